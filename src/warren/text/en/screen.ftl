# Playing on a full screen in a terminal.

screen-title = { $game }: { $players }

# Keys as they are shown in brackets; those that are not named here are letters and digits.
screen-key =
    { $key ->
        [up] ↑
        [down] ↓
        [space] Space
        [enter] Enter
        [escape] Esc
        [pageup] PgUp
        [shift] ⇧
        [pagedown] PgDn
       *[other] { $key }
    }

## What to do now

screen-choose = { $player }, it is your turn. Choose with ← and →, then press a key in brackets.
screen-press = { $player }, it is your turn. Press a key in brackets.
screen-drafting = Your move so far. { $move } Continue, or undo it with Esc.
screen-drafted = You are about to do this: { $move }
screen-complete = Your move is complete: play it with Enter, or undo it with Esc.
screen-confirm = play it
screen-more = { $count } more
screen-fewer = fewer
screen-take-back = undo it
screen-turn = turn it
screen-no-turn = It fits only this way round here.
screen-back = back
screen-opened = { $chosen }: choose how to continue, or go back with Esc.
# What was chosen already, and is chosen again.
screen-undo = undo: { $button }
screen-thinking = { $player } is thinking …
screen-hint-thinking = Looking for a hint …
screen-no-hint = Hints are for your own turn, and it is not your turn now.
screen-kept = The game is saved in { $path } after every move. Quit whenever you like: it continues from where it was.
screen-not-kept = This game is not saved in a file: it ends when you quit.
screen-several = There is more than one thing you can do with it: press a key in brackets, or click on the words beside it.
screen-nothing-held = You have no card to ask about.
screen-no-use = { $key } does nothing now. Press a key in brackets, or k for a list of all keys.

## Pages

screen-hint-title = Hint
screen-why-title = What about { $item }?
screen-why-legal = { $button }: you can do that now.
screen-why-not =
    { $button ->
        [none] { "" }
       *[some] { $button }:{ " " }
    }{ $reason }{ $rule ->
        [none] { "" }
       *[some] { " " }({ $rule })
    }
screen-rules-now = The rules behind your choices
screen-rules-all = All rules
screen-rules-others = The other rules
screen-opening = At any time ? tells the rules, k the keys and these signs, and h gives a hint.
screen-count-title = The score
screen-end-title = The end
screen-settings-title = This table
screen-close = close
screen-go-on = continue
screen-cover-title = { $player }’s turn
screen-cover = Hand over to { $player }, then press Enter.
screen-cover-others = Nobody else should be looking at the screen now.

## Keys at the foot of the screen

screen-foot-rules = rules
screen-foot-hint = hint
screen-foot-why = why not?
# The other language, in its own words.
screen-foot-language = español
screen-foot-settings = settings
screen-foot-look = look around
screen-foot-keys = keys
screen-foot-again = another game
screen-foot-quit = quit

## All keys

screen-help-title = Keys
screen-help-choose = Choose what you play with. You can also click on it.
screen-help-move = Choose a place or a road on the board.
screen-help-turn = Turn the tile, where it fits another way round.
screen-help-confirm = Play the move you have prepared; or prepare the only thing you can do with what you have chosen.
screen-help-back = Go back from what you have opened, or undo a step of the move you are preparing.
screen-help-look = With Shift: look at another part of the board, where it is larger than the screen.
screen-help-unfold = Show all that you can do, or only as much as there is room for.
screen-help-rules = The rules behind what you can do now, and all the others.
screen-help-hint = A hint: what to play, why, how sure it is, and what else you could do.
screen-help-why = What you can do with it, and why not the rest.
screen-help-language = Switch the language.
screen-help-settings = What this table has agreed on, and where the game is saved.
screen-help-report = A report of a problem, as a file with what you may know and see. Nothing is sent by itself.
screen-help-again = After the end: another game, with the same players and settings.
screen-help-log = Look back at what happened.
screen-help-keys = These keys.
screen-help-quit = Quit. The game is saved, and continues from where it was.
screen-help-mouse = What you can choose, keys in brackets and everything at the foot of the screen can be clicked. A second click on what you have chosen prepares the only thing you can do with it.
screen-help-buttons = With what you have chosen:
screen-mouse = Mouse
