"""Where tiles and their roads lie on a plane: x to the right, y down, a side 100 long."""

from __future__ import annotations

from math import hypot, sqrt
from typing import Final

from warren.drawing.marks import Spot
from warren.games.jackrabbits.land import lattice

SIDE: Final = 100.0
_RISE: Final = SIDE * sqrt(3) / 2


def spot_at(x: float, y: float) -> Spot:
    """A point of the lattice on the plane."""
    return SIDE * (x + y / 2), -_RISE * y


def between(a: Spot, b: Spot, share: float = 0.5) -> Spot:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def moved(spot: Spot, way: Spot, far: float) -> Spot:
    return spot[0] + way[0] * far, spot[1] + way[1] * far


def distance(a: Spot, b: Spot) -> float:
    return hypot(a[0] - b[0], a[1] - b[1])


class Outline:
    """A tile on the plane: corners counter-clockwise, side n from corner n to the next."""

    def __init__(self, corners: list[Spot]) -> None:
        self.corners = corners
        count = len(corners)
        self.middle: Spot = (sum(x for x, _ in corners) / count, sum(y for _, y in corners) / count)
        self.ends = [between(corners[side], corners[(side + 1) % count]) for side in range(count)]
        """The middles of the sides, where the road ends are. JR-P3."""

    def inward(self, side: int) -> Spot:
        """One step from a side into the tile, at a right angle."""
        (x, y), (to_x, to_y) = self.corners[side], self.corners[(side + 1) % len(self.corners)]
        return (to_y - y) / SIDE, (x - to_x) / SIDE

    def spoke(self, side: int) -> list[Spot]:
        """A straight road from a side to the middle."""
        return straight(self.ends[side], self.middle)

    def road(self, side: int, other: int) -> list[Spot]:
        """A road from side to side that meets both at a right angle, so that it goes on smoothly in the next tile."""
        start, end = self.ends[side], self.ends[other]
        pull = _PULLS[round(distance(start, end))]
        return [start, moved(start, self.inward(side), pull), moved(end, self.inward(other), pull), end]


_PULLS: Final = {50: 20.0, 87: 13.0, 100: 30.0}
"""By the distance of the two ends of a road in a rhombus: around an acute corner it is an arc, at an obtuse one it
keeps to the bank, so that two do not touch, and straight across it bends just enough to leave at a right angle."""


def straight(start: Spot, end: Spot) -> list[Spot]:
    return [start, between(start, end, 1 / 3), between(start, end, 2 / 3), end]


def on_curve(spots: list[Spot], share: float) -> Spot:
    """The spot after this share of a single cubic curve."""
    a, b, c, d = spots
    ab, bc, cd = between(a, b, share), between(b, c, share), between(c, d, share)
    return between(between(ab, bc, share), between(bc, cd, share), share)


def part_of_curve(spots: list[Spot], start: float, end: float) -> list[Spot]:
    """The piece of a single cubic curve between two shares."""
    a, b, c, d = spots
    ab, bc, cd = between(a, b, end), between(b, c, end), between(c, d, end)
    abc, bcd = between(ab, bc, end), between(bc, cd, end)
    head = [a, ab, abc, between(abc, bcd, end)]
    share = start / end
    a, b, c, d = head
    ab, bc, cd = between(a, b, share), between(b, c, share), between(c, d, share)
    abc, bcd = between(ab, bc, share), between(bc, cd, share)
    return [between(abc, bcd, share), bcd, cd, d]


def outline_at(place: int) -> Outline:
    """The outline of a tile at a place of the lattice."""
    return Outline([spot_at(x, y) for x, y in lattice.corners(place)])


def hexagon_around(middle: Spot) -> Outline:
    """A hexagon that lies apart from the lattice."""
    corners = [spot_at(x, y) for x, y in lattice.corners(lattice.place_at(lattice.HEXAGON, 0, 0))]
    return Outline([moved(middle, corner, 1) for corner in corners])
