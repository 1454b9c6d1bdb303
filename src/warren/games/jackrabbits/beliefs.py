"""What one seat can know of the cards it does not see.

A seat knows where a card is once it has been shown, until it may have been stolen: then there are several possible
pasts, each with its weight. A *past* says which cards each hand is known to hold, and how many more of each *lot*. A
lot is what one shuffle put into the pile: the cards of it that nobody has shown lie, each as likely as the others,
where cards of that lot are hidden, in hands or (of the last lot) in the pile.

Every way for chance to have fallen that agrees with what was told is equally likely. A card that is shown by a hand
that may not hold it, or holds it in only some of the ways, changes the weights; a card stolen unseen splits a past.
"""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.facts import HIDDEN, first, kind_of, seat_of, second
from warren.core.rng import Chance
from warren.core.view import View
from warren.games.jackrabbits.deck import is_royal
from warren.games.jackrabbits.facts import (
    BOUGHT,
    CLAIMED,
    DEALT,
    DISCARDED,
    DISCARDED_JOKER,
    DISCARDED_ROYAL,
    DREW,
    FOUGHT,
    FOUGHT_ROYAL,
    LAID_CAPITAL,
    LAID_OPEN,
    LOST_PROOF,
    LOST_ROYAL_PROOF,
    MATCHED,
    PAID,
    PAID_ROYAL,
    PASSPORT,
    PROVED,
    RESHUFFLED,
    RETURNED,
    RODE,
    SEIZED,
    SEIZED_ROYAL,
    SHOWED_QUEEN,
    STOLE,
    STOLE_ROYAL,
    TOOK_JOKER,
    WON_CARD,
)

Key = tuple[tuple[frozenset[int], ...], tuple[tuple[int, ...], ...]]

_ROUND: int = 1 << 30


class Past:
    """One way in which things may have come about: what each hand is known to hold, and how many more of each lot."""

    def __init__(self, known: list[set[int]], hidden: list[list[int]], weight: float) -> None:
        self.known = known
        self.hidden = hidden  # by seat, by lot
        self.weight = weight

    def copy(self) -> Past:
        return Past([set(cards) for cards in self.known], [lots[:] for lots in self.hidden], self.weight)

    def key(self) -> Key:
        return tuple(frozenset(cards) for cards in self.known), tuple(tuple(lots) for lots in self.hidden)


class Beliefs:
    """All possible pasts of one view, worked out from its memory."""

    def __init__(self, players: int, pips: list[int], memory: list[int]) -> None:
        self.players = players
        self.lots: list[set[int]] = [set(pips)]  # by lot: the cards that nobody has shown yet
        self.spent: set[int] = set()
        self.pasts = [Past([set() for _ in range(players)], [[0] for _ in range(players)], 1.0)]
        for told in memory:
            self._hear(told)

    def _hear(self, told: i64) -> None:
        kind, seat, card = kind_of(told), seat_of(told), int(first(told))
        if kind in (DEALT, DREW, WON_CARD):
            self._draw(int(seat), card)
        elif kind == RESHUFFLED:
            self._reshuffle()
        elif kind in (MATCHED, PASSPORT, PROVED, SHOWED_QUEEN, LAID_OPEN):
            self._show(int(seat), card)
        elif kind in (PAID, FOUGHT, DISCARDED, LOST_PROOF):
            self._give_up(int(seat), card)
            self.spent.add(card)
        elif kind in (PAID_ROYAL, FOUGHT_ROYAL, DISCARDED_ROYAL, DISCARDED_JOKER, LOST_ROYAL_PROOF, RETURNED, RODE):
            self._give_up(int(seat), card)
        elif kind in (CLAIMED, TOOK_JOKER, BOUGHT):
            self.spent.discard(card)
            for past in self.pasts:
                past.known[seat].add(card)
        elif kind == LAID_CAPITAL:
            self.spent.discard(card)
        elif kind in (STOLE, STOLE_ROYAL, SEIZED, SEIZED_ROYAL):
            self._steal(int(seat), int(first(told)), int(second(told)))

    def _draw(self, seat: int, card: int) -> None:
        if card == HIDDEN:
            for past in self.pasts:
                past.hidden[seat][-1] += 1
        else:
            self.lots[-1].discard(card)
            for past in self.pasts:
                past.known[seat].add(card)

    def _reshuffle(self) -> None:
        self.lots.append(self.spent)
        self.spent = set()
        for past in self.pasts:
            for lots in past.hidden:
                lots.append(0)

    def _show(self, seat: int, card: int) -> None:
        """A hand holds this card, in every past that is left."""
        lot = next((number for number, cards in enumerate(self.lots) if card in cards), -1)
        if lot >= 0:  # never shown before: it is one of the hidden cards of its lot, any of them
            for past in self.pasts:
                past.weight *= past.hidden[seat][lot] / len(self.lots[lot])
                past.hidden[seat][lot] -= 1
                past.known[seat].add(card)
            self.lots[lot].discard(card)
        else:
            for past in self.pasts:
                if card not in past.known[seat]:
                    past.weight = 0.0
        self.pasts = [past for past in self.pasts if past.weight > 0.0]
        self._tidy()

    def _give_up(self, seat: int, card: int) -> None:
        self._show(seat, card)
        for past in self.pasts:
            past.known[seat].discard(card)

    def _steal(self, thief: int, victim: int, card: int) -> None:
        if card != HIDDEN:
            self._give_up(victim, card)
            for past in self.pasts:
                past.known[thief].add(card)
            return
        split: list[Past] = []
        for past in self.pasts:
            for known in sorted(past.known[victim]):
                if not is_royal(known):  # its carrot would have told
                    after = past.copy()
                    after.known[victim].discard(known)
                    after.known[thief].add(known)
                    split.append(after)
            for lot, count in enumerate(past.hidden[victim]):
                if count:
                    after = past.copy()
                    after.weight *= count
                    after.hidden[victim][lot] -= 1
                    after.hidden[thief][lot] += 1
                    split.append(after)
        self.pasts = split
        self._tidy()

    def _tidy(self) -> None:
        """Pasts that have become the same are one; weights add up to 1."""
        merged: dict[Key, Past] = {}
        for past in self.pasts:
            key = past.key()
            if key in merged:
                merged[key].weight += past.weight
            else:
                merged[key] = past
        self.pasts = list(merged.values())
        total = sum(past.weight for past in self.pasts)
        for past in self.pasts:
            past.weight /= total

    def pick(self, chance: Chance) -> Past:
        """One past, by its weight."""
        if len(self.pasts) == 1:
            return self.pasts[0]
        mark = chance.below(_ROUND) / _ROUND
        for past in self.pasts:
            mark -= past.weight
            if mark < 0.0:
                return past
        return self.pasts[-1]

    def deal(self, chance: Chance) -> tuple[list[list[int]], list[int]]:
        """A hand for every seat, and the pile, as they may be."""
        past = self.pick(chance)
        hands = [sorted(cards) for cards in past.known]
        rest: list[int] = []
        for lot, cards in enumerate(self.lots):
            rest = sorted(cards)
            for seat in range(self.players):
                for _ in range(past.hidden[seat][lot]):
                    hands[seat].append(rest.pop(int(chance.below(len(rest)))))
        return hands, rest


def beliefs_of(view: View, players: int, pips: list[int]) -> Beliefs:
    return Beliefs(players, pips, [int(told) for told in view.memory])
