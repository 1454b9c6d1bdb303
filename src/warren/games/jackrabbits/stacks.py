"""Where the cards of a race lie, and what that comes to."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.cards import bit
from warren.core.game import Game
from warren.core.settings import Setup
from warren.core.table import Table
from warren.games.jackrabbits.deck import (
    COUNT,
    EVERYBODY,
    JOKERS,
    LOWEST,
    MOST_ROYALS,
    NO_CARD,
    RANK_BIT,
    ROYAL_RANKS,
    STACK,
    is_royal,
)
from warren.games.jackrabbits.objectives import DIVERSE, DIVERSE_MONARCHIC, MONARCHIC, SIMPLE
from warren.games.jackrabbits.ruleset import Ruleset
from warren.games.jackrabbits.slots import SLOTS


class Stacks(Table):
    """Cards lie in stacks of thirteen masks, one stack for each place (deck.py).

    Carrots are not kept: one lies on the house of every royal that somebody holds, and is the holder's. JR-C3, JR-D4.
    """

    def __init__(self, game: Game, setup: Setup, rules: Ruleset) -> None:
        super().__init__(game, setup, int(rules.players))
        self.rules = rules
        self.cards = vec[i64]()  # see `RaceTable.clear`
        self.may_lie_aside: i64 = EVERYBODY  # whose cards are looked for there, as a mask: see `counted`

    def held(self, place: i64, suit: i64) -> i64:
        """The cards of a suit in a place, as a mask of ranks."""
        return self.cards[place * STACK + suit]

    def holds(self, place: i64, card: i64) -> bool:
        return self.cards[place * STACK + card // 13] & RANK_BIT[card % 13] != 0

    def count(self, place: i64) -> i64:
        """How many cards a place has."""
        total: i64 = 0
        cards, first = self.cards, place * STACK
        for suit in self.rules.stacks:
            mask = cards[first + suit]
            if mask:  # of many suits, few are there
                total += COUNT[mask]
        return total

    def count_hidden(self) -> i64:
        """How many cards lie where nobody sees them, beside hands and pile."""
        total: i64 = 0
        for place in SLOTS.hidden:
            total += self.count(place)
        return total

    def counted(self, seat: i64) -> i64:
        """How many cards of a player count for the hand limit. JR-N1."""
        total = self.count(seat)
        if self.may_lie_aside & bit(seat):
            aside: i64 = 0
            for place in self.rules.aside:
                aside += self.count(place + seat)
            if aside == 0:  # until somebody lays a card
                self.may_lie_aside &= ~bit(seat)
            total += aside
        return total

    def owns(self, seat: i64, card: i64) -> bool:
        """Whether a player has a card, in the hand or laid aside."""
        if self.holds(seat, card):
            return True
        for place in self.rules.aside:
            if self.holds(place + seat, card):
                return True
        return False

    def move_all(self, source: i64, target: i64) -> None:
        for suit in self.rules.stacks:
            self.cards[target * STACK + suit] |= self.cards[source * STACK + suit]
            self.cards[source * STACK + suit] = 0

    def nth_card(self, place: i64, n: i64) -> i64:
        """The card of a place with `n` lower ones."""
        for suit in self.rules.stacks:
            mask = self.cards[place * STACK + suit]
            here = COUNT[mask]
            if n < here:
                while n > 0:
                    mask &= mask - 1
                    n -= 1
                return suit * 13 + LOWEST[mask]
            n -= here
        return NO_CARD

    def cards_in(self, place: i64) -> list[int]:
        """The cards of a place, in ascending order."""
        found: list[int] = []
        for suit in self.rules.stacks:
            mask = self.cards[place * STACK + suit]
            while mask:
                found.append(suit * 13 + LOWEST[mask])
                mask &= mask - 1
        return found

    def census(self) -> list[int]:
        found: list[int] = []
        for place in range(len(self.cards) // STACK):
            found += self.cards_in(place)
        return sorted(found)

    def points(self, place: i64, suits: i64) -> i64:
        """What the cards of these suits in a place are worth by themselves. JR-C2."""
        total: i64 = 0
        cards, sums, first = self.cards, self.rules.sums, place * STACK
        rest = suits & self.rules.suits
        while rest:
            total += sums[cards[first + LOWEST[rest]]]
            rest &= rest - 1
        return total

    # --- royals --------------------------------------------------------------------------------------------------

    def royals_of(self, seat: i64) -> i64:
        """How many royals a player holds, those laid aside included."""
        total = self.royals_in(seat)
        for place in self.rules.aside:
            total += self.royals_in(place + seat)
        return total

    def royals_in(self, place: i64) -> i64:
        """How many royals lie in a place."""
        total: i64 = 0
        cards, first = self.cards, place * STACK
        for suit in self.rules.stacks:
            if suit != JOKERS:
                total += COUNT[cards[first + suit] & ROYAL_RANKS]
        return total

    def all_royals_of(self, seat: i64) -> list[int]:
        """The royals of a player, in ascending order, those laid aside included: their carrots tell. JR-V1."""
        places = [seat, *[place + seat for place in self.rules.aside]]
        return sorted(card for place in places for card in self.cards_in(place) if is_royal(card))

    def carrot_on(self, house: i64) -> i64:
        """Whose carrot lies on a house: who holds its royal; -1 if nobody does. JR-A1, JR-D4."""
        royal = self.rules.royals[house]
        if royal >= 0:
            seat: i64 = 0
            while seat < self.players:
                if self.owns(seat, royal):
                    return seat
                seat += 1
        return -1

    def meets_objective(self, seat: i64) -> bool:
        """Three royals: any, of three suits, K Q J, both, or of one suit. JR-O2."""
        suits: i64 = 0
        ranks: i64 = 0
        total: i64 = 0
        for suit in self.rules.stacks:
            if suit != JOKERS:
                royals = self.cards[seat * STACK + suit] & ROYAL_RANKS
                if royals:
                    suits += 1
                    ranks |= royals
                    total += COUNT[royals]
        if total < MOST_ROYALS:
            return False
        objective = self.rules.objective
        if objective == SIMPLE:
            return True
        if objective == DIVERSE:
            return suits == 3
        if objective == MONARCHIC:
            return ranks == ROYAL_RANKS
        if objective == DIVERSE_MONARCHIC:
            return suits == 3 and ranks == ROYAL_RANKS
        return suits == 1

    def scores(self) -> tuple[int, ...]:
        """How many royals each player holds."""
        return tuple(int(self.royals_of(seat)) for seat in range(self.players))
