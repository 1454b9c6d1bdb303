"""A special trade, step by step: an offer is worded and answered, both give cards, liars are thrown off. JR-X13."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from warren.core.cards import bit
from warren.core.choices import Choices, Listing
from warren.core.errors import Reason
from warren.core.facts import event
from warren.core.messages import sitter
from warren.core.step import Gathering, Step, Then
from warren.games.jackrabbits.actions import ACTIONS, DONE, REFUSE
from warren.games.jackrabbits.deck import (
    CARD_TEXTS,
    CARDS,
    DIAMONDS,
    LOWEST,
    RANK_BIT,
    STACK,
    is_royal,
)
from warren.games.jackrabbits.facts import THROWN_OFF
from warren.games.jackrabbits.options.trade_words import (
    ACCEPT,
    ACCEPTED,
    ASK,
    ASKED,
    DECLINED,
    EXCHANGED,
    GAVE,
    GAVE_AS_SAID,
    GAVE_ROYAL,
    GIVE,
    OFFERED,
    OFFERER,
    OTHER,
    SAID,
    SAID_CARDS,
    SAY,
    SWINDLED,
    cards_said,
    count_said,
    namable,
    only_diamonds,
    said_of,
    trade_told,
)
from warren.games.jackrabbits.options.why_not_trade import RULE, why_not_answer, why_not_give, why_not_word
from warren.games.jackrabbits.turn.acquisition import AcquisitionPhase
from warren.games.jackrabbits.turn.falling import Fall, let_fall
from warren.games.jackrabbits.turn.royals import settle_royals

if TYPE_CHECKING:
    from warren.games.jackrabbits.table import RaceTable


# --- the offer ---------------------------------------------------------------------------------------------------


class Wording(Listing["RaceTable"]):
    """The offer is put into words: the cards that oneself gives, lowest first, then those that the other gives."""

    name = "wording"

    def __init__(self, seat: i64, other: i64, side: i64, last: i64) -> None:
        super().__init__(seat)
        self.other = other
        self.side = side  # of whom the next card is said
        self.last = last

    def asks(self, t: RaceTable, seat: i64) -> Reason | None:
        said, asked = (CARD_TEXTS.things(cards_said(t, side)) for side in (OFFERER, OTHER))
        rival = int(self.other)
        return Reason("jackrabbits-ask-wording", RULE, player=sitter(seat), rival=sitter(rival), said=said, asked=asked)

    def tells(self, t: RaceTable) -> dict[str, object]:
        return super().tells(t) | trade_told(t, self.seat, self.other)

    def fill(self, t: RaceTable, found: Choices) -> None:
        if self.side == OFFERER:
            self._add(t, OFFERER, SAY, found)
            if self.last >= 0:
                self._add(t, OTHER, ASK, found)
        else:
            found.append(DONE)
            self._add(t, OTHER, ASK, found)

    def _add(self, t: RaceTable, side: i64, kind: i64, found: Choices) -> None:
        """Cards above the last one said of this side, as many as the hand has, if the offer can still be completed."""
        seat = self.seat if side == OFFERER else self.other
        if self.is_full(t, side):
            return
        last = self.last if side == self.side else -1
        for suit in t.rules.stacks:
            mask = namable(t, seat, suit) & ~said_of(t, OFFERER, suit)
            while mask:
                card = suit * 13 + LOWEST[mask]
                if card > last and self.can_be_said(t, side, card):
                    found.append(kind + card)
                mask &= mask - 1

    def is_full(self, t: RaceTable, side: i64) -> bool:
        """Whether as many cards were said of a side as it holds."""
        return count_said(t, side) >= t.count(self.seat if side == OFFERER else self.other)

    def may_have(self, t: RaceTable, seat: i64, card: i64) -> bool:
        """Whether a hand may have a card, for all that lies open."""
        return t.rules.has(card) and namable(t, seat, card // 13) & RANK_BIT[card % 13] != 0

    def can_be_said(self, t: RaceTable, side: i64, card: i64) -> bool:
        """Whether one side at least can still be all diamonds, and a card is left to be said of the other one."""
        if side == OTHER:
            return card // 13 == DIAMONDS or only_diamonds(t, OFFERER)
        asked = namable(t, self.other, DIAMONDS) & ~said_of(t, OFFERER, DIAMONDS)
        if card // 13 != DIAMONDS:
            return asked != 0
        asked &= ~RANK_BIT[card % 13]
        return asked != 0 or (only_diamonds(t, OFFERER) and self._can_ask_more(t))

    def _can_ask_more(self, t: RaceTable) -> bool:
        """Whether the other may have anything but diamonds."""
        for suit in t.rules.stacks:
            if suit != DIAMONDS and namable(t, self.other, suit):
                return True
        return False

    def choose(self, t: RaceTable, action: i64) -> None:
        if action == DONE:
            t.tell(event(OFFERED, self.seat, self.other))
            tell_words(t, self.seat, self.other, OFFERER, SAID)
            tell_words(t, self.seat, self.other, OTHER, ASKED)
            t.push(Response(self.other, self.seat))
            return
        side = OTHER if ACTIONS.kind(action) == ASK else OFFERER
        card = action - (ASK if side == OTHER else SAY)
        t.marks[SAID_CARDS + side * STACK + card // 13] |= RANK_BIT[card % 13]
        t.push(Wording(self.seat, self.other, side, card))

    def rules(self, t: RaceTable, seat: i64) -> tuple[str, ...]:
        return ("JR-X13",)

    def because(self, t: RaceTable, action: i64) -> Reason:
        return why_not_word(t, self, action)

    def continues(self) -> bool:
        return True

    def parts(self) -> list[int]:
        return [self.seat, self.other, self.side, self.last]


def tell_words(t: RaceTable, seat: i64, other: i64, side: i64, kind: i64) -> None:
    for suit in t.rules.stacks:
        mask = said_of(t, side, suit)
        while mask:
            t.tell(event(kind, seat, other, suit * 13 + LOWEST[mask]))
            mask &= mask - 1


class Response(Listing["RaceTable"]):
    """Take the offer, or leave it."""

    name = "response"

    def __init__(self, seat: i64, offerer: i64) -> None:
        super().__init__(seat)
        self.offerer = offerer

    def asks(self, t: RaceTable, seat: i64) -> Reason | None:
        said, asked = (CARD_TEXTS.things(cards_said(t, side)) for side in (OFFERER, OTHER))
        rival = int(self.offerer)
        return Reason(
            "jackrabbits-ask-response", RULE, player=sitter(seat), rival=sitter(rival), said=said, asked=asked
        )

    def tells(self, t: RaceTable) -> dict[str, object]:
        return super().tells(t) | trade_told(t, self.offerer, self.seat)

    def fill(self, t: RaceTable, found: Choices) -> None:
        found.append(REFUSE)
        found.append(ACCEPT)

    def choose(self, t: RaceTable, action: i64) -> None:
        if action == REFUSE:
            t.tell(event(DECLINED, self.seat, self.offerer))
            t.push(AcquisitionPhase(self.offerer))
            return
        t.tell(event(ACCEPTED, self.seat, self.offerer))
        t.push(Giving(self.offerer, self.seat, count_said(t, OFFERER), count_said(t, OTHER)))

    def rules(self, t: RaceTable, seat: i64) -> tuple[str, ...]:
        return ("JR-X13",)

    def because(self, t: RaceTable, action: i64) -> Reason:
        return why_not_answer()

    def parts(self) -> list[int]:
        return [self.seat, self.offerer]


# --- what is given -----------------------------------------------------------------------------------------------


class Giving(Step["RaceTable"]):
    """Both choose what they give, lowest first, unseen by each other and in any order.

    The cards stay in the hands until both have chosen, so that nothing tells who has, or what. The cards of one side
    are one move.
    """

    name = "giving"

    def __init__(self, offerer: i64, other: i64, gives: i64, takes: i64) -> None:
        self.offerer = offerer
        self.other = other
        self.gives = gives  # how many cards the offerer gives
        self.takes = takes  # how many cards the other gives
        self.chosen: list[int] = []  # by side and card, in the order in which they were chosen

    def asks(self, t: RaceTable, seat: i64) -> Reason | None:
        side = self.side_of(seat)
        rival = int(self.other if side == OFFERER else self.offerer)
        left, cards = int(self.left(seat)), CARD_TEXTS.things(cards_said(t, side))
        return Reason("jackrabbits-ask-giving", RULE, player=sitter(seat), rival=sitter(rival), left=left, cards=cards)

    def gathers(self, t: RaceTable, seat: i64) -> Gathering | None:
        return Gathering("give", self.left(seat))

    def tells(self, t: RaceTable) -> dict[str, object]:
        return trade_told(t, self.offerer, self.other)

    def side_of(self, seat: i64) -> i64:
        return OFFERER if seat == self.offerer else OTHER

    def wanted(self, side: i64) -> i64:
        return self.gives if side == OFFERER else self.takes

    def cards(self, side: i64) -> list[int]:
        """What a side has chosen so far."""
        return [code % CARDS for code in self.chosen if code // CARDS == side]

    def left(self, seat: i64) -> i64:
        """How many cards a seat has still to choose."""
        side = self.side_of(seat)
        return self.wanted(side) - len(self.cards(side))

    def is_begun(self, side: i64) -> bool:
        """Whether a side is in the middle of choosing."""
        return 0 < len(self.cards(side)) < self.wanted(side)

    def seats(self, t: RaceTable) -> list[int]:
        """Who has not chosen all their cards yet; who has begun comes first."""
        both = (int(self.offerer), int(self.other))
        order = (OTHER, OFFERER) if self.is_begun(OTHER) and not self.is_begun(OFFERER) else (OFFERER, OTHER)
        return [both[side] for side in order if len(self.cards(side)) < self.wanted(side)]

    def known_seats(self, t: RaceTable) -> list[int]:
        return [int(self.offerer), int(self.other)]

    def offered(self, t: RaceTable, seat: i64) -> list[int]:
        if seat not in self.seats(t):
            return []
        side = self.side_of(seat)
        chosen = self.cards(side)
        last = chosen[-1] if chosen else -1
        held = t.cards_in(seat)
        latest = len(held) - (self.wanted(side) - len(chosen))
        return [int(GIVE) + card for at, card in enumerate(held) if card > last and at <= latest]

    def take(self, t: RaceTable, seat: i64, action: i64) -> None:
        side = self.side_of(seat)
        step = Giving(self.offerer, self.other, self.gives, self.takes)
        step.chosen = [*self.chosen, int(side * CARDS + action - GIVE)]
        if step.is_begun(side):
            t.push(step)
            return
        t.unveil()  # a draft ends here: going on would tell whether the other has chosen
        if len(step.chosen) < self.gives + self.takes:
            t.push(step)
        else:
            exchange(t, self.offerer, self.other, step.cards(OFFERER), step.cards(OTHER))

    def why_not(self, t: RaceTable, seat: i64, action: i64) -> Reason:
        side = self.side_of(seat)
        return why_not_give(t, seat, self.cards(side), self.wanted(side), action)

    def rules(self, t: RaceTable, seat: i64) -> tuple[str, ...]:
        return ("JR-X13", "JR-V1")

    def continues(self) -> bool:
        return self.is_begun(OFFERER) or self.is_begun(OTHER)

    def parts(self) -> list[int]:
        return [self.offerer, self.other, self.gives, self.takes]

    def progress(self) -> list[int]:
        return self.chosen

    def resume(self, progress: list[int]) -> None:
        self.chosen = progress

    def progress_of(self, seat: i64) -> list[int]:
        if seat not in (self.offerer, self.other):
            return []
        side = self.side_of(seat)
        return [code for code in self.chosen if code // CARDS == side]


def exchange(t: RaceTable, offerer: i64, other: i64, given: list[int], taken: list[int]) -> None:
    """All cards change hands; royals and their carrots are settled, then whoever lied pays for it."""
    liars: i64 = 0
    if not hand_over(t, offerer, other, OFFERER, given):
        liars |= bit(offerer)
    if not hand_over(t, other, offerer, OTHER, taken):
        liars |= bit(other)
    t.tell(event(EXCHANGED, offerer, other, len(given), len(taken)))
    t.push(Settlement(offerer, other, liars))
    settle_royals(t, other)
    settle_royals(t, offerer)


def hand_over(t: RaceTable, giver: i64, taker: i64, side: i64, cards: list[int]) -> bool:
    """One side's cards go to the other: whether they are those that were said.

    The two know them. Others know them too if they are as said, for then nobody is thrown off, and royals, by their
    carrots.
    """
    is_true = all(said_of(t, side, card // 13) & RANK_BIT[card % 13] for card in cards)
    for card in cards:
        t.move_card(card, giver, taker)
        kind = GAVE_ROYAL if is_royal(card) else GAVE_AS_SAID if is_true else GAVE
        t.tell(event(kind, giver, taker, card))
    return is_true


class Settlement(Then["RaceTable"]):
    """Whoever gave other cards than said is thrown off, in turn order. Is it a win? Else the phase goes on."""

    name = "settlement"

    def __init__(self, offerer: i64, other: i64, liars: i64) -> None:
        self.offerer = offerer
        self.other = other
        self.liars = liars

    def run(self, t: RaceTable) -> None:
        t.push(AcquisitionPhase(self.offerer))
        if self.liars:
            let_fall(t, Swindlers(self.offerer, self.other, self.liars))

    def parts(self) -> list[int]:
        return [self.offerer, self.other, self.liars]


class Swindlers(Fall):
    """Those who gave other cards than said."""

    name = "swindlers"

    def __init__(self, offerer: i64, other: i64, who: i64) -> None:
        super().__init__(who, THROWN_OFF, -1)
        self.offerer = offerer
        self.other = other

    def of(self, who: i64) -> Fall:
        return Swindlers(self.offerer, self.other, who)

    def tell(self, t: RaceTable, seat: i64) -> None:
        t.tell(event(SWINDLED, seat, self.offerer + self.other - seat))
        super().tell(t, seat)

    def parts(self) -> list[int]:
        return [self.offerer, self.other, self.who]
