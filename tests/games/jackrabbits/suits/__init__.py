"""The suits, each from its rules."""
