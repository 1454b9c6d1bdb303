"""JACKED, put together."""

from __future__ import annotations

from warren.core.game import Game
from warren.core.settings import Setup
from warren.core.table import Table
from warren.core.view import Sampler, View
from warren.games.jacked import settings
from warren.games.jacked.actions import ACTIONS
from warren.games.jacked.facts import FACTS
from warren.games.jacked.sampling import JackedSampler
from warren.games.jacked.seeing import JackedSeeing
from warren.games.jacked.settings import SETTINGS, Rules
from warren.games.jacked.table import JackedTable
from warren.games.jacked.thinking import JackedThinking
from warren.games.jacked.turn import CallWindow, Declare, NextHand, Play, Split
from warren.games.jacked.view import JackedView

RULES = (
    *("JK-B1", "JK-B2", "JK-B3"),
    *("JK-P1", "JK-P2", "JK-P3", "JK-P4", "JK-P5", "JK-P6"),
    *("JK-CA", "JK-CK", "JK-CQ", "JK-CN", "JK-CJ", "JK-CT", "JK-CS1", "JK-CS2", "JK-CS3", "JK-CX", "JK-CW"),
    *("JK-M1", "JK-M2", "JK-M3", "JK-M4"),
    *("JK-J1", "JK-J2", "JK-J3", "JK-J4", "JK-J5"),
    "JK-V1",
)


class Jacked(Game):
    def __init__(self) -> None:
        super().__init__(
            "jacked",
            revision=1,
            rules=RULES,
            settings=SETTINGS,
            actions=ACTIONS,
            facts=FACTS,
            thinking=JackedThinking(),
            seeing=JackedSeeing(),
            steps=(Play, Split, CallWindow, Declare, NextHand),
        )
        self._rules = Rules(self.settings.agree({}))

    def blank(self, setup: Setup) -> JackedTable:
        rules = self._rules
        if setup is not rules.setup:  # simulations ask for many tables of one set-up
            self._rules = rules = Rules(setup)
        return JackedTable(self, setup, rules)

    def blank_view(self, setup: Setup) -> View:
        return JackedView(self, setup)

    def sampler(self, view: View) -> Sampler:
        assert isinstance(view, JackedView)
        return JackedSampler(view)

    def sides(self, table: Table) -> list[int]:
        """Partners sit across. JK-P1."""
        if table.setup.flag("teams"):
            return [0, 1, 0, 1]
        return super().sides(table)

    def turns(self, table: Table) -> int:
        assert isinstance(table, JackedTable)
        return int(table.turns)

    def among(self, people: int) -> dict[str, object]:
        """Several people remember for themselves who is JACKED; a single one is told. JK-J3."""
        return {"jacked_play": "memory"} if people > 1 else {}

    def again(self, table: Table) -> dict[str, str]:
        """Whoever began deals, so that the player to their left begins. JK-P2."""
        return {"dealer": str((table.next_to_begin() - 1) % int(table.players))}

    def check(self, setup: Setup, _given: frozenset[str]) -> None:
        settings.check(setup)


JACKED = Jacked()
