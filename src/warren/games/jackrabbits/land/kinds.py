"""Which tile of an outline is which: woods, mountain or river, merchant, tavern or cave, and whose house. JR-B7.

The outline says where sides meet; which rhombus is of which kind says where the roads lead. Two of different kinds are
exchanged again and again, and the change is kept unless the roads get worse by it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.cards import bit, size
from warren.core.rng import Chance
from warren.games.jackrabbits.land.ground import SEA, Ground
from warren.games.jackrabbits.land.growth import shuffle
from warren.games.jackrabbits.land.lattice import NOWHERE, RHOMBUS, TRIANGLE
from warren.games.jackrabbits.land.roads import (
    UNREACHED,
    all_across,
    from_citadel,
    landmasses,
    lost_exits,
    reaches,
    sea_to_sea,
)
from warren.games.jackrabbits.land.tiles import FIRST_END, KIND, MERCHANT, SHAPE, TILES
from warren.games.jackrabbits.land.tileset import TileSet

CUT_OFF: Final = 4
"""What a house without a way adds to what is wrong with the roads; a journey too many, or a neighbour too few, is 1."""


class Kinds:
    """An outline whose tiles change places with each other."""

    def __init__(self, ground: Ground, tiles: TileSet, most: i64, chance: Chance) -> None:
        self.tiles = tiles
        self.most = most  # journeys from the citadel
        self.chance = chance
        self.across = all_across(ground)
        self.landmass = landmasses(self.across)
        self.mate = tiles.mates[:]
        self.places = ground.places[:]
        self.played = vec[i64](list(range(TILES)))  # by tile of the outline: the tile that lies there now
        self.hexagons = self._of_shape(0)
        self.rhombi = self._of_shape(RHOMBUS)
        self.triangles = self._of_shape(TRIANGLE)

    def _of_shape(self, shape: i64) -> vec[i64]:
        found = vec[i64]([])
        tile: i64 = 0
        while tile < TILES:
            if self.places[tile] != NOWHERE and SHAPE[tile] == shape:
                found = append(found, tile)
            tile += 1
        return found

    # --- who lies where ------------------------------------------------------------------------------------------

    def deal(self) -> None:
        """All tiles of each shape in a random order, but the citadel."""
        self._deal(self.hexagons[1:])
        self._deal(self.rhombi)
        self._deal(self.triangles)

    def _deal(self, slots: vec[i64]) -> None:
        order = slots[:]
        shuffle(order, self.chance)
        n: i64 = 0
        while n < len(slots):
            self._play(slots[n], order[n])
            n += 1

    def _play(self, slot: i64, tile: i64) -> None:
        """A tile comes to lie where the outline has another."""
        self.played[slot] = tile
        if SHAPE[slot] == RHOMBUS:
            shift = FIRST_END[slot] - FIRST_END[tile]
            end = FIRST_END[tile]
            while end < FIRST_END[tile + 1]:
                self.mate[end + shift] = self.tiles.mates[end] + shift
                end += 1

    def exchange(self, slot: i64, other: i64) -> None:
        tile = self.played[slot]
        self._play(slot, self.played[other])
        self._play(other, tile)

    def settled(self) -> vec[i64]:
        """By tile: its place."""
        places = vec[i64]([NOWHERE] * TILES)
        slot: i64 = 0
        while slot < TILES:
            if self.places[slot] != NOWHERE:
                places[self.played[slot]] = self.places[slot]
            slot += 1
        return places

    # --- how good it is ------------------------------------------------------------------------------------------

    def wrongs(self) -> i64:
        """How far the roads are from JR-B7: 0 is all well."""
        reach = reaches(self.across, self.mate)
        steps = from_citadel(reach, self.across, self.mate, self.landmass)
        wrong: i64 = 0
        n: i64 = 0
        while n < len(self.hexagons):
            hexagon = self.hexagons[n]
            n += 1
            if steps[hexagon] == UNREACHED:
                wrong += CUT_OFF
            elif steps[hexagon] > self.most:
                wrong += steps[hexagon] - self.most
            others = size(reach[hexagon] & ~bit(hexagon))
            if others < 2:
                wrong += 2 - others
        astray: i64 = len(sea_to_sea(self.across, self.mate))
        if astray > 1:
            wrong += astray - 1
        return wrong

    def tame(self, steps: i64) -> None:
        """Exchange rhombi of different kinds, so many times at most, until all is well with the roads."""
        wrong = self.wrongs()
        while steps > 0 and wrong > 0:
            steps -= 1
            slot = self.rhombi[self.chance.below(len(self.rhombi))]
            other = self.rhombi[self.chance.below(len(self.rhombi))]
            if KIND[self.played[slot]] == KIND[self.played[other]]:
                continue
            self.exchange(slot, other)
            later = self.wrongs()
            if later <= wrong:
                wrong = later
            else:
                self.exchange(slot, other)

    def polish(self, steps: i64) -> None:
        """Exchange rhombi, so many times, and keep what loses no more rabbits to the sea than before."""
        lost = lost_exits(self.across, self.mate)
        while steps > 0:
            steps -= 1
            slot = self.rhombi[self.chance.below(len(self.rhombi))]
            other = self.rhombi[self.chance.below(len(self.rhombi))]
            if KIND[self.played[slot]] == KIND[self.played[other]]:
                continue
            self.exchange(slot, other)
            later = lost_exits(self.across, self.mate)
            if later <= lost and self.wrongs() == 0:
                lost = later
            else:
                self.exchange(slot, other)

    def launch_boats(self) -> None:
        """Exchange merchants without a boat for others at the sea until there are two."""
        boats = self._at_sea(MERCHANT, True)
        coast = self._at_sea(MERCHANT, False)
        inland = vec[i64]([])
        n: i64 = 0
        while n < len(self.triangles):
            slot = self.triangles[n]
            if KIND[self.played[slot]] == MERCHANT and not self._is_coastal(slot):
                inland = append(inland, slot)
            n += 1
        shuffle(coast, self.chance)
        n = 0
        while len(boats) + n < 2 and n < len(coast) and n < len(inland):
            self.exchange(coast[n], inland[n])
            n += 1

    def _at_sea(self, kind: i64, is_kind: bool) -> vec[i64]:
        """The triangles at the sea that are, or are not, of a kind."""
        found = vec[i64]([])
        n: i64 = 0
        while n < len(self.triangles):
            slot = self.triangles[n]
            if (KIND[self.played[slot]] == kind) == is_kind and self._is_coastal(slot):
                found = append(found, slot)
            n += 1
        return found

    def _is_coastal(self, slot: i64) -> bool:
        end = FIRST_END[slot]
        while end < FIRST_END[slot + 1]:
            if self.across[end] == SEA:
                return True
            end += 1
        return False
