"""Shields: whose roads the guard should bar, what tolls take from a journey, and when to seal. JR-E2a to JR-E2d."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from warren.core.cards import bit
from warren.games.jackrabbits.actions import ACTIONS, DONE
from warren.games.jackrabbits.deck import SHIELDS, is_royal
from warren.games.jackrabbits.planning.adviser import FEW, LOST, Adviser, roads_barred
from warren.games.jackrabbits.suits.shields.guard import GUARD, MoveGuard, triangle_of
from warren.games.jackrabbits.suits.shields.seals import SEAL, LaySeal
from warren.games.jackrabbits.turn.payment import can_reach
from warren.games.jackrabbits.turn.road import toll_at

if TYPE_CHECKING:
    from warren.games.jackrabbits.planning.prospects import Chooser
    from warren.games.jackrabbits.planning.travel import Travel

_ROAD: Final = 0.1  # turns that somebody loses, on average, to whom the guard bars one of six roads


class Guarding(Adviser):
    def advise(self, c: Chooser, choices: list[int], worths: list[float]) -> None:
        """The guard where it bars others more than oneself: once a toll is paid for nothing, else if it is worth it."""
        if not any(ACTIONS.kind(action) == GUARD for action in choices):
            return
        p = c.planner
        is_free = isinstance(c.step, MoveGuard)
        cost = 0.0 if is_free else p.purse.cost(p.purse.cheapest(bit(SHIELDS), c.t.price, 0, -1))
        best = max(worths)
        number: i64 = 0
        for action in choices:
            if ACTIONS.kind(action) == GUARD:
                gain = _ROAD * roads_barred(p, triangle_of(action))
                if is_free:
                    worths[number] += FEW * gain
                elif gain > cost:
                    worths[number] += best + p.chance(p.now + cost - gain) - p.chance(p.now)
                else:
                    worths[number] += LOST
            number += 1

    def picks(self, c: Chooser) -> i64:
        """All shields seal the place where one rests: at the start of the next turn they are back. Royals stay safe."""
        step = c.step
        if not isinstance(step, LaySeal):
            return -1
        choices = c.t.choices(int(c.seat))
        for action in choices:
            if ACTIONS.kind(action) == SEAL and not is_royal(action - SEAL):
                return action
        return DONE if int(DONE) in choices else -1

    def entering(self, travel: Travel, tile: i64, worth: float) -> float:
        """Where one has to pay to come in."""
        p = travel.planner
        toll = toll_at(travel.t, p.seat, tile)
        if toll == 0:
            return worth
        if not can_reach(travel.t, p.seat, bit(SHIELDS), toll):
            return LOST
        cost = p.purse.cost(p.purse.cheapest(bit(SHIELDS), toll, 0, -1))
        return worth + p.chance(p.now + cost) - p.chance(p.now)
