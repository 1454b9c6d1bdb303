"""Torches: whether to come out of the underground at once, and whom a summons helps. JR-E1a, JR-E1b."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from warren.core.cards import bit, lowest
from warren.core.errors import Reason
from warren.games.jackrabbits.actions import ACTIONS
from warren.games.jackrabbits.deck import OFF_BOARD, TORCHES
from warren.games.jackrabbits.land.tiles import UNDERGROUND
from warren.games.jackrabbits.planning.adviser import LOST, Adviser
from warren.games.jackrabbits.planning.plan import NOTHING
from warren.games.jackrabbits.suits.torches import CLIMB, HAS_CLIMBED, SUMMON, UpAgain
from warren.games.jackrabbits.turn.payment import can_reach

if TYPE_CHECKING:
    from warren.games.jackrabbits.planning.planner import Planner
    from warren.games.jackrabbits.planning.prospects import Chooser
    from warren.games.jackrabbits.planning.travel import Travel
    from warren.games.jackrabbits.table import RaceTable
    from warren.games.jackrabbits.view import RaceView


class Lighting(Adviser):
    def advise(self, c: Chooser, choices: list[int], worths: list[float]) -> None:
        number: i64 = 0
        for action in choices:
            kind = ACTIONS.kind(action)
            if kind == CLIMB:
                worths[number] += climbing(c.planner, c.t.rules.caves[action - CLIMB])
            elif kind == SUMMON:
                worths[number] += summons(c.planner)
            number += 1

    def merits(self, p: Planner, view: RaceView, move: list[int]) -> list[Reason]:
        return [Reason("jackrabbits-merit-summon", "JR-E1b")] if move[0] == SUMMON else []

    def reckless(self) -> i64:
        return bit(TORCHES)

    def going_on(self, travel: Travel, hexagon: i64) -> float:
        """Down, and up again at once."""
        t, p = travel.t, travel.planner
        if hexagon != UNDERGROUND or t.marks[HAS_CLIMBED] or not can_reach(t, p.seat, bit(TORCHES), travel.price):
            return LOST
        travel.goal = -1
        return best_for_torches(p, travel.price, p.ways.from_underground())

    def stop_at(self, t: RaceTable) -> i64:
        return UNDERGROUND if isinstance(t.step(), UpAgain) else -1


def climbing(p: Planner, cave: i64) -> float:
    """Out of a cave, to the best of the hexagons to which free roads lead from there."""
    return best_for_torches(p, p.t.price, p.ways.from_cave(cave))


def best_for_torches(p: Planner, price: i64, hexagons: i64) -> float:
    """The best of some hexagons, once a price is paid in torches."""
    plan = p.without(p.purse.cheapest(bit(TORCHES), price, 0, -1))
    found = LOST
    while hexagons:
        found = max(found, p.arrived(plan, lowest(hexagons)))
        hexagons &= hexagons - 1
    return found


def summons(p: Planner) -> float:
    """It is for oneself: nobody pays for others alone."""
    if p.here != OFF_BOARD:
        return LOST
    plan = p.without(p.purse.cheapest(bit(TORCHES), p.t.price, 0, -1))
    return p.chance(plan.weigh(UNDERGROUND, NOTHING))
