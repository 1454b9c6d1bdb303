"""Bells: they send rabbits to their tower, and implore for cards. JR-E7a to JR-E7c; by the draft, fishbones: JR-EV7."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Never

from warren.core.step import Step
from warren.games.jackrabbits.rule import Suit
from warren.games.jackrabbits.suits.bells import fishbones, plea, tower

if TYPE_CHECKING:
    from warren.games.jackrabbits.ruleset import Ruleset


PLEADING: Final[tuple[int, ...]] = (plea.IMPLORE, plea.PEAL, plea.RELENT, plea.GRANT)


class Bells(Suit):
    """They call rabbits away, and soften hearts."""

    def kinds(self) -> tuple[int, ...]:
        return (tower.RING, tower.CRYPT, tower.UNLOCK, *PLEADING)

    def robs(self) -> bool:
        return True

    def steps(self) -> tuple[type[Step[Never]], ...]:
        return (plea.Plea, plea.Granting, plea.NextRival, plea.PleaOver)

    def join(self, rules: Ruleset) -> None:
        tower.Tower(self.suit).join(rules)
        plea.Imploring(self.suit).join(rules)


class Fishbones(Bells):
    """By the draft: who falls goes underground, and may pull another along, instead of sending rabbits. JR-EV7."""

    def kinds(self) -> tuple[int, ...]:
        below = (tower.CRYPT, tower.UNLOCK, fishbones.TUNNEL)
        return (fishbones.SINK, *below, fishbones.PULL, fishbones.FORFEIT, *PLEADING)

    def steps(self) -> tuple[type[Step[Never]], ...]:
        return (fishbones.Pulling, fishbones.Forfeiting)

    def join(self, rules: Ruleset) -> None:
        fishbones.Burrow(self.suit).join(rules)
        plea.Imploring(self.suit).join(rules)
