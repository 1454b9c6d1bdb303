"""The characters of generated lands, from their data file."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

from warren.core.errors import BadSettings
from warren.games.jackrabbits.land.growth import Character

CHARACTERS: Final = ("compact", "wild", "islands")


@cache
def _all() -> dict[str, Character]:
    path = files("warren.games.jackrabbits.land") / "data" / "characters.toml"
    found: dict[str, Character] = {}
    for name, table in tomllib.loads(path.read_text(encoding="utf-8")).items():
        numbers = {field: int(value) for field, value in table.items() if isinstance(value, int)}
        found[name] = Character(name, numbers, _range(table["coast"]), _range(table["necks"]))
    return found


def _range(given: list[int]) -> tuple[int, int]:
    low, high = given
    return int(low), int(high)


def character_named(name: str) -> Character:
    """The character of that name."""
    if name not in CHARACTERS:
        raise BadSettings("settings/value", name="character", value=name, possible=" | ".join(CHARACTERS))
    return _all()[name]
