"""Rabbits that walk about on a land: no cards, no dice, no turns' end. JR-B5.

A rabbit stands on a hexagon, or at a fork, at the road end by which it came in. Where a road leaves the land it turns
up on the citadel again (our own ruling: there is no off-board for small children).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.cards import bit, size
from warren.core.facts import event
from warren.core.table import Outcome
from warren.games.jackrabbits.building.actions import DIRECTIONS, side_towards
from warren.games.jackrabbits.building.facts import (
    ARRIVED,
    CAME_TO_FORK,
    LEFT_BY,
    PASSED,
    SET_OUT,
    STRAYED,
    WENT_HOME,
)
from warren.games.jackrabbits.land.land import Land
from warren.games.jackrabbits.land.lattice import FORMS, RHOMBUS
from warren.games.jackrabbits.land.tiles import CITADEL, FIRST_END, HEXAGONS, SHAPE_OF_END, TILE_OF_END

if TYPE_CHECKING:
    from warren.games.jackrabbits.building.table import LandTable

NO_END: Final = -1


class Walk:
    """Where the rabbits are, and what they have seen."""

    def __init__(self, at: vec[i64], came_by: vec[i64], seen: vec[i64], roads: vec[i64], is_home: vec[i64]) -> None:
        self.at = at  # by seat: the tile
        self.came_by = came_by  # by seat: at a fork, the road end by which it came in
        self.seen = seen  # by seat: the hexagons it has been on, as a mask
        self.roads = roads  # by seat: how many roads it has taken
        self.is_home = is_home  # by seat: 1 if it does not walk: it has gone home, or nobody has set out yet

    def copy(self) -> Walk:
        return Walk(self.at[:], self.came_by[:], self.seen[:], self.roads[:], self.is_home[:])

    def save(self) -> dict[str, list[int]]:
        return {
            "at": [int(tile) for tile in self.at],
            "came_by": [int(end) for end in self.came_by],
            "seen": [int(tiles) for tiles in self.seen],
            "roads": [int(count) for count in self.roads],
            "is_home": [int(flag) for flag in self.is_home],
        }

    def restore(self, state: dict[str, list[int]]) -> None:
        self.at = vec[i64](state["at"])
        self.came_by = vec[i64](state["came_by"])
        self.seen = vec[i64](state["seen"])
        self.roads = vec[i64](state["roads"])
        self.is_home = vec[i64](state["is_home"])

    def walkers(self, first: i64) -> list[int]:
        """Whose rabbit is out, from a seat on."""
        players: i64 = len(self.at)
        seats = [int((first + number) % players) for number in range(int(players))]
        return [seat for seat in seats if not self.is_home[seat]]


def new_walk(players: i64) -> Walk:
    """All rabbits sleep on the citadel."""
    count = int(players)
    none = [0] * count
    return Walk(
        vec[i64]([CITADEL] * count), vec[i64]([NO_END] * count), vec[i64](none), vec[i64](none), vec[i64]([1] * count)
    )


def set_out(t: LandTable) -> None:
    """Every rabbit is put on the citadel."""
    from warren.games.jackrabbits.building.steps import Explore

    for seat in range(t.players):
        t.walk.is_home[seat] = 0
        t.walk.seen[seat] = bit(CITADEL)
        t.tell(event(SET_OUT, seat))
    t.push(Explore(0))


def end_towards(t: LandTable, seat: i64, direction: i64) -> i64:
    """The road end by which a rabbit would leave in a direction, or -1: there is no road, or it came that way."""
    tile = t.walk.at[seat]
    side = side_towards(t.ground.places[tile] % FORMS, direction)
    if side < 0 or FIRST_END[tile] + side == t.walk.came_by[seat]:
        return NO_END
    return FIRST_END[tile] + side


def ways(t: LandTable, seat: i64) -> list[int]:
    """The directions that a rabbit can take: any on a hexagon, the two other roads at a fork. JR-P3."""
    return [direction for direction in range(len(DIRECTIONS)) if end_towards(t, seat, direction) >= 0]


def road_from(land: Land, end: i64) -> list[int]:
    """The road ends that are met from a road end on: each rhombus' two, then that of the fork or hexagon.

    A road that leaves the land ends with the last end on it. JR-P3.
    """
    met: list[int] = []
    there = land.roads.across[end]
    while there >= 0 and SHAPE_OF_END[there] == RHOMBUS:
        met.append(int(there))
        end = land.roads.mate[there]
        met.append(int(end))
        there = land.roads.across[end]
    if there >= 0:
        met.append(int(there))
    return met


def is_off_land(road: list[int]) -> bool:
    """Whether such a road leaves the land: what stops a rabbit comes after an even number of ends."""
    return len(road) % 2 == 0


def take_road(t: LandTable, seat: i64, direction: i64) -> None:
    """Follow a road through rhombi to the next fork or hexagon, or off the land. JR-P3, JR-B5."""
    end = end_towards(t, seat, direction)
    t.tell(event(LEFT_BY, seat, t.walk.at[seat], direction))
    t.walk.roads[seat] += 1
    road = road_from(t.land(), end)
    for number in range(0, len(road) - 1, 2):
        t.tell(event(PASSED, seat, TILE_OF_END[road[number]]))
    t.walk.came_by[seat] = NO_END
    if is_off_land(road):
        t.tell(event(STRAYED, seat, TILE_OF_END[road[-1] if road else int(end)]))
        t.walk.at[seat] = CITADEL
        return
    tile = TILE_OF_END[road[-1]]
    t.walk.at[seat] = tile
    if tile < HEXAGONS:
        t.walk.seen[seat] |= bit(tile)
        t.tell(event(ARRIVED, seat, tile))
    else:
        t.walk.came_by[seat] = road[-1]
        t.tell(event(CAME_TO_FORK, seat, tile))


def go_home(t: LandTable, seat: i64) -> None:
    """One rabbit has seen enough; when all have, the day is over. JR-B5."""
    t.walk.is_home[seat] = 1
    t.tell(event(WENT_HOME, seat, size(t.walk.seen[seat])))
    if not t.walk.walkers(0):
        t.finish(Outcome("land-explored", (), tuple(int(size(seen)) for seen in t.walk.seen)))
