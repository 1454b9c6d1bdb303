# Jack Rabbits in a terminal: the table in sentences, the panel beside the land, ways on, deeds, and what is asked.

jackrabbits-board-turn =
    Turn { NUMBER($number, useGrouping: 0) }, { $player }: { $price ->
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
jackrabbits-board-jokers =
    { $count ->
        [one] a joker
       *[other] { $count } jokers
    }
jackrabbits-board-laid = Put down: { $cards }.
jackrabbits-board-basket = Chosen to buy: { $cards }.
jackrabbits-board-court =
    { $cards-count ->
        [0] The court is empty.
       *[other] In the court: { $cards }.
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
jackrabbits-legend = v with the sign of a rabbit is its carrot; ★ is a joker. Numbers mark the roads you can take, and capital letters every place you can reach and pay for.

## Ways on

jackrabbits-way-off = off the land
jackrabbits-way-free = free
jackrabbits-way-any = { $points } any
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
        [held] { $owner } holds { $card }.
       *[court] { $card } is in the court, for ten points in { tile-suit }: you have { $points }.
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
       *[other] for { $costs }
    }
jackrabbits-cost-points = { $points } in { $suits }
jackrabbits-price = It costs { $cost }.
jackrabbits-cost-joker = a joker given back
jackrabbits-reach-none = You cannot reach any place.
jackrabbits-reach = You can get, { $cost }, to { $places }.

## What can be done

jackrabbits-menu-places = Go straight to a place you can reach and pay for
# Names of deeds on buttons. $thing is a card or a tile.
jackrabbits-deed =
    { $what ->
        [roll] roll the dice
        [passport] show { $thing } as a passport, and fly
        [match] lottery: show { $thing } and draw
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
jackrabbits-deed-decline = decline the trade
# Deeds of one kind that open a list.
jackrabbits-deed-kind =
    { $what ->
        [passport] show a passport, and fly
        [match] lottery: show a card and draw
        [ride] ride, for a joker
        [horse] hire a horse
        [boat] take a boat
        [hole] come out of a cave
        [fly] fly
        [attack] attack
        [buy] buy from the spent lot
        [discard] discard down
        [call] call
        [offer] offer a trade
       *[other] more
    }
jackrabbits-deed-ware = { $card } for { $points }
jackrabbits-deed-card =
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
jackrabbits-deed-least =
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
       *[deeds] Press a key in brackets.
    }
jackrabbits-ask-roll =
    { $player }, it is your turn: roll the dice.{ $fly ->
        [yes] { " " }Or first show a club as a passport: if it is worth as much as the dice or more, it lets you fly.
       *[no] { "" }
    }
jackrabbits-ask-journey =
    { $where ->
        [off-board] { $player }, you are off the board: your journey leads to the underground.
        [underground] { $player }, come out of a cave, or stay. A transfer costs { $price }.
       *[hexagon] { $player }, where to? Transfers cost { $price }.
    }
jackrabbits-ask-road = { $player }, you are at { $tile }. Transfers cost { $price }.
jackrabbits-ask-flight =
    Your passport { $passport } is worth { $value }, and the dice ask for { $price }: { $short ->
        [yes] pay the rest and land, or fall.
       *[no] choose where to land.
    }
jackrabbits-ask-pay =
    { $what ->
        [claim] To claim the royal, pay
        [horse] For the horse, pay
        [boat] For the boat, pay
        [cross] To cross to the other road, pay
        [joker] For the joker, pay
        [hole] For the rabbit hole, pay
        [fly] For the passport’s shortfall, pay
        [buy] For what you buy, pay
       *[other] Pay
    } { $need } in { $suits }{ $royal ->
        [yes] , with a royal among them
       *[no] { "" }
    }. { $paid ->
        [0] Nothing is paid yet.
       *[other] So far { $paid }{ $missing ->
            [0] : that is enough.
           *[other] , { $missing } to go.
        }
    }
jackrabbits-ask-fight =
    { $first ->
        [yes] { $player }, with which spades do you attack { $rival }?
        [no] { $player }, beat { $rival } with spades worth { $need } or more, or give up and go off the board.
       *[defends] { $player }, { $rival } attacks you: answer with spades worth { $need } or more, or give up, lose a card and go off the board.
    } { $played ->
        [0] { "" }
       *[other] You have played { $played }.
    }
jackrabbits-ask-contest =
    { $player }, { $rival } visits { $place }. Do you contest it? You show hearts worth six{ $royal ->
        [yes] { " " }or the royal of the house
       *[no] { "" }
    } (you have { $points }). If { $rival } then shows hearts worth six or the royal of the house, you go off the board; if not, { $rival } does.
jackrabbits-ask-prove =
    { $role ->
        [visitor] { $player }, { $rival } contests your visit to { $place }: show the royal of the house or { $need } in hearts, or go off the board.
       *[contester] { $player }, show { $need } in hearts to contest the visit of { $rival } to { $place }.
    } { $shown ->
        [0] { "" }
       *[other] You have shown { $shown }.
    }
jackrabbits-ask-shop = What you have chosen costs { $price }; you can spend { $means } more. Choose more, or say that this is all.
jackrabbits-ask-discard =
    { $player }, you hold too many cards: discard { $left ->
        [one] one.
       *[other] { $left }.
    }
jackrabbits-ask-finish =
    { $player }, you hold { $left ->
        [one] a card
       *[other] { $left } cards
    } too many: discard down, or keep them and hope that nobody calls it.
jackrabbits-ask-acquire = { $player }, what do you do at { $place }?
jackrabbits-ask-choose =
    { $what ->
        [GiveBack] { $player }, nobody may hold four royals: return one to the court.
       *[other] { $player }, choose.
    }
jackrabbits-ask-call =
    { $player }, { $caught-count ->
        [one] { $caught } holds
       *[other] { $caught } hold
    } too many cards: you may call it{ $next ->
        [yes] , or begin your turn.
       *[no] , or let it pass.
    }
