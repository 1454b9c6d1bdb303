"""A table and an oracle that knows the rules by another way play the same games side by side, and agree throughout."""

from __future__ import annotations

from collections.abc import Callable, Collection
from random import Random
from typing import Generic, NamedTuple, Protocol, TypeVar

from playing import act
from warren.core.facts import Fact
from warren.core.table import Table


class Knowing(Protocol):
    """An oracle: what each seat may do."""

    def legal(self, seat: int, /) -> Collection[str]: ...


T = TypeVar("T", bound=Table)
K = TypeVar("K", bound=Knowing)


class Pair(NamedTuple, Generic[T, K]):
    """How a game and its oracle are brought together."""

    start: Callable[[Random], tuple[T, K]]
    position: Callable[[Random], tuple[T, K]]
    taste: Callable[[Random], dict[str, float]]
    """How much each kind of action is liked: each game its own, so that they differ more than by the cards."""
    tell: Callable[[K, int, str, list[Fact]], None]
    """Have the oracle play an action, and know what chance made of it."""
    compare: Callable[[T, K], None]

    def play_many(self, label: str, games: int = 0, positions: int = 0) -> set[str]:
        """Games from their beginning, and from positions on, each to its end: the kinds of fact that came about."""
        reached: set[str] = set()
        for number in range(games + positions):
            dice = Random(f"{label} {number}")
            table, oracle = self.start(dice) if number < games else self.position(dice)
            try:
                self.play(table, oracle, dice, reached)
            except AssertionError as problem:
                problem.add_note(f"{label} {number}: {table.setup.text()}")
                raise
        return reached

    def play(self, table: T, oracle: K, dice: Random, reached: set[str]) -> None:
        taste = self.taste(dice)
        self.compare(table, oracle)
        for _ in range(20_000):
            if table.outcome is not None:
                break
            seat = dice.choice([seat for seat in range(table.players) if oracle.legal(seat)])
            actions = sorted(oracle.legal(seat))
            (action,) = dice.choices(actions, [taste.get(action.split(":")[0], 1) for action in actions])
            ear = table.listen()
            act(table, action, seat)
            reached.update(fact.kind for fact in ear.truth())
            self.tell(oracle, seat, action, ear.truth())
            self.compare(table, oracle)
        assert table.outcome is not None
