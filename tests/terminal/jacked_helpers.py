"""JACKED at a terminal, for tests: a new game, or one at a position."""

from __future__ import annotations

from typing import Any

from warren.games.jacked.game import JACKED
from warren.games.jacked.position import position
from warren.terminal.saves import Seat
from warren.terminal.session import Session

from .plain_helpers import at

PEOPLE = (Seat("Ann"), Seat("Ben"), Seat("Cleo"), Seat("Dan"))
NAMES = tuple(seat.name for seat in PEOPLE)

TABLES: dict[str, dict[str, Any]] = {
    "two players": {"players": 2},
    "three players": {"players": 3},
    "four players": {},
    "teams": {"teams": True, "jokers": "4"},
    "memory": {"jacked_play": "memory", "jokers": "4"},
    "two in memory play": {"players": 2, "jacked_play": "memory"},
}
"""Every kind of table."""


def new(seed: str = "7", **settings: Any) -> Session:
    """Ann against bots, on a small board."""
    setup = JACKED.agree({"side": 12, "dealer": "1", **settings})
    seats = (PEOPLE[0], *(Seat(bot="random") for _ in range(setup.whole("players") - 1)))
    return Session.start(JACKED, setup, seats, None, seed)


def standing(
    pegs: str, hands: tuple[str, ...], *, people: int = 1, is_jacked: bool = False, to_play: int = 0, **settings: Any
) -> Session:
    """A game at a position, the first seats with people."""
    table = position(pegs, hands, is_jacked=is_jacked, to_play=to_play, **settings)
    seats = [PEOPLE[seat] if seat < people else Seat(bot="random") for seat in range(len(hands))]
    return at(table, tuple(seats))
