"""Showing cards of one suit worth six or more. They stay in the hand: a step remembers which, as a mask of ranks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from warren.core.cards import bit
from warren.core.choices import Choices, Listing
from warren.core.errors import Reason, first_reason
from warren.core.step import Gathering
from warren.games.jackrabbits.actions import ACTIONS, DONE
from warren.games.jackrabbits.deck import CARD_TEXTS, LOWEST, RANK_BIT
from warren.games.jackrabbits.reasons import lowest_first, not_held, suits_told, too_poor

if TYPE_CHECKING:
    from warren.games.jackrabbits.table import RaceTable

PROOF: Final = 6
"""How much has to be shown. JR-H2."""


def worth_of(t: RaceTable, seat: i64, suit: i64, shown: i64) -> i64:
    """What the cards of a suit that somebody shows come to."""
    total = t.rules.sums[shown]
    for rule in t.rules.bonuses:
        total += rule.bonus(t, seat, bit(suit), shown & 1 != 0)
    return total


def has_proof(t: RaceTable, seat: i64, suit: i64) -> bool:
    """Whether all that somebody holds of a suit is enough."""
    return worth_of(t, seat, suit, t.held(seat, suit)) >= PROOF


def highest_bit(mask: i64) -> i64:
    """The highest rank of a mask that is not empty, as a mask."""
    while mask & (mask - 1):
        mask &= mask - 1
    return mask


@mypyc_attr(allow_interpreted_subclasses=True)
class Show(Listing["RaceTable"]):
    """Show cards of a suit one by one, lowest first, until they are enough."""

    def __init__(self, seat: i64, suit: i64, shown: i64) -> None:
        super().__init__(seat)
        self.suit = suit
        self.shown = shown  # so far

    def action(self) -> i64:
        """The first action of the kind that shows a card."""
        raise NotImplementedError

    def show(self, t: RaceTable, card: i64, shown: i64) -> None:
        """One card more is shown, which makes so many: tell it, and put the next step on."""
        raise NotImplementedError

    def complete(self, t: RaceTable, shown: i64) -> None:
        """All cards are shown."""
        raise NotImplementedError

    def gathers(self, t: RaceTable, seat: i64) -> Gathering | None:
        return Gathering(ACTIONS.span(int(self.action())).kind, PROOF, bit(self.suit))

    def is_enough(self, t: RaceTable) -> bool:
        return self.shown != 0 and self.missing(t) <= 0

    def missing(self, t: RaceTable) -> i64:
        return PROOF - worth_of(t, self.seat, self.suit, self.shown)

    def fill(self, t: RaceTable, found: Choices) -> None:
        if self.is_enough(t):
            found.append(DONE)
        rest = t.held(self.seat, self.suit)
        if self.shown:
            rest &= ~(2 * highest_bit(self.shown) - 1)
        while rest:
            if worth_of(t, self.seat, self.suit, self.shown | rest) >= PROOF:
                found.append(self.action() + self.suit * 13 + LOWEST[rest])
            rest &= rest - 1

    def choose(self, t: RaceTable, action: i64) -> None:
        if action == DONE:
            self.complete(t, self.shown)
        else:
            card = action - self.action()
            self.show(t, card, self.shown | RANK_BIT[card % 13])

    def continues(self) -> bool:
        return self.shown != 0

    def why_not_show(self, t: RaceTable, what: str, rule: str, action: i64) -> Reason:
        """Why a card cannot be shown, or those shown are not enough."""
        suits = suits_told(t, bit(self.suit))
        missing = int(self.missing(t))
        if action == DONE:
            return Reason("jackrabbits-unfinished", rule, what=what, missing=missing, suits=suits)
        if ACTIONS.kind(action) != self.action():
            return Reason("jackrabbits-finish-first", rule, what=what, missing=max(missing, 0))
        card = action - self.action()
        told = CARD_TEXTS.thing(card)
        is_of_suit = card // 13 == self.suit
        means = not_held(t, self.seat, card, rule)
        if means is None and not is_of_suit:
            means = Reason("jackrabbits-wrong-suit", rule, what=what, card=told, suits=suits)
        last = self.suit * 13 + int(self.shown).bit_length() - 1
        missing_at_all = missing - t.points(self.seat, bit(self.suit))
        if card < last:
            price = lowest_first(card, last, rule)
        elif missing_at_all > 0 and not self.shown:
            price = too_poor(t, what, rule, bit(self.suit), missing_at_all)
        else:
            price = Reason("jackrabbits-too-high", rule, what=what, card=told, missing=missing)
        is_shown = is_of_suit and self.shown & bit(card % 13) != 0
        return first_reason(
            phase=Reason("jackrabbits-laid-already", rule, card=told) if is_shown else None, means=means, price=price
        )
