"""Spades: fight for cards. `turn/fight.py` has what fights are, whatever they are fought with. JR-D1 to JR-D5."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warren.core.cards import bit
from warren.games.jackrabbits.actions import ATTACK, FIGHT, YIELD
from warren.games.jackrabbits.rule import Suit
from warren.games.jackrabbits.turn.fight import allow_fights

if TYPE_CHECKING:
    from warren.games.jackrabbits.ruleset import Ruleset


class Spades(Suit):
    """Spades are swords."""

    def kinds(self) -> tuple[int, ...]:
        return (ATTACK, FIGHT, YIELD)

    def robs(self) -> bool:
        return True

    def join(self, rules: Ruleset) -> None:
        allow_fights(rules, bit(self.suit))
