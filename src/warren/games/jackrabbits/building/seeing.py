"""What helps a person see a land in the making."""

from __future__ import annotations

from warren.core.errors import Reason
from warren.core.seeing import Seeing
from warren.core.table import Table
from warren.core.view import View
from warren.games.jackrabbits.building.merits import merits
from warren.games.jackrabbits.building.table import LandTable
from warren.games.jackrabbits.building.view import LandView


class LandSeeing(Seeing):
    def merits(self, view: View, move: list[int]) -> list[Reason]:
        assert isinstance(view, LandView)
        return merits(view, move)

    def has_winner(self) -> bool:
        return False

    def tallies(self, table: Table) -> dict[str, list[int]]:
        """Sides that each player's tiles have joined."""
        assert isinstance(table, LandTable)
        return {"joined": [int(joined) for joined in table.joined[: table.players]]}
