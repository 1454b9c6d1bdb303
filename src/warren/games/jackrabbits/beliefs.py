"""What one seat can know of the cards it does not see.

A seat knows where a card is once it has been shown, until it may have been stolen: then there are several possible
pasts, each with its weight. A *past* says which hand has each card that was shown, and how many more of each *lot* a
hand has. A lot is what one shuffle put into the pile: the cards of it that nobody has shown lie, each as likely as the
others, where cards of that lot are hidden, in hands or (of the last lot) in the pile.

Every way for chance to have fallen that agrees with what was told is equally likely. A card that is shown by a hand
that may not hold it, or holds it in only some of the ways, changes the weights; a card stolen unseen splits a past.
Royals are not followed: carrots tell who has them. docs/decisions/0013 has the figures behind all this.

A past is a row of numbers: two bits for the hand of each card that was shown, then for each lot the counts by hand.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.cards import bit
from warren.core.facts import HIDDEN, first, kind_of, seat_of, second
from warren.core.rng import Chance
from warren.games.jackrabbits.deck import JOKERS, PILE, RANK_BIT, STACK, is_royal
from warren.games.jackrabbits.merger import Merger
from warren.games.jackrabbits.tracking import (
    DRAWS,
    GIVES,
    KEEPS,
    RESHUFFLES,
    ROLES,
    SHOWS,
    STEALS,
    TAKES,
    card_of,
    number_of,
)

MOST_PASTS: Final = 1000
"""Of more possible pasts than this, the heaviest are kept."""

# Where a card is, to the knowledge of this seat; or the number of its lot, if nobody has shown it since.
HELD: Final = -1  # in a hand: each past says in which
OUT: Final = -2  # in the spent lot or in the court
GONE: Final = -3  # in front of a player, never to come back

_IN_WORD: Final = 31  # cards, two bits each
_ANY_HAND: Final = 15  # as a mask
_BITS: Final = 15  # of a count
_COUNT: Final = 0x7FFF
_ROUND: Final = 1 << 30


class Beliefs:
    """All possible pasts of one view, worked out from its memory."""

    def __init__(self, players: i64, stacks: vec[i64], memory: vec[i64], most: i64 = MOST_PASTS) -> None:
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
        self.words: i64 = highest // _IN_WORD + 1
        self.lots: i64 = 0
        self.left = vec[i64]()  # by lot: how many of its cards nobody has shown
        self.rows = vec[i64]([0] * int(self.words))
        self.weights = vec[float]([1.0])
        self._reshuffle()
        self.fates = vec[i64]()
        self._foresee(memory)
        for told in memory:
            self._hear(told)
        self._make_ready()

    def stride(self) -> i64:
        return self.words + self.lots

    def hand_in(self, past: i64, number: i64) -> i64:
        """The hand that has a card which was shown."""
        word = self.rows[past * self.stride() + number // _IN_WORD]
        return word >> (2 * (number % _IN_WORD)) & 3

    def count_in(self, past: i64, lot: i64, seat: i64) -> i64:
        """How many cards of a lot a hand has that it never showed."""
        return self.rows[past * self.stride() + self.words + lot] >> (_BITS * seat) & _COUNT

    # --- what was told -------------------------------------------------------------------------------------------

    def _hear(self, told: i64) -> None:
        role, seat, card = ROLES[kind_of(told)], seat_of(told), first(told)
        if role == DRAWS:
            self._draw(seat, card)
        elif role == RESHUFFLES:
            self._reshuffle()
        elif role == SHOWS:
            if not is_royal(card):
                self._show(seat, number_of(card))
        elif role == GIVES:
            self._give_up(seat, number_of(card))
        elif role == TAKES:
            self._put(seat, number_of(card))
        elif role == KEEPS:
            self.places[number_of(card)] = GONE
        elif role == STEALS:
            if second(told) == HIDDEN:
                self._steal(seat, card)
            else:
                self._give_up(card, number_of(second(told)))
                self._put(seat, number_of(second(told)))

    def _draw(self, seat: i64, card: i64) -> None:
        last = self.lots - 1
        if card != HIDDEN:
            self.left[last] -= 1
            self._put(seat, number_of(card))
            return
        self._add(last, bit(_BITS * seat))

    def _reshuffle(self) -> None:
        """The pile was empty, and what was spent becomes a lot. Lots that were shown to the last card are forgotten."""
        kept = vec[i64]()
        left = vec[i64]()
        lot: i64 = 0
        while lot < self.lots:
            if self.left[lot]:
                kept = append(kept, lot)
                left = append(left, self.left[lot])
            lot += 1
        self._keep_lots(kept)
        shuffled: i64 = 0
        for number in self.numbers:
            place = self.places[number]
            if place == OUT and number >= 2:
                self.places[number] = len(kept)
                shuffled += 1
            elif place >= 0:
                lot = 0
                while kept[lot] != place:
                    lot += 1
                self.places[number] = lot
        self.left = append(left, shuffled)

    def _keep_lots(self, kept: vec[i64]) -> None:
        """The counts of these lots, and of a new one, of which nobody has a card yet."""
        rows = vec[i64]()
        stride = self.stride()
        start: i64 = 0
        while start < len(self.rows):
            word: i64 = 0
            while word < self.words:
                rows = append(rows, self.rows[start + word])
                word += 1
            for lot in kept:
                rows = append(rows, self.rows[start + self.words + lot])
            rows = append(rows, 0)
            start += stride
        self.rows = rows
        self.lots = len(kept) + 1

    def _show(self, seat: i64, number: i64) -> None:
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
        self._add(lot, -bit(_BITS * seat))
        self._put(seat, number)

    def _weigh(self, seat: i64, number: i64, lot: i64) -> None:
        """Pasts in which a hand cannot show a card fall away; the others count by the ways in which it can."""
        ways = vec[float]()
        total = 0.0
        past: i64 = 0
        while past < len(self.weights):
            weight = self.weights[past]
            if lot >= 0:
                weight *= float(self.count_in(past, lot, seat))
            elif self.hand_in(past, number) != seat:
                weight = 0.0
            ways = append(ways, weight)
            total += weight
            past += 1
        if total > 0.0:
            self._keep(ways, 0.0, len(ways))
        else:
            self._keep_one()

    def _give_up(self, seat: i64, number: i64) -> None:
        self._show(seat, number)
        self.places[number] = OUT

    def _put(self, seat: i64, number: i64) -> None:
        """A card is known to be in this hand now."""
        self.places[number] = HELD
        shift = 2 * (number % _IN_WORD)
        others = ~(3 * bit(shift))
        here = seat * bit(shift)
        at = number // _IN_WORD
        while at < len(self.rows):
            self.rows[at] = self.rows[at] & others | here
            at += self.stride()

    def _add(self, lot: i64, amount: i64) -> None:
        """Change a count in every past."""
        at = self.words + lot
        while at < len(self.rows):
            self.rows[at] += amount
            at += self.stride()

    # --- thefts --------------------------------------------------------------------------------------------------

    def _foresee(self, memory: vec[i64]) -> None:
        """For every theft unseen, the last one first: from which hands each card can still come to be shown as it was.

        What has no future need not be followed: most pasts end soon, when somebody shows a card they do not have there.
        """
        hands = vec[i64]([_ANY_HAND] * len(self.places))
        at: i64 = len(memory) - 1
        while at >= 0:
            told = memory[at]
            role, seat, card = ROLES[kind_of(told)], seat_of(told), first(told)
            if role == STEALS and second(told) == HIDDEN:
                for number in self.numbers:
                    self.fates = append(self.fates, hands[number])
                    if hands[number] & bit(seat):
                        hands[number] |= bit(card)
            elif role == STEALS:
                hands[number_of(second(told))] = bit(card)
            elif role == GIVES or (role == SHOWS and not is_royal(card)):
                hands[number_of(card)] = bit(seat)
            elif role == TAKES:
                hands[number_of(card)] = _ANY_HAND
            at -= 1

    def _steal(self, thief: i64, victim: i64) -> None:
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
            split = self._split_all(thief, victim, held, vec[i64]([_ANY_HAND] * len(held)))
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
                word = number // _IN_WORD
                before = row[word]
                row[word] = before + (thief - victim) * bit(2 * (number % _IN_WORD))
                split.add(row, weight)
                row[word] = before
            at += 1
        lot: i64 = 0
        while lot < self.lots and not needed:
            count = self.count_in(past, lot, victim)
            if count:
                before = row[self.words + lot]
                row[self.words + lot] = before + bit(_BITS * thief) - bit(_BITS * victim)
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
        self._keep(self.weights, floor, equal)

    def _keep(self, weights: vec[float], floor: float, equal: i64) -> None:
        """Keep the pasts that weigh more than a floor, and so many that weigh as much, but none that weighs nothing."""
        rows = vec[i64]()
        kept = vec[float]()
        total = 0.0
        stride = self.stride()
        past: i64 = 0
        while past < len(weights):
            weight = weights[past]
            if weight > floor or (weight == floor and equal > 0 and weight > 0.0):
                if weight == floor:
                    equal -= 1
                kept = append(kept, weight)
                total += weight
                at = past * stride
                while at < (past + 1) * stride:
                    rows = append(rows, self.rows[at])
                    at += 1
            past += 1
        self.rows = rows
        self.weights = vec[float]()
        for weight in kept:
            self.weights = append(self.weights, weight / total)

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
        self._put(seat, number)

    def _swap(self, seat: i64, lot: i64) -> None:
        """The one past that is left has no card of this lot in a hand: it gets one for another card."""
        other: i64 = 0
        while other == seat or self.count_in(0, lot, other) == 0:
            other += 1
        self._pass_back(seat, other)
        self._add(lot, bit(_BITS * seat) - bit(_BITS * other))

    def _pass_back(self, seat: i64, other: i64) -> None:
        """Any card of a hand that nobody can be sure of, from there to another hand."""
        lot: i64 = 0
        while lot < self.lots:
            if self.count_in(0, lot, seat):
                self._add(lot, bit(_BITS * other) - bit(_BITS * seat))
                return
            lot += 1
        for number in self.numbers:
            if self.places[number] == HELD and self.hand_in(0, number) == seat:
                self._put(other, number)
                return

    # --- drawing -------------------------------------------------------------------------------------------------

    def _make_ready(self) -> None:
        """Lay out what every draw needs: cards that were shown, the cards of each lot, and weights added up."""
        self.held = vec[i64]()
        for number in self.numbers:
            if self.places[number] == HELD:
                self.held = append(self.held, number)
        self.unseen = vec[i64]()  # the cards of the first lot, of the second, ...
        lot: i64 = 0
        while lot < self.lots:
            for number in self.numbers:
                if self.places[number] == lot:
                    self.unseen = append(self.unseen, card_of(number))
            lot += 1
        self.marks = vec[float]()
        total = 0.0
        for weight in self.weights:
            total += weight
            self.marks = append(self.marks, total)

    def pick(self, chance: Chance) -> i64:
        """One past, by its weight."""
        low: i64 = 0
        high: i64 = len(self.marks) - 1
        if high:
            mark = self.marks[high] * float(chance.below(_ROUND)) / _ROUND
            while low < high:
                middle = (low + high) // 2
                if mark < self.marks[middle]:
                    high = middle
                else:
                    low = middle + 1
        return low

    def deal(self, cards: vec[i64], chance: Chance) -> None:
        """Add pips and jokers to stacks that have none yet, in hands and in the pile, as they may lie."""
        past = self.pick(chance)
        for number in self.held:
            lay(cards, self.hand_in(past, number), card_of(number))
        pool = self.unseen[:]
        start: i64 = 0
        lot: i64 = 0
        while lot < self.lots:
            end = start + self.left[lot]
            left = end
            seat: i64 = 0
            while seat < self.players:
                count = self.count_in(past, lot, seat)
                while count > 0:
                    at = start + chance.below(left - start)
                    lay(cards, seat, pool[at])
                    left -= 1
                    pool[at] = pool[left]
                    count -= 1
                seat += 1
            while left > start:  # only of the last lot: they are in the pile
                left -= 1
                lay(cards, PILE, pool[left])
            start = end
            lot += 1


def lay(cards: vec[i64], place: i64, card: i64) -> None:
    cards[place * STACK + card // 13] |= RANK_BIT[card % 13]
