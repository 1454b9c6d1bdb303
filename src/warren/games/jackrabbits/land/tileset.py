"""What is on the tiles: roads and printed suits, read from one TOML file. JR-P3, JR-P4, JR-E0d.

`standard()` is the one that ships; `read` takes the text of any other, and says which tile and which field is wrong.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.cards import bit
from warren.core.errors import BadInput
from warren.games.jackrabbits.land.lattice import RHOMBUS, SHAPES, SIDES
from warren.games.jackrabbits.land.tiles import (
    ALL_SUITS,
    CITADEL,
    ENDS,
    FIRST_END,
    KIND,
    KIND_SHAPES,
    KINDS,
    SHAPE,
    SUITS,
    TILES,
    UNDERGROUND,
    is_house,
    suit_of_house,
)

ANY: Final = 1 << 12
"""Printed beside or instead of suits: any suit pays."""

OWN: Final = 1 << 13
"""Printed on a house: the suit of its royal."""

_FIELDS: Final = ("shape", "roads", "suits")
_MORE_FIELDS: Final = {"citadel": ("back",), "underground": ("beside",)}
_HOUSES: Final = ("tower", "palace", "plaza")

Table = dict[str, object]


class TileSet:
    """Roads and printed suits of all tiles."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.roads: list[list[tuple[int, ...]]] = [[] for _ in KINDS]  # by kind: the roads, by the sides they join
        self.printed = vec[i64]([0] * TILES)  # by tile: the suits it shows, as a mask, perhaps with `ANY`
        self.back: int = 0  # what the advanced citadel shows
        self.beside: dict[str, str] = {}  # by suit: its black triangle beside the underground
        self.mates = vec[i64]([-1] * ENDS)  # by road end of a rhombus: the other end of that road
        self.others = vec[i64]([-1] * ENDS)  # by road end of a rhombus: an end of the other road

    def pays(self, tile: i64, suits: i64) -> i64:
        """The suits in play, as a mask, that pay on a tile. JR-P4."""
        shown = self.printed[tile]
        if shown & ANY or (not shown & suits and not is_house(tile)):
            return suits
        return shown & suits

    def finish(self) -> None:
        """Work out where the roads of the rhombi lead, for every tile."""
        for tile in range(TILES):
            if SHAPE[tile] != RHOMBUS:
                continue
            first = int(FIRST_END[tile])
            roads = self.roads[KIND[tile]]
            for road, other in ((roads[0], roads[1]), (roads[1], roads[0])):
                for here, there in ((road[0], road[1]), (road[1], road[0])):
                    self.mates[first + here] = first + there
                    self.others[first + here] = first + other[0]


def standard_text() -> str:
    """The file of the tiles that ship with the game: the form of every tile set."""
    return (files("warren.games.jackrabbits.land") / "data" / "tiles.toml").read_text(encoding="utf-8")


@cache
def standard() -> TileSet:
    """The tiles that ship with the game."""
    return read(standard_text(), "tiles.toml")


def read(text: str, path: str) -> TileSet:
    """A tile set from the text of its file; `path` is what the file is called in errors."""
    try:
        given: Table = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:  # or lists within lists without end
        line = re.search(r"line (\d+)", str(error))
        raise BadInput("tiles/toml", path=path, line=int(line[1]) if line else len(text.splitlines())) from error
    return _Reader(path).tile_set(given)


class _Reader:
    """Checks one file, field by field."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.tile = ""

    def tile_set(self, given: Table) -> TileSet:
        for name in given:
            if name not in KINDS and name != "name":
                raise BadInput("tiles/tile", path=self.path, name=name, known=KINDS)
        title = given.get("name")
        if not isinstance(title, str) or not re.fullmatch(r"[a-z][a-z0-9-]{0,39}", title):
            raise BadInput("tiles/name", path=self.path)
        tiles = TileSet(title)
        for kind, known in enumerate(KINDS):
            self.tile = known
            table = given.get(known)
            if not isinstance(table, dict):
                raise BadInput("tiles/missing-tile", path=self.path, tile=known)
            self.read_kind(tiles, kind, table)
        tiles.finish()
        return tiles

    def read_kind(self, tiles: TileSet, kind: int, table: Table) -> None:
        fields = (*_FIELDS, *_MORE_FIELDS.get(self.tile, ("except",) if self.tile in _HOUSES else ()))
        for field in table:
            if field not in fields:
                raise BadInput("tiles/field", path=self.path, tile=self.tile, field=field, known=fields)
        shape = KIND_SHAPES[kind]
        if self.needed(table, "shape") != SHAPES[shape]:
            raise self.wrong("shape", SHAPES[shape])
        tiles.roads[kind] = self.roads(self.needed(table, "roads"), shape)
        shown = self.suits(self.needed(table, "suits"), "suits")
        exceptions = self.exceptions(table.get("except", {}))
        for tile in range(TILES):
            if KIND[tile] == kind:
                tiles.printed[tile] = shown if not shown & OWN else shown & ~OWN | bit(suit_of_house(tile))
                if is_house(tile) and SUITS[suit_of_house(tile)] in exceptions:
                    tiles.printed[tile] = exceptions[SUITS[suit_of_house(tile)]]
        if kind == CITADEL:
            tiles.back = self.suits(self.needed(table, "back"), "back")
        if kind == UNDERGROUND:
            tiles.beside = self.beside(self.needed(table, "beside"))

    def needed(self, table: Table, field: str) -> object:
        if field not in table:
            raise BadInput("tiles/missing-field", path=self.path, tile=self.tile, field=field)
        return table[field]

    def wrong(self, field: str, possible: str) -> BadInput:
        return BadInput("tiles/value", path=self.path, tile=self.tile, field=field, possible=possible)

    def roads(self, given: object, shape: int) -> list[tuple[int, ...]]:
        """JR-P3: every side has one road end; a rhombus has two roads, all other tiles join all their sides."""
        sides = SIDES[shape]
        example = "[[0, 2], [1, 3]]" if shape == RHOMBUS else str([list(range(sides))])
        if not isinstance(given, list):
            raise self.wrong("roads", example)
        roads: list[tuple[int, ...]] = []
        for road in given:
            if not isinstance(road, list) or not all(type(side) is int for side in road):
                raise self.wrong("roads", example)
            roads.append(tuple(road))
        met = sorted(side for road in roads for side in road)
        lengths = [len(road) for road in roads]
        if met != list(range(sides)) or lengths != ([2, 2] if shape == RHOMBUS else [sides]):
            raise self.wrong("roads", example)
        return roads

    def suits(self, given: object, field: str) -> int:
        """Printed suits as a mask. JR-P4."""
        words = {"any": ANY, **{suit: int(bit(number)) for number, suit in enumerate(SUITS)}}
        if self.tile in _HOUSES:
            words["own"] = OWN
        mask = 0
        for word in given if isinstance(given, list) else [given]:
            if not isinstance(word, str) or word not in words:
                raise self.wrong(field, " | ".join(words))
            mask |= words[word]
        return mask

    def exceptions(self, given: object) -> dict[str, int]:
        if not isinstance(given, dict) or not all(suit in SUITS for suit in given):
            raise self.wrong("except", '{ diamonds = ["any"] }')
        return {suit: self.suits(shown, "except") & (ANY | ALL_SUITS) for suit, shown in given.items()}

    def beside(self, given: object) -> dict[str, str]:
        if not isinstance(given, dict) or not all(
            suit in SUITS and isinstance(mark, str) for suit, mark in given.items()
        ):
            raise self.wrong("beside", '{ torches = "fire" }')
        return {str(suit): str(mark) for suit, mark in given.items()}
