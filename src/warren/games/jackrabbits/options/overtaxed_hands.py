"""The hand limit is six. JR-X10."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warren.games.jackrabbits.rule import Option

if TYPE_CHECKING:
    from warren.games.jackrabbits.ruleset import Ruleset

LIMIT: Final = 6


class OvertaxedHands(Option):
    def join(self, rules: Ruleset) -> None:
        rules.hand_limit = LIMIT
