"""Records that the tests take apart, and why they are refused."""

from __future__ import annotations

import pytest

from playing import play_randomly
from warren.core.errors import BadRecord
from warren.core.facts import Ear
from warren.core.game import Game
from warren.core.record import read, record, replay
from warren.core.rng import fast
from warren.core.table import Table
from warren.games.jackrabbit.game import JACKRABBIT

from .helpers import burrow, contents, rechecked

NAMES = ("Ann", "Bob")


def jackrabbit_hand() -> Table:
    table = JACKRABBIT.new(3, length="hand")
    play_randomly(table, fast("record"))
    return table


HAND = jackrabbit_hand()
TEXT = record(HAND, NAMES).text()
LINES = contents(TEXT)
SEEDLESS = contents(record(HAND, NAMES, tell_seed=False).text())
HEADER = ["warren", "game", "revision", "settings", "generator", "seed", "player", "player", "deal"]
DEAL = HEADER.index("deal")  # lines are numbered from 1, so this is the index of the line numbered DEAL + 1


def burrow_game(seed: int = 1) -> Table:
    table = burrow(seed, players=3)
    play_randomly(table, fast(f"record {seed}"))
    return table


SMALL = record(burrow_game(), ("Ann", "Bob", "Cy")).text()


def refused(text: str, game: Game = JACKRABBIT) -> BadRecord:
    """Why a text is not accepted, as a record or as a game."""
    with pytest.raises(BadRecord) as refusal:
        replay(read(text), game)
    assert isinstance(refusal.value.arguments["line"], int)
    return refusal.value


def line_of_refusal(text: str, game: Game) -> int | None:
    """The line that a text is refused for; None if it is a game. Whatever else happens, happens."""
    try:
        replay(read(text), game)
    except BadRecord as error:
        assert str(error)  # noqa: PT017 - the sentence must be there too
        line = error.arguments["line"]
        return line if isinstance(line, int) else -1
    return None


def told(error: BadRecord) -> tuple[str, object]:
    return error.code, error.arguments["line"]


def edited(index: int, line: str, lines: list[str] = LINES) -> str:
    return rechecked([*lines[:index], line, *lines[index + 1 :]])


def facts_of(ear: Ear) -> list[str]:
    return [repr(fact) for fact in ear.truth()]
