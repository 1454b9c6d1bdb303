"""Anchors: where the ship leads, when to be taken home by it, and whose royal to hold fast. JR-E6a to JR-E6d."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.cards import bit
from warren.games.jackrabbits.actions import ACTIONS
from warren.games.jackrabbits.deck import ANCHORS
from warren.games.jackrabbits.planning.adviser import FEW, LOST, Adviser
from warren.games.jackrabbits.planning.plan import ACQUISITION
from warren.games.jackrabbits.suits.anchors.anchored import ANCHOR, ANCHOR_HIGH
from warren.games.jackrabbits.suits.anchors.pirates import DISPATCH, HOLD, LOOT
from warren.games.jackrabbits.suits.anchors.ship import EMBARK, HARBOUR, SAIL, SEND
from warren.games.jackrabbits.turn.laying import HIGH, laid_value

if TYPE_CHECKING:
    from warren.games.jackrabbits.planning.planner import Planner
    from warren.games.jackrabbits.planning.prospects import Chooser

_LOOTED: Final = 0.3  # turns that a card of the hold is worth
_POINT: Final = 0.03  # turns that somebody loses, on average, for whom a royal becomes dearer by one point


class Sailing(Adviser):
    def advise(self, c: Chooser, choices: list[int], worths: list[float]) -> None:
        best = max(worths)
        number: i64 = 0
        for action in choices:
            kind = ACTIONS.kind(action)
            if kind == SAIL:
                worths[number] += c.travel().best_of(c.planner.ways.free[action - SAIL]) - FEW
            elif action == SEND:
                worths[number] += LOST  # nobody pays for the ship alone
            elif action == EMBARK:
                worths[number] += taken_home(c.planner)
            elif kind == DISPATCH:
                worths[number] += LOST  # nor for where it goes
            elif action == LOOT:
                worths[number] += looting(c)
            elif kind == ANCHOR:
                worths[number] += best + holding_fast(c.planner, action - ANCHOR, laid_value(c.t, action - ANCHOR))
            elif kind == ANCHOR_HIGH:
                worths[number] += best + holding_fast(c.planner, action - ANCHOR_HIGH, HIGH)
            number += 1


def looting(c: Chooser) -> float:
    """The whole hold, for the price of the turn in anchors."""
    p = c.planner
    cost = p.purse.cost(p.purse.cheapest(bit(ANCHORS), c.t.price, 0, -1))
    gain = _LOOTED * float(c.t.count(HOLD)) - cost
    return p.chance(p.now - gain) + FEW if gain > 0.0 else LOST


def taken_home(p: Planner) -> float:
    """At the tower, in one's own turn, for the price of the turn in anchors."""
    plan = p.without(p.purse.cheapest(bit(ANCHORS), p.t.price, 0, -1))
    return p.chance(plan.weigh(HARBOUR, ACQUISITION))


def holding_fast(p: Planner, card: i64, points: i64) -> float:
    """What it is worth to make a royal dearer that others may want, and oneself does not."""
    gain = _POINT * float(points) - p.purse.cost(vec[i64]([card]))
    if p.plan.wanted & bit(p.here) or gain <= 0.0:
        return LOST
    return p.chance(p.now - gain) - p.chance(p.now)
