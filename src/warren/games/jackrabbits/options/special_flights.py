"""From a tower, a flight may land on any hexagon above ground. JR-X6."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from warren.core.cards import bit
from warren.core.errors import Reason
from warren.games.jackrabbits.deck import CLUBS
from warren.games.jackrabbits.rule import Option

if TYPE_CHECKING:
    from warren.core.settings import Setup
    from warren.games.jackrabbits.ruleset import Ruleset


class SpecialFlights(Option):
    def idle(self, suits: i64) -> Reason | None:
        return None if suits & bit(CLUBS) else Reason("jackrabbits-idle-special_flights", self.rule)

    def join(self, rules: Ruleset) -> None:
        rules.landing = rules.hexagons

    def check(self, setup: Setup) -> None:
        self.needs_standard(setup)
