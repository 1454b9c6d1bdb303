"""What makes a land good to play on: a generated or sample land has it all, others get a note. JR-B4, JR-B7."""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.cards import bit, size
from warren.core.errors import Reason
from warren.games.jackrabbits.land.ground import GAP
from warren.games.jackrabbits.land.land import Land
from warren.games.jackrabbits.land.lattice import HEXAGON, TRIANGLE
from warren.games.jackrabbits.land.roads import UNREACHED, joined_sides, sea_to_sea
from warren.games.jackrabbits.land.tiles import CITADEL, FIRST_END, NAMES, SHAPE, TILE_OF_END, is_islet, suits_in


def most_journeys(suits: i64) -> int:
    """How far from the citadel a house may be: three, and with more than four suits one more for every four begun."""
    return 3 + max(0, (len(suits_in(suits)) - 1) // 4)


def misses(land: Land, *, by_caves: bool = False) -> list[Reason]:
    """All that a land misses of JR-B7. With `by_caves`, caves are free ways to other landmasses than the citadel's."""
    found = [*_far_houses(land, by_caves=by_caves), *_lonely_hexagons(land)]
    boats = land.boats()
    if len(boats) < 2:
        found.append(Reason("land-misses-boats", "JR-B7", boats=len(boats)))
    astray = sea_to_sea(land.roads.across, land.roads.mate)
    if len(astray) > 1:
        tiles = NAMES.things(sorted({int(TILE_OF_END[end]) for end in astray}, key=NAMES.__getitem__))
        found.append(Reason("land-misses-inland-roads", "JR-B7", tiles=tiles))
    for tile in land.laid():
        if SHAPE[tile] != HEXAGON and joined_sides(land.roads.across, tile) < 2:
            found.append(Reason("land-misses-joins", "JR-B7", tile=NAMES.thing(tile)))
    return found


def _far_houses(land: Land, *, by_caves: bool) -> list[Reason]:
    """Houses that cannot be reached for free, or only in too many journeys. Roads lead back as they lead there."""
    found: list[Reason] = []
    steps = land.roads.journeys_from_citadel() if by_caves else land.roads.journeys_from(CITADEL)
    most = most_journeys(land.suits)
    for tile in land.hexagons():
        if is_islet(tile):
            continue
        if steps[tile] == UNREACHED:
            found.append(Reason("land-misses-way", "JR-B7", tile=NAMES.thing(tile)))
        elif steps[tile] > most:
            found.append(
                Reason("land-misses-nearness", "JR-B7", tile=NAMES.thing(tile), journeys=int(steps[tile]), most=most)
            )
    return found


def _lonely_hexagons(land: Land) -> list[Reason]:
    found: list[Reason] = []
    for tile in land.hexagons():
        others = size(land.roads.reach[tile] & ~bit(tile))
        if not is_islet(tile) and others < 2:
            found.append(Reason("land-misses-ways-on", "JR-B7", tile=NAMES.thing(tile), others=int(others)))
    return found


def faults(land: Land) -> list[Reason]:
    """All places where a land breaks a guideline, each contact once. JR-B4."""
    found: list[Reason] = []
    dead: set[int] = set()
    for tile in land.laid():
        for end in range(int(FIRST_END[tile]), int(FIRST_END[tile + 1])):
            there = int(land.roads.across[end])
            if there == GAP:
                dead.add(tile)
            if there < end:
                continue
            other = int(TILE_OF_END[there])
            if SHAPE[tile] == SHAPE[other] == HEXAGON:
                found.append(Reason("land-guideline-x", "JR-B4", tile=NAMES.thing(tile), other=NAMES.thing(other)))
            if SHAPE[tile] == SHAPE[other] == TRIANGLE:
                found.append(
                    Reason("land-guideline-triangles", "JR-B4", tile=NAMES.thing(tile), other=NAMES.thing(other))
                )
    return [*found, *[Reason("land-guideline-t", "JR-B4", tile=NAMES.thing(tile)) for tile in sorted(dead)]]
