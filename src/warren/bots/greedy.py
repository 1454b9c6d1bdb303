"""`greedy`: looks one decision ahead, and takes what the game's value likes best.

It sees only its view, so it looks ahead on tables drawn from it, the same ones for all choices. The parts of a compound
decision are looked at as a whole: a part is worth what the best way to go on from it is worth.
"""

from __future__ import annotations

from mypy_extensions import i64

from warren.bots.bot import Bot
from warren.core.game import Table
from warren.core.rng import Chance
from warren.core.view import View

_TABLES = 8


class GreedyBot(Bot):
    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, view: View) -> int:
        if len(view.choices) == 1:
            return view.choices[0]
        totals = [0.0] * len(view.choices)
        sampler = view.game.sampler(view)
        for _ in range(_TABLES):
            table = sampler.draw(self.chance)
            worths = view.game.prospects(table, view.seat)
            for number, action in enumerate(view.choices):
                totals[number] += worths[number] if worths else after(table, view.seat, action)
        return view.choices[totals.index(max(totals))]


def after(table: Table, seat: i64, action: i64) -> float:
    """What a table is worth to a seat after an action, and after the best way to complete it."""
    trial = table.clone()
    trial.do(seat, action)
    if not trial.continues():
        return trial.game.worth(trial, seat)
    best = -2.0
    for further in trial.choices(seat):
        worth = after(trial, seat, further)
        best = max(best, worth)
    return best
