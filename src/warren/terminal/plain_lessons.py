"""Lessons line by line: each goal is told before what can be done, and what came of it afterwards."""

from __future__ import annotations

from typing import TextIO

from warren.terminal.learning import Came, Learning
from warren.terminal.plain import Plain
from warren.terminal.plain_telling import Lines
from warren.text import Words


def teach(learning: Learning, language: str, lines_in: Lines, out: TextIO, *, spoken: bool = False) -> int:
    """Take lessons until all are learned, or somebody leaves. The answer is the exit code."""
    words, came = Words(language, spoken=spoken), "nothing"
    while came != "all":
        lesson = Lesson(learning, words, lines_in, out)
        code = lesson.run()
        if lesson.has_left:
            return code
        words, came = lesson.words, lesson.came
        learning.go_on(lesson.came)
    return 0


class Lesson(Plain):
    """One lesson, until it is learned or has to be begun again."""

    def __init__(self, learning: Learning, words: Words, lines_in: Lines, out: TextIO) -> None:
        super().__init__(learning.session, words, lines_in, out)
        self.learning = learning
        self.came: Came = "nothing"
        self.has_left = True  # unless it comes to an end

    def _introduce(self) -> None:
        self._print("", self.learning.title(self.words), *self.learning.told("nothing", self.words))
        self._print(self.words.say("plain-begin"))

    def _play(self) -> None:
        while self.came in ("nothing", "reached"):
            self._move_on()
            self.came = self.learning.look()
            if self.came != "nothing":
                self._print("", *self.learning.told(self.came, self.words))
        self.has_left = False

    def _print_kept(self) -> None:
        """Nothing is kept of a lesson."""
