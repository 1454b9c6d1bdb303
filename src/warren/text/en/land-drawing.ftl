# Lands as they are drawn, and `warren land`.

land-title = A land of Jack Rabbits with { $suits }
land-sheet-title = Lands of Jack Rabbits, by their seeds
land-written = It is in { $path }.
land-made = A new land: seed { $seed }, character { $character }.
land-figures = { $tiles } tiles, { $joins } joined sides, { $sea } road ends at the sea, { $boats ->
        [0] no merchant with a boat
        [one] one merchant with a boat
       *[other] { $boats } merchants with a boat
    }. Of a hundred random exits from hexagons, { $lost } lead off the land.
land-good = It follows all guidelines (JR-B4) and lacks nothing (JR-B7).
land-signs = C the citadel, U the underground; K a tower, Q a palace, J a plaza, with its suit; & woods, ^ mountain, ~ river, $ merchant, t tavern, o cave; b a merchant’s boat, ! an exit that leads nowhere but off the land, # an enclosed gap.
land-suit-signs = to torches, sd shields, hs horseshoes, ac acorns, sl shells, an anchors, be bells, ic icicles.
land-black-triangles = The black { $marks-count ->
        [one] triangle
       *[other] triangles
    } beside the underground: { $marks }.
land-black-triangle = { $mark ->
        [fire] the fire
        [market] the dark market
        [coast] the coast
       *[other] { $mark }
    } ({ $suit })

## `warren land survey`

land-survey-lands =
    { $count ->
        [one] One land
       *[other] { $count } lands
    }
land-survey-least = Least
land-survey-median = Median
land-survey-mean = Mean
land-survey-most = Most
land-survey-joins = Joined sides
land-survey-ports = Road ends at the sea
land-survey-lost = Exits that end off the land, %
land-survey-masses = Landmasses
land-survey-farthest = Journeys to the farthest house
land-survey-boats = Merchants with a boat
land-survey-tries = Tries
land-survey-time = Milliseconds
land-survey-failed = No land was found for { $seeds-count ->
        [one] the seed
       *[other] the seeds
    } { $seeds }.

## Help

help-land =
    Lands of Jack Rabbits: make, show, check and survey them.

    “warren land COMMAND --help” says more about a command.
    .examples =
        warren land show sample
        warren land make --seed 7 -o seven.land -o seven.svg
help-land-show = Show a land: drawn in signs on the terminal, or as a picture in a file.
    .examples =
        warren land show sample
        warren land show 7 --character wild -o seven.png --theme dark
        warren land show my.land --tiles my-tiles.toml -o my.svg
        warren land show kept -o my.land
help-land-make = Make a new land from a seed. Without -o, print its text.
    .examples =
        warren land make
        warren land make --seed 7 --suits clubs,spades,hearts -o seven.land
        warren land make --character islands -o islands.land -o islands.png
help-land-check =
    Say what a land lacks: each guideline it breaks (JR-B4), each condition it does not meet (JR-B7).

    The exit code is 0 if it lacks nothing, 1 if it does, and 2 if the file is not a land.
    .examples =
        warren land check my.land
        warren land check 7 --character wild
help-land-survey = Make many lands, and show how their figures are spread: joined sides, exits to the sea, tries, time.
    .examples =
        warren land survey --seeds 200
        warren land survey --character islands --suits clubs,spades --json islands.json
help-land-sheet = Draw many lands on one sheet, with their seeds.
    .examples =
        warren land sheet -o lands.png
        warren land sheet --seeds 12 --character wild -o wild.svg
help-land-form =
    Print the tiles that ship with the game, in the form of a tile set. Give it a name of its own, and change roads and suits.
    .examples =
        warren land tiles > mine.toml
        warren land make --tiles mine.toml
        warren play jackrabbits --set tiles=mine.toml --new

help-land-which = A file with a land, a game or a record in which one was built (.game, .record), the word kept for the game that “warren play land” keeps, the word sample for the land that ships with the game, or a seed.
    .meta = LAND
help-land-seed = The same seed makes the same land again. Without it, a random seed is used and shown.
    .meta = SEED
help-land-suits = The suits in play, two or more, with commas between them.
    .meta = SUITS
help-land-character = The character of a new land: compact, wild, islands (lobes that hang together) or archipelago (several landmasses).
    .meta = NAME
help-land-tiles = A set of tiles of your own, in place of the one that ships with the game.
    .meta = FILE
help-land-output = Write it to this file, as often as needed: .land, .svg, .png, or .json for the data of the drawing.
    .meta = FILE
help-land-sheet-output = Write the sheet to this file: .svg or .png.
    .meta = FILE
help-land-theme = light, dark or auto: light, unless the viewer of an SVG prefers dark.
    .meta = THEME
help-land-width = How many dots wide a PNG is.
    .meta = DOTS
help-land-advanced = Show the back of the citadel, the advanced one (JR-X1).
help-land-seeds = How many seeds.
    .meta = NUMBER
help-land-first = The first seed; the others follow.
    .meta = NUMBER
help-land-json = Write the figures of all lands to this file.
    .meta = FILE

land-tiles-form = Change roads and suits to your liking, and play with it: warren play jackrabbits --set tiles=FILE.toml --new

## What is wrong

error-land-named-suits = “{ $text }” are not suits you can play with. Name two or more, each once, with commas between them. The suits are { $known }.
error-land-output = A land cannot be written as “{ $path }”: the name of the file has to end in .land, .svg, .png or .json.
error-land-sheet-output = A sheet cannot be written as “{ $path }”: the name of the file has to end in .svg or .png.
error-land-other-game = “{ $path }” is a game of { $game }. Name one in which a land was built.
error-land-unfinished = The land of “{ $path }” is still being built. Finish it first, with warren play land.
error-land-theme = There is no theme “{ $theme }”. The themes are { $known }.
