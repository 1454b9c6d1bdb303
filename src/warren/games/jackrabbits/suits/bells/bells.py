"""Bells: they send rabbits to their tower, and implore for cards. JR-E7a to JR-E7c."""

from __future__ import annotations

from typing import TYPE_CHECKING, Never

from warren.core.step import Step
from warren.games.jackrabbits.rule import Suit
from warren.games.jackrabbits.suits.bells import plea, tower

if TYPE_CHECKING:
    from warren.games.jackrabbits.ruleset import Ruleset


class Bells(Suit):
    """They call rabbits away, and soften hearts."""

    def kinds(self) -> tuple[int, ...]:
        return (tower.RING, tower.CRYPT, tower.UNLOCK, plea.IMPLORE, plea.PEAL, plea.RELENT, plea.GRANT)

    def robs(self) -> bool:
        return True

    def steps(self) -> tuple[type[Step[Never]], ...]:
        return (plea.Plea, plea.Granting, plea.NextRival, plea.PleaOver)

    def join(self, rules: Ruleset) -> None:
        tower.Tower(self.suit).join(rules)
        plea.Imploring(self.suit).join(rules)
