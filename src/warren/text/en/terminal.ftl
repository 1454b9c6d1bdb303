# Playing in a terminal: what the full screen and the line mode share.

# What players without names are called, by seat.
seat-colour =
    { $seat ->
        [0] Red
        [1] Blue
        [2] Green
       *[3] Yellow
    }
seat-bot = { $colour } ({ $bot })

report-written = A report is in { $path }: what you may know of this game, and what is on the screen. Nothing has been sent. Say in it what went wrong, and send it to whoever looks after Warren.

## Hints

hint-move = Hint: { $move }
# What to type or press for it.
hint-keys =
    { $how ->
        [typed] Type { $keys }.
        [pressed] Press { $keys }.
       *[chosen] Choose { $item }, then press { $keys }.
    }
hint-keys-next = { $start }, then { $key }
hint-sureness =
    { $sureness ->
        [only] There is nothing else you could do.
        [sure] I am quite sure: it wins in about { $chance } of 100 games.
        [likely] It looks better than the rest: it wins in about { $chance } of 100 games.
        [close] It is a close call: it wins in about { $chance } of 100 games.
       *[open] As far as I can tell, it wins in about { $chance } of 100 games.
    }
hint-other = Next best: { $move } That wins in about { $chance } of 100 games.
