# Setting up a table in the browser: ways to play, the land, and settings that do not go together.

page-presets = How would you like to play?
page-preset-own = Your own mix.
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
page-clash = “{ $first }” and “{ $second }” cannot be combined.
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
        [islands] islands: lobes on narrow necks
       *[archipelago] archipelago: by boat and rabbit hole
    }
page-land-seed = Seed
page-land-another = Another
page-land-kept = A land that you saved as a file, or the code of one.
page-land-file = Open a file
page-land-code = Code of the land
page-land-building = You lay it tile by tile.
page-land-together = First you all build the land together, tile by tile. As soon as it is done, you race on it from the same seats.
page-land-tiles =
    { $own ->
        [yes] your own
       *[no] standard
    }
page-land-suits = Suits and tiles
page-more-suits = Eight more suits
page-go-on = On to { $game }
page-built-first = First you build the land together, then you go on to { $game } in the same seats.
