"""How well a player of JACKED stands: what bots look ahead by."""

from __future__ import annotations

from math import tanh
from typing import Final

from mypy_extensions import i64

from warren.core.cards import lowest
from warren.games.jacked.board import HOME, JAIL
from warren.games.jacked.table import JackedTable

PLAYOUT_LENGTH: Final = 12

_OUT: Final = 0.35  # what leaving Jail is worth, of a whole journey
_SPREAD: Final = 2.5


def value(table: JackedTable, seat: i64) -> float:
    """The chance to win, as a number from -1 to 1: how far one is ahead of the best of the others."""
    mine = progress(table, table.movable(seat))
    best = -1.0
    other: i64 = 0
    while other < table.players:
        if table.movable(other) != table.movable(seat):
            theirs = progress(table, table.movable(other))
            best = max(best, theirs)
        other += 1
    return tanh((mine - best) / _SPREAD)


def progress(table: JackedTable, pegs: i64) -> float:
    """How far pegs have come, in whole journeys of one peg; four in all for a colour."""
    far = 0.0
    count = 0.0
    while pegs:
        peg = lowest(pegs)
        place = table.board.places[peg]
        count += 1.0
        if place >= HOME:
            far += 1.0 + 0.02 * float(place - HOME)
        elif place != JAIL:
            far += _OUT + (1.0 - _OUT) * float(table.board.walked(peg)) / float(table.board.size)
        pegs &= pegs - 1
    return 4.0 * far / count
