# Jack Rabbits: why something cannot be done now, and the smallest change that would make it possible.

## What is for another time

jackrabbits-roll-first =
    Roll the dice first: { $then ->
        [acquisition] you do that after the journey.
        [increment] you do that at the end of your turn.
       *[journey] the journey follows, and their sum is its price.
    }
jackrabbits-journey-over = Your journey of this turn is over. Do what comes after it, and set out again in your next turn.
jackrabbits-other-time =
    { $what ->
        [guard] The guard is placed in your own turn after the roll: on the board before you claim.
        [seal] Shields are laid open at the end of your turn.
        [gallop] Horses are ridden from a hexagon or on a small tile, in your journey.
        [trot] Horses are ridden from a hexagon or on a small tile, in your journey.
        [well] A well leads down as you set out from a house of horseshoes, or pass through one.
        [drift] You drift to a port only as you are about to fall off the board.
        [storm] The storm is moved in your own turn after the roll: on the board before you claim, and not before a flight has landed.
        [plunge] The glacier’s hole leads down as you set out from the tower of icicles, or pass through.
        [glacier] The glacier saves you only as you are about to fall off the board.
        [lighthouse] The lighthouse saves you only as you are about to fall off the board.
        [row] The free boat lies at the lighthouse: row as you set out from there, or pass through.
        [cast] Shells are given for cards in the acquisition phase, in the underground.
        [back] You go back only where no road leads on. Walk on.
        [climb] Torches light the way out when you come underground on a journey. Set out, and pass a cave.
        [flee] There is no beast here to flee from.
        [beast] The beast is moved in your own turn after the roll: on the board before you claim, or when you meet it.
        [load] Acorns are laid on the load at the end of your turn.
        [load-high] Acorns are laid on the load at the end of your turn.
        [burden] Acorns are laid on a load at the end of your turn.
        [burden-high] Acorns are laid on a load at the end of your turn.
        [freeze] You can freeze the others only when you have just fallen off the board.
        [ice] Ice is laid before another player at the end of your turn.
        [ice-high] Ice is laid before another player at the end of your turn.
        [choose] The dice are chosen before you would roll them, with a joker, where acorns are in play. Wait for your next turn.
        [summon] Rabbits are called underground in your own turn after the roll: on the board before you claim, or when you have fallen.
        [pass] There is nothing to let pass now. Choose what to do.
        [roll] The dice have already been rolled this turn. The next roll is the next player’s.
        [passport] A passport is shown before the roll, on a tower. Wait for your next turn.
        [match] A card is shown in the lottery after the roll and before the journey. Wait for your next roll.
        [horse] Horses are hired on the way, at a merchant. Set out, and pass one.
        [boat] Boats are hired on the way, at a merchant by the sea. Set out, and pass one.
        [cross] You go off-road on the way, in woods, on a mountain or at a river. Set out, and pass one.
        [joker] Jokers are sold on the way, at a tavern. Set out, and pass one.
        [hole] You come out of a cave from another cave on the way, or from underground. Set out, and pass one.
        [down] You go underground on the way, at a cave, or from off the board. Set out, and pass a cave.
        [fly] A journey is a flight only if you showed a club as passport before the roll, on a tower.
        [fall] You can fall only from a flight whose passport falls short.
        [pay] There is nothing to pay now. First say what you want to pay for.
        [done] There is nothing to finish now. Choose what to do.
        [claim] A royal is claimed in the acquisition phase, after the journey.
        [attack] You attack in the acquisition phase, after the journey and before you claim.
        [fight] There is no fight now. Attack a rabbit on your hexagon, in the acquisition phase.
        [yield] There is no fight for you to give up now.
        [ring] The bells are rung in your own turn after the roll: on the board before you claim, and not before a flight has landed.
        [crypt] The locked cave leads down as you set out from the tower of bells, or pass through it.
        [unlock] The locked cave is unlocked on your journey, at another cave. Set out, and pass one.
        [implore] You implore in the acquisition phase, with another rabbit on your hexagon.
        [peal] Nobody implores anybody now. Implore the rabbits on your hexagon, in the acquisition phase.
        [relent] Nobody implores anybody now, so there is nothing to give in to.
        [sink] You sink underground only as you are about to fall off the board.
        [tunnel] Bells open caves as you set out from the tower of bells, or pass through it.
        [pull] You pull others along only when you were thrown off and have saved yourself.
        [forfeit] Nobody pulls you along now.
        [grant] Nobody has implored a card of you now.
        [send] The ship is sent in your own turn after the roll: on the board before you claim, and not before a flight has landed.
        [sail] You board the ship on your journey, where it lies. Set out, and go there.
        [embark] The ship takes you home only as you leave the land for the sea.
        [dispatch] The pirate ship is sent in your own turn after the roll: on the board before you claim, and not before a flight has landed.
        [loot] The hold is taken in the acquisition phase, where the pirate ship lies.
        [anchor] An anchor is laid in the acquisition phase, on a house whose royal is in the court.
        [anchor-high] An anchor is laid in the acquisition phase, on a house whose royal is in the court.
        [contest] You can contest only when another rabbit arrives on a palace. Wait until one does.
        [prove] Hearts are shown only when a visit to a palace is contested. Wait until one is.
        [queen] The Queen’s card is shown only when a visit to her palace is contested. Wait until one is.
        [refuse] Nobody is asking you to show anything now, or offering you a trade.
        [buy] You buy in the acquisition phase, where there is a market.
        [capital] You name a capital Ace only when you have spent several Aces together as your first.
        [lay] Hearts are laid open at the end of your turn, with special access in the full edition.
        [offer] You offer a trade in the acquisition phase, at a table with special trades.
        [say] There is no offer to complete now. Offer a trade first.
        [ask] There is no offer to complete now. Offer a trade first.
        [accept] Nobody has offered you a trade now.
        [give] There is no trade now for you to give a card in.
        [discard] You may discard down to the limit before the journey, in the acquisition phase and after the increment, not now.
        [return] You return a royal only when you get a fourth one.
        [rest] You can end your turn once the journey is over. Do what comes first now.
       *[other] This is not the time for that. Its rule says when it is.
    }
jackrabbits-not-in-intro =
    The intro game has no { $what ->
        [passport] flights
        [fly] flights
        [fall] flights
        [attack] fights
        [fight] fights
        [yield] fights
        [buy] markets
        [guard] the guard
        [seal] seals
        [gallop] horses of horseshoes
        [trot] horses of horseshoes
        [well] wells
        [freeze] freezes
        [drift] saves
        [storm] a storm
        [plunge] a glacier
        [glacier] a glacier
        [lighthouse] a lighthouse
        [row] a lighthouse
        [cast] cards for shells
        [ring] bells
        [crypt] locked cave
        [unlock] locked cave
        [implore] imploring
        [peal] imploring
        [relent] imploring
        [sink] saves
        [tunnel] locked cave
        [pull] saves
        [forfeit] saves
        [grant] imploring
        [send] ship
        [sail] ship
        [embark] ship
        [dispatch] pirate ship
        [loot] pirate ship
        [anchor] anchors under royals
        [anchor-high] anchors under royals
        [contest] contests
        [prove] contests
        [queen] contests
       *[other] strategies
    }. You will find them in the standard game.
jackrabbits-strategy-not-in-play =
    { $what ->
        [passport] Nobody flies in this race: clubs are
        [fly] Nobody flies in this race: clubs are
        [fall] Nobody flies in this race: clubs are
        [attack] Nobody fights in this race: spades and torches are
        [fight] Nobody fights in this race: spades and torches are
        [yield] Nobody fights in this race: spades and torches are
        [buy] Nothing is sold in this race: diamonds and horseshoes are
        [guard] There is no guard in this race: shields are
        [seal] Nothing is sealed in this race: shields are
        [gallop] There are no such horses in this race: horseshoes are
        [trot] There are no such horses in this race: horseshoes are
        [well] There are no wells in this race: horseshoes are
        [freeze] Nobody freezes others in this race: icicles are
        [drift] Nobody drifts to a port in this race: shells are
        [storm] There is no storm in this race: icicles are
        [plunge] There is no glacier in this race: icicles are
        [glacier] There is no glacier in this race: icicles are
        [lighthouse] There is no lighthouse in this race: shells are
        [row] There is no lighthouse in this race: shells are
        [cast] Nobody gives shells for cards in this race: shells are
        [ring] Nobody rings for rabbits in this race: bells are
        [crypt] There is no locked cave in this race: bells are
        [unlock] There is no locked cave in this race: bells are
        [implore] Nobody implores anybody in this race: bells are
        [peal] Nobody implores anybody in this race: bells are
        [relent] Nobody implores anybody in this race: bells are
        [sink] Nobody sinks underground in this race: bells are
        [tunnel] Bells open no caves in this race: bells are
        [pull] Nobody is pulled along in this race: bells are
        [forfeit] Nobody is pulled along in this race: bells are
        [grant] Nobody implores anybody in this race: bells are
        [send] There is no ship in this race: anchors are
        [sail] There is no ship in this race: anchors are
        [embark] There is no ship in this race: anchors are
        [dispatch] There is no pirate ship in this race: anchors are
        [loot] There is no pirate ship in this race: anchors are
        [anchor] Nothing is anchored in this race: anchors are
        [anchor-high] Nothing is anchored in this race: anchors are
        [contest] Nobody is contested in this race: hearts are
        [prove] Nobody is contested in this race: hearts are
        [queen] Nobody is contested in this race: hearts are
       *[other] Cards of its suit are
    } not in play. Choose something else.

## Cards

jackrabbits-not-held = You do not hold { $card }. Choose a card from your own hand.
jackrabbits-too-poor =
    { $missing ->
        [one] 1 more point
       *[other] { $missing } more points
    } in { $suits } would { $what ->
        [horse] get you this horse.
        [boat] get you this boat.
        [cross] let you go off-road here.
        [joker] get you a joker.
        [hole] open this cave.
        [gallop] get you a horse.
        [trot] get you a horse.
        [freeze] freeze the others.
        [drift] let you drift to a port.
        [storm] move the storm.
        [glacier] be enough to show.
        [lighthouse] save you at the lighthouse.
        [ring] ring the bells.
        [send] send the ship home.
        [embark] have the ship take you home.
        [dispatch] send the pirate ship.
        [loot] get you the hold.
        [unlock] open the locked cave.
        [tunnel] open this cave.
        [sink] let you sink underground.
        [implore] let you implore.
        [guard] place the guard.
        [climb] light your way out of it.
        [summon] call everybody underground.
        [beast] move the beast.
        [fly] pay what your passport falls short.
        [claim] pay for this royal.
        [buy] pay for this card.
        [attack] let you attack.
        [contest] let you contest.
       *[prove] be enough to show.
    }{ jackrabbits-of-the-price }
jackrabbits-of-the-price =
    { $load ->
        [0] { "" }
       *[other] { " " }The price is { $price }{ jackrabbits-of-the-load }.
    }
jackrabbits-suit-not-in-play =
    None of the suits that { $what ->
        [attack] you fight with
        [contest] you contest with
        [prove] you show
       *[other] pay here
    } is in play.
jackrabbits-unfinished =
    That is not enough yet: { $missing ->
        [0] choose at least one card
        [one] 1 more point
       *[other] { $missing } more points
    } in { $suits } { $what ->
        [pay] to pay.
        [fight] to beat the other’s cards.
        [peal] to beat the other’s bells.
        [lay] to lay them open.
       *[prove] to prove it.
    }
jackrabbits-needs-royal = All your carrots lie on houses. Pay with a royal too, so that one comes free.
jackrabbits-finish-first =
    First { $what ->
        [pay] finish paying
        [ice] finish showing your icicles
        [fight] finish adding to the fight, or give up
        [peal] finish adding bells, or give in
        [lay] finish laying your hearts open
       *[prove] finish showing your hearts
    }: { $missing ->
        [0] you have enough, so say that this is all.
        [one] 1 more point is needed.
       *[other] { $missing } more points are needed.
    }
jackrabbits-laid-already = You have already put down { $card }. Choose another card, or say that this is all.
jackrabbits-joker-worthless = A joker pays for nothing. Choose other cards.
jackrabbits-wrong-suit =
    You cannot use { $card } here: { $what ->
        [pay] the price is paid in { $suits }.
        [fight] you fight with { $suits }.
        [peal] you ring { $suits }.
        [cast] what you give is { $suits }.
        [lay] what you lay open is { $suits }.
       *[prove] what you show is { $suits }.
    }
jackrabbits-lowest-first = Cards are chosen lowest first, and { $card } comes before { $last }. Undo what you chose, and begin with { $card }.
jackrabbits-royal-passed-over = All your carrots lie on houses, so you have to pay with a royal as well, and none comes after { $card }. Choose a lower card first, or the royal.
jackrabbits-too-high =
    Cards are chosen lowest first, and { $card } with those above it falls short of the { $missing ->
        [one] 1 point
       *[other] { $missing } points
    } that you { $what ->
        [pay] have to pay.
        [fight] need to beat the other’s cards.
        [peal] need to beat the other’s bells.
        [lay] have to lay open.
       *[prove] have to show.
    } Begin with a lower card.

## The hand limit

jackrabbits-within-limit =
    You hold { $held ->
        [0] no cards
        [one] one card
       *[other] { $held } cards
    }, and the limit is { $limit }: you do not have to discard.
jackrabbits-discard-lower =
    { $left ->
        [one] One card is
       *[other] { $left } cards are
    } to be discarded, lowest first, and not enough cards come after { $card }. Choose a lower one first.
jackrabbits-discard-passport = { $card } is your passport: keep it until you have landed or fallen. Discard another card.
jackrabbits-discard-first =
    First discard { $left ->
        [one] one more card
       *[other] { $left } more cards
    }, down to { $limit }.
jackrabbits-not-at-table = Nobody is sitting in that seat. Name one of the players.
jackrabbits-limit-strict = There is nothing to call at this table: whoever has more than { $limit } cards discards down at once.
jackrabbits-call-oneself = You cannot call yourself; only others can. On your own turn you may discard down to the limit.
jackrabbits-nothing-to-call =
    There is nothing to call: { $player } holds { $held ->
        [0] no cards
        [one] one card
       *[other] { $held } cards
    }, and the limit is { $limit }.
jackrabbits-called-already = { $player } has already been called at the end of this turn.
jackrabbits-call-later = You can call { $player } only at the end of a turn, before the next player acts. Wait until then.

## Before the journey

jackrabbits-passport-place = A passport is shown only on a tower. Travel to one, and show it before your next roll.
jackrabbits-passport-suit = A passport is a club, and { $card } is not one.
jackrabbits-no-match = In the lottery you show a card with the number of a die, { $first } or { $second }, and { $card } has neither.
jackrabbits-matched-already = You have already shown a card in this lottery. You may do so once a turn.
jackrabbits-off-board = Your rabbit is off the board: its journey can only lead underground.
jackrabbits-ride-off-board = A joker cannot be ridden in a turn that starts off the board. Go underground, and ride it in your next turn.
jackrabbits-underground = From the underground no road leads on: come out of a cave, ride a joker, or stay.
jackrabbits-no-such-cave = This land has no such cave: { $cave }. Choose one that it has.
jackrabbits-road-elsewhere = That road does not start where your rabbit is: { $place }. Take one that does.
jackrabbits-no-joker = You have no joker to give back. Taverns sell them.
jackrabbits-no-ride-underground = No ride goes underground. Choose a hexagon on the land.
jackrabbits-not-on-land = This land has no such place: { $place }. Choose a hexagon that it has.
jackrabbits-landed-before = You have already ridden to { $place } on this journey. Choose another place.

## Places out of reach

jackrabbits-there-already = Your rabbit is already there: { $place }. Stay, or take one of its roads.
jackrabbits-no-way-there = You cannot get there on this journey, whatever you pay: { $place }. First travel to a place that brings it within reach.
jackrabbits-way-too-dear =
    No free road leads there: { $place }. { $what ->
        [horse] A horse
        [boat] A boat
        [cross] Crossing
        [joker] A joker
        [climb] Coming out by torchlight
        [beast] Moving the beast
        [move-guard] The guard
        [break-seals] The seal
        [gallop] A horse
        [unlock] The locked cave
        [trot] A horse
       *[hole] The rabbit hole
    } on the way, at { $where }, costs { $points } in { $suits }{ jackrabbits-of-the-load }: { $missing ->
        [one] 1 more point
       *[other] { $missing } more points
    } would get you there.
jackrabbits-ways-too-dear =
    No free road leads there: { $place }. The cheapest way there has to be paid for { $count ->
        [one] once
        [2] twice
       *[other] { $count } times
    }, { $points } points in all, and your cards do not cover it. Gather more, or wait for a lower price.

## On the way

jackrabbits-on-the-way = You are on the way, and a journey ends on a hexagon. Keep going.
jackrabbits-turning-back = You cannot turn back on a tile: you came into { $place } by this road. Take another way.
jackrabbits-other-road = That end belongs to the other road of { $place }. Pay to cross to it.
jackrabbits-crossed-already = You have crossed to the other road of { $place }: leave by one of its ends.
jackrabbits-road-used = You have already come to { $place } by that road on this journey, and no road is used twice in one direction. Take another way.
jackrabbits-not-here =
    You cannot get that at { $place }: you need { $what ->
        [horse] a merchant.
        [cross] woods, a mountain or a river.
        [joker] a tavern.
       *[hole] a cave.
    }
jackrabbits-landlocked = No side of { $place } faces the sea, so there is no boat. You can hire a horse there.
jackrabbits-no-port = A boat lands only where a road end faces the sea, and that one of { $place } does not. Choose another.
jackrabbits-same-port = The boat starts here. Choose another road end at the sea.
jackrabbits-port-used = You have already come to { $place } by that road end on this journey. Land somewhere else.
jackrabbits-crossed-once = You have already crossed { $place } on this visit, and you may do so only once. Walk on.
jackrabbits-served-once = You have already taken a joker on this visit, and you may take only one. Walk on.
jackrabbits-court-without-joker = There is no joker in the court: others hold them. Wait until one is given back.
jackrabbits-came-out = You have just come out of { $place }. Walk on by one of its roads.
jackrabbits-same-cave = You are already at { $place }. Choose another cave.

## Flights

jackrabbits-fly-elsewhere = You are taking off from { $place }. Choose another place to land.
jackrabbits-no-landing = Flights do not land there: { $place }. Choose a place where they do.
jackrabbits-must-land = Your passport is good enough: you cannot fall, and have to land.
jackrabbits-nowhere-to-land = There is nowhere to land, so you stay where you are.
jackrabbits-ride-in-flight = Jokers cannot be ridden in a turn with a passport. Choose another way.
jackrabbits-in-flight = You have shown a passport, so the journey of this turn is a flight. Choose where to land.

## Acquisition

jackrabbits-no-house = There is no royal to claim at { $place }. Travel to a house.
jackrabbits-your-royal = You already hold { $card } yourself.
jackrabbits-royal-held = The royal of this house, { $card }, is not in the court: { $player } holds it.
jackrabbits-no-free-carrot = All your { $carrots } carrots lie on houses. To claim { $card } you would have to pay with a royal of its suit.
jackrabbits-turn-ends = Your turn is about to end: discard down to { $limit } cards, or keep them and end it.
jackrabbits-attack-oneself = You cannot attack yourself. Choose another rabbit.
jackrabbits-attack-off-board = The rabbit of { $player } is off the board, where nobody can be attacked.
jackrabbits-attack-elsewhere = You attack only on your own hexagon, and the rabbit of { $player } is elsewhere: { $place }.
jackrabbits-attacked-already = You have already attacked { $player } this turn. You may attack each rabbit once a turn.
jackrabbits-fight-begun = You have begun to add cards, so you cannot give up now. Go on until you have more than the other.
jackrabbits-attack-first = You are the attacker: play at least one card before you can give up.
jackrabbits-cannot-exceed =
    You may not start to add cards that cannot win: you hold { $total } points { $what ->
        [peal] in bells, and you need { $need }. Give in.
       *[fight] to fight with, and you need { $need }. Give up.
    }
jackrabbits-return-royal = You have to return a royal, and { $card } is not one.
jackrabbits-return-first = You hold { $held } royals, and three is the limit. First return one of them to the court.

## Contests

jackrabbits-answer-first = First say whether you contest the visit to { $place }, or pass.
jackrabbits-contest-in-full =
    You could contest with { $card }, or with { $missing ->
        [one] 1 more point
       *[other] { $missing } more points
    } in hearts.
jackrabbits-contest-oneself = This is your own visit. Others may contest it.
jackrabbits-contest-off-board = You cannot contest while you are off the board. Get back to the underground on your turn.
jackrabbits-contest-not-asked = You are not among those who may contest the visit to { $place }.
jackrabbits-proof-begun = You have begun to show hearts. Go on until they are enough.
jackrabbits-contested-already = You have contested, so you have to show what you contest with.
jackrabbits-no-queen = No Queen’s card is honoured at { $place }. Show hearts.
jackrabbits-queen-edition = In the standard edition you contest with hearts alone; in the full edition { $card } would do.
jackrabbits-hearts-begun = You have begun to show hearts. Go on with them, or undo that to show the Queen’s card.

## Markets

jackrabbits-no-market =
    There is no market at { $place }. Cards are sold { $plazas ->
        [yes] on plazas{ $others-count ->
            [0] { "" }
           *[other] { " " }and at { $others }
        }
       *[no] at { $others }
    }.
jackrabbits-traded-already = You have already bought this turn. You may do so once a turn.
jackrabbits-sells-others = Only { $suits } are sold at { $place }.
jackrabbits-not-for-sale = The market sells what lies in the spent lot, and { $card } does not.
jackrabbits-pay-first = You are buying: choose more cards, or say that this is all and pay.

## What is said before a move is played

jackrabbits-beforehand-royals =
    { $cards-count ->
        [one] { $cards } goes back to the court, and your carrot comes off.
       *[other] { $cards } go back to the court, and your carrots come off.
    }
