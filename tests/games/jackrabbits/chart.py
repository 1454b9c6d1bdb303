"""A land read once more, from the corners of its tiles alone: which roads meet, where the sea is, what joins inside."""

from __future__ import annotations

from warren.games.jackrabbits.land.land import Land
from warren.games.jackrabbits.land.lattice import Point, corners
from warren.games.jackrabbits.land.tiles import NAMES

End = tuple[str, int]
"""A road end: its tile, and the number of the side."""

Cell = tuple[int, int, bool]
"""A small triangle of the lattice: its lower left corner, and whether it stands upright."""

UNDERGROUND = "underground"
RHOMBI = ("woods", "mountain", "river")
TRIANGLES = ("merchant", "tavern", "cave")
PRINTED = {"woods": "C", "mountain": "S", "river": "H", "merchant": "D", "tavern": "CH", "cave": "SD"}
TITLES = {"tower": "K", "palace": "Q", "plaza": "J"}


def kind(tile: str) -> str:
    return tile.split("-", maxsplit=1)[0]


def is_hexagon(tile: str) -> bool:
    return kind(tile) not in RHOMBI + TRIANGLES


def end_text(end: End) -> str:
    return f"{end[0]}.{end[1]}"


class Chart:
    """What a journey needs to know of a land."""

    def __init__(self, land: Land) -> None:
        self.corners = {NAMES[tile]: corners(int(land.places[tile])) for tile in land.laid() if tile != 1}
        self.hexagons = [tile for tile in self.corners if is_hexagon(tile)]
        self.caves = sorted(tile for tile in self.corners if kind(tile) == "cave")
        by_edge: dict[frozenset[Point], list[End]] = {}
        for end in [(tile, side) for tile in self.corners for side in range(len(self.corners[tile]))]:
            by_edge.setdefault(self.edge(end), []).append(end)
        pairs = [ends for ends in by_edge.values() if len(ends) == 2]
        self.facing = {here: there for pair in pairs for here, there in (pair, reversed(pair))}
        outside = self.outside()
        open_ends = [ends[0] for ends in by_edge.values() if len(ends) == 1]
        self.sea = sorted(end for end in open_ends if any(cell in outside for cell in beside(self.edge(end))))
        self.gaps = sorted(end for end in open_ends if end not in self.sea)

    def edge(self, end: End) -> frozenset[Point]:
        around = self.corners[end[0]]
        return frozenset((around[end[1]], around[(end[1] + 1) % len(around)]))

    def outside(self) -> set[Cell]:
        """The small triangles around the land that are joined by their sides, from far away on."""
        taken = {cell for around in self.corners.values() for cell in covered(around)}
        xs = [x for around in self.corners.values() for x, _ in around]
        ys = [y for around in self.corners.values() for _, y in around]
        low_x, high_x, low_y, high_y = min(xs) - 2, max(xs) + 2, min(ys) - 2, max(ys) + 2
        found: set[Cell] = set()
        waiting: list[Cell] = [(low_x, low_y, True)]
        while waiting:
            cell = waiting.pop()
            x, y, _ = cell
            if cell not in found and cell not in taken and low_x <= x <= high_x and low_y <= y <= high_y:
                found.add(cell)
                waiting += neighbours(cell)
        return found

    def road(self, end: End) -> list[End]:
        """The other ends that the road of this end joins, inside its tile. JR-P3."""
        tile, side = end
        if kind(tile) == "mountain":
            return [(tile, (side + 2) % 4)]
        if kind(tile) in ("woods", "river"):
            # Sides n and n + 1 meet at corner n + 1; the corner between n - 1 and n is n itself.
            meets_acute_next = self.is_acute(tile, (side + 1) % 4)
            is_next = meets_acute_next == (kind(tile) == "woods")
            return [(tile, (side + 1) % 4 if is_next else (side - 1) % 4)]
        sides = len(self.corners[tile])
        return [(tile, (side + n) % sides) for n in range(1, sides)]

    def other_road(self, end: End) -> list[End]:
        """Both ends of the other road of a rhombus."""
        here = [end, *self.road(end)]
        return [(end[0], side) for side in range(4) if (end[0], side) not in here]

    def is_acute(self, tile: str, corner: int) -> bool:
        """Whether a corner of a rhombus is one: its neighbours are one step apart."""
        (x, y), (to_x, to_y) = self.corners[tile][corner - 1], self.corners[tile][(corner + 1) % 4]
        return (to_x - x, to_y - y) in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))

    def is_by_the_sea(self, tile: str) -> bool:
        return any(end[0] == tile for end in self.sea)


def neighbours(cell: Cell) -> list[Cell]:
    """Those that share a side with it."""
    x, y, is_upright = cell
    if is_upright:
        return [(x, y - 1, False), (x - 1, y, False), (x, y, False)]
    return [(x, y + 1, True), (x + 1, y, True), (x, y, True)]


def points(cell: Cell) -> list[Point]:
    x, y, is_upright = cell
    return [(x, y), (x + 1, y), (x, y + 1)] if is_upright else [(x + 1, y), (x + 1, y + 1), (x, y + 1)]


def beside(edge: frozenset[Point]) -> list[Cell]:
    """The two small triangles at an edge."""
    xs, ys = [x for x, _ in edge], [y for _, y in edge]
    near = [
        (x, y, up)
        for x in range(min(xs) - 1, max(xs) + 1)
        for y in range(min(ys) - 1, max(ys) + 1)
        for up in (True, False)
    ]
    return [cell for cell in near if edge <= set(points(cell))]


def covered(around: list[Point]) -> list[Cell]:
    """The small triangles inside a tile: their middle lies on the left of every side."""
    xs, ys = [x for x, _ in around], [y for _, y in around]
    near = [(x, y, up) for x in range(min(xs), max(xs)) for y in range(min(ys), max(ys)) for up in (True, False)]
    return [cell for cell in near if _is_inside(cell, around)]


def _is_inside(cell: Cell, around: list[Point]) -> bool:
    corners_ = points(cell)
    x, y = sum(x for x, _ in corners_), sum(y for _, y in corners_)
    for (ax, ay), (bx, by) in zip(around, [*around[1:], around[0]], strict=True):
        if (bx - ax) * (y - 3 * ay) - (by - ay) * (x - 3 * ax) < 0:
            return False
    return True
