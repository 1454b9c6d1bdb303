"""The four phases of a turn, and what they share: payments and the hand limit."""
