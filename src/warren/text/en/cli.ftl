# What the command line says.

cli-default = default: { $value }
cli-recorded = The record is in { $path }.
cli-unfinished = The record ends here: the game has not been played to its end.
