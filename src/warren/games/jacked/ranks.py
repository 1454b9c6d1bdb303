"""Ranks and cards of JACKED: 52 cards, then jokers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ACE: Final = 0
SIX: Final = 5
SEVEN: Final = 6
TEN: Final = 9
JACK: Final = 10
KING: Final = 12
JOKER: Final = 13

FIRST_JOKER: Final = 52

_MASKS: Final = [sum(1 << (rank + 13 * suit) for suit in range(4)) for rank in range(13)] + [0xF << 52]
RANK_MASKS: Final = vec[i64](_MASKS)
"""The cards of each rank; the last are the jokers."""


def rank_of(card: i64) -> i64:
    return JOKER if card >= FIRST_JOKER else card % 13


def steps_of(rank: i64) -> i64:
    """How far a card moves a peg forward; 0 for those that do not: 6, 7 and 10. JK-CA to JK-CN."""
    if rank == SIX or rank == SEVEN or rank == TEN:
        return 0
    return rank + 1
