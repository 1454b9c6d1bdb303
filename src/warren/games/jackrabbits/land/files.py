"""A land as a small readable text: one line for each tile. JR-B3.

    warren land 1
    tiles standard
    suits clubs spades hearts diamonds
    citadel 0 0
    tower-clubs 2 -1
    woods-1 1 1 2

A tile has the x and y of its point and, where it can be turned, its turn (see `lattice`). Empty lines and what follows
a `#` are passed over. Whatever is wrong is told with its line.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.cards import bit
from warren.core.errors import BadInput
from warren.games.jackrabbits.land.ground import SEA, bare
from warren.games.jackrabbits.land.land import Land
from warren.games.jackrabbits.land.lattice import NOWHERE, TURNS, place_at, spot_of
from warren.games.jackrabbits.land.tiles import (
    BY_NAME,
    CITADEL,
    HEXAGONS,
    KINDS,
    NAMES,
    SHAPE,
    SUITS,
    UNDERGROUND,
    in_play,
    is_islet,
    suits_in,
)
from warren.games.jackrabbits.land.tileset import TileSet

HEADER: Final = "warren land 1"
FEWEST_SUITS: Final = 2


def written(land: Land) -> str:
    """The text of a land; `read` gives the same land back."""
    lines = [HEADER, f"tiles {land.tiles.name}", f"suits {' '.join(suits_in(land.suits))}"]
    for tile in land.laid():
        x, y, turn = spot_of(int(land.places[tile]))
        turned = f" {turn}" if TURNS[SHAPE[tile]] > 1 else ""
        lines.append(f"{NAMES[tile]} {x} {y}{turned}")
    return "\n".join(lines) + "\n"


def read(text: str, tiles: TileSet) -> Land:
    """The land that a text tells of, with all tiles of its suits."""
    return _Reader(text, tiles).land()


class _Reader:
    """Reads one land, line by line."""

    def __init__(self, text: str, tiles: TileSet) -> None:
        self.tiles = tiles
        self.lines: list[tuple[int, list[str]]] = []  # each with its number, and in words
        for number, line in enumerate(text.splitlines(), 1):
            words = line.partition("#")[0].split()
            if words:
                self.lines.append((number, words))
        self.ground = bare()
        self.line_of: dict[int, int] = {}  # by tile

    def land(self) -> Land:
        number, words = self.next_line()
        if " ".join(words) != HEADER:
            raise BadInput("land/header", line=number, header=HEADER)
        self.read_tiles()
        suits = self.read_suits()
        wanted = [tile for tile in in_play(suits) if tile != UNDERGROUND]
        while self.lines:
            number, words = self.next_line()
            self.read_tile(number, words, wanted)
        missing = tuple(NAMES[tile] for tile in wanted if self.ground.places[tile] == NOWHERE)
        if missing:
            raise BadInput("land/missing", tiles=missing)
        self.check_contacts(wanted)
        return Land(self.tiles, suits, self.ground.places)

    def next_line(self) -> tuple[int, list[str]]:
        if not self.lines:
            raise BadInput("land/short")
        return self.lines.pop(0)

    def read_tiles(self) -> None:
        number, words = self.next_line()
        if len(words) != 2 or words[0] != "tiles":
            raise BadInput("land/tiles", line=number)
        if words[1] != self.tiles.name:
            raise BadInput("land/other-tiles", line=number, wanted=words[1], given=self.tiles.name)

    def read_suits(self) -> i64:
        number, words = self.next_line()
        suits: i64 = 0
        for word in words[1:]:
            if word not in SUITS:
                raise BadInput("land/suits", line=number, known=SUITS)
            suits |= bit(SUITS.index(word))
        if words[0] != "suits" or len(suits_in(suits)) < FEWEST_SUITS or len(words) != 1 + len(suits_in(suits)):
            raise BadInput("land/suits", line=number, known=SUITS)
        return suits

    def read_tile(self, number: int, words: list[str], wanted: list[int]) -> None:
        name = words[0]
        if name not in BY_NAME:
            raise BadInput("land/tile", line=number, name=name, known=KINDS)
        tile = BY_NAME[name]
        if tile not in wanted:
            raise BadInput("land/not-in-play", line=number, name=name)
        if tile in self.line_of:
            raise BadInput("land/twice", line=number, name=name, first=self.line_of[tile])
        place = _place(tile, words[1:])
        if place == NOWHERE:
            example = "2 -1 1" if TURNS[SHAPE[tile]] > 1 else "2 -1"
            raise BadInput("land/place", line=number, name=name, turns=TURNS[SHAPE[tile]], example=example)
        if tile == CITADEL and place != place_at(0, 0, 0):
            raise BadInput("land/citadel", line=number)
        if not self.ground.is_free(place):
            other = int(self.ground.tile_on(place))
            raise BadInput("land/overlap", line=number, name=name, other=NAMES[other], first=self.line_of[other])
        self.ground.put(tile, place)
        self.line_of[tile] = number

    def check_contacts(self, wanted: list[int]) -> None:
        """JR-B2: a landmass begins with a hexagon. JR-E0c: nothing lies beside an islet."""
        based = [tile for tile in wanted if tile < HEXAGONS]
        met = set(based)
        while based:
            tile = based.pop()
            for other in self.ground.neighbours(self.ground.places[tile]):
                if is_islet(tile):
                    raise BadInput("land/islet", line=self.line_of[tile], name=NAMES[tile], other=NAMES[other])
                if other not in met:
                    met.add(other)
                    based.append(other)
        waters = self.ground.waters()
        for tile in wanted:
            if is_islet(tile) and self.ground.across(tile, 0, waters) != SEA:
                raise BadInput("land/islet-inland", line=self.line_of[tile], name=NAMES[tile])
            if tile not in met:
                raise BadInput("land/adrift", line=self.line_of[tile], name=NAMES[tile])


def _place(tile: int, words: list[str]) -> int:
    """The place that these words name, or `NOWHERE`."""
    shape = SHAPE[tile]
    is_turned = TURNS[shape] > 1
    if len(words) != (3 if is_turned else 2):
        return NOWHERE
    for word in words:
        if not word.isascii() or not word.removeprefix("-").isdigit() or len(word) > 4:
            return NOWHERE
    return place_at(shape, int(words[0]), int(words[1]), int(words[2]) if is_turned else 0)
