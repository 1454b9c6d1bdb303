# Building a land and walking on it, in the browser.

## On the start page

land-page-start-alone = Build alone
land-page-start-bot = Build with a bot
land-page-start-friend = Build with a friend
land-page-start-walk = Walk on a ready-made land
land-page-open-file = Open a land from a file
land-page-dead-link = This link leads to no land. { $problem }
land-page-found = A land is waiting for your rabbit.
land-page-walk-alone = Walk on it
land-page-race-bot = Race a bot on it
land-page-race-friend = Race a friend on it
land-page-walk-friend = Walk on it with a friend

## What to do

land-page-place = Place it
land-page-go-home = Go home
land-page-placed =
    { $tile ->
        [none] Place it here.
       *[other] Place { $tile } here.
    }{ $apart ->
        [yes] {" "}An island begins.
       *[no] {""}
    }

## The land

land-page-map =
    The land so far: { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }. Arrow keys move it, plus and minus zoom, zero shows all of it.
land-page-closer = Closer
land-page-farther = Farther away
land-page-fit = Show everything
land-page-sites =
    { $count ->
        [one] One place for this tile
       *[other] { $count } places for this tile
    }. Arrow keys go from place to place, R turns the tile, Enter places it.
land-page-site =
    Place { $number } of { $count }, { land-direction } of the citadel: { $apart ->
        [yes] out in the sea.
       *[no] beside { $tiles }, joining { $sides ->
            [one] one side
           *[other] { $sides } sides
        }.
    }
land-page-again = Press Enter again to place it.
land-page-note =
    { $note ->
        [X] Guideline X: two hexagons would lie side by side.
        [T] Guideline T: a road would end at a gap that no tile can fill.
       *[other] Guideline !: two triangles would lie side by side.
    }
land-page-joins =
    Joins { $sides ->
        [one] one side
       *[other] { $sides } sides
    }: { $tiles }.
land-page-alone = Lies apart, out in the sea.

## One’s tiles

land-page-tiles = Your tiles
land-page-stack =
    { $tile }{ $count ->
        [one] {""}
       *[other] , one of { $count }
    }{ $state ->
        [taken] , in hand
        [free] {""}
       *[not] , not now
    }
land-page-flip-shape =
    { $shape ->
        [hexagon] Flip a hexagon
        [rhombus] Flip a rhombus
       *[triangle] Flip a triangle
    }: { $count } left
land-page-how = You have { $tile } in hand. Drag it to the land, or touch a dot there.
land-page-turn = Turn
land-page-island = Start an island
land-page-left = { $hexagons } hexagons, { $rhombi } rhombi and { $triangles } triangles left
land-page-joined =
    { $sides ->
        [one] one side joined
       *[other] { $sides } sides joined
    }

## Exploring

land-page-ways = Roads to take
land-page-seen = { $seen } of { $all } seen
land-page-houses = What your rabbit has seen
land-page-house =
    { $seen ->
        [yes] { $tile }: seen
       *[no] { $tile }: not yet
    }

## When the land is built

land-page-keep = Keep this land
land-page-misses = A land of your own, which you can play on as it is. What it lacks:
land-page-good = A good land: it lacks nothing.
land-page-save = Save as a file
land-page-link = Link
land-page-code = Code
land-page-copy-code = Copy the code
