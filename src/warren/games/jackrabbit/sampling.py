"""Possible truths behind a view of Jackrabbit, all of them equally likely.

A past is proposed at random, with a *weight* that says how much too rarely it is (`pasts.py`).
Metropolis and Hastings' rule makes up for that: a new proposal replaces the last one with probability
(its weight / the last one's), so that after some proposals all pasts are equally likely.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.cards import bit
from warren.core.errors import BadInput
from warren.core.facts import first, kind_of, seat_of, with_first
from warren.core.rng import Chance
from warren.core.view import Sampler
from warren.games.jackrabbit.facts import DISCARDED
from warren.games.jackrabbit.pasts import Past, Story
from warren.games.jackrabbit.table import JackrabbitTable
from warren.games.jackrabbit.turn import Discard, NextHand
from warren.games.jackrabbit.view import JackrabbitView

_PROPOSALS: Final = 40
"""Proposals for a first draw; later draws from the same sampler go on from there with fewer."""
_FURTHER: Final = 8
_TRIES: Final = 1_000_000  # after which a view is called impossible


class JackrabbitSampler(Sampler):
    """Draws tables for one view. Keeps its latest past, from which the next draw goes on."""

    def __init__(self, view: JackrabbitView) -> None:
        super().__init__(view)
        self.seen = view
        self.story = Story(view)
        self.latest: Past | None = None

    def draw(self, chance: Chance) -> JackrabbitTable:
        past = self._next_past(chance)
        self.latest = past
        return self._table(past, chance)

    def _next_past(self, chance: Chance) -> Past:
        past = self.latest
        proposals: i64 = _FURTHER
        if past is None or not self.story.has_weights:
            past = Past(self.story, chance)
            tries: i64 = 1
            while past.weight == 0.0:
                if tries == _TRIES:
                    raise BadInput("view/impossible")
                past = Past(self.story, chance)
                tries += 1
            proposals = _PROPOSALS if self.story.has_weights else 0
        while proposals > 0:
            rival = Past(self.story, chance)
            if rival.weight >= past.weight or float(chance.below(1 << 30)) < rival.weight / past.weight * (1 << 30):
                past = rival
            proposals -= 1
        return past

    def _table(self, past: Past, chance: Chance) -> JackrabbitTable:
        view = self.seen
        table = view.game.blank(view.setup)
        assert isinstance(table, JackrabbitTable)
        table.is_imagined = True
        table.outcome = view.outcome
        table.chance = chance.spawn()
        self._place_cards(table, past)
        table.journal = self._journal(past)
        table.tops[0], table.tops[1] = view.tops
        table.totals[0], table.totals[1] = view.totals
        table.starter = view.starter
        table.hand_number = view.hand_number
        table.turns = view.turns
        table.is_tied = view.is_tied
        if view.outcome is None:
            self._push_step(table)
        return table

    def _place_cards(self, table: JackrabbitTable, past: Past) -> None:
        view = self.seen
        unplaced = self.story.unplaced
        table.hands = self.story.shown[:]
        if view.seat >= 0:
            table.hands[view.seat] = view.hand
        for slot in past.held:
            table.hands[past.owners[slot]] |= bit(past.cards[slot])
            unplaced &= ~bit(past.cards[slot])
        table.discards = self.story.seen_discards
        for slot in past.hidden:
            table.discards |= bit(past.cards[slot])
            unplaced &= ~bit(past.cards[slot])
        table.discard_top = view.discard_top
        table.pile = unplaced

    def _journal(self, past: Past) -> vec[i64]:
        """The memory with the hidden cards filled in."""
        journal = self.seen.memory[:]
        slot: i64 = 0
        while slot < len(past.owners):
            card = past.cards[slot]
            drawn, left = past.drawn[slot], past.left[slot]
            journal[drawn] = with_first(journal[drawn], card)
            if left >= 0:
                journal[left] = with_first(journal[left], card)
            slot += 1
        sort_discards(journal)
        return journal

    def _push_step(self, table: JackrabbitTable) -> None:
        view = self.seen
        seat = view.waiting_for[0]
        picked: i64 = 0
        for card in view.picked:
            picked |= bit(card)
        if picked:
            table.push(Discard(seat, picked))
        elif self.story.is_over:
            table.push(NextHand(seat))
        else:
            table.push_turn(seat)


def sort_discards(journal: vec[i64]) -> None:
    """Cards discarded together are told in ascending order."""
    index: i64 = 1
    while index < len(journal):
        place = index
        while place > 0 and kind_of(journal[place]) == DISCARDED and _is_before(journal[place], journal[place - 1]):
            journal[place], journal[place - 1] = journal[place - 1], journal[place]
            place -= 1
        index += 1


def _is_before(one: i64, other: i64) -> bool:
    return kind_of(other) == DISCARDED and seat_of(one) == seat_of(other) and first(one) < first(other)
