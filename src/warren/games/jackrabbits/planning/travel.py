"""What journeys are worth: where each road may end, what a transfer on the way would cost, and what waits there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.cards import bit, lowest
from warren.games.jackrabbits.actions import ACTIONS, BOAT, CROSS, DOWN, GO, GO_BACK, HOLE, HORSE, JOKER, RIDE, STAY
from warren.games.jackrabbits.deck import COURT, FIRST_JOKER, JOKERS, LOWEST, OFF_BOARD
from warren.games.jackrabbits.land.ground import SEA
from warren.games.jackrabbits.land.lattice import HEXAGON
from warren.games.jackrabbits.land.tiles import (
    CAVE,
    ENDS,
    FIRST_END,
    HEXAGONS,
    MERCHANT,
    SHAPE_OF_END,
    TAVERN,
    TILE_OF_END,
    UNDERGROUND,
    WOODS,
)
from warren.games.jackrabbits.planning.adviser import LOST
from warren.games.jackrabbits.planning.ways import TOLLS, toll_of
from warren.games.jackrabbits.turn.payment import can_reach
from warren.games.jackrabbits.turn.road import PREPAID, OnRoad

if TYPE_CHECKING:
    from warren.games.jackrabbits.planning.plan import Plan
    from warren.games.jackrabbits.planning.planner import Planner

_UNKNOWN: Final = -9.0
_STEP: Final = 0.0001  # of two ways to the same place, the shorter one
_HORSE: Final = MERCHANT - WOODS
_TAVERN: Final = TAVERN - WOODS
_CAVE: Final = CAVE - WOODS


class Travel:
    """All endings of a journey for one player, at one price; each is looked at once, and only if it is asked for."""

    def __init__(self, planner: Planner, price: i64) -> None:
        self.planner = planner
        self.t = planner.t
        self.ways = planner.ways
        self.price = price
        self._free = vec[float]([_UNKNOWN] * HEXAGONS)
        self._paid = vec[float]([_UNKNOWN] * (TOLLS * HEXAGONS))
        self._fallen = vec[float]([_UNKNOWN] * 2)  # by whether it is at the sea
        self._after: list[Plan | None] = [None] * TOLLS
        self.goal: i64 = -1  # the hexagon behind the last answer
        self.toll: i64 = -1  # and the transfer on the way, if there is one
        self._can_pay = vec[i64]([-1] * TOLLS)
        self._barred = vec[i64]()  # small tiles to go around
        for adviser in planner.advisers:
            tile = adviser.bars(self.t)
            if tile >= 0:
                self._barred = append(self._barred, tile)
        step = self.t.step()
        if isinstance(step, OnRoad) and self.t.marks[PREPAID] == step.tile + 1:
            self._can_pay[toll_of(step.tile)] = 1
            self._after[toll_of(step.tile)] = planner.plan

    # --- endings -------------------------------------------------------------------------------------------------

    def at(self, hexagon: i64) -> float:
        """Arriving there without having paid."""
        if self._free[hexagon] == _UNKNOWN:
            self._free[hexagon] = self.entered(hexagon, self.planner.arrived(self.planner.plan, hexagon))
        return self._free[hexagon]

    def entered(self, tile: i64, worth: float) -> float:
        """The same journey, where rules have their say on a tile first."""
        for adviser in self.planner.advisers:
            worth = adviser.entering(self, tile, worth)
        return worth

    def at_paid(self, toll: i64, hexagon: i64) -> float:
        """Arriving there after one transfer of a kind."""
        if not self.can_pay(toll):
            return LOST
        place = toll * HEXAGONS + hexagon
        if self._paid[place] == _UNKNOWN:
            self._paid[place] = self.entered(hexagon, self.planner.arrived(self.after(toll), hexagon))
        return self._paid[place]

    def suits(self, toll: i64) -> i64:
        """The suits that pay at tiles of a kind."""
        return self.t.rules.land.pays[HEXAGONS + toll]

    def can_pay(self, toll: i64) -> bool:
        if self._can_pay[toll] < 0:
            can = can_reach(self.t, self.planner.seat, self.suits(toll), self.price)
            self._can_pay[toll] = 1 if can else 0
        return self._can_pay[toll] == 1

    def after(self, toll: i64) -> Plan:
        """How the player stands after paying."""
        found = self._after[toll]
        if found is None:
            given = self.planner.purse.cheapest(self.suits(toll), self.price, 0, -1)
            found = self.planner.without(given)
            self._after[toll] = found
        return found

    def best(self, hexagons: i64, end: i64) -> float:
        """The best ending among some hexagons, by free roads from a road end by which the rabbit comes in."""
        found = LOST
        goal: i64 = -1
        rest = hexagons
        while rest:
            hexagon = lowest(rest)
            worth = self.reached(hexagon) - _STEP * float(self.ways.steps[hexagon * ENDS + end])
            if worth > found:
                found, goal = worth, self.goal
            rest &= rest - 1
        self.goal = goal
        return found

    def reached(self, hexagon: i64) -> float:
        """Coming to a hexagon on the road: where a rule lets the journey go on from there, one may."""
        found, goal = self.at(hexagon), hexagon
        for adviser in self.planner.advisers:
            worth = adviser.going_on(self, hexagon) - _STEP
            if worth > found:
                found, goal = worth, self.goal
        self.goal = goal
        return found

    def best_of(self, hexagons: i64) -> float:
        """The best ending among some hexagons, whatever the way."""
        found = LOST
        rest = hexagons
        while rest:
            worth = self.at(lowest(rest))
            if worth > found:
                found, self.goal = worth, lowest(rest)
            rest &= rest - 1
        return found

    def best_paid(self, toll: i64, hexagons: i64) -> float:
        """The best ending among some hexagons, with a transfer of a kind on the way."""
        found = LOST
        if hexagons and self.can_pay(toll):
            rest = hexagons
            while rest:
                worth = self.at_paid(toll, lowest(rest))
                if worth > found:
                    found, self.goal, self.toll = worth, lowest(rest), toll
                rest &= rest - 1
        return found

    # --- ways ----------------------------------------------------------------------------------------------------

    def by_end(self, end: i64) -> float:
        """Coming onto a tile by a road end."""
        if SHAPE_OF_END[end] == HEXAGON:
            return self.reached(TILE_OF_END[end])
        free = self.free_by(end)
        found = self.best(free, end) if free else self.off_land()
        goal, paid = self.goal, self.toll
        toll: i64 = 0
        while toll < TOLLS:
            others = self.ways.paid[toll * ENDS + end] & ~free
            if others:
                far = _STEP * float(1 + self.ways.toll_steps[toll * ENDS + end])
                worth = self.best_paid(toll, others) - far
                if worth > found:
                    found, goal, paid = worth, self.goal, toll
            toll += 1
        for adviser in self.planner.advisers:
            worth = adviser.passing(self, end)
            if worth > found:
                found, goal, paid = worth, self.goal, -1
        self.goal, self.toll = goal, paid
        return found

    def free_by(self, end: i64) -> i64:
        """Where free roads lead, around what bars them; through it where there is no other way."""
        free = self.ways.free[end]
        if len(self._barred) == 0 or TILE_OF_END[end] in self._barred:
            return free
        return self.ways.around(end, self._barred) or free

    def off_land(self, is_at_sea: bool = False) -> float:
        """Going off, and perhaps being saved."""
        self.goal = -1
        place: i64 = 1 if is_at_sea else 0
        if self._fallen[place] == _UNKNOWN:
            self._fallen[place] = self.planner.fallen(self.price, is_at_sea)
        return self._fallen[place]

    def leaving(self, end: i64) -> float:
        across = self.ways.roads.across[end]
        if across < 0:
            return self.off_land(across == SEA)
        found = self.by_end(across)
        if SHAPE_OF_END[across] == HEXAGON:
            return found
        hindered = self.entered(TILE_OF_END[across], found)
        if hindered != found:
            self.goal = -1
        return hindered

    def stay(self) -> float:
        if self.planner.here == OFF_BOARD:
            return LOST
        for adviser in self.planner.advisers:
            hexagon = adviser.stop_at(self.t)
            if hexagon >= 0:
                return self.at(hexagon)
        return self.planner.stayed(self.planner.plan, self.planner.here)

    def ride(self, hexagon: i64) -> float:
        """Giving a joker back. JR-T3."""
        self.goal = hexagon
        joker = FIRST_JOKER + LOWEST[self.t.held(self.planner.seat, JOKERS)]
        return self.planner.arrived(self.planner.without(vec[i64]([joker])), hexagon) - 2.0 * _STEP

    def from_cave(self, cave: i64) -> float:
        found = LOST
        for side in range(3):
            found = max(found, self.leaving(FIRST_END[cave] + side))
        return found

    def buy_joker(self, came: i64) -> float:
        """At a tavern: ride on at once, or keep it. JR-T3."""
        if not self.can_pay(_TAVERN):
            return LOST
        found = self.best_paid(_TAVERN, self.ways.hexagons)
        given = self.planner.purse.cheapest(self.suits(_TAVERN), self.price, 0, -1)
        kept = self.planner.without(given, FIRST_JOKER + LOWEST[self.t.held(COURT, JOKERS)])
        rest = self.ways.free[came] if came >= 0 else 0
        while rest:
            found = max(found, self.planner.arrived(kept, lowest(rest)))
            rest &= rest - 1
        return found

    def worth(self, action: i64) -> float:
        """What one way to travel is worth; 0 for those that other rules bring."""
        kind = ACTIONS.kind(action)
        if kind == STAY:
            return self.stay()
        if kind == GO_BACK:
            return self.planner.stayed(self.planner.plan, self.planner.here)
        if kind == GO:
            return self.leaving(action - GO)
        if kind == RIDE:
            return self.ride(action - RIDE)
        if kind == HORSE:
            return self.best_paid(_HORSE, bit(action - HORSE))
        if kind == BOAT:
            return self.best_paid(_HORSE, self.ways.free[action - BOAT]) - _STEP
        if kind == HOLE:
            cave = self.t.rules.caves[action - HOLE]
            if self.planner.here == UNDERGROUND and not isinstance(self.t.step(), OnRoad):
                return self.from_cave(cave)
            return self.best_paid(_CAVE, self.ways.from_cave(cave))
        if kind == DOWN:
            return self.reached(UNDERGROUND)
        step = self.t.step()
        if kind == JOKER and isinstance(step, OnRoad):
            return self.buy_joker(step.came)
        if kind == CROSS and isinstance(step, OnRoad):
            return self.best_paid(toll_of(step.tile), self.ways.crossed(step.came))
        return 0.0

    # --- before the roll -----------------------------------------------------------------------------------------

    def rolling(self, may_ride: bool = True) -> float:
        """The best journey that can be made whatever the dice show, or at their usual price."""
        here = self.planner.here
        if here == OFF_BOARD:
            return self.reached(UNDERGROUND)
        found = max(self.planner.stayed(self.planner.plan, here), self.best_of(self.ways.reach(here)))
        if may_ride and self.t.held(self.planner.seat, JOKERS):
            rest = self.ways.hexagons
            while rest:
                found = max(found, self.ride(lowest(rest)))
                rest &= rest - 1
        toll: i64 = 0
        while toll < TOLLS:
            found = max(found, self.best_paid(toll, self.ways.reach_paid(toll, here) & ~self.ways.reach(here)))
            toll += 1
        return found
