"""What helps a player of JACKED think."""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.memory import Memory
from warren.core.table import Table
from warren.core.thinking import Thinking
from warren.core.view import View
from warren.games.jacked.remembering import considered
from warren.games.jacked.table import JackedTable
from warren.games.jacked.value import PLAYOUT_LENGTH, value
from warren.games.jacked.view import JackedView


class JackedThinking(Thinking):
    def value(self, table: Table, seat: i64) -> float:
        assert isinstance(table, JackedTable)
        return value(table, seat)

    def considered(self, view: View, memory: Memory) -> View:
        assert isinstance(view, JackedView)
        return considered(view, memory)

    def playout_length(self) -> i64:
        return PLAYOUT_LENGTH
