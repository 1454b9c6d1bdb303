"""Diamonds: trade at plazas. `turn/market.py` has what markets are. JR-M1, JR-M2."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warren.core.cards import bit
from warren.games.jackrabbits.actions import BUY
from warren.games.jackrabbits.land.tiles import PLAZA, suit_of_house
from warren.games.jackrabbits.rule import Suit
from warren.games.jackrabbits.turn.market import open_market

if TYPE_CHECKING:
    from warren.games.jackrabbits.ruleset import Ruleset


class Diamonds(Suit):
    """A plaza sells cards of its suit for diamonds; one that shows the asterisk takes any suit. JR-M1."""

    def kinds(self) -> tuple[int, ...]:
        return (BUY,)

    def join(self, rules: Ruleset) -> None:
        for plaza in rules.houses(PLAZA):
            takes_any = rules.land.pays[plaza] == rules.suits
            takes = rules.suits if takes_any else bit(self.suit)
            open_market(rules, plaza, bit(suit_of_house(plaza)), takes)
