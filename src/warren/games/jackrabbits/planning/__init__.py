"""What is worth doing in the race: for bots and hints. Nothing of the rules is here, and no rule needs it.

`ways` knows where roads lead, `outlook` how many turns a player still needs, `purse` which cards to part with, and
`prospects` puts them together into what each choice is worth.
"""
