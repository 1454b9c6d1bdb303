# JACKED in a terminal: the board, and what can be done with a card.

## What can be done

# $killed: those who would be killed, if any.
jacked-button-killing =
    { $killed-count ->
        [0] { "" }
       *[other] , killing { $killed }
    }
jacked-button-out = a { jacked-colour } peg out of Jail{ jacked-button-killing }
jacked-button-move = { $peg } to { jacked-place }{ jacked-button-killing }
jacked-button-part = { $steps } to { jacked-place }{ jacked-button-killing }
jacked-button-swap = swap { $peg } with
jacked-button-as = as { jacked-rank }
jacked-button-discard = discard
jacked-button-forfeit = forfeit: show your hand and discard it
jacked-button-call = call that { $suspect } was JACKED
jacked-button-pass = let it pass

jacked-choice-play = Play { jacked-card }: { $button }.
jacked-choice-part = { $peg } takes { jacked-spaces } to { jacked-place }{ jacked-button-killing }

## The table

jacked-board-ring = The ring has { $spaces } spaces, numbered clockwise from 0 to { $last }. Out spaces: { $outs }.
jacked-board-out =
    { $colour ->
        [R] Red
        [B] Blue
        [G] Green
       *[Y] Yellow
    } { $number }
jacked-board-hand =
    Hand { $hand } of this deal, dealt by { $dealer }. The deck holds { $deck ->
        [0] no card.
        [one] one card.
       *[other] { $deck } cards.
    }
jacked-board-teams = { $first } are partners, and so are { $second }.
jacked-board-holds =
    { $player } holds { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }{ $barred ->
        [yes] { " " }and may not call in this hand.
       *[no] .
    }
jacked-board-pegs =
    { $colour ->
        [R] Red:
        [B] Blue:
        [G] Green:
       *[Y] Yellow:
    } { $pegs }.
jacked-board-jailed =
    { $pegs-count ->
        [one] { $pegs } is in Jail
        [4] all four are in Jail
       *[other] { $pegs } are in Jail
    }
# $where: blocker is its own Out space, as a blocker; $walked is counted from there, $left to Home 1.
jacked-board-peg =
    { $where ->
        [home] { $peg } is in Home { $number }
        [blocker] { $peg } blocks its Out space, space { $number }
       *[space] { $walked ->
            [0] { $peg } is on its Out space, space { $number }, and blocks nobody
           *[other] { $peg } is on space { $number }, { $walked } from its Out space, { $left } from Home 1
        }
    }
jacked-board-discards =
    { $cards-count ->
        [0] Nothing has been discarded yet.
       *[other] Discarded: { $cards }.
    }
jacked-board-you-hold =
    { $cards-count ->
        [0] { $player }, you hold no cards.
       *[other] { $player }, you hold { $cards }.
    }
jacked-board-jail = Jail
jacked-board-home = Home
jacked-board-jokers =
    { $count ->
        [one] joker
       *[other] { $count } jokers
    }
jacked-board-player =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }{ $dealer ->
        [yes] , dealer
       *[no] { "" }
    }{ $partner-count ->
        [0] { "" }
       *[other] , with { $partner }
    }{ $barred ->
        [yes] , may not call
       *[no] { "" }
    }
jacked-board-short = Hand { $hand } · deck { $deck } · discards { $discards }
