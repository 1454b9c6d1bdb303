"""What a picture is made of: marks with classes, the tile they belong to, and their geometry in plain numbers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from warren.drawing.style import style_sheet, symbols

Spot = tuple[float, float]
"""x to the right and y down; a side of a tile is 100 long."""


@dataclass(frozen=True)
class Area:
    """Closed outlines, filled."""

    classes: str
    tile: str
    rings: tuple[tuple[Spot, ...], ...]


@dataclass(frozen=True)
class Curve:
    """A line of cubic curves: a spot, then two controls and the next spot for each."""

    classes: str
    tile: str
    spots: tuple[Spot, ...]


@dataclass(frozen=True)
class Disc:
    classes: str
    tile: str
    middle: Spot
    radius: float


@dataclass(frozen=True)
class Stamp:
    """A symbol in the middle of a box of this size."""

    classes: str
    tile: str
    symbol: str
    middle: Spot
    size: float


Mark = Area | Curve | Disc | Stamp

VERSION = 1
"""Of the form of the drawing data."""


@dataclass
class Picture:
    """Marks to be drawn one after the other, within a frame."""

    left: float = 0.0
    top: float = 0.0
    width: float = 0.0
    height: float = 0.0
    marks: list[Mark] = field(default_factory=list)

    def area(self, classes: str, tile: str, *rings: Iterable[Spot]) -> None:
        self.marks.append(Area(classes, tile, tuple(tuple(rounded(spot) for spot in ring) for ring in rings)))

    def curve(self, classes: str, tile: str, spots: Iterable[Spot]) -> None:
        self.marks.append(Curve(classes, tile, tuple(rounded(spot) for spot in spots)))

    def disc(self, classes: str, tile: str, middle: Spot, radius: float) -> None:
        self.marks.append(Disc(classes, tile, rounded(middle), radius))

    def stamp(self, classes: str, tile: str, symbol: str, middle: Spot, size: float) -> None:
        self.marks.append(Stamp(classes, tile, symbol, rounded(middle), round(size, 2)))

    def symbols(self) -> list[str]:
        """The symbols that are used, each once, in the order of their names."""
        return sorted({mark.symbol for mark in self.marks if isinstance(mark, Stamp)})


def rounded(spot: Spot) -> Spot:
    """To a hundredth, so that a picture is the same on every machine; adding zero makes -0.0 plain."""
    return round(spot[0], 2) + 0.0, round(spot[1], 2) + 0.0


def as_json(picture: Picture) -> dict[str, object]:
    """The picture for those who draw it elsewhere, with the style sheet and the drawings of its symbols."""
    known = symbols()
    return {
        "version": VERSION,
        "frame": [picture.left, picture.top, picture.width, picture.height],
        "style": style_sheet(),
        "symbols": {name: [list(part) for part in known[name]] for name in picture.symbols()},
        "marks": marks_as_json(picture),
    }


def marks_as_json(picture: Picture) -> list[dict[str, object]]:
    """The marks alone, for those who have the style sheet and the symbols already."""
    return [_mark_as_json(mark) for mark in picture.marks]


def _mark_as_json(mark: Mark) -> dict[str, object]:
    told: dict[str, object] = {"class": mark.classes}
    if mark.tile:
        told["tile"] = mark.tile
    if isinstance(mark, Area):
        return {"kind": "area", **told, "rings": [[list(spot) for spot in ring] for ring in mark.rings]}
    if isinstance(mark, Curve):
        return {"kind": "curve", **told, "spots": [list(spot) for spot in mark.spots]}
    if isinstance(mark, Disc):
        return {"kind": "disc", **told, "middle": list(mark.middle), "radius": mark.radius}
    return {"kind": "stamp", **told, "symbol": mark.symbol, "middle": list(mark.middle), "size": mark.size}
