"""A capital Ace adds one point to every sum where its suit is accepted. JR-X5."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from warren.core.cards import bit
from warren.games.jackrabbits.options.capital_aces import capital_suit
from warren.games.jackrabbits.rule import Option

if TYPE_CHECKING:
    from warren.core.settings import Setup
    from warren.games.jackrabbits.ruleset import Ruleset
    from warren.games.jackrabbits.table import RaceTable


class AdditionalCapital(Option):
    """Payments, shown hearts and fights, once a sum."""

    def join(self, rules: Ruleset) -> None:
        rules.bonuses.append(self)

    def bonus(self, t: RaceTable, seat: i64, suits: i64, has_ace: bool) -> i64:
        suit = capital_suit(t, seat)
        return 1 if suit >= 0 and suits & bit(suit) else 0

    def check(self, setup: Setup) -> None:
        self.needs(setup, "capital_aces")
