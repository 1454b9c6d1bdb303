"""Icicles: whom the storm should hold, the glacier's hole, and the glacier where it saves for nothing. JR-E8a."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.cards import bit
from warren.games.jackrabbits.actions import ACTIONS, DONE
from warren.games.jackrabbits.deck import CARDS, ICICLES, PIP_RANKS
from warren.games.jackrabbits.land.tiles import CITADEL, UNDERGROUND
from warren.games.jackrabbits.planning.adviser import BEST, LOST, Adviser
from warren.games.jackrabbits.planning.plan import ACQUISITION, NOTHING, USUAL_PRICE
from warren.games.jackrabbits.suits.icicles.ice import FREEZE, ICE, ICE_HIGH, ICE_POINTS
from warren.games.jackrabbits.suits.icicles.icicles import (
    GLACIER,
    PLUNGE,
    STORM,
    TOWER_OF_ICICLES,
    ShowIce,
    storm_at,
)
from warren.games.jackrabbits.turn.limit import surplus
from warren.games.jackrabbits.turn.proof import has_proof
from warren.games.jackrabbits.turn.road import Underway

if TYPE_CHECKING:
    from warren.games.jackrabbits.planning.planner import Planner
    from warren.games.jackrabbits.planning.prospects import Chooser
    from warren.games.jackrabbits.table import RaceTable

_NEAR: Final = 1.5  # turns to go for who is about to win
_HELD: Final = 1.0  # turns that somebody loses who is held for one


class Chilling(Adviser):
    """By the draft: freeze who is ahead, and lay ice before who is about to win. JR-EV8."""

    def advise(self, c: Chooser, choices: list[int], worths: list[float]) -> None:
        p = c.planner
        number: i64 = 0
        for action in choices:
            kind = ACTIONS.kind(action)
            if kind == FREEZE:
                cost = p.purse.cost(p.purse.cheapest(bit(ICICLES), c.t.price, 0, -1))
                gain = p.chance(p.now + cost - _HELD) - p.chance(p.now)
                worths[number] += c.beside(number, gain)
            elif kind == ICE:
                worths[number] += BEST if is_worth_ice(c, (action - ICE) // CARDS) else LOST
            elif kind == ICE_HIGH:
                worths[number] += LOST
            number += 1


def is_worth_ice(c: Chooser, whom: i64) -> bool:
    """Whether icicles are in the way of one's own hand, or all of them may hold who is about to win."""
    pips = c.t.held(c.seat, ICICLES) & PIP_RANKS
    is_near = c.planner.turns()[whom] <= _NEAR and not c.t.is_off_board(whom)
    return surplus(c.t, c.seat) > 0 or (is_near and c.t.rules.sums[pips] + c.t.marks[ICE_POINTS + whom] >= USUAL_PRICE)


class Storming(Adviser):
    def advise(self, c: Chooser, choices: list[int], worths: list[float]) -> None:
        p = c.planner
        cost = 0.0
        is_held = storm_at(c.t) == p.here and isinstance(c.step, Underway)
        if any(ACTIONS.kind(action) == STORM for action in choices):
            cost = p.purse.cost(p.purse.cheapest(bit(ICICLES), c.t.price, 0, -1))
        number: i64 = 0
        for action in choices:
            kind = ACTIONS.kind(action)
            if kind == PLUNGE:
                worths[number] += c.travel().reached(UNDERGROUND)
            elif kind == GLACIER:
                worths[number] += sheltered(p)
            elif kind == STORM:
                gain = holding(p, action - STORM, cost)
                worths[number] += c.beside(number, gain)
                if is_held and action - STORM != p.here:
                    worths[number] = max(worths[number], p.chance(p.now) + gain)  # and the way is free
            number += 1

    def saved(self, p: Planner, price: i64, is_at_sea: bool) -> float:
        """For nothing but a look at one's icicles."""
        return sheltered(p) if is_safe(p.t, p.seat) else LOST

    def refuge(self, t: RaceTable, seat: i64, price: i64) -> i64:
        return TOWER_OF_ICICLES if is_safe(t, seat) else -1

    def picks(self, c: Chooser) -> i64:
        """What is shown is kept: the first cards that are enough."""
        if not isinstance(c.step, ShowIce):
            return -1
        choices = c.t.choices(int(c.seat))
        return DONE if int(DONE) in choices else choices[0]


def is_safe(t: RaceTable, seat: i64) -> bool:
    return has_proof(t, seat, ICICLES)


def sheltered(p: Planner) -> float:
    """At the glacier, with what is left of the turn."""
    return p.chance(p.plan.weigh(TOWER_OF_ICICLES, ACQUISITION if p.seat == p.t.turn else NOTHING))


def holding(p: Planner, hexagon: i64, cost: float) -> float:
    """The chance to win that is gained by holding the other rabbits on a hexagon, at such a cost."""
    losses = vec[float]()
    seat: i64 = 0
    while seat < p.t.players:
        is_home = hexagon == CITADEL and p.t.meets_objective(seat)  # who has only to stay there
        is_free = p.t.rabbits[seat] == hexagon != storm_at(p.t) and not is_home
        losses = append(losses, _HELD if is_free else 0.0)
        seat += 1
    return p.chance_with(p.now + cost, losses) - p.chance(p.now)
