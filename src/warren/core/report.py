"""Reports of problems: what one reader may know of a game, in a form that can be opened again.

    content = reported(table, seat, ("Ann", "Ben"))
    table, seat = reopened(content, warren.game)

All that a seat is shown follows from its view (the theorem of secrecy), so a report of a game that goes on holds the
view, with its whole memory: from it a table is drawn that is the same to that seat, in view, choices, explanations and
drafts. What is hidden from the reporter is not in it, which is why the cards of others may be any that agree with it.
Nothing is hidden once a game is over: then it is the record. A lesson is the moves that were made in it.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Callable, Mapping, Sequence

from warren.core.errors import BadInput
from warren.core.game import Game
from warren.core.lessons import LEARNER
from warren.core.record import read, record, replay
from warren.core.rng import fast
from warren.core.table import Table


def reported(table: Table, seat: int | None, players: Sequence[str]) -> dict[str, object]:
    """What a seat (None: a spectator) may know of a game."""
    is_open = table.is_over() and not table.is_imagined
    return {
        "game": table.game.name,
        "revision": table.game.revision,
        "settings": table.setup.text(),
        "seat": seat,
        "record": record(table, players).text() if is_open else None,
        "view": None if is_open else b64encode(table.view(seat).dump()).decode(),
    }


def reopened(content: Mapping[str, object], game_of: Callable[[str], Game]) -> tuple[Table, int | None]:
    """A table as its reporter saw it, and their seat. `BadInput` if it is no such thing, or of another build."""
    game, seat = game_of(str(content.get("game"))), content.get("seat")
    text, view, lesson = content.get("record"), content.get("view"), content.get("lesson")
    if isinstance(text, str):
        table = replay(read(text), game)
        return table, seat if isinstance(seat, int) and 0 <= seat < int(table.players) else None
    if isinstance(view, str):
        seen = game.load_view(_bytes(view))
        return game.sample(seen, fast("report")), None if seen.seat < 0 else int(seen.seat)
    if isinstance(lesson, str) and lesson in game.seeing.lessons():
        return _learned(game, lesson, content.get("moves")), LEARNER
    raise BadInput("report/damaged")


def _bytes(text: str) -> bytes:
    try:
        return b64decode(text, validate=True)
    except ValueError as problem:
        raise BadInput("report/damaged") from problem


def _learned(game: Game, lesson: str, moves: object) -> Table:
    """A lesson in which these moves were made."""
    table = game.seeing.lessons()[lesson].table()
    for move in moves if isinstance(moves, list) else [None]:
        if not isinstance(move, list):
            raise BadInput("report/damaged")
        table.play_all(LEARNER, [game.actions.parse(str(part)) for part in move])
    return table
