"""A land of Jack Rabbits on a screen: as much of it as there is room for, with rabbits, carrots and roads marked on it.

    drawn = draw_land(land, 60, 20, Marks(rabbits={tile: [0, 2]}, ends={end: "1"}), focus=middle_of(land, tile))

All that stands on the land is handed in, so whoever plays on a land draws it by this.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from functools import lru_cache
from math import ceil
from typing import Final

from rich.text import Text

from warren.drawing.letters import CARROT, RABBIT, SCALES, TOKEN, Marker, Sketch, style_of
from warren.drawing.marks import Picture, Spot
from warren.drawing.scene import MARGIN, draw, framed
from warren.drawing.shapes import moved, outline_at
from warren.games.jackrabbits.land.land import Land
from warren.games.jackrabbits.land.lattice import HEXAGON
from warren.games.jackrabbits.land.tiles import FIRST_END, NAMES, SHAPE, TILE_OF_END

RABBIT_SIGNS: Final = ("@", "%", "*", "+")
"""By seat; a carrot is a v before the sign of the rabbit whose it is."""

CARROT_SIGN: Final = "v"
PLACE_SIGN: Final = "·"

_BELOW: Final = 46.0  # how far below the middle of a hexagon rabbits stand, so that its sign can be read
_ABOVE: Final = 46.0  # how far above it carrots lie
_APART: Final = 26.0  # how far two rabbits that share a hexagon stand from each other; two carrots twice as far
_SPLIT: Final = (-1, 1, -2, 2)  # where they stand, one after the other, if the middle is taken
_INSIDE: Final = 15.0  # how far from its side the label of a hexagon's road end stands
_OUTSIDE: Final = -22.0  # that of a small tile stands beyond the side: there is no room for it within
_MORE: Final = ("▲", "▼", "◀", "▶")  # at the edges behind which the land goes on
_PLAIN_MORE: Final = ("^", "v", "<", ">")


@dataclass(frozen=True)
class Marks:
    """What is marked on a land: by tile who is there, by road end its label, and what is pointed at."""

    rabbits: Mapping[int, Sequence[int]] = field(default_factory=dict)
    """By tile: the seats whose rabbits are there."""
    carrots: Mapping[int, Sequence[int]] = field(default_factory=dict)
    """By tile: the seats whose carrots lie there."""
    tokens: Mapping[int, str] = field(default_factory=dict)
    """By tile: the sign of what lies there."""
    keys: Mapping[int, str] = field(default_factory=dict)
    """By tile: the key that chooses it."""
    ends: Mapping[int, str] = field(default_factory=dict)
    """By road end: what it is called, one sign."""
    lit_end: int = -1
    lit_tiles: Sequence[int] = ()
    places: Sequence[int] = ()
    """Places of the lattice where something could be put."""


NO_MARKS: Final = Marks()


class Lookout:
    """Which part is seen of a land that is larger than the room for it: around a focus, or beside that."""

    def __init__(self) -> None:
        self.is_cut = False  # whether there is more land than room
        self._focus: Spot | None = None
        self._aside = (0.0, 0.0)  # by how many rows and columns beside the focus
        self._room = (0, 0)

    def move(self, across: int, down: int) -> None:
        """Look further, by half of what is seen."""
        rows, columns = self._aside
        self._aside = rows + down * self._room[0] / 2, columns + across * self._room[1] / 2

    def seen(self, whole: Sequence[range], room: tuple[int, int], focus: Spot, at: Spot) -> list[range]:
        """The rows and columns that are seen, `at` being those of the focus; one that is new is in the middle again."""
        if focus != self._focus:
            self._focus, self._aside = focus, (0.0, 0.0)
        self._room = room
        parts = [
            _window(*one) for one in zip(whole, room, (at[0] + self._aside[0], at[1] + self._aside[1]), strict=True)
        ]
        self.is_cut = any(len(part) < len(all_of_it) for part, all_of_it in zip(parts, whole, strict=True))
        if self._aside != (0.0, 0.0):  # no further than there is land
            rows, columns = parts
            self._aside = rows.start + room[0] / 2 - at[0], columns.start + room[1] / 2 - at[1]
        return parts


def middle_of(land: Land, tile: int) -> Spot:
    """Where a tile lies, to look at it."""
    return outline_at(int(land.places[tile])).middle


def middle_at(place: int) -> Spot:
    """Where a tile would lie at a place."""
    return outline_at(place).middle


def draw_land(
    land: Land,
    width: int,
    height: int,
    marks: Marks = NO_MARKS,
    *,
    focus: Spot | None = None,
    is_finished: bool = True,
    is_plain: bool = False,
    least: float = 1.0,
    lookout: Lookout | None = None,
) -> Text:
    """The largest drawing that fits, or of the smallest as much as fits, around the focus or where the lookout says.

    While a land is being built no exit is lost yet. `least` is the share of the rows for which there must be room.
    """
    lit = {NAMES[tile] for tile in marks.lit_tiles}
    markers = _markers(land, marks)
    for scale in SCALES:
        sketch = _sketch(land, scale, tuple(marks.places), is_finished, is_plain).marked(markers, lit)
        if _fits(sketch, width, height, least):
            break
    middle = focus or (0.0, 0.0)
    rows, columns = (lookout or Lookout()).seen(_whole(sketch), (height, width), middle, sketch.at(middle))
    drawn = Text(no_wrap=True, overflow="ellipsis")
    for row in rows:
        for piece in sketch.line(row, columns):
            drawn.append(piece.text, style_of(piece))
        drawn.append("\n")
    return _with_edges(drawn, _whole(sketch), rows, columns, _PLAIN_MORE if is_plain else _MORE)


@lru_cache(maxsize=8)
def _sketch(land: Land, scale: tuple[int, int], places: tuple[int, ...], is_finished: bool, is_plain: bool) -> Sketch:
    """A land with nothing on it: drawn once, however often something on it moves."""
    picture = copy(_picture(land, is_finished))
    _frame(picture, land, places)
    return Sketch(picture, *scale, is_plain)


@lru_cache(maxsize=4)
def _picture(land: Land, is_finished: bool) -> Picture:
    """The same for every scale."""
    return draw(land, with_underground=False, is_built=is_finished, with_ripples=False)


def _frame(picture: Picture, land: Land, places: Sequence[int]) -> None:
    """A frame around all places that something lies or could lie at: it stays while one chooses among them."""
    lying = [outline_at(int(land.places[tile])) for tile in land.laid()]
    spots = [corner for outline in [*lying, *map(outline_at, places)] for corner in outline.corners]
    left, top, right, bottom = framed(spots)
    picture.left, picture.top, picture.width, picture.height = left, top, right - left, bottom - top


def _fits(sketch: Sketch, width: int, height: int, least: float) -> bool:
    rows, columns = _whole(sketch)
    return len(columns) <= width and len(rows) * least <= height


def _whole(sketch: Sketch) -> tuple[range, range]:
    """The rows and columns of all that is drawn, and of the whole frame but its margin."""
    picture = sketch.picture
    top, left = sketch.at((picture.left + MARGIN, picture.top + MARGIN))
    bottom, right = sketch.at((picture.left + picture.width - MARGIN, picture.top + picture.height - MARGIN))
    rows = [int(top), ceil(bottom) - 1, *(row for row, _ in sketch.signs)]
    columns = [int(left), ceil(right) - 1, *(column for _, column in sketch.signs)]
    return range(min(rows), max(rows) + 1), range(min(columns), max(columns) + 1)


def _window(whole: range, room: int, focus: float) -> range:
    """As much of some rows or columns as there is room for, with the focus as near to the middle as can be."""
    if len(whole) <= room:
        return whole
    start = min(max(round(focus - room / 2), whole.start), whole.stop - room)
    return range(start, start + room)


def _with_edges(drawn: Text, whole: tuple[range, range], rows: range, columns: range, signs: Sequence[str]) -> Text:
    """Arrows in the middle of each edge behind which there is more."""
    all_rows, all_columns = whole
    lines = list(drawn.split())[: len(rows)]
    across, down = len(columns) // 2, len(rows) // 2
    for is_more, sign, row, column in (
        (all_rows.start < rows.start, signs[0], 0, across),
        (rows.stop < all_rows.stop, signs[1], len(rows) - 1, across),
        (all_columns.start < columns.start, signs[2], down, 0),
        (columns.stop < all_columns.stop, signs[3], down, len(columns) - 1),
    ):
        if is_more:
            line = lines[row]
            lines[row] = Text.assemble(line[:column], (sign, "bold reverse"), line[column + 1 :])
    return Text("\n", no_wrap=True, overflow="ellipsis").join(lines)


def _markers(land: Land, marks: Marks) -> list[Marker]:
    """Places first, so that what stands somewhere covers them."""
    found = [Marker(middle_at(place), PLACE_SIGN, "place") for place in marks.places if _is_sea(land, place)]
    for tile, seats in marks.carrots.items():
        signs = [CARROT_SIGN + RABBIT_SIGNS[seat] for seat in seats]
        found += _row(land, tile, seats, signs, CARROT, -_ABOVE)
    for tile, sign in marks.tokens.items():
        x, y = middle_of(land, tile)
        down = -_ABOVE if SHAPE[tile] == HEXAGON else 0.0
        found.append(Marker((x, y + down), sign, TOKEN))
    found += [Marker(middle_of(land, tile), key, "end") for tile, key in marks.keys.items()]
    for end, label in marks.ends.items():
        tile = int(TILE_OF_END[end])
        outline, side = outline_at(int(land.places[tile])), end - int(FIRST_END[tile])
        spot = moved(outline.ends[side], outline.inward(side), _INSIDE if SHAPE[tile] == HEXAGON else _OUTSIDE)
        found.append(Marker(spot, label, "lit" if end == marks.lit_end else "end"))
    labelled = {int(TILE_OF_END[end]) for end in marks.ends}
    for tile, seats in marks.rabbits.items():
        signs = [RABBIT_SIGNS[seat] for seat in seats]
        found += _row(land, tile, seats, signs, RABBIT, _BELOW, is_split=tile in labelled)
    return found


def _is_sea(land: Land, place: int) -> bool:
    """Whether no tile covers the middle of a place: a place may be shown that a lit tile lies on."""
    return bool(land.ground().is_free(place))


def _row(
    land: Land,
    tile: int,
    seats: Sequence[int],
    signs: Sequence[str],
    look: str,
    down: float,
    *,
    is_split: bool = False,
) -> Iterator[Marker]:
    """Signs side by side on a hexagon, below or above its own; on a smaller tile in its middle.

    A row that is split leaves room for the label of a road in its middle.
    """
    x, y = middle_of(land, tile)
    if SHAPE[tile] != HEXAGON:
        down, is_split = 0.0, False
    apart = _APART * len(signs[0])
    for number, (seat, sign) in enumerate(zip(seats, signs, strict=True)):
        aside = _SPLIT[number] if is_split else number - (len(seats) - 1) / 2
        yield Marker((x + apart * aside, y + down), sign, f"{look}-{seat}")
