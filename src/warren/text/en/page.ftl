# The page in the browser.

page-title = Warren
page-title-your-turn = ● Your turn – Warren
page-language = Language
page-theme = Light or dark
page-theme-name =
    { $theme ->
        [light] Light
        [dark] Dark
       *[system] Auto
    }

## The start page

page-welcome = Sit down and play.
page-welcome-more = Tabletop games in the browser: alone against bots, or with friends by a link. No account, nothing to install.
page-games = Games
page-play-bot =
    { $bots ->
        [one] Play against a bot
       *[other] Play against { $bots } bots
    }
page-play-friend =
    { $friends ->
        [one] Play with a friend
       *[other] Play with { $friends } friends
    }
page-choose = Choose bots and settings
page-make-table = Make this table
page-how-many = Players
page-seat = Seat { $number }
page-seat-me = I sit here
page-seat-open = Whoever follows the link
page-none = none
page-my-tables = Your tables
page-table-open = Waiting for players.
page-stood-in-for-you = A bot is playing for you.
page-asks-again = { $player } is playing again and asks you to come along.
page-next-turn = Your turn: { $game }
page-who = You
page-your-name = Your name
page-guest = Guest
page-keep = Keep this name
page-named = You are { $name }.
page-other-device = Play on another device
page-code-about = This code stands for you: enter it on any device, and you are the same person there. Keep it to yourself.
page-code-show = Show my code
page-code-enter = A code from another device
page-code-use = Use this code
page-version = Warren { $version }
page-unreachable = Warren is not answering. Check the connection, then try again.

## At a table

page-connecting = Joining the table …
page-no-table =
    { $gone ->
        [yes] There is no such table
       *[no] You cannot sit at this table
    }
page-nowhere = There is nothing at this address
page-nowhere-more = The link may be incomplete or mistyped. Everything that is here can be reached from the start page.
page-offline = You are offline. Warren goes on as soon as you are connected again; nothing is lost.
page-to-start = To the start page
page-table-of = { $game }: { $players }
page-players = Players
page-you = you
page-away = away
page-to-act = their move
page-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-open-seat = Open seat
# Bots are called after plants that hares like to hide in.
page-bot-name =
    { $kind ->
        [champion]
            { $which ->
                [1] Yew
                [2] Laurel
                [3] Juniper
               *[0] Holly
            }
       *[courtier]
            { $which ->
                [1] Heather
                [2] Rowan
                [3] Hazel
               *[0] Bramble
            }
        [villager]
            { $which ->
                [1] Fern
                [2] Sorrel
                [3] Burdock
               *[0] Thistle
            }
        [newcomer]
            { $which ->
                [1] Daisy
                [2] Vetch
                [3] Dandelion
               *[0] Clover
            }
    }
page-board = The table
page-hand = Your hand
page-card-chosen = { $card }, chosen
page-card-not-now = { $card }, does not fit now
page-beside = What happened, and the rules
page-log = What happened
page-rules = Rules
page-rules-now = Rules behind your choices
page-rules-all = All rules
page-rules-search = Search the rules
page-rules-found =
    { $count ->
        [0] No rule says that.
        [one] One rule
       *[other] { $count } rules
    }
page-rules-idle = Options not in play
page-rule = { $rule }: { $title }
page-count = Latest score
page-your-turn = Your turn.
page-thinking =
    { $players-count ->
        [one] { $players } is thinking …
       *[other] { $players } are thinking …
    }
page-waiting-for = Waiting for { $players }.
page-sending = Sending your move …
page-lost = The connection is lost. Reconnecting …
page-confirm = Play
page-part-back = Undo step
page-take-back = Cancel
page-why-not = Why not here?
page-hint = Hint
page-hint-thinking = Thinking …
page-hint-follow = Do this
page-hint-others = Other choices
page-close = Close
page-at-once = Play without confirming
page-sound = Sounds
page-again = Play again
page-come-along = Come along
page-plays-again = { $player } is playing again and asks you to come along. Your seat is kept for a minute.
page-watch-next = Watch the next game
page-invited = asked to come along
page-waiting-invited =
    { $players-count ->
        [one] { $players } has been asked to come along: the seat is kept for a minute.
       *[other] { $players } have been asked to come along: their seats are kept for a minute.
    }
page-give-to-bot = Give it to a bot
page-stood-in = a bot plays on
page-thinking-for =
    { $players-count ->
        [one] A bot is playing for { $players } …
       *[other] Bots are playing for { $players } …
    }
# How a game ended.
page-ending = Result
page-points-table = Points, round by round
page-points-sum = Total
page-moments = What decided it
page-moment-chance = { $player } { $before } → { $after } %
page-moment-see = See it again
page-leave = Leave the table
page-leave-sure = Leave the table?
page-leave-means =
    { $begun ->
        [yes] A bot plays on for you until you take your seat again. The table stays on your start page.
       *[no] Your seat will be open again. If you want to come back, keep the link.
    }
page-leave-now = Leave
page-stay = Stay
page-come-back = Take my seat again
page-report = Report a problem
page-report-about = This makes a file with what you know of this game, its settings, the versions of Warren and of your browser, and what can be read on the screen now. What is hidden from you is not in it, and neither is your code. Nothing is sent: pass the file on yourself.
page-report-what = What happened, and what did you expect?
page-report-save = Save the report
page-watching = You are watching.
page-agreed = This table:
page-sit-down = Sit down
page-or-watch = Or just watch: the game begins as soon as every seat is taken.
page-seat-is-open =
    { $players-count ->
        [one] { $players } invites you to play.
       *[other] { $players } invite you to play.
    } { $open ->
        [one] A seat is open.
       *[other] { $open } seats are open.
    }
page-share = Send this link to the people you want to play with:
page-link = Link to this table
page-copy = Copy the link
page-copied = Copied.
page-selected = It is selected: copy it with Ctrl+C, or touch and hold it.
page-qr = QR code of the link
page-scan = Or let them point a phone’s camera at this.
page-same-network = The link opens on every device on the same network: the same Wi-Fi, for instance.
page-other-address = If it does not open, try another address:
page-only-here = This link works only on this computer.
page-open-to-friends = To let friends open it on theirs, close the house and open it again with `make play ARGS=--friends` or `warren serve --friends`. Nothing is lost.
page-no-network = The house is open to friends, but this computer is not on a network right now. Join one, and reload this page.
page-waiting-friend =
    { $open ->
        [one] The game begins as soon as somebody sits down.
       *[other] The game begins as soon as all { $open } open seats are taken.
    }

## Jackrabbit

jackrabbit-label-length = Length
jackrabbit-label-threshold = Points to win
jackrabbit-label-first_player = Who begins
jackrabbit-label-ace_high_runs = Ace above the King
jackrabbit-label-deadwood = Deadwood
jackrabbit-label-turn_limit = Turn limit
jackrabbit-option-length =
    { $value ->
        [hand] A single hand
       *[match] A whole match
    }
jackrabbit-option-first_player =
    { $value ->
        [0] Seat 0
        [1] Seat 1
       *[random] At random
    }
jackrabbit-option-deadwood =
    { $value ->
        [always] At the end of every hand
       *[going-out] When somebody goes out
    }
jackrabbit-page-progress =
    { $length ->
        [hand] A single hand
       *[match] Hand { $hand } · first to { $threshold } points
    }
jackrabbit-page-hand-over = Hand { $number } is over
jackrabbit-page-hand = Hand { $number }
jackrabbit-page-stack = { $player }’s stack
jackrabbit-page-bottom-up = From the bottom up
jackrabbit-page-play-here = Play { $card } here
jackrabbit-page-here = Play here
jackrabbit-page-draw-pile = Draw pile
jackrabbit-page-discard-pile = Discards
jackrabbit-page-no-cards = You hold no cards.
jackrabbit-page-confirm-discard =
    { $count ->
        [one] Discard one card and draw
       *[other] Discard { $count } and draw
    }
jackrabbit-page-on-top = On top:
jackrabbit-page-discard =
    { $cards-count ->
        [one] Discard { $cards } and draw one card.
       *[other] Discard { $cards } ({ $top } on top) and draw { $cards-count } cards.
    }

## JACKED: settings, short

jacked-label-players = Players
jacked-label-teams = Partners
jacked-label-jokers = Jokers
jacked-label-side = Spaces on a side
jacked-label-dealer = First dealer
jacked-label-jacked_play = JACKED players
jacked-label-table_talk = Talk
jacked-label-turn_limit = Turn limit
jacked-option-jokers =
    { $value ->
        [usual] as usual
       *[other] { $value }
    }
jacked-option-dealer =
    { $value ->
        [random] at random
        [0] red
        [1] blue
        [2] green
       *[3] yellow
    }
jacked-option-jacked_play =
    { $value ->
        [strict] are told
       *[memory] must remember
    }
jacked-option-table_talk =
    { $value ->
        [off] none
       *[on] allowed
    }

## A game without a board of its own

page-plain-choices = What you can do
page-plain-flag =
    { $is ->
        [yes] yes
       *[no] no
    }
