# Jack Rabbits in a terminal: the table in sentences.

jackrabbits-board-turn =
    Turn { NUMBER($number, useGrouping: 0) }, { $player }: { $price ->
        [0] the dice have not been rolled
       *[other] the dice show { $first } and { $second }, so the price is { $price }
    }{ $passport ->
        [none] .
       *[some] , and { $passport } is the passport of a flight.
    }
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
        [0] .
       *[other] , among them { $royals }.
    }
jackrabbits-board-jokers =
    { $count ->
        [one] a joker
       *[other] { $count } jokers
    }
jackrabbits-board-laid = Laid down: { $cards }.
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
jackrabbits-board-hand =
    { $cards-count ->
        [0] You have no cards.
       *[other] Your hand: { $cards }.
    }
