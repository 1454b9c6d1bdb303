"""What lies where, while a land is being built: tiles on the lattice, their contacts, the sea and the gaps. JR-B2."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.games.jackrabbits.land.lattice import (
    AREA_OF_FORM,
    BESIDE,
    CELLS,
    COVERS,
    FACES,
    FORMS,
    NOWHERE,
    OWN,
    SHAPE_OF_FORM,
    SIDES_OF_FORM,
    WIDTH,
    is_place,
)
from warren.games.jackrabbits.land.tiles import FIRST_END, TILES

SEA: Final = -1
"""What a side faces that looks out on the region around the land; and what a cell of it is marked with."""

GAP: Final = -2
"""What a side faces that looks into a region enclosed by tiles: it may touch the sea at corners, but at no side."""

ABSENT: Final = -3
"""Instead of what a side faces: the tile does not lie on the lattice."""

_ALL_FREE: Final = vec[i64]([0] * CELLS)
_ALL_SEA: Final = vec[i64]([SEA] * CELLS)
_NO_TILES: Final = vec[i64]([NOWHERE] * TILES)


class Ground:
    """Tiles on the lattice. The underground is never there: it lies apart, and no side of it is joined. JR-B1."""

    def __init__(self, owners: vec[i64], places: vec[i64]) -> None:
        self.owners = owners  # by cell: the tile that covers it + 1; 0 is free
        self.places = places  # by tile: its place, or `NOWHERE`

    def copy(self) -> Ground:
        return Ground(self.owners[:], self.places[:])

    def put(self, tile: i64, place: i64) -> None:
        """Lay a tile on a place that is free."""
        self.places[tile] = place
        self._mark(place, tile + 1)

    def lift(self, tile: i64) -> None:
        """Take a tile away from where it lies."""
        self._mark(self.places[tile], 0)
        self.places[tile] = NOWHERE

    def _mark(self, place: i64, owner: i64) -> None:
        form = place % FORMS
        base = place // FORMS * 2
        n: i64 = 0
        while n < AREA_OF_FORM[form]:
            self.owners[base + COVERS[form * 6 + n]] = owner
            n += 1

    def is_free(self, place: i64) -> bool:
        """Whether no tile lies on any part of a place. JR-B2."""
        form = place % FORMS
        base = place // FORMS * 2
        n: i64 = 0
        while n < AREA_OF_FORM[form]:
            if self.owners[base + COVERS[form * 6 + n]]:
                return False
            n += 1
        return True

    def tile_on(self, place: i64) -> i64:
        """The first tile found that covers part of a place, or -1."""
        form = place % FORMS
        base = place // FORMS * 2
        n: i64 = 0
        while n < AREA_OF_FORM[form]:
            owner = self.owners[base + COVERS[form * 6 + n]]
            if owner:
                return owner - 1
            n += 1
        return -1

    def facing(self, place: i64, side: i64) -> i64:
        """The tile beyond a side of a place, or -1."""
        return self.owners[place // FORMS * 2 + FACES[place % FORMS * 6 + side]] - 1

    def joins(self, place: i64) -> i64:
        """How many sides of a place touch a tile."""
        form = place % FORMS
        base = place // FORMS * 2
        count: i64 = 0
        side: i64 = 0
        while side < SIDES_OF_FORM[form]:
            if self.owners[base + FACES[form * 6 + side]]:
                count += 1
            side += 1
        return count

    def neighbours(self, place: i64) -> list[int]:
        """The tiles beyond the sides of a place, each once, in ascending order."""
        sides = range(int(SIDES_OF_FORM[place % FORMS]))
        return sorted({int(self.facing(place, side)) for side in sides} - {-1})

    def laid(self) -> list[int]:
        """The tiles that lie on the lattice."""
        return [tile for tile in range(TILES) if self.places[tile] != NOWHERE]

    def places_touching(self, shape: i64) -> list[int]:
        """All free places for a tile of that shape that touch a tile along a side, in ascending order. JR-B2."""
        found: set[int] = set()
        for tile in self.laid():
            place = self.places[tile]
            for side in range(int(SIDES_OF_FORM[place % FORMS])):
                if self.facing(place, side) < 0:
                    beyond = place // FORMS * 2 + FACES[place % FORMS * 6 + side]
                    found.update(self._touching_from(beyond, shape))
        return sorted(found)

    def _touching_from(self, cell: i64, shape: i64) -> list[int]:
        """The free places of a shape that cover a free cell and touch a tile at one of their sides."""
        found: list[int] = []
        for form in range(FORMS):
            if SHAPE_OF_FORM[form] == shape:
                for n in range(int(AREA_OF_FORM[form])):
                    offset = cell - COVERS[form * 6 + n]
                    if offset & 1 == 0:
                        place = (offset >> 1) * FORMS + form
                        if is_place(place) and self.is_free(place) and self.joins(place):
                            found.append(int(place))
        return found

    def places_apart(self, margin: int) -> list[int]:
        """All free places for a hexagon that touch no tile, up to so far around the land, in ascending order. JR-B2."""
        left, right, bottom, top = self._bounds()
        found: list[int] = []
        for row in range(int(bottom) - margin, int(top) + margin + 1):
            for column in range(int(left) - margin, int(right) + margin + 1):
                place = (row * WIDTH + column) * FORMS
                if is_place(place) and self.is_free(place) and not self.joins(place):
                    found.append(place)
        return found

    def waters(self) -> vec[i64]:
        """By cell: `SEA` or `GAP` for what no tile covers, 0 for the others."""
        marks = _ALL_SEA[:]
        left, right, bottom, top = self._bounds()
        last = min(top, WIDTH - 2)  # beyond it the lattice has one row more, which is sea, and then ends
        row = bottom
        while row <= last:
            cell = 2 * (row * WIDTH + left)
            end = 2 * (row * WIDTH + right) + 2
            while cell < end:
                marks[cell] = GAP if self.owners[cell] == 0 else 0
                cell += 1
            row += 1
        self._flood(marks, 2 * (bottom * WIDTH + left))
        return marks

    def _flood(self, marks: vec[i64], start: i64) -> None:
        """Mark as sea what can be reached over edges; what is marked already is the shore of the open sea."""
        marks[start] = SEA
        wet = vec[i64]([start])
        done: i64 = 0
        while done < len(wet):
            here = wet[done]
            done += 1
            n: i64 = 0
            while n < 3:
                there = here + BESIDE[(here & 1) * 3 + n]
                if marks[there] == GAP:
                    marks[there] = SEA
                    wet = append(wet, there)
                n += 1

    def _bounds(self) -> tuple[i64, i64, i64, i64]:
        """Left, right, bottom and top of a frame around all tiles, with sea all along its edge."""
        left: i64 = WIDTH
        right: i64 = 0
        bottom: i64 = WIDTH
        top: i64 = 0
        tile: i64 = 0
        while tile < TILES:
            place = self.places[tile]
            if place != NOWHERE:
                point = place // FORMS
                left = min(left, point % WIDTH)
                right = max(right, point % WIDTH)
                bottom = min(bottom, point // WIDTH)
                top = max(top, point // WIDTH)
            tile += 1
        return left - 2, right + 2, bottom - 2, top + 2

    def across(self, tile: i64, side: i64, waters: vec[i64]) -> i64:
        """The road end that faces a side of a tile, or `SEA`, `GAP` or `ABSENT`."""
        place = self.places[tile]
        if place == NOWHERE:
            return ABSENT
        base = place // FORMS * 2
        at = place % FORMS * 6 + side
        beyond = base + FACES[at]
        other = self.owners[beyond] - 1
        if other < 0:
            return waters[beyond]
        there = self.places[other]
        base_there = there // FORMS * 2
        at_there = there % FORMS * 6
        back = FIRST_END[other]
        while base_there + OWN[at_there] != beyond or base_there + FACES[at_there] != base + OWN[at]:
            at_there += 1
            back += 1
        return back


def bare() -> Ground:
    """Nothing but sea."""
    return Ground(_ALL_FREE[:], _NO_TILES[:])


def laid_out(places: vec[i64]) -> Ground:
    """Tiles at these places, which must not overlap."""
    ground = bare()
    tile: i64 = 0
    while tile < TILES:
        if places[tile] != NOWHERE:
            ground.put(tile, places[tile])
        tile += 1
    return ground
