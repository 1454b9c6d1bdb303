"""The strategies of the standard game, one module for each suit (section 7 of the rules)."""
