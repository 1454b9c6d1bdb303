# Looking back at a game in the browser.

page-look-back = Look back
page-replay-title = Look back at a game
page-replay-about = Open the record of a game and step through it move by move.
page-replay-open = Open a record
page-replay-unknown = This page has no board for the game “{ $game }”. Look back at it with “warren replay”.
page-replay-of = Looking back at { $game }: { $players }
page-replay-beside = Whose view, what happened, and how it went
page-replay-eyes = View of
page-replay-onlooker = A spectator
page-replay-hidden = Show all hands and everything hidden
page-replay-hands = All hands
page-replay-no-cards = no cards
page-replay-save = Save the record
page-replay-table = To the table
page-replay-scrubber = Move through the game
page-replay-position = Position
page-replay-where = Move { $stop } of { $last } · turn { $turn } of { $turns }
page-replay-first = To the beginning
page-replay-turn-back = Previous turn
page-replay-back = Previous move
page-replay-on = Next move
page-replay-turn-on = Next turn
page-replay-last = To the end
page-replay-play = Play
page-replay-pause = Pause
page-replay-space = Play or pause (space)
page-replay-pace = Speed
page-replay-pace-name =
    { $pace ->
        [0] slow
        [1] steady
       *[2] fast
    }

## How it went

page-graph = How it went
page-graph-what = What is shown
page-graph-about = Turn by turn. Tap the graph to go to that point.
page-graph-table = As a table
page-graph-turn = Turn
page-graph-summary = { $tally }. At the end: { $ends }.
page-graph-end = { $player } { $value }
page-tally-chances = Chances of winning, as a bot sees them (%)
jackrabbit-tally-points = Points
jackrabbit-tally-cards = Cards in hand
jacked-tally-home = Pegs at home
jackrabbits-tally-royals = Royals held
jackrabbits-tally-worth = Points in hand
jackrabbits-tally-cards = Cards in hand
land-tally-joined = Sides joined
