"""What helps a person see a race."""

from __future__ import annotations

from warren.core.errors import Reason
from warren.core.seeing import Seeing
from warren.core.settings import Setup
from warren.core.table import Table
from warren.core.view import View
from warren.games.jackrabbits.actions import END_TEXTS
from warren.games.jackrabbits.facts import BEYOND
from warren.games.jackrabbits.land.tiles import ENDS, TILE_OF_END
from warren.games.jackrabbits.planning.merits import merits
from warren.games.jackrabbits.ruleset import beyond
from warren.games.jackrabbits.settings import land_of
from warren.games.jackrabbits.table import RaceTable
from warren.games.jackrabbits.view import RaceView


class RaceSeeing(Seeing):
    def signs(self, setup: Setup) -> dict[str, str]:
        """Where every road end of the land leads."""
        roads = land_of(setup).roads
        return {
            END_TEXTS[end]: BEYOND[beyond(int(roads.across[end]))]
            for end in range(ENDS)
            if roads.landmass[TILE_OF_END[end]] >= 0
        }

    def merits(self, view: View, move: list[int]) -> list[Reason]:
        assert isinstance(view, RaceView)
        return merits(view, move)

    def tallies(self, table: Table) -> dict[str, list[int]]:
        """Royals that are held (JR-O1), and what the cards of each hand are worth (JR-C2)."""
        assert isinstance(table, RaceTable)
        seats = range(int(table.players))
        return {
            "royals": [int(table.royals_of(seat)) for seat in seats],
            "worth": [int(table.points(seat, table.rules.suits)) for seat in seats],
            "cards": [int(table.count(seat)) for seat in seats],
        }
