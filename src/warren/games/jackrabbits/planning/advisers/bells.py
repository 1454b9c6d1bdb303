"""Bells: whom to send to their tower, what the locked cave is worth, and how far to go for a card. JR-E7a to JR-E7c."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from warren.core.cards import bit, size
from warren.games.jackrabbits.actions import ACTIONS, DONE
from warren.games.jackrabbits.deck import BELLS
from warren.games.jackrabbits.land.tiles import UNDERGROUND
from warren.games.jackrabbits.planning.adviser import BEST, FEW, LOST, SLIGHT, Adviser, first, from_cave
from warren.games.jackrabbits.planning.plan import ACQUISITION, JOURNEY, NOTHING
from warren.games.jackrabbits.suits.bells.fishbones import FORFEIT, PULL, SINK, TUNNEL, Forfeiting
from warren.games.jackrabbits.suits.bells.plea import GRANT, IMPLORE, PEAL, RELENT, Granting, Plea
from warren.games.jackrabbits.suits.bells.tower import BELFRY, CRYPT, RING, UNLOCK
from warren.games.jackrabbits.turn.moment import ACQUIRING, Moment
from warren.games.jackrabbits.turn.payment import can_reach

if TYPE_CHECKING:
    from warren.games.jackrabbits.planning.plan import Plan
    from warren.games.jackrabbits.planning.planner import Planner
    from warren.games.jackrabbits.planning.prospects import Chooser
    from warren.games.jackrabbits.ruleset import Ruleset
    from warren.games.jackrabbits.table import RaceTable

_CARD: Final = 0.3  # turns that it is worth to be given a card, or to give none
_GRANTED: Final = 0.6  # how often somebody grants one


class Ringing(Adviser):
    def advise(self, c: Chooser, choices: list[int], worths: list[float]) -> None:
        p = c.planner
        stage: i64 = ACQUISITION if c.seat == c.t.turn else NOTHING
        number: i64 = 0
        for action in choices:
            kind = ACTIONS.kind(action)
            if kind == RING:
                worths[number] += sending(c, action - RING, number)
            elif action == CRYPT:
                worths[number] += c.travel().reached(UNDERGROUND)
            elif action == UNLOCK:
                worths[number] += c.planner.arrived(paid(c, c.t.price), BELFRY) - FEW
            elif action == SINK:
                worths[number] += p.chance(paid(c, c.t.price).weigh(UNDERGROUND, stage))
            elif kind == TUNNEL:
                worths[number] += from_cave(p, paid(c, c.t.price), c.t.rules.caves[action - TUNNEL]) - FEW
            elif kind == PULL:
                worths[number] += p.chance_if(p.now, action - PULL, p.thrown_off(action - PULL)) + FEW
            elif action == IMPLORE:
                worths[number] += c.beside(number, imploring(p))
            elif action == RELENT and isinstance(c.step, Plea):
                worths[number] += BEST + SLIGHT if answer(c.planner, c.step) < 0.0 else LOST
            number += 1

    def saved(self, p: Planner, price: i64, is_at_sea: bool) -> float:
        """By the draft: underground, where the next turn begins."""
        if not is_drafted(p.t.rules) or not can_reach(p.t, p.seat, bit(BELLS), price):
            return LOST
        plan = p.without(p.purse.cheapest(bit(BELLS), price, 0, -1))
        return p.chance(plan.weigh(UNDERGROUND, ACQUISITION))

    def refuge(self, t: RaceTable, seat: i64, price: i64) -> i64:
        return UNDERGROUND if is_drafted(t.rules) and can_reach(t, seat, bit(BELLS), price) else -1

    def picks(self, c: Chooser) -> i64:
        step = c.step
        if isinstance(step, Granting):
            return first(c.planner.purse.least_missed(1, -1), GRANT)
        if isinstance(step, Forfeiting):
            return first(c.planner.purse.least_missed(1, -1), FORFEIT)
        if not isinstance(step, Plea):
            return -1
        if c.is_offered(DONE):
            return DONE
        return first(c.planner.purse.cheapest(bit(BELLS), step.missing(c.t), 0, step.last), PEAL)


def is_drafted(rules: Ruleset) -> bool:
    """Whether bells save who falls, instead of ringing. JR-EV7."""
    return rules.doers[ACTIONS.number(SINK)] is not None


def paid(c: Chooser, price: i64) -> Plan:
    p = c.planner
    return p.without(p.purse.cheapest(bit(BELLS), price, 0, -1))


def sending(c: Chooser, rabbit: i64, number: i64) -> float:
    """Oneself, where the tower is the place to be; another, who would rather be where they are."""
    p, step = c.planner, c.step
    assert isinstance(step, Moment)
    plan = paid(c, c.t.price)
    if rabbit == c.seat:
        return p.stayed(plan, BELFRY) - FEW
    mine = plan.weigh(p.here, ACQUISITION if step.moment(c.t) == ACQUIRING else JOURNEY)
    return c.beside(number, p.chance_if(mine, rabbit, p.sent(rabbit, BELFRY)) - p.chance(p.now))


def imploring(p: Planner) -> float:
    """The least bell for a card of everybody who is there."""
    rivals = size(p.t.rivals_on(p.seat))
    cost = p.purse.cost(p.purse.cheapest(bit(BELLS), 1, 0, -1))
    gain = _CARD * _GRANTED * float(rivals) - cost
    return p.chance(p.now - gain) - p.chance(p.now)


def answer(p: Planner, step: Plea) -> float:
    """What it is worth to add bells, against giving up (0)."""
    given = p.purse.cheapest(bit(BELLS), step.missing(p.t), 0, -1)
    return _CARD * _GRANTED - p.purse.cost(given)
