"""As many suits as players. JR-X2."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warren.core.cards import bit
from warren.core.errors import BadSettings
from warren.games.jackrabbits.deck import CLUBS, DIAMONDS, HEARTS, SPADES
from warren.games.jackrabbits.rule import Option

if TYPE_CHECKING:
    from warren.core.settings import Setup
    from warren.games.jackrabbits.ruleset import Ruleset

ORDER: Final = (SPADES, HEARTS, DIAMONDS, CLUBS)
"""In which the suits come into play, where the table does not choose them."""


class TightSuits(Option):
    """The suits that the table chose, or the first ones, one for each player; sets of road tiles go with them."""

    def join(self, rules: Ruleset) -> None:
        """Nothing more: cards, houses and sets follow from the suits in play."""

    def suits(self, setup: Setup, suits: int) -> int:
        players = setup.whole("players")
        if "suits" in setup.changed():
            return suits
        return sum(int(bit(suit)) for suit in ORDER[:players])

    def check(self, setup: Setup) -> None:
        if "suits" in setup.changed():
            chosen = setup.choice("suits")
            count = len(chosen.split(","))
            if count != setup.whole("players"):
                raise BadSettings(
                    "settings/tight-suits", count=count, players=setup.whole("players"), suits=chosen, rule=self.rule
                )
