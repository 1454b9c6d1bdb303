"""Shields: whose roads the guard should bar, what tolls take from a journey, and when to seal. JR-E2a to JR-E2d."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.cards import bit, lowest
from warren.core.errors import Reason
from warren.core.messages import sitter
from warren.games.jackrabbits.actions import ACTIONS, DONE
from warren.games.jackrabbits.deck import SHIELDS, is_royal
from warren.games.jackrabbits.land.tiles import NAMES
from warren.games.jackrabbits.planning.adviser import LOST, Adviser
from warren.games.jackrabbits.planning.barring import gain, victim
from warren.games.jackrabbits.suits.shields.guard import GUARD, STANDS_ON, MoveGuard, triangle_of
from warren.games.jackrabbits.suits.shields.seals import SEAL, LaySeal
from warren.games.jackrabbits.turn.payment import can_reach
from warren.games.jackrabbits.turn.road import OnRoad, toll_at

if TYPE_CHECKING:
    from warren.games.jackrabbits.planning.planner import Planner
    from warren.games.jackrabbits.planning.prospects import Chooser
    from warren.games.jackrabbits.planning.travel import Travel
    from warren.games.jackrabbits.table import RaceTable
    from warren.games.jackrabbits.view import RaceView


class Guarding(Adviser):
    def advise(self, c: Chooser, choices: list[int], worths: list[float]) -> None:
        """The guard in the way of who loses most by it, or on one's own tile, for its transfer."""
        if not any(ACTIONS.kind(action) == GUARD for action in choices):
            return
        p = c.planner
        is_free = isinstance(c.step, MoveGuard)
        given = p.purse.cheapest(bit(SHIELDS), c.t.price, 0, -1)
        cost = 0.0 if is_free else p.purse.cost(given)
        number: i64 = 0
        for action in choices:
            if ACTIONS.kind(action) == GUARD:
                worth = gain(p, triangle_of(action), cost)
                worths[number] += worth if is_free else c.beside(number, worth)
                worths[number] = max(worths[number], transfer(c, triangle_of(action), given))
            number += 1

    def merits(self, p: Planner, view: RaceView, move: list[int]) -> list[Reason]:
        """Whose way the guard bars there, or what it is good for under oneself; and what a seal keeps."""
        kind, step = ACTIONS.kind(move[0]), p.t.step()
        if kind == SEAL:
            return [Reason("jackrabbits-merit-seal", "JR-E2c")]
        if kind != GUARD:
            return []
        tile = triangle_of(move[0])
        if isinstance(step, OnRoad) and step.tile == tile:
            return [Reason("jackrabbits-merit-guard-here", "JR-E2b")]
        seat = victim(p, tile)
        if seat < 0:
            return []
        return [Reason("jackrabbits-merit-guard", "JR-E2a", player=sitter(seat), goal=NAMES.thing(p.goals()[seat]))]

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

    def bars(self, t: RaceTable) -> i64:
        return t.marks[STANDS_ON] - 1


def transfer(c: Chooser, tile: i64, given: vec[i64]) -> float:
    """The transfer of the tile where one stands, for shields. JR-E2b."""
    step = c.step
    if not isinstance(step, OnRoad) or step.tile != tile:
        return LOST
    found = LOST
    plan = c.planner.without(given)
    rest = c.planner.ways.transfer(tile, step.came) if step.came >= 0 else 0
    while rest:
        found = max(found, c.planner.arrived(plan, lowest(rest)))
        rest &= rest - 1
    return found
