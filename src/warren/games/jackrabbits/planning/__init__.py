"""What is worth doing in the race: for bots and hints. Nothing of the rules is here, and no rule needs it.

`ways` knows where roads lead, `plan` how many turns a player still needs, `purse` which cards to part with, `travel`
what a journey is worth, and `prospects` puts them together into what each choice is worth. They know the basic turn;
what a suit or an option adds is thought of in `advisers`, a module for each.
"""
