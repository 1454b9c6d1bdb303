"""Where options keep what they have to remember: marks (numbers) and places for cards, each with a name.

They are the same whatever options are switched on, so that a table's numbers always mean the same.
"""

from __future__ import annotations

from typing import Final

from warren.games.jackrabbits.deck import PLACES, STACK

# Marks.
OPEN_HEARTS: Final = 0  # by seat: hearts laid open, as a mask of ranks; JR-X7
MATCHED: Final = OPEN_HEARTS + 4  # by suit: cards that won in the lottery of this turn, as masks of ranks; JR-X9
MARKS: Final = MATCHED + STACK

# Places for cards.
CAPITAL: Final = PLACES  # by seat: the capital Ace; JR-X4
ALL_PLACES: Final = CAPITAL + 4

ON_THE_WAY: Final = ("PassThrough",)
"""The steps in which a rabbit is on its way, at the tile that comes second among their parts; JR-X8."""
