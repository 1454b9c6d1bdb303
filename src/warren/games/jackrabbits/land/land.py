"""A land: which tiles lie where, fixed, with everything that a journey asks of it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from warren.games.jackrabbits.land.ground import GAP, SEA, Ground, laid_out
from warren.games.jackrabbits.land.lattice import NOWHERE
from warren.games.jackrabbits.land.roads import Roads, lost_exits
from warren.games.jackrabbits.land.tiles import CAVE, FIRST_END, HEXAGONS, KIND, MERCHANT, TILES, is_islet, suits_in
from warren.games.jackrabbits.land.tileset import TileSet


class Land:
    """Tiles of one tile set, for some suits, at their places. It never changes, so tables may share it."""

    def __init__(self, tiles: TileSet, suits: i64, places: vec[i64]) -> None:
        self.tiles = tiles
        self.suits = suits  # in play, as a mask
        self.places = (
            places  # by tile: its place on the lattice, or `NOWHERE` if it is not in play; the underground's too
        )
        self.roads = Roads(laid_out(places), tiles)
        self.pays = vec[i64]([tiles.pays(tile, suits) for tile in range(TILES)])
        """By tile: the suits in play, as a mask, that pay there. JR-P4."""

    def ground(self) -> Ground:
        """The same tiles, to be built on."""
        return laid_out(self.places)

    def laid(self) -> list[int]:
        """All tiles on the lattice, in ascending order."""
        return [tile for tile in range(TILES) if self.places[tile] != NOWHERE]

    def hexagons(self) -> list[int]:
        """The citadel and all houses."""
        return [tile for tile in self.laid() if tile < HEXAGONS]

    def of_kind(self, kind: i64) -> list[int]:
        return [tile for tile in self.laid() if KIND[tile] == kind]

    def caves(self) -> list[int]:
        return self.of_kind(CAVE)

    def boats(self) -> list[int]:
        """The merchants who have one."""
        return [tile for tile in self.of_kind(MERCHANT) if self.roads.has_boat(tile)]

    def black_triangles(self) -> dict[str, str]:
        """What lies beside the underground, by suit. JR-E0d."""
        return {suit: mark for suit, mark in self.tiles.beside.items() if suit in suits_in(self.suits)}

    # --- figures -------------------------------------------------------------------------------------------------

    def sides(self) -> int:
        """All sides of all tiles."""
        return sum(int(FIRST_END[tile + 1] - FIRST_END[tile]) for tile in self.laid())

    def joins(self) -> int:
        """How many pairs of sides touch."""
        return sum(1 for end in self.roads.across if end >= 0) // 2

    def masses(self) -> int:
        """How many landmasses there are: tiles joined by sides, an islet alone being none."""
        return len({self.roads.landmass[tile] for tile in self.laid() if not is_islet(tile)})

    def sea_ends(self) -> int:
        """How many road ends face the sea."""
        return sum(1 for end in self.roads.across if end == SEA)

    def gap_ends(self) -> int:
        """How many road ends face an enclosed gap."""
        return sum(1 for end in self.roads.across if end == GAP)

    def lost(self) -> int:
        """Of a thousand random exits from hexagons, how many end off the land."""
        return lost_exits(self.roads.across, self.roads.mate)

    def farthest(self) -> int:
        """The most free journeys between the citadel and a house that any reach."""
        steps = self.roads.journeys_from_citadel()
        return max(int(steps[tile]) for tile in self.hexagons() if self.roads.reach[tile])
