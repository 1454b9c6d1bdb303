"""How a game is shown in a terminal, and what can be picked up there.

A game has things that a person picks up (`Item`: a card of their hand) and things to be done with them (`Button`: play
it on a stack). A button is one action, or it opens further ones where there are too many for one list: which peg, how
far. Whether an action is legal now is for the session to say. A game without a module of its own is shown by this one:
every choice is an item of its own, told in words when it is picked up.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from rich.text import Text

from warren.core.errors import Reason
from warren.core.facts import Fact
from warren.core.settings import Setup
from warren.core.view import View
from warren.games import get
from warren.text import Words

LOG_WIDTH: Final = 28
"""Columns that the story needs beside the table; a wider table has it below."""

LOG_HEIGHT: Final = 3
"""Rows that the story needs below the table."""


class Button(NamedTuple):
    """Something that can be done: its action's text, what is written on it, and the key for it.

    Several actions with blanks between them are parts of one move. One with `then` has no action of its own: it opens
    these. One that is aside does not make its item worth picking up as long as anything else can be done. A shortcut
    does what another item is there for: by its own key, never by Enter. Onward is what the move goes on with by itself
    once something else has been chosen: a journey, when it has been paid for.
    """

    action: str
    label: str
    key: str
    then: tuple[Button, ...] = ()
    is_aside: bool = False
    is_shortcut: bool = False
    onward: str = ""

    def leaves(self) -> Iterator[Button]:
        """The buttons with actions that it leads to; itself, if it has one."""
        if not self.then:
            yield self
        for button in self.then:
            yield from button.leaves()


def way_to(buttons: Iterable[Button], move: Sequence[str]) -> list[Button]:
    """The buttons to press, one after the other, to do as much of a move as can be done at once; none if there is none.

    One that goes on to something else than the move does is not a way to it.
    """
    best, most = list[Button](), 0
    for button in buttons:
        inner = [button, *way_to(button.then, move)] if button.then else [button]
        parts, onward = inner[-1].action.split(), inner[-1].onward.split()
        if parts == list(move[: len(parts)]) and set(onward) <= set(move) and len(parts) + len(onward) > most:
            best, most = inner, len(parts) + len(onward)
    return best


class Item(NamedTuple):
    """Something that can be picked up, with all that could ever be done with it.

    One with a spot, x to the right and y down, lies on the board: the arrow keys go from spot to spot. Where its label
    is a sentence it has a title, too.
    """

    name: str
    label: str
    style: str
    buttons: tuple[Button, ...]
    spot: tuple[float, float] | None = None
    title: str = ""


class Board:
    """Shows one game to one reader."""

    has_secrets = True
    """Whether the screen is covered while it is handed from one person to the next."""

    tells_all = False
    """Whether `told` says all that comes of a move, so that nothing need be added."""

    fills_screen = False
    """Whether the drawing is as tall as there is room for: it is then told to the row how tall that is."""

    by_itself: tuple[str, ...] = ()
    """Kinds of action that are played without asking, where there is nothing else to choose."""

    def __init__(self, words: Words, names: tuple[str, ...]) -> None:
        self.words = words
        self.names = names

    def items(self, view: View) -> list[Item]:
        """What the reader can pick up, in the order in which it lies before them: here, every choice of the prompt."""
        texts = [view.game.actions.text(action) for action in view.prompt]
        said = [self.choice(view, text) for text in texts]
        return [Item(text, text, "", (Button(text, label, "space"),)) for text, label in zip(texts, said, strict=True)]

    def buttons(self, _view: View) -> list[Button]:
        """What can be done without picking anything up."""
        return []

    def menu(self, _view: View) -> list[Button] | None:
        """The choices as the line mode lists them, one inside the other; None: as it lists those of any game."""
        return None

    def about(self, _view: View, _held: str) -> list[str]:
        """What else somebody would want to know who asks about an item."""
        return []

    def opening(self, view: View) -> list[str]:
        """What somebody is told who sits down to a new game: here, a turn in short."""
        return [self.words.turn(view.game.name)]

    def is_laying(self, _view: View) -> bool:
        """Whether what can be picked up is one piece at different places, where it may lie this way or that."""
        return False

    def turned(self, _view: View, _held: str) -> str:
        """The item that lies where this one does, turned another way; the empty text if there is none."""
        return ""

    def is_at_once(self, action: str) -> bool:
        """Whether a move is played as soon as it is chosen: there is nothing to look at first."""
        return action == "pass"

    def composed(self, parts: list[str], action: str) -> list[str]:
        """The parts of a move after more was chosen, in the order that the rules want."""
        return [*parts, *action.split()]

    def question(self, view: View) -> str:
        """What the reader is asked, where it is not simply their turn; else the empty text."""
        return "" if view.asks is None else self.words.phrase(view.asks, self.names)

    def is_aside(self, view: View) -> bool:
        """Whether something is asked in the middle of things, where nobody has to be told the table anew."""
        return bool(self.question(view))

    def request(self, _view: View) -> str:
        """What to do now on a full screen, and by which keys, where that is not said by itself; else the empty text."""
        return ""

    def choice(self, view: View, action: str) -> str:
        """One thing that can be done now, in words."""
        return self.words.action(view.game.name, action, self.names, view.game.seeing.meanings(view.setup))

    def told(self, setup: Setup, parts: list[str], _foreseen: Sequence[Fact]) -> str:
        """A move in words, whole or in part; `foreseen` is what would happen."""
        game = setup.settings.game
        meanings = get(game).seeing.meanings(setup)
        return " ".join(self.words.action(game, part, self.names, meanings) for part in parts)

    def retold(self, setup: Setup, facts: Sequence[Fact]) -> list[str]:
        """What happened, or would happen, as a story."""
        game = setup.settings.game
        return self.words.lines(get(game).seeing.story(game).tell(facts), self.names)

    def is_counted(self, _fact: Fact) -> bool:
        """Whether a fact belongs to a count, at the end of a hand or of the game, that is shown on its own."""
        return False

    def is_of_interest(self, _view: View, _reason: Reason) -> bool:
        """Whether a reason is told to somebody who asks about a card: not if it is about rules that nobody plays by."""
        return True

    def describe(self, view: View) -> list[str]:
        """The table in sentences: complete, for the line mode and for screen readers."""
        return [f"{self.words.part(view.game.name, name)}: {value}" for name, value in view.shown().items()]

    def legend(self, _view: View) -> list[str]:
        """What the signs of the drawing mean, where they do not say it themselves."""
        return []

    def draw(self, view: View, _width: int, _height: int, _before: View | None = None, _held: str = "") -> Text:
        """The table for a screen with so much room for it and the story, without what can be picked up.

        `before` is the table as it is now, where the view is that of a drafted move: what changes can be marked.
        `held` is the name of the item that is picked up.
        """
        return Text("\n".join(self.describe(view)))

    def look(self, across: int, down: int) -> None:
        """Look at another part of a drawing that is larger than the room for it."""

    def is_cut(self) -> bool:
        """Whether there was no room for a part of what was drawn last."""
        return False

    def aside(self, _view: View, _width: int, _height: int) -> Text:
        """What stands above the story, beside the drawing or below it, on a screen with so much room for all three."""
        return Text()
