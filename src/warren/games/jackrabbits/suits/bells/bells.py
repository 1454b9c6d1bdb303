"""Bells: they send rabbits to their tower, and implore for cards. JR-E7a to JR-E7c; by the draft, fishbones: JR-EV7."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final, Never

from warren.core.facts import Fact
from warren.core.step import Step
from warren.core.story import Line, actor
from warren.games.jackrabbits.rule import Suit
from warren.games.jackrabbits.suits.bells import fishbones, plea, tower

if TYPE_CHECKING:
    from warren.games.jackrabbits.ruleset import Ruleset
    from warren.games.jackrabbits.story import Teller


PLEADING: Final[tuple[int, ...]] = (plea.IMPLORE, plea.PEAL, plea.RELENT, plea.GRANT)


def _ring(rest: deque[Fact]) -> Line:
    """For another, or for oneself."""
    rang = rest.popleft()
    phrase = rang.phrase("jackrabbits")
    if rang.args["player"] != rang.seat:
        return Line([rang], phrase.message, **phrase.arguments)
    return Line([rang], "jackrabbits-story-rang-oneself", player=actor(rang), place=rang.told("place"))


class Bells(Suit):
    """They call rabbits away, and soften hearts."""

    def tellers(self) -> dict[str, Teller]:
        return {"rang": _ring}

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
