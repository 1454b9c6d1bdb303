"""Building a land, put together."""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.errors import Reason
from warren.core.game import Game, Table
from warren.core.settings import Setup, Value
from warren.core.view import Sampler, View
from warren.games.jackrabbits.building import settings
from warren.games.jackrabbits.building.actions import ACTIONS
from warren.games.jackrabbits.building.facts import FACTS
from warren.games.jackrabbits.building.merits import merits
from warren.games.jackrabbits.building.sampling import LandSampler
from warren.games.jackrabbits.building.settings import SETTINGS, Rules
from warren.games.jackrabbits.building.steps import Apart, ChooseTile, Explore, Flip, Freestyle, Place, Rotate
from warren.games.jackrabbits.building.table import LandTable
from warren.games.jackrabbits.building.value import prospects, value
from warren.games.jackrabbits.building.view import LandView
from warren.games.jackrabbits.land import RULES


class Building(Game):
    def __init__(self) -> None:
        super().__init__(
            "land",
            revision=1,
            rules=RULES,
            settings=SETTINGS,
            actions=ACTIONS,
            facts=FACTS,
            steps=(Flip, ChooseTile, Freestyle, Place, Apart, Rotate, Explore),
        )
        self._rules = Rules(self.settings.agree({}))

    def blank(self, setup: Setup) -> LandTable:
        rules = self._rules
        if setup is not rules.setup:  # simulations ask for many tables of one set-up
            self._rules = rules = Rules(setup)
        return LandTable(self, setup, rules)

    def blank_view(self, setup: Setup) -> View:
        return LandView(self, setup)

    def sampler(self, view: View) -> Sampler:
        assert isinstance(view, LandView)
        return LandSampler(view)

    def check(self, setup: Setup, _given: frozenset[str]) -> None:
        settings.check(setup)

    def made(self, setup: Setup) -> dict[str, Value]:
        return settings.made(setup)

    def tallies(self, table: Table) -> dict[str, list[int]]:
        """Sides that each player's tiles have joined."""
        assert isinstance(table, LandTable)
        return {"joined": [int(joined) for joined in table.joined[: table.players]]}

    def value(self, table: Table, seat: i64) -> float:
        assert isinstance(table, LandTable)
        return value(table, seat)

    def prospects(self, table: Table, seat: i64) -> list[float]:
        assert isinstance(table, LandTable)
        return prospects(table, seat)

    def merits(self, view: View, move: list[int]) -> list[Reason]:
        assert isinstance(view, LandView)
        return merits(view, move)

    def has_winner(self) -> bool:
        return False

    def playout_length(self) -> i64:
        return 0


LAND = Building()
