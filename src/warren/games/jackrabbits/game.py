"""Jack Rabbits, the race, put together."""

from __future__ import annotations

from typing import Never

from warren.core import packages
from warren.core.errors import BadPackage, Reason
from warren.core.game import Game
from warren.core.settings import Setting, Setup, Value
from warren.core.step import Step
from warren.core.table import Table
from warren.core.view import Sampler, View
from warren.games.jackrabbits import settings
from warren.games.jackrabbits.actions import ACTIONS
from warren.games.jackrabbits.facts import FACTS
from warren.games.jackrabbits.land.tiles import SUITS as TILE_SUITS
from warren.games.jackrabbits.options import OPTIONS
from warren.games.jackrabbits.planning.adviser import Adviser
from warren.games.jackrabbits.planning.advisers import ADVISERS
from warren.games.jackrabbits.planning.thinking import RaceThinking
from warren.games.jackrabbits.presets import PRESETS
from warren.games.jackrabbits.rule import Option, Suit
from warren.games.jackrabbits.ruleset import Ruleset
from warren.games.jackrabbits.sampling import RaceSampler
from warren.games.jackrabbits.seeing import RaceSeeing
from warren.games.jackrabbits.settings import SETTINGS
from warren.games.jackrabbits.suits import SUITS
from warren.games.jackrabbits.table import RaceTable
from warren.games.jackrabbits.turn.acquisition import Acquire, AcquisitionPhase, Claim
from warren.games.jackrabbits.turn.falling import Aftermath, Fall, Fallen, Rescue, Saving
from warren.games.jackrabbits.turn.fight import Duel, FightOver, LoserOff
from warren.games.jackrabbits.turn.increment import AtEnd, EndTurn, Finish, Increment
from warren.games.jackrabbits.turn.journey import SetOut
from warren.games.jackrabbits.turn.limit import Discarding, TooMany
from warren.games.jackrabbits.turn.lottery import Roll
from warren.games.jackrabbits.turn.market import Purchase, Shopping
from warren.games.jackrabbits.turn.payment import Pay, Settle
from warren.games.jackrabbits.turn.powers import Power
from warren.games.jackrabbits.turn.road import OnRoad, Transfer
from warren.games.jackrabbits.turn.royals import GiveBack, Trim
from warren.games.jackrabbits.view import RaceView

RULES = (
    *("JR-P1", "JR-P5", "JR-O1", "JR-O2", "JR-O3", "JR-S1", "JR-S2", "JR-S3", "JR-E0b"),
    *("JR-L1", "JR-L2", "JR-L3"),
    *("JR-J1", "JR-J2", "JR-J3", "JR-J4", "JR-J5", "JR-J6", "JR-J7"),
    *("JR-A1", "JR-A2", "JR-A3", "JR-I1", "JR-I2", "JR-I3", "JR-N1", "JR-N2", "JR-N3"),
    *("JR-C1", "JR-C2", "JR-C3", "JR-C4", "JR-T1", "JR-T2", "JR-T3", "JR-T4", "JR-T5", "JR-U1", "JR-U2", "JR-U3"),
    *("JR-E0e", "JR-E0g", "JR-E0h", "JR-E0i", "JR-E0j"),
    *("JR-V1", "JR-G1", "JR-G2"),
    *(rule for suit in SUITS for variant in suit.variants() for rule in variant.ids),
    *(option.rule for option in OPTIONS),
)

STEPS: tuple[type[Step[Never]], ...] = (
    *(Roll, SetOut, OnRoad, Transfer, Pay, Settle, AcquisitionPhase, Acquire, Claim),
    *(Increment, AtEnd, Finish, EndTurn, Discarding, TooMany),
    *(Power, Fall, Saving, Rescue, Aftermath, Fallen, Duel, FightOver, LoserOff),
    *(GiveBack, Trim, Shopping, Purchase),
    *(step for suit in SUITS for variant in suit.variants() for step in variant.steps()),
    *(step for option in OPTIONS for step in option.steps()),
)

MOST_KNOWN = 32
"""How many set-ups are remembered with all that follows from them."""


class JackRabbits(Game):
    def __init__(self) -> None:
        super().__init__(
            "jackrabbits",
            revision=2,
            rules=RULES,
            settings=SETTINGS,
            actions=ACTIONS,
            facts=FACTS,
            thinking=RaceThinking(),
            seeing=RaceSeeing(),
            steps=STEPS,
        )
        self._rules: Ruleset | None = None
        self._known: dict[str, Ruleset] = {}
        self._is_open = False
        self._is_played = False

    def open(self) -> None:
        """Rules of installed packages join after ours, by name: so numbers are the same in all processes."""
        if not self._is_open:
            self._is_open = True  # a package may ask for the race, too
            self.settings.left_out = packages.bring("warren.jackrabbits.rules", self._join)

    def _join(self, _name: str, brought: object) -> None:
        if not isinstance(brought, Suit | Option | Adviser):
            raise BadPackage("package/no-rule")
        self.join(brought)

    def join(self, brought: Suit | Option | Adviser) -> None:
        """Have a rule of yours join, or an adviser on it; `BadPackage` after anybody has agreed on a table."""
        if self._is_played:
            raise BadPackage("package/late")
        if isinstance(brought, Adviser):
            ADVISERS.append(brought)
        elif isinstance(brought, Suit):
            if any(suit.suit == brought.suit for suit in SUITS):
                raise BadPackage("package/suit-taken", suit=TILE_SUITS[brought.suit])
            SUITS.append(brought)
            for variant in brought.variants():
                self._know(variant.ids, variant.steps())
        else:
            self.settings.add(Setting(brought.name, False))
            OPTIONS.append(brought)
            self._know((brought.rule,), brought.steps())

    def _know(self, rules: tuple[str, ...], steps: tuple[type[Step[Never]], ...]) -> None:
        self.rules += rules
        self.steps += steps

    def rules_of(self, setup: Setup) -> Ruleset:
        """Simulations ask for many tables of one set-up, houses for tables of several, and from several threads."""
        rules = self._rules
        if rules is None or setup is not rules.setup:
            text = setup.text()
            found = self._known.get(text)
            if found is None:
                if len(self._known) >= MOST_KNOWN:
                    self._known.clear()
                found = self._known[text] = Ruleset(setup)
            self._rules = rules = found
        return rules

    def blank(self, setup: Setup) -> RaceTable:
        table = RaceTable(self, setup, self.rules_of(setup))
        table.clear()
        return table

    def blank_view(self, setup: Setup) -> View:
        return RaceView(self, setup)

    def sampler(self, view: View) -> Sampler:
        assert isinstance(view, RaceView)
        return RaceSampler(view)

    def check(self, setup: Setup, _given: frozenset[str]) -> None:
        self._is_played = True
        settings.check(setup)

    def made(self, setup: Setup) -> dict[str, Value]:
        return settings.made(setup)

    def notes(self, setup: Setup) -> list[Reason]:
        return self.rules_of(setup).notes()

    def again(self, table: Table) -> dict[str, str]:
        return {"first_player": str(table.next_to_begin())}

    def presets(self) -> dict[str, dict[str, object]]:
        return PRESETS

    def turns(self, table: Table) -> int:
        assert isinstance(table, RaceTable)
        return int(table.turns)


JACKRABBITS = JackRabbits()
