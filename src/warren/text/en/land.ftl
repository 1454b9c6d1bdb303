# Building a land: its name, settings, actions, reasons, facts and endings. Its rules are in land-rules.ftl; tiles and guidelines in jackrabbits-land.ftl.

land-game = Build a land
    .about = One to four players lay hexagons, rhombi and triangles edge to edge until a land with roads has grown around the citadel; then their rabbits can walk about on it.
    .turn = You flip one of your tiles, or choose one, and place it against the land, edge to edge; a hexagon may also start an island. Once all tiles are placed the land is built, and the rabbits may set out to see it, road by road.
    .typed = A choice is its number or its short form (flip:rhombus, tile:tower-clubs or road:ne).
    .asked = home
    .rule = JR-B4

## Settings

land-setting-players = How many people build: one alone, or up to four together (JR-B1).
land-setting-suits = Which suits are in play, two to twelve of them; each brings three houses and a set of road tiles (JR-E0b).
land-setting-style = How you build: in strict you flip one tile each turn, in free you choose among your tiles, and freestyle has no turns at all (JR-B3).
land-setting-guidelines = The guidelines are enforced (enforce), noted as advice (advise), or ignored (ignore) (JR-B4).
land-setting-explore = Rabbits walk about on the land once it is built (JR-B5).
land-setting-land = The land to walk on: build makes a new one, sample is the one that ships with the game, generated comes from a seed (compact, wild, islands or archipelago), and the code of a land takes you back to it (JR-B3).
land-setting-tiles = The set of tiles: the standard one, or the code of your own (JR-P4).

land-label-players = Players
land-label-suits = Suits
land-label-style = Building
land-label-guidelines = Guidelines
land-label-explore = Explore
land-label-land = Land
land-label-tiles = Tiles
land-option-style =
    { $value ->
        [strict] strict: flip a tile, place it
        [free] free: choose among your tiles
       *[freestyle] freestyle: no turns
    }
land-option-guidelines =
    { $value ->
        [enforce] enforced
        [advise] advice
       *[ignore] ignored
    }

form-shape = shape
form-tile = tile
form-x = x
form-y = y
form-turn = turn
form-direction = direction

## Actions

land-action-flip =
    Flip one of your { $shape ->
        [hexagon] hexagons
        [rhombus] rhombi
       *[triangle] triangles
    }.
land-action-tile = Take { $tile }.
land-action-at = Place it at { $x }, { $y }.
land-action-apart = Start an island with it.
land-action-turn =
    { $turn ->
        [0] Leave it as it is.
        [1] Turn it once.
       *[other] Turn it twice.
    }
land-action-road = Take the road to the { land-direction }.
land-action-home = Go home: you have seen enough.

land-direction =
    { $direction ->
        [ne] northeast
        [n] north
        [nw] northwest
        [sw] southwest
        [s] south
       *[se] southeast
    }
land-shapes =
    { $shape ->
        [hexagon] hexagons
        [rhombus] rhombi
       *[triangle] triangles
    }

## Why an action is not legal now

land-flip-first = First flip one of your tiles: say of which shape.
land-put-back = You have put back one of your { land-shapes }, because it did not fit anywhere. Flip another shape.
land-none-left = You have no { land-shapes } left. Flip another shape.
land-tile-first = First take one of your tiles.
land-not-your-tile = You do not have { $tile }. Choose one of your own tiles.
land-fits-nowhere = There is no place now where { $tile } follows the guidelines. Choose another of your tiles.
land-place-first = You have { $tile } in hand. Say where it goes.
land-turn-first = You have { $tile } in hand and have chosen its place. Say which way round it goes.
land-apart-first = That place is out in the sea. Say first that you start an island with { $tile }.
land-island-joined = An island starts apart from everything: there, { $tile } would touch the land. Choose a place farther out, or start the move again.
land-islet-anyway = An islet always lies apart: just say where { $tile } goes.
land-islet-crowded = An islet keeps its distance: there, { $tile } would touch another tile at a corner. Find a place farther out.
land-islet-enclosed = An islet keeps the open sea all around it: there, { $tile } would close off the water beside one. Find another place.
land-no-room-apart = There is no room for an island now. Place { $tile } so that it touches the land.
land-too-far = That is too far out for { $tile }. Stay near the land.
land-walk-or-home = The land is built. Take a road with your rabbit, or go home.
land-no-road-there = No road leads { land-direction } for your rabbit here, or it has just come from there. Take another road.

## What speaks for a place

land-merit-joins =
    It joins { $sides ->
        [one] one side
       *[other] { $sides } sides
    }.
land-merit-all-break = Wherever { $tile } goes, a guideline is broken: this place joins most.

## What happened

land-fact-founded = The citadel is placed. With { $suits } suits there are { $tiles } tiles to build with; the underground lies apart.
land-fact-dealt =
    { $player } gets { $hexagons ->
        [one] one hexagon
       *[other] { $hexagons } hexagons
    }, { $rhombi ->
        [one] one rhombus
       *[other] { $rhombi } rhombi
    } and { $triangles ->
        [one] one triangle
       *[other] { $triangles } triangles
    }.
    .you =
        You get { $hexagons ->
            [one] one hexagon
           *[other] { $hexagons } hexagons
        }, { $rhombi ->
            [one] one rhombus
           *[other] { $rhombi } rhombi
        } and { $triangles ->
            [one] one triangle
           *[other] { $triangles } triangles
        }.
land-fact-received = { $player } gets { $tile }.
    .you = You get { $tile }.
land-fact-flipped = { $player } flips { $tile }.
    .you = You flip { $tile }.
land-fact-put-back = There is no place where { $tile } follows the guidelines: { $player } puts it back and flips another shape.
    .you = There is no place where { $tile } follows the guidelines: you put it back and flip another shape.
land-fact-relaxed = None of the tiles of { $player } fits: for { $tile }, guideline { $guideline } does not count.
    .you = None of your tiles fits: for { $tile }, guideline { $guideline } does not count.
land-fact-placed =
    { $player } places { $tile }, joining { $joins ->
        [one] one side
       *[other] { $joins } sides
    }.
    .you =
        You place { $tile }, joining { $joins ->
            [one] one side
           *[other] { $joins } sides
        }.
land-fact-island = { $player } starts an island with { $tile }.
    .you = You start an island with { $tile }.
land-fact-islet = { $player } places an islet in the sea: { $tile }.
    .you = You place an islet in the sea: { $tile }.
land-fact-note-hexagons = Against guideline X, two hexagons lie side by side: { $tile } touches { $beside }.
land-fact-note-triangles = Against guideline !, two triangles lie side by side: { $tile } touches { $beside }.
land-fact-note-dead-end = Against guideline T, there is a dead end: beside { $tile } is a gap that no tile can fill.
land-fact-built =
    The land is built: { $joins ->
        [one] one pair of sides is joined
       *[other] { $joins } pairs of sides are joined
    }, and { $ports ->
        [one] one road leads
       *[other] { $ports } roads lead
    } out to the sea.
land-fact-misses-way = { land-misses-way }
land-fact-misses-nearness = { land-misses-nearness }
land-fact-misses-ways-on = { land-misses-ways-on }
land-fact-misses-boats = { land-misses-boats }
land-fact-misses-inland-roads = Roads on { $roads } rhombi run from sea to sea; there should be one at most.
land-fact-misses-joins = { land-misses-joins }
land-fact-revisited = You are back on a land of { $tiles } tiles.
land-fact-set-out = { $player }’s rabbit stands on the citadel.
    .you = Your rabbit stands on the citadel.
land-fact-left-by = { $player }’s rabbit leaves { $tile } by the road to the { land-direction }.
land-fact-passed = It passes { $tile }.
land-fact-came-to-fork = It comes to a fork: { $tile }.
land-fact-arrived = It has come to { $tile }.
land-fact-strayed = The land ends beyond { $tile }. { $player }’s rabbit finds itself back on the citadel.
    .you = The land ends beyond { $tile }. Your rabbit finds itself back on the citadel.
land-fact-went-home =
    { $player }’s rabbit goes home. It has been on { $hexagons ->
        [one] one hexagon
       *[other] { $hexagons } hexagons
    }.
    .you =
        Your rabbit goes home. It has been on { $hexagons ->
            [one] one hexagon
           *[other] { $hexagons } hexagons
        }.

## The same as a story

land-story-received = { $player } gets { $tiles }.
    .you = You get { $tiles }.
land-story-left =
    { $player }’s rabbit leaves { $tile } by the road to the { land-direction }{ $passed-count ->
        [0] .
       *[other] { " " }and passes { $passed }.
    }
    .you =
        Your rabbit leaves { $tile } by the road to the { land-direction }{ $passed-count ->
            [0] .
           *[other] { " " }and passes { $passed }.
        }

## How it ended

land-built = The land is built, by all of you together. Sides joined: { $scores }.
land-explored = All rabbits are home. Hexagons seen: { $scores }.

## What can be wrong

error-land-code = That is not the code of a land. Copy it whole, from the L at its beginning to its last letter.
error-settings-land = The setting “{ $name }” does not name a land, such as sample, generated:7 (with any seed) or the code of one. { $problem }

## What is asked: in full, in brief for a bar where there is little room, and by which keys it is answered

land-ask-flip = { $player }, which shape do you flip?
    .brief = Your turn: flip a tile.
    .keys = Choose with ← and →, then press Enter.
land-ask-tile = { $player }, which tile do you take?
    .brief = Your turn: place a tile on the land.
    .keys = Choose with ← and →, then press Enter.
land-ask-anytime = { land-ask-tile }
    .brief =
        { $alone ->
            [yes] { land-ask-tile.brief }
           *[no] Keep building whenever you like.
        }
    .keys = { land-ask-tile.keys }
land-ask-place = { $player }, where does { $tile } go?
    .brief = Your turn: find a place for it.
    .keys = Move it with the arrow keys, then press Enter.
land-ask-road = { $player }, where does your rabbit go?
    .brief = Where does your rabbit hop?
    .keys = Choose a road with the arrow keys and press Enter, or press its number.
