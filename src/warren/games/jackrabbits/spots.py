"""Spots: the few tiles where rules may take a toll or hold a rabbit now, so that no rule is asked at all the others.

A mask has no room for every tile, so some share a spot: where there is one, the rules are asked and say what is so.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.cards import bit

NOT_KNOWN: Final = -1
"""In place of the spots of a table: a token or a card has moved, and they are to be asked for again."""

ALL_SPOTS: Final = 0x3FFFFFFFFFFFFFFF

_ROOM: Final = 62


def spot(tile: i64) -> i64:
    """The spot of a tile, as a mask."""
    return bit(tile % _ROOM)
