"""What helps a person see a game of JACKED."""

from __future__ import annotations

from warren.core.errors import Reason
from warren.core.seeing import Seeing, Shapes
from warren.core.story import Story
from warren.core.table import Table
from warren.core.view import View
from warren.games.jacked.merits import merits, suggestion
from warren.games.jacked.story import JackedStory
from warren.games.jacked.table import JackedTable
from warren.games.jacked.view import SHAPES, JackedView


class JackedSeeing(Seeing):
    def story(self, game: str) -> Story:
        return JackedStory(game)

    def shapes(self) -> Shapes:
        return SHAPES

    def merits(self, view: View, move: list[int]) -> list[Reason]:
        assert isinstance(view, JackedView)
        return merits(view, move)

    def suggestion(self, view: View, action: int) -> Reason | None:
        assert isinstance(view, JackedView)
        return suggestion(view, action)

    def tallies(self, table: Table) -> dict[str, list[int]]:
        """Pegs that are home. JK-P5."""
        assert isinstance(table, JackedTable)
        return {"home": list(table.scores())}
