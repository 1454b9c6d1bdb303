"""The phases of a turn, and what several suits share."""
