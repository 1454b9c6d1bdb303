"""Acorns: where the beast is in the way of others, what its toll is worth, and when to load or choose dice. JR-E4a."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.cards import bit, lowest
from warren.core.errors import Reason
from warren.core.messages import sitter
from warren.games.jackrabbits.actions import ACTIONS
from warren.games.jackrabbits.deck import ACORNS, CARDS, COUNT, JOKERS, RANK_BIT
from warren.games.jackrabbits.land.tiles import FIRST_END, NAMES
from warren.games.jackrabbits.options.windfall_lottery import Windfall
from warren.games.jackrabbits.planning.adviser import BEST, LOST, Adviser
from warren.games.jackrabbits.planning.barring import gain, victim
from warren.games.jackrabbits.planning.plan import MATCHING
from warren.games.jackrabbits.planning.travel import Travel
from warren.games.jackrabbits.suits.acorns.acorns import (
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
from warren.games.jackrabbits.suits.acorns.loads import BURDEN, BURDEN_HIGH
from warren.games.jackrabbits.turn.limit import surplus
from warren.games.jackrabbits.turn.lottery import load_of
from warren.games.jackrabbits.turn.payment import can_reach
from warren.games.jackrabbits.turn.road import OnRoad

if TYPE_CHECKING:
    from warren.games.jackrabbits.planning.planner import Planner
    from warren.games.jackrabbits.planning.prospects import Chooser
    from warren.games.jackrabbits.table import RaceTable
    from warren.games.jackrabbits.view import RaceView

_JOKER: Final = 0.4  # turns that a joker is worth which is given back
_PRIZE: Final = 0.3  # that a card is worth which is won in the lottery
_FEW_PRIZES: Final = 1.5  # cards above what a roll wins for which a joker is not even thought of
_ROLLED: Final = 11.0 / 36.0  # how likely a roll shows a rank
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
            elif kind == BURDEN:
                is_mine = (action - BURDEN) // CARDS == c.seat
                worths[number] += BEST if surplus(c.t, c.seat) > 0 and not is_mine else LOST
            elif kind == LOAD_HIGH or kind == BURDEN_HIGH:
                worths[number] += LOST
            elif kind == CHOOSE:
                worths[number] += choosing(c, action - CHOOSE)
            number += 1
        if any(ACTIONS.kind(action) == BEAST for action in choices):
            self.advise_on_beast(c, choices, worths)

    def advise_on_beast(self, c: Chooser, choices: list[int], worths: list[float]) -> None:
        """In the way of who loses most by it; out of one's own for its toll; under oneself for the other sides."""
        p = c.planner
        has_met = isinstance(c.step, MeetBeast)
        given = p.purse.cheapest(bit(ACORNS), c.t.price, 0, -1)
        cost = p.purse.cost(given)
        best = meeting(c) if has_met else LOST
        number: i64 = 0
        for action in choices:
            if ACTIONS.kind(action) == BEAST:
                worth = gain(p, RHOMBI[action - BEAST], 0.0 if has_met else cost)
                worths[number] += best + worth if has_met else c.beside(number, worth)
                worths[number] = max(worths[number], turning(c, RHOMBI[action - BEAST], given))
            number += 1

    def merits(self, p: Planner, view: RaceView, move: list[int]) -> list[Reason]:
        """What the beast is paid for, what the load spares, what chosen dice make cheap. JR-E4a to JR-E4d."""
        action, step = move[0], p.t.step()
        kind = ACTIONS.kind(action)
        if kind == FLEE:
            return [Reason("jackrabbits-merit-flee", "JR-E4a")]
        if kind == LOAD:
            return [Reason("jackrabbits-merit-load", "JR-E4c")]
        if kind == CHOOSE:
            price = sum(DICE[action - CHOOSE]) + int(load_of(p.t))
            return [Reason("jackrabbits-merit-choose", "JR-E4d", price=price)]
        if kind != BEAST:
            return []
        tile: i64 = RHOMBI[action - BEAST]
        if isinstance(step, OnRoad) and step.tile == tile:
            return [Reason("jackrabbits-merit-beast-here", "JR-E4b")]
        toll = [Reason("jackrabbits-merit-beast-toll", "JR-E4a")] if isinstance(step, MeetBeast) else []
        seat = victim(p, tile)
        if seat < 0:
            return toll
        goal = NAMES.thing(p.goals()[seat])
        return [*toll, Reason("jackrabbits-merit-beast", "JR-E4a", player=sitter(seat), goal=goal)]

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

    def bars(self, t: RaceTable) -> i64:
        return beast_at(t)


def turning(c: Chooser, tile: i64, given: vec[i64]) -> float:
    """By any side of the rhombus where one stands. JR-E4b."""
    p, step = c.planner, c.step
    if not isinstance(step, OnRoad) or step.tile != tile:
        return LOST
    found = LOST
    plan = p.without(given)
    end = FIRST_END[tile]
    while end < FIRST_END[tile + 1]:
        rest = p.ways.onward(end)
        while rest:
            found = max(found, p.arrived(plan, lowest(rest)))
            rest &= rest - 1
        end += 1
    return found


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
    """A joker for a turn in which everything is cheap, or which wins more cards than a roll does."""
    p = c.planner
    first, second = DICE[number]
    won = prizes(c.t, c.seat, RANK_BIT[first - 1] | RANK_BIT[second - 1], 1.0) - prizes(c.t, c.seat, MATCHING, _ROLLED)
    if won < _FEW_PRIZES and DICE[number] != _SMALL:
        return LOST
    worth = Travel(p, first + second + load_of(c.t)).rolling(False)
    return worth + p.chance(p.now + _JOKER - _PRIZE * won) - p.chance(p.now)


def prizes(t: RaceTable, seat: i64, ranks: i64, likely: float) -> float:
    """The cards that a hand wins in the lottery by some ranks, each of which is as likely to be rolled."""
    cards: i64 = 0
    for suit in t.rules.stacks:
        if suit != JOKERS:
            cards += COUNT[t.held(seat, suit) & ranks]
    won = likely * float(cards)
    return won if isinstance(t.rules.lottery, Windfall) else min(won, 1.0)
