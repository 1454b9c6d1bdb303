"""Where rules keep what they have to remember: marks (numbers) and places for cards.

Each is declared by the module of the rule that uses it. All of them are there whatever rules are played, so that a
table's numbers always mean the same.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.games.jackrabbits.deck import PLACES


class Slots:
    """How many marks and places there are, and which marks are wiped when a turn starts."""

    def __init__(self) -> None:
        self.marks: i64 = 0
        self.places: i64 = PLACES
        self.of_turn = vec[i64]()
        self.hidden = vec[i64]()
        self.tokens: dict[str, int] = {}  # by name: the mark that says where it lies

    def add_marks(self, count: int, *, of_turn: bool = False) -> int:
        """So many marks in a row: the first one. Those of a turn are 0 when the next one starts."""
        first = self.marks
        self.marks += count
        for mark in range(first, self.marks):
            if of_turn:
                self.of_turn = append(self.of_turn, mark)
        return first

    def add_token(self, name: str) -> int:
        """A token, for all to see: a mark with the tile where it lies, counted from 1; 0 beside the board. JR-E0i."""
        self.tokens[name] = self.add_marks(1)
        return self.tokens[name]

    def add_places(self, count: int) -> int:
        """So many places for cards, for all to see: the first one."""
        first = self.places
        self.places += count
        return first

    def add_hidden_place(self) -> int:
        """A place for cards that nobody sees, but for how many there are. Beliefs have room for one: `beliefs.py`."""
        assert len(self.hidden) == 0
        self.hidden = append(self.hidden, self.add_places(1))
        return self.places - 1


SLOTS: Final = Slots()
