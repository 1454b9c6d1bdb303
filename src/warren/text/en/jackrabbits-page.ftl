# Jack Rabbits on the page: the table, what can be done on it, and its moments.

jackrabbits-page-start-bots =
    { $bots ->
        [one] Race a bot
       *[other] Race { $bots } bots
    }
jackrabbits-page-start-friend = Race a friend

## The turn, the players, the cards on the table

jackrabbits-page-turn = The turn
jackrabbits-page-turn-number = Turn { NUMBER($number, useGrouping: 0) }
jackrabbits-page-yours = Yours
jackrabbits-page-price = Price
jackrabbits-page-phases = Phases of the turn
jackrabbits-page-phase =
    { $phase ->
        [lottery] Lottery
        [journey] Journey
        [acquisition] Acquisition
       *[increment] Increment
    }
jackrabbits-page-off-board = off the board
jackrabbits-page-holds =
    { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }
jackrabbits-page-royals = Royals:
jackrabbits-page-capital = Capital
jackrabbits-page-shown = Shown
jackrabbits-page-objective =
    Bring home { $objective ->
        [simple] any three royals
        [diverse] three royals of three suits
        [monarchic] a King, a Queen and a Jack
        [diverse-monarchic] a King, a Queen and a Jack of three suits
       *[tribal] three royals of one suit
    }
jackrabbits-page-open-hearts = Laid open
jackrabbits-page-call = Call { $player } for too many cards
jackrabbits-page-call-short = Call
jackrabbits-page-call-title = More than { $limit } cards? Say so.
jackrabbits-page-stock = Court, pile and spent lot
jackrabbits-page-court = Court
jackrabbits-page-empty = empty
jackrabbits-page-pile = in the pile
jackrabbits-page-spent = spent
jackrabbits-page-spent-lot =
    { $count ->
        [0] The spent lot
        [one] The spent lot: one card
       *[other] The spent lot: { $count } cards
    }
jackrabbits-page-spent-none = Nothing has been spent yet.
jackrabbits-page-no-cards = You have no cards.
jackrabbits-page-jokers = Jokers
jackrabbits-page-suit = { $suit }, worth { $sum }

## On the land

jackrabbits-page-map =
    { $places ->
        [0] The land
        [one] The land; one place can be reached
       *[other] The land; { $places } places can be reached
    }
jackrabbits-page-targets = What can be chosen on the land
jackrabbits-page-target =
    { $what }, { $cost ->
        [joker] for a joker
       *[points] price { $price }
    }{ $royals-count ->
        [0] { "" }
       *[other] , and { $royals } must be spent for it
    }
jackrabbits-page-barred = { $what }: out of reach
jackrabbits-page-journey =
    { $stage ->
        [road] On the way: { $place }.
        [off] Off the board.
        [place] To { $place }.
       *[some] A journey.
    }{ $tiles-count ->
        [0] { "" }
       *[other] { " " }By { $tiles }.
    }
jackrabbits-page-cards =
    { $kind ->
        [pay] Pay { $cards }.
        [fight] Play { $cards }.
        [prove] Show { $cards }.
        [buy] Buy { $cards }.
        [lay] Lay open { $cards }.
        [seal] Lay open { $cards }.
        [load] Lay { $cards } on the load.
        [say] You say you give { $cards }.
        [ask] You ask for { $cards }.
        [give] Give { $cards }.
       *[discard] Discard { $cards }.
    }
jackrabbits-page-another-way = Another way
jackrabbits-page-confirm =
    { $kind ->
        [go] Go
        [paid-go] Pay and go
        [claim] Pay and claim
        [attack] Attack
        [fight] Play them
        [buy] Pay and buy
        [prove] Show them
        [discard] Discard
        [offer] Make the offer
        [give] Give them
        [match] Show and draw
        [passport] Show and roll
        [put] Pay and place
        [summon] Pay and call
        [seal] Lay them open
        [load] Lay them down
       *[other] Confirm
    }

## Cards that are put together

jackrabbits-page-sum =
    { $kind ->
        [pay] { $have } of { $need } paid
        [fight] { $have } of { $need } played
        [buy] { $have } of the { $need } you can pay
        [discard] { $have } of { $need } to discard
        [give] { $have } of { $need } to give
        [seal] Worth { $have } in shields
        [load] Worth { $have }
       *[prove] { $have } of { $need } shown
    }
jackrabbits-page-suggestion = Take
jackrabbits-page-discard-down = Discard down to { $limit }

## What one is to do

jackrabbits-page-buttons = What you can do
jackrabbits-page-end-turn = End turn
jackrabbits-page-match = Your { $card } matches a die: show it and draw a card
jackrabbits-page-claim = Claim { $card }
jackrabbits-page-stay = Stay
jackrabbits-page-preset = If others visit palaces:
jackrabbits-page-preset-contest =
    { $answer ->
        [ask] Ask me whether I contest
        [turn] Do not contest this turn
       *[always] Never contest
    }
jackrabbits-page-preset-calls = Never call hands that are too big

## Moments

jackrabbits-page-market = The market of { $place }
jackrabbits-page-ware = { $card }, for { $price }
jackrabbits-page-trade = A trade with { $player }
jackrabbits-page-trade-say = You say you give
jackrabbits-page-trade-ask = You ask for
jackrabbits-page-decline = Decline the offer
jackrabbits-page-pass =
    { $what ->
        [contest] Let the visit pass
        [open-contest] Let the visit pass
        [saving] Go off the board
        [fallen] Stay off the board
        [pulling] Pull nobody along
       *[other] Let it pass
    }
jackrabbits-page-shop = Buy from the spent lot
jackrabbits-page-scene =
    { $what ->
        [contest] { $visitor } visits { $place }
        [open-contest] { $visitor } comes to { $place }
        [prove] { $contester } contests the visit of { $visitor }
        [duel] { $attacker } attacks { $defender }
        [in-flight] { $player } takes off with { $passport }
        [shopping] { $player } is shopping at { $place }
        [too-many] { $over } { $over-count ->
            [one] holds
           *[other] hold
        } more than { $limit } cards
        [discarding] { $player } has to discard { $left ->
            [one] one card
           *[other] { $left } cards
        }
        [give-back] { $player } has a fourth royal
        [lay-open] { $player } may guard this place
        [name-capital] { $player } names a capital Ace
        [wording] { $offerer } is making { $other } an offer
        [response] { $offerer } offers { $other } a trade
        [giving] { $offerer } and { $other } trade
        [saving] { $player } is about to go off the board
        [fallen] { $player } is off the board
       *[other] { $player } has to decide
    }
jackrabbits-page-scene-now =
    { $what ->
        [contest] { $role ->
            [me] Show hearts worth six, and you may contest the visit. If { $visitor } proves to be welcome, you go off the board; if not, { $visitor } does.
            [visited] The others say whether they contest your visit. If somebody does, show the Queen or hearts worth six, or go off the board.
           *[other] The other players are asked whether they contest it.
        }
        [open-contest] { $role ->
            [me] Your hearts lie open here: contest, and { $visitor } has to prove they are welcome.
            [visited] Whoever has hearts open here says whether they contest your visit.
           *[other] Whoever has hearts open here is asked whether they contest it.
        }
        [prove] { $role ->
            [visitor] Show { $royal ->
                [none] hearts worth { $need }
               *[some] { $royal } or hearts worth { $need }
            }; or go off the board.
            [contester] Show hearts worth { $need }. Then { $visitor } has to show some.
           *[other] { $player } has to show hearts worth { $need }.
        }
        [duel] { $role ->
            [me] { $begins ->
                [yes] Play one card or more: { $suits }.
               *[no] Play { $suits } worth { $need } or more, or give up. Whoever loses goes off the board.
            }
           *[other] { $player } plays { $suits } worth { $need } or more, or gives up. Whoever loses goes off the board.
        }
        [in-flight] The passport is worth { $value }, the price is { $price }{ $missing ->
            [0] : that is enough.
           *[other] : it is { $missing } short. Either the shortfall is paid, or the rabbit falls off the board.
        }
        [shopping] Cards are bought from the spent lot here.
        [too-many] { $role ->
            [me] Call it, and they have to discard down. You can do so until the next player acts.
           *[other] It can be called until the next player acts.
        }
        [discarding] The limit is { $limit } cards.
        [give-back] Nobody may hold more than three: one goes back to the court.
        [lay-open] With hearts worth six laid open, they may contest whoever arrives.
        [name-capital] It counts 11 and stays in front of its owner.
        [wording] Say what each side gives.
        [response] { $role ->
            [me] Each side gives as many cards as agreed. Anybody who gives other cards goes off the board.
           *[other] Anybody who gives other cards than agreed goes off the board.
        }
        [saving] { $role ->
            [me] Choose how you are saved, if you can, or go off the board.
           *[other] There may be a way to be saved.
        }
        [giving] { $role ->
            [me] Secretly choose what you give. If it is not what was agreed, you go off the board.
           *[other] Both secretly choose what they give.
        }
       *[other] { $role ->
            [me] Choose one of these.
           *[other] The others wait.
        }
    }

## What a suit brings, for whoever chooses suits

jackrabbits-suit-about =
    { $which ->
        [clubs] Fly from tower to tower, with a club as your passport.
        [spades] Fight whoever shares your hexagon for one of their cards.
        [hearts] Guard the palaces: visitors prove they are welcome, or go off the board.
        [diamonds] Buy cards from the spent lot on the plazas.
        [torches] Come out of the underground at once, call everybody in from off the board, and fight with fire.
        [shields] Post a guard on a triangle and seal houses: others pay, or stay out.
        [horseshoes] Ride across the landmass, go down wells, and buy cards underground.
        [acorns] Set the beast on a rhombus, and lay a load on everybody’s dice.
        [shells] A lighthouse saves who falls, and underground shells are worth two cards each.
        [anchors] A ship sails from port to port; its tower sells every suit, and royals can be made dearer.
        [bells] Send a rabbit to the tower of bells, and ask those on your hexagon for a card.
       *[icicles] Put a storm on a hexagon that nobody leaves; the glacier saves who falls.
    }
