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
        [pagedown] PgDn
       *[other] { $key }
    }

## What to do now

screen-choose = { $player }, it is your turn. Choose with ← and →, then press a key in brackets.
screen-press = { $player }, it is your turn. Press a key in brackets.
screen-drafting = Your move so far. { $move } Go on, or take it back with Esc.
screen-drafted = You are about to do this: { $move }
screen-complete = Your move is complete: play it with Enter, or take it back with Esc.
screen-confirm = play it
screen-take-back = take it back
screen-turn = turn it
screen-no-turn = It can lie only this way here.
screen-back = back
screen-opened = { $chosen }: choose how it goes on, or go back with Esc.
# What was chosen already, and is chosen again.
screen-undo = take back: { $deed }
screen-thinking = { $player } is thinking …
screen-hint-thinking = Thinking about a hint …
screen-no-hint = A hint is for your own turn: it is not your turn now.
screen-kept = The game is kept in { $path } after every move. Quit whenever you like: it goes on from where it was.
screen-not-kept = This game is not kept in a file: it ends when you quit.
screen-several = There is more than one thing that you can do with it: press a key in brackets, or click on what it says.
screen-nothing-held = You have no card to ask about.
screen-no-use = { $key } does nothing now. Press a key in brackets, or k for a list of all keys.

## Pages

screen-hint-title = Hint
screen-why-title = What about { $item }?
screen-why-legal = { $deed }: that can be done now.
screen-why-not =
    { $deed }: { $reason }{ $rule ->
        [none] { "" }
       *[some] { " " }({ $rule })
    }
screen-rules-now = The rules behind your choices
screen-rules-all = All rules
screen-rules-others = The other rules
screen-count-title = The count
screen-end-title = The end
screen-close = close
screen-go-on = go on
screen-cover-title = { $player }’s turn
screen-cover = Hand over to { $player }, then press Enter.
screen-cover-others = Nobody else should look at the screen now.

## Keys at the foot of the screen

screen-foot-rules = rules
screen-foot-hint = hint
screen-foot-why = why not?
# The other language, in its own words.
screen-foot-language = español
screen-foot-keys = keys
screen-foot-again = another game
screen-foot-quit = quit

## All keys

screen-help-title = Keys
screen-help-choose = Choose what you play with. You can also click on it.
screen-help-move = Choose a place or a road on the board.
screen-help-turn = Turn the tile, where it can lie another way.
screen-help-confirm = Play the move that is drafted; draft the one thing that you can do with what you have chosen.
screen-help-back = Go back from what you have opened, or take back a part of the move that is drafted.
screen-help-rules = The rules behind what you can do now, and all the others.
screen-help-hint = A hint: what to play, why, how sure that is, and what else there is.
screen-help-why = What can be done with it, and why the rest cannot.
screen-help-language = Switch the language.
screen-help-kept = Where the game is kept.
screen-help-again = After the end: another game, with the same players and settings.
screen-help-log = Look back at what happened.
screen-help-keys = These keys.
screen-help-quit = Quit. The game is kept, and goes on from where it was.
screen-help-mouse = What you can choose, keys in brackets and everything at the foot of the screen can be clicked. A second click on what is chosen drafts the one thing that you can do with it.
screen-help-deeds = With what you have chosen:
screen-mouse = Mouse
