"""The hand limit is six. JR-X10."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warren.games.jackrabbits.rule import Option

if TYPE_CHECKING:
    from warren.core.settings import Setup
    from warren.games.jackrabbits.ruleset import Ruleset

LIMIT: Final = 6


class OvertaxedHands(Option):
    def join(self, rules: Ruleset) -> None:
        rules.hand_limit = LIMIT

    def check(self, setup: Setup) -> None:
        """The limit is six whatever it would be, so that nothing else is agreed on."""
        if "hand_limit" in setup.changed():
            self.goes_not_with(setup, "hand_limit", setup.told()["hand_limit"])
