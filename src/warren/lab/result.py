"""The file of an arena: its result, all that is needed to repeat it, and every game, one on each line.

{"deal": 0, "lineup": 0, "seating": [0, 1], "scores": [1.0, 0.0], "actions": 57, "error": "", "record": ""}
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Never

from warren.core import record
from warren.core.errors import BadInput, BadRecord
from warren.lab.deal import Plan, Played, seatings

VERSION = 3


def write(path: Path, told: dict[str, object], played: Iterable[Played]) -> None:
    """Write the file anew, whole or not at all."""
    target = Path(os.path.realpath(path))  # a link stays a link
    beside = target.with_name(target.name + ".part")
    try:
        beside.write_text(_text(told, played), encoding="utf-8")
        beside.replace(target)
    except OSError as problem:
        _remove(beside)
        raise BadInput("file/unwritable", path=str(path)) from problem


def _text(told: dict[str, object], played: Iterable[Played]) -> str:
    games = ",\n".join(json.dumps(game._asdict()) for game in played)
    return json.dumps(told, indent=1).removesuffix("\n}") + f',\n "played": [\n{games}\n ]\n}}\n'


def _remove(beside: Path) -> None:
    try:
        beside.unlink(missing_ok=True)
    except OSError:
        return  # it could not be written either, and that is told


def read(path: Path, planned: Plan) -> dict[int, list[Played]]:
    """The deals that a file holds; none, where there is no file yet. Only a sound result of this very plan is taken."""
    if not _is_there(path):
        return {}
    found = _parsed(path)
    version, rows = found.get("version"), found.get("played")
    if type(version) is not int or rows is None:
        raise BadInput("arena/file", path=str(path))
    if version != VERSION:
        raise BadInput("arena/version", path=str(path), found=version, wanted=VERSION)
    if any(found.get(name) != value for name, value in planned.json().items()):
        raise BadInput("arena/other", path=str(path))
    try:
        return _deals(rows, planned)
    except (ValueError, BadRecord) as problem:
        raise BadInput("arena/file", path=str(path)) from problem


def _is_there(path: Path) -> bool:
    """Whether there is such a file. What is no file, or could be none, is refused."""
    try:
        if path.is_file():
            return True
        is_free = not path.exists()
    except OSError as problem:  # a name that is too long, a folder that may not be looked into
        raise BadInput("file/unwritable", path=str(path)) from problem
    if not is_free:
        raise BadInput("file/unwritable", path=str(path))
    return False


def _parsed(path: Path) -> dict[str, object]:
    try:
        content = path.read_bytes()
    except OSError as problem:
        raise BadInput("file/unreadable", path=str(path)) from problem
    try:
        found = json.loads(content.decode("utf-8"), parse_constant=_refuse)
    except (ValueError, RecursionError) as problem:
        raise BadInput("arena/file", path=str(path)) from problem
    if not isinstance(found, dict):
        raise BadInput("arena/file", path=str(path))
    return found


def _refuse(constant: str) -> Never:
    """NaN and Infinity are no JSON, though Python reads them."""
    raise ValueError(constant)


# --- the games, one by one; whatever is wrong with them is a ValueError ------------------------------------------


def _deals(rows: object, planned: Plan) -> dict[int, list[Played]]:
    deals: dict[int, list[Played]] = {}
    for row in _items(rows):
        game = _played(row)
        deals.setdefault(game.deal, []).append(game)
    wanted = seatings(planned)
    for deal, games in deals.items():
        if [(game.lineup, game.seating) for game in games] != wanted:
            raise ValueError(f"deal {deal} has other games than every line-up from every side, once and in order")
    return deals


def _played(row: object) -> Played:
    if not isinstance(row, dict) or row.keys() != set(Played._fields):
        raise ValueError(f"no game: {row!r}")
    game = Played(
        _whole(row["deal"]),
        _whole(row["lineup"]),
        tuple(_whole(member) for member in _items(row["seating"])),
        tuple(_score(score) for score in _items(row["scores"])),
        _whole(row["actions"]),
        _words(row["error"]),
        _words(row["record"]),
    )
    if len(game.scores) != len(game.seating) or not _is_result(game):
        raise ValueError(f"scores that no game ends with: {game.scores}")
    if game.error:
        record.read(game.record)
    return game


def _is_result(game: Played) -> bool:
    """A draw for all or winners and losers; by an error, one side loses, with a record; without one, no record."""
    if game.error:
        losers = {member for member, score in zip(game.seating, game.scores, strict=True) if score == 0.0}
        expected = [0.0 if member in losers else 1.0 for member in game.seating]
        return len(losers) == 1 and list(game.scores) == expected
    is_draw = game.scores.count(0.5) == len(game.scores)
    return not game.record and (is_draw or (1.0 in game.scores and 0.5 not in game.scores))


def _items(value: object) -> list[object]:
    if not isinstance(value, list):
        raise ValueError(f"no list: {value!r}")
    return value


def _whole(value: object) -> int:
    if type(value) is not int or value < 0:  # True is an int to Python
        raise ValueError(f"no number to count with: {value!r}")
    return value


def _score(value: object) -> float:
    if type(value) not in (int, float) or value not in (0, 0.5, 1):
        raise ValueError(f"no score: {value!r}")
    return float(value)


def _words(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError(f"no text: {value!r}")
    value.encode()  # refuses halves of characters, which JSON can hold and nobody can print
    return value
