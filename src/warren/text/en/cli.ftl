# What the command line says.

cli-default = default: { $value }
cli-recorded = The record is in { $path }.
cli-unfinished = The record ends here: the game has not been played to its end.

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
arena-not-better = Decided: { $bot } is not better than 50 %.
arena-undecided = Not decided between 50 % and { $rate } % for { $bot }. Let them play more games.
arena-interrupted =
    { $games ->
        [one] Interrupted after one game, which is not kept.
       *[other] Interrupted after { $games } games, which are not kept.
    } Next time, add --json FILE to keep what is played.
arena-kept =
    { $games ->
        [one] Interrupted after one game.
       *[other] Interrupted after { $games } games.
    } What was played is in { $path }, and the same command goes on from there.
arena-more-errors =
    { $count ->
        [one] One more game was lost by an error.
       *[other] { $count } more games were lost by errors.
    } With --json FILE, the file holds all records.
arena-error = Deal { $deal } was lost by an error. { $error }
