"""From a tower, a flight may land on any hexagon above ground. JR-X6."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warren.games.jackrabbits.rule import Option

if TYPE_CHECKING:
    from warren.core.settings import Setup
    from warren.games.jackrabbits.ruleset import Ruleset


class SpecialFlights(Option):
    def join(self, rules: Ruleset) -> None:
        rules.landing = rules.hexagons

    def check(self, setup: Setup) -> None:
        self.needs_standard(setup)
