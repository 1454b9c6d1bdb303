# JACKED in the browser.

## The board

jacked-page-board = The board: pegs and where they can go
jacked-page-colour =
    { $colour ->
        [R] Red
        [B] Blue
        [G] Green
       *[Y] Yellow
    }
jacked-page-in-jail = in Jail
jacked-page-in-home = in Home, space { $number }
jacked-page-on-space = on space { $place }
jacked-page-peg =
    { $peg }, { $place }{ $left ->
        [0] { "" }
        [one] , one space from Home
       *[other] , { $left } spaces from Home
    }{ $blocker ->
        [yes] , a blocker
       *[no] { "" }
    }{ $state ->
        [picked] , chosen
        [lit] , can be moved
        [doomed] , would be killed
       *[plain] { "" }
    }
jacked-page-target =
    { $peg } to here, { $place }{ $onto ->
        [nobody] { "" }
       *[somebody] , where { $onto } stands
    }
jacked-page-ghost =
    { $peg } would be { $place }{ $ready ->
        [yes] . Press again to play
       *[no] { "" }
    }
jacked-page-piles =
    Hand { $hand } of this deal. Deck: { $deck }. Discarded: { $discards }. { $card ->
        [none] No card has been played.
       *[some] Last card: { $card }, { $player }.
    }
jacked-page-hand-number = Hand { $hand } of this deal

## Players

jacked-page-partner = partner
jacked-page-dealer = deals
jacked-page-dealer-short = D
jacked-page-barred = may not call in this hand
jacked-page-barred-short = no call
jacked-page-home-short = ⌂ { $home }/{ $pegs }
jacked-page-seat =
    { $cards ->
        [one] one card
       *[other] { $cards } cards
    }, { $home } of { $pegs } pegs home

## What one can do

jacked-page-no-cards = You have no cards until the next hand.
jacked-page-stands-for = Play the joker as:
jacked-page-rank =
    { $rank ->
        [A] Ace
        [J] Jack
        [Q] Queen
        [K] King
        [T] 10
       *[other] { $rank }
    }
jacked-page-discard = Discard
jacked-page-forfeit = Show your hand and sit out
jacked-page-confirm-discard = Discard { $card }
jacked-page-call = Call: JACKED!
jacked-page-pass = Let it pass
jacked-page-kills =
    { $pegs-count ->
        [one] Kills { $pegs }.
       *[other] Kills { $pegs }.
    }
jacked-page-split-on = Choose the next peg of your seven.
jacked-page-no-play = None of your cards can be played.
jacked-page-part =
    { $peg } goes { $count ->
        [1] one space
       *[other] { $count } spaces
    }
jacked-page-seven =
    { $card }: { $parts }.{ $left ->
        [0] { "" }
        [1] { " " }One more.
       *[other] { " " }{ $left } more.
    }
