# Jack Rabbits: what a player is asked; `.brief` for a bar where there is little room.

jackrabbits-ask-roll =
    { $player }, it is your turn: roll the dice.{ $also ->
        [passport] { " " }{ jackrabbits-also-fly }
        [choose] { " " }{ jackrabbits-also-choose }
        [choose-passport] { " " }{ jackrabbits-also-fly } { jackrabbits-also-choose }
       *[none] { "" }
    }
    .brief =
        { $also ->
            [passport] Roll the dice; or choose a club, to fly.
            [choose] Roll the dice, or choose them.
            [choose-passport] Roll the dice, or choose them; or choose a club, to fly.
           *[none] Roll the dice.
        }
jackrabbits-also-fly = Or first show a club as a passport: if it is worth as much as the dice or more, it lets you fly.
jackrabbits-also-choose = Or give a joker back, and choose both dice.
jackrabbits-ask-journey =
    { $where ->
        [off-board] { $player }, you are off the board: your journey leads to the underground.
        [underground] { $player }, come out of a cave, or stay. A transfer costs { $price }{ jackrabbits-of-the-load }.
       *[hexagon] { $player }, where to? Transfers cost { $price }{ jackrabbits-of-the-load }.
    }
    .brief =
        { $lottery ->
            [yes] A card matches the dice. Then choose where to go.
           *[no] Choose where to go, or stay.
        }
jackrabbits-of-the-load =
    { $load ->
        [0] { "" }
       *[other] , { $load } of it for the load
    }
jackrabbits-ask-road = { $player }, you are at { $tile }. Transfers cost { $price }{ jackrabbits-of-the-load }.
    .brief = Choose how to go on.
jackrabbits-ask-flight =
    Your passport { $passport } is worth { $value }, and the dice ask for { $price }: { $missing ->
        [0] choose where to land.
       *[other] pay the rest and land, or fall.
    }
    .brief =
        { $missing ->
            [0] Choose where to land.
           *[other] Choose where to land and pay { $missing }, or fall.
        }
jackrabbits-ask-pay =
    { $what ->
        [claim] To claim the royal, pay
        [horse] For the horse, pay
        [boat] For the boat, pay
        [cross] To cross to the other road, pay
        [joker] For the joker, pay
        [hole] For the rabbit hole, pay
        [gallop] To ride there, pay
        [trot] To ride there, pay
        [freeze] To freeze the others, pay
        [drift] To drift there, pay
        [storm] To move the storm, pay
        [lighthouse] To be saved at the lighthouse, pay
        [ring] To ring the bells, pay
        [send] To send the ship home, pay
        [embark] For the ship to take you, pay
        [dispatch] To send the pirate ship, pay
        [loot] For the hold, pay
        [unlock] To unlock the cave, pay
        [tunnel] To open the cave, pay
        [sink] To sink underground, pay
        [guard] To place the guard, pay
        [move-guard] For the guard to stand elsewhere, pay
        [break-seals] To break the seal, pay
        [climb] For the way out, pay
        [summon] To call everybody underground, pay
        [beast] To move the beast, pay
        [landing] For the passport’s shortfall, pay
        [purchase] For what you buy, pay
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
    .brief = Choose cards to pay with.
jackrabbits-ask-fight =
    { $first ->
        [yes] { $player }, with which { $suits } do you attack { $rival }?
        [no] { $player }, beat { $rival } with { $suits } worth { $need } or more, or give up and go off the board.
       *[defends] { $player }, { $rival } attacks you: answer with { $suits } worth { $need } or more, or give up, lose a card and go off the board.
    } { $played ->
        [0] { "" }
       *[other] You have played { $played }.
    }
    .brief = Fight, or give up.
jackrabbits-ask-contest =
    { $player }, { $rival } visits { $place }. Do you contest it? You show hearts worth six{ $royal ->
        [yes] { " " }or the royal of the house
       *[no] { "" }
    } (you have { $points }). If { $rival } then shows hearts worth six or the royal of the house, you go off the board; if not, { $rival } does.
    .brief = Do you contest the visit of { $rival }?
jackrabbits-ask-prove =
    { $role ->
        [visitor] { $player }, { $rival } contests your visit to { $place }: show the royal of the house or { $need } in hearts, or go off the board.
       *[contester] { $player }, show { $need } in hearts to contest the visit of { $rival } to { $place }.
    } { $shown ->
        [0] { "" }
       *[other] You have shown { $shown }.
    }
    .brief = Show hearts worth six.
jackrabbits-ask-shop = What you have chosen costs { $price }; you can spend { $means } more. Choose more, or say that this is all.
    .brief = Choose what to buy.
jackrabbits-ask-discard =
    { $player }, you hold too many cards: discard { $left ->
        [one] one.
       *[other] { $left }.
    }
    .brief = Choose what to discard.
jackrabbits-ask-finish =
    { $player }, you hold { $left ->
        [one] a card
       *[other] { $left } cards
    } too many: discard down, or keep them and hope that nobody calls it.
    .brief = Discard, or end your turn.
jackrabbits-ask-acquire =
    { $player }, what do you do at { $place }?{ $whose ->
        [none] { "" }
       *[some] { " " }{ jackrabbits-there-royal }
    }
    .brief = Acquire what you can, or end your turn.
jackrabbits-ask-give-back = { $player }, nobody may hold four royals: return one to the court.
    .brief = Choose a royal to return.
jackrabbits-ask-call =
    { $player }, { $caught-count ->
        [one] { $caught } holds
       *[other] { $caught } hold
    } too many cards: you may call it{ $next ->
        [yes] , or begin your turn.
       *[no] , or let it pass.
    }
    .brief = Roll the dice; or call whoever holds too many cards.
