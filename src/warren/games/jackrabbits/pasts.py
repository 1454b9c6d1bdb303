"""Possible pasts, as rows of numbers with weights, and what changes them: cards that are shown, and taken unseen.

A past is a row: three bits for the hand of each card that was shown, then for each lot the counts by hand. `beliefs.py`
tells what pasts and lots are.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.cards import bit
from warren.games.jackrabbits.deck import JOKERS
from warren.games.jackrabbits.merger import Merger
from warren.games.jackrabbits.tracking import number_of

# Where a card is, to the knowledge of this seat; or the number of its lot, if nobody has shown it since.
HELD: Final = -1  # in a hand: each past says in which
OUT: Final = -2  # in the spent lot or in the court
OPEN: Final = -3  # laid open, in no hand

IN_WORD: Final = 21  # cards, three bits each
HANDS: Final = 8  # for which there is room: those of the seats, and what is hidden beside them
ANYWHERE: Final = (1 << HANDS) - 1  # as a mask
BITS: Final = 7  # of a count: a lot has all pips at most
COUNT: Final = 0x7F


class Pasts:
    """All that may have happened, to the knowledge of one seat: the real past too, unless there are too many."""

    def __init__(self, players: i64, stacks: vec[i64], most: i64) -> None:
        self.players = players
        self.most = most
        self.numbers = vec[i64]([0, 1])  # the cards in play that are followed
        for suit in stacks:
            if suit != JOKERS:
                rank: i64 = 0
                while rank < 10:
                    self.numbers = append(self.numbers, number_of(suit * 13 + rank))
                    rank += 1
        highest = self.numbers[len(self.numbers) - 1]
        self.places = vec[i64]([OUT] * (int(highest) + 1))
        self.words: i64 = highest // IN_WORD + 1
        self.lots: i64 = 0
        self.left = vec[i64]()  # by lot: how many of its cards nobody has shown
        self.rows = vec[i64]([0] * int(self.words))
        self.weights = vec[float]([1.0])
        self.fates = vec[i64]()  # by theft to come and card, the last theft first: hands from which it has a future

    def stride(self) -> i64:
        return self.words + self.lots

    def hand_in(self, past: i64, number: i64) -> i64:
        """The hand that has a card which was shown."""
        word = self.rows[past * self.stride() + number // IN_WORD]
        return word >> (3 * (number % IN_WORD)) & 7

    def count_in(self, past: i64, lot: i64, seat: i64) -> i64:
        """How many cards of a lot a hand has that it never showed."""
        return self.rows[past * self.stride() + self.words + lot] >> (BITS * seat) & COUNT

    # --- cards that are shown ------------------------------------------------------------------------------------

    def show(self, seat: i64, number: i64) -> None:
        """A hand has this card, in every past that is left."""
        lot = self.places[number]
        if len(self.weights) > 1:
            self._weigh(seat, number, lot)
        if lot == HELD:
            if self.hand_in(0, number) != seat:
                self._exchange(seat, number)
            return
        if self.count_in(0, lot, seat) == 0:
            self._swap(seat, lot)
        self.left[lot] -= 1
        self.add(lot, -bit(BITS * seat))
        self.put(seat, number)

    def _weigh(self, seat: i64, number: i64, lot: i64) -> None:
        """Pasts in which a hand cannot show a card fall away; the others count by the ways in which it can."""
        ways = self.weights[:]
        total = 0.0
        past: i64 = 0
        while past < len(ways):
            weight = ways[past]
            if lot >= 0:
                weight *= float(self.count_in(past, lot, seat))
            elif self.hand_in(past, number) != seat:
                weight = 0.0
            ways[past] = weight
            total += weight
            past += 1
        if total > 0.0:
            self.keep(ways, 0.0, len(ways))
        else:
            self._keep_one()

    def give_up(self, seat: i64, number: i64) -> None:
        """A card leaves a hand, or where it was laid open."""
        if self.places[number] != OPEN:
            self.show(seat, number)
        self.places[number] = OUT

    def lay_open(self, seat: i64, number: i64) -> None:
        """A card leaves a hand to lie open, if it was not spent just before."""
        if self.places[number] != OUT:
            self.show(seat, number)
        self.places[number] = OPEN

    def put(self, seat: i64, number: i64) -> None:
        """A card is known to be in this hand now."""
        self.places[number] = HELD
        shift = 3 * (number % IN_WORD)
        others = ~(7 * bit(shift))
        here = seat * bit(shift)
        at = number // IN_WORD
        while at < len(self.rows):
            self.rows[at] = self.rows[at] & others | here
            at += self.stride()

    def add(self, lot: i64, amount: i64) -> None:
        """Change a count in every past."""
        at = self.words + lot
        while at < len(self.rows):
            self.rows[at] += amount
            at += self.stride()

    # --- cards that are taken unseen -----------------------------------------------------------------------------

    def steal(self, thief: i64, victim: i64) -> None:
        """Any card of the victim's hand, each as likely as the others, but no royal: its carrot would have told."""
        held = vec[i64]()
        fates = vec[i64]()
        at: i64 = len(self.fates) - len(self.numbers)
        for number in self.numbers:
            if self.places[number] == HELD:
                held = append(held, number)
                fates = append(fates, self.fates[at])
            at += 1
        self.fates = self.fates[: len(self.fates) - len(self.numbers)]
        split = self._split_all(thief, victim, held, fates)
        if len(split.weights) == 0:  # all that have a future were left out before
            split = self._split_all(thief, victim, held, vec[i64]([ANYWHERE] * len(held)))
        self.rows = split.rows
        self.weights = split.weights
        self._bound()

    def _split_all(self, thief: i64, victim: i64, held: vec[i64], fates: vec[i64]) -> Merger:
        split = Merger(self.stride())
        past: i64 = 0
        while past < len(self.weights):
            self._split(past, thief, victim, held, fates, split)
            past += 1
        return split

    def _split(self, past: i64, thief: i64, victim: i64, held: vec[i64], fates: vec[i64], split: Merger) -> None:
        """Every card that may have gone from one hand to the other; cards that cannot have stayed there must have."""
        needed: i64 = 0
        at: i64 = 0
        while at < len(held):
            if not fates[at] & bit(victim) and self.hand_in(past, held[at]) == victim:
                needed += 1
            at += 1
        if needed > 1:
            return
        start = past * self.stride()
        weight = self.weights[past]
        row = self.rows[start : start + self.stride()]
        at = 0
        while at < len(held):
            number, fate = held[at], fates[at]
            if fate & bit(thief) and not (needed and fate & bit(victim)) and self.hand_in(past, number) == victim:
                word = number // IN_WORD
                before = row[word]
                row[word] = before + (thief - victim) * bit(3 * (number % IN_WORD))
                split.add(row, weight)
                row[word] = before
            at += 1
        lot: i64 = 0
        while lot < self.lots and not needed:
            count = self.count_in(past, lot, victim)
            if count:
                before = row[self.words + lot]
                row[self.words + lot] = before + bit(BITS * thief) - bit(BITS * victim)
                split.add(row, weight * float(count))
                row[self.words + lot] = before
            lot += 1

    def _bound(self) -> None:
        """Keep the heaviest pasts, of equal ones the earlier, and have the weights add up to 1."""
        floor = 0.0
        equal = len(self.weights)
        if len(self.weights) > self.most:
            ranked = sorted(self.weights, reverse=True)
            floor = ranked[self.most - 1]
            equal = ranked[: self.most].count(floor)
        self.keep(self.weights, floor, equal)

    def keep(self, weights: vec[float], floor: float, equal: i64) -> None:
        """Keep the pasts that weigh more than a floor, and so many that weigh as much, but none that weighs nothing."""
        total = 0.0
        kept: i64 = 0
        past: i64 = 0
        while past < len(weights):
            weight = weights[past]
            if weight > floor or (weight == floor and equal > 0 and weight > 0.0):
                if weight == floor:
                    equal -= 1
                self._move_row(past, kept)
                self.weights[kept] = weight
                total += weight
                kept += 1
            past += 1
        self.rows = self.rows[: kept * self.stride()]
        self.weights = self.weights[:kept]
        past = 0
        while past < kept:
            self.weights[past] /= total
            past += 1

    def _move_row(self, past: i64, to: i64) -> None:
        """A past takes the place of an earlier one, or stays."""
        stride = self.stride()
        at: i64 = 0
        while past != to and at < stride:
            self.rows[to * stride + at] = self.rows[past * stride + at]
            at += 1

    def _keep_one(self) -> None:
        """Of pasts that are all wrong, the heaviest is put right: see below."""
        best: i64 = 0
        past: i64 = 1
        while past < len(self.weights):
            if self.weights[past] > self.weights[best]:
                best = past
            past += 1
        self.rows = self.rows[best * self.stride() : (best + 1) * self.stride()]
        self.weights = vec[float]([1.0])

    # --- where the pasts that were kept are all wrong -------------------------------------------------------------

    def _exchange(self, seat: i64, number: i64) -> None:
        """The one past that is left has a card in another hand: the two hands change a card."""
        other = self.hand_in(0, number)
        self._pass_back(seat, other)
        self.put(seat, number)

    def _swap(self, seat: i64, lot: i64) -> None:
        """The one past that is left has no card of this lot in a hand: it gets one for another card."""
        other: i64 = 0
        while other == seat or self.count_in(0, lot, other) == 0:
            other += 1
        self._pass_back(seat, other)
        self.add(lot, bit(BITS * seat) - bit(BITS * other))

    def _pass_back(self, seat: i64, other: i64) -> None:
        """Any card of a hand that nobody can be sure of, from there to another hand."""
        lot: i64 = 0
        while lot < self.lots:
            if self.count_in(0, lot, seat):
                self.add(lot, bit(BITS * other) - bit(BITS * seat))
                return
            lot += 1
        for number in self.numbers:
            if self.places[number] == HELD and self.hand_in(0, number) == seat:
                self.put(other, number)
                return
