"""What helps a person see a land in the making."""

from __future__ import annotations

from warren.core.errors import Reason
from warren.core.seeing import Seeing, Shapes, Site
from warren.core.settings import Setup
from warren.core.story import Story
from warren.core.table import Table
from warren.core.view import View
from warren.games.jackrabbits.building.merits import merits
from warren.games.jackrabbits.building.settings import BUILD, ready_land
from warren.games.jackrabbits.building.story import LandStory
from warren.games.jackrabbits.building.table import LandTable
from warren.games.jackrabbits.building.view import SHAPES, LandView


class LandSeeing(Seeing):
    def story(self, game: str) -> Story:
        return LandStory(game)

    def shapes(self) -> Shapes:
        return SHAPES

    def merits(self, view: View, move: list[int]) -> list[Reason]:
        assert isinstance(view, LandView)
        return merits(view, move)

    def has_winner(self) -> bool:
        return False

    def tallies(self, table: Table) -> dict[str, list[int]]:
        """Sides that each player's tiles have joined."""
        assert isinstance(table, LandTable)
        return {"joined": [int(joined) for joined in table.joined[: table.players]]}

    def site(self, view: View) -> Site | None:
        assert isinstance(view, LandView)
        setup, places = view.setup, tuple(view.state["places"])
        return Site(setup.choice("tiles"), setup.choice("suits"), places, view.is_built())

    def ahead(self, setup: Setup) -> Site | None:
        if setup.choice("land") == BUILD:
            return None
        land = ready_land(setup.choice("land"), setup.choice("suits"), setup.choice("tiles"))
        return Site(setup.choice("tiles"), setup.choice("suits"), tuple(land.places), True)
