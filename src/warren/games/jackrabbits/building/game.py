"""Building a land, put together."""

from __future__ import annotations

from warren.core.game import Game
from warren.core.settings import Setup, Value
from warren.core.view import Sampler, View
from warren.games.jackrabbits.building import settings
from warren.games.jackrabbits.building.actions import ACTIONS
from warren.games.jackrabbits.building.facts import FACTS
from warren.games.jackrabbits.building.sampling import LandSampler
from warren.games.jackrabbits.building.seeing import LandSeeing
from warren.games.jackrabbits.building.settings import SETTINGS, Rules
from warren.games.jackrabbits.building.steps import Apart, ChooseTile, Explore, Flip, Freestyle, Place, Rotate
from warren.games.jackrabbits.building.table import LandTable
from warren.games.jackrabbits.building.thinking import LandThinking
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
            thinking=LandThinking(),
            seeing=LandSeeing(),
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


LAND = Building()
