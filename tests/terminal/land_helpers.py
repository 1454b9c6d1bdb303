"""Building and exploring a land at a terminal, for tests."""

from __future__ import annotations

from typing import Any

from warren.games.jackrabbits.building.game import LAND
from warren.games.jackrabbits.building.table import LandTable
from warren.games.jackrabbits.land.lattice import spot_of
from warren.games.jackrabbits.land.tiles import NAMES
from warren.terminal.saves import Seat
from warren.terminal.session import Session

from .plain_helpers import at

ALONE = (Seat("Ann"),)
WITH_BOT = (Seat("Ann"), Seat(bot="greedy"))
TWO_PEOPLE = (Seat("Ann"), Seat("Ben"))
TWO_SUITS = "clubs,spades"


def begun(seats: tuple[Seat, ...] = ALONE, seed: str = "7", **settings: Any) -> Session:
    """A game of a small land, all tiles face up unless said otherwise."""
    given = {"suits": TWO_SUITS, "style": "free", "players": len(seats), **settings}
    return Session.start(LAND, LAND.agree(given), seats, None, seed)


def exploring(seats: tuple[Seat, ...] = ALONE, **settings: Any) -> Session:
    """A walk on the sample land."""
    given = {"land": "sample", "explore": True, "players": len(seats), **settings}
    return Session.start(LAND, LAND.agree(given), seats, None, "7")


def standing(table: LandTable, seats: tuple[Seat, ...] = ALONE) -> Session:
    """A game at a position."""
    return at(table, seats)


def table_of(session: Session) -> LandTable:
    assert isinstance(session.table, LandTable)
    return session.table


def laid(session: Session) -> dict[str, tuple[int, int, int]]:
    """The tiles on the ground, with x, y and turn."""
    ground = table_of(session).ground
    return {NAMES[tile]: spot_of(int(ground.places[tile])) for tile in ground.laid()}


def rabbit(session: Session, seat: int = 0) -> str:
    """Where a rabbit is."""
    return NAMES[int(table_of(session).walk.at[seat])]
