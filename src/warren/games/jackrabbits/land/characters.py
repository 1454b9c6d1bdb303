"""The characters of generated lands, from their data file."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from warren.core.errors import BadSettings

CHARACTERS: Final = ("compact", "wild", "islands", "archipelago")


class Character:
    """How an outline is grown: what a place is worth, how long it is worked on, and what is accepted."""

    def __init__(self, name: str, numbers: dict[str, int], coast: tuple[int, int], necks: tuple[int, int]) -> None:
        self.name = name
        self.join: i64 = numbers["join"]  # the worth of a joined side
        self.pull: i64 = numbers["pull"]  # what each step away from the tile's centre takes from it
        self.noise: i64 = numbers["noise"]  # up to this much is added at random
        self.gather: i64 = numbers["gather"]  # how many tiles gather around one centre; 0: all around the citadel
        self.spread: i64 = numbers["spread"]  # how far the centres lie from the citadel
        self.apart: i64 = numbers["apart"]  # how many tiles make a landmass of their own; 0: all lie on one
        self.starts: i64 = numbers["starts"]  # how many outlines are begun, to go on with the best
        self.steps: i64 = numbers["steps"]  # how often for each tile a part of it is taken up and grown anew
        self.exchanges: i64 = numbers["exchanges"]  # how often for each tile two rhombi change places, for good roads
        self.polish: i64 = numbers["polish"]  # and how often after that, for fewer exits that are lost
        self.coast = coast
        self.necks = necks


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
