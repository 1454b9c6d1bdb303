"""Special trades: bots offer a card for a card where it serves both, and do not lie. JR-X13.

Others are taken at their word: a card that is said to be given counts as given, wherever it may be.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from warren.core.cards import bit
from warren.core.errors import Reason
from warren.games.jackrabbits.actions import ACTIONS, DONE, REFUSE
from warren.games.jackrabbits.deck import DIAMONDS, JOKERS, LOWEST, RANK_BIT, ROYAL_RANKS
from warren.games.jackrabbits.options.trade_steps import Giving, Response, Wording
from warren.games.jackrabbits.options.trade_words import (
    ACCEPT,
    ASK,
    GIVE,
    OFFER,
    OFFERER,
    OTHER,
    SAY,
    namable,
    said_of,
)
from warren.games.jackrabbits.planning.adviser import LOST, Adviser
from warren.games.jackrabbits.planning.plan import ACQUISITION, NOTHING, Plan
from warren.games.jackrabbits.reasons import suits_told

if TYPE_CHECKING:
    from warren.games.jackrabbits.planning.planner import Planner
    from warren.games.jackrabbits.planning.prospects import Chooser
    from warren.games.jackrabbits.table import RaceTable
    from warren.games.jackrabbits.view import RaceView

_SURE: Final = 2.0
"""What speaks for something that bots always do."""

_LEAST: Final = 0.005
"""The chance to win that a trade must bring: below that, it is not worth the talk."""


class Bartering(Adviser):
    def advise(self, c: Chooser, choices: list[int], worths: list[float]) -> None:
        """Offer and accept what serves oneself, if one can keep one's word."""
        step = c.step
        if isinstance(step, Wording):
            word(c, step, choices, worths)
            return
        for number, action in enumerate(choices):
            if ACTIONS.kind(action) == OFFER:
                worths[number] += Barter(c.planner, action - OFFER).offer()
            elif action == ACCEPT and isinstance(step, Response):
                worths[number] += LOST + gain(c.planner, step.offerer)
            elif isinstance(step, Giving):
                card: i64 = action - GIVE
                if said_of(c.t, step.side_of(c.seat), card // 13) & RANK_BIT[card % 13]:
                    worths[number] += 1.0

    def merits(self, p: Planner, view: RaceView, move: list[int]) -> list[Reason]:
        """What the plan lacks that is offered, or asked for in the end."""
        if move[0] == REFUSE and isinstance(p.t.step(), Response):
            return [Reason("jackrabbits-merit-no-trade", "JR-X13")]
        suits: i64 = 0
        for action in move:
            if ACTIONS.kind(action) == ASK:
                suits |= bit((action - ASK) // 13)
        if move[0] == ACCEPT:
            for suit in p.t.rules.stacks:
                suits |= bit(suit) if said_of(p.t, OFFERER, suit) else 0
        wanted: i64 = 0
        for suit in p.t.rules.stacks:
            if suits & bit(suit) and suit != JOKERS and p.plan.lacks(suit):
                wanted |= bit(suit)
        return [Reason("jackrabbits-merit-trade", "JR-X13", suits=suits_told(p.t, wanted))] if wanted else []


def word(c: Chooser, step: Wording, choices: list[int], worths: list[float]) -> None:
    """A card for a card: no more, and nothing that is not true."""
    given = said_by(c.t, OFFERER)
    barter = Barter(c.planner, step.other)
    for number, action in enumerate(choices):
        kind = ACTIONS.kind(action)
        if action == DONE:
            worths[number] += _SURE
        elif given < 0 and c.t.holds(c.seat, action - SAY):
            worths[number] += barter.say(action - SAY)
        elif given >= 0 and kind == ASK and step.side == OFFERER:
            worths[number] += barter.ask(given, action - ASK)
        else:
            worths[number] += LOST - _SURE


class Barter:
    """The trades of a card for a card that a player may offer to another, on one table."""

    def __init__(self, p: Planner, other: i64) -> None:
        self.t = p.t
        self.seat = p.seat
        self.other = other
        self.planner = p.of(p.seat)
        self.now = self.planner.chance(self.planner.plan.weigh(self.planner.here, ACQUISITION))
        self.theirs = p.of(other)

    def offer(self) -> float:
        """The best offer, if there is one that serves both."""
        return max([self.say(card) for card in pips(self.t, self.seat)], default=LOST)

    def say(self, given: i64) -> float:
        """Offer this card, for whatever is best."""
        return max([self.ask(given, card) for card in pips(self.t, self.other)], default=LOST)

    def ask(self, given: i64, taken: i64) -> float:
        """Offer a card for another: the chance to win, if it serves both. No plan asks for jokers."""
        if given // 13 == JOKERS or taken // 13 == JOKERS:
            return LOST
        if given // 13 != DIAMONDS and taken // 13 != DIAMONDS:
            return LOST
        if not self.planner.plan.lacks(taken // 13) or not self.theirs.plan.lacks(given // 13):
            return LOST
        if not self.t.holds(self.seat, given) or not self.t.holds(self.other, taken):
            return LOST
        trial = self.t.clone()
        trial.move_card(given, self.seat, self.other)
        trial.move_card(taken, self.other, self.seat)
        mine = Plan(trial, self.planner.ways, self.seat).weigh(self.planner.here, ACQUISITION)
        others = Plan(trial, self.planner.ways, self.other).weigh(self.theirs.here, NOTHING)
        if others >= self.theirs.now:
            return LOST
        worth = self.planner.chance_if(mine, self.other, others)
        return worth if worth > self.now + _LEAST else LOST


def pips(t: RaceTable, seat: i64) -> list[int]:
    """The cards of a hand that are neither royals nor jokers."""
    found: list[int] = []
    for suit in t.rules.stacks:
        if suit == JOKERS:
            continue
        mask = t.held(seat, suit) & ~ROYAL_RANKS & namable(t, seat, suit)
        while mask:
            found.append(int(suit * 13 + LOWEST[mask]))
            mask &= mask - 1
    return found


def gain(p: Planner, offerer: i64) -> float:
    """What it brings to accept, as a chance to win above refusing; nothing will do if it cannot be kept."""
    t, seat = p.t, p.seat
    trial = t.clone()
    for suit in t.rules.stacks:
        asked = said_of(t, OTHER, suit)
        if asked & ~t.held(seat, suit):
            return LOST
        while asked:
            trial.move_card(suit * 13 + LOWEST[asked], seat, offerer)
            asked &= asked - 1
        said = said_of(t, OFFERER, suit)
        while said:
            card = suit * 13 + LOWEST[said]
            trial.move_card(card, place_of(t, card), seat)
            said &= said - 1
    mine = Plan(trial, p.ways, seat).weigh(p.here, NOTHING)
    others = Plan(trial, p.ways, offerer).weigh(t.rabbits[offerer], ACQUISITION)
    return p.chance_if(mine, offerer, others) - p.chance(p.now)


def place_of(t: RaceTable, card: i64) -> i64:
    """Where a card is."""
    place: i64 = 0
    while not t.holds(place, card):
        place += 1
    return place


def said_by(t: RaceTable, side: i64) -> i64:
    """The card that was said of a side; -1 if none was."""
    for suit in t.rules.stacks:
        if said_of(t, side, suit):
            return suit * 13 + LOWEST[said_of(t, side, suit)]
    return -1
