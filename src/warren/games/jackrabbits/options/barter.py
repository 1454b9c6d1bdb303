"""What special trades are worth, for bots: they offer a card for a card where it serves both, and do not lie. JR-X13.

Others are taken at their word: a card that is said to be given counts as given, wherever it may be.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from warren.core.cards import bit
from warren.core.errors import Reason
from warren.games.jackrabbits.actions import ACTIONS
from warren.games.jackrabbits.deck import DIAMONDS, JOKERS, LOWEST, ROYAL_RANKS
from warren.games.jackrabbits.options.trade_words import ACCEPT, ASK, OFFERER, OTHER, namable, said_of
from warren.games.jackrabbits.planning.outlook import ACQUISITION, NOTHING, Outlook
from warren.games.jackrabbits.planning.planner import Planner
from warren.games.jackrabbits.planning.travel import LOST
from warren.games.jackrabbits.reasons import suits_told

if TYPE_CHECKING:
    from warren.games.jackrabbits.table import RaceTable

_LEAST: Final = 0.005
"""The chance to win that a trade must bring: below that, it is not worth the talk."""


class Barter:
    """The trades of a card for a card that a player may offer to another, on one table."""

    def __init__(self, t: RaceTable, seat: i64, other: i64) -> None:
        self.t = t
        self.seat = seat
        self.other = other
        self.planner = Planner(t, seat)
        self.now = self.planner.chance(self.planner.outlook.weigh(self.planner.here, ACQUISITION))
        self.theirs = Planner(t, other)

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
        if not self.planner.outlook.lacks(taken // 13) or not self.theirs.outlook.lacks(given // 13):
            return LOST
        if not self.t.holds(self.seat, given) or not self.t.holds(self.other, taken):
            return LOST
        trial = self.t.clone()
        trial.move_card(given, self.seat, self.other)
        trial.move_card(taken, self.other, self.seat)
        mine = Outlook(trial, self.planner.ways, self.seat).weigh(self.planner.here, ACQUISITION)
        others = Outlook(trial, self.planner.ways, self.other).weigh(self.theirs.here, NOTHING)
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


def gain(t: RaceTable, seat: i64, offerer: i64) -> float:
    """What it brings to accept, as a chance to win above refusing; nothing will do if it cannot be kept."""
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
    planner = Planner(t, seat)
    mine = Outlook(trial, planner.ways, seat).weigh(planner.here, NOTHING)
    others = Outlook(trial, planner.ways, offerer).weigh(t.rabbits[offerer], ACQUISITION)
    return planner.chance_if(mine, offerer, others) - planner.chance(planner.now)


def merits(t: RaceTable, seat: i64, move: list[int]) -> list[Reason]:
    """What the plan lacks that is offered, or asked for in the end, for hints."""
    suits: i64 = 0
    for action in move:
        if ACTIONS.kind(action) == ASK:
            suits |= bit((action - ASK) // 13)
    if move[0] == ACCEPT:
        for suit in t.rules.stacks:
            suits |= bit(suit) if said_of(t, OFFERER, suit) else 0
    planner = Planner(t, seat)
    wanted: i64 = 0
    for suit in t.rules.stacks:
        if suits & bit(suit) and suit != JOKERS and planner.outlook.lacks(suit):
            wanted |= bit(suit)
    return [Reason("jackrabbits-merit-trade", "JR-X13", suits=suits_told(t, wanted))] if wanted else []


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
