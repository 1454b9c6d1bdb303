"""What helps a player think: all that bots ask of a game beside its rules.

Each hook has an answer that will do, so that bots play any game: they try what can be done, and play on at random. What
a game fills in makes them better at it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from warren.core.memory import Memory
from warren.core.view import View

if TYPE_CHECKING:
    from warren.core.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Thinking:
    """How well one stands, what is worth doing, and what others are likely to do or to hold."""

    def value(self, table: Table, seat: i64) -> float:
        """hook: how well a seat stands while nothing is decided, from -1 (lost) to 1 (won)."""
        return 0.0

    def standing(self, table: Table, seat: i64) -> float:
        """How well a seat stands: the result if there is one, else what `value` says."""
        if table.outcome is None:
            return self.value(table, seat)
        return float(table.outcome.returns()[seat])

    def standings(self, table: Table) -> list[float]:
        """How well each seat stands; override it where all together cost less than one by one."""
        return [self.standing(table, seat) for seat in range(table.players)]

    def prospects(self, table: Table, seat: i64) -> list[float]:
        """hook: what each choice of a seat is worth, in their order, where that can be told without trying them all.

        For bots that look one decision ahead. Empty: they try, and ask `value`.
        """
        return []

    def has_instincts(self) -> bool:
        """hook: whether `instincts` tell what sensible players do.

        Then a search looks first at what is likely, and plays on by it until everybody has had a turn (`turns`). Else
        it tries all choices alike, and plays on at random.
        """
        return False

    def instincts(self, table: Table, seat: i64) -> list[float]:
        """hook, where the game guides: how likely a sensible player is to make each choice of a seat; together 1."""
        raise NotImplementedError

    def plausibility(self, table: Table, seat: i64) -> float:
        """hook: how plausible it is, from 0 to 1, that sensible players have come to a table that a seat can imagine.

        All tables that a sampler draws are possible; this is for what others would hardly have done on some of them.
        """
        return 1.0

    def considered(self, view: View, memory: Memory) -> View:
        """hook: what somebody thinks about who remembers so much. Its choices are among the view's.

        Bots choose from it, and hints are made from it with `NO_MEMORY`. It is the view itself where nothing has to
        be remembered that the view does not show.
        """
        return view

    def playout_length(self) -> i64:
        """hook: how many actions a search plays at random before it asks `value`; below 0: to the end of the game."""
        return -1
