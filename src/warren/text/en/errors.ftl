# What went wrong, and what can be done about it. The id is `error-` and the code, with `-` for `/`.

## Games, bots, settings, languages

error-game-unknown =
    There is no game “{ $name }”. { $known-count ->
        [one] The only game is { $known }.
       *[other] The games are { $known }.
    }
error-bot-unknown =
    There is no bot “{ $name }”. { $known-count ->
        [one] The only bot is { $known }.
       *[other] The bots are { $known }.
    }
error-package-broken = The package { $package } is left out: “{ $brings }”, which it brings, fails. { $problem } All else works without it.
error-lesson-none = There are no lessons for { $game }. Its rules tell how it is played: warren rules { $game }.
error-lesson-name = { $game } has no lesson “{ $lesson }”. Its lessons are { $known }.
error-package-no-game = Its entry point names no Game.
error-package-no-rule = Its entry point names no Suit, no Option and no Adviser.
error-package-no-board = Its entry point names no Board.
error-package-no-bot = Its entry point names nothing that makes a Bot.
error-package-bot-name = “{ $name }” cannot be the name of a bot: small letters, digits and hyphens, beginning with a letter, and none that is taken.
error-package-setting-taken = There is a setting “{ $setting }” already.
error-package-suit-taken = There are rules for { $suit } already.
error-package-late = Rules join before the first table is agreed on.
error-words-missing = There are no words for “{ $message }”. The package that it belongs to has to teach them (docs/adding-a-rule.md).
error-language-unknown = Warren does not speak the language “{ $language }”. The languages are { $known }.
error-settings-unknown =
    { $game } has no setting “{ $name }”{ $near ->
        [none] .
       *[some] ; did you mean “{ $near }”?
    } { $known-count ->
        [0] This game has no settings.
        [one] Its only setting is { $known }.
       *[other] Its settings are { $known }.
    }
error-settings-preset =
    { $game } has no preset “{ $name }”{ $near ->
        [none] .
       *[some] ; did you mean “{ $near }”?
    } { $known-count ->
        [0] This game has no presets.
        [one] Its only preset is { $known }.
       *[other] Its presets are { $known }.
    }
error-settings-value = The setting “{ $name }” cannot be “{ $value }”. It can be: { $possible }.
error-settings-suits =
    The setting “{ $name }” cannot be “{ $value }”{ $near ->
        [none] .
       *[some] ; did you mean “{ $near }”?
    } Name two suits or more, each once, with commas between them. There are { $known }.
error-settings-toml = “{ $path }” is not a readable TOML file: look at line { NUMBER($line, useGrouping: 0) }. Settings are written one a line, such as players = 3.
error-settings-file-field =
    “{ $path }” has a field “{ $name }”, and { $game } has no such setting{ $near ->
        [none] .
       *[some] ; did you mean “{ $near }”?
    } The fields are { $known }.
error-settings-file-value = In “{ $path }”, the field “{ $name }” cannot be “{ $value }”. It can be: { $possible }.
error-settings-file-ending = The setting “{ $name }” cannot be “{ $value }”: the name of its file has to end in { $ending }. “warren settings GAME { $name }” says more.
error-settings-combination = { $first } and { $second } cannot be combined ({ $rule }). Change one of the two.
error-settings-form = “{ $text }” is not a setting with its value. Write name=value, and each name only once.
error-settings-twice = The setting “{ $name }” is given more than once. Give it one value.

error-rule-unknown =
    { $game } has no rule “{ $rule }”. { $known-count ->
        [one] Its only rule is { $known }.
       *[other] Its rules are { $known }.
    }

## What is written on the command line

error-usage-command =
    There is no command “{ $name }”{ $near ->
        [none] .
       *[some] ; did you mean “{ $near }”?
    } The commands are { $known }.
error-usage-option =
    There is no option “{ $name }” here{ $near ->
        [none] .
       *[some] ; did you mean “{ $near }”?
    } The options are { $known }.{ $settings ->
        [yes] { " " }To change a setting of the game, use --set, such as --set players=3.
       *[no] { "" }
    }
error-usage-missing = “{ $name }” is missing. Write it like this: { $usage }.
error-usage-extra =
    { $words-count ->
        [one] There is one word too many: “{ $words }”.
       *[other] There are words too many: { $words }.
    } Write it like this: { $usage }.
error-usage-no-value = The option “{ $name }” needs a value. Write it like this: { $name } { $meta }.
error-usage-flag = The option “{ $name }” takes no value. Write { $name } and nothing more.
error-usage-number = “{ $value }” is not a number that “{ $name }” can have. Give a number, such as 0.6.
error-usage-between = “{ $value }” is not a number that “{ $name }” can have. Give a number from { $low } to { $high }.
error-usage-letters = “{ $text }” has bytes that are not letters. Write it as plain text.

## Actions and seats

error-action-text = “{ $text }” is not an action of the form { $form }. Write it like this: { $example }.
error-action-kind = “{ $text }” is not an action. An action is of one of these kinds: { $kinds }.
error-action-range = There is no action number { NUMBER($action, useGrouping: 0) }: actions are numbered from 0 to { NUMBER($last, useGrouping: 0) }.
# $reason is a whole sentence.
error-action-illegal =
    { $rule ->
        [none] { $reason }
       *[some] { $reason } ({ $rule })
    }
error-seat-unknown = There is no seat { NUMBER($seat, useGrouping: 0) }: seats are numbered from 0 to { $last }, and spectators have none.
error-seats-too-many =
    { $given ->
        [one] One player is named
       *[other] { $given } players are named
    }, but the table has { $seats ->
        [one] only one seat
       *[other] only { $seats } seats
    }. Name no more players than that.
error-seed-text = The seed { $seed } holds half a character, so it cannot be written down. Use a seed of whole characters.
error-table-no-chance = { $action } needs chance, and this table has none: it was replayed without its seed. Replay a record that holds the seed, or give the table a source of chance.
error-table-over = The game at this table is over, so it is nobody’s turn. Start a new one, or ask for its outcome.
error-view-impossible = No table agrees with this view: what it remembers cannot have happened. Use a view as the table gave it.
error-position-twice = { $card } is named more than once in this position. Name each card in one place only.
error-position-card = “{ $text }” is not a card. Write rank and suit like this: { $example }.
error-position-no-cards = It is the turn of the player in seat { $seat }, who has no cards. Give that hand at least one card.
error-position-peg = “{ $text }” is not a peg with its place. Write it like this: R1:0, B2:home3 or Y4:jail, with spaces from 0 to { $last }, and ! after the space of a blocker.
error-position-peg-twice = { $peg } is named more than once in this position. Name each peg in one place only.
error-position-space = { $peg } and { $other } stand in the same place. Give each peg a place of its own.
error-position-colour = { $peg } is not in play: with three players, the fourth colour is not used. Leave it out.
error-position-blocker = { $peg } cannot be a blocker there. A blocker stands on the Out space of its own colour, { $space }.
error-position-over = All pegs of the player in seat { $seat } are home, so the game would be over. Leave at least one of them outside.
error-position-hands = { $count } hands are given for { $players } players. Give each player a hand; it may be empty.
error-position-hand = There is no hand number { $number } in this deal. It has hands 1 to { $last }.
error-position-hand-size = The player in seat { $seat } holds { $count } cards, but only { $most } were dealt in this hand. Take some away, or set another hand of the deal.
error-position-discards = { $count } discards are named, but at most { $most } cards can have been discarded by now. Name fewer.
error-position-no-jack = The player in seat { $seat } cannot be JACKED: no Jack can lie among the discards. Leave one out of the hands, and a card out of somebody’s hand.

## Saved tables

error-dump-damaged = These bytes are not a saved table or view of { $game }, or they have been damaged. Use bytes as dump() gave them, unchanged.
error-dump-game = These bytes hold a table or view of { $found }, not of { $wanted }. Load them with the game { $found }.
error-dump-layout = These bytes hold a table or view of { $game } of another build of Warren. Load them with the build that made them, or keep games as records.
error-report-damaged = This is not a report of a problem, or it has been damaged. Use the file as it was saved.
error-report-nobody = Whoever made this report did not play, so there is no place to sit down in. Open it without --play.

## Records: the line first

record-place =
    { $line ->
        [0] The record
       *[other] Line { NUMBER($line, useGrouping: 0) } of the record
    }

error-record-start = { record-place } does not begin with “warren record”, so this is not a record of Warren. Give a file that Warren has written.
error-record-version = { record-place } names the record format { $found }, but this version of Warren reads format { $known }. Use the version of Warren that wrote it.
error-record-line = { record-place } does not have the form it should have: “{ $text }”. Use the record as it was written.
error-record-damaged = { record-place } does not fit its check: this line, or one before it, has been changed or damaged. Use an unchanged copy.
error-record-truncated = { record-place } is where it stops, too early: a complete record closes with a line “end”. Use a complete copy.
error-record-beyond = { record-place }: the line “end” must be followed by a line break and by nothing else. Remove what comes after it, or add the line break.
error-record-header = { record-place } should give “{ $field }”: it is missing, doubled, out of place, or has a value that it cannot have. Use the record as it was written.
error-record-game =
    { record-place } is for the game “{ $name }”. { $known-count ->
        [one] The only game that can be replayed here is { $known }.
       *[other] The games that can be replayed here are { $known }.
    }
error-record-newer = { record-place } says that it was made under revision { $found } of the rules, but this version of Warren knows them up to revision { $known }. Replay it with a newer version.
error-record-older =
    { record-place } can no longer be played: the rules are those of revision { $known } now, and the record was made under { $found ->
        [0] an earlier one
       *[other] revision { $found }
    }. Replay it with the version that wrote it.
# $problem is a whole sentence.
error-record-rule = { record-place } asks for “{ $name }”, which no rule here is called. It was played with a package that brings it: install that one, and try again.
error-record-settings = { record-place } has settings that cannot be used. { $problem }
error-record-illegal = { record-place } plays { $action }, which cannot be played there. { $problem }
error-record-outcome = { record-place } gives an outcome of chance that cannot come about there. Use the record as it was written.
error-record-seed = { record-place } gives outcomes of chance that its seed does not lead to. One of the two has been changed. Use the record as it was written.
error-record-result = { record-place } says that the result is { $found }, but the game that it tells leads to { $wanted }. Use the record as it was written.
error-record-players = The players of a record are a name for each of its { $seats } seats, in whole characters. Give all names, or none.
error-record-imagined = A table that was drawn from a view has no past that could be recorded. Record the table that is really being played.

## Files

error-save-damaged = “{ $path }” does not hold a game of Warren, or it has been damaged. Name another file, or begin a new game with --new: the old file is kept.
error-save-version = “{ $path }” was written by another version of Warren. Use that version, or begin a new game with --new: the old file is kept.
# $problem is a whole sentence.
error-save-record = The game in “{ $path }” cannot be continued. { $problem } Begin a new game with --new: the old file is kept.
error-play-nobody = There are only bots in the seats, so no person would be playing. Name a person, or watch the bots with “warren watch”.
error-play-name = “{ $name }” is too long for a name. Choose one of { $most } letters at most.
error-play-twice = Two players are called “{ $name }”. Give each of them a name of their own.
error-play-game = “{ $path }” holds an unfinished game of { $found }. Play that game, name another file, or begin a new game with --new: the old one is kept.
error-play-unfinished = “{ $path }” holds an unfinished game, which does not go with { $words }. Leave that out to continue the game, or begin a new game with --new: the old one is kept.
error-file-missing = There is no file “{ $path }”. Check its name and folder.
error-file-unreadable = The file “{ $path }” cannot be read as text. Check that it is a text file, and that you are allowed to read it.
error-file-unwritable = The file “{ $path }” cannot be written. Check that its folder exists, that you are allowed to write to it, and that the disk is not full.

error-file-output = There is no room left for what Warren has to say, or the place it was sent to is gone. Send the output somewhere else.

## Hosted tables

error-serve-port = Nobody can listen on { $host }, port { NUMBER($port, useGrouping: 0) }: it is taken, or not allowed. Name another with --port.
error-serve-friends-host = --friends opens the house at every address of this computer, --host { $host } at that one only: leave out one of the two.
error-serve-reached-at = “{ $address }” is not an address for a browser. Name one such as 192.168.1.20, warren.example.org:8080 or https://warren.example.org with --reached-at (IPv6 in brackets).
error-serve-database = Games cannot be kept in { $address }. Name a database such as sqlite:///games.db with --database, or leave it out.
error-serve-newer = These games were kept by a newer version of Warren than this one. Use that version, or name another database with --database. Nothing was changed.
error-serve-proxy = “{ $address }” is not the address of a proxy. Name it as 10.0.0.1 or 10.0.0.0/24, once for each --proxy.
error-person-unknown = Nobody here has that code. Check it, or start as somebody new.
error-person-name = A name needs at least one letter, digit or sign. Choose another.
error-table-unknown = There is no table “{ $table }”. Check the link, or make a new table.
error-table-seats =
    { $seats ->
        [one] This table has one seat
       *[other] This table has { $seats } seats
    }, and you can sit in one of them. Say for each who will sit there.
error-table-nobody = A table needs at least one person. Take a seat yourself, or leave one open.
error-table-full = All seats of the table “{ $table }” are taken. You can watch, or make a table of your own.
error-table-taken = Somebody is already sitting in seat { NUMBER($seat, useGrouping: 0) }. Choose another one.
error-table-not-seated = You are not sitting at the table “{ $table }”. Take a seat first, if one is open.
error-table-unfinished = This game is not over yet. Finish it, then play again.
error-table-invited = The seats that are free at the table “{ $table }” are kept for those who played before. Try again in a minute.
error-table-not-yours = Only whoever made this table, and sits at it, can give a seat to a bot. Ask them to.
error-lesson-unknown = There is no lesson “{ $lesson }”. Begin with the first one, from the start page.
error-table-prelude = Nothing is played before { $game } that would make anything for it. Leave that out.
error-table-not-over = This game is not over, and its record would give away what is still hidden. Wait until it ends.
error-replay-stop = There is no position { NUMBER($stop, useGrouping: 0) } in this game: the last one is { NUMBER($last, useGrouping: 0) }. Ask for one of those.
error-replay-too-much = You have looked back at a lot in a short time. Wait a minute, then continue.
error-replay-late = Replaying this game here takes too long. Look at it on your own computer, with “warren replay”.
error-table-not-begun = The game has not begun: a seat is still open. Wait, or send the link to somebody.
error-table-busy = The table “{ $table }” has just changed. Reload it.
error-table-log = The log of the table “{ $table }” cannot be replayed from line { $line } on. Tell whoever runs this house.
error-table-newer = The table “{ $table }” was begun under revision { $found } of the rules, but this version of Warren knows them up to revision { $known }. Continue it in a newer version.
error-table-rule = The table “{ $table }” is played with “{ $name }”, which no rule here is called. Whoever runs this house can install the package that brings it.
error-table-older =
    The table “{ $table }” can no longer be continued: the rules are those of revision { $known } now, and it was begun under { $found ->
        [0] an earlier one
       *[other] revision { $found }
    }. Make a new table.
error-move-number = Your next move is number { $next }, not number { $given }. Reload the table.
error-move-stand-in = A bot is playing for you. Take your seat again first.
error-draft-too-many =
    You have tried out a lot of moves in a short time. Go on in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
error-hint-late = No hint could be found in time. Decide for yourself, or ask again.
error-hint-too-many =
    You have asked for a lot of hints. Decide for yourself, or ask again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
error-hint-nothing = There is nothing for you to decide now, so there is no hint. Wait for your turn.
# It goes into a close frame: 123 bytes at most.
error-house-no-storage = Nothing can be saved here right now. Nothing that was saved is lost; try again in a moment.
error-wire-malformed = Warren does not understand that: “{ $where }” is missing, does not belong there, or cannot have that value. Send what the description of the wire asks for.
error-wire-not-found = There is nothing at this address. Begin at the start page.
error-wire-not-allowed = This address does not accept that. Begin at the start page.
error-wire-broken = Something went wrong here, and it is not your fault. Nothing was lost; try again.
error-wire-too-many = That was too much at once. Wait a moment, then try again.
error-wire-crowded = There are already { NUMBER($most, useGrouping: 0) } connections from your address, and that is the limit. Close a page that you do not need, then reload this one.
error-wire-not-text = Only text is understood here: JSON, in UTF-8. Send that, not bytes.
error-wire-too-large = That is too large: the limit is { NUMBER($most, useGrouping: 0) } bytes. Send less.
error-wire-no-page = The page has not been built. In a checkout of Warren, “make play” builds it and opens the house; with “make page” before it, “pip install .[play]” includes the page.

## Conformance

# $where tells the seed and the moves that led there.
error-conformance =
    { $where ->
        [none] The game does not pass the check “{ $check }”: { $detail }.
       *[some] The game does not pass the check “{ $check }”: { $detail } ({ $where }).
    } docs/adding-a-game.md says what the check requires.

## Arenas

error-arena-bots =
    { $given ->
        [0] No bot is named.
       *[other] A single bot has no opponent.
    } Name two or more, such as greedy and random.
error-arena-seats = { $given } bots do not fit at one table of this game. Name { $seats } at most.
error-arena-twice = The bot { $bot } is named more than once. Name each bot once.
error-arena-pair = Only two bots can be tested with --until-decided, not { $given }. Name two, or leave the option out.
error-arena-hoped = “{ $hoped }” is not a win rate to test for. Give one above 0.5 and below 1, such as 0.6.
error-arena-file = { $path } is not the result of an arena, or it is damaged. Name another file.
error-arena-version = { $path } was written by another version of the arena (format { $found }, here it is { $wanted }). Name another file.
error-arena-other = { $path } holds another arena: its game, rules, settings, bots or seed are different. Name another file.
error-arena-jobs = The computer cannot start so many processes ({ $jobs }). Ask for fewer with --jobs.
error-arena-lost = A process that was playing has crashed or was stopped from outside. If memory is short, ask for fewer with --jobs.
