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
    .you = You are dealt { $cards }.
jackrabbits-story-rolled =
    { $player } { $passport ->
        [none] rolls
       *[some] shows { $passport } as a passport and rolls
    } { $first } and { $second }: the price is { $price }.
    .you =
        You { $passport ->
            [none] roll
           *[some] show { $passport } as a passport and roll
        } { $first } and { $second }: the price is { $price }.
jackrabbits-story-matched =
    { $player } shows { $card } in the lottery{ $drawn ->
        [none] .
        [hidden] { " " }and wins a card.
       *[some] { " " }and wins { $drawn }.
    }
    .you =
        You show { $card } in the lottery{ $drawn ->
            [none] .
            [hidden] { " " }and win a card.
           *[some] { " " }and win { $drawn }.
        }

## A journey: its legs have the traveller as their subject

jackrabbits-story-journey = { $player } { $legs }.
    .you = You { $legs }.
jackrabbits-leg-pays = pays { $cards }
    .you = pay { $cards }
jackrabbits-leg-passes = passes { $tiles }
    .you = pass { $tiles }
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
        [climbed] comes out of { $here } by torchlight{ jackrabbits-leg-cost }
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
        [galloped] rides from { $here } to { $to } on horses of horseshoes{ jackrabbits-leg-cost }
        [trotted] rides to { $here } on horses of horseshoes{ jackrabbits-leg-cost }
        [took-well] goes down the well of { $here }
        [drifted] drifts to { $to }{ jackrabbits-leg-cost }
        [plunged] drops through the hole of { $here }
        [rowed-out] rows for free from { $here } to { $to }
        [sailed] sails on the ship from { $here } to { $to }
        [tunneled] comes out of { $here }{ jackrabbits-leg-cost }
        [took-crypt] goes down through the locked cave of { $here }
        [unlocked] unlocks the cave from { $here } and comes out at { $to }{ jackrabbits-leg-cost }
        [flew] flies to { $to }
        [flew-short] flies to { $to }{ jackrabbits-leg-cost }
        [grounded] stays at { $here }, with nowhere to land
       *[fell] falls off the board, because the passport is too low
    }
    .you =
        { $what ->
            [stayed] stay at { $here }
            [left] leave { $here }
            [arrived] arrive at { $here }
            [passed-through] travel on past { $here }
            [left-land] { $here ->
                [none] walk off the land
               *[some] walk off the land at { $here }
            }
            [turned-back] find no way on and go back to { $here }
            [got-up] come back to the underground
            [came-out] come out of { $here }
            [climbed] come out of { $here } by torchlight{ jackrabbits-leg-cost }
            [went-down] go underground at { $here }
            [crossed] cross { $here } off-road{ jackrabbits-leg-cost }
            [hired-horse] ride a horse from { $here } to { $to }{ jackrabbits-leg-cost }
            [rowed] row from { $here } to { $to }{ jackrabbits-leg-cost }
            [took-joker] { $here ->
                [none] take a joker
               *[some] take a joker at { $here }
            }{ jackrabbits-leg-cost }
            [rode] give back a joker to ride to { $to }
            [hopped] hop from { $here } to { $to }{ jackrabbits-leg-cost }
            [rowed-out] row for free from { $here } to { $to }
            [galloped] ride from { $here } to { $to } on horses of horseshoes{ jackrabbits-leg-cost }
            [trotted] ride to { $here } on horses of horseshoes{ jackrabbits-leg-cost }
            [took-well] go down the well of { $here }
            [drifted] drift to { $to }{ jackrabbits-leg-cost }
            [plunged] drop through the hole of { $here }
            [sailed] sail on the ship from { $here } to { $to }
            [tunneled] come out of { $here }{ jackrabbits-leg-cost }
            [took-crypt] go down through the locked cave of { $here }
            [unlocked] unlock the cave from { $here } and come out at { $to }{ jackrabbits-leg-cost }
            [flew] fly to { $to }
            [flew-short] fly to { $to }{ jackrabbits-leg-cost }
            [grounded] stay at { $here }, with nowhere to land
           *[fell] fall off the board, because the passport is too low
        }

## What is acquired

jackrabbits-story-claimed = { $player } claims { $card } at { $place } for { $cards }, and puts a carrot there.
    .you = You claim { $card } at { $place } for { $cards }, and put a carrot there.
jackrabbits-story-bought =
    { $player } buys { $cards }{ $paid-count ->
        [0] { "" }
       *[other] { " " }for { $paid }
    }.
    .you =
        You buy { $cards }{ $paid-count ->
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
    .you =
        You attack { $rival } at { $place }{ $rounds ->
            [none] .
           *[other] : { $rounds }.
        }
    .at-you =
        { $player } attacks you at { $place }{ $rounds ->
            [none] .
           *[other] : { $rounds }.
        }
jackrabbits-story-fought = { $player } plays { $cards }
    .you = you play { $cards }
jackrabbits-story-yielded = { $player } gives up
    .you = you give up
jackrabbits-story-contested =
    { $player } contests the visit of { $rival } to { $place }{ $rounds ->
        [none] .
       *[other] : { $rounds }.
    }
    .you =
        You contest the visit of { $rival } to { $place }{ $rounds ->
            [none] .
           *[other] : { $rounds }.
        }
    .at-you =
        { $player } contests your visit to { $place }{ $rounds ->
            [none] .
           *[other] : { $rounds }.
        }
jackrabbits-story-showed = { $player } shows { $cards }
    .you = you show { $cards }
jackrabbits-story-refused = { $player } shows nothing
    .you = you show nothing
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
    .you =
        You were welcome; { $rival } { $cards-count ->
            [0] { $thrown ->
                [yes] is thrown off the board
               *[no] was wrong
            }
           *[other] loses { $cards }{ $thrown ->
                [yes] { " " }and is thrown off the board
               *[no] { "" }
            }
        }.
    .at-you =
        { $player } was welcome; you { $cards-count ->
            [0] { $thrown ->
                [yes] are thrown off the board
               *[no] were wrong
            }
           *[other] lose { $cards }{ $thrown ->
                [yes] { " " }and are thrown off the board
               *[no] { "" }
            }
        }.

jackrabbits-story-discarded = { $player } discards { $cards }.
    .you = You discard { $cards }.
