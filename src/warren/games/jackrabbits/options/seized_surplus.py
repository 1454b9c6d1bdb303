"""Who calls somebody for too many cards takes what is too many. JR-X11."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from warren.core.facts import event
from warren.games.jackrabbits.deck import is_royal
from warren.games.jackrabbits.facts import CARD, PLAYER, SHARED, STEALS, fact
from warren.games.jackrabbits.rule import Option
from warren.games.jackrabbits.turn.limit import surplus
from warren.games.jackrabbits.turn.royals import settle_royals

if TYPE_CHECKING:
    from warren.core.settings import Setup
    from warren.games.jackrabbits.ruleset import Ruleset
    from warren.games.jackrabbits.table import RaceTable

SEIZED: Final[i64] = fact("seized", "JR-X11 JR-V1", PLAYER, SHARED, tells=STEALS)
SEIZED_ROYAL: Final[i64] = fact("seized-royal", "JR-X11 JR-D4", PLAYER, CARD)


class SeizedSurplus(Option):
    """The caller takes cards at random, instead of their being discarded."""

    def join(self, rules: Ruleset) -> None:
        rules.seizes.append(self)

    def seizes(self, t: RaceTable, caller: i64, seat: i64) -> bool:
        left = min(surplus(t, seat), t.count(seat))
        while left > 0:
            card = t.nth_card(seat, t.below(t.count(seat)))
            t.move_card(card, seat, caller)
            t.tell(event(SEIZED_ROYAL if is_royal(card) else SEIZED, caller, seat, card))
            left -= 1
        settle_royals(t, caller)
        return True

    def check(self, setup: Setup) -> None:
        self.goes_not_with(setup, "surplus", "strict")
