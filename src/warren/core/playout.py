"""Random play to the end: the yardstick for speed, and what finds out how often each rule is reached."""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.facts import Listener
from warren.core.game import Game
from warren.core.rng import Chance
from warren.core.settings import Setup
from warren.core.table import Table


def play_out(table: Table, chance: Chance) -> int:
    """Play a table to its end, every choice as likely as the others. Answers how many decisions that took.

    A decision counts when at least two choices were legal; the steps of one compound decision count once.
    """
    decisions: i64 = 0
    is_counted = False
    while table.outcome is None:
        seat = table.mover()
        if not table.continues():
            is_counted = False
        action = table.pick(seat, chance)
        if table.picked_from > 1 and not is_counted:
            decisions += 1
            is_counted = True
        table.do(seat, action)
    return decisions


def play_many(game: Game, setup: Setup, games: int, chance: Chance, listener: Listener | None = None) -> int:
    """Deal and play many games; answers the decisions of all of them."""
    decisions: i64 = 0
    for _ in range(games):
        decisions += play_out(game.deal(setup, chance, listener), chance)
    return decisions


def perft(table: Table, plies: int) -> int:
    """How many ways there are to play the next so many actions, chance falling as the table's generator has it."""
    if plies == 0 or table.outcome is not None:
        return 1
    ways: i64 = 0
    for seat in table.seats():
        for action in table.choices(seat):
            trial = table.clone()
            trial.do(seat, action)
            ways += perft(trial, plies - 1)
    return ways
