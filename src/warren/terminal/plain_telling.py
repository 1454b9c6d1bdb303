"""What is told line by line, and read: the story, the table, the move so far, the choices with numbers."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from shutil import get_terminal_size
from textwrap import fill
from typing import Final, Protocol, TextIO

from warren.core.messages import Phrase, player
from warren.core.story import Story
from warren.terminal.boards import board_of
from warren.terminal.menu import Menu
from warren.terminal.names import names_of
from warren.terminal.phrases import Phrases
from warren.terminal.session import Session
from warren.text import Words

RECENT: Final = 5
"""Sentences that remind somebody who goes on with a game of what happened last."""


_SCREEN: Final = 60
"""Lines that may still be in sight."""


class Lines(Protocol):
    """Where lines are typed: a file, a terminal. At the end there is an empty text."""

    def readline(self) -> str: ...


class Left(Exception):
    """Nobody plays on for now."""


class Telling:
    """One game, told in the words of whoever reads. `_eyes` is the seat whose cards may be on the screen."""

    def __init__(self, session: Session, words: Words, lines_in: Lines, out: TextIO) -> None:
        self.session = session
        self.game = session.game
        self.lines_in = lines_in
        self.out = out
        self.is_terminal = out.isatty()
        self._is_resumed = session.is_begun()
        self._eyes: int | None = None
        self._printed: deque[str] = deque(maxlen=_SCREEN)  # the last lines, for a report
        self._opened: list[str] = []  # the keys of what was opened among the choices, one inside the other
        self._seen: dict[int | None, int] = {}  # up to which moment each reader was told
        self._stories: dict[int | None, Story] = {}  # and what they were told
        self._speak(words)

    def _speak(self, words: Words) -> None:
        """From now on, in these words."""
        self.words = words
        self.names = names_of(self.session.seats, words, self.game.name)
        self.board = board_of(self.game.name, words, self.names)
        self.phrases = Phrases(words, self.game)

    def _tell(self, reader: int | None) -> None:
        """What a reader has not been told yet."""
        is_first = reader not in self._seen
        since = self._seen.setdefault(reader, 0)
        story = self._stories.setdefault(reader, self.game.seeing.story(self.game.name))
        sentences = self.words.lines(story.tell(self.session.facts(reader, since)), self.names)
        self._seen[reader] = self.session.so_far()
        if is_first and self._is_resumed:
            sentences = sentences[-RECENT:]
        if sentences:
            self._print("", *sentences)

    def _show_table(self) -> None:
        self._print("", *self.board.describe(self.session.view(self.session.mover())))
        self._show_draft()

    def _show_draft(self) -> None:
        """The move so far with what comes of it, and what can be chosen next."""
        draft = self.session.draft()
        if self.session.parts:
            parts = [self.game.actions.text(part) for part in self.session.parts]
            move = self.board.told(self.session.table.setup, parts, self.session.foreseen())
            if draft.is_complete:
                self._print("", self.words.say("plain-move", move=move), *self._beforehand(), *self._merits())
            else:
                self._print("", self.words.say("plain-so-far", move=move))
        if draft.is_complete:
            self._print(self.words.say("plain-confirm"))
        elif draft.prompt:
            self._show_choices()

    def _show_choices(self) -> None:
        """All of them, or if there are too many for one list, those of what was opened."""
        menu = self._menu()
        opened = ", ".join(button.label for button in menu.opened)
        self._print("", self.words.say("plain-opened", chosen=opened) if opened else self._asked())
        for number, choice in enumerate(menu.choices, 1):
            self._print(f"{number}. {choice.label}{' …' if choice.then else ''}")

    def _asked(self) -> str:
        question = self.board.question(self.session.draft().preview)
        return question or self.words.phrase(Phrase("plain-choices", player=player(self.session.mover())), self.names)

    def _menu(self) -> Menu:
        return Menu(self.board, self.session, self._opened)

    def _beforehand(self) -> Iterable[str]:
        yield from (self.words.phrase(reason, self.names) for reason in self.session.beforehand())

    def _merits(self) -> Iterable[str]:
        """What comes of the move, as far as it can be foreseen."""
        if not self.board.tells_all:
            view = self.session.table.view(self.session.mover())
            yield from (self.words.phrase(merit) for merit in self.game.seeing.merits(view, self.session.parts))

    def _list(self, actions: Iterable[int]) -> None:
        """Some of the choices, each with the number that it has among all of them, or else with its short form."""
        numbers = {choice.action: number for number, choice in enumerate(self._menu().choices, 1)}
        for action in actions:
            text = self.game.actions.text(action)
            self._print(f"{numbers.get(text, text)}. {self._move(action)}")

    def _move(self, action: int) -> str:
        return self.board.choice(self.session.decision(), self.game.actions.text(action))

    def _print(self, *lines: str) -> None:
        """Lines of any length; on a terminal they are broken between words."""
        width = max(20, get_terminal_size().columns - 1)
        self._printed.extend(lines)
        for line in lines:
            broken = fill(line, width, break_long_words=False, break_on_hyphens=False)
            self.out.write((broken if self.is_terminal else line) + "\n")

    def _read(self) -> str:
        if self.is_terminal:
            self.out.write("> ")
        self.out.flush()
        line = self.lines_in.readline()
        if not line:
            self.out.write("\n" if self.is_terminal else "")
            raise Left
        return line.strip()
