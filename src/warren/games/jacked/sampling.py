"""Possible truths behind a view of JACKED.

Hands are dealt blind and cards are played face up, so all ways to place the unseen cards are equally likely, but for
those that a wrong discard has shown, and those of a rank that would have been played before another of it. Who is
JACKED, and whether a call would be right, follows from what was told.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.cards import bit, nth, size
from warren.core.facts import first, kind_of, seat_of, second
from warren.core.rng import Chance
from warren.core.view import Sampler
from warren.games.jacked.board import PEGS
from warren.games.jacked.facts import (
    CALLED,
    DISCARDED,
    FORFEITED,
    HAND_BEGINS,
    MISTAKEN,
    is_play,
)
from warren.games.jacked.ranks import JACK, JOKER, RANK_MASKS, rank_of
from warren.games.jacked.table import JackedTable, board_of
from warren.games.jacked.view import JackedView


class JackedSampler(Sampler):
    def __init__(self, view: JackedView) -> None:
        super().__init__(view)
        self.seen = view
        self.shown = vec[i64]([0, 0, 0, 0])  # cards that a hand is known to hold
        self.missing = vec[i64]([0, 0, 0, 0])  # and not to hold: of a rank, the lowest card is played first
        self.jacked: i64 = -1
        self.is_doubtful = False
        self._remember()

    def _remember(self) -> None:
        """Read the memory: who was JACKED, and which cards of others were shown."""
        players: i64 = len(self.seen.hand_sizes)
        played: i64 = -1
        for told in self.seen.memory:
            kind, seat, card = kind_of(told), seat_of(told), first(told)
            if is_play(kind) or kind == DISCARDED or kind == MISTAKEN:
                self.missing[seat] |= RANK_MASKS[rank_of(card)] & (bit(card) - 1)
            if is_play(kind):
                played = card
                self.is_doubtful = self.jacked == seat
                self.jacked = (seat + 1) % players if second(told) % 13 == JACK else -1
                self.shown[seat] &= ~bit(card)
            elif kind == DISCARDED:
                self.is_doubtful = False
                self.jacked = (seat + 1) % players if rank_of(card) == JACK else -1
                self.shown[seat] &= ~bit(card)
            elif kind == FORFEITED:
                self.is_doubtful = False
                self.jacked = -1
                self.shown[seat] = 0
            elif kind == HAND_BEGINS:
                self.missing = vec[i64]([0, 0, 0, 0])
                self.is_doubtful = False
                self.jacked = -1
            elif kind == MISTAKEN:
                self.shown[seat] |= bit(card)
            elif kind == CALLED:
                self.is_doubtful = False
                if rank_of(played) == JOKER:  # discarded now, and no Jack: JK-J2
                    self.jacked = -1
        if self.jacked >= 0 and not self.seen.hand_sizes[self.jacked]:
            self.jacked = -1

    def draw(self, chance: Chance) -> JackedTable:
        view = self.seen
        table = view.game.blank(view.setup)
        assert isinstance(table, JackedTable)
        table.is_imagined = True
        table.outcome = view.outcome
        table.journal = view.memory[:]
        table.chance = chance.spawn()
        table.board = board_of(table.rules.side, view.places, view.blocked)
        table.dealer, table.hand_number, table.turns, table.barred = (
            view.dealer,
            view.hand_number,
            view.turns,
            view.barred,
        )
        table.jacked = self.jacked
        if view.earlier:
            table.before = board_of(table.rules.side, view.earlier[:PEGS], view.earlier[PEGS])
            table.is_doubtful = self.is_doubtful
        self._place_cards(table, chance)
        if view.outcome is None:
            self._push_steps(table)
        return table

    def _place_cards(self, table: JackedTable, chance: Chance) -> None:
        view = self.seen
        table.shuffle_in()
        unseen = table.deck
        for card in view.discards:
            table.discards |= bit(card)
        unseen &= ~table.discards
        for card in view.hand:
            table.hands[view.seat] |= bit(card)
        if view.seat >= 0:
            unseen &= ~table.hands[view.seat]
        for seat in range(table.players):
            if seat != view.seat:
                unseen &= ~self.shown[seat]
        while True:
            table.deck = unseen
            if self._deal(table, chance):
                return

    def _deal(self, table: JackedTable, chance: Chance) -> bool:
        """The hands of the others, out of what is unseen; false if one holds what it cannot."""
        for seat in range(table.players):
            if seat != self.seen.seat:
                table.hands[seat] = self.shown[seat]
                while size(table.hands[seat]) < self.seen.hand_sizes[seat]:
                    card = nth(table.deck, chance.below(size(table.deck)))
                    if self.missing[seat] & bit(card):
                        return False
                    table.deck ^= bit(card)
                    table.hands[seat] |= bit(card)
        return True

    def _push_steps(self, table: JackedTable) -> None:
        step, window = self.seen.step(), self.seen.window()
        assert step is not None
        table.push(step)
        if window is not None:
            window.resume(self.seen.silent[:])
            table.push(window)
