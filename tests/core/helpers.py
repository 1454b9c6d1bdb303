"""Burrow and Jackrabbit in words, and records that can be edited without being found out by their checks."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b

from playing import play_randomly
from warren.core.actions import ActionSpace
from warren.core.example import Burrow, BurrowTable
from warren.core.rng import Chance
from warren.core.table import Table

BURROW = Burrow()

LARGE = 10**30
"""More than fits a machine word."""


def burrow(seed: int | str = 1, generator: str = "fast", **settings: object) -> BurrowTable:
    table = BURROW.new(seed, generator, **settings)
    assert isinstance(table, BurrowTable)
    return table


def actions_of(table: Table) -> ActionSpace:
    return table.game.actions


def number(table: Table, action: str) -> int:
    return actions_of(table).parse(action)


def bid_all(table: BurrowTable) -> int:
    """Everybody bids their highest card; answers who won the round."""
    for seat in table.seats():
        table.play(seat, table.choices(seat)[-1])
    return table.view(None).waiting_for[-1]


def all_views(table: Table) -> list[bytes]:
    return [table.view(seat).dump() for seat in (*range(table.players), None)]


def reach(table: Table, chance: Chance, is_there: Callable[[Table], bool]) -> None:
    """Random play until a table is where a test wants it."""
    while not is_there(table):
        assert table.outcome is None, "never got there"
        play_randomly(table, chance, 1)


# --- records -----------------------------------------------------------------------------------------------------


def contents(text: str) -> list[str]:
    """The lines of a record without their checks."""
    return [line.rpartition(" ~")[0] for line in text.removesuffix("\n").split("\n")]


def rechecked(lines: list[str]) -> str:
    """A record of these lines, with checks as a careful forger would make them."""
    chain = b""
    checked: list[str] = []
    for line in lines:
        chain = blake2b(chain + line.encode("utf-8", "surrogatepass"), digest_size=8).digest()
        checked.append(f"{line} ~{chain.hex()[:4]}\n")
    return "".join(checked)


# --- bytes -------------------------------------------------------------------------------------------------------


def sealed(body: bytes) -> bytes:
    """The bytes of a table or view with a checksum as a careful forger would make it."""
    return blake2b(body, digest_size=8).hexdigest().encode() + b"\n" + body
