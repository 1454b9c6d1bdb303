"""What helps a person see: all that clients, hints and replays ask of a game beside its rules and its views."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mypy_extensions import mypyc_attr

from warren.core.errors import Reason
from warren.core.settings import Setup
from warren.core.story import Story
from warren.core.view import View

if TYPE_CHECKING:
    from warren.core.lessons import Lesson
    from warren.core.table import Table


class Site(NamedTuple):
    """How a land of tiles lies: all that its picture is made from. Two that are the same look the same."""

    tiles: str  # the tile set, as a setting names it
    suits: str  # those in play, by their names
    places: tuple[int, ...]  # where each tile lies
    is_built: bool
    is_advanced: bool = False  # its citadel shows its back


Shapes = dict[str, dict[str, str]]
"""Types by name: their fields, each with its type as Python writes it, where names of these may stand, too. A field
whose name ends in `?` may be missing."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Prelude:
    """A game that can be played first, by the same seats, to make something for this one: the land of a race, say."""

    def __init__(self, game: str) -> None:
        self.game = game

    def settings(self, setup: Setup, given: dict[str, str]) -> dict[str, object]:
        """hook: the settings of the game played first, with what was agreed on for it."""
        return {**given}

    def made(self, view: View) -> dict[str, str]:
        """hook: what was made at its table when it is over, as settings of this game."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Seeing:
    """How it is told, what stands for what, what speaks for a move, and what the players have come to."""

    def meanings(self, setup: Setup) -> dict[str, str]:
        """hook: what texts in actions stand for, where that differs from set-up to set-up: for words.

        In Jack Rabbits, where the roads of the land lead.
        """
        return {}

    def story(self, game: str) -> Story:
        """hook: how the game is told; fact by fact, where it says nothing else."""
        return Story(game)

    def shapes(self) -> Shapes:
        """hook: the types of what views tell: `State` of `View.shown`, `Insights` of `View.insights`, and their parts.

        The page's types are made from them. Without any, a page can only show what it is told as it comes.
        """
        return {}

    def merits(self, view: View, move: list[int]) -> list[Reason]:
        """hook: what speaks for a whole move, or comes of it, told from where the move ends: for hints."""
        return []

    def beforehand(self, view: View, move: list[int]) -> list[Reason]:
        """hook: what is said before a whole move is played, told from where the move ends. At least that it wins."""
        has_won = view.outcome is not None and view.seat in view.outcome.winners
        return [Reason("core-beforehand-win")] if has_won else []

    def suggestion(self, view: View, action: int) -> Reason | None:
        """hook: all that a hint may say in favour of an action, where it must not name it; None: it may."""
        return None

    def has_winner(self) -> bool:
        """hook: whether the game can be won. Where it cannot, a hint tells no chances."""
        return True

    def tallies(self, table: Table) -> dict[str, list[int]]:
        """hook: what the players have come to, by what is counted, a number for each seat: for those who look back."""
        return {}

    def site(self, view: View) -> Site | None:
        """hook: the land that is played on, as it lies; None in games without one."""
        return None

    def ahead(self, setup: Setup) -> Site | None:
        """hook: the land that a table with this set-up would begin on; None if there is none before it is built."""
        return None

    def prelude(self) -> Prelude | None:
        """hook: the game that can be played first, to make something for this one."""
        return None

    def lessons(self) -> dict[str, Lesson]:
        """hook: prepared positions to learn the game from, by name, in the order in which they are learned."""
        return {}
