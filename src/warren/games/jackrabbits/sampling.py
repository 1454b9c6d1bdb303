"""Possible truths behind a view of Jack Rabbits."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.rng import Chance
from warren.core.view import Sampler
from warren.games.jackrabbits.beliefs import Beliefs, lay
from warren.games.jackrabbits.deck import SPENT, STACK
from warren.games.jackrabbits.table import RaceTable
from warren.games.jackrabbits.view import RaceView


class RaceSampler(Sampler):
    """Hands and the pile are drawn from what the seat remembers (beliefs.py); everything else lies open."""

    def __init__(self, view: RaceView) -> None:
        super().__init__(view)
        self.common = common_to_all(view)
        self.beliefs = _LATEST.of(self.common, view.memory)
        self.others = [seat for seat in self.common.seats() if seat != view.seat]  # who are waited for

    def draw(self, chance: Chance) -> RaceTable:
        table = self.common.clone()
        table.chance = chance.spawn()
        self.beliefs.deal(table.cards, chance)
        while not self._can_go_on(table):
            table.cards = self.common.cards[:]
            self.beliefs.deal(table.cards, chance)
        return table

    def _can_go_on(self, table: RaceTable) -> bool:
        """Whether all others have a choice: who has begun to put cards together holds what completes it."""
        return all(table.choices(seat) for seat in self.others)


class Known:
    """Beliefs, and whose: a memory, with the players and suits of the table."""

    def __init__(self, about: vec[i64], beliefs: Beliefs) -> None:
        self.about = about
        self.beliefs = beliefs


class Latest:
    """What was asked for last: between two decisions of a turn often nothing is told that is remembered.

    Nothing changes beliefs once they are worked out, so they can be shared.
    """

    def __init__(self) -> None:
        self.known: Known | None = None

    def of(self, common: RaceTable, memory: vec[i64]) -> Beliefs:
        """What a memory says of hidden cards."""
        about = append(memory[:], common.players)
        for suit in common.rules.stacks:
            about = append(about, suit)
        known = self.known
        if known is None or not is_same(about, known.about):
            known = Known(about, Beliefs(common.players, common.rules.stacks, memory))
            self.known = known
        return known.beliefs


_LATEST: Final = Latest()


def is_same(one: vec[i64], other: vec[i64]) -> bool:
    """Whether two lists of numbers are the same."""
    at: i64 = len(one)
    if at != len(other):
        return False
    while at > 0:
        at -= 1
        if one[at] != other[at]:
            return False
    return True


def common_to_all(view: RaceView) -> RaceTable:
    """A table with all that lies open, on which nobody holds any card but royals, and no pile lies."""
    table = view.game.blank(view.setup)
    assert isinstance(table, RaceTable)
    table.is_imagined = True
    table.outcome = view.outcome
    table.journal = view.memory[:]
    cards = table.cards
    for number, mask in enumerate(view.open):
        cards[SPENT * STACK + number] = mask
    for seat, place in enumerate(view.rabbits):
        table.rabbits[seat] = place
    for seat, royals in enumerate(view.royals):
        for royal in royals:
            if not table.owns(seat, royal):  # else it is laid aside
                lay(cards, seat, royal)
    table.restore_progress(view.progress)
    table.trail = vec[i64](view.trail)
    table.marks = vec[i64](view.marks)
    for step in view.made():
        table.push(step)
    return table
