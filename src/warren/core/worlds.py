"""All possible truths behind a view, counted one by one: what samples are measured against.

Slow and complete, for small positions only. From tables that are equally likely at the start, it plays every action
and every chance outcome that leads to what the seat remembers, and adds up how likely each truth is.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from math import cbrt, sqrt

from warren.core.game import Game
from warren.core.rng import Chance, OutOfScript
from warren.core.settings import Setup
from warren.core.table import Table
from warren.core.view import View


class Forecast(Chance):
    """Given outcomes first; then it stops, and says how many outcomes the next event has."""

    def __init__(self, known: Sequence[int], position: int = 0) -> None:
        self.known = tuple(known)
        self.position = position
        self.odds = 1.0

    def below(self, n: int) -> int:
        if self.position >= len(self.known):
            raise OutOfScript(n, self.position)
        self.position += 1
        self.odds /= n
        return self.known[self.position - 1]

    def copy(self) -> Chance:
        return Forecast(self.known, self.position)

    def state(self) -> str:
        return "forecast"


def deals(game: Game, setup: Setup) -> Iterator[tuple[Table, float]]:
    """Every way a table can begin, with its odds."""
    pending: list[tuple[int, ...]] = [()]
    while pending:
        known = pending.pop()
        chance = Forecast(known)
        try:
            table = game.deal(setup, chance)
        except OutOfScript as event:
            pending += [(*known, outcome) for outcome in range(event.wanted)]
        else:
            yield table, chance.odds


def futures(table: Table, seat: int, action: int) -> Iterator[tuple[Table, float]]:
    """Every way an action can turn out, with its odds."""
    pending: list[tuple[int, ...]] = [()]
    while pending:
        known = pending.pop()
        chance = Forecast(known)
        trial = table.clone()
        trial.chance = chance
        try:
            trial.do(seat, action)
        except OutOfScript as event:
            pending += [(*known, outcome) for outcome in range(event.wanted)]
        else:
            yield trial, chance.odds


def truth_of(table: Table) -> str:
    """What sets one truth apart from another: everything on the table now."""
    return json.dumps(table.save(), sort_keys=True)


def worlds(starts: Sequence[tuple[Table, float]], view: View) -> dict[str, float]:
    """How likely each truth behind the view is, given how likely each start was. The odds add up to one."""
    found: dict[str, float] = {}
    target = view.dump()
    seat = None if view.seat < 0 else int(view.seat)
    memory = [int(told) for told in view.memory]
    pending = list(starts)
    while pending:
        table, odds = pending.pop()
        seen = table.view(seat)
        told = [int(event) for event in seen.memory]
        if told != memory[: len(told)]:
            continue
        if seen.dump() == target:
            key = truth_of(table)
            found[key] = found.get(key, 0.0) + odds
        elif table.outcome is None:
            mover = table.mover()
            for action in table.choices(mover):
                pending += [(after, odds * share) for after, share in futures(table, mover, action)]
    total = sum(found.values())
    return {key: odds / total for key, odds in found.items()}


def surprise(expected: dict[str, float], counts: dict[str, int]) -> float:
    """How far counted samples are from what is expected, in standard deviations of a normal distribution.

    Pearson's statistic is a sum over the truths. With its exact mean and variance, which rare truths make larger, it
    is taken for a scaled chi-square distribution, and that for a normal one by the cube root of Wilson and Hilferty.
    A truth that was sampled but cannot be is infinitely surprising.
    """
    if any(key not in expected for key in counts):
        return float("inf")
    draws = sum(counts.values())
    freedom = len(expected) - 1
    if freedom == 0:
        return 0.0
    statistic = sum((counts.get(key, 0) - draws * odds) ** 2 / (draws * odds) for key, odds in expected.items())
    rarity = sum(1 / odds for odds in expected.values()) - len(expected) ** 2
    variance = 2 * freedom + (rarity - 2 * freedom) / draws
    spread = variance / (9 * freedom**2)
    return (cbrt(statistic / freedom) - (1 - spread)) / sqrt(spread)


def sampled(game: Game, view: View, chance: Chance, draws: int) -> dict[str, int]:
    """How often each truth comes up in samples, every one drawn anew from the view's bytes."""
    counts: dict[str, int] = {}
    for _ in range(draws):
        key = truth_of(game.sample(game.load_view(view.dump()), chance))
        counts[key] = counts.get(key, 0) + 1
    return counts
