"""Possible truths behind a view of Jack Rabbits."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.rng import Chance
from warren.core.step import Step
from warren.core.view import Sampler
from warren.games.jackrabbits.beliefs import Beliefs, lay
from warren.games.jackrabbits.deck import BASKET, SPENT, STACK
from warren.games.jackrabbits.options import BEGUN
from warren.games.jackrabbits.suits.hearts import Prove
from warren.games.jackrabbits.table import RaceTable
from warren.games.jackrabbits.turn.limit import Discarding
from warren.games.jackrabbits.turn.market import Shopping, price_of
from warren.games.jackrabbits.turn.payment import Gather, can_reach
from warren.games.jackrabbits.view import RaceView


class RaceSampler(Sampler):
    """Hands and the pile are drawn from what the seat remembers (beliefs.py); everything else lies open."""

    def __init__(self, view: RaceView) -> None:
        super().__init__(view)
        self.common = common_to_all(view)
        self.beliefs = Beliefs(self.common.players, self.common.rules.stacks, view.memory)
        self.begun: i64 = -1  # who else has begun to pay, to fight, to show, to lay or to discard, and so can go on
        self.is_shopping = False
        self._note_begun(view)

    def _note_begun(self, view: RaceView) -> None:
        if not view.steps:
            return
        step = view.game.make_step(view.steps[-1][0], view.steps[-1][1:], [])
        if isinstance(step, (Gather, Prove, Discarding, Shopping, *BEGUN)) and step.seat != view.seat:
            self.begun = step.seat
            self.is_shopping = isinstance(step, Shopping)

    def draw(self, chance: Chance) -> RaceTable:
        table = self.common.clone()
        table.chance = chance.spawn()
        self.beliefs.deal(table.cards, chance)
        while self.begun >= 0 and not self._can_go_on(table):
            table.cards = self.common.cards[:]
            self.beliefs.deal(table.cards, chance)
        return table

    def _can_go_on(self, table: RaceTable) -> bool:
        """Whether a hand has what it takes to finish what was begun: all that was chosen in a market is to be paid."""
        if self.is_shopping:
            takes = table.rules.takes[table.rabbits[self.begun]]
            return can_reach(table, self.begun, takes, price_of(table, BASKET))
        return len(table.choices(int(self.begun))) > 0


def common_to_all(view: RaceView) -> RaceTable:
    """A table with all that lies open, on which nobody holds any card but royals, and no pile lies."""
    table = view.game.blank(view.setup)
    assert isinstance(table, RaceTable)
    table.is_imagined = True
    table.outcome = view.outcome
    table.journal = view.memory[:]
    for number, mask in enumerate(view.open):
        table.cards[SPENT * STACK + number] = mask
    for seat, place in enumerate(view.rabbits):
        table.rabbits[seat] = place
    for seat, royals in enumerate(view.royals):
        for royal in royals:
            lay(table.cards, seat, royal)
    table.restore_progress(view.progress)
    table.trail = vec[i64](view.trail)
    table.marks = vec[i64](view.marks)
    for (code, *parts), answer in zip(view.steps, view.answers, strict=True):
        table.push(cast("Step[RaceTable]", table.game.make_step(code, parts, answer)))
    return table
