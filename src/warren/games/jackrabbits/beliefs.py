"""What one seat can know of the cards it does not see.

A seat knows where a card is once it has been shown, until it may have been stolen: then there are several possible
pasts, each with its weight. A *past* says which hand has each card that was shown, and how many more of each *lot* a
hand has. A lot is what one shuffle put into the pile: the cards of it that nobody has shown lie, each as likely as the
others, where cards of that lot are hidden, in hands or (of the last lot) in the pile.

Every way for chance to have fallen that agrees with what was told is equally likely. A card that is shown by a hand
that may not hold it, or holds it in only some of the ways, changes the weights; a card stolen unseen splits a past.
What is given unseen in a trade lies on the giver's *tray*, which is one more hand, until the cards change hands.
Royals are not followed: carrots tell who has them. docs/decisions/0013 has the figures behind all this.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.cards import bit
from warren.core.facts import HIDDEN, first, kind_of, seat_of, second
from warren.core.rng import Chance
from warren.games.jackrabbits.dealings import Dealing
from warren.games.jackrabbits.deck import PILE, RANK_BIT, STACK, is_royal
from warren.games.jackrabbits.facts import (
    ASKS,
    DRAWS,
    EMPTIES,
    EXCHANGES,
    GIVES,
    HANDS,
    LAYS,
    REFILLS,
    RESHUFFLES,
    ROLES,
    SAYS,
    SHOWS,
    STEALS,
    STOWS,
    TAKES,
    UNLOADS,
)
from warren.games.jackrabbits.merger import Merger
from warren.games.jackrabbits.pasts import BITS, COUNT, HELD, IN_WORD, OUT, Pasts
from warren.games.jackrabbits.slots import SLOTS
from warren.games.jackrabbits.tracking import card_of, number_of

MOST_PASTS: Final = 1000
"""Of more possible pasts than this, the heaviest are kept."""

ANY_HAND: Final = 15  # as a mask
TRAY: Final = 4  # of who offers a trade; the other's tray is the next one

HOLD: Final = 6
"""What nobody sees beside hands and pile, as one more hand. Which lots its cards are of, everybody knows."""

POOL: Final = 7
"""The pile, where it was made of such cards: then it is of several lots, and a hand from which one draws unseen."""

_ROUND: Final = 1 << 30


class Beliefs(Pasts):
    """All possible pasts of one view, worked out from its memory."""

    def __init__(self, players: i64, stacks: vec[i64], memory: vec[i64], most: i64 = MOST_PASTS) -> None:
        super().__init__(players, stacks, most)
        self.dealing = Dealing()
        self.has_hold = False  # whether a card has gone there
        self.is_pool = False  # whether the pile is one
        self._reshuffle()
        self._foresee(memory)
        for told in memory:
            self._hear(told)
        self._make_ready()

    # --- what was told -------------------------------------------------------------------------------------------

    def _hear(self, told: i64) -> None:
        role, seat, card = ROLES[kind_of(told)], seat_of(told), first(told)
        if role == DRAWS:
            self._draw(seat, card)
        elif role == RESHUFFLES:
            self.is_pool = False
            self._reshuffle()
        elif role == STOWS:
            self.has_hold = True
            self._draw(HOLD, HIDDEN)
        elif role == UNLOADS:
            if card != HIDDEN:
                self.give_up(HOLD, number_of(card))
                self.put(seat, number_of(card))
        elif role == EMPTIES:
            self._hand_over(HOLD, seat)
        elif role == REFILLS:
            self.is_pool = True
            self._hand_over(HOLD, POOL)
        elif role == SHOWS:
            if not is_royal(card):
                self.show(seat, number_of(card))
        elif role == GIVES:
            self.give_up(seat, number_of(card))
        elif role == TAKES:
            self.put(seat, number_of(card))
        elif role == LAYS:
            self.lay_open(seat, number_of(card))
        elif role == SAYS:
            self.dealing.hear_said(seat, second(told))
        elif role == ASKS:
            self.dealing.hear_asked(second(told))
        elif role == HANDS:
            self._lay_on_tray(seat, second(told))
        elif role == EXCHANGES:
            self._empty_trays(seat, card)
        elif role == STEALS:
            if second(told) == HIDDEN:
                self.steal(seat, card)
            else:
                self.give_up(card, number_of(second(told)))
                self.put(seat, number_of(second(told)))

    def _draw(self, seat: i64, card: i64) -> None:
        last = self.lots - 1
        if self.is_pool:
            if card == HIDDEN:
                self.steal(seat, POOL)
            else:
                self.give_up(POOL, number_of(card))
                self.put(seat, number_of(card))
            return
        if card != HIDDEN:
            self.left[last] -= 1
            self.put(seat, number_of(card))
            return
        self.add(last, bit(BITS * seat))

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

    # --- thefts --------------------------------------------------------------------------------------------------

    def _foresee(self, memory: vec[i64]) -> None:
        """For every card taken unseen, the last one first: from which hands each can still come to be shown as it was.

        What has no future need not be followed: most pasts end soon, when somebody shows a card they do not have there.
        """
        hands = vec[i64]([ANY_HAND] * len(self.places))
        offerer: i64 = -1  # of the last trade
        pooled = self._pooled(memory)
        at: i64 = len(memory) - 1
        while at >= 0:
            told = memory[at]
            role, seat, card = ROLES[kind_of(told)], seat_of(told), first(told)
            if role == EXCHANGES:
                offerer = seat
            if role == STEALS and second(told) == HIDDEN:
                for number in self.numbers:
                    self.fates = append(self.fates, hands[number])
                    if hands[number] & bit(seat):
                        hands[number] |= bit(card)
            elif role == STEALS:
                hands[number_of(second(told))] = bit(card)
            elif role == EXCHANGES:
                self._foresee_trade(hands, seat, card)
            elif role == HANDS:
                self._foresee_gift(hands, seat, second(told), offerer)
            elif role in (GIVES, LAYS) or (role == SHOWS and not is_royal(card)):
                hands[number_of(card)] = bit(seat)
            elif role == TAKES:
                hands[number_of(card)] = ANY_HAND
            elif pooled[at]:
                self._foresee_draw(hands, HOLD if role == STOWS else seat, HIDDEN if role == STOWS else card)
            elif role == EMPTIES:
                self._foresee_move(hands, HOLD, seat)
            elif role == REFILLS:
                self._foresee_move(hands, HOLD, POOL)
            elif role == UNLOADS and card != HIDDEN:
                hands[number_of(card)] = bit(HOLD)
            at -= 1

    def _pooled(self, memory: vec[i64]) -> list[bool]:
        """By what was told: whether it is a card drawn from a pile that is a pool."""
        found: list[bool] = []
        is_pool = False
        for told in memory:
            role = ROLES[kind_of(told)]
            found.append(is_pool and (role == DRAWS or role == STOWS))
            if role == REFILLS or role == RESHUFFLES:
                is_pool = role == REFILLS
        return found

    def _foresee_draw(self, hands: vec[i64], seat: i64, card: i64) -> None:
        """Out of a pool: what can be shown from a hand may have come from there."""
        if card != HIDDEN:
            hands[number_of(card)] = bit(POOL)
            return
        for number in self.numbers:
            self.fates = append(self.fates, hands[number])
            if hands[number] & bit(seat):
                hands[number] |= bit(POOL)

    def _foresee_move(self, hands: vec[i64], source: i64, target: i64) -> None:
        for number in self.numbers:
            if hands[number] & bit(target):
                hands[number] |= bit(source)

    # --- trades --------------------------------------------------------------------------------------------------

    def _foresee_trade(self, hands: vec[i64], offerer: i64, other: i64) -> None:
        """Whatever can be shown from a hand can be shown from the tray that comes into it."""
        for number in self.numbers:
            fate = hands[number] & ~(bit(TRAY) | bit(TRAY + 1))
            if fate & bit(other):
                fate |= bit(TRAY)
            if hands[number] & bit(offerer):
                fate |= bit(TRAY + 1)
            hands[number] = fate

    def _foresee_gift(self, hands: vec[i64], giver: i64, card: i64, offerer: i64) -> None:
        tray: i64 = TRAY if giver == offerer else TRAY + 1
        if card == HIDDEN:
            for number in self.numbers:
                self.fates = append(self.fates, hands[number])
                if hands[number] & bit(tray):
                    hands[number] |= bit(giver)
        elif not is_royal(card):
            hands[number_of(card)] = bit(giver)

    def _lay_on_tray(self, giver: i64, card: i64) -> None:
        """A card is given, seen or unseen: any choice of cards is as likely as any other."""
        dealing = self.dealing
        side = dealing.side_of(giver)
        if card == HIDDEN:
            dealing.hidden |= bit(side)
            self.steal(TRAY + side, giver)
        elif is_royal(card):
            dealing.royals = append(dealing.royals, card)
        else:
            self.give_up(giver, number_of(card))
            self.put(TRAY + side, number_of(card))

    def _empty_trays(self, offerer: i64, other: i64) -> None:
        """Cards change hands. Whoever gave cards unseen has lied: they were not those that were said."""
        side: i64 = 0
        while side < 2:
            if self.dealing.hidden & bit(side):
                self._rule_out(TRAY + side, self.dealing.pips_said(side))
            side += 1
        merged = Merger(self.stride())
        past: i64 = 0
        while past < len(self.weights):
            start = past * self.stride()
            row = self.rows[start : start + self.stride()]
            self._empty(row, TRAY, other)
            self._empty(row, TRAY + 1, offerer)
            merged.add(row, self.weights[past])
            past += 1
        self.rows = merged.rows
        self.weights = merged.weights

    def _hand_over(self, source: i64, target: i64) -> None:
        """All that a hand has goes to another."""
        merged = Merger(self.stride())
        past: i64 = 0
        while past < len(self.weights):
            start = past * self.stride()
            row = self.rows[start : start + self.stride()]
            self._empty(row, source, target)
            merged.add(row, self.weights[past])
            past += 1
        self.rows = merged.rows
        self.weights = merged.weights

    def _empty(self, row: vec[i64], tray: i64, seat: i64) -> None:
        for number in self.numbers:
            shift = 3 * (number % IN_WORD)
            word = number // IN_WORD
            if self.places[number] == HELD and row[word] >> shift & 7 == tray:
                row[word] += (seat - tray) * bit(shift)
        lot: i64 = 0
        while lot < self.lots:
            count = row[self.words + lot] >> (BITS * tray) & COUNT
            row[self.words + lot] += count * bit(BITS * seat) - count * bit(BITS * tray)
            lot += 1

    def _rule_out(self, tray: i64, said: vec[i64]) -> None:
        """Pasts in which a tray has just what was said fall away, where all of that has been shown before."""
        for card in said:
            if self.places[number_of(card)] != HELD:
                return
        weights = vec[float]()
        total = 0.0
        past: i64 = 0
        while past < len(self.weights):
            is_true = len(said) > 0
            for card in said:
                if self.hand_in(past, number_of(card)) != tray:
                    is_true = False
            weights = append(weights, 0.0 if is_true else self.weights[past])
            total += 0.0 if is_true else self.weights[past]
            past += 1
        if total > 0.0:
            self.keep(weights, 0.0, len(weights))

    # --- drawing -------------------------------------------------------------------------------------------------

    def _make_ready(self) -> None:
        """Lay out what every draw needs: cards that were shown, the cards of each lot, and weights added up."""
        self.dealt_to = vec[i64](range(self.players))
        if self.has_hold:
            self.dealt_to = append(append(self.dealt_to, HOLD), POOL)
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
            for hand in self.dealt_to:
                count = self.count_in(past, lot, hand)
                while count > 0:
                    at = start + chance.below(left - start)
                    lay(cards, place_of(hand), pool[at])
                    left -= 1
                    pool[at] = pool[left]
                    count -= 1
            while left > start:  # only of the last lot: they are in the pile
                left -= 1
                lay(cards, PILE, pool[left])
            start = end
            lot += 1


def place_of(hand: i64) -> i64:
    """Where the cards of a hand lie."""
    return PILE if hand == POOL else SLOTS.hidden[0] if hand == HOLD else hand


def lay(cards: vec[i64], place: i64, card: i64) -> None:
    cards[place * STACK + card // 13] |= RANK_BIT[card % 13]
