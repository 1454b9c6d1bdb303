# Jack Rabbits told as a story: a roll, a whole journey, a fight or a purchase, one sentence each.

jackrabbits-story-dealt =
    { $players-count ->
        [one] { $players } is dealt { $count ->
            [one] one card.
           *[other] { $count } cards.
        }
       *[other] { $players } are dealt { $count ->
            [one] one card each.
           *[other] { $count } cards each.
        }
    }
jackrabbits-story-hand = { $player } is dealt { $cards }.
jackrabbits-story-rolled =
    { $player } { $passport ->
        [none] rolls
       *[some] shows { $passport } as a passport and rolls
    } { $first } and { $second }: the price is { $price }.
jackrabbits-story-matched =
    { $player } shows { $card } in the lottery{ $drawn ->
        [none] .
        [hidden] { " " }and wins a card.
       *[some] { " " }and wins { $drawn }.
    }

## A journey: its legs have the traveller as their subject

jackrabbits-story-journey = { $player } { $legs }.
jackrabbits-leg-pays = pays { $cards }
jackrabbits-leg-passes = passes { $tiles }
jackrabbits-leg-cost =
    { $cards-count ->
        [0] { "" }
       *[other] { " " }(for { $cards })
    }
jackrabbits-leg =
    { $what ->
        [stayed] stays at { $here }
        [left] leaves { $here }
        [arrived] arrives at { $here }
        [passed-through] travels on past { $here }
        [left-land] { $here ->
            [none] walks off the land
           *[some] walks off the land at { $here }
        }
        [turned-back] finds no way on and goes back to { $here }
        [got-up] comes back to the underground
        [came-out] comes out of { $here }
        [went-down] goes underground at { $here }
        [crossed] crosses { $here } off-road{ jackrabbits-leg-cost }
        [hired-horse] rides a horse from { $here } to { $to }{ jackrabbits-leg-cost }
        [rowed] rows from { $here } to { $to }{ jackrabbits-leg-cost }
        [took-joker] { $here ->
            [none] takes a joker
           *[some] takes a joker at { $here }
        }{ jackrabbits-leg-cost }
        [rode] gives back a joker to ride to { $to }
        [hopped] hops from { $here } to { $to }{ jackrabbits-leg-cost }
        [flew] flies to { $to }
        [flew-short] flies to { $to }{ jackrabbits-leg-cost }
        [grounded] stays at { $here }, with nowhere to land
       *[fell] falls off the board, because the passport is too low
    }

## What is acquired

jackrabbits-story-claimed = { $player } claims { $card } at { $place } for { $cards }, and puts a carrot there.
jackrabbits-story-bought =
    { $player } buys { $cards }{ $paid-count ->
        [0] { "" }
       *[other] { " " }for { $paid }
    }.

## Fights and contests

jackrabbits-story-rounds = { $rounds }.
jackrabbits-story-next = { $start }; { $item }
jackrabbits-story-attacked =
    { $player } attacks { $rival } at { $place }{ $rounds ->
        [none] .
       *[other] : { $rounds }.
    }
jackrabbits-story-fought = { $player } plays { $cards }
jackrabbits-story-yielded = { $player } gives up
jackrabbits-story-contested =
    { $player } contests the visit of { $rival } to { $place }{ $rounds ->
        [none] .
       *[other] : { $rounds }.
    }
jackrabbits-story-showed = { $player } shows { $cards }
jackrabbits-story-refused = { $player } shows nothing
jackrabbits-story-welcome =
    { $player } was welcome; { $rival } { $cards-count ->
        [0] { $thrown ->
            [yes] is thrown off the board
           *[no] was wrong
        }
       *[other] loses { $cards }{ $thrown ->
            [yes] { " " }and is thrown off the board
           *[no] { "" }
        }
    }.

jackrabbits-story-discarded = { $player } discards { $cards }.
