"""How well a player of JACKED stands: what bots look ahead by."""

from __future__ import annotations

from math import tanh
from typing import Final

from mypy_extensions import i64

from warren.core.cards import lowest, size
from warren.games.jacked.board import HOME, JAIL
from warren.games.jacked.ranks import ACE, JACK, JOKER, KING, RANK_MASKS
from warren.games.jacked.reach import ranks_that_hit
from warren.games.jacked.table import JackedTable

PLAYOUT_LENGTH: Final = 12

_OUT: Final = 0.35  # what leaving Jail is worth, of a whole journey
_DEEP: Final = 0.02  # a space further inside Home
_DANGER: Final = 0.5  # of what a peg would lose, for each rank that a full hand of ranks would hit it with
_STARTER: Final = 0.12  # a card in hand that brings a peg out of Jail
_JACK: Final = 0.06
_SPREAD: Final = 2.5

_STARTERS: Final = RANK_MASKS[ACE] | RANK_MASKS[KING] | RANK_MASKS[JOKER]
_JACKS: Final = RANK_MASKS[JACK]


def value(table: JackedTable, seat: i64) -> float:
    """The chance to win, as a number from -1 to 1: how far one is ahead of the best of the others."""
    mine = standing(table, seat)
    best = -9.0
    other: i64 = 0
    while other < table.players:
        if table.movable(other) != table.movable(seat):
            best = max(best, standing(table, other))
        other += 1
    return tanh((mine - best) / _SPREAD)


def standing(table: JackedTable, seat: i64) -> float:
    """How a player (with their partner) stands, in whole journeys of one peg; four in all for a colour."""
    board = table.board
    pegs = table.movable(seat)
    count = float(size(pegs))
    far = 0.0
    jailed: i64 = 0
    rest = pegs
    while rest:
        peg = lowest(rest)
        place = board.places[peg]
        if place >= HOME:
            far += 1.0 + _DEEP * float(place - HOME)
        elif place == JAIL:
            jailed += 1
        else:
            come = _OUT + (1.0 - _OUT) * float(board.walked(peg)) / float(board.size)
            far += come - _DANGER * come * danger(table, peg, pegs)
        rest &= rest - 1
    return 4.0 * (far + cards(table, pegs, jailed)) / count


def danger(table: JackedTable, peg: i64, own: i64) -> float:
    """The likelihood that another player holds a card to kill a peg with."""
    safe = 1.0
    other: i64 = 0
    while other < table.players:
        hunters = table.movable(other)
        if hunters != own and table.hands[other]:
            ranks = ranks_that_hit(table.board, peg, hunters)
            if ranks:
                safe *= 1.0 - min(0.9, float(size(ranks) * size(table.hands[other])) / 13.0)
        other += 1
    return 1.0 - safe


def cards(table: JackedTable, pegs: i64, jailed: i64) -> float:
    """What the hands of a side are worth: cards that bring pegs out, as far as there are any in Jail, and Jacks."""
    starters: i64 = 0
    jacks: i64 = 0
    seat: i64 = 0
    while seat < table.players:
        if table.movable(seat) == pegs:
            starters += size(table.hands[seat] & _STARTERS)
            jacks += size(table.hands[seat] & _JACKS)
        seat += 1
    return _STARTER * float(min(starters, jailed)) + _JACK * float(jacks)
