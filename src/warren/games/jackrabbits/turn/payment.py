"""Putting cards together: to pay a price, to fight, to prove oneself. JR-C1 to JR-C3.

Cards are chosen one by one, lowest first, so that each set is reached in one way only; one is offered only if, with
those above it, the sum can still be reached. They lie aside until the sum is complete.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from warren.core.cards import bit
from warren.core.choices import Choices, Listing
from warren.core.errors import Reason
from warren.core.facts import event
from warren.core.step import Gathering, Then
from warren.games.jackrabbits.actions import ACTIONS, DONE, PAY
from warren.games.jackrabbits.deck import JOKERS, LOWEST, RANK_BIT, ROYAL_RANKS, TENDERED, is_royal
from warren.games.jackrabbits.facts import PAID, PAID_ROYAL
from warren.games.jackrabbits.reasons import suits_told, why_not_gather

if TYPE_CHECKING:
    from warren.games.jackrabbits.table import RaceTable


def sum_of(t: RaceTable, seat: i64, place: i64, suits: i64) -> i64:
    """What a player's cards of these suits in a place come to, with what other rules add. JR-C2."""
    total = t.points(place, suits)
    if t.rules.bonuses:
        has_ace = aces_in(t, place, suits)
        for rule in t.rules.bonuses:
            total += rule.bonus(t, seat, suits, has_ace)
    return total


def aces_in(t: RaceTable, place: i64, suits: i64) -> bool:
    for suit in t.rules.stacks:
        if suits & bit(suit) and t.held(place, suit) & 1:
            return True
    return False


def can_reach(t: RaceTable, seat: i64, suits: i64, need: i64) -> bool:
    """Whether all of a hand's cards of these suits would do; there must be one at least."""
    points = t.points(seat, suits)
    if points == 0 or points >= need or not t.rules.bonuses:
        return points > 0 and points >= need
    return sum_of(t, seat, seat, suits) >= need


@mypyc_attr(allow_interpreted_subclasses=True)
class Gather(Listing["RaceTable"]):
    """Choose cards of some suits that come to so much at least.

    `royals`: how many royals must be among them, at least. `place` is where they lie meanwhile.
    """

    def __init__(self, seat: i64, suits: i64, need: i64, royals: i64, place: i64, last: i64) -> None:
        super().__init__(seat)
        self.suits = suits
        self.need = need
        self.royals = royals
        self.place = place
        self.last = last

    def accepts(self, t: RaceTable) -> i64:
        """The suits that count, as a mask."""
        return self.suits

    def action(self) -> i64:
        """The first action of the kind that chooses a card."""
        raise NotImplementedError

    def next_step(self, card: i64) -> Gather:
        """The same, after a card was chosen."""
        raise NotImplementedError

    def tell_card(self, t: RaceTable, card: i64) -> None:
        """Tell that a card was laid aside."""
        raise NotImplementedError

    def complete(self, t: RaceTable) -> None:
        """All cards are chosen."""
        raise NotImplementedError

    def have(self, t: RaceTable) -> i64:
        """What the cards chosen so far come to."""
        return sum_of(t, self.seat, self.place, self.accepts(t)) if self.last >= 0 else 0

    def gathers(self, t: RaceTable, seat: i64) -> Gathering | None:
        kind = ACTIONS.span(int(self.action())).kind
        return Gathering(kind, self.need, self.accepts(t), self.have(t), self.royals, self.place)

    def fill(self, t: RaceTable, found: Choices) -> None:
        if self.last >= 0 and self.is_enough(t):
            found.append(DONE)
        self.add_cards(t, self.action(), found)

    def is_enough(self, t: RaceTable) -> bool:
        return sum_of(t, self.seat, self.place, self.accepts(t)) >= self.need and (
            self.royals == 0 or self.royals_in(t, self.place) >= self.royals
        )

    def missing(self, t: RaceTable) -> i64:
        """What the cards chosen so far fall short by; 0 or less if they are enough."""
        return self.need - sum_of(t, self.seat, self.place, self.accepts(t))

    def add_cards(self, t: RaceTable, kind: i64, found: Choices) -> None:
        """Every card above the last one with which, and with those above it, the sum can be reached."""
        missing = self.missing(t)
        for suit in t.rules.stacks:
            if self.accepts(t) & bit(suit) and suit != JOKERS:
                mask = t.held(self.seat, suit)
                while mask:
                    card = suit * 13 + LOWEST[mask]
                    if card > self.last and self.can_follow(t, suit, mask, missing):
                        found.append(kind + card)
                    mask &= mask - 1

    def can_follow(self, t: RaceTable, suit: i64, mask: i64, missing: i64) -> bool:
        """Whether the lowest card of `mask`, of a suit, and all that may come after it would do."""
        if missing <= 0 and self.royals == 0:
            return True
        rest = t.rules.sums[mask]
        has_ace = mask & 1 != 0
        royals = mask & ROYAL_RANKS
        for other in t.rules.stacks:
            if other > suit and other != JOKERS and self.accepts(t) & bit(other):
                held = t.held(self.seat, other)
                rest += t.rules.sums[held]
                has_ace = has_ace or held & 1 != 0
                royals |= held & ROYAL_RANKS
        if t.rules.bonuses and has_ace and not aces_in(t, self.place, self.accepts(t)):
            for rule in t.rules.bonuses:
                rest += rule.bonus(t, self.seat, self.accepts(t), True) - rule.bonus(
                    t, self.seat, self.accepts(t), False
                )
        if self.royals and not royals and self.royals_in(t, self.place) < self.royals:
            return False
        return rest >= missing

    def royals_in(self, t: RaceTable, place: i64) -> i64:
        """1 if there is a royal of these suits in a place."""
        for suit in t.rules.stacks:
            if self.accepts(t) & bit(suit) and suit != JOKERS and t.held(place, suit) & ROYAL_RANKS:
                return 1
        return 0

    def choose(self, t: RaceTable, action: i64) -> None:
        if action == DONE:
            self.complete(t)
            return
        card = action - self.action()
        t.move_card(card, self.seat, self.place)
        self.tell_card(t, card)
        t.push(self.next_step(card))

    def because(self, t: RaceTable, action: i64) -> Reason:
        return why_not_gather(t, self, action, "pay", "JR-C1")

    def continues(self) -> bool:
        return True

    def parts(self) -> list[int]:
        return [self.seat, self.suits, self.need, self.royals, self.place, self.last]


class Pay(Gather):
    """Pay a price, in cards of the suits that count here. JR-C1, JR-C2."""

    name = "pay"

    def asks(self, t: RaceTable, seat: i64) -> Reason | None:
        have, below = self.have(t), t.under(self)
        return Reason(
            "jackrabbits-ask-pay",
            "JR-C1",
            what=str(below.tells(t).get("kind", below.name)),
            need=int(self.need),
            suits=suits_told(t, self.suits),
            paid=int(have),
            missing=int(max(0, self.need - have)),
            royal="yes" if self.royals else "no",
        )

    def action(self) -> i64:
        return PAY

    def next_step(self, card: i64) -> Gather:
        return Pay(self.seat, self.suits, self.need, self.royals, self.place, card)

    def tell_card(self, t: RaceTable, card: i64) -> None:
        t.tell(event(PAID_ROYAL if is_royal(card) else PAID, self.seat, card))

    def complete(self, t: RaceTable) -> None:
        settle(t, self.seat, self.place)

    def rules(self, t: RaceTable, seat: i64) -> tuple[str, ...]:
        return ("JR-C1", "JR-C2", "JR-C3")


def pay(t: RaceTable, seat: i64, suits: i64, need: i64, royals: i64 = 0) -> None:
    """Have a player pay. What is paid for lies below, and follows."""
    t.push(Pay(seat, suits, need, royals, TENDERED, -1))


def settle(t: RaceTable, seat: i64, place: i64) -> None:
    """Cards are spent: they go to the spent lot, royals to the court. JR-C2, JR-C3."""
    t.idle = -1
    if t.rules.settles:
        t.push(Settle(seat, place))
        for rule in t.rules.settles:
            rule.settles(t, seat, place)
    else:
        clear_away(t, place)


def clear_away(t: RaceTable, place: i64) -> None:
    for suit in t.rules.stacks:
        mask = t.held(place, suit)
        while mask:
            t.spend(suit * 13 + LOWEST[mask], place)
            mask &= mask - 1


class Settle(Then["RaceTable"]):
    """What was spent, less what another rule took out of it, is cleared away."""

    name = "settle"

    def __init__(self, seat: i64, place: i64) -> None:
        self.seat = seat
        self.place = place

    def run(self, t: RaceTable) -> None:
        clear_away(t, self.place)

    def parts(self) -> list[int]:
        return [self.seat, self.place]


def points_of(t: RaceTable, card: i64) -> i64:
    """What one card is worth by itself."""
    return t.rules.sums[RANK_BIT[card % 13]]
