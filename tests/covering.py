"""Covering arrays: few mixes of settings, in which any two values that go together are together once.

One mix after the other, each begun with two values that no mix has yet, and the same ones every time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import Final

from warren.core.rng import Chance, fast

Mix = dict[str, object]
Value = tuple[str, int]
"""A setting, and the number of one of its values."""

Row = dict[str, int]
Pair = tuple[Value, Value]

_TRIES: Final = 500  # mixes at random: if none of so many is allowed, the two values do not go together


class Covering:
    """`mixes`, and the pairs of values that `is_allowed` lets no mix have (`apart`)."""

    def __init__(self, settings: Mapping[str, Sequence[object]], is_allowed: Callable[[Mix], bool]) -> None:
        self.settings = settings
        self.is_allowed = is_allowed
        self.apart: list[tuple[Mix, Mix]] = []
        values = [[(name, number) for number in range(len(settings[name]))] for name in settings]
        self._left = {(a, b): None for some, others in combinations(values, 2) for a in some for b in others}
        self.mixes = self._made(fast("covering"))

    def _made(self, chance: Chance) -> list[Mix]:
        found = []
        while self._left:
            pair = next(iter(self._left))
            row = self._begun(dict(pair), chance)
            if row is None:
                self.apart.append((self._mix(dict(pair[:1])), self._mix(dict(pair[1:]))))
                del self._left[pair]
                continue
            row = self._improved(row, dict(pair))
            for covered in combinations(row.items(), 2):
                self._left.pop(covered, None)
            found.append(self._mix(row))
        return found

    def _begun(self, fixed: Row, chance: Chance) -> Row | None:
        """A mix at random that has these values."""
        for _ in range(_TRIES):
            row = {name: fixed.get(name, int(chance.below(len(self.settings[name])))) for name in self.settings}
            if self.is_allowed(self._mix(row)):
                return row
        return None

    def _improved(self, row: Row, fixed: Row) -> Row:
        """The same with other values, one by one, as long as that brings more pairs that no mix has yet."""
        free = [name for name in self.settings if name not in fixed]
        best, is_better = self._gain(row), True
        while is_better:
            is_better = False
            for name in free:
                for number in range(len(self.settings[name])):
                    other = {**row, name: number}
                    gain = self._gain(other)
                    if gain > best and self.is_allowed(self._mix(other)):
                        row, best, is_better = other, gain, True
        return row

    def _gain(self, row: Row) -> int:
        return sum(pair in self._left for pair in combinations(row.items(), 2))

    def _mix(self, row: Row) -> Mix:
        return {name: self.settings[name][number] for name, number in row.items()}
