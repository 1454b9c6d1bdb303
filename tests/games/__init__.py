"""The games, each tested from its rules."""
