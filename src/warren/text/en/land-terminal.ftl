# Building a land and walking on it in a terminal.

## Tiles and directions

# The sign of a tile on the drawing, and what it is.
land-board-short =
    { $sign } { $kind ->
        [citadel] citadel
        [underground] underground
        [tower] tower
        [palace] palace
        [plaza] plaza
        [woods] woods { $which }
        [mountain] mountain { $which }
        [river] river { $which }
        [merchant] merchant { $which }
        [tavern] tavern { $which }
       *[cave] cave { $which }
    }
land-board-direction =
    { $direction ->
        [n] north
        [ne] northeast
        [e] east
        [se] southeast
        [s] south
        [sw] southwest
        [w] west
       *[nw] northwest
    }

## What can be done

land-board-face-down =
    { $count ->
        [one] 1 { $shape ->
            [hexagon] hexagon
            [rhombus] rhombus
           *[triangle] triangle
        }
       *[other] { $count } { land-shapes }
    }
land-board-flip = flip one
land-board-take = take this tile
land-board-put = put it here
land-board-island = start an island
land-board-walk = walk this way
land-board-home = go home
land-board-off = off the land


## Where a tile would lie

land-board-side = the { land-board-direction } side of { $tile }
land-board-beside = At { $sides }.
land-board-apart-at = Apart, in the sea, at { $x }, { $y }: { $steps } steps { land-board-direction } of the citadel.
land-board-next-to = Beside { $tile }
land-board-at-side =
    its { land-board-direction } side{ $turn ->
        [rising] , leaning up to the right
        [falling] , leaning up to the left
        [upright] , upright
       *[none] { "" }
    }{ $sides-count ->
        [0] { "" }
       *[other] , and { $sides }
    }.
land-board-way = In the sea, to the { land-board-direction }
land-board-steps = { $steps } steps from the citadel, at { $x }, { $y }.

## What lies ahead of a rabbit

land-board-ahead =
    The road to the { land-board-direction } { $passed-count ->
        [0] { "" }
       *[other] goes through { $passed } and{ " " }
    }{ $where ->
        [house] leads to { $tile }.
        [fork] comes to a fork at { $tile }.
       *[off] leaves the land: a rabbit that goes there turns up on the citadel again.
    }

## The table

land-board-land =
    { $tiles ->
        [one] One tile lies on the land
       *[other] { $tiles } tiles lie on the land
    }, { $joins ->
        [0] and no sides are joined
        [one] and one pair of sides is joined
       *[other] and { $joins } pairs of sides are joined
    }.
land-board-neighbour = { $tile } to the { land-board-direction }
land-board-lies =
    { $tile }: { $joined-count ->
        [0] nothing beside it
       *[other] { $joined }
    }{ $open ->
        [0] .
        [one] ; one side is open.
       *[other] ; { $open } sides are open.
    }
land-board-holds =
    { $player } has { $hexagons ->
        [one] one hexagon
       *[other] { $hexagons } hexagons
    }, { $rhombi ->
        [one] one rhombus
       *[other] { $rhombi } rhombi
    } and { $triangles ->
        [one] one triangle
       *[other] { $triangles } triangles
    } left{ $known-count ->
        [0] { "" }
       *[other] : { $known }
    }. Sides joined so far: { $joined }.
land-board-in-hand = { $tile } is to be placed now.
land-board-walker =
    { $home ->
        [yes] { $player }’s rabbit is at home; it has seen { $seen } of { $all } hexagons.
       *[no] { $player }’s rabbit is at { $tile }; it has seen { $seen } of { $all } hexagons.
    }
land-board-rabbits = The rabbits: { $rabbits }.
land-board-player =
    { $count ->
        [one] one tile left
       *[other] { $count } tiles left
    } · { $joined ->
        [one] one side joined
       *[other] { $joined } sides joined
    }
land-board-player-walks =
    { $home ->
        [yes] at home
       *[no] { $tile }
    } · { $seen } of { $all } seen
