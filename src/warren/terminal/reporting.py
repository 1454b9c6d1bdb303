"""A report of a problem, as a file: for whoever asks for it to send, and sent by nobody else."""

from __future__ import annotations

import json
import platform
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from shutil import get_terminal_size
from typing import Final

from warren.build import describe
from warren.core.errors import BadInput
from warren.core.report import reported
from warren.terminal.boards import board_of
from warren.terminal.names import names_of
from warren.terminal.session import Session
from warren.text import Words

_NAME: Final = "warren-report"


def write_report(session: Session, seat: int | None, words: Words, screen: Sequence[str], said: str = "") -> Path:
    """Write what a seat may know, what it composes and what is on the screen into a new file of the folder at hand."""
    names = names_of(session.seats, words, session.game.name)
    board = board_of(session.game.name, words, names)
    content = {
        "said": said,
        "at": datetime.now(UTC).isoformat(timespec="seconds"),
        "warren": describe(),
        "system": f"{platform.platform()}, Python {platform.python_version()}",
        "language": words.language,
        "window": "{}x{}".format(*get_terminal_size()),
        "screen": "\n".join(screen),
        "opens": reported(session.table, seat, names),
        "composing": [session.game.actions.text(part) for part in session.parts],
        "log": board.retold(session.table.setup, session.facts(seat)),
    }
    path = _unused(Path.cwd())
    try:
        path.write_text(json.dumps(content, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    except OSError as problem:
        raise BadInput("file/unwritable", path=str(path)) from problem
    return path


def _unused(folder: Path) -> Path:
    """A name that no file has yet."""
    path, number = folder / f"{_NAME}.json", 1
    while path.exists():
        number += 1
        path = folder / f"{_NAME}-{number}.json"
    return path
