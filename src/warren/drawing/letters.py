"""A land on a terminal: colours for the ground, dots for the roads, a sign for each tile.

It is drawn from the same marks as every other picture. Where there are no colours the signs and roads still tell all.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil
from typing import Final

from warren.drawing.marks import Area, Curve, Picture, Spot, Stamp
from warren.drawing.shapes import on_curve
from warren.games.jackrabbits.land.tiles import BY_NAME, KIND, KINDS, ROYALS, SUITS, TOWER, is_house, suit_of_house

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


@dataclass(frozen=True)
class Piece:
    """Signs of one kind in a row: `ground` is the kind of tile, `sea` or `gap`, `suit` that of a house's own sign."""

    text: str
    ground: str
    suit: str = ""


class Sketch:
    """A grid of signs over a picture."""

    def __init__(self, picture: Picture, columns: int, rows: int, is_plain: bool) -> None:
        self.picture = picture
        self.is_plain = is_plain
        self.cell = (100 / columns, 86.6025 / rows)
        self.width = ceil(picture.width / self.cell[0])
        self.height = ceil(picture.height / self.cell[1])
        self.ground = [["sea"] * self.width for _ in range(self.height)]
        self.dots = [[0] * self.width for _ in range(self.height)]
        self.signs: dict[tuple[int, int], tuple[str, str]] = {}
        for mark in picture.marks:
            if isinstance(mark, Area):
                self._lay(mark)
            elif isinstance(mark, Curve) and mark.classes == "road":
                self._walk(mark)
            elif isinstance(mark, Stamp) and mark.classes == "boat":
                self._write(mark.middle, BOAT)
            elif isinstance(mark, Stamp) and "sea-exit" in mark.classes:
                self._write(mark.middle, LOST)

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

    def _write(self, middle: Spot, text: str, suit: str = "") -> None:
        row = int((middle[1] - self.picture.top) / self.cell[1])
        start = int((middle[0] - self.picture.left) / self.cell[0] - (len(text) - 1) / 2)
        for place, sign in enumerate(text):
            self.signs[row, start + place] = sign, suit

    def _rows(self, ring: tuple[Spot, ...]) -> range:
        down = [(y - self.picture.top) / self.cell[1] for _, y in ring]
        return range(max(0, int(min(down))), min(self.height, ceil(max(down))))

    def _columns(self, ring: tuple[Spot, ...]) -> range:
        across = [(x - self.picture.left) / self.cell[0] for x, _ in ring]
        return range(max(0, int(min(across))), min(self.width, ceil(max(across))))

    def lines(self) -> Iterator[list[Piece]]:
        """Row by row, in pieces that look alike; rows of nothing but sea above and below are left out."""
        written = {row for row, _ in self.signs}
        busy = [row for row in range(self.height) if row in written or set(self.ground[row]) != {"sea"}]
        for row in range(busy[0], busy[-1] + 1):
            pieces: list[Piece] = []
            for column in range(self.width):
                text, suit = self.signs.get((row, column), (self._dotted(row, column), ""))
                ground = self.ground[row][column]
                if pieces and (pieces[-1].ground, pieces[-1].suit) == (ground, suit):
                    pieces[-1] = Piece(pieces[-1].text + text, ground, suit)
                else:
                    pieces.append(Piece(text, ground, suit))
            yield pieces

    def _dotted(self, row: int, column: int) -> str:
        if self.ground[row][column] == "gap":
            return "#"
        if not self.dots[row][column]:
            return " "
        return "." if self.is_plain else chr(0x2800 + self.dots[row][column])


def sketched(picture: Picture, width: int, is_plain: bool = False) -> Sketch:
    """The largest sketch that fits into so many columns, or the smallest that there is. Plain ones are ASCII only."""
    sketches = [Sketch(picture, columns, rows, is_plain) for columns, rows in SCALES]
    return next((sketch for sketch in sketches if sketch.width <= width), sketches[-1])


def _is_inside(spot: Spot, ring: tuple[Spot, ...]) -> bool:
    """Whether a spot lies in an outline without dents, whichever way that goes around."""
    x, y = spot
    sides = [
        (to_x - from_x) * (y - from_y) - (to_y - from_y) * (x - from_x)
        for (from_x, from_y), (to_x, to_y) in zip(ring, (*ring[1:], ring[0]), strict=True)
    ]
    return all(side >= 0 for side in sides) or all(side <= 0 for side in sides)
