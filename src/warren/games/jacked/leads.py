"""Where choices of JACKED lead: for clients that draw the board and know no rules."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.jacked.actions import ACTIONS, MOVE, OUT, PART, SEVEN
from warren.games.jacked.board import JAIL, NOWHERE, Board, new_board
from warren.games.jacked.ranks import SIX, steps_of


def board_seen(side: i64, places: list[int], blocked: i64) -> Board:
    """The board as a view shows it."""
    board = new_board(side)
    for peg, place in enumerate(places):
        if place != JAIL:
            board.put(peg, place)
    board.blocked = blocked
    return board


def destination(board: Board, action: i64) -> i64:
    """Where a legal action takes its peg; `NOWHERE` for one that moves none, or two that change places."""
    kind = ACTIONS.kind(action)
    if kind == OUT:
        return board.corner((action - OUT) & 3)
    if kind == MOVE:
        played_as, peg = (action - MOVE) >> 4, (action - MOVE) & 15
        rank = played_as % 13
        return board.backward(peg) if rank == SIX else board.forward(peg, steps_of(rank))
    if kind == SEVEN:
        index = (action - SEVEN) % 112
        return board.target(index // 7, index % 7 + 1)
    if kind == PART:
        index = action - PART
        return board.target(index // 7, index % 7 + 1)
    return NOWHERE
