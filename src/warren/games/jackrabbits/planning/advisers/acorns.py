"""Acorns: where the beast is in the way of others, what its toll is worth, and when to load or choose dice. JR-E4a."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from warren.core.cards import bit, lowest
from warren.games.jackrabbits.actions import ACTIONS
from warren.games.jackrabbits.deck import ACORNS
from warren.games.jackrabbits.planning.adviser import BEST, FEW, LOST, Adviser, roads_barred
from warren.games.jackrabbits.planning.travel import Travel
from warren.games.jackrabbits.suits.acorns import (
    BEAST,
    CHOOSE,
    DICE,
    FLEE,
    LOAD,
    LOAD_HIGH,
    RHOMBI,
    MeetBeast,
    beast_at,
)
from warren.games.jackrabbits.turn.limit import surplus
from warren.games.jackrabbits.turn.lottery import load_of
from warren.games.jackrabbits.turn.payment import can_reach

if TYPE_CHECKING:
    from warren.games.jackrabbits.planning.prospects import Chooser

_ROAD: Final = 0.15  # turns that somebody loses, on average, to whom the beast bars one of six roads
_JOKER: Final = 0.4  # turns that a joker is worth which is given back
_SMALL: Final = (1, 1)  # the dice that make everything cheap


class Taming(Adviser):
    def advise(self, c: Chooser, choices: list[int], worths: list[float]) -> None:
        number: i64 = 0
        for action in choices:
            kind = ACTIONS.kind(action)
            if kind == FLEE:
                worths[number] += c.planner.off_board(c.planner.plan)
            elif kind == LOAD:
                worths[number] += BEST if surplus(c.t, c.seat) > 0 else LOST
            elif kind == LOAD_HIGH:
                worths[number] += LOST
            elif kind == CHOOSE:
                worths[number] += choosing(c, action - CHOOSE)
            number += 1
        if any(ACTIONS.kind(action) == BEAST for action in choices):
            self.advise_on_beast(c, choices, worths)

    def advise_on_beast(self, c: Chooser, choices: list[int], worths: list[float]) -> None:
        """Out of one's own way for its toll; else in the way of others, if that is worth the cards."""
        p = c.planner
        has_met = isinstance(c.step, MeetBeast)
        tolled = meeting(c) if has_met else LOST
        cost = p.purse.cost(p.purse.cheapest(bit(ACORNS), c.t.price, 0, -1))
        best = max(worths)
        number: i64 = 0
        for action in choices:
            if ACTIONS.kind(action) == BEAST:
                gain = _ROAD * roads_barred(p, RHOMBI[action - BEAST])
                if has_met:
                    worths[number] += tolled + FEW * gain
                elif gain > cost:
                    worths[number] += best + p.chance(p.now + cost - gain) - p.chance(p.now)
                else:
                    worths[number] += LOST
            number += 1

    def entering(self, travel: Travel, tile: i64, worth: float) -> float:
        """Into the arms of the beast: off the board, or on for its toll."""
        t, p = travel.t, travel.planner
        if beast_at(t) != tile:
            return worth
        fled = p.off_board(p.plan)
        if not can_reach(t, p.seat, bit(ACORNS), travel.price):
            return fled
        cost = p.purse.cost(p.purse.cheapest(bit(ACORNS), travel.price, 0, -1))
        return max(fled, worth + p.chance(p.now + cost) - p.chance(p.now))


def meeting(c: Chooser) -> float:
    """The toll is paid: the best of the hexagons to which free roads lead from there."""
    p, step = c.planner, c.step
    assert isinstance(step, MeetBeast)
    plan = p.without(p.purse.cheapest(bit(ACORNS), c.t.price, 0, -1))
    found = p.off_board(plan)
    rest = p.ways.free[step.came]
    while rest:
        found = max(found, p.arrived(plan, lowest(rest)))
        rest &= rest - 1
    return found


def choosing(c: Chooser, number: i64) -> float:
    """A joker for a turn in which everything is cheap: where that is what the journey takes."""
    if DICE[number] != _SMALL:
        return LOST
    p = c.planner
    return Travel(p, 2 + load_of(c.t)).rolling() + p.chance(p.now + _JOKER) - p.chance(p.now)
