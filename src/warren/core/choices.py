"""Choices as machine integers, for random play: what a list of Python costs is more than what most rules cost.

Whoever asks a table gets a list, as everywhere. Random play only wants one of the choices, so steps that many games are
played by add them to `Choices` instead, which a table keeps and uses again.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from warren.core.rng import Chance
from warren.core.step import T_contra, Turn

_ROOM: Final = 32


class Choices:
    """Actions that are being listed, in ascending order in the end."""

    def __init__(self) -> None:
        self.actions = vec[i64](capacity=_ROOM)  # so many of them count, the others are room for more
        self.count: i64 = 0

    def append(self, action: i64) -> None:
        if self.count < len(self.actions):
            self.actions[self.count] = action
        else:
            self.actions = append(self.actions, action)
        self.count += 1

    def clear(self) -> None:
        self.count = 0

    def has(self, action: i64) -> bool:
        at: i64 = 0
        while at < self.count:
            if self.actions[at] == action:
                return True
            at += 1
        return False

    def sort(self) -> None:
        """They are few, and most are in order."""
        actions = self.actions
        end: i64 = 1
        while end < self.count:
            action, at = actions[end], end
            while at > 0 and actions[at - 1] > action:
                actions[at] = actions[at - 1]
                at -= 1
            actions[at] = action
            end += 1

    def listed(self) -> list[int]:
        found: list[int] = []
        at: i64 = 0
        while at < self.count:
            found.append(self.actions[at])
            at += 1
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Listing(Turn[T_contra]):
    """One seat decides, and what it can do is added to `Choices`."""

    def fill(self, t: T_contra, found: Choices) -> None:
        """Add the legal actions, in ascending order."""
        raise NotImplementedError

    def filled(self, t: T_contra) -> Choices:
        found = Choices()  # and not the table's: several threads may ask
        self.fill(t, found)
        return found

    def choices(self, t: T_contra) -> list[int]:
        return self.filled(t).listed()

    def allows(self, t: T_contra, seat: i64, action: i64) -> bool:
        return seat == self.seat and self.filled(t).has(action)

    def pick(self, t: T_contra, seat: i64, chance: Chance) -> i64:
        found = t.found
        found.clear()
        self.fill(t, found)
        t.picked_from = found.count
        number: i64 = 0
        if found.count > 1:
            number = chance.below(found.count)
        return found.actions[number]
