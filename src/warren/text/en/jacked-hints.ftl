# JACKED: what speaks for a play, or comes of it, and what a hint may say.

jacked-merit-wins = That brings all your pegs home: you win.
jacked-merit-out = It brings a peg out of Jail, and makes it a blocker.
jacked-merit-home =
    { $count ->
        [one] It brings a peg home, where nothing can happen to it.
       *[other] It brings { $count } pegs home, where nothing can happen to them.
    }
jacked-merit-kills =
    { $count ->
        [one] It sends a rival peg back to Jail.
       *[other] It sends { $count } rival pegs back to Jail.
    }
jacked-merit-loses =
    { $count ->
        [one] It costs your side a peg, which goes back to Jail.
       *[other] It costs your side { $count } pegs, which go back to Jail.
    }
jacked-merit-swap =
    { $count ->
        [one] It gains one space.
       *[other] It gains { $count } spaces.
    }
jacked-merit-safe = It takes a peg out of reach: no single card of another player can hit it there.
jacked-merit-jacks = The next player is JACKED.

## Where one has to remember whether one is JACKED

jacked-hint-card =
    Think of your { $card ->
        [A] Ace
        [J] Jack
        [Q] Queen
        [K] King
       *[other] { $card }
    }. Whether you are JACKED is for you to remember.
jacked-hint-joker = Think of your joker. Whether you are JACKED is for you to remember.
jacked-hint-no-play = None of your cards can be played. Whether you are JACKED is for you to remember.
jacked-hint-call = Whether the last player was JACKED is for you to remember.
