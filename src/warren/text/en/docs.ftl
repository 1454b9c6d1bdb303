# Headings of the rule pages in docs/.

docs-rules = The rules of { $game }
docs-made = `make docs` makes these pages from the texts of the games. Do not edit them by hand.
docs-settings = Settings
docs-setting = Setting
docs-possible = Possible values
docs-default = Default
docs-meaning = What it does
docs-presets = Presets
docs-preset = Preset
docs-purpose = What it is for
