"""What helps a player of Jackrabbit think."""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.table import Table
from warren.core.thinking import Thinking
from warren.games.jackrabbit.table import JackrabbitTable
from warren.games.jackrabbit.value import PLAYOUT_LENGTH, value


class JackrabbitThinking(Thinking):
    def value(self, table: Table, seat: i64) -> float:
        assert isinstance(table, JackrabbitTable)
        return value(table, seat)

    def playout_length(self) -> i64:
        return PLAYOUT_LENGTH
