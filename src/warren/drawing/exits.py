"""Which exits of hexagons lead nowhere but off the land."""

from __future__ import annotations

from collections.abc import Iterator

from warren.games.jackrabbits.land.land import Land
from warren.games.jackrabbits.land.lattice import HEXAGON, RHOMBUS
from warren.games.jackrabbits.land.roads import LEFT, RIGHT
from warren.games.jackrabbits.land.tiles import FIRST_END, SHAPE_OF_END


def lost_ends(land: Land) -> Iterator[int]:
    """The road ends of hexagons from which no free road leads to any hexagon, in ascending order. JR-J4."""
    for tile in land.hexagons():
        for end in range(int(FIRST_END[tile]), int(FIRST_END[tile + 1])):
            if not _leads_to_hexagon(land, end):
                yield end


def _leads_to_hexagon(land: Land, start: int) -> bool:
    met = {start}
    waiting = [start]
    while waiting:
        there = int(land.roads.across[waiting.pop()])
        if there < 0:
            continue
        shape = SHAPE_OF_END[there]
        if shape == HEXAGON:
            return True
        ways = [land.roads.mate[there]] if shape == RHOMBUS else [LEFT[there], RIGHT[there]]
        for way in map(int, ways):
            if way not in met:
                met.add(way)
                waiting.append(way)
    return False
