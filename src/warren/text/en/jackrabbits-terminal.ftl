# Jack Rabbits in a terminal: the table in sentences, the panel beside the land, ways on, and buttons.

jackrabbits-board-turn =
    Turn { NUMBER($number, useGrouping: 0) }, { $player }: { $price ->
        [0] the dice have not been rolled
       *[other] the dice show { $first } and { $second }, so the price is { $price }
    }{ $passport ->
        [none] .
       *[some] , and { $passport } is the passport of a flight.
    }
    .you =
        Turn { NUMBER($number, useGrouping: 0) }, yours: { $price ->
            [0] the dice have not been rolled
           *[other] the dice show { $first } and { $second }, so the price is { $price }
        }{ $passport ->
            [none] .
           *[some] , and { $passport } is the passport of a flight.
        }
jackrabbits-board-aim =
    To win, bring { $objective ->
        [simple] any three royals
        [diverse] three royals of three suits
        [monarchic] a King, a Queen and a Jack
        [diverse-monarchic] a King, a Queen and a Jack of three suits
       *[tribal] three royals of one suit
    } to the citadel.
jackrabbits-opening = Each turn you roll, travel, acquire and draw. The dice are the price of a shortcut; walking along a road to the next house is free. At a house you claim its royal, for ten points in its suit.
jackrabbits-board-player =
    { $player } { $where ->
        [road] is on the way, at { $place },
        [off-board] is off the board
       *[hexagon] is at { $place }
    } with { $cards ->
        [0] no cards
        [one] one card
       *[other] { $cards } cards
    }{ $royals-count ->
        [0] { "" }
       *[other] , including { $royals }
    }{ $capital-count ->
        [0] { "" }
       *[other] ; capital Ace: { $capital }
    }{ $hearts-count ->
        [0] { "" }
       *[other] ; laid open: { $hearts }
    }.
    .you =
        You { $where ->
            [road] are on the way, at { $place },
            [off-board] are off the board
           *[hexagon] are at { $place }
        } with { $cards ->
            [0] no cards
            [one] one card
           *[other] { $cards } cards
        }{ $royals-count ->
            [0] { "" }
           *[other] , including { $royals }
        }{ $capital-count ->
            [0] { "" }
           *[other] ; capital Ace: { $capital }
        }{ $hearts-count ->
            [0] { "" }
           *[other] ; laid open: { $hearts }
        }.
jackrabbits-board-jokers =
    { $count ->
        [one] a joker
       *[other] { $count } jokers
    }
jackrabbits-board-laid = Put down: { $cards }.
jackrabbits-board-basket = Chosen to buy: { $cards }.
jackrabbits-board-court =
    { $suits-count ->
        [0] { $cards-count ->
            [0] The court is empty.
           *[other] In the court: { $cards }.
        }
       *[other] { $cards-count ->
            [0] In the court: all royals of { $suits }.
           *[other] In the court: all royals of { $suits }; and { $cards }.
        }
    }
jackrabbits-board-spent =
    { $cards-count ->
        [0] The spent lot is empty
       *[other] In the spent lot: { $cards }
    }; { $pile ->
        [0] the pile is empty.
        [one] one card is in the pile.
       *[other] { $pile } cards are in the pile.
    }
jackrabbits-board-suit = { $cards }, worth { $points } in { tile-suit }
jackrabbits-board-hand =
    { $suits ->
        [none] You have no cards.
       *[some] Your hand: { $suits }.
    }

## The panel beside the land

jackrabbits-panel-aim =
    Goal: { $objective ->
        [simple] any three royals
        [diverse] royals of 3 suits
        [monarchic] a K, a Q and a J
        [diverse-monarchic] K, Q, J of 3 suits
       *[tribal] 3 royals of one suit
    } to the citadel
jackrabbits-panel-turn =
    Turn { NUMBER($number, useGrouping: 0) } · { $player }{ $price ->
        [0] { "" }
       *[other] { " " }· dice { $first }+{ $second } · price { $price }
    }
jackrabbits-panel-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
jackrabbits-panel-off-board = off the board
jackrabbits-panel-hand = Hand
jackrabbits-panel-court = Court
jackrabbits-panel-spent = Spent
jackrabbits-panel-pile = pile { $pile }
jackrabbits-panel-laid =
    { $what ->
        [laid] Put down
        [answered] Against it
       *[basket] To buy
    }
jackrabbits-legend = v with the sign of a rabbit is its carrot; ★ is a joker. Numbers mark the roads you can take, and capital letters every place you can reach and pay for; a royal behind a price is one that must be spent for it.
jackrabbits-legend-laid = A suit’s sign in other colours is what lies on a tile: guard, beast, ship or storm; with a number a seal and what it takes to come there, or an anchor and what it adds to the price. A number on a tile is its key in a list.
jackrabbits-legend-slots =
    A card with ? is a royal still to come: ?? any, K? a King, ?♠ one of spades, ≠? one of another suit, =? three of one suit.{ $marker ->
        [none] { "" }
       *[some] { " " }{ $marker } on the citadel is the marker of the objective.
    }

## Ways on

jackrabbits-way-off = off the land
jackrabbits-way-free = free
jackrabbits-way-by =
    { $price }{ $tiles-count ->
        [0] { "" }
       *[other] { " " }by { $tiles }
    }
jackrabbits-way-any = { $points } any
jackrabbits-way-royals = { $price } ({ $royals })
jackrabbits-place-off = off the board
jackrabbits-port = { $tile }, { land-board-direction } side
jackrabbits-ahead =
    The road to the { land-board-direction } { $passed-count ->
        [0] { "" }
       *[other] passes { $passed } and{ " " }
    }{ $where ->
        [house] leads to { $tile }.
        [off] leaves the land: you would be off the board.
       *[tile] comes to { $tile }{ $leads-count ->
            [0] { $off ->
                [yes] , where the road leaves the land.
               *[no] .
            }
           *[other] ; free roads lead on to { $leads }{ $off ->
                [yes] , and off the land.
               *[no] .
            }
        }
    }
jackrabbits-there-royal =
    { $whose ->
        [mine] Your carrot lies there.
        [held] { $rival } holds { $card }.
       *[court] { $card } is in the court, for { $price ->
            [10] ten
           *[other] { $price }
        } points in { tile-suit }: you have { $points }.
    }
jackrabbits-there-transfer =
    { $kind ->
        [merchant] { $boat ->
            [yes] A horse or a boat
           *[no] A horse
        }
        [tavern] A joker
        [cave] Another cave
       *[other] To cross it
    } costs { $price } in { $suits }: you have { $points }.
jackrabbits-there-win = With the royals you hold, you win there.
jackrabbits-there-guarded = { $rivals } may contest your arrival with hearts: you have { $points } to show.
jackrabbits-there-rabbits =
    { $rabbits-count ->
        [one] { $rabbits } is there.
       *[other] { $rabbits } are there.
    }
# A way to a place: what it costs, and by which tiles it goes.
jackrabbits-way =
    To { $place }, { $cost }{ $tiles-count ->
        [0] .
       *[other] , by { $tiles }.
    }
jackrabbits-cost =
    { $costs-count ->
        [0] free
       *[other] for { $costs }{ $royals-count ->
            [0] { "" }
           *[other] , which takes { $royals }
        }
    }
jackrabbits-cost-points = { $points } in { $suits }
jackrabbits-price = It costs { $cost }.
jackrabbits-cost-joker = a joker given back
jackrabbits-reach-none = You cannot reach any place.
jackrabbits-reach = You can get, { $cost }, to { $places }.

## What can be done

jackrabbits-menu-places = Go straight to a place you can reach and pay for
# What is written on buttons. $thing is a card or a tile.
jackrabbits-button =
    { $what ->
        [roll] roll the dice
        [passport] show { $thing } as a passport, and fly
        [match] your { $thing } matches a die: show it and draw a card
        [stay] stay here
        [ride] give a joker back, and ride to { $thing }
        [horse] hire a horse to { $thing }
        [cross] pay to cross to the other road
        [joker] pay for a joker
        [hole] come out of { $thing }
        [down] go underground
        [fly] fly to { $thing }
        [fall] fall off the board
        [done] that is all
        [claim] claim the royal of this house
        [attack] attack { $player }
        [yield] give up
        [contest] contest the visit
        [queen] show the royal of this house
        [refuse] show nothing, and go off the board
        [buy] buy { $thing }
        [discard] discard { $thing }
        [rest] nothing more: end the turn
        [call] call: { $player } has too many cards
        [offer] offer { $player } a trade
        [accept] accept the trade
       *[pass] let it pass
    }
jackrabbits-button-decline = decline the trade
# Buttons of one kind that open a list.
jackrabbits-button-kind =
    { $what ->
        [passport] show a passport, and fly
        [match] cards of yours match a die: show one and draw a card
        [ride] ride, for a joker
        [horse] hire a horse
        [boat] take a boat
        [hole] come out of a cave
        [fly] fly
        [guard] place the guard
        [beast] move the beast
        [climb] come out of a cave by torchlight
        [gallop] ride to a hexagon
        [trot] ride to a cave
        [choose] give a joker back, and choose the dice
        [attack] attack
        [buy] buy from the spent lot
        [discard] discard down
        [call] call
        [offer] offer a trade
        [storm] move the storm
        [row] row, free of charge
        [drift] drift to a port
        [sail] sail on the ship
        [dispatch] send the pirate ship
        [anchor] lay an anchor under the royal
        [tunnel] come out of a cave for bells
       *[other] more
    }
jackrabbits-button-places = other places
jackrabbits-button-ware = { $card } for { $points }
jackrabbits-button-card =
    { $what ->
        [pay] pay with it
        [fight] fight with it
        [prove] show it
        [lay] lay it open
        [discard] discard it
        [buy] buy it
        [return] return it to the court
        [capital] make it the capital Ace
        [say] say you give it
        [ask] ask for it
        [give] give it
       *[other] choose it
    }
jackrabbits-button-least =
    { $what ->
        [pay] pay { $cards } (worth { $points })
        [fight] play { $cards } (worth { $points })
       *[show] show { $cards } (worth { $points })
    }

## What is asked

# How it is answered on a full screen.
jackrabbits-keys =
    { $what ->
        [roads] Arrows or a number: a road. A capital: a place.
        [places] A capital letter chooses a place.
        [cards] Choose with ← and →, take with Space.
       *[buttons] Press a key in brackets.
    }
