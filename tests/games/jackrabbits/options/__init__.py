"""The options of Jack Rabbits, each tested from the text of its rule and with the rules that it touches."""
