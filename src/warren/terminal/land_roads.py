"""The roads that a rabbit can take, numbered clockwise from the north, and what lies ahead on each. JR-B5."""

from __future__ import annotations

from typing import Final, NamedTuple

from warren.games.jackrabbits.building.actions import DIRECTIONS
from warren.games.jackrabbits.building.table import LandTable
from warren.games.jackrabbits.building.walk import end_towards, is_off_land, road_from, ways
from warren.games.jackrabbits.land.tiles import HEXAGONS, NAMES, TILE_OF_END
from warren.terminal.land_places import CLOCKWISE
from warren.text import Words

ARROWS: Final = {"n": "↑", "ne": "↗", "se": "↘", "s": "↓", "sw": "↙", "nw": "↖"}


class Road(NamedTuple):
    """A road from where a rabbit is: the key for it, its direction and its first end, and what it leads to."""

    key: str
    direction: str
    end: int
    passed: list[int]
    last: int  # the tile that it leads to, or the last one before it leaves the land
    is_off: bool

    @property
    def action(self) -> str:
        return f"road:{self.direction}"

    def ahead(self, words: Words) -> str:
        """What lies ahead, in a simple sentence."""
        passed = tuple(words.tile(NAMES[tile]) for tile in dict.fromkeys(self.passed))
        where = "off" if self.is_off else "house" if self.last < HEXAGONS else "fork"
        tile = words.tile(NAMES[self.last])
        return words.say(
            "land-board-ahead", direction=self.direction, where=where, tile=tile, passed=passed, key=self.key
        )


def roads_of(table: LandTable, seat: int) -> list[Road]:
    """All roads that a rabbit can take now."""
    land = table.land()
    found: list[Road] = []
    for direction in sorted((DIRECTIONS[way] for way in ways(table, seat)), key=CLOCKWISE.index):
        end = int(end_towards(table, seat, DIRECTIONS.index(direction)))
        road = road_from(land, end)
        passed = [int(TILE_OF_END[road[number]]) for number in range(0, len(road) - 1, 2)]
        last = int(TILE_OF_END[road[-1] if road else end])
        found.append(Road(str(len(found) + 1), direction, end, passed, last, is_off_land(road)))
    return found
