"""What lies open beside hands and pile, for all to see: tokens, cards in no hand, piles. JR-E0i, JR-E0j."""

from __future__ import annotations

from typing import NamedTuple

from warren.core.errors import Reason
from warren.games.jackrabbits.actions import END_TEXTS
from warren.games.jackrabbits.deck import CARD_TEXTS
from warren.games.jackrabbits.land.tiles import NAMES

NOBODY = -1
"""In place of a seat."""

NOWHERE = -1
"""In place of a road end."""


class Laid(NamedTuple):
    """One such thing: on the land if it has tiles, before a player if it is somebody's, else beside the dice."""

    what: str
    """What it is called on the wire and in pictures: a name of its own, with hyphens."""
    notice: Reason
    """The same in words."""
    tiles: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()
    points: int = 0
    """What it comes to: a sum that is added, or what it takes to get past it."""
    seat: int = NOBODY
    road: int = NOWHERE
    """The road end at which it lies, where it is at a side of its tile."""

    def told(self) -> dict[str, object]:
        return {
            "what": self.what,
            "notice": self.notice.json(),
            "tiles": [NAMES[tile] for tile in self.tiles],
            "cards": [CARD_TEXTS[card] for card in self.cards],
            "points": self.points,
            "player": None if self.seat == NOBODY else self.seat,
            "road": None if self.road == NOWHERE else END_TEXTS[self.road],
        }
