"""Trade: what to buy from the spent lot, and what to pay for it. JR-M1."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.cards import bit
from warren.core.errors import Reason
from warren.games.jackrabbits.actions import ACTIONS, BUY, DONE
from warren.games.jackrabbits.deck import BASKET, CARD_TEXTS, JOKERS, LOWEST, SPENT
from warren.games.jackrabbits.planning.adviser import FEW, LOST, Adviser, first
from warren.games.jackrabbits.planning.plan import ACQUISITION
from warren.games.jackrabbits.reasons import suits_told
from warren.games.jackrabbits.turn.market import Shopping, means_of, price_of

if TYPE_CHECKING:
    from warren.games.jackrabbits.planning.planner import Planner
    from warren.games.jackrabbits.planning.prospects import Chooser
    from warren.games.jackrabbits.view import RaceView

_MOST_WARES: Final = 6
"""Of more cards that are for sale, those that the plan misses most."""


class Buying(Adviser):
    def advise(self, c: Chooser, choices: list[int], worths: list[float]) -> None:
        """The card with which the best purchase begins; where cards are added to others, `picks` says which."""
        if isinstance(c.step, Shopping) or not any(ACTIONS.kind(action) == BUY for action in choices):
            return
        basket = Basket(c.planner, -1)
        begins = first(basket.cards, BUY)
        number: i64 = 0
        for action in choices:
            if ACTIONS.kind(action) == BUY:
                worths[number] += c.planner.chance(basket.turns) + FEW if action == begins else LOST
            number += 1

    def picks(self, c: Chooser) -> i64:
        step = c.step
        if not isinstance(step, Shopping):
            return -1
        cards = Basket(c.planner, step.last).cards
        return first(cards, BUY) if len(cards) else DONE

    def merits(self, p: Planner, view: RaceView, move: list[int]) -> list[Reason]:
        """The royal that a suit is bought for. JR-M1."""
        for part in move:
            if ACTIONS.kind(part) == BUY:
                suit: i64 = (part - BUY) // 13
                royal = p.plan.dearest(suit)
                if royal >= 0:
                    told = suits_told(p.t, bit(suit))
                    return [Reason("jackrabbits-merit-buy", "JR-M1", suits=told, card=CARD_TEXTS.thing(royal))]
        return []


class Basket:
    """The best purchase: the cards, beside those chosen before, and the turns it leaves."""

    def __init__(self, p: Planner, last: i64) -> None:
        self.p = p
        self.market = p.here
        self.cards = vec[i64]()
        self.turns = p.plan.weigh(p.here, ACQUISITION)
        self._wares = self._wanted(last)
        self._spent = price_of(p.t, BASKET)
        self._means = means_of(p.t, p.seat)
        if len(self._wares) and self._means > 0:
            self._try_all()

    def _wanted(self, last: i64) -> vec[i64]:
        """Cards for sale whose suit the plan lacks, the dearest first."""
        t, plan = self.p.t, self.p.plan
        found = vec[i64]()
        for suit in t.rules.stacks:
            if suit == JOKERS or not t.rules.sells[self.market] & bit(suit):
                continue
            if not plan.lacks(suit):
                continue
            mask = t.held(SPENT, suit)
            while mask:
                card = suit * 13 + LOWEST[mask]
                if card > last:
                    found = append(found, card)
                mask &= mask - 1
        start = max(0, len(found) - _MOST_WARES)
        return found[start:]

    def _try_all(self) -> None:
        sets: i64 = bit(len(self._wares))
        chosen: i64 = 1
        while chosen < sets:
            self._try(chosen)
            chosen += 1

    def _try(self, chosen: i64) -> None:
        p = self.p
        cards = vec[i64]()
        price = self._spent
        n: i64 = 0
        while n < len(self._wares):
            if chosen & bit(n):
                cards = append(cards, self._wares[n])
                price += p.t.rules.prices[self._wares[n] % 13]
            n += 1
        if price - self._spent > self._means:
            return
        given = p.purse.cheapest(p.t.rules.takes[self.market], price, 0, -1)
        if len(given) == 0:
            return
        turns = p.with_wares(given, cards).weigh(self.market, ACQUISITION)
        if turns < self.turns:
            self.turns = turns
            self.cards = cards
