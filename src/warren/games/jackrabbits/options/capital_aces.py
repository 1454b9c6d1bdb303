"""The first Ace that a player spends counts 11, and stays in front of them. JR-X4."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Never

from mypy_extensions import i64

from warren.core.actions import Span
from warren.core.cards import bit
from warren.core.choices import Choices, Listing
from warren.core.errors import BadInput, Reason
from warren.core.facts import event
from warren.core.messages import sitter
from warren.core.step import Step
from warren.games.jackrabbits import actions
from warren.games.jackrabbits.actions import ACTIONS
from warren.games.jackrabbits.deck import ACE, CARD_TEXTS, JOKERS, MOST_PLAYERS, PILE
from warren.games.jackrabbits.facts import ASIDE, CARD, DEALT, LAYS, PAID, fact
from warren.games.jackrabbits.rule import Option
from warren.games.jackrabbits.slots import SLOTS

if TYPE_CHECKING:
    from warren.core.seeing import Shapes
    from warren.core.settings import Setup
    from warren.games.jackrabbits.ruleset import Ruleset
    from warren.games.jackrabbits.table import RaceTable
    from warren.games.jackrabbits.view import RaceView

CAPITAL: Final[i64] = ACTIONS.add(Span("capital", actions.CARD, rule="JR-X4"))  # name it, of several
LAID_CAPITAL: Final[i64] = fact("laid-capital", "JR-X4", CARD, tells=LAYS, journey=ASIDE)
CAPITAL_ACES: Final[i64] = SLOTS.add_places(MOST_PLAYERS)  # by seat

_MORE = 10
"""What an Ace that counts 11 adds to its 1."""


def capital_suit(t: RaceTable, seat: i64) -> i64:
    """The suit of a player's capital Ace; -1 if they have none."""
    for suit in t.rules.stacks:
        if suit != JOKERS and t.held(CAPITAL_ACES + seat, suit):
            return suit
    return -1


class CapitalAces(Option):
    """While somebody has none, one Ace of every sum they need counts 11; the first one spent is laid open."""

    def steps(self) -> tuple[type[Step[Never]], ...]:
        return (NameCapital,)

    def join(self, rules: Ruleset) -> None:
        rules.bonuses.append(self)
        rules.settles.append(self)

    def bonus(self, t: RaceTable, seat: i64, suits: i64, has_ace: bool) -> i64:
        return _MORE if has_ace and capital_suit(t, seat) < 0 else 0

    def passport_bonus(self, t: RaceTable, seat: i64, card: i64) -> i64:
        return _MORE if card % 13 == ACE and capital_suit(t, seat) < 0 else 0

    def settles(self, t: RaceTable, seat: i64, place: i64) -> None:
        if capital_suit(t, seat) >= 0:
            return
        found = aces(t, place)
        if len(found) == 1:
            lay_open(t, seat, place, found[0])
        elif found:
            t.push(NameCapital(seat, place))

    def recall(self, t: RaceTable, seat: i64, words: list[str]) -> None:
        """The capital Ace of a player, which the pile then has no more."""
        cards = [t.rules.card_named(word) for word in words]
        if len(cards) != 1 or cards[0] not in aces(t, PILE):
            raise BadInput("position/remembered", option=self.name, text=" ".join(words))
        t.tell(event(DEALT, seat, cards[0]))
        t.tell(event(PAID, seat, cards[0]))
        lay_open(t, seat, PILE, cards[0])

    def shows(self, view: RaceView) -> dict[str, object]:
        seats = range(len(view.hand_sizes))
        return {"capital": [[CARD_TEXTS[card] for card in view.lying(CAPITAL_ACES + seat)] for seat in seats]}

    def shapes(self) -> Shapes:
        return {"State": {"capital": "list[list[str]]"}}

    def check(self, setup: Setup) -> None:
        self.goes_not_with(setup, "ambivalent_aces")


def aces(t: RaceTable, place: i64) -> list[int]:
    """The Aces in a place."""
    return [int(suit) * 13 for suit in t.rules.stacks if suit != JOKERS and t.held(place, suit) & bit(ACE)]


def lay_open(t: RaceTable, seat: i64, place: i64, card: i64) -> None:
    t.move_card(card, place, CAPITAL_ACES + seat)
    t.tell(event(LAID_CAPITAL, seat, card))


class NameCapital(Listing["RaceTable"]):
    """Of several first Aces spent together the payer names the capital one."""

    name = "name-capital"

    def __init__(self, seat: i64, place: i64) -> None:
        super().__init__(seat)
        self.place = place

    def asks(self, t: RaceTable, seat: i64) -> Reason | None:
        return Reason("jackrabbits-ask-capital", "JR-X4", player=sitter(seat))

    def fill(self, t: RaceTable, found: Choices) -> None:
        for card in aces(t, self.place):
            found.append(CAPITAL + card)

    def choose(self, t: RaceTable, action: i64) -> None:
        lay_open(t, self.seat, self.place, action - CAPITAL)

    def rules(self, t: RaceTable, seat: i64) -> tuple[str, ...]:
        return ("JR-X4",)

    def because(self, t: RaceTable, action: i64) -> Reason:
        return why_not_name(action)

    def continues(self) -> bool:
        return True

    def parts(self) -> list[int]:
        return [self.seat, self.place]


def why_not_name(action: i64) -> Reason:
    """When one of several Aces just spent is to be named. JR-X4."""
    if ACTIONS.kind(action) == CAPITAL:
        card = action - CAPITAL
        message = "jackrabbits-capital-no-ace" if card % 13 != ACE else "jackrabbits-capital-not-spent"
        return Reason(message, "JR-X4", card=CARD_TEXTS.thing(card))
    return Reason("jackrabbits-name-capital", "JR-X4")
