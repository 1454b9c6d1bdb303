"""Building a land together, and walking about on it: a game of its own, `land`. JR-B1 to JR-B7."""
