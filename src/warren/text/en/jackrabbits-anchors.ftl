# Jack Rabbits: anchors. What they let one do, what happened by them, what is asked, and why not. Their rules are in jackrabbits-rules.ftl.

jackrabbits-action-send = Pay to send the ship to the tower of anchors.
jackrabbits-action-sail = Board the ship and sail to { $road }, free of charge.
jackrabbits-action-embark = Pay anchors, and the ship takes you to the tower of anchors.
jackrabbits-action-anchor = Lay { $card } under the royal of this house.
jackrabbits-action-anchor-high = Lay { $card } under the royal of this house as eleven.

jackrabbits-fact-sailed = { $player } boards the ship at { $tile } and sails to { $road }.
jackrabbits-fact-sent-ship = { $player } sends the ship to { $place }.
    .you = You send the ship to { $place }.
jackrabbits-fact-embarked = The ship takes { $player } to { $place }.
    .you = The ship takes you to { $place }.
jackrabbits-fact-anchored =
    { $player } lays { $card } under the royal of { $place }, which now costs { $points ->
        [one] one point
       *[other] { $points } points
    } more.
    .you =
        You lay { $card } under the royal of { $place }, which now costs { $points ->
            [one] one point
           *[other] { $points } points
        } more.
jackrabbits-fact-lifted = { $card }, which lay under the royal, is discarded.

jackrabbits-ship-home = The ship is at its tower already: { $place }.
jackrabbits-no-ship = The ship lies somewhere else: { $place }. Set out from there to board it.
jackrabbits-sail-elsewhere = The ship takes you to another tile, and you are at { $place } already.
jackrabbits-ship-other-side = The ship lies at another side of { $place }: you can board it only by the road that leads to it.
jackrabbits-embark-at-sea = The ship takes home only those who leave the land for the sea by a road.
jackrabbits-anchor-pips = Only anchors from the Ace to the ten are laid under a royal, not { $card }.
jackrabbits-anchor-not-high = { $card } does not count eleven under a royal.
jackrabbits-anchored-already = An anchor lies under { $card } already, and there is room for one.

jackrabbits-ship-notice = The ship lies at { $road }.
jackrabbits-ship-home-notice = The ship lies at { $place }.
jackrabbits-anchor-notice = Under the royal of { $place } lies { $card }: claiming it costs { $price }.

## The pirate ship, the draft

jackrabbits-action-dispatch = Pay to send the pirate ship to { $place }.
jackrabbits-action-loot = Pay to take all cards in the hold of the pirate ship.

jackrabbits-fact-dispatched = { $player } sends the pirate ship to { $place }.
    .you = You send the pirate ship to { $place }.
jackrabbits-fact-stowed = The card for { $player } goes into the hold of the pirate ship.
    .you = The card for you goes into the hold of the pirate ship.
jackrabbits-fact-looted =
    { $card ->
        [hidden] { $player } takes a card from the hold.
       *[seen] { $player } takes { $card } from the hold.
    }
    .you =
        { $card ->
            [hidden] You take a card from the hold.
           *[seen] You take { $card } from the hold.
        }
jackrabbits-fact-emptied-hold =
    { $player } has taken { $count ->
        [one] the only card
       *[other] all { $count } cards
    } of the hold.
    .you =
        You have taken { $count ->
            [one] the only card
           *[other] all { $count } cards
        } of the hold.
jackrabbits-fact-hold-shuffled =
    No other card is left: { $count ->
        [one] the card of the hold becomes
       *[other] the { $count } cards of the hold become
    } the pile.

jackrabbits-ship-there = The pirate ship is already there: { $place }. Choose another hexagon.
jackrabbits-loot-at-ship = The hold is taken in the acquisition phase, where the pirate ship lies: { $place }.
jackrabbits-hold-empty = The hold of the pirate ship is empty.

jackrabbits-pirates-notice =
    The pirate ship lies at { $place }, { $count ->
        [0] its hold empty.
        [one] with 1 card in its hold.
       *[other] with { $count } cards in its hold.
    }

## On the page: what is put on the land

jackrabbits-put-dispatch = Send the pirate ship ({ $price } in anchors)
