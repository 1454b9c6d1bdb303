"""Road tiles: rhombi with two roads and what lies between them, triangles with a fork and what is met there. JR-P3."""

from __future__ import annotations

from math import sin
from typing import Final

from warren.drawing.canvas import Canvas, print_suits, shown_suits
from warren.drawing.marks import Spot
from warren.drawing.shapes import Outline, between, distance, moved, on_curve, part_of_curve, straight
from warren.games.jackrabbits.land.tiles import KIND, KINDS, NAMES, RIVER, WOODS
from warren.games.jackrabbits.land.tileset import TileSet

OBTUSE: Final = (0, 2)
ACUTE: Final = (1, 3)
"""The corners of a rhombus, by number."""

RIVER_STEPS: Final = 36
"""Of how many pieces the water of a river is made."""

THINGS: Final = {"merchant": ("stall", "wood"), "tavern": ("mug", "wood"), "cave": ("cave", "rock")}
"""By kind of triangle: what stands there, and in which class."""


def draw_rhombus(canvas: Canvas, tile: int, outline: Outline, tiles: TileSet, suits: int) -> None:
    name, kind = NAMES[tile], KINDS[KIND[tile]]
    canvas["ground"].area(f"ground {kind}", name, outline.corners)
    first, second = (outline.road(road[0], road[1]) for road in tiles.roads[KIND[tile]])
    canvas.road(name, first)
    canvas.road(name, second)
    do_cross = abs(tiles.roads[KIND[tile]][0][0] - tiles.roads[KIND[tile]][0][1]) == 2
    if do_cross:
        _draw_underpass(canvas, name, first, second)
    between_roads = _between_roads(outline, first)
    if KIND[tile] == RIVER:
        _draw_river(canvas, name, between_roads)
    elif KIND[tile] == WOODS:
        _draw_woods(canvas, name, outline)
    else:
        _draw_mountain(canvas, name, outline, do_cross)
    coin = between(outline.middle, outline.corners[1], 0.53) if do_cross else outline.middle
    canvas["things"].disc("coin", name, coin, 12.5)
    print_suits(canvas["things"], name, shown_suits(int(tiles.printed[tile]), suits), coin, 17)


def _draw_underpass(canvas: Canvas, name: str, over: list[Spot], under: list[Spot]) -> None:
    """The first road crosses the second on a bridge. JR-P3."""
    canvas["bridge"].curve("underpass", name, part_of_curve(under, 0.335, 0.665))
    canvas["bridge"].curve("bridge-edge", name, part_of_curve(over, 0.26, 0.74))
    canvas["bridge"].curve("bridge", name, part_of_curve(over, 0.25, 0.75))


def _between_roads(outline: Outline, road: list[Spot]) -> tuple[Spot, Spot]:
    """The two corners that face each other with both roads beside the line from one to the other."""
    crest = on_curve(road, 0.5)
    along_long = abs(crest[0] - outline.middle[0]) + abs(crest[1] - outline.middle[1])
    corners = ACUTE if along_long < 40 else OBTUSE
    return outline.corners[corners[0]], outline.corners[corners[1]]


def _draw_river(canvas: Canvas, name: str, springs: tuple[Spot, Spot]) -> None:
    """Water from corner to corner, narrow where the tile is."""
    start, end = springs
    long = distance(start, end)
    along = ((end[0] - start[0]) / long, (end[1] - start[1]) / long)
    aside = (-along[1], along[0])
    left: list[Spot] = []
    right: list[Spot] = []
    for step in range(RIVER_STEPS + 1):
        far = long * step / RIVER_STEPS
        half = min(8.5, 0.5 * far, 0.5 * (long - far))
        bend = 2 * sin(far / 11) * half / 8.5
        left.append(moved(moved(start, along, far), aside, half + bend))
        right.append(moved(moved(start, along, far), aside, bend - half))
    canvas["detail"].area("water", name, [*left, *reversed(right)])
    for far in (0.24, 0.37, 0.63, 0.76):
        canvas["detail"].stamp("current", name, "ripple", between(start, end, far), 12)


def _draw_woods(canvas: Canvas, name: str, outline: Outline) -> None:
    """Trees around the middle, those behind first."""
    to_long = between((0, 0), (outline.corners[1][0] - outline.middle[0], outline.corners[1][1] - outline.middle[1]), 1)
    to_short = (outline.corners[0][0] - outline.middle[0], outline.corners[0][1] - outline.middle[1])
    stands = [
        ("pine", 0.0, 0.66, 27.0),
        ("tree", 0.0, -0.66, 27.0),
        ("tree", 0.24, 0.34, 24.0),
        ("pine", -0.24, -0.34, 24.0),
        ("pine", 0.24, -0.34, 24.0),
        ("tree", -0.24, 0.34, 24.0),
        ("pine", 0.76, 0.0, 17.0),
        ("pine", -0.76, 0.0, 17.0),
    ]
    planted = [
        (moved(moved(outline.middle, to_long, far), to_short, aside), symbol, size)
        for symbol, far, aside, size in stands
    ]
    for spot, symbol, size in sorted(planted, key=lambda one: one[0][1]):
        canvas["things"].stamp("leaf", name, symbol, spot, size)


def _draw_mountain(canvas: Canvas, name: str, outline: Outline, do_cross: bool) -> None:
    for corner in (0, 2, 3):
        share = 0.56 if corner == 3 else 0.68 if do_cross else 0.5
        canvas["things"].stamp("rock", name, "peak", between(outline.middle, outline.corners[corner], share), 32)


def draw_triangle(canvas: Canvas, tile: int, outline: Outline, tiles: TileSet, suits: int) -> None:
    name, kind = NAMES[tile], KINDS[KIND[tile]]
    canvas["ground"].area(f"ground {kind}", name, outline.corners)
    for side in range(3):
        canvas.road(name, outline.spoke(side))
    canvas["things"].disc("coin", name, outline.middle, 20)
    thing, classes = THINGS[kind]
    canvas["things"].stamp(classes, name, thing, outline.middle, 27)
    shown = shown_suits(int(tiles.printed[tile]), suits)
    tip = max(range(3), key=lambda corner: abs(outline.corners[corner][1] - outline.middle[1]))
    corners = [tip, (tip + 1) % 3, (tip + 2) % 3] if len(shown) != 2 else [(tip + 1) % 3, (tip + 2) % 3]
    corners.sort(key=lambda corner: (corner != tip, outline.corners[corner][0]))
    for number, corner in enumerate(corners):
        group = shown[number :: len(corners)]
        if group:
            coin = between(outline.middle, outline.corners[corner], 0.57)
            canvas["things"].disc("coin", name, coin, 10.5)
            print_suits(canvas["things"], name, group, coin, 15)


def pier(end: Spot, inward: Spot) -> list[Spot]:
    """From a road end out into the sea."""
    return straight(moved(end, inward, -4), moved(end, inward, -17))
