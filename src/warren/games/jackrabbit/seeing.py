"""What helps a person see a game of Jackrabbit."""

from __future__ import annotations

from warren.core.cards import size
from warren.core.errors import Reason
from warren.core.seeing import Seeing, Shapes
from warren.core.story import Story
from warren.core.table import Table
from warren.core.view import View
from warren.games.jackrabbit.merits import merits
from warren.games.jackrabbit.story import JackrabbitStory
from warren.games.jackrabbit.table import JackrabbitTable
from warren.games.jackrabbit.view import SHAPES, JackrabbitView


class JackrabbitSeeing(Seeing):
    def story(self, game: str) -> Story:
        return JackrabbitStory(game)

    def shapes(self) -> Shapes:
        return SHAPES

    def merits(self, view: View, move: list[int]) -> list[Reason]:
        assert isinstance(view, JackrabbitView)
        return merits(view, move)

    def tallies(self, table: Table) -> dict[str, list[int]]:
        """Points of the match (JB-13), and cards that still have to be played."""
        assert isinstance(table, JackrabbitTable)
        return {
            "points": [int(total) for total in table.totals],
            "cards": [int(size(hand)) for hand in table.hands],
        }
