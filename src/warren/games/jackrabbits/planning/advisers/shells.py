"""Shells: whether the lighthouse is worth its price, where its boat leads, and what cards for shells are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from warren.core.cards import bit, lowest
from warren.games.jackrabbits.actions import ACTIONS, DONE
from warren.games.jackrabbits.deck import SHELLS, is_royal
from warren.games.jackrabbits.land.tiles import TILE_OF_END
from warren.games.jackrabbits.planning.adviser import FEW, LOST, Adviser
from warren.games.jackrabbits.planning.plan import ACQUISITION, NOTHING
from warren.games.jackrabbits.suits.shells import CAST, DRIFT, LIGHTHOUSE, ROW, TOWER_OF_SHELLS, Casting
from warren.games.jackrabbits.turn.falling import Saving
from warren.games.jackrabbits.turn.payment import can_reach

if TYPE_CHECKING:
    from warren.games.jackrabbits.planning.planner import Planner
    from warren.games.jackrabbits.planning.prospects import Chooser
    from warren.games.jackrabbits.ruleset import Ruleset
    from warren.games.jackrabbits.table import RaceTable


class Washing(Adviser):
    def advise(self, c: Chooser, choices: list[int], worths: list[float]) -> None:
        number: i64 = 0
        for action in choices:
            kind = ACTIONS.kind(action)
            if kind == LIGHTHOUSE:
                worths[number] += washed_up(c.planner, c.t.price)
            elif kind == DRIFT:
                worths[number] += drifting(c, action - DRIFT)
            elif kind == ROW:
                worths[number] += c.travel().best_of(c.planner.ways.free[action - ROW])
            elif kind == CAST and not isinstance(c.step, Casting):
                worths[number] += c.beside(number, 2.0 * FEW) if is_spare(c.planner, action - CAST) else LOST
            number += 1

    def saved(self, p: Planner, price: i64, is_at_sea: bool) -> float:
        """By the draft it is as good as a boat to the best of the hexagons behind the ports."""
        if not can_reach(p.t, p.seat, bit(SHELLS), price):
            return LOST
        if not is_drafted(p.t.rules):
            return washed_up(p, price)
        found = LOST
        plan = p.without(p.purse.cheapest(bit(SHELLS), price, 0, -1))
        rest = p.ways.landings
        while rest:
            found = max(found, p.arrived(plan, lowest(rest)))
            rest &= rest - 1
        return found

    def refuge(self, t: RaceTable, seat: i64, price: i64) -> i64:
        can = can_reach(t, seat, bit(SHELLS), price) and not is_drafted(t.rules)
        return TOWER_OF_SHELLS if can else -1

    def harbours(self, rules: Ruleset) -> i64:
        """The lighthouse has a boat."""
        return bit(TOWER_OF_SHELLS)

    def picks(self, c: Chooser) -> i64:
        """Every shell that the plan does not need: two cards are more than one."""
        if not isinstance(c.step, Casting):
            return -1
        for action in c.t.choices(int(c.seat)):
            if ACTIONS.kind(action) == CAST and is_spare(c.planner, action - CAST):
                return action
        return DONE


def is_drafted(rules: Ruleset) -> bool:
    """Whether who falls drifts to a port, instead of to the lighthouse. JR-EV5."""
    return rules.doers[ACTIONS.number(DRIFT)] is not None


def washed_up(p: Planner, price: i64) -> float:
    """At the lighthouse, with what is left of the turn, for the price of the turn in shells."""
    plan = p.without(p.purse.cheapest(bit(SHELLS), price, 0, -1))
    return p.chance(plan.weigh(TOWER_OF_SHELLS, ACQUISITION if p.seat == p.t.turn else NOTHING))


def drifting(c: Chooser, port: i64) -> float:
    """At a port, for the price of the turn: on the journey still, or where the rabbit then is."""
    p, step = c.planner, c.step
    assert isinstance(step, Saving)
    plan = p.without(p.purse.cheapest(bit(SHELLS), p.t.price, 0, -1))
    if not step.by_road():
        return p.chance(plan.weigh(TILE_OF_END[port], ACQUISITION if p.seat == p.t.turn else NOTHING))
    found = LOST
    rest = p.ways.free[port]
    while rest:
        found = max(found, p.arrived(plan, lowest(rest)))
        rest &= rest - 1
    return found


def is_spare(p: Planner, card: i64) -> bool:
    """Whether the plan asks for no shells; royals are kept."""
    return not is_royal(card) and p.plan.need(SHELLS) == 0
