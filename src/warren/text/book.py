"""The rules of a game as its players read them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from warren.core.game import Game

_FOLLOWED_BY: Final = {"JR-P1": ("JR-P2", "JR-P3", "JR-P4"), "JR-O3": ("JR-B3",)}
"""Rules of the land that a racer reads, too: what is on the tiles and pays there, and which lands there are."""


def book(game: Game) -> tuple[str, ...]:
    """The ids of the rules in the order of play."""
    return tuple(one for rule in game.rules for one in (rule, *_FOLLOWED_BY.get(rule, ())))
