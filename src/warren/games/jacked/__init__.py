"""JACKED: a peg race driven by cards, for two to four players."""
