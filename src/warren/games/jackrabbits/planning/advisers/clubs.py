"""Flights: whether to show a passport, where to land, and what a shortfall costs. JR-F1 to JR-F3."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from warren.core.cards import bit
from warren.core.errors import Reason
from warren.games.jackrabbits.actions import ACTIONS
from warren.games.jackrabbits.deck import CARD_TEXTS, RANK_BIT
from warren.games.jackrabbits.land.tiles import NAMES
from warren.games.jackrabbits.planning.adviser import Adviser
from warren.games.jackrabbits.planning.travel import Travel
from warren.games.jackrabbits.suits.clubs import FALL, FLY, PASSPORT, shortfall
from warren.games.jackrabbits.turn.lottery import load_of
from warren.games.jackrabbits.turn.payment import can_reach

if TYPE_CHECKING:
    from warren.games.jackrabbits.planning.planner import Planner
    from warren.games.jackrabbits.planning.prospects import Chooser
    from warren.games.jackrabbits.table import RaceTable
    from warren.games.jackrabbits.view import RaceView

_WAYS_OF_SUM: Final = (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)  # of 36, by the sum of two dice


class Flying(Adviser):
    def advise(self, c: Chooser, choices: list[int], worths: list[float]) -> None:
        number: i64 = 0
        for action in choices:
            kind = ACTIONS.kind(action)
            if kind == PASSPORT:
                worths[number] += flying(c.travel(), action - PASSPORT)
            elif kind == FLY:
                worths[number] += landing(c.travel(), action - FLY)
            elif kind == FALL:
                worths[number] += c.travel().off_land()
            number += 1

    def merits(self, p: Planner, view: RaceView, move: list[int]) -> list[Reason]:
        """Where to fly, and how likely that is: the dice come first. JR-F2."""
        if ACTIONS.kind(move[0]) != PASSPORT:
            return []
        travel = Travel(p, 1)
        card: i64 = move[0] - PASSPORT
        flying(travel, card)
        if travel.goal < 0:
            return []
        goal, rolls = NAMES.thing(travel.goal), int(enough_of_36(passport_worth(p.t, p.seat, card) - load_of(p.t)))
        return [Reason("jackrabbits-merit-passport", "JR-F2", card=CARD_TEXTS.thing(card), goal=goal, rolls=rolls)]


def landing(travel: Travel, hexagon: i64) -> float:
    """On a hexagon, once the dice have shown what is missing. JR-F3."""
    travel.goal = hexagon
    p = travel.planner
    missing = shortfall(p.t, p.seat)
    if missing <= 0:
        return travel.at(hexagon)
    given = p.purse.cheapest(p.t.rules.fares[p.here], missing, 0, -1)
    return p.arrived(p.without(given), hexagon)


def flying(travel: Travel, passport: i64) -> float:
    """A flight with this passport, over all that the dice can show. JR-F2, JR-F3."""
    t, here, seat = travel.t, travel.planner.here, travel.planner.seat
    worth = passport_worth(t, seat, passport)
    fallen = travel.off_land()
    landed = travel.best_of(t.rules.landing & ~bit(here))
    fares = t.rules.fares[here]
    total = 0.0
    load = load_of(t)
    dice: i64 = 2
    while dice <= 12:
        missing = dice + load - worth
        if missing <= 0:
            found = landed
        elif can_reach(t, seat, fares, missing):
            found = max(fallen, landed - 0.02 * float(missing))
        else:
            found = fallen
        total += found * float(_WAYS_OF_SUM[dice])
        dice += 1
    return total / 36.0


def passport_worth(t: RaceTable, seat: i64, passport: i64) -> i64:
    worth = t.rules.sums[RANK_BIT[passport % 13]]
    for rule in t.rules.bonuses:
        worth += rule.passport_bonus(t, seat, passport)
    return worth


def enough_of_36(worth: i64) -> i64:
    """Of the 36 ways to roll two dice, those that show so much at most."""
    total: i64 = 0
    dice: i64 = 2
    while dice <= min(worth, 12):
        total += _WAYS_OF_SUM[dice]
        dice += 1
    return total
