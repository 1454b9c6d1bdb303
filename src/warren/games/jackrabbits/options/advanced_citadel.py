"""The advanced citadel is a palace, a plaza and a tower. JR-X1."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warren.core.cards import bit
from warren.games.jackrabbits.deck import DIAMONDS
from warren.games.jackrabbits.land.tiles import CITADEL
from warren.games.jackrabbits.rule import Option

if TYPE_CHECKING:
    from warren.core.settings import Setup
    from warren.games.jackrabbits.ruleset import Ruleset


class AdvancedCitadel(Option):
    """Hearts contest there, with no Queen's card; diamonds buy any suit; any suit pays a shortfall there."""

    def join(self, rules: Ruleset) -> None:
        here = bit(CITADEL)
        rules.palaces |= here
        rules.markets |= here
        rules.sells[CITADEL] = rules.suits
        rules.takes[CITADEL] = rules.suits & bit(DIAMONDS)
        rules.towers |= here
        rules.landing |= here
        rules.fares[CITADEL] = rules.suits

    def check(self, setup: Setup) -> None:
        self.needs_strategies(setup)
