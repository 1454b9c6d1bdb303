"""What a builder, and later their rabbit, can do.

flip:rhombus     turn over one of your rhombi (strict)
tile:woods-1     take this tile of yours in hand (free and freestyle)
at:2:-1          place it at that point of the lattice
apart            start an island with it; where follows
turn:1           and turn it so
road:n           the rabbit takes the road to the north
home             the rabbit goes home: it has seen enough
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.actions import ActionSpace, Field, Span
from warren.games.jackrabbits.land.lattice import FORMS, REACH, SHAPES, TURNS, point_at, x_of, y_of
from warren.games.jackrabbits.land.tiles import NAMES

DIRECTIONS: Final = ("ne", "n", "nw", "sw", "s", "se")
"""Where the sides of a hexagon look, in their order."""

_STEPS: Final = [str(step) for step in range(-REACH, REACH + 1)]
_SPAN: Final = 2 * REACH + 1

ACTIONS: Final = ActionSpace(
    Span("flip", Field("shape", SHAPES)),
    Span("tile", Field("tile", NAMES)),
    Span("at", Field("x", _STEPS), Field("y", _STEPS)),
    Span("apart"),
    Span("turn", Field("turn", [str(turn) for turn in range(max(TURNS))])),
    Span("road", Field("direction", DIRECTIONS)),
    Span("home"),
)

FLIP: Final[i64] = ACTIONS.start("flip")
TILE: Final[i64] = ACTIONS.start("tile")
AT: Final[i64] = ACTIONS.start("at")
APART: Final[i64] = ACTIONS.start("apart")
TURN: Final[i64] = ACTIONS.start("turn")
ROAD: Final[i64] = ACTIONS.start("road")
HOME: Final[i64] = ACTIONS.start("home")

FIRST_FORM: Final = vec[i64]([0, 1, 4])
"""By shape: its first form; those of its other turns follow."""

_SIDE_OF: Final = vec[i64]([0, 1, 2, 3, 4, 5, 1, -1, 2, -1, 0, -1, -1, 1, -1, 2, -1, 0])
"""By 6 * (0 for a hexagon, 1 for an upright triangle, 2 for a hanging one) + direction: the side that looks there."""


def at_point(point: i64) -> i64:
    """The action that places a tile at a point of the lattice."""
    return AT + (x_of(point) + REACH) * _SPAN + y_of(point) + REACH


def point_of(action: i64) -> i64:
    """The point that an action names."""
    index = action - AT
    return point_at(index // _SPAN - REACH, index % _SPAN - REACH)


def place_of(shape: i64, point: i64, turn: i64) -> i64:
    return point * FORMS + FIRST_FORM[shape] + turn


def side_towards(form: i64, direction: i64) -> i64:
    """The side of a hexagon or triangle that looks in a direction, or -1."""
    return _SIDE_OF[(0 if form == 0 else form - 3) * 6 + direction]
