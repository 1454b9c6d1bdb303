"""What speaks for an action of the race, from what a player may know: where it leads, and what for."""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.cards import bit
from warren.core.errors import Reason
from warren.core.messages import sitter
from warren.games.jackrabbits.actions import (
    ACTIONS,
    CALL,
    CLAIM,
    DISCARD,
    JOKER,
    MATCH,
    PAY,
    REST,
    TRANSFERS,
    TRAVELS,
)
from warren.games.jackrabbits.beliefs import lay
from warren.games.jackrabbits.deck import CARD_TEXTS, JOKERS, PILE, PIP_RANKS, STACK
from warren.games.jackrabbits.deck import MOST_ROYALS as SET
from warren.games.jackrabbits.land.tiles import CITADEL, HEXAGONS, NAMES, UNDERGROUND
from warren.games.jackrabbits.objectives import fits
from warren.games.jackrabbits.planning.brief import guards
from warren.games.jackrabbits.planning.plan import ACQUISITION, NOTHING
from warren.games.jackrabbits.planning.planner import Planner
from warren.games.jackrabbits.reasons import suits_told
from warren.games.jackrabbits.sampling import common_to_all
from warren.games.jackrabbits.table import RaceTable
from warren.games.jackrabbits.turn.acquisition import can_claim
from warren.games.jackrabbits.turn.payment import sum_of
from warren.games.jackrabbits.turn.road import OnRoad
from warren.games.jackrabbits.view import RaceView


def merits(view: RaceView, move: list[int]) -> list[Reason]:
    """What a whole move is good for; nothing for what goes without saying."""
    t = as_known(view)
    action: i64 = move[0]
    for part in move:
        if TRAVELS.has(part):
            return of_journey(t, view.seat, move) or by_advisers(t, view, move)
    kind = ACTIONS.kind(action)
    if kind == MATCH:
        return [Reason("jackrabbits-merit-match", "JR-L2")]
    if kind == CLAIM:
        return of_claim(t, view.seat, move)
    if kind in (PAY, DISCARD):
        return [Reason("jackrabbits-merit-missed-least", "JR-C1")]
    if kind == REST:
        return of_rest(t, view.seat)
    if kind == CALL:
        return [Reason("jackrabbits-merit-call", "JR-N2", player=sitter(action - CALL))]
    return by_advisers(t, view, move)


def by_advisers(t: RaceTable, view: RaceView, move: list[int]) -> list[Reason]:
    """What rules on top have to say for it."""
    p = Planner(t, view.seat)
    for adviser in p.advisers:
        found = adviser.merits(p, view, move)
        if found:
            return found
    return []


def as_known(view: RaceView) -> RaceTable:
    """A table with all that the player knows: what they have not seen lies in the pile, and nobody else has pips."""
    t = common_to_all(view)
    for card in view.hand:
        lay(t.cards, view.seat, card)
    for suit in t.rules.stacks:
        if suit != JOKERS:
            seen: i64 = 0
            place: i64 = 0
            while place < len(t.cards) // STACK:
                seen |= t.held(place, suit)
                place += 1
            t.cards[PILE * STACK + suit] |= PIP_RANKS & ~seen
    return t


# --- journeys ----------------------------------------------------------------------------------------------------


def of_journey(t: RaceTable, seat: i64, move: list[int]) -> list[Reason]:
    """Where it ends, what is to be had there with the cards that are left then, and what the way costs."""
    end = t.after(int(seat), move).preview
    assert isinstance(end, RaceView)
    after = as_known(end)
    p = Planner(after, seat)
    begun, goal = t.rabbits[seat], p.here
    if not 0 <= goal < HEXAGONS or goal == UNDERGROUND:
        return []
    found = at_goal(after, p, goal, is_there=goal == begun)
    found += of_tolls(t, seat, move, p.ways.between(begun, goal) - 1)
    if JOKER in move and after.held(seat, JOKERS):
        found.append(Reason("jackrabbits-merit-joker", "JR-T3"))
    if goal != begun and is_bare(p, goal):
        found.append(Reason("jackrabbits-merit-doubtful", "JR-H1", place=NAMES.thing(goal)))
    return found


def at_goal(t: RaceTable, p: Planner, goal: i64, is_there: bool) -> list[Reason]:
    """The royal of the place, the citadel with three royals, or the next place from there."""
    plan = p.plan
    plan.weigh(goal, ACQUISITION)
    place = NAMES.thing(goal)
    if goal == CITADEL and not plan.wanted:
        return [Reason("jackrabbits-merit-home", "JR-O1")]
    if not plan.wanted & bit(goal):
        if is_there:
            return []
        return [Reason("jackrabbits-merit-towards", "JR-J3", place=place, goal=NAMES.thing(plan.goal()))]
    royal = t.rules.royals[goal]
    suit = bit(royal // 13)
    missing = t.claim_price(royal) - sum_of(t, p.seat, p.seat, suit)
    card = CARD_TEXTS.thing(royal)
    if missing <= 0:
        # Not with three royals of which none can be spent for it: then there is no carrot left. JR-A2.
        return [Reason("jackrabbits-merit-can-claim", "JR-A1", place=place, card=card)] if can_claim(t, p.seat) else []
    suits = suits_told(t, suit)
    return [Reason("jackrabbits-merit-wanted", "JR-A1", place=place, card=card, missing=int(missing), suits=suits)]


def of_tolls(t: RaceTable, seat: i64, move: list[int], saved: i64) -> list[Reason]:
    """What the transfers on the way cost, and how many journeys they save. JR-C4."""
    trial = t.clone()
    suits: i64 = 0
    price: i64 = 0
    for part in move[:-1]:  # a transfer is never the last part: it has to be paid
        step = trial.step()
        if isinstance(step, OnRoad) and TRANSFERS.has(part):
            suits |= t.rules.land.pays[step.tile]
            price += t.price
        trial.do(seat, part)
    if not price or saved <= 0:
        return []
    told = suits_told(t, suits)
    return [Reason("jackrabbits-merit-saves", "JR-C4", price=int(price), suits=told, journeys=int(saved))]


def is_bare(p: Planner, hexagon: i64) -> bool:
    """Whether somebody may contest there, and this player has nothing to show."""
    return guards(p.t, p.seat, hexagon) != 0 and not p.can_prove(hexagon)


# --- acquisition -------------------------------------------------------------------------------------------------


def of_claim(t: RaceTable, seat: i64, move: list[int]) -> list[Reason]:
    """How many of three royals that go together the player would hold. JR-O2."""
    p = Planner(t, seat)
    royal = t.rules.royals[p.here]
    count = 1
    for own in p.plan.own:
        if fits(p.plan.objective, royal, own) and PAY + own not in move:
            count += 1
    return [Reason("jackrabbits-merit-claim", "JR-O2", card=CARD_TEXTS.thing(royal), count=min(count, int(SET)))]


def of_rest(t: RaceTable, seat: i64) -> list[Reason]:
    """The place that the plan goes on to. JR-J1."""
    plan = Planner(t, seat).plan
    plan.weigh(t.rabbits[seat], NOTHING)
    return [Reason("jackrabbits-merit-rest", "JR-J1", goal=NAMES.thing(plan.goal()))]
