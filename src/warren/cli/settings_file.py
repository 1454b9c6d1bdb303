"""Settings in a TOML file: `players = 3`, one line for each, and perhaps a preset that they change.

    preset = "quick"
    players = 3
    objective = "monarchic"
    advanced_citadel = true
    suits = ["clubs", "spades", "hearts"]
    land = "mine.land"          # beside this file

What is wrong with one is a sentence that names the file and the field.
"""

from __future__ import annotations

import re
import tomllib
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from warren.cli.files import read_text
from warren.core.errors import BadInput
from warren.core.game import Game

PRESET: Final = "preset"
_FILES: Final = (".land", ".toml")  # what a setting can name a file by


def read_settings(path: Path, game: Game) -> tuple[str | None, dict[str, object]]:
    """The preset that a file names, if it names one, and its settings as they would be typed."""
    text = read_text(path)
    try:
        given: dict[str, object] = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:  # or lists within lists without end
        line = re.search(r"line (\d+)", str(error))
        number = int(line[1]) if line else len(text.splitlines())
        raise BadInput("settings/toml", path=str(path), line=number) from error
    preset = given.pop(PRESET, None)
    if preset is not None:
        game.preset(str(preset))
    return None if preset is None else str(preset), {name: _value(path, game, name, given[name]) for name in given}


def _value(path: Path, game: Game, name: str, value: object) -> str:
    """A value as it would be typed, if it is one that the setting can have."""
    known = {setting.name: setting for setting in game.settings}
    if name not in known:
        near = get_close_matches(name, known, 1)
        names = (PRESET, *known)
        raise BadInput(
            "settings/file-field", path=str(path), name=name, game=game.name, near=near[0] if near else "", known=names
        )
    typed = _typed(value)
    if typed is not None and typed.endswith(_FILES):
        return str(path.parent / typed)  # what it says is checked where it is read
    if typed is None or known[name].read(typed) is None:
        shown = str(value) if typed is None else typed
        raise BadInput("settings/file-value", path=str(path), name=name, value=shown, possible=known[name].possible())
    return typed


def _typed(value: object) -> str | None:
    """A value of a TOML file as it would be typed; None if nothing is typed so."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ",".join(value) if all(isinstance(item, str) for item in value) else None
    return str(value) if isinstance(value, (int, str)) else None
