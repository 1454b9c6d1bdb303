"""Where roads lead, worked out once into flat tables when a land is fixed. JR-P3, JR-J1 to JR-J4.

Everything is told by road ends. A rabbit on a small tile is at the end by which it came in; it leaves by another, and
`across` says by which end it comes into the next tile, or that there is none.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.cards import bit, lowest
from warren.games.jackrabbits.land.ground import ABSENT, SEA, Ground
from warren.games.jackrabbits.land.lattice import HEXAGON, NOWHERE, RHOMBUS, TRIANGLE
from warren.games.jackrabbits.land.tiles import (
    CAVE,
    CITADEL,
    ENDS,
    FIRST_END,
    HEXAGONS,
    KIND,
    MERCHANT,
    SHAPE_OF_END,
    TILE_OF_END,
    TILES,
    UNDERGROUND,
)
from warren.games.jackrabbits.land.tileset import TileSet

NONE: Final = -1
UNREACHED: Final = 99
"""The distance between hexagons that no free roads join."""


def _fork(end: int, step: int) -> int:
    """The next end around a triangle, or `NONE` on other tiles."""
    if SHAPE_OF_END[end] != TRIANGLE:
        return NONE
    first = int(FIRST_END[TILE_OF_END[end]])
    return first + (end - first + step) % 3


LEFT: Final = vec[i64]([_fork(end, 1) for end in range(ENDS)])
RIGHT: Final = vec[i64]([_fork(end, 2) for end in range(ENDS)])
"""By the end of a triangle by which a rabbit came in: the two by which it may leave; `NONE` on other tiles."""


class Roads:
    """The tables of one land."""

    def __init__(self, ground: Ground, tiles: TileSet) -> None:
        self.across = all_across(ground)
        """By road end: the end that faces it, or `SEA`, `GAP`, `ABSENT`."""

        self.mate = tiles.mates
        """By road end of a rhombus: the other end of that road; elsewhere `NONE`."""

        self.other = tiles.others
        """By road end of a rhombus: one end of the other road, which off-road leads to; elsewhere `NONE`."""

        self.leads = all_leads(self.across, self.mate)
        """By road end: the end of the first triangle or hexagon that one comes to who leaves by it, or `SEA`, `GAP`."""

        self.ports = ends_facing(self.across, SEA)
        """All road ends that face the sea, in ascending order."""

        self.landmass = landmasses(self.across)
        """By tile: the number of its landmass, that of the citadel first; `NONE` if it does not lie on the lattice."""

        self.reach = reaches(self.across, self.mate)
        """By hexagon: all hexagons that one journey can end on by free roads, as a mask."""

    def has_boat(self, tile: i64) -> bool:
        """Whether a merchant has a boat: one of its sides faces the sea. JR-T2b."""
        return KIND[tile] == MERCHANT and self.is_coastal(tile)

    def is_coastal(self, tile: i64) -> bool:
        end = FIRST_END[tile]
        while end < FIRST_END[tile + 1]:
            if self.across[end] == SEA:
                return True
            end += 1
        return False

    def journeys_from(self, hexagon: i64) -> vec[i64]:
        """By hexagon: how many journeys by free roads lead there from this one, at least; or `UNREACHED`."""
        return distances(self.reach, hexagon)

    def journeys_from_citadel(self) -> vec[i64]:
        """By hexagon: how many free journeys lead there from the citadel, on other landmasses through caves. JR-B7."""
        return from_citadel(self.reach, self.across, self.mate, self.landmass)


def all_across(ground: Ground) -> vec[i64]:
    across = vec[i64]([ABSENT] * ENDS)
    waters = ground.waters()
    tile: i64 = 0
    while tile < TILES:
        if ground.places[tile] != NOWHERE:
            end = FIRST_END[tile]
            while end < FIRST_END[tile + 1]:
                across[end] = ground.across(tile, end - FIRST_END[tile], waters)
                end += 1
        tile += 1
    return across


def all_leads(across: vec[i64], mate: vec[i64]) -> vec[i64]:
    """Follow the road from every end through rhombi. A road that goes round in rhombi leads to where it began."""
    leads = vec[i64]([ABSENT] * ENDS)
    end: i64 = 0
    while end < ENDS:
        there = across[end]
        while there >= 0 and SHAPE_OF_END[there] == RHOMBUS and mate[there] != end:
            there = across[mate[there]]
        leads[end] = there
        end += 1
    return leads


def ends_facing(across: vec[i64], what: i64) -> vec[i64]:
    found = vec[i64]([])
    end: i64 = 0
    while end < ENDS:
        if across[end] == what:
            found = append(found, end)
        end += 1
    return found


def landmasses(across: vec[i64]) -> vec[i64]:
    """Tiles joined by sides. JR-E3a."""
    mass = vec[i64]([NONE] * TILES)
    count: i64 = 0
    start: i64 = 0
    while start < TILES:
        if mass[start] == NONE and across[FIRST_END[start]] != ABSENT:
            mass[start] = count
            met = vec[i64]([start])
            done: i64 = 0
            while done < len(met):
                tile = met[done]
                done += 1
                end = FIRST_END[tile]
                while end < FIRST_END[tile + 1]:
                    if across[end] >= 0:
                        other = TILE_OF_END[across[end]]
                        if mass[other] == NONE:
                            mass[other] = count
                            met = append(met, other)
                    end += 1
            count += 1
        start += 1
    return mass


def reaches(across: vec[i64], mate: vec[i64]) -> vec[i64]:
    """By hexagon: the hexagons that a journey by free roads can end on."""
    reach = vec[i64]([0] * HEXAGONS)
    met = vec[i64]([NONE] * ENDS)  # by end: the last hexagon from which it was left by
    ways = vec[i64]([0] * (ENDS + 6))
    hexagon: i64 = 0
    while hexagon < HEXAGONS:
        end = FIRST_END[hexagon]
        if across[end] != ABSENT:
            waiting: i64 = 0
            while end < FIRST_END[hexagon + 1]:
                ways[waiting] = end
                waiting += 1
                end += 1
            found: i64 = 0
            while waiting > 0:
                waiting -= 1
                there = across[ways[waiting]]
                while there >= 0 and SHAPE_OF_END[there] == RHOMBUS:
                    there = across[mate[there]]
                if there < 0:
                    continue
                if SHAPE_OF_END[there] == HEXAGON:
                    found |= bit(TILE_OF_END[there])
                elif met[there] != hexagon:
                    met[there] = hexagon
                    ways[waiting] = LEFT[there]
                    ways[waiting + 1] = RIGHT[there]
                    waiting += 2
            reach[hexagon] = found
        hexagon += 1
    return reach


def by_caves(reach: vec[i64], across: vec[i64], mate: vec[i64]) -> vec[i64]:
    """The same, if one may also go down a cave and come out of any other, neither of which costs. JR-T4, JR-T5."""
    found = reach[:]
    below: i64 = 0  # what the roads from caves lead to
    end: i64 = FIRST_END[HEXAGONS]
    while end < ENDS:
        if across[end] != ABSENT and KIND[TILE_OF_END[end]] == CAVE:
            below |= _met_on_the_way(end, across, mate)
        end += 1
    found[UNDERGROUND] = below
    hexagon: i64 = 0
    while hexagon < HEXAGONS:
        if below & bit(hexagon):
            found[hexagon] |= bit(UNDERGROUND)
        hexagon += 1
    return found


def _met_on_the_way(start: i64, across: vec[i64], mate: vec[i64]) -> i64:
    """The hexagons to which free roads lead that leave a small tile by one of its ends. They lead back, too."""
    found: i64 = 0
    met = vec[i64]([0] * ENDS)
    ways = vec[i64]([start])
    done: i64 = 0
    while done < len(ways):
        there = across[ways[done]]
        done += 1
        while there >= 0 and SHAPE_OF_END[there] == RHOMBUS:
            there = across[mate[there]]
        if there < 0:
            continue
        if SHAPE_OF_END[there] == HEXAGON:
            found |= bit(TILE_OF_END[there])
        elif not met[there]:
            met[there] = 1
            ways = append(ways, LEFT[there])
            ways = append(ways, RIGHT[there])
    return found


def distances(reach: vec[i64], start: i64) -> vec[i64]:
    """Journeys from one hexagon to all others."""
    steps = vec[i64]([UNREACHED] * HEXAGONS)
    steps[start] = 0
    known = bit(start)
    newest = known
    journeys: i64 = 0
    while newest:
        journeys += 1
        beyond: i64 = 0
        while newest:
            beyond |= reach[lowest(newest)]
            newest &= newest - 1
        newest = beyond & ~known
        known |= newest
        rest = newest
        while rest:
            steps[lowest(rest)] = journeys
            rest &= rest - 1
    return steps


def from_citadel(reach: vec[i64], across: vec[i64], mate: vec[i64], landmass: vec[i64]) -> vec[i64]:
    """Journeys from the citadel: by free roads, and to other landmasses through caves, too."""
    steps = distances(reach, CITADEL)
    tile: i64 = 0
    while tile < TILES and landmass[tile] <= 0:
        tile += 1
    if tile == TILES:
        return steps
    far = distances(by_caves(reach, across, mate), CITADEL)
    tile = 0
    while tile < HEXAGONS:
        if landmass[tile] > 0:
            steps[tile] = far[tile]
        tile += 1
    return steps


def sea_to_sea(across: vec[i64], mate: vec[i64]) -> vec[i64]:
    """The rhombus roads with both ends at the sea, each by its first end. JR-B7."""
    found = vec[i64]([])
    end: i64 = 0
    while end < ENDS:
        if across[end] == SEA and end < mate[end] and across[mate[end]] == SEA:
            found = append(found, end)
        end += 1
    return found


def joined_sides(across: vec[i64], tile: i64) -> i64:
    """How many sides of a tile touch another."""
    count: i64 = 0
    end = FIRST_END[tile]
    while end < FIRST_END[tile + 1]:
        if across[end] >= 0:
            count += 1
        end += 1
    return count


def lost_exits(across: vec[i64], mate: vec[i64]) -> i64:
    """Of a thousand random exits from hexagons, taking either road at each fork, how many end off the land. JR-J4."""
    lost = vec[i64]([0] * ENDS)  # by end that one leaves by: a share of `_WHOLE`
    sweep: i64 = 0
    while sweep < _SWEEPS:
        end: i64 = FIRST_END[HEXAGONS]
        while end < ENDS:
            if across[end] != ABSENT:
                lost[end] = _lost(end, across, mate, lost)
            end += 1
        sweep += 1
    total: i64 = 0
    exits: i64 = 0
    end = 0
    while end < FIRST_END[HEXAGONS]:
        if across[end] != ABSENT:
            total += _lost(end, across, mate, lost)
            exits += 1
        end += 1
    return total * 1000 // (exits * _WHOLE)


_WHOLE: Final = 1 << 20
_SWEEPS: Final = 12


def _lost(end: i64, across: vec[i64], mate: vec[i64], lost: vec[i64]) -> i64:
    there = across[end]
    if there < 0:
        return _WHOLE
    shape = SHAPE_OF_END[there]
    if shape == HEXAGON:
        return 0
    if shape == RHOMBUS:
        return lost[mate[there]]
    return (lost[LEFT[there]] + lost[RIGHT[there]]) // 2
