"""The advanced citadel is a palace, a plaza and a tower. JR-X1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from warren.core.cards import bit
from warren.core.errors import Reason
from warren.core.facts import event
from warren.games.jackrabbits.deck import CLUBS, DIAMONDS, HEARTS
from warren.games.jackrabbits.facts import fact
from warren.games.jackrabbits.land.tiles import CITADEL
from warren.games.jackrabbits.rule import Option
from warren.games.jackrabbits.suits.hearts import others_on_board
from warren.games.jackrabbits.turn.market import open_market

if TYPE_CHECKING:
    from warren.core.settings import Setup
    from warren.games.jackrabbits.ruleset import Ruleset
    from warren.games.jackrabbits.table import RaceTable

GUARDED: Final[i64] = fact("guarded", "JR-X1", fleeting=True)


class AdvancedCitadel(Option):
    """Hearts contest there, with no Queen's card; diamonds buy any suit; any suit pays a shortfall there.

    Where there are no palaces, markets or towers, because their suit is not in play, it is none either. JR-E0b.
    """

    def idle(self, suits: i64) -> Reason | None:
        return (
            None
            if suits & (bit(HEARTS) | bit(DIAMONDS) | bit(CLUBS))
            else Reason("jackrabbits-idle-advanced_citadel", self.rule)
        )

    def join(self, rules: Ruleset) -> None:
        here = bit(CITADEL)
        if rules.palaces:
            rules.palaces |= here
            rules.arrives.append(self)
        if rules.suits & bit(DIAMONDS):
            open_market(rules, CITADEL, rules.suits, bit(DIAMONDS))
        if rules.towers:
            rules.towers |= here
            rules.landing |= here
            rules.fares[CITADEL] = rules.suits

    def arrives(self, t: RaceTable, seat: i64, hexagon: i64) -> None:
        """Nothing more to do: as on other palaces, all are asked. It is told, since not every citadel is a palace."""
        if hexagon == CITADEL and others_on_board(t, seat):
            t.tell(event(GUARDED, seat))

    def check(self, setup: Setup) -> None:
        self.needs_standard(setup)
