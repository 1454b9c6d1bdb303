# Playing line by line: `warren play --plain`.

## What can be typed: phrases for each command, with commas between them. Single letters are of one language only.

plain-words-help = help
plain-words-rules = ?, r, rules
plain-words-hint = h, hint
plain-words-why = w, why
plain-words-back = b, back, undo, n, no
plain-words-yes = y, yes, confirm, ok
plain-words-table = t, table
plain-words-log = log
plain-words-language = l, language
plain-words-settings = settings
plain-words-save = s, save
plain-words-report = report, problem
plain-words-quit = q, quit, exit

# $typed, $asked and $rule are examples from the game that is played.
plain-help =
    { $typed }

    y (yes): play the move you have chosen.

    b (back): undo it, or go back to the previous list.

    h (hint): what to do, why, how sure it is, and what else you could do.

    w { $asked } (why): why that can or cannot be done.

    ? (rules): the rules behind your choices; ? { $rule } shows that rule.

    t (table): the table and your choices again.

    log: what happened last; log 100 goes further back.

    l (language): the next language; l es is Spanish.

    settings: what this table has agreed on.

    s (save): where the game is saved. It is saved after every move.

    report, with what went wrong: writes a file about it. Nothing is sent by itself.

    q (quit): leave the game, and continue another time.

## The beginning and the end

# $players: each with what they are.
plain-title = { $game }: { $players }.
plain-settings = Settings: { $settings }.
plain-begin = Type help at any time.
plain-kept = The game is saved in { $path }. To continue it another time:
plain-not-kept = The game is not saved.
plain-over-kept = The game stays in { $path } until the next one begins. To begin that:

## A turn

plain-choices = { $player }, you can:
plain-move = Your move: { $move }
plain-so-far = So far: { $move }
plain-opened = { $chosen }: choose how to continue, or b to go back.
plain-confirm = y plays it, b undoes it.
plain-which = There is more than one thing you can do with { $thing }. Type its number:
plain-possible = Possible: { $move }
plain-taken-back = Undone.
plain-language = Now in English.

## Two people at one keyboard

plain-hand-over = It is { $player }’s turn. Press Enter to clear the screen, and hand over.
plain-your-turn = { $player }, it is your turn. Press Enter when nobody else is looking.

## What cannot be done

plain-what = “{ $text }” is not a choice or a command. Type a number, a card or a command; help lists them.
plain-number =
    { $count ->
        [one] There is no choice { $text }. The only one is 1.
       *[other] There is no choice { $text }. They are numbered from 1 to { $count }.
    }
plain-complete = Your move is complete. Type y to play it, or b to undo it.
plain-nothing-to-play = You have not chosen a move. Choose one first, then type y.
plain-nothing-to-take-back = There is nothing to undo: a move that has been played stands. Choose one of your moves.
plain-unfinished = The move is not finished. Choose how to continue:
plain-why-what = Say what you are asking about, such as w { $asked }.
plain-log-number = “{ $text }” is not a number. Type log, or log and how many sentences, such as log 100.
