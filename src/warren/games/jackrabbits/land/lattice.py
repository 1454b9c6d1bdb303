"""The triangular lattice: points, cells, edges, and the places that tiles can have on it. JR-P2.

All in whole numbers. A *point* lies x steps to the right and y steps up to the right (at 60°) of the origin, where the
citadel lies; six directions lead from it, (1, 0), (0, 1), (-1, 1) and their opposites, counter-clockwise. A *cell* is
one of the two small triangles at a point, upright or hanging. An *edge* joins two points that are next to each other.

A *place* is one number for where a tile lies and how it is turned: six *forms* at each point, one of a hexagon, three
of a rhombus, two of a triangle. Sides go counter-clockwise around the tile. Points and cells are numbered so that
what a place covers and touches is the same for every place of a form, but for its point: all is a sum.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WIDTH: Final = 64
MIDDLE: Final = 32
REACH: Final = 29
"""How far from the origin a tile may lie, in x, in y, and in their sum. The lattice goes on around it, as sea."""

HEXAGON: Final = 0
RHOMBUS: Final = 1
TRIANGLE: Final = 2
SHAPES: Final = ("hexagon", "rhombus", "triangle")

FORMS: Final = 6
PLACES: Final = WIDTH * WIDTH * FORMS
CELLS: Final = WIDTH * WIDTH * 2
NOWHERE: Final = -1
"""The place of a tile that does not lie on the lattice."""

_DIRECTIONS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))

Point = tuple[int, int]

_CORNERS: Final[tuple[tuple[Point, ...], ...]] = (
    _DIRECTIONS,
    # A rhombus: the short diagonal goes from the point in the first three directions; an acute corner is the second.
    ((0, 0), (1, -1), (1, 0), (0, 1)),
    ((0, 0), (1, 0), (0, 1), (-1, 1)),
    ((0, 0), (0, 1), (-1, 1), (-1, 0)),
    ((0, 0), (1, 0), (0, 1)),
    ((1, 0), (1, 1), (0, 1)),
)
_FORM_SHAPES: Final = (HEXAGON, RHOMBUS, RHOMBUS, RHOMBUS, TRIANGLE, TRIANGLE)
_FIRST_FORM: Final = (0, 1, 4)
TURNS: Final = (1, 3, 2)
"""In how many ways each shape can be turned."""

SIDES: Final = (6, 4, 3)
"""How many sides each shape has."""

AREAS: Final = (6, 2, 1)
"""How many cells each shape covers."""


def _cells_at(edge: tuple[Point, Point]) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
    """The two cells, as x, y and 0 for upright, on both sides of an edge."""
    (x, y), (to_x, to_y) = edge
    step = (to_x - x, to_y - y)
    if step in _DIRECTIONS[3:]:
        x, y, step = to_x, to_y, (-step[0], -step[1])
    if step == _DIRECTIONS[0]:
        return (x, y, 0), (x, y - 1, 1)
    if step == _DIRECTIONS[1]:
        return (x, y, 0), (x - 1, y, 1)
    return (x - 1, y, 0), (x - 1, y, 1)


def _cell_offset(cell: tuple[int, int, int]) -> int:
    return 2 * (cell[1] * WIDTH + cell[0]) + cell[2]


def _covered(form: int) -> list[tuple[int, int, int]]:
    """The cells that a form covers."""
    if form == 0:
        return [(0, 0, 0), (-1, 0, 1), (-1, 0, 0), (-1, -1, 1), (0, -1, 0), (0, -1, 1)]
    if form >= 4:
        return [(0, 0, form - 4)]
    corners = _CORNERS[form]
    return list(_cells_at((corners[0], corners[2])))


def _sides(form: int) -> list[tuple[Point, Point]]:
    corners = _CORNERS[form]
    return [(corners[side], corners[(side + 1) % len(corners)]) for side in range(len(corners))]


def _padded(lists: list[list[int]]) -> list[int]:
    """Six numbers for each form."""
    return [number for numbers in lists for number in [*numbers, *[0] * (6 - len(numbers))]]


def _facing(form: int) -> list[tuple[int, int, int]]:
    """For each side of a form, the cell beyond it."""
    own = _covered(form)
    return [next(cell for cell in _cells_at(side) if cell not in own) for side in _sides(form)]


def _behind(form: int) -> list[tuple[int, int, int]]:
    """For each side of a form, the cell of its own that lies at it."""
    own = _covered(form)
    return [next(cell for cell in _cells_at(side) if cell in own) for side in _sides(form)]


COVERS: Final = vec[i64](_padded([[_cell_offset(cell) for cell in _covered(form)] for form in range(FORMS)]))
"""By form * 6 + n: the nth cell that it covers, less twice the point."""

FACES: Final = vec[i64](_padded([[_cell_offset(cell) for cell in _facing(form)] for form in range(FORMS)]))
"""By form * 6 + side: the cell beyond that side, less twice the point."""

OWN: Final = vec[i64](_padded([[_cell_offset(cell) for cell in _behind(form)] for form in range(FORMS)]))
"""By form * 6 + side: the cell of the tile's own at that side, less twice the point."""

CORNERS: Final = vec[i64](_padded([[y * WIDTH + x for x, y in _CORNERS[form]] for form in range(FORMS)]))
"""By form * 6 + n: the nth corner, less the point."""

SHAPE_OF_FORM: Final = vec[i64](list(_FORM_SHAPES))
SIDES_OF_FORM: Final = vec[i64]([SIDES[shape] for shape in _FORM_SHAPES])
AREA_OF_FORM: Final = vec[i64]([AREAS[shape] for shape in _FORM_SHAPES])

BESIDE: Final = vec[i64]([1, -1, 1 - 2 * WIDTH, -1, 1, 2 * WIDTH - 1])
"""By 3 * (0 for upright) + n: the nth cell that shares an edge with this one, less this one."""


def _is_in_reach(x: int, y: int) -> bool:
    return abs(x) <= REACH and abs(y) <= REACH and abs(x + y) <= REACH


_IN_REACH: Final = vec[i64]([int(_is_in_reach(x - MIDDLE, y - MIDDLE)) for y in range(WIDTH) for x in range(WIDTH)])


def is_place(place: i64) -> bool:
    """Whether a tile may lie there as far as the lattice goes."""
    return 0 <= place < PLACES and _IN_REACH[place // FORMS] == 1


def point_at(x: i64, y: i64) -> i64:
    return (y + MIDDLE) * WIDTH + x + MIDDLE


def x_of(point: i64) -> i64:
    return point % WIDTH - MIDDLE


def y_of(point: i64) -> i64:
    return point // WIDTH - MIDDLE


def place_at(shape: i64, x: int, y: int, turn: int = 0) -> int:
    """The place of a tile of that shape at a point, turned so many times; `NOWHERE` if there is none."""
    if not _is_in_reach(x, y) or not 0 <= turn < TURNS[shape]:
        return NOWHERE
    return ((y + MIDDLE) * WIDTH + x + MIDDLE) * FORMS + _FIRST_FORM[shape] + turn


def spot_of(place: int) -> tuple[int, int, int]:
    """x, y and turn of a place: what `place_at` was given."""
    point, form = divmod(place, FORMS)
    return point % WIDTH - MIDDLE, point // WIDTH - MIDDLE, form - _FIRST_FORM[_FORM_SHAPES[form]]


def corners(place: int) -> list[Point]:
    """The corners of a tile that lies so, counter-clockwise; side n goes from corner n to the next. For drawing."""
    point, form = divmod(place, FORMS)
    return [(point % WIDTH - MIDDLE + x, point // WIDTH - MIDDLE + y) for x, y in _CORNERS[form]]


def steps_between(point: i64, other: i64) -> i64:
    """How far it is from one point to another, from point to point."""
    x, y = x_of(point) - x_of(other), y_of(point) - y_of(other)
    if x < 0:
        x, y = -x, -y
    if y >= 0:
        return x + y
    return max(x, -y)


def distance(point: i64) -> i64:
    """From the citadel, in steps from point to point."""
    return steps_between(point, MIDDLE * WIDTH + MIDDLE)
