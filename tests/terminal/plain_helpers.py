"""People who play line by line, for tests: they read what is printed and type one of the choices."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path
from random import Random

from warren.core.facts import Ear
from warren.core.table import Table
from warren.games.jackrabbit.game import JACKRABBIT
from warren.terminal.plain import run
from warren.terminal.saves import Seat
from warren.terminal.session import Session
from warren.text import Words

ONE_PERSON = (Seat("Ann"), Seat(bot="random"))
TWO_PEOPLE = (Seat("Ann"), Seat("Ben"))
CHOICE = re.compile(r"^(\d+)\. ", re.MULTILINE)


class Terminal(StringIO):
    """What a terminal shows."""

    def isatty(self) -> bool:
        return True


class Person:
    """Types a number that stands among the printed choices, confirms, and presses Enter when asked to."""

    def __init__(self, out: StringIO, language: str = "en", seed: int = 0) -> None:
        self.out = out
        self.confirm = Words(language).say("plain-confirm")
        self.chance = Random(seed)
        self.typed: list[str] = []
        self._read = 0

    def readline(self) -> str:
        shown = self.out.getvalue()[self._read :]
        self._read += len(shown)
        self.typed.append(self.answer(shown))
        return self.typed[-1] + "\n"

    def answer(self, shown: str) -> str:
        if self.confirm in shown:
            return "y"
        choices = CHOICE.findall(shown)
        return str(self.chance.choice(choices)) if choices else ""


def begun(path: Path | None, seats: tuple[Seat, ...] = ONE_PERSON, seed: str = "7", **settings: object) -> Session:
    setup = JACKRABBIT.agree({"length": "hand", "first_player": "0", **settings})
    return Session.start(JACKRABBIT, setup, seats, path, seed)


def typed(session: Session, *lines: str, language: str = "en", spoken: bool = False) -> str:
    """What is told when these lines are typed, and nothing more."""
    out = StringIO()
    assert run(session, language, StringIO("".join(line + "\n" for line in lines)), out, spoken=spoken) == 0
    return out.getvalue()


def answered(session: Session, *lines: str, language: str = "en") -> list[str]:
    """What is told after these lines, without all that was told before, the farewell and blank lines."""
    farewell = 1 if session.path is None else 2
    typed(session, language=language)  # bots who begin play, and what is told to a beginner is told
    before = typed(session, language=language).splitlines()[:-farewell]
    after = typed(session, *lines, language=language).splitlines()[:-farewell]
    assert after[: len(before)] == before
    return [line for line in after[len(before) :] if line]


def at(table: Table, seats: tuple[Seat, ...] = ONE_PERSON) -> Session:
    """A session at a position, which is not kept."""
    ear = Ear(table.game.facts)
    for told in table.journal:
        ear.hear(told)
    table.listen(ear)
    return Session(table, ear, seats, None)
