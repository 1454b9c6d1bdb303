"""Cards that are laid down: their value is fixed then. JR-E0j."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from warren.core.choices import Choices, Listing
from warren.core.errors import BadInput, Reason, first_reason
from warren.core.facts import event
from warren.core.messages import sitter
from warren.games.jackrabbits.actions import ACTIONS, REST
from warren.games.jackrabbits.deck import ACE, CARDS, LOWEST, PILE, PIP_RANKS, RANK_BIT, ROYAL_RANKS, SPENT, is_royal
from warren.games.jackrabbits.facts import DEALT
from warren.games.jackrabbits.land.tiles import SUITS
from warren.games.jackrabbits.reasons import lowest_first, not_held

if TYPE_CHECKING:
    from warren.games.jackrabbits.table import RaceTable
    from warren.games.jackrabbits.view import RaceView

HIGH: Final = 11
"""An Ace, where its owner may say so. JR-X3."""

ALL: Final = 0
"""In place of a player: cards that are laid down for all."""


def laid_value(t: RaceTable, card: i64) -> i64:
    """What a card is worth that is laid down; an Ace whose owner may choose is one. JR-E0j."""
    return 1 if card % 13 == ACE and t.rules.may_vary_aces else t.rules.sums[RANK_BIT[card % 13]]


def dealt_to_lay(t: RaceTable, seat: i64, suit: i64, word: str) -> i64:
    """A card of a suit from the pile, in the hand of who is said to have laid it: for `recall`."""
    card = t.rules.card_named(word)
    if card // 13 != suit or not t.holds(PILE, card):
        raise BadInput("position/remembered", option=SUITS[suit], text=word)
    t.tell(event(DEALT, seat, card))
    t.move_card(card, PILE, seat)
    return card


def lying_before(view: RaceView, places: i64, marks: i64) -> list[tuple[int, tuple[int, ...], int]]:
    """Before whom cards lie, by seat from these places and marks on: the player, the cards, and what they come to."""
    seats = range(len(view.hand_sizes))
    return [(s, tuple(view.lying(places + s)), view.marks[marks + s]) for s in seats if view.marks[marks + s]]


def discard(t: RaceTable, seat: i64, place: i64, mark: i64, told: i64) -> None:
    """All that lies in a place is spent, and comes to nothing any more."""
    for card in t.cards_in(place):
        t.move_card(card, place, SPENT)
        t.tell(event(told, seat, card))
    t.marks[mark] = 0


def has_more_than_royals(t: RaceTable, seat: i64) -> bool:
    """Whether a player holds cards that no carrot tells: who does may have what can be laid."""
    for suit in t.rules.stacks:
        if t.held(seat, suit) & ~ROYAL_RANKS:
            return True
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Laying(Listing["RaceTable"]):
    """At the end of a turn: lay pips of a suit before one player, lowest first, as many as one likes. JR-I3, JR-E0j.

    `whom`: before whom, once the first card has said it; -1 until then. Actions say both, the player and the card.
    """

    phase = "increment"

    def __init__(self, seat: i64, whom: i64, last: i64) -> None:
        super().__init__(seat)
        self.whom = whom
        self.last = last

    # --- what each says ------------------------------------------------------------------------------------------

    def suit(self) -> i64:
        """Of which cards are laid."""
        raise NotImplementedError

    def low(self) -> i64:
        """The first action of the kind that lays a card."""
        raise NotImplementedError

    def high(self) -> i64:
        """The first action of the kind that lays an Ace as eleven. JR-X3."""
        raise NotImplementedError

    def may_lay(self, t: RaceTable, whom: i64) -> bool:
        """Whether cards can be laid before a player."""
        raise NotImplementedError

    def lay(self, t: RaceTable, whom: i64, card: i64, points: i64) -> None:
        raise NotImplementedError

    def further(self, whom: i64, card: i64) -> Laying:
        """The same, after a card was laid."""
        raise NotImplementedError

    def finish(self, t: RaceTable) -> None:
        """All that was to be laid is."""

    def unsaid(self) -> Reason:
        """That it has to be said first what is laid."""
        raise NotImplementedError

    def why_not_card(self, card: i64, is_high: bool) -> Reason:
        """Why a card of the hand is none that can be laid, or not as eleven."""
        raise NotImplementedError

    # --- what they share -----------------------------------------------------------------------------------------

    def fill(self, t: RaceTable, found: Choices) -> None:
        found.append(REST)
        whom: i64 = 0
        while whom < t.players:
            if whom == self.whom or (self.whom < 0 and self.may_lay(t, whom)):
                self.add_cards(t, whom, found)
            whom += 1
        found.sort()

    def add_cards(self, t: RaceTable, whom: i64, found: Choices) -> None:
        first = whom * CARDS + self.suit() * 13
        pips = t.held(self.seat, self.suit()) & PIP_RANKS
        if pips & RANK_BIT[ACE] and self.last < 0 and t.rules.may_vary_aces:
            found.append(self.high() + first)
        while pips:
            if self.suit() * 13 + LOWEST[pips] > self.last:
                found.append(self.low() + first + LOWEST[pips])
            pips &= pips - 1

    def choose(self, t: RaceTable, action: i64) -> None:
        if action == REST:
            self.finish(t)
            return
        kind = ACTIONS.kind(action)
        whom, card = (action - kind) // CARDS, (action - kind) % CARDS
        t.idle = -1
        self.lay(t, whom, card, HIGH if kind == self.high() else laid_value(t, card))
        t.push(self.further(whom, card))

    def continues(self) -> bool:
        return self.last >= 0

    def because(self, t: RaceTable, action: i64) -> Reason:
        kind = ACTIONS.kind(action)
        if kind != self.low() and kind != self.high():
            return self.unsaid()
        whom, card = (action - kind) // CARDS, (action - kind) % CARDS
        rule = ACTIONS.span(int(self.low())).rule
        is_there = whom == self.whom or (self.whom < 0 and whom < t.players and self.may_lay(t, whom))
        means = not_held(t, self.seat, card, rule)
        is_ace = card % 13 == ACE and t.rules.may_vary_aces
        if means is None and (card // 13 != self.suit() or is_royal(card) or (kind == self.high() and not is_ace)):
            means = self.why_not_card(card, kind == self.high() and card // 13 == self.suit() and not is_royal(card))
        return first_reason(
            place=None if is_there else Reason("jackrabbits-lay-before-another", rule, player=sitter(whom)),
            means=means,
            price=lowest_first(card, self.last, rule),
        )

    def parts(self) -> list[int]:
        return [self.seat, self.whom, self.last]
