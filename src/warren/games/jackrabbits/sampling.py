"""Possible truths behind a view of Jack Rabbits."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.rng import Chance
from warren.core.step import Ask, Step, Window
from warren.core.view import Sampler
from warren.games.jackrabbits.beliefs import beliefs_of
from warren.games.jackrabbits.deck import JOKERS, PILE, RANK_BIT, SPENT, STACK
from warren.games.jackrabbits.table import RaceTable
from warren.games.jackrabbits.view import RaceView


class RaceSampler(Sampler):
    """Hands and the pile are drawn from what the seat remembers (beliefs.py); everything else lies open."""

    def __init__(self, view: RaceView) -> None:
        super().__init__(view)
        self.seen = view
        table = view.game.blank(view.setup)
        assert isinstance(table, RaceTable)
        pips = [int(suit) * 13 + rank for suit in table.rules.stacks if suit != JOKERS for rank in range(10)]
        self.beliefs = beliefs_of(view, int(table.players), pips)

    def draw(self, chance: Chance) -> RaceTable:
        view = self.seen
        table = view.game.blank(view.setup)
        assert isinstance(table, RaceTable)
        table.is_imagined = True
        table.outcome = view.outcome
        table.journal = view.memory[:]
        table.chance = chance.spawn()
        for number, mask in enumerate(view.open):
            table.cards[SPENT * STACK + number] = mask
        for seat, place in enumerate(view.rabbits):
            table.rabbits[seat] = place
        table.restore_progress(view.progress)
        table.trail = vec[i64](view.trail)
        table.marks = vec[i64](view.marks)
        if view.outcome is None:
            self._push_steps(table)
        self._deal(table, chance)
        while view.outcome is None and not table.choices(int(table.mover())):
            self._deal(table, chance)  # who has begun to pay, to fight or to show can go on with it
        return table

    def _deal(self, table: RaceTable, chance: Chance) -> None:
        hands, pile = self.beliefs.deal(chance)
        if self.seen.seat >= 0:
            hands[self.seen.seat] = self.seen.hand
        for seat, hand in enumerate(hands):
            put(table, seat, hand)
        put(table, PILE, pile)

    def _push_steps(self, table: RaceTable) -> None:
        """What is waited for; of the answers to a question, only one's own is known."""
        for code, *parts in self.seen.steps:
            step = table.game.make_step(code, parts, [])
            if self.seen.answer and isinstance(step, Ask):
                step.resume([self.seen.answer[0] if seat == self.seen.seat else -1 for seat in step.asked])
            elif self.seen.answer and isinstance(step, Window):
                step.resume(self.seen.answer[:])
            table.push(cast("Step[RaceTable]", step))


def put(table: RaceTable, place: i64, cards: list[int]) -> None:
    """Have just these cards lie in a place."""
    for suit in table.rules.stacks:
        table.cards[place * STACK + suit] = 0
    for card in cards:
        table.cards[place * STACK + card // 13] |= RANK_BIT[card % 13]
