"""Lands in words, a tile and its spot in one short text; and what lies where once more, from corners alone."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from warren.games.jackrabbits.land.ground import GAP, SEA, Ground, laid_out
from warren.games.jackrabbits.land.land import Land
from warren.games.jackrabbits.land.lattice import (
    CELLS,
    FORMS,
    HEXAGON,
    NOWHERE,
    SHAPE_OF_FORM,
    Point,
    corners,
    place_at,
)
from warren.games.jackrabbits.land.placing import can_fill, gap_at, shuts_in_islet, touches_islet
from warren.games.jackrabbits.land.tiles import (
    BASE_SUITS,
    BY_NAME,
    FIRST_END,
    NAMES,
    SHAPE,
    TILE_OF_END,
    TILES,
    is_islet,
)
from warren.games.jackrabbits.land.tileset import standard

Edge = frozenset[Point]

LAGOON = ", ".join(
    [
        "citadel 0 0, tower-clubs 2 -1, palace-clubs 4 -2, plaza-clubs 5 -1, tower-spades 4 1",
        "palace-spades 3 3, plaza-spades 1 4, tower-hearts -1 5, palace-hearts -2 4, plaza-hearts -1 2",
    ]
)
"""Ten hexagons around a gap of 24 small triangles."""


def places(words: str) -> vec[i64]:
    """`"citadel 0 0, woods-1 1 0 1"`, as in the file of a land, but with commas."""
    found = vec[i64]([NOWHERE] * TILES)
    for line in words.split(","):
        name, *numbers = line.split()
        found[BY_NAME[name]] = place(name, *(int(number) for number in numbers))
    cells = [cell for at in found if at != NOWHERE for cell in cells_of(int(at))]
    assert len(cells) == len(set(cells)), "tiles overlap"
    return found


def place(name: str, x: int, y: int, turn: int = 0) -> int:
    at = place_at(SHAPE[BY_NAME[name]], x, y, turn)
    assert at != NOWHERE
    return at


def ground(words: str) -> Ground:
    return laid_out(places(words))


def land(words: str, suits: int = BASE_SUITS) -> Land:
    return Land(standard(), suits, places(words))


def end(name: str, side: int) -> int:
    return int(FIRST_END[BY_NAME[name]]) + side


def end_name(number: i64) -> str:
    """`woods-1/2`, or what lies there instead."""
    if number < 0:
        return {-1: "sea", -2: "gap", -3: "absent"}[int(number)]
    tile = TILE_OF_END[number]
    return f"{NAMES[tile]}/{number - FIRST_END[tile]}"


# --- the same from corners alone ---------------------------------------------------------------------------------


def edges_of(at: int) -> list[Edge]:
    """The sides of a place, in order."""
    around = corners(at)
    return [frozenset((here, there)) for here, there in zip(around, [*around[1:], around[0]], strict=True)]


def cells_of(at: int) -> set[Point]:
    """The small triangles inside a place, each by its middle times three."""
    around = corners(at)
    xs, ys = [x for x, _ in around], [y for _, y in around]
    middles = [
        (3 * x + shift, 3 * y + shift)
        for x in range(min(xs), max(xs))
        for y in range(min(ys), max(ys))
        for shift in (1, 2)
    ]
    return {middle for middle in middles if _is_inside(middle, around)}


def _is_inside(middle: Point, around: list[Point]) -> bool:
    """On the left of every side; the lattice is slanted, but left stays left."""
    x, y = middle
    for (ax, ay), (bx, by) in zip(around, [*around[1:], around[0]], strict=True):
        if (bx - ax) * (y - 3 * ay) - (by - ay) * (x - 3 * ax) < 0:
            return False
    return True


def meeting(one: Land) -> dict[int, int]:
    """Which road ends face each other, by the edges that tiles share."""
    by_edge: dict[Edge, list[int]] = {}
    for tile in one.laid():
        for side, edge in enumerate(edges_of(int(one.places[tile]))):
            by_edge.setdefault(edge, []).append(int(FIRST_END[tile]) + side)
    pairs = [ends for ends in by_edge.values() if len(ends) == 2]
    return {here: there for pair in pairs for here, there in (pair, reversed(pair))}


def walked(one: Land, tile: int) -> set[int]:
    """The hexagons that a walk from a hexagon can end on, one step at a time."""
    facing = meeting(one)
    found: set[int] = set()
    met: set[int] = set()
    leaving = [int(FIRST_END[tile]) + side for side in range(6)]
    while leaving:
        there = facing.get(leaving.pop())
        if there is None or there in met:
            continue
        met.add(there)
        beyond = int(TILE_OF_END[there])
        if SHAPE[beyond] == 0:
            found.add(beyond)
            continue
        first = int(FIRST_END[beyond])
        kind = NAMES[beyond].split("-")[0]
        roads = {"woods": [[0, 1], [2, 3]], "mountain": [[0, 2], [1, 3]], "river": [[1, 2], [3, 0]]}
        for road in roads.get(kind, [[0, 1, 2]]):
            if there - first in road:
                leaving += [first + side for side in road if first + side != there]
    return found


def open_places(ground: Ground, tile: i64, margin: int = 3) -> list[int]:
    """All places for a tile: touching the land along a side, and for a hexagon also apart, to start an island. JR-B2.

    Islets only lie apart, and nothing lies beside them. JR-E0c. Islands are offered up to so far around the land.
    """
    if is_islet(tile):
        waters = ground.waters()
        return [place for place in ground.places_apart(margin) if waters[place // FORMS * 2] == SEA]
    touching = [place for place in ground.places_touching(SHAPE[tile]) if not touches_islet(ground, place)]
    found = [place for place in touching if not shuts_in_islet(ground, tile, place)]
    if SHAPE[tile] == HEXAGON:
        found = sorted([*found, *ground.places_apart(margin)])
    return found


def dead_gaps(ground: Ground, left: list[int]) -> int:
    """How many enclosed gaps there are that the tiles still to come cannot fill."""
    waters = ground.waters()
    count = 0
    for cell in range(CELLS):
        if waters[cell] == GAP:
            if not can_fill(waters, cell, left):
                count += 1
            for other in gap_at(waters, cell):
                waters[other] = SEA
    return count


def shape_at(place: int) -> int:
    """The shape of a tile that lies so."""
    return int(SHAPE_OF_FORM[place % FORMS])
