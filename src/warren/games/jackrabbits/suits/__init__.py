"""What suits bring to the standard game, one module each (section 7 of the rules). Nothing else names them."""

from __future__ import annotations

from typing import Final

from warren.games.jackrabbits.deck import CLUBS, DIAMONDS, HEARTS, SPADES
from warren.games.jackrabbits.rule import Suit
from warren.games.jackrabbits.suits.clubs import Clubs
from warren.games.jackrabbits.suits.diamonds import Diamonds
from warren.games.jackrabbits.suits.hearts import Hearts
from warren.games.jackrabbits.suits.spades import Spades

SUITS: Final[tuple[Suit, ...]] = (
    Clubs(CLUBS, "JR-F1 JR-F2 JR-F3 JR-F4"),
    Spades(SPADES, "JR-D1 JR-D2 JR-D3 JR-D4 JR-D5"),
    Hearts(HEARTS, "JR-H1 JR-H2 JR-H3 JR-H4"),
    Diamonds(DIAMONDS, "JR-M1 JR-M2"),
)
"""In the order in which they come into play."""
