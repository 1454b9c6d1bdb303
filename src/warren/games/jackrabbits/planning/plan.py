"""How many turns a player still needs to win: the best plan for the royals that are missing, and the way home.

A plan keeps some of the royals in hand, and names houses to visit, in an order, whose royals make up the rest of what
the objective asks for. It takes as long as the journeys take, or as the cards take to come: a royal costs ten points of
its suit, and every card drawn brings some. Everything is an estimate, in turns of the player; what is counted is what
that player may know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.cards import bit, size
from warren.games.jackrabbits.deck import (
    COUNT,
    COURT,
    JOKERS,
    LOWEST,
    PILE,
    PIP_RANKS,
    ROYAL_RANKS,
    SPENT,
    house_of,
)
from warren.games.jackrabbits.deck import MOST_ROYALS as SET
from warren.games.jackrabbits.land.tiles import CITADEL, HEXAGONS
from warren.games.jackrabbits.objectives import FITTING, HOUSES, ROYALS, SIMPLE, TRIBAL, fits, number_of
from warren.games.jackrabbits.turn.acquisition import CLAIM_PRICE
from warren.games.jackrabbits.turn.payment import sum_of

if TYPE_CHECKING:
    from warren.games.jackrabbits.planning.ways import Ways
    from warren.games.jackrabbits.table import RaceTable

# How much of their turn somebody still has.
JOURNEY: Final = 0  # all of it
ACQUISITION: Final = 1  # where the rabbit is, something can be claimed
NOTHING: Final = 2  # it is over, or another's

NEVER: Final = 40.0
"""Turns to win where no plan is seen."""

USUAL_PRICE: Final = 7
"""What two dice show, on average."""

_SUITS: Final = 12
_MOST_OFFERS: Final = 12
"""Royals among which a plan is looked for: all those of four suits, and of more the most promising so many."""

_TIMES: Final = 4  # royals of one suit that a plan can ask for, and none

MATCHING: Final = 0x3F
"""The ranks that dice can show, as a mask. JR-L2."""

CHANCE: Final = vec[float]([1.0 - (1.0 - n / 6.0) ** 2 for n in range(7)])
"""By how many of them a hand has: the chance that a die shows one."""


_ALSO: Final = 0.1  # what a suit takes that is waited for beside another one
_SLACK: Final = 0.3  # of the shorter one of a way and a wait, which go on together: what is done is done
_OVERPAY: Final = 2.0  # points lost on average by cards that do not come out even
_SPARE: Final = 0.02  # turns that a spare point is worth: for transfers, markets and fights
_MOST_SPARE: Final = 30.0
_MOST_SPARED: Final = 3.0
_SOON: Final = 3.0  # turns to go in which what cards are worth beside the plan is halved: they come too late
_CLUMSY: Final = 0.7  # turns that a royal costs which is in the way: no carrot is free before it is spent
_CARD: Final = 0.02  # turns that any card is worth
_JOKER: Final = 0.2
_HELD: Final = 0.6  # a royal of the plan in the hand: nobody else can claim it
_SWORD: Final = 0.04  # a point of spades, beside what it can pay for


class Plan:
    """What one player has, and the best plan for it. `weigh` may be asked again and again for other places."""

    def __init__(self, t: RaceTable, ways: Ways, seat: i64) -> None:
        self.ways = ways
        self.objective = t.rules.objective
        self.turns = NEVER
        self.kept: i64 = 0  # royals in hand that the plan keeps, as a mask of their houses
        self.wanted: i64 = 0  # houses to visit, as a mask
        self.first: i64 = -1  # the one to visit first
        self.flow = vec[float]([1.0] * _SUITS)  # by suit: points that a card drawn brings on average
        self.points = vec[float]([0.0] * _SUITS)  # by suit: what pips can pay
        self.own = vec[i64]()  # royals in hand
        self.offers = vec[i64]()  # royals in the court
        self._numbers = vec[i64]()  # the same, by their numbers
        self.dues = vec[i64]()  # by house: what its royal costs above the usual price; none where nothing is dearer
        self.rate = 1.0  # cards in a turn
        self.spare = 0.0  # turns that cards are worth beside the plan
        self._place: i64 = CITADEL
        self._stage: i64 = NOTHING
        self._best = NEVER
        self._missing: i64 = SET
        self._kept = vec[i64]()
        self._order = vec[i64]([-1] * SET)
        self._draws = vec[float]([0.0] * (_SUITS * _TIMES))
        self._read(t, seat)

    # --- what there is -------------------------------------------------------------------------------------------

    def _read(self, t: RaceTable, seat: i64) -> None:
        matching: i64 = 0
        cards: i64 = 0
        for suit in t.rules.stacks:
            held = t.held(seat, suit)
            cards += COUNT[held]
            if suit == JOKERS:
                self.spare += _JOKER * float(COUNT[held])
                continue
            matching |= held & MATCHING
            self.points[suit] = self._payable(t, seat, suit, held)
            self.own = _add_royals(self.own, suit, held)
            self.offers = _add_royals(self.offers, suit, t.held(COURT, suit))
        for royal in self.offers:
            self._numbers = append(self._numbers, number_of(royal))
        if t.rules.raises:
            self._read_dues(t)
        self.rate = 1.0 + CHANCE[COUNT[matching]]
        self.spare += _CARD * float(cards)
        self.spare += _SWORD * min(self._swords(t), 20.0)
        self._read_flow(t, seat)
        self._count_draws()

    def _read_dues(self, t: RaceTable) -> None:
        self.dues = vec[i64]([0] * HEXAGONS)
        for royal in self.offers:
            self.dues[house_of(royal)] = t.claim_price(royal) - CLAIM_PRICE

    def _swords(self, t: RaceTable) -> float:
        """Points to fight with."""
        total = 0.0
        for suit in t.rules.stacks:
            if t.rules.swords & bit(suit):
                total += self.points[suit]
        return total

    def _payable(self, t: RaceTable, seat: i64, suit: i64, held: i64) -> float:
        """What the pips of a suit can pay, with what options add."""
        total = t.rules.sums[held & PIP_RANKS]
        if t.rules.bonuses and total > 0:
            total += sum_of(t, seat, seat, bit(suit)) - t.rules.sums[held]
        return float(total)

    def _read_flow(self, t: RaceTable, seat: i64) -> None:
        """Cards that this player has not seen: in the pile and in the hands of others; few, and those spent too."""
        unseen = 0.0
        for suit in t.rules.stacks:
            if suit != JOKERS:
                unseen += float(COUNT[self._unseen(t, seat, suit, False)])
        is_short = unseen < 8.0
        if is_short:
            unseen = 0.0
            for suit in t.rules.stacks:
                if suit != JOKERS:
                    unseen += float(COUNT[self._unseen(t, seat, suit, True)])
        for suit in t.rules.stacks:
            if suit != JOKERS:
                points = float(t.rules.sums[self._unseen(t, seat, suit, is_short)])
                self.flow[suit] = max(0.15, points / max(1.0, unseen))

    def _unseen(self, t: RaceTable, seat: i64, suit: i64, is_short: bool) -> i64:
        found = t.held(PILE, suit)
        other: i64 = 0
        while other < t.players:
            if other != seat:
                found |= t.held(other, suit) & PIP_RANKS
            other += 1
        return found | t.held(SPENT, suit) if is_short else found

    # --- the best plan -------------------------------------------------------------------------------------------

    def weigh(self, place: i64, stage: i64) -> float:
        """Turns to win from a place, with so much of the turn left; the plan is kept."""
        self._place = place
        self._stage = stage
        self._best = NEVER
        self.kept = 0
        self.wanted = 0
        self.first = -1
        self._keep(0, vec[i64]())
        spare = min(_MOST_SPARED, self.spare + self._spared() + _HELD * float(size(self.kept)))
        self.turns = self._best - spare * self._best / (self._best + _SOON)
        return self.turns

    def _spared(self) -> float:
        """What points are worth that the plan does not need."""
        total = 0.0
        suit: i64 = 0
        while suit < _SUITS:
            total += max(0.0, self.points[suit] - float(self.need(suit)))
            suit += 1
        return _SPARE * min(total, _MOST_SPARE)

    def goal(self) -> i64:
        """Where it goes next."""
        return self.first if self.wanted else CITADEL

    def need(self, suit: i64) -> i64:
        """The points of a suit that the plan asks for. JR-A1."""
        houses = self.wanted >> (2 + 3 * suit) & 7
        total = CLAIM_PRICE * COUNT[houses]
        if len(self.dues) > 0:
            while houses:
                total += self.dues[2 + 3 * suit + LOWEST[houses]]
                houses &= houses - 1
        return total

    def dearest(self, suit: i64) -> i64:
        """The highest royal of a suit that the plan asks for; -1 if it asks for none."""
        wanted = self.wanted >> (2 + 3 * suit) & 7
        return suit * 13 + 12 - LOWEST[wanted] if wanted else -1

    def lacks(self, suit: i64) -> bool:
        """Whether the plan asks for more points of a suit than there are."""
        return float(self.need(suit)) > self.points[suit]

    def _keep(self, at: i64, kept: vec[i64]) -> None:
        """Try every set of royals in hand that can be part of one that wins; the others can be spent."""
        if at == len(self.own):
            self._plan(kept)
            return
        royal = self.own[at]
        can = len(kept) < SET
        for other in kept:
            if not fits(self.objective, royal, other):
                can = False
        if can:
            self._keep(at + 1, append(kept[:], royal))
            if self.objective == SIMPLE:
                return
        self._keep(at + 1, kept)

    def _plan(self, kept: vec[i64]) -> None:
        missing: i64 = SET - len(kept)
        if missing == 0:
            self._take(kept, 0, self._arrival(CITADEL))
            return
        loose = self._loosen(kept, 10.0)
        if loose:
            self._count_draws()
        self._missing = missing
        self._kept = kept
        free = self._free_with(kept)
        clumsy = _CLUMSY if len(self.own) >= SET else 0.0
        is_many = self.objective != TRIBAL and size(free) > _MOST_OFFERS  # of one suit there are three
        if is_many:
            self._visit(self._promising(free), 0, clumsy, 0.0, 0.0)
        if not is_many or self._best == NEVER:
            self._visit(free, 0, clumsy, 0.0, 0.0)
        if loose:
            self._loosen(kept, -10.0)
            self._count_draws()

    def _loosen(self, kept: vec[i64], points: float) -> bool:
        """Royals that are not kept can pay in their suit, once."""
        found = False
        for royal in self.own:
            is_kept = False
            for other in kept:
                if other == royal:
                    is_kept = True
            if not is_kept:
                self.points[royal // 13] += points
                found = True
        return found

    def _arrival(self, hexagon: i64) -> float:
        """After how many turns a rabbit is there, at the earliest, from where it is now."""
        time = self.ways.time(self._place, hexagon)
        if self._stage == JOURNEY:
            return max(0.0, time - 1.0)
        if self._stage == NOTHING:
            return max(1.0, time)
        return time

    def _free_with(self, kept: vec[i64]) -> i64:
        """The royals of the court that can be part of one set with those that are kept, as a mask by number."""
        found: i64 = 0
        for number in self._numbers:
            found |= bit(number)
        for royal in kept:
            found &= FITTING[self.objective * ROYALS + number_of(royal)]
        return found

    def _promising(self, free: i64) -> i64:
        """Those that would be brought home soonest if each were the only one."""
        times = vec[float]()
        for number in self._numbers:
            house = HOUSES[number]
            there, wait = self._arrival(house), self._draws[number // 3 * _TIMES + 1] / self.rate
            home = self.ways.time(house, CITADEL)
            times = append(times, max(there, wait) + _SLACK * min(there, wait) + home)
        found: i64 = 0
        while size(found) < _MOST_OFFERS:
            soonest: i64 = -1
            n: i64 = 0
            while n < len(times):
                if (free & ~found) >> self._numbers[n] & 1 and (soonest < 0 or times[n] < times[soonest]):
                    soonest = n
                n += 1
            found |= bit(self._numbers[soonest])
        return found

    def _visit(self, free: i64, done: i64, time: float, total: float, longest: float) -> None:
        """Try every royal that is free as the next one to claim, as long as that can still be the best plan.

        `total` and `longest`: the cards to be drawn for those visited before, by suit, together and at most.
        """
        left = float(self._missing - done - 1)
        times, draws, order = self.ways.times, self._draws, self._order
        row: i64 = 0  # of the times from where the rabbit is then
        if done > 0:
            row = (HOUSES[order[done - 1]] + 1) * HEXAGONS
        for number in self._numbers:  # this loop is most of what a simulation costs
            if not free >> number & 1:
                continue
            house = HOUSES[number]
            there = time
            if done > 0:
                there += times[row + house]
            else:
                there += self._arrival(house)
            back = times[(house + 1) * HEXAGONS + CITADEL]
            if there + back + left >= self._best:
                continue  # whatever cards there are
            place = number // 3 * _TIMES + self._times(number // 3, done)
            all_draws = total + draws[place + 1] - draws[place]
            most = max(longest, draws[place + 1])
            wait = (most + _ALSO * (all_draws - most)) / self.rate
            there = max(there, wait) + _SLACK * min(there, wait)
            home = there + back
            if home + left >= self._best:
                continue
            order[done] = number
            if done + 1 == self._missing:
                self._take(self._kept, done + 1, home)
            else:
                self._visit(free & FITTING[self.objective * ROYALS + number], done + 1, there, all_draws, most)

    def _times(self, suit: i64, visits: i64) -> i64:
        """How many of the first so many visits are for a suit."""
        found: i64 = 0
        n: i64 = 0
        while n < visits:
            if self._order[n] // 3 == suit:
                found += 1
            n += 1
        return found

    def _count_draws(self) -> None:
        """By suit and royals of it: the cards to be drawn until they can be paid, more or less."""
        suit: i64 = 0
        while suit < _SUITS:
            times: i64 = 1
            while times < _TIMES:
                lacking = float(CLAIM_PRICE * times) - self.points[suit] + _OVERPAY * float(times - 1)
                place = suit * _TIMES + times
                self._draws[place] = (lacking + _OVERPAY) / self.flow[suit] if lacking > 0.0 else 0.0
                times += 1
            suit += 1

    def _take(self, kept: vec[i64], visits: i64, turns: float) -> None:
        if turns >= self._best:
            return
        self._best = turns
        self.kept = 0
        for royal in kept:
            self.kept |= bit(house_of(royal))
        self.wanted = 0
        self.first = -1
        n: i64 = 0
        while n < visits:
            self.wanted |= bit(HOUSES[self._order[n]])
            n += 1
        if visits:
            self.first = HOUSES[self._order[0]]


def _add_royals(found: vec[i64], suit: i64, held: i64) -> vec[i64]:
    royals = held & ROYAL_RANKS
    while royals:
        found = append(found, suit * 13 + LOWEST[royals])
        royals &= royals - 1
    return found
