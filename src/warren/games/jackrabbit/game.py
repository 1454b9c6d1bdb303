"""Jackrabbit, put together."""

from __future__ import annotations

from warren.core.game import Game
from warren.core.settings import Setup
from warren.core.view import Sampler, View
from warren.games.jackrabbit import settings
from warren.games.jackrabbit.actions import ACTIONS
from warren.games.jackrabbit.facts import FACTS
from warren.games.jackrabbit.sampling import JackrabbitSampler
from warren.games.jackrabbit.settings import SETTINGS, Rules
from warren.games.jackrabbit.table import JackrabbitTable
from warren.games.jackrabbit.turn import Discard, Play
from warren.games.jackrabbit.view import JackrabbitView

RULES = (*(f"JB-{number}" for number in range(1, 15)), *(f"JB-12{clause}" for clause in "abcde"))


class Jackrabbit(Game):
    def __init__(self) -> None:
        super().__init__(
            "jackrabbit",
            revision=1,
            rules=RULES,
            settings=SETTINGS,
            actions=ACTIONS,
            facts=FACTS,
            steps=(Play, Discard),
        )
        self._latest = self.settings.agree({})
        self._rules = Rules(self._latest)

    def blank(self, setup: Setup) -> JackrabbitTable:
        if setup is not self._latest:  # simulations ask for many tables of one set-up
            self._latest = setup
            self._rules = Rules(setup)
        return JackrabbitTable(self, setup, self._rules)

    def blank_view(self, setup: Setup) -> View:
        return JackrabbitView(self, setup)

    def sampler(self, view: View) -> Sampler:
        assert isinstance(view, JackrabbitView)
        return JackrabbitSampler(view)

    def check(self, setup: Setup, given: frozenset[str]) -> None:
        settings.check(setup, given)


JACKRABBIT = Jackrabbit()
