"""What happened so far, told to one reader sentence by sentence."""

from __future__ import annotations

from itertools import groupby
from typing import NamedTuple

from warren.terminal.board import Board
from warren.terminal.session import Session


class Sentence(NamedTuple):
    """One sentence, the moment from which on it was told, and whether it belongs to a count."""

    text: str
    moment: int
    is_count: bool


class Tale:
    """A story that goes on from where it was told last."""

    def __init__(self, session: Session, board: Board, reader: int | None) -> None:
        notes = session.game.notes(session.table.setup)
        self.sentences = [Sentence(board.words.phrase(note), 0, False) for note in notes]
        self._session = session
        self._board = board
        self._reader = reader
        self._story = session.game.seeing.story(session.game.name)
        self._told = 0

    def go_on(self, since: int) -> None:
        """Tell what has happened meanwhile. No sentence reaches over the moment from which on things are news."""
        if self._told < since:
            self._tell(since)
        self._tell(self._session.so_far())

    def _tell(self, until: int) -> None:
        facts = self._session.facts(self._reader, self._told, until)
        for is_count, together in groupby(facts, self._board.is_counted):
            texts = self._board.words.lines(self._story.tell(together), self._board.names)
            self.sentences += [Sentence(text, self._told, is_count) for text in texts]
        self._told = until

    def count(self) -> list[str]:
        """The count that was told last, if nothing has happened since."""
        lines: list[str] = []
        for sentence in reversed(self.sentences):
            if not sentence.is_count:
                break
            lines.insert(0, sentence.text)
        return lines
