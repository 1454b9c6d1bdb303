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
    Clubs(CLUBS),
    Spades(SPADES),
    Hearts(HEARTS),
    Diamonds(DIAMONDS),
)
"""In the order in which they come into play."""
