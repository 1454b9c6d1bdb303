"""What helps a player of the race think: the plan of each player, and how far it has come."""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.table import Table
from warren.core.thinking import Thinking
from warren.games.jackrabbits.planning.brief import brief_of
from warren.games.jackrabbits.planning.prospects import instincts, prospects
from warren.games.jackrabbits.planning.value import value, values
from warren.games.jackrabbits.table import RaceTable


class RaceThinking(Thinking):
    def value(self, table: Table, seat: i64) -> float:
        assert isinstance(table, RaceTable)
        return value(table, seat)

    def standings(self, table: Table) -> list[float]:
        assert isinstance(table, RaceTable)
        return super().standings(table) if table.is_over() else values(table)

    def prospects(self, table: Table, seat: i64) -> list[float]:
        assert isinstance(table, RaceTable)
        return prospects(table, seat)

    def has_instincts(self) -> bool:
        return True

    def instincts(self, table: Table, seat: i64) -> list[float]:
        assert isinstance(table, RaceTable)
        return instincts(table, seat)

    def plausibility(self, table: Table, seat: i64) -> float:
        assert isinstance(table, RaceTable)
        found = 1.0
        for adviser in brief_of(table.rules).advisers:
            found *= adviser.plausibility(table, seat)
        return found
