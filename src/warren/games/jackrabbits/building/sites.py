"""Where each shape can lie on one ground, worked out once for each position and then only looked up. JR-B2, JR-B4.

Asking whether a tile would enclose a gap means flooding the sea, and there are hundreds of places. So the cells around
a place are looked at first: as long as those that are free hang together there, nothing new is enclosed.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.games.jackrabbits.land.ground import SEA, Ground
from warren.games.jackrabbits.land.lattice import (
    BESIDE,
    CORNERS,
    COVERS,
    FACES,
    FORMS,
    HEXAGON,
    NOWHERE,
    RHOMBUS,
    SIDES_OF_FORM,
    TRIANGLE,
)
from warren.games.jackrabbits.land.placing import makes_dead_end, touches_islet
from warren.games.jackrabbits.land.tiles import SHAPE, TILES, is_islet

ALL_HOLD: Final = 0
CONTACTS_RELAXED: Final = 1
ALL_RELAXED: Final = 2
"""How far the guidelines are relaxed: not at all; X and !; T too. JR-B4."""

MARGIN: Final = 1
"""How far around the land islands are offered: so far beyond a tile's width."""


def _ring(form: int) -> list[int]:
    """The cells around a form that share at least a corner with it, one beside the next, less twice the point."""
    area = (6, 2, 2, 2, 1, 1)[form]
    own = [int(COVERS[form * 6 + n]) for n in range(area)]
    points = [int(CORNERS[form * 6 + n]) for n in range(int(SIDES_OF_FORM[form]))]
    around = {2 * point + int(COVERS[n]) for point in points for n in range(6)} - set(own)
    ring = [min(around)]
    while len(ring) < len(around):
        here = ring[-1]
        beside = [here + int(BESIDE[(here & 1) * 3 + n]) for n in range(3)]
        ring.append(next(cell for cell in beside if cell in around and cell not in ring))
    return ring


_RINGS: Final = [vec[i64](_ring(form)) for form in range(FORMS)]
"""By form: the cells around it."""


class Sites:
    """The places that one ground offers. It never changes but for what it has found out so far."""

    def __init__(self, ground: Ground, left: list[int]) -> None:
        self.ground = ground
        self.left = left  # by shape: how many tiles are still to be placed
        self.spares = _spares(ground)
        self.waters = ground.waters()
        self.islets = [tile for tile in ground.laid() if is_islet(tile)]
        self._touching: list[list[int] | None] = [None] * 9
        self._apart: list[list[int] | None] = [None] * 3
        self._for_islets: list[int] | None = None

    def touching(self, shape: i64, relaxed: i64) -> list[int]:
        """All places for a tile of that shape (no islet) that touch the land, in ascending order."""
        found = self._touching[shape * 3 + relaxed]
        if found is not None:
            return found
        if relaxed == ALL_RELAXED:
            found = [place for place in self.ground.places_touching(shape) if not self.harms_islets(place)]
        elif relaxed == CONTACTS_RELAXED:
            found = [place for place in self.touching(shape, ALL_RELAXED) if not self.makes_dead_end(place)]
        else:
            found = [place for place in self.touching(shape, CONTACTS_RELAXED) if not self.meets_its_like(place)]
        self._touching[shape * 3 + relaxed] = found
        return found

    def apart(self, relaxed: i64) -> list[int]:
        """All places for a hexagon that starts an island, in ascending order. JR-B2."""
        found = self._apart[relaxed]
        if found is None:
            found = [place for place in self.ground.places_apart(MARGIN) if not self.harms_islets(place)]
            if relaxed != ALL_RELAXED:
                found = [place for place in found if not self.makes_dead_end(place)]
            self._apart[relaxed] = found
        return found

    def for_islets(self) -> list[int]:
        """All places for an islet: apart, with nothing but sea around it, not even a tile at a corner. JR-E0c.

        Without that distance, three islets around the citadel could leave no place for anything else.
        """
        found = self._for_islets
        if found is None:
            found = [
                place
                for place in self.ground.places_apart(MARGIN)
                if self.waters[place // FORMS * 2] == SEA and not self.met_around(place)
            ]
            self._for_islets = found
        return found

    # --- what a tile would do at a place -------------------------------------------------------------------------

    def meets_its_like(self, place: i64) -> bool:
        """Guidelines X and !: whether a hexagon would touch a hexagon there, a triangle a triangle. JR-B4."""
        shape = _shape(place)
        side: i64 = 0
        while shape != RHOMBUS and side < SIDES_OF_FORM[place % FORMS]:
            other = self.ground.facing(place, side)
            if other >= 0 and SHAPE[other] == shape:
                return True
            side += 1
        return False

    def makes_dead_end(self, place: i64) -> bool:
        """Guideline T: whether a tile there would leave a gap at its side that the tiles to come cannot fill. JR-B4."""
        if not self.parts_waters(place):
            return False
        shape = _shape(place)
        left = self.left[:]
        left[shape] -= 1
        return makes_dead_end(self.ground, self.spares[shape], place, left)

    def parts_waters(self, place: i64) -> bool:
        """Whether a tile there might cut off some water: it lies in a gap, or the water around it falls apart."""
        return self.waters[place // FORMS * 2 + COVERS[place % FORMS * 6]] != SEA or self.shores(place) > 1

    def shores(self, place: i64) -> i64:
        """In how many pieces the free cells around a place lie."""
        ring = _RINGS[place % FORMS]
        base = place // FORMS * 2
        count: i64 = 0
        last: i64 = self.ground.owners[base + ring[len(ring) - 1]]
        for cell in ring:
            owner = self.ground.owners[base + cell]
            if owner == 0 and last != 0:
                count += 1
            last = owner
        return count

    def met_around(self, place: i64) -> i64:
        """How many of the cells around a place are covered."""
        base = place // FORMS * 2
        count: i64 = 0
        for cell in _RINGS[place % FORMS]:
            if self.ground.owners[base + cell]:
                count += 1
        return count

    def harms_islets(self, place: i64) -> bool:
        """Whether a tile there would touch an islet, or enclose the water beside one. JR-E0c."""
        if not self.islets:
            return False
        if touches_islet(self.ground, place):
            return True
        if not self.parts_waters(place):
            return False
        waters = self.waters_with(place)
        return any(_faces_gap(waters, self.ground.places[islet]) for islet in self.islets)

    def waters_with(self, place: i64) -> vec[i64]:
        later = self.ground.copy()
        later.put(self.spares[_shape(place)], place)
        return later.waters()


def _shape(place: i64) -> i64:
    form = place % FORMS
    return HEXAGON if form == 0 else RHOMBUS if form < 4 else TRIANGLE


def _faces_gap(waters: vec[i64], place: i64) -> bool:
    side: i64 = 0
    while side < SIDES_OF_FORM[place % FORMS]:
        if waters[place // FORMS * 2 + FACES[place % FORMS * 6 + side]] != SEA:
            return True
        side += 1
    return False


def _spares(ground: Ground) -> list[int]:
    """By shape, a tile that does not lie on the ground yet, to try places with."""
    return [
        next((tile for tile in range(TILES) if SHAPE[tile] == shape and ground.places[tile] == NOWHERE), -1)
        for shape in (HEXAGON, RHOMBUS, TRIANGLE)
    ]


def members_at(found: list[int], point: i64) -> list[int]:
    """Of some places, those at a point."""
    return [place for place in found if place // FORMS == point]


def points_of(found: list[int]) -> list[int]:
    """The points of some places, each once, in ascending order."""
    points: list[int] = []
    for place in found:
        if not points or points[-1] != place // FORMS:
            points.append(place // FORMS)
    return points


def shape_left(counts: vec[i64]) -> list[int]:
    """By shape, how many tiles all players together still hold."""
    left = [0, 0, 0]
    number: i64 = 0
    while number < len(counts):
        left[number % 3] += int(counts[number])
        number += 1
    return left
