"""Places to which one comes for shields alone, paid then and there. JR-E0h, JR-E2a, JR-E2d."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from warren.core.cards import bit
from warren.core.step import Step
from warren.games.jackrabbits.deck import SHIELDS
from warren.games.jackrabbits.rule import Rule
from warren.games.jackrabbits.spots import spot
from warren.games.jackrabbits.turn.payment import can_reach, pay, sum_of
from warren.games.jackrabbits.turn.road import spots_of, turn_back

if TYPE_CHECKING:
    from warren.games.jackrabbits.table import RaceTable


class Toll(Rule):
    """Who comes there pays in shields, or goes back."""

    def once_paid(self, seat: i64, tile: i64, came: i64, done: i64) -> Step[RaceTable]:
        """What follows when it is paid."""
        raise NotImplementedError

    def enters(self, t: RaceTable, seat: i64, tile: i64, came: i64, done: i64) -> bool:
        if not spots_of(t) & spot(tile):
            return False
        toll = self.toll(t, seat, tile)
        if toll == 0:
            return False
        if can_reach(t, seat, bit(SHIELDS), toll):
            t.push(self.once_paid(seat, tile, came, done))
            pay(t, seat, bit(SHIELDS), toll)
        else:
            turn_back(t, seat)
        return True


def missing(t: RaceTable, seat: i64, toll: i64) -> int:
    """How many points in shields that seat lacks."""
    return int(max(1, toll - sum_of(t, seat, seat, bit(SHIELDS))))
