# JACKED told as a story: a deal, a card with all that it does, a move that is taken back, one sentence each.

jacked-place =
    { $where ->
        [jail] Jail
        [home] Home { $number }
       *[space] space { $number }
    }
jacked-rank =
    { $rank ->
        [A] an Ace
        [8] an 8
        [T] a 10
        [J] a Jack
        [Q] a Queen
        [K] a King
       *[other] a { $rank }
    }
jacked-spaces =
    { $steps ->
        [1] one space
        [2] two spaces
        [3] three spaces
        [4] four spaces
        [5] five spaces
        [6] six spaces
       *[7] seven spaces
    }

jacked-story-dealt =
    { $player } { $shuffled ->
        [yes] shuffles and deals
       *[no] deals
    } hand { $hand }: { $count } cards each.
    .you =
        You { $shuffled ->
            [yes] shuffle and deal
           *[no] deal
        } hand { $hand }: { $count } cards each.
jacked-story-hand = { $player } is dealt { $cards }.
    .you = You are dealt { $cards }.
jacked-story-played =
    { $player } plays { $card }{ $moves-count ->
        [0] .
       *[other] : { jacked-story-moves }.
    }
    .you =
        You play { $card }{ $moves-count ->
            [0] .
           *[other] : { jacked-story-moves }.
        }
jacked-story-went-on = The seven continues: { jacked-story-moves }.
jacked-story-moves =
    { $moves }{ $killed-count ->
        [0] { "" }
        [one] ; { $killed } is killed
       *[other] ; { $killed } are killed
    }{ $jacked }
jacked-story-jacked = ; { $player } is JACKED
    .you = ; you are JACKED
jacked-story-out = { $peg } comes out of Jail
jacked-story-moved = { $peg } goes to { jacked-place }
jacked-story-backed = { $peg } goes back to { jacked-place }
jacked-story-swap = { $peg } and { $other } change places
jacked-story-part =
    { $first ->
        [yes] { $peg } takes { jacked-spaces } to { jacked-place }
       *[no] { $peg } { jacked-spaces } to { jacked-place }
    }
jacked-story-discarded = { $player } discards { $card }{ $jacked }.
    .you = You discard { $card }{ $jacked }.
jacked-story-forfeited =
    { $player } cannot play any card: { $cards } { $cards-count ->
        [one] is
       *[other] are
    } shown and discarded.
    .you =
        You cannot play any card: { $cards } { $cards-count ->
            [one] is
           *[other] are
        } shown and discarded.
jacked-story-called = { $player } rightly calls that { $rival } was JACKED; the move is taken back: { $pegs }.
    .you = You rightly call that { $rival } was JACKED; the move is taken back: { $pegs }.
    .at-you = { $player } rightly calls that you were JACKED; the move is taken back: { $pegs }.
jacked-story-back = { $peg } to { jacked-place }
