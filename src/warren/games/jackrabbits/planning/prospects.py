"""What each choice of a player is worth: what `greedy` goes by, and search looks at first."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.actions import PASS, Kinds
from warren.core.cards import bit
from warren.games.jackrabbits.actions import (
    ACTIONS,
    ATTACK,
    BUY,
    CALL,
    CLAIM,
    DISCARD,
    DONE,
    FIGHT,
    MATCH,
    PAY,
    PICKS,
    PROVE,
    REFUSE,
    REST,
    RETURN,
    ROLL,
    YIELD,
)
from warren.games.jackrabbits.deck import MOST_ROYALS
from warren.games.jackrabbits.planning import quarrels
from warren.games.jackrabbits.planning.market import Basket
from warren.games.jackrabbits.planning.outlook import NOTHING
from warren.games.jackrabbits.planning.planner import Planner
from warren.games.jackrabbits.planning.travel import LOST, USUAL_PRICE, Travel, is_travel
from warren.games.jackrabbits.suits.clubs import PASSPORT
from warren.games.jackrabbits.suits.diamonds import Shopping
from warren.games.jackrabbits.suits.hearts import CONTEST, QUEEN, Contest, Prove
from warren.games.jackrabbits.suits.spades import Duel
from warren.games.jackrabbits.turn.acquisition import CLAIM_PRICE
from warren.games.jackrabbits.turn.increment import Finish
from warren.games.jackrabbits.turn.limit import Discarding, surplus
from warren.games.jackrabbits.turn.payment import Gather

if TYPE_CHECKING:
    from warren.games.jackrabbits.table import RaceTable

_ACQUIRING: Final = Kinds(ACTIONS, PAY, DONE, CLAIM, REST, BUY)
_QUARRELLING: Final = Kinds(ACTIONS, ATTACK, FIGHT, YIELD, CONTEST, PROVE, QUEEN, REFUSE, PASS)

_BEST: Final = 1.0
_WORSE: Final = 0.8
_SLIGHT: Final = 0.01
_FEW: Final = 0.001
_DOUBT: Final = 0.06
"""A chance to win that is smaller by so much makes a choice e times less likely."""


def prospects(t: RaceTable, seat: i64) -> list[float]:
    """By choice, in their order: from -1 to 1, the chance to win by it, or how good it is among its like."""
    return Chooser(t, seat).worths(t.choices(int(seat)))


def instincts(t: RaceTable, seat: i64) -> list[float]:
    """How likely a sensible player is to make each choice: those worth nearly the same are about as likely."""
    worths = prospects(t, seat)
    highest = max(worths)
    weights = [exp(max(-20.0, (worth - highest) / _DOUBT)) for worth in worths]
    total = sum(weights)
    return [weight / total for weight in weights]


class Chooser:
    """One decision."""

    def __init__(self, t: RaceTable, seat: i64) -> None:
        self.t = t
        self.seat = seat
        self.step = t._stack[-1]
        self.planner = Planner(t, seat)
        self._travel: Travel | None = None
        self._basket: Basket | None = None

    def worths(self, choices: list[int]) -> list[float]:
        picked = self.picked()
        found: list[float] = []
        for action in choices:
            worth = self.worth(action, picked)
            for rule in self.t.rules.advises:
                worth += rule.advice(self.t, self.seat, action)
            found.append(worth)
        return found

    def worth(self, action: i64, picked: i64) -> float:
        if picked >= 0 and PICKS.has(action):
            return _BEST if action == picked else LOST
        if is_travel(action):
            return self.travel().worth(action)
        if action == ROLL:
            return self.travel().rolling()
        kind = ACTIONS.kind(action)
        if kind == PASSPORT:
            return self.travel().flying(action - PASSPORT)
        if kind == MATCH:
            return _BEST + _SLIGHT  # a card for nothing
        if _ACQUIRING.has(action):
            return self.acquiring(action)
        if _QUARRELLING.has(action):
            return self.quarrelling(action)
        if kind == RETURN:
            outlook = self.planner.without(vec[i64]([action - RETURN]))
            return self.planner.chance(outlook.weigh(self.planner.here, NOTHING))
        if kind == CALL:
            return _BEST
        return LOST if kind == DISCARD else 0.0

    def travel(self) -> Travel:
        if self._travel is None:
            self._travel = Travel(self.planner, self.t.price if self.t.price else USUAL_PRICE)
        return self._travel

    # --- cards, one by one ---------------------------------------------------------------------------------------

    def picked(self) -> i64:
        """Where cards are chosen one by one: the action that goes on with the best set; -1 elsewhere."""
        step = self.step
        if isinstance(step, Duel):
            given = quarrels.swords(self.planner, step)
            return DONE if self.is_offered(DONE) else first(given, FIGHT)
        if isinstance(step, Gather):
            if self.is_offered(DONE):
                return DONE
            royals = step.royals - step.royals_in(self.t, step.place) if step.royals else 0
            return first(
                self.planner.purse.cheapest(step.accepts(self.t), step.missing(self.t), royals, step.last), PAY
            )
        if isinstance(step, Discarding):
            return first(self.planner.purse.least_missed(step.left, step.last), DISCARD)
        if isinstance(step, Finish):
            return first(self.planner.purse.least_missed(surplus(self.t, self.seat), -1), DISCARD)
        if isinstance(step, Shopping):
            return first(self.basket(step.last).cards, BUY) if len(self.basket(step.last).cards) else DONE
        return self.shown()

    def shown(self) -> i64:
        """Where hearts are shown one by one: the next one, or enough."""
        if self.is_offered(DONE):
            return DONE
        if isinstance(self.step, Prove):
            return first(quarrels.proof(self.planner, self.step.shown), PROVE)
        return -1

    def is_offered(self, action: i64) -> bool:
        return int(action) in self.t.choices(int(self.seat))

    # --- acquisition ---------------------------------------------------------------------------------------------

    def basket(self, last: i64) -> Basket:
        if self._basket is None:
            self._basket = Basket(self.planner, last)
        return self._basket

    def acquiring(self, action: i64) -> float:
        p = self.planner
        if action == REST and isinstance(self.step, Finish):
            return _BEST + _SLIGHT  # perhaps nobody counts
        if action == REST:
            return p.chance(p.outlook.weigh(p.here, NOTHING))
        if action == CLAIM:
            royal = self.t.rules.royals[p.here]
            given = p.purse.cheapest(
                bit(royal // 13), CLAIM_PRICE, 1 if self.t.royals_of(self.seat) >= MOST_ROYALS else 0, -1
            )
            return p.chance(p.without(given, royal).weigh(p.here, NOTHING)) + _FEW
        basket = self.basket(-1)
        if len(basket.cards) and action == BUY + basket.cards[0]:
            return p.chance(basket.turns) + _FEW
        return LOST

    # --- quarrels ------------------------------------------------------------------------------------------------

    def quarrelling(self, action: i64) -> float:
        p, step = self.planner, self.step
        if ACTIONS.kind(action) == ATTACK:
            return quarrels.attack(p, action - ATTACK)
        if action == YIELD:
            assert isinstance(step, Duel)
            return _BEST + _SLIGHT if quarrels.fight_on(p, step) < 0.0 else LOST
        if action == CONTEST:
            assert isinstance(step, Contest)
            return quarrels.contest(p, step)
        if action == PASS:
            return quarrels.let_in(p)
        return _WORSE if action == QUEEN else LOST  # to refuse


def first(cards: vec[i64], kind: i64) -> i64:
    return kind + cards[0] if len(cards) else -1
