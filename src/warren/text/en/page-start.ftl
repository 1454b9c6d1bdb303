# Setting up a table in the browser: ways to play, the land, and settings that do not go together.

page-presets = How do you want to play?
page-preset-own = A mix of your own.
page-who-sits = Who plays?
page-group =
    { $group ->
        [game] The game in detail
       *[options] Optional rules
    }
page-group-changed =
    { $count ->
        [one] one changed
       *[other] { $count } changed
    }
page-clash = “{ $first }” and “{ $second }” do not go together.
page-way-flag =
    { $value ->
        [yes] With { $label }
       *[no] Without { $label }
    }

## The land

page-land-kind =
    { $kind ->
        [box] The land from the box
        [generated] A new land
        [kept] A land you have kept
       *[built] Build it together
    }
page-land-picture =
    { $kind ->
        [box] The land from the box, seen from above
        [generated] The new land, seen from above
       *[kept] The land you have kept, seen from above
    }
page-land-box = The land that ships with the game. With other suits, it is a generated one.
page-land-character = Character
page-land-character-name =
    { $name ->
        [compact] compact: round, short ways
        [wild] wild: bays and long roads
       *[islands] islands: by boat and rabbit hole
    }
page-land-seed = Seed
page-land-another = Another one
page-land-kept = A land that you saved as a file, or its code.
page-land-file = Open a file
page-land-code = Code of the land
page-land-building = You lay it tile by tile.
page-land-together = You build the land first, all of you, tile by tile. As soon as it is done, you race on it from the same seats.
page-land-tiles =
    { $own ->
        [yes] your own
       *[no] standard
    }
page-land-suits = Suits and tiles
page-more-suits = Eight more suits
page-go-on = On to { $game }
page-built-first = First you build the land together, then you go on to { $game } in the same seats.
