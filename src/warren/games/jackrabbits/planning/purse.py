"""Which cards to part with: those that the plan misses least.

A point of a suit that the plan waits for costs turns, one to spare next to nothing; low cards win others in the
lottery, so that the last one of a rank is missed; a royal that is part of the plan is the last thing to give away.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.cards import bit
from warren.games.jackrabbits.deck import COUNT, JOKERS, LOWEST, RANK_BIT, house_of, is_royal
from warren.games.jackrabbits.planning.plan import CHANCE, MATCHING

if TYPE_CHECKING:
    from warren.games.jackrabbits.planning.plan import Plan
    from warren.games.jackrabbits.table import RaceTable

DEAR: Final = 100.0
"""Turns that a royal costs which the plan keeps."""

_POINT: Final = 0.03  # turns that any point is worth
_CARD: Final = 0.05
_LUCK: Final = 0.4  # of the turns left: what a card more in each of them is worth
_LOOSE: Final = 0.2  # what it is worth to be rid of a royal that is in the way
_JOKER: Final = 1.0
_MOST: Final = 11
"""Cards of which all sets are looked at; of more, the cheapest so many."""


class Purse:
    """The cards of a hand, and what each is worth to its plan."""

    def __init__(self, t: RaceTable, seat: i64, plan: Plan) -> None:
        self.t = t
        self.seat = seat
        self.plan = plan
        self._low: i64 = 0  # ranks below seven in the hand, once each
        self._lows = vec[i64]([0] * 6)  # how many of each
        for suit in t.rules.stacks:
            if suit != JOKERS:
                held = t.held(seat, suit) & MATCHING
                self._low |= held
                while held:
                    self._lows[LOWEST[held]] += 1
                    held &= held - 1

    # --- what cards are worth ------------------------------------------------------------------------------------

    def price_of_point(self, suit: i64) -> float:
        """Turns that it takes to get one more point of a suit that is waited for."""
        return 0.6 / (self.plan.flow[suit] * self.plan.rate)

    def surplus(self, suit: i64) -> float:
        """Points of a suit that the plan does not need."""
        return max(0.0, self.plan.points[suit] - float(self.plan.need(suit)))

    def cost(self, given: vec[i64]) -> float:
        """Turns that it costs to give these cards away."""
        total = 0.0
        gone = vec[i64]([0] * 6)
        for card in given:
            total += _CARD
            if card // 13 == JOKERS:
                total += _JOKER
            elif is_royal(card):
                total += self._royal_cost(card)
            elif card % 13 < 6:
                gone[card % 13] += 1
        for suit in self.t.rules.stacks:
            if suit != JOKERS:
                total += self._points_cost(suit, given)
        return total + self._luck(gone)

    def _royal_cost(self, royal: i64) -> float:
        """One that the plan does not keep can pay for another of its suit, or is in the way."""
        if self.plan.kept & bit(house_of(royal)):
            return DEAR
        suit = royal // 13
        lacking = float(self.plan.need(suit)) - self.plan.points[suit]
        return self.price_of_point(suit) * min(10.0, lacking) if lacking > 0.0 else -_LOOSE

    def _points_cost(self, suit: i64, given: vec[i64]) -> float:
        mask: i64 = 0
        for card in given:
            if card // 13 == suit and not is_royal(card):
                mask |= RANK_BIT[card % 13]
        if not mask:
            return 0.0
        points = float(self.t.rules.sums[mask])
        missed = points - self.surplus(suit)
        if missed <= 0.0 or not self.plan.need(suit):
            return _POINT * points
        return _POINT * points + self.price_of_point(suit) * missed

    def _luck(self, gone: vec[i64]) -> float:
        """What fewer ranks cost in the lottery. JR-L2."""
        left = self._low
        rank: i64 = 0
        while rank < 6:
            if gone[rank] and gone[rank] >= self._lows[rank]:
                left &= ~RANK_BIT[rank]
            rank += 1
        if left == self._low:
            return 0.0
        lost = CHANCE[COUNT[self._low]] - CHANCE[COUNT[left]]
        return lost * _LUCK * min(8.0, self.plan.turns) / self.plan.rate

    # --- what to give --------------------------------------------------------------------------------------------

    def cheapest(self, suits: i64, need: i64, royals: i64, last: i64) -> vec[i64]:
        """The cards above the last one with which to pay at least so much, at the least cost; none if that fails."""
        found = self._payable(suits, last)
        count: i64 = len(found)
        best = vec[i64]()
        lowest = 2.0 * DEAR * float(count + 1)
        sets: i64 = bit(count)
        chosen: i64 = 1
        while chosen < sets:
            given = self._enough(found, chosen, suits, need, royals)
            if len(given):
                cost = self.cost(given)
                if cost < lowest:
                    lowest = cost
                    best = given
            chosen += 1
        return best

    def _payable(self, suits: i64, last: i64) -> vec[i64]:
        found = vec[i64]()
        for suit in self.t.rules.stacks:
            if suit != JOKERS and suits & bit(suit):
                mask = self.t.held(self.seat, suit)
                while mask:
                    card = suit * 13 + LOWEST[mask]
                    if card > last:
                        found = append(found, card)
                    mask &= mask - 1
        while len(found) > _MOST:
            found = self._without_dearest(found, True)
        return found

    def _without_dearest(self, cards: vec[i64], by_point: bool) -> vec[i64]:
        """All but the one that is missed most, by itself or for each point that it pays."""
        dearest: i64 = 0
        highest = -DEAR
        n: i64 = 0
        while n < len(cards):
            cost = self.cost(vec[i64]([cards[n]]))
            if by_point:
                cost /= float(self.worth(cards[n]))
            if cost > highest:
                dearest, highest = n, cost
            n += 1
        left = vec[i64]()
        n = 0
        while n < len(cards):
            if n != dearest:
                left = append(left, cards[n])
            n += 1
        return left

    def worth(self, card: i64) -> i64:
        return self.t.rules.sums[RANK_BIT[card % 13]]

    def _enough(self, cards: vec[i64], chosen: i64, suits: i64, need: i64, royals: i64) -> vec[i64]:
        """The chosen cards, if they will do and none of them is too many; else none."""
        total: i64 = 0
        least: i64 = 99
        has_ace = False
        has_royal = False
        n: i64 = 0
        while n < len(cards):
            if chosen & bit(n):
                worth = self.worth(cards[n])
                total += worth
                least = min(least, worth)
                has_ace = has_ace or cards[n] % 13 == 0
                has_royal = has_royal or is_royal(cards[n])
            n += 1
        for rule in self.t.rules.bonuses:
            total += rule.bonus(self.t, self.seat, suits, has_ace)
        if total < need or (royals and not has_royal) or (not royals and not has_ace and total - least >= need):
            return vec[i64]()
        given = vec[i64]()
        n = 0
        while n < len(cards):
            if chosen & bit(n):
                given = append(given, cards[n])
            n += 1
        return given

    def least_missed(self, count: i64, last: i64) -> vec[i64]:
        """So many cards above the last one that are missed least, one after the other, lowest first."""
        left = vec[i64]()
        for card in self.t.cards_in(self.seat):
            if card > last:
                left = append(left, card)
        while len(left) > count:
            left = self._without_dearest(left, False)
        return left
