# Jack Rabbits: the nautical suits. What they let one do, what happened by them, what is asked, and why not. Their rules are in jackrabbits-rules.ftl.

## Shells

jackrabbits-action-lighthouse = Pay shells to be saved at the lighthouse.
jackrabbits-action-row = Row to { $road }, free of charge.
jackrabbits-action-cast = Give { $card } to draw two cards.

jackrabbits-fact-to-lighthouse = { $player } is saved at the lighthouse, { $place }.
jackrabbits-fact-rowed-out = { $player } rows from { $tile } to { $road }.
jackrabbits-fact-cast-shell = { $player } gives { $card } to the sea.
jackrabbits-fact-cast-royal = { $player } gives { $card } to the sea; it returns to the court.
jackrabbits-fact-washed-up =
    { $card ->
        [hidden] { $player } draws a card for a shell.
       *[shown] { $player } draws { $card } for a shell.
    }
jackrabbits-fact-sank = { $card } joins the spent lot.

jackrabbits-ask-cast =
    { $player }, { $cards ->
        [one] { $cards } card is
       *[other] { $cards } cards are
    } yours for the shells you have given. Give more, or draw them.
    .brief = Give more shells, or draw.

jackrabbits-row-elsewhere = You are at { $place } already. Row to another tile.
jackrabbits-cast-underground = Shells are given for cards in the underground, and you are at { $place }.
jackrabbits-cast-already = You have already given shells for cards this turn. You may do so once a turn.
jackrabbits-cast-first = You have given shells: give more, or draw the cards.
