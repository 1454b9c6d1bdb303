"""Files that are named on the command line: what is wrong with one is a sentence."""

from __future__ import annotations

from pathlib import Path

from warren.core.errors import BadInput


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError as problem:
        raise BadInput("file/missing", path=str(path)) from problem
    except (OSError, UnicodeDecodeError) as problem:
        raise BadInput("file/unreadable", path=str(path)) from problem


def check_writable(path: Path) -> None:
    """Find out before the work, not after it. Leaves no file behind that was not there."""
    try:
        is_new = not path.exists()
        with path.open("a", encoding="utf-8"):
            pass
        if is_new:
            path.unlink()
    except OSError as problem:
        raise BadInput("file/unwritable", path=str(path)) from problem


def write(path: Path, content: str | bytes) -> None:
    try:
        path.write_bytes(content.encode() if isinstance(content, str) else content)
    except OSError as problem:
        raise BadInput("file/unwritable", path=str(path)) from problem
