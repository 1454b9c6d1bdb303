"""What each choice of a player is worth: what `greedy` goes by, and search looks at first."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from warren.core.actions import PASS
from warren.core.cards import bit
from warren.games.jackrabbits.actions import (
    ACTIONS,
    CALL,
    CLAIM,
    DISCARD,
    DONE,
    MATCH,
    PAY,
    PICKS,
    REFUSE,
    REST,
    ROLL,
    TRAVELS,
)
from warren.games.jackrabbits.deck import MOST_ROYALS
from warren.games.jackrabbits.planning.adviser import BEST, FEW, LOST, SLIGHT, first
from warren.games.jackrabbits.planning.plan import NOTHING, USUAL_PRICE
from warren.games.jackrabbits.planning.planner import Planner
from warren.games.jackrabbits.planning.travel import Travel
from warren.games.jackrabbits.turn.falling import Saving
from warren.games.jackrabbits.turn.increment import Finish
from warren.games.jackrabbits.turn.limit import Discarding, surplus
from warren.games.jackrabbits.turn.lottery import load_of
from warren.games.jackrabbits.turn.payment import Gather

if TYPE_CHECKING:
    from warren.games.jackrabbits.table import RaceTable

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
        self.step = t.step()
        self.planner = Planner(t, seat)
        self._travel: Travel | None = None
        self._gains: dict[i64, float] = {}  # by number of a choice: what it gains beside the best of the others

    def worths(self, choices: list[int]) -> list[float]:
        picked = self.picked()
        found = [self.worth(action, picked) for action in choices]
        for adviser in self.planner.advisers:
            adviser.advise(self, choices, found)
        self._add_gains(found)
        return found

    def beside(self, number: i64, gain: float) -> float:
        """A choice does not stand against the others: it goes before them, and gains so much, or loses."""
        self._gains[number] = gain
        return LOST

    def _add_gains(self, worths: list[float]) -> None:
        if self._gains:
            best = max((worths[n] for n in range(len(worths)) if n not in self._gains), default=0.0)
            for number, gain in self._gains.items():
                worths[number] = max(worths[number], best + gain - FEW)

    def worth(self, action: i64, picked: i64) -> float:
        """What a choice is worth by the rules of the basic turn; 0 for those that other rules bring."""
        if picked >= 0 and PICKS.has(action):
            return BEST if action == picked else LOST
        if TRAVELS.has(action):
            return self.travel().worth(action)
        p = self.planner
        kind = ACTIONS.kind(action)
        if kind == ROLL:
            return self.travel().rolling()
        if kind == MATCH:
            return BEST + SLIGHT  # a card for nothing
        if kind == CLAIM:
            return self.claiming()
        if kind == REST:
            # At the end of a turn perhaps nobody counts.
            return BEST + SLIGHT if isinstance(self.step, Finish) else p.chance(p.plan.weigh(p.here, NOTHING))
        if kind == CALL:
            return BEST
        if kind == PASS:
            return p.off_board(p.plan) if isinstance(self.step, Saving) else p.chance(p.now)
        return LOST if kind in (DISCARD, REFUSE) else 0.0

    def travel(self) -> Travel:
        if self._travel is None:
            self._travel = Travel(self.planner, self.t.price if self.t.price else USUAL_PRICE + load_of(self.t))
        return self._travel

    def claiming(self) -> float:
        """The royal of the house, for what is missed least."""
        p = self.planner
        royal = self.t.rules.royals[p.here]
        royals: i64 = 1 if self.t.royals_of(self.seat) >= MOST_ROYALS else 0
        given = p.purse.cheapest(bit(royal // 13), self.t.claim_price(royal), royals, -1)
        return p.chance(p.without(given, royal).weigh(p.here, NOTHING)) + FEW

    # --- cards, one by one ---------------------------------------------------------------------------------------

    def picked(self) -> i64:
        """Where cards are chosen one by one: the action that goes on with the best set; -1 elsewhere."""
        for adviser in self.planner.advisers:
            found = adviser.picks(self)
            if found >= 0:
                return found
        if self.is_offered(DONE):
            return DONE
        step, purse = self.step, self.planner.purse
        if isinstance(step, Gather):
            royals = step.royals - step.royals_in(self.t, step.place) if step.royals else 0
            return first(purse.cheapest(step.accepts(self.t), step.missing(self.t), royals, step.last), PAY)
        if isinstance(step, Discarding):
            return first(purse.least_missed(step.left, step.last), DISCARD)
        if isinstance(step, Finish):
            return first(purse.least_missed(surplus(self.t, self.seat), -1), DISCARD)
        return -1

    def is_offered(self, action: i64) -> bool:
        return int(action) in self.t.choices(int(self.seat))
