"""Where a tile may be placed, and what the guidelines say about it. JR-B2, JR-B4, JR-E0c."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.errors import Reason
from warren.games.jackrabbits.land.ground import GAP, SEA, Ground
from warren.games.jackrabbits.land.lattice import (
    AREA_OF_FORM,
    BESIDE,
    COVERS,
    FACES,
    FORMS,
    HEXAGON,
    RHOMBUS,
    SHAPE_OF_FORM,
    SIDES_OF_FORM,
    TRIANGLE,
    is_place,
)
from warren.games.jackrabbits.land.tiles import NAMES, SHAPE, is_islet

MOST_TRIED: Final = 2000
"""How many ways of filling a gap are tried before it is taken for one that can be filled."""


def why_not(ground: Ground, tile: i64, place: i64) -> Reason | None:
    """Why a tile cannot be placed there at all, or None if it can."""
    if not is_place(place) or SHAPE_OF_FORM[place % FORMS] != SHAPE[tile]:
        return Reason("land-no-place", "JR-B2", tile=NAMES.thing(tile))
    other = ground.tile_on(place)
    if other >= 0:
        return Reason("land-overlap", "JR-B2", tile=NAMES.thing(tile), other=NAMES.thing(other))
    neighbours = ground.neighbours(place)
    if is_islet(tile) and neighbours:
        return Reason("land-islet-joined", "JR-E0c", tile=NAMES.thing(tile), other=NAMES.thing(neighbours[0]))
    if is_islet(tile) and ground.waters()[place // FORMS * 2] != SEA:
        return Reason("land-islet-inland", "JR-E0c", tile=NAMES.thing(tile))
    for neighbour in neighbours:
        if is_islet(neighbour):
            return Reason("land-beside-islet", "JR-E0c", tile=NAMES.thing(tile), other=NAMES.thing(neighbour))
    if not neighbours and SHAPE[tile] != HEXAGON:
        return Reason("land-touches-nothing", "JR-B2", tile=NAMES.thing(tile))
    if shuts_in_islet(ground, tile, place):
        return Reason("land-shuts-in-islet", "JR-E0c", tile=NAMES.thing(tile))
    return None


def touches_islet(ground: Ground, place: i64) -> bool:
    side: i64 = 0
    while side < SIDES_OF_FORM[place % FORMS]:
        other = ground.facing(place, side)
        if other >= 0 and is_islet(other):
            return True
        side += 1
    return False


def shuts_in_islet(ground: Ground, tile: i64, place: i64) -> bool:
    """Whether a tile placed there would cut an islet off from the open sea. JR-E0c."""
    islets = [other for other in ground.laid() if is_islet(other)]
    if not islets:
        return False
    later = ground.copy()
    later.put(tile, place)
    waters = later.waters()
    return any(waters[facing_cell(later.places[islet], 0)] != SEA for islet in islets)


def facing_cell(place: i64, side: i64) -> i64:
    """The cell beyond a side of a place."""
    return place // FORMS * 2 + FACES[place % FORMS * 6 + side]


def notes(ground: Ground, tile: i64, place: i64, left: list[int]) -> list[Reason]:
    """The guidelines that a tile would break there. `left` is how many tiles of each shape are still to come after it.

    X: no two hexagons side by side. !: no two triangles side by side. T: no road that dead-ends. JR-B4.
    """
    found: list[Reason] = []
    shape = SHAPE[tile]
    for other in ground.neighbours(place):
        if SHAPE[other] == shape == HEXAGON:
            found.append(Reason("land-guideline-x", "JR-B4", tile=NAMES.thing(tile), other=NAMES.thing(other)))
        if SHAPE[other] == shape == TRIANGLE:
            found.append(Reason("land-guideline-triangles", "JR-B4", tile=NAMES.thing(tile), other=NAMES.thing(other)))
    if makes_dead_end(ground, tile, place, left):
        found.append(Reason("land-guideline-t", "JR-B4", tile=NAMES.thing(tile)))
    return found


def makes_dead_end(ground: Ground, tile: i64, place: i64, left: list[int]) -> bool:
    """Whether a tile placed there would leave an enclosed gap at its sides or corners that no tiles can fill. JR-B4."""
    later = ground.copy()
    later.put(tile, place)
    waters = later.waters()
    side: i64 = 0
    while side < SIDES_OF_FORM[place % FORMS]:
        beyond = facing_cell(place, side)
        if waters[beyond] == GAP and not can_fill(waters, beyond, left):
            return True
        side += 1
    return False


def gap_at(waters: vec[i64], cell: i64) -> list[int]:
    """All cells of the gap that a cell belongs to."""
    found = [int(cell)]
    for here in found:
        for n in range(3):
            there = int(here + BESIDE[(here & 1) * 3 + n])
            if waters[there] == GAP and there not in found:
                found.append(there)
    return found


def can_fill(waters: vec[i64], cell: i64, left: list[int]) -> bool:
    """Whether the tiles to come, so many of each shape, can cover a gap without a rest."""
    gap = gap_at(waters, cell)
    if len(gap) > 6 * left[HEXAGON] + 2 * left[RHOMBUS] + left[TRIANGLE]:
        return False
    return _Filling(left).can_cover(frozenset(gap))


class _Filling:
    """Tries all ways of covering a gap, cell by cell."""

    def __init__(self, left: list[int]) -> None:
        self.left = left[:]
        self.tried = 0

    def can_cover(self, cells: frozenset[int]) -> bool:
        self.tried += 1
        if not cells or self.tried > MOST_TRIED:
            return True
        first = min(cells)
        for form in range(FORMS):
            shape = SHAPE_OF_FORM[form]
            if not self.left[shape]:
                continue
            area = int(AREA_OF_FORM[form])
            for n in range(area):
                offset = first - int(COVERS[form * 6 + n])
                if offset & 1:
                    continue
                covered = frozenset([offset + int(COVERS[form * 6 + m]) for m in range(area)])
                if covered <= cells:
                    self.left[shape] -= 1
                    is_covered = self.can_cover(cells - covered)
                    self.left[shape] += 1
                    if is_covered:
                        return True
        return False
