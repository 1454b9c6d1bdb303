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
    match content:
        case {"record": str(text)}:
            table = replay(read(text), game)
        case {"view": str(text)}:
            try:
                data = b64decode(text, validate=True)
            except ValueError as problem:
                raise BadInput("report/damaged") from problem
            view = game.load_view(data)
            table, seat = game.sample(view, fast("report")), int(view.seat)
        case {"lesson": str(name), "moves": [*moves]} if name in game.seeing.lessons():
            table, seat = game.seeing.lessons()[name].table(), LEARNER
            for move in moves:
                if not isinstance(move, list):
                    raise BadInput("report/damaged")
                table.play_all(LEARNER, [game.actions.parse(str(part)) for part in move])
        case _:
            raise BadInput("report/damaged")
    return table, seat if isinstance(seat, int) and 0 <= seat < int(table.players) else None
