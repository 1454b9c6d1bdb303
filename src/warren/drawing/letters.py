"""A land on a terminal: colours for the ground, dots for the roads, a sign for each tile, and what stands on them.

It is drawn from the same marks as every other picture. Where there are no colours the signs and roads still tell all.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from copy import copy
from dataclasses import dataclass
from math import ceil
from typing import Final, NamedTuple

from warren.drawing.marks import Area, Curve, Picture, Spot, Stamp
from warren.drawing.shapes import on_curve
from warren.drawing.style import palettes
from warren.games.jackrabbits.land.tiles import (
    BY_NAME,
    KIND,
    KINDS,
    NAMES,
    ROYALS,
    SUITS,
    TOWER,
    UNDERGROUND,
    is_house,
    suit_of_house,
)

SCALES: Final = ((6, 3), (4, 2))
"""Columns and rows for a side of a tile and for its height, the best first."""

SIGNS: Final = {
    "citadel": "C",
    "underground": "U",
    "woods": "&",
    "mountain": "^",
    "river": "~",
    "merchant": "$",
    "tavern": "t",
    "cave": "o",
}
BOAT: Final = "b"
LOST: Final = "!"
"""At an exit that leads nowhere but off the land."""

SUIT_SIGNS: Final = ("♣", "♠", "♥", "♦", "to", "sd", "hs", "ac", "sl", "an", "be", "ic")
PLAIN_SUIT_SIGNS: Final = ("C", "S", "H", "D", *SUIT_SIGNS[4:])

_DOTS: Final = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The dots of a Braille sign, by row and column."""

_STEPS: Final = 40
"""How many spots of a road are marked."""


class Marker(NamedTuple):
    """Something that stands on the land: a rabbit, a carrot, the number of a road. It covers what is drawn there.

    `look` says what it is, for its colour: `rabbit-0` for that of the first seat.
    """

    spot: Spot
    text: str
    look: str


RABBIT: Final = "rabbit"
CARROT: Final = "carrot"
"""Looks that go on with a seat, for its colour."""

TOKEN: Final = "token"

SEAT_COLOURS: Final = ("red", "blue", "green", "yellow")

LIT: Final = "lit"
"""How a tile looks that is pointed at: where nothing else is drawn on it, it is shaded."""


@dataclass(frozen=True)
class Piece:
    """Signs of one kind in a row: `ground` is the kind of tile, `sea` or `gap`, `suit` that of a house's own sign.

    `look` is that of a marker, or `LIT`.
    """

    text: str
    ground: str
    suit: str = ""
    look: str = ""


class Sketch:
    """A grid of signs over a picture; `marked` puts markers on it."""

    def __init__(self, picture: Picture, columns: int, rows: int, is_plain: bool) -> None:
        self.picture = picture
        self.is_plain = is_plain
        self.lit: Collection[str] = ()  # tiles by their names
        self.cell = (100 / columns, 86.6025 / rows)
        self.width = ceil(picture.width / self.cell[0])
        self.height = ceil(picture.height / self.cell[1])
        self.ground = [["sea"] * self.width for _ in range(self.height)]
        self.dots = [[0] * self.width for _ in range(self.height)]
        self.tiles = [[""] * self.width for _ in range(self.height)]
        self.signs: dict[tuple[int, int], tuple[str, str, str]] = {}
        for mark in picture.marks:
            if isinstance(mark, Area):
                self._lay(mark)
            elif isinstance(mark, Curve) and mark.classes == "road":
                self._walk(mark)
            elif isinstance(mark, Stamp) and mark.classes == "boat":
                self._write(mark.middle, BOAT)
            elif isinstance(mark, Stamp) and "sea-exit" in mark.classes:
                self._write(mark.middle, LOST)

    def marked(self, markers: Sequence[Marker], lit: Collection[str]) -> Sketch:
        """The same sketch with markers on it and some tiles lit. The grid below is drawn once, and shared."""
        sketch = copy(self)
        sketch.signs = dict(self.signs)
        sketch.lit = lit
        for marker in markers:
            sketch._write(marker.spot, marker.text, look=marker.look)
        return sketch

    def _lay(self, mark: Area) -> None:
        """Colour what lies below an area, and write the sign of a tile into its middle."""
        classes = mark.classes.split()
        if classes[0] not in ("ground", "gap"):
            return
        ring = mark.rings[0]
        kind = "gap" if classes[0] == "gap" else classes[1]
        for row in self._rows(ring):
            for column in self._columns(ring):
                middle = (
                    self.picture.left + (column + 0.5) * self.cell[0],
                    self.picture.top + (row + 0.5) * self.cell[1],
                )
                if _is_inside(middle, ring):
                    self.ground[row][column] = kind
                    self.tiles[row][column] = mark.tile
        if classes[0] == "ground" and "beside" not in classes:
            middle = sum(x for x, _ in ring) / len(ring), sum(y for _, y in ring) / len(ring)
            self._write(middle, *self._sign(BY_NAME[mark.tile]))

    def _sign(self, tile: int) -> tuple[str, str]:
        """What stands for a tile, and the suit that it has the colour of."""
        if not is_house(tile):
            return SIGNS[KINDS[KIND[tile]]], ""
        suit = int(suit_of_house(tile))
        suits = PLAIN_SUIT_SIGNS if self.is_plain else SUIT_SIGNS
        return ROYALS[KIND[tile] - TOWER] + suits[suit], SUITS[suit]

    def _walk(self, mark: Curve) -> None:
        for step in range(_STEPS + 1):
            x, y = on_curve(list(mark.spots), step / _STEPS)
            across = (x - self.picture.left) / self.cell[0]
            down = (y - self.picture.top) / self.cell[1]
            column, row = int(across), int(down)
            if 0 <= column < self.width and 0 <= row < self.height:
                self.dots[row][column] |= _DOTS[int((down - row) * 4)][int((across - column) * 2)]

    def _write(self, middle: Spot, text: str, suit: str = "", look: str = "") -> None:
        row, column = self.at(middle)
        start = int(column - (len(text) - 1) / 2)
        for place, sign in enumerate(text):
            self.signs[int(row), start + place] = sign, suit, look

    def at(self, spot: Spot) -> tuple[float, float]:
        """The row and the column of a spot, with what is left of them."""
        return (spot[1] - self.picture.top) / self.cell[1], (spot[0] - self.picture.left) / self.cell[0]

    def _rows(self, ring: tuple[Spot, ...]) -> range:
        down = [(y - self.picture.top) / self.cell[1] for _, y in ring]
        return range(max(0, int(min(down))), min(self.height, ceil(max(down))))

    def _columns(self, ring: tuple[Spot, ...]) -> range:
        across = [(x - self.picture.left) / self.cell[0] for x, _ in ring]
        return range(max(0, int(min(across))), min(self.width, ceil(max(across))))

    def busy_rows(self) -> range:
        """All rows but those of nothing but sea above and below."""
        written = {row for row, _ in self.signs}
        busy = [row for row in range(self.height) if row in written or set(self.ground[row]) != {"sea"}]
        return range(busy[0], busy[-1] + 1)

    def lines(self) -> Iterator[list[Piece]]:
        """Row by row, in pieces that look alike."""
        for row in self.busy_rows():
            yield self.line(row, range(self.width))

    def line(self, row: int, columns: range) -> list[Piece]:
        """One row, or a part of it, in pieces that look alike; beyond the picture there is sea."""
        pieces: list[Piece] = []
        for column in columns:
            piece = self._piece(row, column)
            if pieces and (pieces[-1].ground, pieces[-1].suit, pieces[-1].look) == (
                piece.ground,
                piece.suit,
                piece.look,
            ):
                piece = Piece(pieces.pop().text + piece.text, piece.ground, piece.suit, piece.look)
            pieces.append(piece)
        return pieces

    def _piece(self, row: int, column: int) -> Piece:
        if not (0 <= row < self.height and 0 <= column < self.width):
            return Piece(" ", "sea")
        is_lit = self.tiles[row][column] in self.lit and self.tiles[row][column] != ""
        text, suit, look = self.signs.get((row, column), (self._dotted(row, column, is_lit), "", ""))
        return Piece(text, self.ground[row][column], suit, look or (LIT if is_lit else ""))

    def _dotted(self, row: int, column: int, is_lit: bool) -> str:
        if self.ground[row][column] == "gap":
            return "#"
        if not self.dots[row][column]:
            return (":" if self.is_plain else "░") if is_lit else " "
        return "." if self.is_plain else chr(0x2800 + self.dots[row][column])


def sketched(picture: Picture, width: int, is_plain: bool = False) -> Sketch:
    """The largest sketch that fits into so many columns, or the smallest that there is. Plain ones are ASCII only."""
    sketches = [Sketch(picture, columns, rows, is_plain) for columns, rows in SCALES]
    return next((sketch for sketch in sketches if sketch.width <= width), sketches[-1])


def style_of(piece: Piece, theme: str = "dark") -> str:
    """How a piece looks, as `rich` writes it."""
    colours = palettes()["light" if theme == "light" else "dark"]
    ink, paper = colours["ink" if theme == "light" else "paper"], colours["paper"]
    ground = colours["burrow" if piece.ground == NAMES[UNDERGROUND] else piece.ground]
    kind, _, seat = piece.look.partition("-")
    if kind == RABBIT:
        return f"bold reverse {SEAT_COLOURS[int(seat)]}"
    if kind == CARROT:
        return f"bold {SEAT_COLOURS[int(seat)]} on {ground}"
    if kind == TOKEN:
        return "bold reverse magenta"
    if kind == LIT:
        return f"bold {ink} on {ground} reverse"
    if piece.suit:
        return f"bold {paper} on {colours[piece.suit]}"
    return f"bold {ink} on {ground}"


def _is_inside(spot: Spot, ring: tuple[Spot, ...]) -> bool:
    """Whether a spot lies in an outline without dents, whichever way that goes around."""
    x, y = spot
    sides = [
        (to_x - from_x) * (y - from_y) - (to_y - from_y) * (x - from_x)
        for (from_x, from_y), (to_x, to_y) in zip(ring, (*ring[1:], ring[0]), strict=True)
    ]
    return all(side >= 0 for side in sides) or all(side <= 0 for side in sides)
