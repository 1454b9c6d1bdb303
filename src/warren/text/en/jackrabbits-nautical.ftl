# Jack Rabbits: the nautical suits. What they let one do, what happened by them, what is asked, and why not. Their rules are in jackrabbits-rules.ftl.

## Shells

jackrabbits-action-lighthouse = Pay shells to be saved at the lighthouse.
jackrabbits-action-drift = Pay shells to drift to { $road }.
jackrabbits-action-row = Row to { $road }, free of charge.
jackrabbits-action-cast = Give { $card } to draw two cards.

jackrabbits-fact-to-lighthouse = { $player } is saved at the lighthouse, { $place }.
    .you = You are saved at the lighthouse, { $place }.
jackrabbits-fact-rowed-out = { $player } rows from { $tile } to { $road }.
jackrabbits-fact-cast-shell = { $player } gives { $card } to the sea.
    .you = You give { $card } to the sea.
jackrabbits-fact-cast-royal = { $player } gives { $card } to the sea; it returns to the court.
    .you = You give { $card } to the sea; it returns to the court.
jackrabbits-fact-washed-up =
    { $card ->
        [hidden] { $player } draws a card for a shell.
       *[shown] { $player } draws { $card } for a shell.
    }
    .you =
        { $card ->
            [hidden] You draw a card for a shell.
           *[shown] You draw { $card } for a shell.
        }
jackrabbits-fact-drifted = { $player } drifts to { $road }.
jackrabbits-fact-ashore = { $player } drifts ashore at { $place }.
    .you = You drift ashore at { $place }.
jackrabbits-fact-sank = { $card } joins the spent lot.

jackrabbits-ask-cast =
    { $player }, { $cards ->
        [one] { $cards } card is
       *[other] { $cards } cards are
    } yours for the shells you have given. Give more, or draw them.
    .brief = Give more shells, or draw.

jackrabbits-drift-to-hexagon = Thrown off or fallen, you drift to a hexagon only, and { $place } is none.
jackrabbits-drift-elsewhere = You were thrown off { $place }. Drift to another place.
jackrabbits-row-elsewhere = You are at { $place } already. Row to another tile.
jackrabbits-cast-underground = Shells are given for cards in the underground, and you are at { $place }.
jackrabbits-cast-already = You have already given shells for cards this turn. You may do so once a turn.
jackrabbits-cast-first = You have given shells: give more, or draw the cards.

## Icicles

jackrabbits-action-storm = Pay to move the storm to { $place }.
jackrabbits-action-plunge = Drop through the glacier’s hole.
jackrabbits-action-glacier = Show icicles to be saved at the glacier.

jackrabbits-fact-moved-storm = { $player } moves the storm to { $place }.
    .you = You move the storm to { $place }.
jackrabbits-fact-storm-passed = The storm of { $player } at { $place } is over.
    .you = Your storm at { $place } is over.
jackrabbits-fact-plunged = { $player } drops through the hole of { $tile }.
jackrabbits-fact-showed-ice = { $player } shows { $card }.
    .you = You show { $card }.
jackrabbits-fact-to-glacier = { $player } is saved at the glacier, { $place }.
    .you = You are saved at the glacier, { $place }.

jackrabbits-ask-ice =
    { $player }, show icicles worth { $need } or more. You keep them. { $shown ->
        [0] You have shown none yet.
       *[other] So far they are worth { $shown }.
    }
    .brief = Show icicles worth { $need } or more.

jackrabbits-storm-below = No storm comes to the underground. Choose a hexagon on the land.
jackrabbits-storm-there = Your storm is already there: { $place }. Choose another hexagon.
jackrabbits-stormed = The storm holds your rabbit at { $place }: it leaves only off the board, by a side at the sea. Wait until it is over.
jackrabbits-storm-notice = The storm of { $player } is at { $tile }: nobody leaves it but off the board.
    .you = Your storm is at { $tile }: nobody leaves it but off the board.

## Drafts

jackrabbits-idle-draft = The draft of { $suits } changes nothing: that suit is not in play.
jackrabbits-other-variant =
    { $drafted ->
        [yes] In this race { $suits } are played by their draft, which does not have that.
       *[no] Only the draft of { $suits } has that, and this race does not play it.
    } Choose something else.

jackrabbits-action-burden = Lay { $card } on the load of { $player }.
    .you = Lay { $card } on your own load.
jackrabbits-action-burden-high = Lay { $card } on the load of { $player } as eleven.
    .you = Lay { $card } on your own load as eleven.
jackrabbits-fact-burdened =
    { $player } lays { $card } on the load of { $rival }, worth { $points ->
        [one] one point
       *[other] { $points } points
    }.
    .you =
        You lay { $card } on the load of { $rival }, worth { $points ->
            [one] one point
           *[other] { $points } points
        }.
    .at-you =
        { $player } lays { $card } on your load, worth { $points ->
            [one] one point
           *[other] { $points } points
        }.
    .self =
        { $player } lays { $card } on their own load, worth { $points ->
            [one] one point
           *[other] { $points } points
        }.
    .you-self =
        You lay { $card } on your own load, worth { $points ->
            [one] one point
           *[other] { $points } points
        }.
jackrabbits-ask-burden = { $player }, do you lay acorns on somebody’s load, your own or another’s? It is added to their rolls. At { $heavy } all of it is discarded.
    .brief = Lay acorns on a load, or end your turn.
jackrabbits-burden-notice =
    On the load of { $player }: { $cards }. { $points ->
        [one] 1 point is
       *[other] { $points } points are
    } added to their rolls.
    .you =
        On your load: { $cards }. { $points ->
            [one] 1 point is
           *[other] { $points } points are
        } added to your rolls.
jackrabbits-lay-before-another = Lay these cards before one player whom you may choose, and not before { $player }.
    .you = Lay these cards before one player whom you may choose, and not before yourself.

jackrabbits-action-freeze = Pay to freeze all the others.
jackrabbits-action-ice = Lay { $card } before { $player } as ice.
jackrabbits-action-ice-high = Lay { $card } before { $player } as ice worth eleven.
jackrabbits-fact-froze = { $player } freezes all the others until { $player }’s next turn.
    .you = You freeze all the others until your next turn.
jackrabbits-fact-thawed = What { $player } has frozen thaws.
    .you = What you have frozen thaws.
jackrabbits-fact-laid-ice =
    { $player } lays { $card } before { $rival } as ice, worth { $points ->
        [one] one point
       *[other] { $points } points
    }.
    .you =
        You lay { $card } before { $rival } as ice, worth { $points ->
            [one] one point
           *[other] { $points } points
        }.
    .at-you =
        { $player } lays { $card } before you as ice, worth { $points ->
            [one] one point
           *[other] { $points } points
        }.
jackrabbits-fact-melted = { $card } melts, and joins the spent lot.
jackrabbits-ask-icing = { $player }, do you lay icicles before another player? Unless their next dice beat this ice, their journey leads nowhere but off the board.
    .brief = Lay ice before a player, or end your turn.
jackrabbits-frozen = Your rabbit is frozen at { $place }: it leaves only off the board, by a side at the sea. Wait until the ice has thawed.
jackrabbits-iced = There is ice worth { $points } before you, and your dice do not beat it: your rabbit leaves { $place } only off the board, by a side at the sea.
jackrabbits-ice-or-rest = First say which icicles you lay before whom, or that you do nothing more.
jackrabbits-ice-icicles = Only icicles from the Ace to the ten are laid as ice, not { $card }.
jackrabbits-ice-not-high = { $card } does not count eleven as ice.
jackrabbits-freeze-notice = { $player } has frozen all the others: nobody else leaves a hexagon but off the board.
    .you = You have frozen all the others: nobody else leaves a hexagon but off the board.
jackrabbits-ice-notice = Before { $player } lies ice worth { $points }: { $cards }.
    .you = Before you lies ice worth { $points }: { $cards }.

## On the page: moments of their own, and what is put on the land

jackrabbits-put-storm = Move the storm ({ $price } in icicles)
jackrabbits-sum-cast = Worth { $have } in shells

jackrabbits-scene-casting = { $player } gives shells to the sea
    .now =
        { $role ->
            [me] Give more shells, or draw two cards for each of those you have given.
           *[other] Each shell given brings two cards.
        }
jackrabbits-scene-show-ice = { $player } shows icicles
    .now =
        { $role ->
            [me] Show icicles worth six or more and you are saved at the glacier. You keep them.
           *[other] Icicles worth six or more save a rabbit at the glacier.
        }
jackrabbits-scene-icing = { $player } may lay ice
    .now =
        { $role ->
            [me] Lay icicles before one other player, or end your turn. Unless their next dice beat the ice, their journey leads nowhere but off the board.
           *[other] A journey leads nowhere but off the board, unless the dice beat the ice.
        }
