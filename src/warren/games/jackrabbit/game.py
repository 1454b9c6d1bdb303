"""Jackrabbit, put together."""

from __future__ import annotations

from warren.core.game import Game
from warren.core.settings import Setup
from warren.core.table import Table
from warren.core.view import Sampler, View
from warren.games.jackrabbit import settings
from warren.games.jackrabbit.actions import ACTIONS
from warren.games.jackrabbit.facts import FACTS
from warren.games.jackrabbit.sampling import JackrabbitSampler
from warren.games.jackrabbit.seeing import JackrabbitSeeing
from warren.games.jackrabbit.settings import SETTINGS, Rules
from warren.games.jackrabbit.table import JackrabbitTable
from warren.games.jackrabbit.thinking import JackrabbitThinking
from warren.games.jackrabbit.turn import Discard, NextHand, Play
from warren.games.jackrabbit.view import JackrabbitView

_CLAUSES = ("JB-12a", "JB-12b", "JB-12c", "JB-12d", "JB-12e")
RULES = (*(f"JB-{number}" for number in range(1, 13)), *_CLAUSES, "JB-13", "JB-14")


class Jackrabbit(Game):
    def __init__(self) -> None:
        super().__init__(
            "jackrabbit",
            revision=1,
            rules=RULES,
            settings=SETTINGS,
            actions=ACTIONS,
            facts=FACTS,
            thinking=JackrabbitThinking(),
            seeing=JackrabbitSeeing(),
            steps=(Play, Discard, NextHand),
        )
        self._rules = Rules(self.settings.agree({}))

    def blank(self, setup: Setup) -> JackrabbitTable:
        rules = self._rules
        if setup is not rules.setup:  # simulations ask for many tables of one set-up
            self._rules = rules = Rules(setup)
        return JackrabbitTable(self, setup, rules)

    def blank_view(self, setup: Setup) -> View:
        return JackrabbitView(self, setup)

    def sampler(self, view: View) -> Sampler:
        assert isinstance(view, JackrabbitView)
        return JackrabbitSampler(view)

    def turns(self, table: Table) -> int:
        assert isinstance(table, JackrabbitTable)
        return int(table.turns)

    def again(self, table: Table) -> dict[str, str]:
        return {"first_player": str(table.next_to_begin())}

    def check(self, setup: Setup, given: frozenset[str]) -> None:
        settings.check(setup, given)


JACKRABBIT = Jackrabbit()
