"""What helps a builder think."""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.table import Table
from warren.core.thinking import Thinking
from warren.games.jackrabbits.building.table import LandTable
from warren.games.jackrabbits.building.value import prospects, value


class LandThinking(Thinking):
    def value(self, table: Table, seat: i64) -> float:
        assert isinstance(table, LandTable)
        return value(table, seat)

    def prospects(self, table: Table, seat: i64) -> list[float]:
        assert isinstance(table, LandTable)
        return prospects(table, seat)

    def playout_length(self) -> i64:
        return 0
