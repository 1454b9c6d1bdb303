"""How a game is shown in a terminal, and what can be picked up there.

A game has things that a person picks up (`Item`: a card of their hand) and things to be done with them (`Deed`: play it
on a stack). A deed is one action; whether it is legal now is for the session to say. A game without a module of its own
is shown by this one: every choice is an item of its own, told in words when it is picked up.
"""

from __future__ import annotations

from typing import NamedTuple

from rich.text import Text

from warren.core.facts import Fact
from warren.core.view import View
from warren.text import Words


class Deed(NamedTuple):
    """Something that can be done: its action's text, what it is called on a button, and the key for it."""

    action: str
    label: str
    key: str


class Item(NamedTuple):
    """Something that can be picked up, with all that could ever be done with it."""

    name: str
    label: str
    style: str
    deeds: tuple[Deed, ...]


class Board:
    """Shows one game to one reader."""

    def __init__(self, words: Words, names: tuple[str, ...]) -> None:
        self.words = words
        self.names = names

    def items(self, view: View) -> list[Item]:
        """What the reader can pick up, in the order in which it lies before them: here, every choice of the prompt."""
        texts = [view.game.actions.text(action) for action in view.prompt]
        said = [self.words.action(view.game.name, text) for text in texts]
        return [Item(text, text, "", (Deed(text, label, "space"),)) for text, label in zip(texts, said, strict=True)]

    def deeds(self, _view: View) -> list[Deed]:
        """What can be done without picking anything up."""
        return []

    def composed(self, parts: list[str], action: str) -> list[str]:
        """The parts of a move after one more was chosen, in the order that the rules want."""
        return [*parts, action]

    def told(self, game: str, parts: list[str]) -> str:
        """A move in words, whole or in part."""
        return " ".join(self.words.action(game, part) for part in parts)

    def is_counted(self, _fact: Fact) -> bool:
        """Whether a fact belongs to a count, at the end of a hand or of the game, that is shown on its own."""
        return False

    def describe(self, view: View) -> list[str]:
        """The table in sentences: complete, for the line mode and for screen readers."""
        return [f"{name}: {value}" for name, value in view.shown().items()]

    def draw(self, view: View, _width: int) -> Text:
        """The table for a screen of so many columns, without what can be picked up."""
        return Text("\n".join(self.describe(view)))
