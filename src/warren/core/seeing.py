"""What helps a person see: all that clients, hints and replays ask of a game beside its rules and its views."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from warren.core.errors import Reason
from warren.core.settings import Setup
from warren.core.view import View

if TYPE_CHECKING:
    from warren.core.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Seeing:
    """What stands for what, what speaks for a move, and what the players have come to."""

    def signs(self, setup: Setup) -> dict[str, str]:
        """hook: what texts in actions stand for, where that differs from set-up to set-up: for words.

        In Jack Rabbits, where the roads of the land lead.
        """
        return {}

    def merits(self, view: View, move: list[int]) -> list[Reason]:
        """hook: what speaks for a whole move, or comes of it, told from where the move ends: for hints."""
        return []

    def suggestion(self, view: View, action: int) -> Reason | None:
        """hook: all that a hint may say in favour of an action, where it must not name it; None: it may."""
        return None

    def has_winner(self) -> bool:
        """hook: whether the game can be won. Where it cannot, a hint tells no chances."""
        return True

    def tallies(self, table: Table) -> dict[str, list[int]]:
        """hook: what the players have come to, by what is counted, a number for each seat: for those who look back."""
        return {}
