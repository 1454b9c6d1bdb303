"""Possible pasts behind a view of Jackrabbit.

What is hidden is which card somebody drew, and which cards they discarded below the top one. What is known about it:
every card that came to light since, and that a player who discarded held nothing that fitted (JB-7). A possible truth
is a whole past: a card for every hidden draw, a draw for every card that came to light, a set for every discard.
The sampler makes all pasts that agree with the view equally likely (`sampling.py`).

`Past` goes through the memory once, from the deal on, and builds one past at random. It keeps each hidden draw as a
*slot* with a mask of the cards it could be; what came to light is given to one of the slots that could have been it,
and at the end the other slots get their cards, those with the fewest possibilities first. How many ways there were at
each point is counted along the way: the product, the *weight*, says how much too rarely this past is proposed.

A reshuffle (JB-9) ends an *era*. The pile was empty then, so the cards that nobody had placed are exactly those in the
slots: slots in the discard pile die, and must in the end account for all cards that the living ones leave over.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.cards import DECK, bit, nth, size
from warren.core.facts import HIDDEN, first, kind_of, seat_of, second
from warren.core.rng import Chance
from warren.games.jackrabbit.facts import (
    DEALT,
    DISCARD_PLACE,
    DISCARDED,
    DISCARDED_ON_TOP,
    DREW_FOR_PAIR,
    DREW_FOR_VISIT,
    DREW_REPLACEMENT,
    HAND_SCORED,
    LAID,
    PLAYED,
    RESHUFFLED,
    SCORED_DEADWOOD,
)
from warren.games.jackrabbit.table import fitting_on
from warren.games.jackrabbit.view import JackrabbitView

_NEVER: Final = 1 << 30

# What happened to hidden cards, as far as `Past` has to care: the operation, a seat, and a value or mask.
_DRAW: Final = 0  # a hidden draw; value: the cards it can be
_LEAVE: Final = 1  # a card came to light; value: the card
_HIDE: Final = 2  # a hidden discard
_CANNOT: Final = 3  # the player held none of these; value: a mask
_SETTLE: Final = 4  # hidden discards of this turn join the pile
_RESHUFFLE: Final = 5  # the end of an era; value: the cards that nobody had placed


class Story:
    """The memory of a view, worked out once: the operations that every past has to go through."""

    def __init__(self, view: JackrabbitView) -> None:
        self.ops = vec[i64]()
        self.seats = vec[i64]()
        self.values = vec[i64]()
        self.events = vec[i64]()  # where in the memory
        self.unplaced: i64 = DECK  # cards of which the view does not know where they are
        self.is_over = False  # the hand has been counted
        self.has_weights = False  # pasts differ in weight
        self.seen_discards: i64 = 0
        self.shown = vec[i64]([0, 0])  # hidden hands, as far as they were counted out at the end (JB-12e)
        self._new_discards: i64 = 0
        self._pile: i64 = DECK  # the cards that a hidden draw can be
        self._has_hidden_discards = False
        self._has_new_hidden_discards = False
        self._discarder: i64 = -1  # whose discards have not joined the pile yet
        self._tops = vec[i64]([-1, -1])
        number: i64 = 0
        for happened in view.memory:
            self._read(happened, number)
            number += 1
        self._settle()

    def _read(self, happened: i64, number: i64) -> None:
        kind, seat, card = kind_of(happened), seat_of(happened), first(happened)
        if self._discarder >= 0 and not self._goes_on_discarding(kind, seat):
            self._settle()
        if kind == DEALT or kind == DREW_FOR_PAIR or kind == DREW_FOR_VISIT or kind == DREW_REPLACEMENT:
            if card == HIDDEN:
                self._add(_DRAW, seat, self._pile, number)
            else:
                self.unplaced &= ~bit(card)
        elif kind == PLAYED:
            if self.unplaced & bit(card):
                self._add(_LEAVE, seat, card, number)
            self._lay(card, seat ^ second(happened))
        elif kind == LAID:
            if second(happened) == DISCARD_PLACE:
                self.unplaced &= ~bit(card)
                self.seen_discards |= bit(card)
            else:
                self._lay(card, seat ^ second(happened))
        elif kind == DISCARDED or kind == DISCARDED_ON_TOP:
            self._read_discard(kind, seat, card, number)
        elif kind == RESHUFFLED:
            self._read_reshuffle(number)
        elif kind == HAND_SCORED:
            self.is_over = True
        elif kind == SCORED_DEADWOOD and self.unplaced & bit(second(happened)):
            self._add(_LEAVE, seat, second(happened), -1)
            self.unplaced &= ~bit(second(happened))
            self.shown[seat] |= bit(second(happened))

    def _goes_on_discarding(self, kind: i64, seat: i64) -> bool:
        if kind == RESHUFFLED:
            return True
        return seat == self._discarder and (kind == DISCARDED or kind == DISCARDED_ON_TOP or kind == DREW_REPLACEMENT)

    def _lay(self, card: i64, stack: i64) -> None:
        self.unplaced &= ~bit(card)
        self._tops[stack] = card

    def _read_discard(self, kind: i64, seat: i64, card: i64, number: i64) -> None:
        is_hidden = card == HIDDEN
        if is_hidden or self.unplaced & bit(card):
            if self._discarder < 0:
                self._add(_CANNOT, seat, self._fitting(), number)
                self.has_weights = True
            self._add(_HIDE if is_hidden else _LEAVE, seat, card, number)
        self._discarder = seat
        if is_hidden:
            self._has_new_hidden_discards = True
        else:
            self.unplaced &= ~bit(card)
            self._new_discards |= bit(card)

    def _read_reshuffle(self, number: i64) -> None:
        self._add(_RESHUFFLE, -1, self.unplaced, number)
        self.has_weights = True
        self._pile = self.seen_discards
        if self._has_hidden_discards:
            self._pile |= self.unplaced
        self.unplaced |= self.seen_discards
        self.seen_discards = 0
        self._has_hidden_discards = False

    def _settle(self) -> None:
        """The discards of a turn join their pile after its draws. JB-9."""
        if self._discarder >= 0:
            self._discarder = -1
            self.seen_discards |= self._new_discards
            self._new_discards = 0
            self._has_hidden_discards = self._has_hidden_discards or self._has_new_hidden_discards
            self._has_new_hidden_discards = False
            self._add(_SETTLE, -1, 0, -1)

    def _fitting(self) -> i64:
        cards: i64 = 0
        for top in self._tops:
            cards |= fitting_on(top)
        return cards

    def _add(self, op: i64, seat: i64, value: i64, number: i64) -> None:
        self.ops = append(self.ops, op)
        self.seats = append(self.seats, seat)
        self.values = append(self.values, value)
        self.events = append(self.events, number)


class Past:
    """One proposal: a card for every hidden draw, and its weight (0: it came to a contradiction)."""

    def __init__(self, story: Story, chance: Chance) -> None:
        self.story = story
        self.chance = chance
        self.weight = 1.0
        # A slot: whose draw, the cards it can be, its card once that is known, where in the memory it was drawn and
        # left the hand, the eras in which it was drawn, and in which it came to light or died.
        self.owners = vec[i64]()
        self.masks = vec[i64]()
        self.cards = vec[i64]()
        self.drawn = vec[i64]()
        self.left = vec[i64]()
        self.born = vec[i64]()
        self.ended = vec[i64]()
        self.held = vec[i64]()  # slots in hands
        self.aside = vec[i64]()  # discarded this turn, not yet in the pile
        self.hidden = vec[i64]()  # in the discard pile
        self.dead = vec[i64]()  # reshuffled, one after the other; `self.ended` tells the era
        self.era: i64 = 0
        self._tell()

    def _tell(self) -> None:
        story = self.story
        eras = vec[i64]()
        index: i64 = 0
        while index < len(story.ops) and self.weight > 0.0:
            op, seat, value = story.ops[index], story.seats[index], story.values[index]
            if op == _DRAW:
                self._draw(seat, value, story.events[index])
            elif op == _LEAVE:
                self._leave(seat, value, story.events[index])
            elif op == _HIDE:
                self._hide(seat, story.events[index])
            elif op == _CANNOT:
                for slot in self.held:
                    if self.owners[slot] == seat:
                        self.masks[slot] &= ~value
            elif op == _SETTLE:
                for slot in self.aside:
                    self.hidden = append(self.hidden, slot)
                self.aside = vec[i64]()
            else:
                self._reshuffle(value)
                eras = append(eras, value)
            index += 1
        self._name_all(self.held, self.hidden, story.unplaced)
        while self.era > 0 and self.weight > 0.0:
            self.era -= 1
            self._name_dead(eras[self.era])

    def _draw(self, seat: i64, mask: i64, number: i64) -> None:
        slot: i64 = len(self.owners)
        self.owners = append(self.owners, seat)
        self.masks = append(self.masks, mask)
        self.cards = append(self.cards, -1)
        self.drawn = append(self.drawn, number)
        self.left = append(self.left, -1)
        self.born = append(self.born, self.era)
        self.ended = append(self.ended, _NEVER)
        self.held = append(self.held, slot)

    def _leave(self, seat: i64, card: i64, number: i64) -> None:
        """A card came to light: which of the draws was it?"""
        able = self._count_held(seat, bit(card))
        self.weight *= float(able)
        if able:
            slot = self._take_held(seat, bit(card), self.chance.below(able))
            self.cards[slot] = card
            self.left[slot] = number
            self.ended[slot] = self.era

    def _hide(self, seat: i64, number: i64) -> None:
        """A hidden discard: any of the cards held, each set as likely as the others, so the weight stays as it is."""
        able = self._count_held(seat, DECK)
        if able:
            slot = self._take_held(seat, DECK, self.chance.below(able))
            self.left[slot] = number
            self.aside = append(self.aside, slot)
        else:
            self.weight = 0.0

    def _count_held(self, seat: i64, cards: i64) -> i64:
        """How many slots in a player's hand could be one of these cards."""
        able: i64 = 0
        for slot in self.held:
            if self.owners[slot] == seat and self.masks[slot] & cards:
                able += 1
        return able

    def _take_held(self, seat: i64, cards: i64, wanted: i64) -> i64:
        """Take the wanted one of those slots out of the hand."""
        index: i64 = 0
        for slot in self.held:
            if self.owners[slot] == seat and self.masks[slot] & cards:
                if wanted == 0:
                    self.held = without(self.held, index)
                    return slot
                wanted -= 1
            index += 1
        return -1

    def _reshuffle(self, unplaced: i64) -> None:
        for slot in self.held:
            self.masks[slot] &= unplaced
        for slot in self.aside:
            self.masks[slot] &= unplaced
        for slot in self.hidden:
            self.masks[slot] &= unplaced
            self.ended[slot] = self.era
            self.dead = append(self.dead, slot)
        self.hidden = vec[i64]()
        self.era += 1

    def _name_all(self, held: vec[i64], hidden: vec[i64], free: i64) -> None:
        """Give the slots that are still in the dark their cards."""
        slots = held[:]
        for slot in hidden:
            slots = append(slots, slot)
        for slot in slots:
            self.masks[slot] &= free
        while len(slots) and self.weight > 0.0:
            tightest: i64 = 0
            fewest: i64 = _NEVER
            index: i64 = 0
            for slot in slots:
                ways = size(self.masks[slot] & free)
                if ways < fewest:
                    fewest = ways
                    tightest = index
                index += 1
            self.weight *= float(fewest)
            if fewest:
                slot = slots[tightest]
                card = nth(self.masks[slot] & free, self.chance.below(fewest))
                self.cards[slot] = card
                free &= ~bit(card)
                slots = without(slots, tightest)

    def _name_dead(self, unplaced: i64) -> None:
        """The slots that died at the end of this era account for all cards that the living ones left over."""
        free = unplaced
        slots = vec[i64]()
        slot: i64 = 0
        while slot < len(self.owners):
            if self.born[slot] <= self.era and self.ended[slot] > self.era:
                free &= ~bit(self.cards[slot])
            slot += 1
        for slot in self.dead:
            if self.ended[slot] == self.era:
                slots = append(slots, slot)
        if size(free) != len(slots):
            self.weight = 0.0
        else:
            self._name_all(slots, vec[i64](), free)


def without(slots: vec[i64], index: i64) -> vec[i64]:
    """The same slots in the same order, less one."""
    rest = slots[:index]
    for slot in slots[index + 1 :]:
        rest = append(rest, slot)
    return rest
