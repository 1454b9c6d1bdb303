"""How lands look."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from warren.core.settings import LONGEST_TEXT
from warren.server.wire.model import Model


class Drawing(Model):
    """What all lands share: the rules of the style sheet, its colours, the symbols on the tiles, what can be chosen."""

    rules: str
    palettes: dict[str, dict[str, str]]  # light and dark: colours by name
    symbols: dict[str, list[list[str]]]  # by name: parts, each a class and the data of a path
    right: list[float]  # where one step of the lattice leads on a picture, in x
    up: list[float]  # and in y
    suits: list[str]  # all suits that can be in play
    characters: list[str]  # of lands that are generated, the usual one first


class Picture(Model):
    """Marks to be drawn one after the other, within a frame: left, top, width and height. docs/decisions/0012."""

    frame: list[float]
    marks: list[dict[str, object]]


class Tiles(Model):
    """What tiles look like, by name, or by kind where all of a kind look alike: a picture for each way to turn them."""

    looks: dict[str, list[Picture]]


class RoadEnd(Model):
    """Where a road ends at a side of its tile, and what lies beyond: a tile, the sea or a gap."""

    spot: list[float]
    to: str


class LandTold(Model):
    """The land as it lies now. As soon as it is built, there are its road ends, its code for links and its file."""

    picture: Picture
    roads: dict[str, RoadEnd]
    code: str | None
    file: str | None


class LandAhead(Model):
    """The land that a table would begin on; null where it has none, or is yet to build it."""

    land: LandTold | None


class LandFile(Model):
    """A land as it was saved, made of the standard tiles."""

    file: Annotated[str, Field(max_length=LONGEST_TEXT)]


class LandRead(Model):
    """The same land as settings: its code, and its suits."""

    code: str
    suits: str
