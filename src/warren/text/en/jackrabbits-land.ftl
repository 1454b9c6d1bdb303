# The land of Jack Rabbits: tiles, where they may lie, what a land misses, and what can be wrong with the files of lands and tiles.

## Tiles

tile-name =
    { $kind ->
        [citadel] the citadel
        [underground] the underground
        [tower] the tower of { tile-suit }
        [palace] the palace of { tile-suit }
        [plaza] the plaza of { tile-suit }
        [woods] the woods { $which }
        [mountain] the mountain { $which }
        [river] the river { $which }
        [merchant] the merchant { $which }
        [tavern] the tavern { $which }
        [cave] the cave { $which }
        [sea] the sea
       *[gap] the gap
    }
tile-suit =
    { $which ->
        [clubs] clubs
        [spades] spades
        [hearts] hearts
        [diamonds] diamonds
        [torches] torches
        [shields] shields
        [horseshoes] horseshoes
        [acorns] acorns
        [shells] shells
        [anchors] anchors
        [bells] bells
       *[icicles] icicles
    }

suit-name =
    { $which ->
        [any] any suit
       *[other] { tile-suit }
    }
# A suit by itself; Spanish readers know two names of each.
suit-label = { suit-name }
# A road end: what lies beyond it, if that is known.
road-name =
    { $beyond ->
        [none] road { $side } of { $tile }
        [sea] the road into the sea (side { $side } of { $tile })
        [gap] the road into the gap (side { $side } of { $tile })
       *[other] the road to { $to }
    }

## Why a tile cannot be placed there

land-no-place = There is no such place for { $tile }: each shape lies on the lattice in its own way, and not too far out.
land-overlap = That place is taken by { $other }, and tiles never overlap: find another place for { $tile }.
land-touches-nothing = Only a hexagon can be placed apart, to start an island: { $tile } has to touch the land along a side.
land-islet-joined = An islet lies apart, all its sides facing the sea: { $tile } cannot touch { $other }.
land-islet-inland = An islet lies in the open sea: { $tile } cannot lie in an enclosed gap.
land-beside-islet = Nothing may touch an islet: find another place for { $tile } than beside { $other }.
land-shuts-in-islet = An islet lies in the open sea: there { $tile } would shut one in.

## Guidelines

land-guideline-x = Guideline X: no two hexagons side by side, but { $tile } touches { $other }.
land-guideline-triangles = Guideline !: no two triangles side by side, but { $tile } touches { $other }.
land-guideline-t = Guideline T: no dead ends, but a road of { $tile } ends at an enclosed gap that no tile can fill.

## What a land lacks

land-misses-way = No free roads lead from the citadel to { $tile }.
land-misses-nearness = It takes { $journeys } journeys from the citadel to { $tile }; { $most } should be enough.
land-misses-ways-on =
    { $others ->
        [0] No other hexagon can be reached
        [one] Only one other hexagon can be reached
       *[other] Only { $others } other hexagons can be reached
    } in one journey from { $tile }; there should be two.
land-misses-boats =
    { $boats ->
        [0] No merchant has a boat
        [one] Only one merchant has a boat
       *[other] Only { $boats } merchants have a boat
    }; two should lie at the sea.
land-misses-inland-roads = More than one road runs from sea to sea, on { $tiles }; there should be one at most.
land-misses-joins = Only one side of { $tile } is joined; there should be two.

## Files of tiles

error-tiles-toml = “{ $path }” is not a readable TOML file: look at line { NUMBER($line, useGrouping: 0) }.
error-tiles-name = “{ $path }” needs a name for its tiles: name = "…", in small letters, digits and hyphens.
error-tiles-tile = “{ $path }” has a tile “{ $name }”, but there is no tile of that name. The tiles are { $known }.
error-tiles-missing-tile = “{ $path }” does not have the tile “{ $tile }”. Add it as a table, [{ $tile }].
error-tiles-field = In “{ $path }”, the tile “{ $tile }” has a field “{ $field }”, but there is no field of that name. Its fields are { $known }.
error-tiles-missing-field = In “{ $path }”, the tile “{ $tile }” does not have the field “{ $field }”. Add it.
error-tiles-value = In “{ $path }”, the field “{ $field }” of the tile “{ $tile }” cannot have that value. It can be: { $possible }.

## Files of lands

error-land-header = This is not the file of a land: line { NUMBER($line, useGrouping: 0) } should be “{ $header }”. Name another file.
error-land-short = The file of the land ends too early. Its first lines are a header, its tiles and its suits.
error-land-tiles = Line { NUMBER($line, useGrouping: 0) } of the land should name its set of tiles, such as “tiles standard”.
error-land-other-tiles = Line { NUMBER($line, useGrouping: 0) } says that the land is made of the tiles “{ $wanted }”, and those here are “{ $given }”. Name the file of those tiles.
error-land-suits = Line { NUMBER($line, useGrouping: 0) } of the land should name its suits, two or more, each once. The suits are { $known }.
error-land-tile = Line { NUMBER($line, useGrouping: 0) } of the land names the tile “{ $name }”, but there is no tile of that name. The tiles are { $known }; houses have a suit and road tiles a number, such as tower-clubs and woods-1.
error-land-not-in-play = Line { NUMBER($line, useGrouping: 0) } of the land places “{ $name }”, which does not belong to a land of these suits. Take it out, or name its suit.
error-land-twice = Line { NUMBER($line, useGrouping: 0) } of the land places “{ $name }” again, after line { NUMBER($first, useGrouping: 0) }. Take out one of the two.
error-land-place =
    Line { NUMBER($line, useGrouping: 0) } of the land does not say where “{ $name }” lies. Give whole numbers for x and y, not too far out{ $turns ->
        [1] {""}
       *[other] , and a turn below { $turns }
    }, such as “{ $name } { $example }”.
error-land-citadel = Line { NUMBER($line, useGrouping: 0) } of the land moves the citadel, which lies at 0 0 in every land. Write “citadel 0 0”, and move the others.
error-land-overlap = Line { NUMBER($line, useGrouping: 0) } of the land places “{ $name }” on “{ $other }” (line { NUMBER($first, useGrouping: 0) }). Move one of the two.
error-land-missing = The land does not have all its tiles: { $tiles } { $tiles-count ->
        [one] is
       *[other] are
    } missing. Add a line for each.
error-land-islet = Line { NUMBER($line, useGrouping: 0) } of the land places the islet “{ $name }” beside “{ $other }”, but all its sides must face the sea. Move one of the two.
error-land-islet-inland = Line { NUMBER($line, useGrouping: 0) } of the land places the islet “{ $name }” in an enclosed gap, but all its sides must face the sea. Move it, or open the gap.
error-land-adrift = Line { NUMBER($line, useGrouping: 0) } of the land places “{ $name }” where it is not joined to any hexagon, side by side. Move it.
error-land-other-suits = This land has the houses of { $land }, and the suits in play are { $wanted }. Choose another land, or play with its suits.
error-land-not-found = No land of the character “{ $character }” was found for the seed “{ $seed }” with these tiles, in { $tries } tries. Try another seed or character, or other tiles.
