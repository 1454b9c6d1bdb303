"""The sea and the coast, enclosed gaps, ports, boats, and signs at roads that end there."""

from __future__ import annotations

from warren.drawing.canvas import Canvas
from warren.drawing.exits import lost_ends
from warren.drawing.marks import Spot
from warren.drawing.shapes import Outline, between, distance, moved, spot_at, straight
from warren.drawing.terrain import pier
from warren.games.jackrabbits.land.ground import GAP, SEA
from warren.games.jackrabbits.land.land import Land
from warren.games.jackrabbits.land.lattice import BESIDE, CELLS, MIDDLE, WIDTH
from warren.games.jackrabbits.land.tiles import FIRST_END, NAMES, TILE_OF_END

BOAT_AWAY = 40.0
"""How far from its side a boat lies."""


def draw_coast(canvas: Canvas, outlines: dict[int, Outline]) -> None:
    rings = [outline.corners for outline in outlines.values()]
    canvas["sea"].area("shallows", "", *rings)
    canvas["sea"].area("beach", "", *rings)


def draw_gaps(canvas: Canvas, land: Land) -> None:
    """Enclosed gaps are chasms: dark and hatched. They are not the sea. JR-T2b."""
    waters = land.ground().waters()
    for cell in range(CELLS):
        if waters[cell] == GAP:
            corners = cell_corners(cell)
            canvas["sea"].area("gap", "", corners)
            left, right, tip = corners if cell % 2 == 0 else (corners[1], corners[2], corners[0])
            for share in (0.2, 0.4, 0.6, 0.8):
                canvas["sea"].curve("crack", "", straight(between(left, right, share), between(tip, right, share)))


def cell_corners(cell: int) -> list[Spot]:
    """The corners of one small triangle of the lattice."""
    point, is_hanging = divmod(cell, 2)
    x, y = point % WIDTH - MIDDLE, point // WIDTH - MIDDLE
    if is_hanging:
        return [spot_at(x + 1, y), spot_at(x + 1, y + 1), spot_at(x, y + 1)]
    return [spot_at(x, y), spot_at(x + 1, y), spot_at(x, y + 1)]


def draw_ports(canvas: Canvas, land: Land, outlines: dict[int, Outline]) -> None:
    """A pier at every road end that faces the sea, and a boat at each merchant's. JR-T2b."""
    for end in map(int, land.roads.ports):
        tile = int(TILE_OF_END[end])
        outline, side = outlines[tile], end - int(FIRST_END[tile])
        canvas["road-edge"].curve("port", NAMES[tile], pier(outline.ends[side], outline.inward(side)))
    for tile in land.boats():
        canvas["signs"].stamp("boat", NAMES[tile], "boat", _berth(land, tile, outlines), 38)


def _berth(land: Land, tile: int, outlines: dict[int, Outline]) -> Spot:
    """Where a merchant's boat lies: off the side at the sea that has the most room."""
    outline, first = outlines[tile], int(FIRST_END[tile])
    sides = [side for side in range(len(outline.ends)) if land.roads.across[first + side] == SEA]
    berths = [moved(outline.ends[side], outline.inward(side), -BOAT_AWAY) for side in sides]
    shores = [spot for other, one in outlines.items() if other != tile for spot in (*one.corners, *one.ends)]
    return max(berths, key=lambda berth: min((distance(berth, spot) for spot in shores), default=0))


def draw_lost_exits(canvas: Canvas, land: Land, outlines: dict[int, Outline]) -> None:
    """A diamond with a wave at each exit that only leads off the land. JR-J4."""
    for end in lost_ends(land):
        tile = int(TILE_OF_END[end])
        outline, side = outlines[tile], end - int(FIRST_END[tile])
        middle = moved(outline.ends[side], outline.inward(side), 13)
        corners = [moved(middle, way, 10.5) for way in ((0, -1), (1, 0), (0, 1), (-1, 0))]
        canvas["signs"].area("sign sea-exit", NAMES[tile], corners)
        canvas["signs"].stamp("ink sea-exit", NAMES[tile], "ripple", middle, 13)


def draw_dead_ends(canvas: Canvas, land: Land, outlines: dict[int, Outline]) -> None:
    """A bar where a road ends at a gap. JR-J4."""
    for end, there in enumerate(land.roads.across):
        if there == GAP:
            tile = int(TILE_OF_END[end])
            outline, side = outlines[tile], end - int(FIRST_END[tile])
            start, last = outline.corners[side], outline.corners[(side + 1) % len(outline.corners)]
            canvas["signs"].curve(
                "dead-end", NAMES[tile], straight(between(start, last, 0.36), between(start, last, 0.64))
            )


def draw_ripples(canvas: Canvas, land: Land, frame: tuple[float, float, float, float], keep_off: list[Spot]) -> None:
    """A ripple here and there on the open sea, always in the same places."""
    left, top, right, bottom = frame
    waters = land.ground().waters()
    for cell in range(CELLS):
        around = [cell, *[cell + int(BESIDE[(cell & 1) * 3 + n]) for n in range(3)]]
        if cell * 2654435761 >> 7 & 3 or any(not 0 <= one < CELLS or waters[one] != SEA for one in around):
            continue
        corners = cell_corners(cell)
        x, y = between(between(corners[0], corners[1]), corners[2], 1 / 3)
        is_inside = left + 30 < x < right - 30 and top + 20 < y < bottom - 20
        if is_inside and all(abs(x - other_x) + abs(y - other_y) > 190 for other_x, other_y in keep_off):
            canvas["sea"].stamp("ripple", "", "ripple", (x, y), 36)
