"""The hand limit: discarding down, by choice, by rule, or when called. JR-N1 to JR-N3."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from warren.core.cards import bit
from warren.core.choices import Choices, Listing
from warren.core.errors import Reason
from warren.core.facts import event
from warren.core.messages import sitter
from warren.core.step import Gathering, Window
from warren.games.jackrabbits.actions import ACTIONS, CALL, DISCARD
from warren.games.jackrabbits.deck import JOKERS, LOWEST, NO_CARD, is_royal
from warren.games.jackrabbits.facts import CALLED, DISCARDED, DISCARDED_JOKER, DISCARDED_ROYAL
from warren.games.jackrabbits.reasons import why_not_call, why_not_discarding

if TYPE_CHECKING:
    from warren.games.jackrabbits.table import RaceTable


def surplus(t: RaceTable, seat: i64) -> i64:
    """How many cards a player holds above the limit; 0 or less if none. JR-N1."""
    return t.counted(seat) - t.rules.hand_limit


def add_discards(t: RaceTable, seat: i64, found: Choices) -> None:
    """Who holds too many cards may discard down to the limit. JR-N1."""
    left = surplus(t, seat)
    if left > 0:
        add_cards(t, seat, left, -1, found)


def add_cards(t: RaceTable, seat: i64, left: i64, last: i64, found: Choices) -> None:
    """Cards above the last one, as long as enough higher ones remain: each set is reached in one way only.

    A passport is kept as long as its flight lasts. JR-F1.
    """
    remaining = t.count(seat)
    if remaining < left:
        add_last_cards(t, seat, left, last, found)
        return
    if t.passport >= 0 and t.holds(seat, t.passport):
        remaining -= 1
    for suit in t.rules.stacks:
        mask = t.held(seat, suit)
        while mask:
            card = suit * 13 + LOWEST[mask]
            mask &= mask - 1
            if card == t.passport:
                continue
            if card > last and remaining >= left:
                found.append(DISCARD + card)
            remaining -= 1


def add_last_cards(t: RaceTable, seat: i64, left: i64, last: i64, found: Choices) -> None:
    """The hand is not enough: all of it goes, the lowest card first; then what lies aside, royals excepted. JR-E2c."""
    if t.count(seat):
        found.append(DISCARD + t.nth_card(seat, 0))
        return
    for place in t.rules.aside:
        cards = [card for card in t.cards_in(place + seat) if card > last and not is_royal(card)]
        enough = max(1, len(cards) + 1 - int(left))
        for card in cards[:enough]:
            found.append(DISCARD + card)


def place_of(t: RaceTable, seat: i64, card: i64) -> i64:
    """Where a card of a player is: in the hand, or laid aside."""
    for place in t.rules.aside:
        if t.holds(place + seat, card):
            return place + seat
    return seat


def begin_discards(t: RaceTable, seat: i64, card: i64) -> None:
    """The first card of those that are discarded."""
    discard_some(t, seat, surplus(t, seat), card)


def discard_some(t: RaceTable, seat: i64, left: i64, card: i64) -> None:
    """One of so many, the others follow: higher ones, but after the last card of a hand what lies aside begins anew."""
    has_hand = t.count(seat) > 0
    discard(t, seat, card)
    if left > 1:
        t.push(Discarding(seat, left - 1, card if (t.count(seat) > 0) == has_hand else NO_CARD))


def discard(t: RaceTable, seat: i64, card: i64) -> None:
    """A royal or a joker returns to the court. JR-N3, JR-C3."""
    t.spend(card, place_of(t, seat, card))
    if card // 13 == JOKERS:
        t.tell(event(DISCARDED_JOKER, seat, card))
    else:
        t.tell(event(DISCARDED_ROYAL if is_royal(card) else DISCARDED, seat, card))


def trim(t: RaceTable, seat: i64) -> None:
    """Have a player discard down to the limit."""
    left = surplus(t, seat)
    if left > 0:
        t.push(Discarding(seat, left, -1))


def maybe_trim(t: RaceTable, seat: i64) -> None:
    """With a strict limit, who exceeds it discards down as soon as they do. JR-N2.

    Who claims a royal or takes a joker has paid for it, so that neither makes a hand larger.
    """
    if t.rules.is_limit_strict:
        trim(t, seat)


class Discarding(Listing["RaceTable"]):
    """So many cards are to be discarded, lowest first. JR-N1, JR-N2."""

    name = "discarding"

    def __init__(self, seat: i64, left: i64, last: i64) -> None:
        super().__init__(seat)
        self.left = left
        self.last = last

    def asks(self, t: RaceTable, seat: i64) -> Reason | None:
        return Reason("jackrabbits-ask-discard", "JR-N1", player=sitter(seat), left=int(self.left))

    def gathers(self, t: RaceTable, seat: i64) -> Gathering | None:
        return Gathering("discard", self.left)

    def tells(self, t: RaceTable) -> dict[str, object]:
        return super().tells(t) | {"left": int(self.left)}

    def fill(self, t: RaceTable, found: Choices) -> None:
        add_cards(t, self.seat, self.left, self.last, found)

    def choose(self, t: RaceTable, action: i64) -> None:
        discard_some(t, self.seat, self.left, action - DISCARD)

    def rules(self, t: RaceTable, seat: i64) -> tuple[str, ...]:
        return ("JR-N1", "JR-N2", "JR-N3")

    def because(self, t: RaceTable, action: i64) -> Reason:
        return why_not_discarding(t, self.seat, action, self.left, self.last)

    def continues(self) -> bool:
        return self.last >= 0

    def parts(self) -> list[int]:
        return [self.seat, self.left, self.last]


class TooMany(Window["RaceTable"]):
    """At the end of a turn, until the next player acts, anybody may call who holds too many cards. JR-N2."""

    name = "too-many"

    def __init__(self, over: i64, closer: i64, players: i64) -> None:
        order = [(int(closer) + n) % int(players) for n in range(int(players))]
        super().__init__([seat for seat in order if over & ~bit(seat)], int(closer))
        self.over = over  # those who hold too many and have not been called yet, as a mask
        self.players = players

    def asks(self, t: RaceTable, seat: i64) -> Reason | None:
        if seat not in self.speakers:
            return super().asks(t, seat)
        caught = tuple(sitter(action - CALL) for action in self.calls(t, seat))
        is_next = "yes" if seat == self.closer else "no"
        return Reason("jackrabbits-ask-call", "JR-N2", player=sitter(seat), caught=caught, next=is_next)

    def tells(self, t: RaceTable) -> dict[str, object]:
        return {"over": [seat for seat in range(int(self.players)) if self.over >> seat & 1]}

    def calls(self, t: RaceTable, seat: i64) -> list[int]:
        found: list[int] = []
        other: i64 = 0
        while other < self.players:
            if other != seat and self.over & bit(other):
                found.append(CALL + other)
            other += 1
        return found

    def called(self, t: RaceTable, seat: i64, action: i64) -> None:
        """They discard down, or lose the surplus as another rule says; others can still be called."""
        caught = action - CALL
        t.tell(event(CALLED, seat, caught))
        rest = self.over & ~bit(caught)
        if rest:
            window = TooMany(rest, self.closer, self.players)
            window.resume(self.silent)
            t.push(window)
        for rule in t.rules.seizes:
            if rule.seizes(t, seat, caught):
                return
        trim(t, caught)

    def call_rules(self) -> tuple[str, ...]:
        return ("JR-N2",)

    def why_not(self, t: RaceTable, seat: i64, action: i64) -> Reason:
        if ACTIONS.kind(action) == CALL:
            return why_not_call(t, seat, action - CALL, self.over)
        return super().why_not(t, seat, action)

    def parts(self) -> list[int]:
        return [self.over, self.closer, self.players]
