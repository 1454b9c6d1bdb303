"""`greedy`: looks one decision ahead, and takes what the game's value likes best.

It sees only its view, so it looks ahead on tables drawn from it, the same ones for all choices. The parts of a compound
decision are looked at as a whole: a part is worth what the best way to go on from it is worth. Where there are many
ways to go on, only the one that looks best by itself is followed: a seven among eight pegs has 200,000.
"""

from __future__ import annotations

from math import inf
from time import perf_counter

from mypy_extensions import i64

from warren.bots.belief import likely_table
from warren.bots.bot import Bot
from warren.bots.levels import error
from warren.core.memory import Memory
from warren.core.rng import Chance
from warren.core.table import Table
from warren.core.view import View

_TABLES = 8
_WIDE = 12


class GreedyBot(Bot):
    """`misjudges`: by how much what a choice is worth comes out wrong, at most.

    When its seconds run out it goes by the tables that it has looked at, one at least.
    """

    def __init__(self, chance: Chance, memory: Memory, misjudges: float = 0.0, seconds: float = inf) -> None:
        super().__init__(chance, memory, seconds)
        self.misjudges = misjudges

    def parts(self, view: View) -> list[int]:
        totals = [0.0] * len(view.choices)
        sampler = view.game.sampler(view)
        tables = 0
        while tables == 0 or (tables < _TABLES and perf_counter() < self.end):
            tables += 1
            table = likely_table(sampler, self.chance)
            worths = view.game.thinking.prospects(table, view.seat)
            for number, action in enumerate(view.choices):
                totals[number] += worths[number] if worths else after(table, view.seat, action)
        if self.misjudges > 0.0:
            for number in range(len(totals)):
                totals[number] += error(self.chance, self.misjudges) * float(tables)
        return [view.choices[totals.index(max(totals))]]


def after(table: Table, seat: i64, action: i64) -> float:
    """What a table is worth to a seat after an action, and after the best way to complete it."""
    trial = table.clone()
    trial.do(seat, action)
    if not trial.continues():
        return trial.game.thinking.standing(trial, seat)
    choices = trial.choices(seat)
    if len(choices) > _WIDE:
        return after(trial, seat, likeliest(trial, seat, choices))
    best = -2.0
    for further in choices:
        best = max(best, after(trial, seat, further))
    return best


def likeliest(table: Table, seat: i64, choices: list[int]) -> i64:
    """The part after which a table is worth most as it stands, in the middle of the decision."""
    best: i64 = choices[0]
    highest = -2.0
    for action in choices:
        trial = table.clone()
        trial.do(seat, action)
        worth = trial.game.thinking.standing(trial, seat)
        if worth > highest:
            best, highest = action, worth
    return best
