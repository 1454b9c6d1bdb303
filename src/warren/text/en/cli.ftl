# What the command line says.

cli-default = default: { $value }
# A setting whose value can be a file: $ending is how its name ends.
cli-setting-file =
    On the command line and in a file of settings, name a file: --set { $name }=mine{ $ending }. { $name ->
        [tiles] “warren land tiles > mine.toml” writes one for you to change.
       *[land] “warren land make -o mine.land” makes one, and “warren land show kept -o mine.land” keeps one you have built.
    }
cli-recorded = The record of the game is in { $path }.
cli-serving = The house is open: { $address } (Ctrl-C closes it; nothing is lost.)
cli-serving-here = It can be opened on this computer only; with --friends, on every device on your network.
cli-serving-friends = Your friends open it at:
cli-serving-nowhere = This computer is not on a network right now, so nobody else can reach it.
cli-interpreted = Bots run interpreted, about thirty times slower than compiled. “make compile” in a checkout of Warren makes them fast, and so does “pip install .[play]” where there is a C compiler.
cli-interpreted-yet = Bots still run interpreted, about thirty times slower than compiled. The compiled ones will be ready in about { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}: restart then.
cli-unfinished = The record ends here: the game was not played to its end.
cli-resumed = You are continuing the game in { $path }. To begin another one, use --new.
cli-set-aside = The unfinished game has been set aside in { $path }.
cli-old-file = What was in the file has been set aside in { $path }.
# $outcome is a whole sentence, or two.
cli-finished = The previous game has ended: { $outcome }

## Help

help-usage = Usage: { $usage }
help-command = COMMAND
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-examples = Examples

help-warren =
    A home for three tabletop games: play, host and study them.

    “warren COMMAND --help” says more about a command.
    .examples =
        warren play jackrabbit
        warren watch jackrabbit greedy random --set length=hand
        warren rules jackrabbit JB-8 --language es
help-play =
    Play a game: against bots, or several people at one keyboard. It is saved after every move, and next time it continues from where it was.

    A player is a bot or a person’s name. To play against there are, from weak to strong, newcomer, villager, courtier and champion; for studies there are also random, greedy, search:400 and search:200ms. If no person is named, one seat is yours.
    .examples =
        warren play jackrabbit
        warren play jackrabbit villager --set length=hand
        warren play jackrabbit Ann Ben --new
        warren play jackrabbit --plain --spoken
        warren play jackrabbits newcomer --preset family
        warren play jackrabbits Ann Ben Cat --set special_trades=yes --new
help-learn = Learn a game by playing it: a few prepared positions, and in each what to do, step by step.
    .examples =
        warren learn jackrabbits
        warren learn jackrabbits pay
        warren learn jackrabbits --plain --language es
help-report = Open a report of a problem, as it was made on the page or with “!” in a terminal: what it says, and how the game stood for its reporter. What was hidden from them is not in it: the cards of others are any that agree with all they knew.
    .examples =
        warren report warren-report.json
        warren report warren-report.json --play
help-report-file = The report.
    .meta = FILE
help-report-play = Sit down in the reporter’s place and play on from there.
help-games = List the games.
    .examples =
        warren games
        warren games --language es
help-settings = List what the players of a game can agree on: each setting, its values and what it does, and the presets.
    .examples =
        warren settings jackrabbit
        warren settings jackrabbits land
        warren watch jackrabbit --set length=hand --set deadwood=always
        warren play jackrabbits --preset family
help-rules = Show the rules of a game, or one of them.
    .examples =
        warren rules jackrabbit
        warren rules jackrabbit JB-8
help-watch =
    Watch bots play a game.

    A bot is newcomer, villager, courtier or champion (from weak to strong), random (any move), greedy (one move ahead), search:400 (a search of 400 games from each move) or search:200ms (a search of 200 milliseconds).
    .examples =
        warren watch jackrabbit
        warren watch jackrabbit search:400 greedy --set length=hand
        warren watch jackrabbit --seed 7 --pace 2 --hands --record match.record
help-replay = Replay a record, and tell what happened.
    .examples =
        warren replay match.record
        warren replay match.record --hands
help-arena =
    Let bots play each other, on the same deals from every seat, and see how often each one wins. Partners are played by the same bot.

    A bot is newcomer, villager, courtier, champion, random, greedy, search:400 (so many simulations) or search:200ms (so much time).
    .examples =
        warren arena jackrabbit greedy random --games 1000 --set length=hand --json greedy.json
        warren arena jackrabbit search:400 greedy --until-decided 0.6

help-study =
    Let bots play many games, and count what happens: how long games last, whether it pays to begin, and how often each thing occurs.

    The bots you name take the seats in turn, game by game; a single one plays them all.
    .examples =
        warren study jackrabbits greedy --games 400 --set players=3 --set turn_limit=400
        warren study jacked courtier greedy

help-serve =
    Open a house: tables in the browser, to play alone against bots or with friends by a link.

    Games are kept in a database of your own, unless you name another.
    .examples =
        warren serve --open
        warren serve --open --friends
        warren serve --reached-at https://warren.example.org

help-help = Show this help and exit.
help-version = Show the version and the build, and exit.
help-install-completion = Let the shell complete commands, games, bots and settings with the Tab key.
help-show-completion = Show what the shell needs for that, so that you can copy it.
help-language = The language of everything Warren says: en or es. Without it, WARREN_LANGUAGE decides.
    .meta = LANGUAGE
help-game = The game: “warren games” lists them.
    .meta = GAME
help-setting = One setting, such as players.
    .meta = SETTING
help-rule = The id of one rule, such as JB-8.
    .meta = RULE
help-lesson = The lesson to begin with; without it, the first.
    .meta = LESSON
help-set = A setting, as often as needed: “warren settings GAME” lists them.
    .meta = NAME=VALUE
help-preset = A set of settings that make a good game together, by its name: “warren settings GAME” lists them. Settings of your own override it.
    .meta = NAME
help-settings-file = Settings in a TOML file, one a line, such as players = 3; “preset” names a preset. They override a preset, and --set overrides them.
    .meta = FILE
help-players = A bot for each seat; random where you name none.
    .meta = BOT...
help-studied = Who plays: bots.
    .meta = BOT...
help-seated = Who plays, seat by seat: bots and people. courtier plays where you name nobody.
    .meta = PLAYER...
help-kept = Save the game in this file. Without it, each game has a place of its own.
    .meta = FILE
help-new = Begin a new game; an unfinished one is set aside.
help-plain = Play line by line, without a full screen: for pipes and screen readers.
help-spoken = Read cards out in words, “the seven of hearts”, line by line: for screen readers.
help-bots = Two bots or more.
    .meta = BOT BOT...
help-seed = The same seed makes the same game again.
    .meta = SEED
help-port = The port to listen on; 0 takes any free one.
    .meta = PORT
help-host = The one address to listen on: 127.0.0.1, unless you name another. To let friends in, use --friends.
    .meta = ADDRESS
help-database = Where games are kept, as an SQLAlchemy URL.
    .meta = URL
help-bot-pace = How many seconds a bot waits before it acts, from 0 to 10.
    .meta = SECONDS
help-friends = Let friends in: listen on every address of this computer, and show where others reach it.
help-reached-at = Where others reach the house, if this computer cannot know it: a name, or the address of a router or proxy.
    .meta = ADDRESS
help-open = Open the page in a browser.
help-proxy = A proxy in front of the house, which is believed (X-Forwarded-For) about who is asking; once for each.
    .meta = ADDRESS
help-seed-arena = A different seed gives different deals.
    .meta = SEED
help-generator = Where chance comes from: fast or strong.
    .meta = NAME
help-hands = Show the hidden cards as well.
help-pace = How many seconds to wait after each turn, from 0 to 10. Without it, a moment on a terminal and none elsewhere.
    .meta = SECONDS
help-record = Write the record of the game to this file.
    .meta = FILE
help-file = A record, as “warren watch” writes it.
    .meta = FILE
help-number-of-games = How many games to play, at least.
    .meta = NUMBER
help-until-decided = Stop as soon as it is clear whether the first bot wins at this rate, such as 0.6, or only half of the games.
    .meta = RATE
help-json = Write the result to this file, and continue from what it already holds.
    .meta = FILE
help-jobs = How many processes to use; 0 means one for each core.
    .meta = NUMBER

## `warren arena`

arena-bots = Bots
arena-games = Games
arena-wins = Won
arena-draws = Drawn
arena-losses = Lost
# A draw counts half.
arena-rate = Win %
# Confidence interval.
arena-interval = 95 % CI
arena-rating = { $bot }: rating { $rating }, give or take { $doubt }.
arena-as-good = Decided: { $bot } wins { $rate } % or more.
arena-not-better = Decided: { $bot } is no better than 50 %.
arena-undecided = Undecided between 50 % and { $rate } % for { $bot }. Let them play more games.
arena-interrupted =
    { $games ->
        [one] Interrupted after one game, which is not saved.
       *[other] Interrupted after { $games } games, which are not saved.
    } Next time, add --json FILE to save what is played.
arena-kept =
    { $games ->
        [one] Interrupted after one game.
       *[other] Interrupted after { $games } games.
    } What was played is in { $path }, and the same command continues from there.
arena-more-errors =
    { $count ->
        [one] One more game was lost to an error.
       *[other] { $count } more games were lost to errors.
    } With --json FILE, the file holds all records.
arena-error = Deal { $deal } was lost to an error. { $error }

## Studies

study-games = Games: { $games }, { $draws } of them without a winner.
study-lengths =
    { $unit ->
        [turns] Turns per game
       *[actions] Actions per game
    }: { $mean } on average; the shortest, every tenth and the longest: { $lengths }
study-place = The player who is number { $place } in turn order wins { $rate } % ({ $low } – { $high }).
study-fact = What happens
study-rules = Rules
study-share = % of games
study-times = Per game
