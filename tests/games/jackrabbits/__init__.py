"""The race of Jack Rabbits, tested from the text of its rules."""
