"""Where a game in progress is kept: one file, written anew after every move, whole or not at all.

It holds the game's record (core/record.py), who sits where, and the move that is being composed.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import NamedTuple

from platformdirs import user_data_path

from warren.core.errors import BadInput, BadRecord, is_text
from warren.core.record import Record, read

VERSION = 1


class Seat(NamedTuple):
    """Who sits there: a bot by its text, else a person. Without a name they are called by the seat's colour."""

    name: str = ""
    bot: str = ""


class Saved(NamedTuple):
    """What a file holds."""

    record: Record
    seats: tuple[Seat, ...]
    draft: tuple[str, ...]


def place_of(game: str) -> Path:
    """Where a game is kept if nobody says otherwise."""
    return user_data_path("warren", appauthor=False) / f"{game}.game"


def write(path: Path, saved: Saved) -> None:
    content = {
        "warren save": VERSION,
        "seats": [seat._asdict() for seat in saved.seats],
        "draft": list(saved.draft),
        "record": saved.record.text(),
    }
    beside = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with beside.open("w", encoding="utf-8") as file:
            json.dump(content, file, indent=1)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as problem:
        raise BadInput("file/unwritable", path=str(path)) from problem


def load(path: Path) -> Saved:
    """What was written; `BadInput` for a file that is none of ours, or that was damaged."""
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError as problem:
        raise BadInput("file/missing", path=str(path)) from problem
    except (OSError, UnicodeDecodeError) as problem:
        raise BadInput("file/unreadable", path=str(path)) from problem
    except (ValueError, RecursionError) as problem:
        raise BadInput("save/damaged", path=str(path)) from problem
    try:
        if content["warren save"] != VERSION:
            raise BadInput("save/version", path=str(path))
        seats = tuple(Seat(**seat) for seat in content["seats"])
        draft = tuple(content["draft"])
        texts = [*draft, content["record"], *(text for seat in seats for text in seat)]
        if not all(is_text(text) for text in texts):
            raise BadInput("save/damaged", path=str(path))
        record = read(content["record"])
    except (KeyError, TypeError, AttributeError) as problem:
        raise BadInput("save/damaged", path=str(path)) from problem
    except BadRecord as problem:
        raise BadInput("save/record", path=str(path), problem=str(problem)) from problem
    if len(seats) != len(record.players):
        raise BadInput("save/damaged", path=str(path))
    return Saved(record, seats, draft)


def set_aside(path: Path) -> Path:
    """Make room for another game: keep the old file under a name of its own."""
    number = 1
    while (aside := path.with_name(f"{path.stem}-{number}{path.suffix}")).exists():
        number += 1
    try:
        return path.replace(aside)
    except OSError as problem:
        raise BadInput("file/unwritable", path=str(aside)) from problem
