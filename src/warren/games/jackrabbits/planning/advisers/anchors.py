"""Anchors: where the ship leads, when to be taken home by it, and whose royal to hold fast. JR-E6a to JR-E6d."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.cards import bit, lowest
from warren.games.jackrabbits.actions import ACTIONS
from warren.games.jackrabbits.deck import ANCHORS
from warren.games.jackrabbits.land.tiles import HEXAGONS, TILE_OF_END
from warren.games.jackrabbits.planning.adviser import LOST, Adviser
from warren.games.jackrabbits.planning.plan import ACQUISITION
from warren.games.jackrabbits.suits.anchors.anchored import ANCHOR, ANCHOR_HIGH
from warren.games.jackrabbits.suits.anchors.pirates import DISPATCH, HOLD, LOOT
from warren.games.jackrabbits.suits.anchors.ship import BERTH, EMBARK, HARBOUR, HAS_SENT, SAIL, SEND, SHIP_AT
from warren.games.jackrabbits.turn.laying import HIGH, laid_value
from warren.games.jackrabbits.turn.payment import can_reach
from warren.games.jackrabbits.turn.road import Underway

if TYPE_CHECKING:
    from warren.games.jackrabbits.planning.plan import Plan
    from warren.games.jackrabbits.planning.planner import Planner
    from warren.games.jackrabbits.planning.prospects import Chooser
    from warren.games.jackrabbits.planning.travel import Travel
    from warren.games.jackrabbits.ruleset import Ruleset

_LOOTED: Final = 0.3  # turns that a card of the hold is worth
_POINT: Final = 0.03  # turns that somebody loses, on average, for whom a royal becomes dearer by one point
_WANTED: Final = 0.1  # and who is on the way to it
_SHIP: Final = 0.3  # turns that somebody loses from whom the ship is taken


class Sailing(Adviser):
    def advise(self, c: Chooser, choices: list[int], worths: list[float]) -> None:
        number: i64 = 0
        for action in choices:
            kind = ACTIONS.kind(action)
            if kind == SAIL:
                worths[number] += c.travel().best_of(c.planner.ways.free[action - SAIL])
            elif action == SEND:
                worths[number] += max(calling(c, HARBOUR), c.beside(number, taking(c.planner)))
            elif action == EMBARK:
                worths[number] += taken_home(c.planner, c.t.price)
            elif kind == DISPATCH:
                worths[number] += calling(c, action - DISPATCH)
            elif action == LOOT:
                worths[number] += c.beside(number, looting(c.planner))
            elif kind == ANCHOR:
                points = laid_value(c.t, action - ANCHOR)
                worths[number] += c.beside(number, holding_fast(c.planner, action - ANCHOR, points))
            elif kind == ANCHOR_HIGH:
                worths[number] += c.beside(number, holding_fast(c.planner, action - ANCHOR_HIGH, HIGH))
            number += 1

    def passing(self, travel: Travel, end: i64) -> float:
        """By a road that leads to the ship one sails to the best of the hexagons behind the ports. JR-E6a."""
        port = travel.t.marks[BERTH] - 1
        if port < 0 or TILE_OF_END[port] < HEXAGONS or not travel.ways.leads_to(end, port):
            return LOST
        return travel.best_of(travel.ways.landings)

    def entering(self, travel: Travel, tile: i64, worth: float) -> float:
        """Where the pirate ship lies the card of the turn goes into its hold. JR-EV6."""
        p = travel.planner
        if not is_drafted(p.t.rules) or p.t.marks[SHIP_AT] != tile + 1:
            return worth
        return worth + p.chance(p.now + _LOOTED) - p.chance(p.now)

    def saved(self, p: Planner, price: i64, is_at_sea: bool) -> float:
        can = is_at_sea and not is_drafted(p.t.rules) and p.t.marks[HAS_SENT] == 0
        return taken_home(p, price) if can and can_reach(p.t, p.seat, bit(ANCHORS), price) else LOST

    def harbours(self, rules: Ruleset) -> i64:
        """At the tower the ship lies as a rule, or can be called."""
        return 0 if is_drafted(rules) else bit(HARBOUR)


def is_drafted(rules: Ruleset) -> bool:
    """Whether the ship is the pirates'. JR-EV6."""
    return rules.doers[ACTIONS.number(DISPATCH)] is not None


def paid(p: Planner, price: i64) -> Plan:
    return p.without(p.purse.cheapest(bit(ANCHORS), price, 0, -1))


def cost(p: Planner) -> float:
    """Turns that the price of the turn costs."""
    return p.purse.cost(p.purse.cheapest(bit(ANCHORS), p.t.price, 0, -1))


def calling(c: Chooser, hexagon: i64) -> float:
    """The ship comes to where one sets out, and takes one to the best of the hexagons behind the ports."""
    p, step = c.planner, c.step
    if hexagon != p.here or not isinstance(step, Underway) or step.place(c.t) != hexagon:
        return LOST
    plan = paid(p, c.t.price)
    found = LOST
    rest = p.ways.landings
    while rest:
        found = max(found, p.arrived(plan, lowest(rest)))
        rest &= rest - 1
    return found


def taking(p: Planner) -> float:
    """What it is worth to send away the ship from those who rest where it lies, for the price of the turn."""
    t = p.t
    losses = vec[float]()
    seat: i64 = 0
    while seat < t.players:
        is_there = seat != p.seat and t.rabbits[seat] == t.marks[SHIP_AT] - 1
        losses = append(losses, _SHIP if is_there else 0.0)
        seat += 1
    return p.chance_with(p.now + cost(p), losses) - p.chance(p.now)


def looting(p: Planner) -> float:
    """The whole hold, for the price of the turn in anchors."""
    return p.chance(p.now + cost(p) - _LOOTED * float(p.t.count(HOLD))) - p.chance(p.now)


def taken_home(p: Planner, price: i64) -> float:
    """At the tower, in one's own turn, for the price of the turn in anchors."""
    return p.chance(paid(p, price).weigh(HARBOUR, ACQUISITION))


def holding_fast(p: Planner, card: i64, points: i64) -> float:
    """What it gains to make a royal dearer that others may want, and perhaps oneself."""
    losses = vec[float]()
    goals = p.goals()
    seat: i64 = 0
    while seat < p.t.players:
        is_mine = seat == p.seat and p.plan.wanted & bit(p.here) == 0
        point = 0.0 if is_mine else _WANTED if goals[seat] == p.here else _POINT
        losses = append(losses, point * float(points))
        seat += 1
    return p.chance_with(p.now + p.purse.cost(vec[i64]([card])), losses) - p.chance(p.now)
