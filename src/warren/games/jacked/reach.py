"""Which cards would let a player hit a peg: what makes a space dangerous."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.cards import bit, lowest, mask_of
from warren.games.jacked.board import HOME, JAIL, Board
from warren.games.jacked.ranks import ACE, KING, SEVEN, SIX, steps_of

_FARTHEST: Final = 13
_STARTERS: Final = 1 << ACE | 1 << KING


def _ranks_at(distance: int) -> int:
    """The ranks with which a peg so many spaces behind gets there, or past it with a seven."""
    ranks = [rank for rank in range(13) if steps_of(rank) == distance]
    return int(mask_of([*ranks, SEVEN] if 1 <= distance <= 7 else ranks))


_AT: Final = vec[i64]([_ranks_at(distance) for distance in range(_FARTHEST + 1)])


def ranks_that_hit(board: Board, peg: i64, hunters: i64) -> i64:
    """The ranks, as a mask, with which one of the hunters could kill a peg now. JK-M1, JK-M2, JK-M3, JK-CS2, JK-CX."""
    place = board.places[peg]
    if place < 0 or place >= HOME:
        return 0
    if board.is_blocker_at(place):
        return _hits_on_blocker(board, place, hunters)
    found: i64 = 0
    rest = hunters
    while rest:
        hunter = lowest(rest)
        if board.places[hunter] == JAIL:
            if place == board.corner(hunter >> 2):
                found |= _STARTERS
        elif board.places[hunter] < HOME:
            found |= _hits_from(board, hunter, place)
        rest &= rest - 1
    return found


def _hits_from(board: Board, hunter: i64, place: i64) -> i64:
    distance = (place - board.places[hunter] + board.size) % board.size
    if distance == board.size - 6:
        return bit(SIX)
    if distance > _FARTHEST or board.walked(hunter) + distance >= board.size:
        return 0
    if board.blocked and board.is_blocked(board.places[hunter], distance):
        return _AT[distance] & bit(SEVEN)
    return _AT[distance]


def _hits_on_blocker(board: Board, place: i64, hunters: i64) -> i64:
    """Only a seven kills a blocker."""
    rest = hunters
    while rest:
        hunter = lowest(rest)
        if board.is_on_ring(hunter):
            distance = (place - board.places[hunter] + board.size) % board.size
            if 0 < distance <= 7 and board.walked(hunter) + distance < board.size:
                return bit(SEVEN)
        rest &= rest - 1
    return 0
