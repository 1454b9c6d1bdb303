"""The words, in every language."""
