# Jack Rabbits: the suits of the frontier. What they let one do, what happened by them, what is asked, and why not. Their rules are in jackrabbits-rules.ftl.

## Powers

jackrabbits-power-used =
    { $what ->
        [dispatch] You have already sent the pirate ship this turn.
        [send] You have already sent the ship this turn.
        [embark] You have already sent the ship this turn.
        [anchor] You have already laid an anchor this turn.
        [ring] You have already rung the bells this turn.
        [implore] You have already implored the others this turn.
        [guard] You have already placed the guard this turn.
        [beast] You have already moved the beast this turn.
        [storm] You have already moved the storm this turn.
       *[summon] You have already called the others underground this turn.
    } You may do so once a turn.

## Falls

jackrabbits-ask-saving = { $player }, you are about to go off the board. A save may still bring you back; the price of this turn is { $price }.
    .brief = Save yourself, or fall.
jackrabbits-ask-fallen = { $player }, you are off the board. What you can do about it costs { $price }.
    .brief = Stay off the board, or do something about it.

## Torches

jackrabbits-action-climb = Pay to come out of { $cave } at once.
jackrabbits-action-summon = Pay to call all rabbits that are off the board underground.

jackrabbits-fact-climbed = By torchlight { $player } comes out of { $tile } at once.
jackrabbits-fact-summons = { $player } lights a torch for all who are off the board.
    .you = You light a torch for all who are off the board.
jackrabbits-fact-summoned = { $player } comes in from off the board, underground.
    .you = You come in from off the board, underground.
jackrabbits-fact-set-fire = There is fire at { $place }: every rabbit there will have to go off the board.

jackrabbits-ask-up-again = { $player }, you have come underground. Stop here, or pay { $price } in torches to come out of a cave at once.
    .brief = Stop here, or choose a cave.

jackrabbits-climb-from-below = Torches light the way out only when you come underground on a journey. Go down a cave first.
jackrabbits-stop-or-climb = You have come underground: stop here, or pay torches to come out of a cave.
jackrabbits-nobody-off-board = Nobody is off the board, so there is nobody to call underground.

## Acorns

jackrabbits-action-flee = Flee from the beast, off the board.
jackrabbits-action-beast = Pay to move the beast to { $tile }.
jackrabbits-action-load = Lay { $card } on the load.
jackrabbits-action-load-high = Lay { $card } on the load as eleven.
jackrabbits-action-choose = Give a joker back, and choose the dice { $dice }.

jackrabbits-fact-moved-beast = { $player } moves the beast to { $tile }.
    .you = You move the beast to { $tile }.
jackrabbits-fact-opened-sides = { $player } stands beside the beast at { $tile }, and may leave by any side.
    .you = You stand beside the beast at { $tile }, and may leave by any side.
jackrabbits-fact-fled = { $player } flees from the beast at { $tile }, off the board.
    .you = You flee from the beast at { $tile }, off the board.
jackrabbits-fact-loaded =
    { $player } lays { $card } on the load, worth { $points ->
        [one] one point
       *[other] { $points } points
    }.
    .you =
        You lay { $card } on the load, worth { $points ->
            [one] one point
           *[other] { $points } points
        }.
jackrabbits-fact-unloaded = The load is too heavy, and { $card } is discarded from it.
jackrabbits-fact-chose-dice = { $player } gives { $card } back and chooses the dice: { $first } and { $second }.
    .you = You give { $card } back and choose the dice: { $first } and { $second }.

jackrabbits-ask-beast = { $player }, the beast is here: { $tile }. Pay { $price } in acorns to move it somewhere else, or flee off the board.
    .brief = Flee, or choose where the beast goes.
jackrabbits-ask-load =
    { $player }, do you lay acorns on the load? { $points ->
        [0] It is empty.
        [one] It comes to 1 point, which is added to every roll.
       *[other] It comes to { $points } points, which are added to every roll.
    } Above { $most } all of it is discarded.
    .brief = Lay acorns on the load, or end your turn.

jackrabbits-beast-there = The beast is already there: { $place }. Choose another rhombus.
jackrabbits-beast-first = The beast is at { $place }: first pay to move it, or flee off the board.
jackrabbits-choose-with-joker = You choose the dice by giving a joker back, and you have none. Taverns sell them.
jackrabbits-load-or-rest = First say which acorns you lay on the load, or that you do nothing more.
jackrabbits-load-acorns = Only acorns from the Ace to the ten go on the load, not { $card }.
jackrabbits-load-not-high = { $card } does not count eleven on the load.

jackrabbits-beast-notice = The beast is at { $tile }.
jackrabbits-load-notice =
    On the load: { $cards }. { $points ->
        [one] 1 point is
       *[other] { $points } points are
    } added to every roll.

## Shields

jackrabbits-action-guard = Pay to place the guard on { $tile }.
jackrabbits-action-seal = Lay { $card } open to seal hexagons.

jackrabbits-fact-put-guard = { $player } places the guard on { $tile }.
    .you = You place the guard on { $tile }.
jackrabbits-fact-got-transfer = With the guard on { $tile }, its transfer costs { $player } nothing more.
    .you = With the guard on { $tile }, its transfer costs you nothing more.
jackrabbits-fact-moved-guard = { $player } sends the guard to { $tile }.
    .you = You send the guard to { $tile }.
jackrabbits-fact-laid-shield = { $player } lays { $card } open.
    .you = You lay { $card } open.
jackrabbits-fact-laid-royal = { $player } lays { $card } open.
    .you = You lay { $card } open.
jackrabbits-fact-sealed = { $player } seals { $place }.
    .you = You seal { $place }.
jackrabbits-fact-took-back = { $player } takes { $card } back.
    .you = You take { $card } back.
jackrabbits-fact-took-back-royal = { $player } takes { $card } back.
    .you = You take { $card } back.
jackrabbits-fact-broke-seal = { $player } breaks the seal that { $rival } laid on { $place }.
    .you = You break the seal that { $rival } laid on { $place }.
    .at-you = { $player } breaks the seal that you laid on { $place }.
jackrabbits-fact-lost-shield = { $player } loses { $card } of the seal.
    .you = You lose { $card } of the seal.
jackrabbits-fact-lost-royal = { $player } loses { $card } of the seal; it returns to the court.
    .you = You lose { $card } of the seal; it returns to the court.

jackrabbits-ask-move-guard = { $player }, you have paid the guard to leave { $place }. Where does it go?
    .brief = Choose a triangle for the guard.
jackrabbits-ask-seal =
    { $player }, { $worth ->
        [0] you may lay shields open, alone or with royals.
       *[other] shields worth { $worth } lie open.
    } { $here ->
        [no] The houses of those royals are sealed until your next turn.
       *[other] They seal { $place } and the houses of those royals until your next turn.
    }
    .brief = Lay shields open, or not.

jackrabbits-guarded =
    The guard stands on { $place }: { $price ->
        [0]
            { $missing ->
                [one] one more point
               *[other] { $missing } more points
            } in { $suits } would send it away.
       *[other] the way takes { $price } in { $fare }, then the guard { $need } in { $suits }, and you cannot pay both.
    }
jackrabbits-sealed-off =
    A seal bars { $place }: { $price ->
        [0]
            { $missing ->
                [one] one more point
               *[other] { $missing } more points
            } in { $suits } would break the seal.
       *[other] the way takes { $price } in { $fare }, then the seal { $need } in { $suits }, and you cannot pay both.
    }
jackrabbits-guard-notice = The guard stands on { $tile }.
jackrabbits-seal-notice =
    { $player } has laid { $cards } open{ $tiles-count ->
        [0] .
       *[other] { " " }and sealed { $tiles }. Coming there takes { $price } in shields.
    }
    .you =
        You have laid { $cards } open{ $tiles-count ->
            [0] .
           *[other] { " " }and sealed { $tiles }. Coming there takes others { $price } in shields.
        }
jackrabbits-guard-there = The guard is already on { $place }. Choose another triangle.
jackrabbits-move-guard-first = You have paid the guard on { $place } to leave. Say which triangle it goes to.
jackrabbits-seals-nothing = That would seal nothing: lay open a shield that is no royal, and where your own place cannot be sealed, a royal whose house can be.
jackrabbits-seal-or-rest = Your turn is about to end: lay shields open, or let it end.
jackrabbits-seal-suit = { $card } seals nothing: only shields do, and royals their houses.

## Horseshoes

jackrabbits-action-gallop = Pay horseshoes to ride to { $place }.
jackrabbits-action-trot = Pay horseshoes to ride to { $cave }.
jackrabbits-action-well = Go down the well.

jackrabbits-fact-galloped = { $player } rides from { $tile } to { $place } on horses of horseshoes.
jackrabbits-fact-trotted = { $player } rides to { $tile } on horses of horseshoes.
jackrabbits-fact-took-well = { $player } goes down the well of { $tile }.

jackrabbits-no-well = No well leads down from { $place }. Wells are in the houses of horseshoes.
jackrabbits-no-horses = No horses come to { $place }: there is no house of horseshoes on its landmass. Walk, or find another ride.
jackrabbits-other-landmass = The horses cannot take you to { $place }: they stay on a landmass that has a house of horseshoes.
jackrabbits-caves-guarded = Every cave on the landmass of { $place } is guarded, so no horse fetches you from below. Come out of a cave, or choose another place.
jackrabbits-ride-elsewhere = You are at { $place } already. Ride to another place.
jackrabbits-trot-from-below = From the underground the horses take you to hexagons only; out of a cave you can walk. Choose a hexagon.

## On the page: moments of their own, and what is put on the land

jackrabbits-put-guard = Place the guard ({ $price } in shields)
jackrabbits-put-beast = Move the beast ({ $price } in acorns)
jackrabbits-list-choose = Give a joker back and choose the dice

jackrabbits-scene-up-again = { $player } has come underground
    .now =
        { $role ->
            [me] Stop here, or pay { $price } in torches and choose the cave to come out of on the land.
           *[other] Torches worth { $price } would lead out of a cave at once.
        }
jackrabbits-scene-meet-beast = { $player } comes upon the beast
    .now =
        { $role ->
            [me] Choose on the land where the beast goes, for { $price } in acorns; or flee off the board.
           *[other] Acorns worth { $price } would drive it away; otherwise the rabbit flees off the board.
        }
jackrabbits-scene-move-guard = { $player } has paid the guard to leave
    .now =
        { $role ->
            [me] Choose on the land the triangle to which it goes.
           *[other] Now it goes to another triangle.
        }
jackrabbits-scene-lay-seal = { $player } may seal hexagons
    .now =
        { $role ->
            [me] Choose shields, alone or with royals. Until your next turn nobody else comes to where your rabbit rests or to the houses of those royals without paying more in shields.
           *[other] Whoever comes to a sealed hexagon pays more in shields than were laid open.
        }
jackrabbits-scene-loading = { $player } may lay acorns on the load
    .now =
        { $role ->
            [me] Choose acorns, or end your turn. The load is added to everybody's rolls; above ten all of it is discarded.
           *[other] The load is added to everybody's rolls.
        }
