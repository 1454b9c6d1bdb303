"""Where options keep what they have to remember: marks (numbers) and places for cards, each with a name.

They are the same whatever options are switched on, so that a table's numbers always mean the same.
"""

from __future__ import annotations

from typing import Final

from warren.games.jackrabbits.deck import PLACES, STACK

# Marks.
OPEN_HEARTS: Final = 0  # by seat: hearts laid open, as a mask of ranks; JR-X7
MATCHED: Final = OPEN_HEARTS + 4  # by suit: cards that won in the lottery of this turn, as masks of ranks; JR-X9
OFFERED_TO: Final = MATCHED + STACK  # players to whom a trade was offered in this turn, as a mask; JR-X13
SAID_CARDS: Final = OFFERED_TO + 1  # by side of a trade and suit: what it is said to give, as masks of ranks; JR-X13
MARKS: Final = SAID_CARDS + 2 * STACK

# Places for cards.
CAPITAL: Final = PLACES  # by seat: the capital Ace; JR-X4
ALL_PLACES: Final = CAPITAL + 4
