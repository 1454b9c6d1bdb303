"""Where one gets on a land, worked out once: by free roads, with one transfer on the way, and in how many journeys."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.cards import bit, lowest
from warren.games.jackrabbits.deck import OFF_BOARD
from warren.games.jackrabbits.land.land import Land
from warren.games.jackrabbits.land.lattice import HEXAGON, RHOMBUS
from warren.games.jackrabbits.land.roads import LEFT, RIGHT, UNREACHED, distances
from warren.games.jackrabbits.land.tiles import (
    CAVE,
    CITADEL,
    ENDS,
    FIRST_END,
    HEXAGONS,
    KIND,
    SHAPE_OF_END,
    TILE_OF_END,
    TILES,
    UNDERGROUND,
    WOODS,
    is_islet,
)

TOLLS: Final = 6
"""Kinds of small tiles, each with a transfer that is paid in suits of its own."""

FAR: Final = 9
"""Journeys to a place that no free roads lead to: somebody will have to pay."""

_ROWS: Final = HEXAGONS + 1
_NO_STEPS: Final = 99


def toll_of(tile: i64) -> i64:
    """The number of a small tile's kind, from 0."""
    return KIND[tile] - WOODS


class Ways:
    """The tables of one land. Hexagons are masks; a rabbit comes onto a tile by a road end."""

    def __init__(self, land: Land, harbours: i64 = 0) -> None:
        self.roads = land.roads
        self.harbours = harbours  # hexagons from which one gets to every port for nothing
        self.hexagons: i64 = 0
        for tile in land.hexagons():
            self.hexagons |= bit(tile)
        self.caves = vec[i64](land.caves())
        self.free = vec[i64]([0] * ENDS)
        """By road end: the hexagons on which a rabbit that comes in there can end its journey without paying."""

        self.paid = vec[i64]([0] * (TOLLS * ENDS))
        """By kind of small tile and road end: those on which it can end with one transfer there on the way."""

        self.steps = vec[i64]([_NO_STEPS] * (HEXAGONS * ENDS))
        """By hexagon and road end: how many tiles are left to go, by free roads."""

        self.toll_steps = vec[i64]([_NO_STEPS] * (TOLLS * ENDS))
        """By kind of small tile and road end: how many tiles it is to the next one of that kind."""

        self._around = vec[i64]([-1] * (HEXAGONS * TILES))
        self._fill_free()
        self._fill_paid()
        self._fill_steps()
        self._fill_toll_steps()
        self.landings: i64 = 0  # the hexagons to which roads lead from the ports
        for port in self.roads.ports:
            self.landings |= self.free[port]
        self.journeys = self._all_journeys()
        self.times = vec[float]([float(journeys) for journeys in self.journeys])
        """The same journeys, to be added to other times."""

    def onward(self, end: i64) -> i64:
        """The hexagons that can be reached without paying by leaving a tile there."""
        across = self.roads.across[end]
        return self.free[across] if across >= 0 else 0

    def onward_paid(self, toll: i64, end: i64) -> i64:
        across = self.roads.across[end]
        return self.paid[toll * ENDS + across] if across >= 0 else 0

    def from_cave(self, cave: i64) -> i64:
        """Out of a cave, by any of its roads."""
        first = FIRST_END[cave]
        return self.onward(first) | self.onward(first + 1) | self.onward(first + 2)

    def from_underground(self) -> i64:
        found: i64 = 0
        for cave in self.caves:
            found |= self.from_cave(cave)
        return found

    def reach(self, place: i64) -> i64:
        """Where a journey from a place can end without paying."""
        if place == OFF_BOARD:
            return 0
        if self.harbours & bit(place):
            return self.landings
        return self.from_underground() if place == UNDERGROUND else self.roads.reach[place]

    def around(self, end: i64, barred: vec[i64]) -> i64:
        """The hexagons on which a rabbit that comes in by a road end can end its journey, around some small tiles."""
        met = vec[i64]([0] * ENDS)
        for tile in barred:
            side = FIRST_END[tile]
            while side < FIRST_END[tile + 1]:
                met[side] = 1
                side += 1
        return self._spread(end, met)

    def leads_to(self, end: i64, exit: i64) -> bool:
        """Whether free roads lead from where a rabbit comes in to a road end by which it leaves a small tile."""
        met = vec[i64]([0] * ENDS)
        self._spread(end, met)
        if SHAPE_OF_END[exit] == RHOMBUS:
            return met[self.roads.mate[exit]] != 0
        return met[LEFT[exit]] != 0 or met[RIGHT[exit]] != 0

    def _spread(self, end: i64, met: vec[i64]) -> i64:
        """The hexagons to which free roads lead; all road ends are marked by which a rabbit comes in on the way."""
        found: i64 = 0
        ways = vec[i64]([end])
        done: i64 = 0
        while done < len(ways):
            here = ways[done]
            done += 1
            if here < 0 or met[here]:
                continue
            met[here] = 1
            shape = SHAPE_OF_END[here]
            if shape == HEXAGON:
                found |= bit(TILE_OF_END[here])
            elif shape == RHOMBUS:
                ways = append(ways, self.roads.across[self.roads.mate[here]])
            else:
                ways = append(append(ways, self.roads.across[LEFT[here]]), self.roads.across[RIGHT[here]])
        return found

    def reach_around(self, hexagon: i64, tile: i64) -> i64:
        """Where a journey from a hexagon can end without paying, around a small tile; each worked out once."""
        number = hexagon * TILES + tile
        if self._around[number] < 0:
            self._around[number] = self._reach_around(hexagon, vec[i64]([tile]))
        return self._around[number]

    def _reach_around(self, hexagon: i64, barred: vec[i64]) -> i64:
        found: i64 = 0
        end = FIRST_END[hexagon]
        while end < FIRST_END[hexagon + 1]:
            if self.roads.across[end] >= 0:
                found |= self.around(self.roads.across[end], barred)
            end += 1
        return found

    def reach_paid(self, toll: i64, place: i64) -> i64:
        """Where it can end with one transfer of a kind."""
        found: i64 = 0
        if place == UNDERGROUND:
            for cave in self.caves:
                for side in range(3):
                    found |= self.onward_paid(toll, FIRST_END[cave] + side)
        elif place != OFF_BOARD:
            end = FIRST_END[place]
            while end < FIRST_END[place + 1]:
                found |= self.onward_paid(toll, end)
                end += 1
        return found

    def between(self, place: i64, hexagon: i64) -> i64:
        """Journeys by free roads from any place, off-board too, to a hexagon."""
        return self.journeys[(place + 1) * HEXAGONS + hexagon]

    def time(self, place: i64, hexagon: i64) -> float:
        """The same, in turns."""
        return self.times[(place + 1) * HEXAGONS + hexagon]

    def crossed(self, came: i64) -> i64:
        """Where one gets who leaves the road of a rhombus for the other one."""
        other = self.roads.other[came]
        return self.onward(other) | self.onward(self.roads.mate[other])

    def steps_by(self, hexagon: i64, end: i64) -> i64:
        """Tiles to go to a hexagon for who leaves a tile there."""
        across = self.roads.across[end]
        return self.steps[hexagon * ENDS + across] if across >= 0 else _NO_STEPS

    def steps_to_toll(self, toll: i64, end: i64) -> i64:
        """Tiles to the next one of a kind for who leaves a tile there."""
        across = self.roads.across[end]
        return self.toll_steps[toll * ENDS + across] if across >= 0 else _NO_STEPS

    # --- how they are made ---------------------------------------------------------------------------------------

    def _fill_free(self) -> None:
        is_changed = True
        while is_changed:
            is_changed = False
            end: i64 = 0
            while end < ENDS:
                found = self._free_by(end)
                if found != self.free[end]:
                    self.free[end] = found
                    is_changed = True
                end += 1

    def _free_by(self, end: i64) -> i64:
        shape = SHAPE_OF_END[end]
        if shape == HEXAGON:
            return bit(TILE_OF_END[end]) & (self.hexagons | bit(UNDERGROUND))
        if shape == RHOMBUS:
            return self.onward(self.roads.mate[end])
        return self.onward(LEFT[end]) | self.onward(RIGHT[end])

    def _fill_paid(self) -> None:
        toll: i64 = 0
        while toll < TOLLS:
            is_changed = True
            while is_changed:
                is_changed = False
                end = FIRST_END[HEXAGONS]
                while end < ENDS:
                    found = self._paid_by(toll, end)
                    if found != self.paid[toll * ENDS + end]:
                        self.paid[toll * ENDS + end] = found
                        is_changed = True
                    end += 1
            toll += 1

    def _paid_by(self, toll: i64, end: i64) -> i64:
        tile = TILE_OF_END[end]
        found = self.transfer(tile, end) if toll_of(tile) == toll else 0
        if SHAPE_OF_END[end] == RHOMBUS:
            return found | self.onward_paid(toll, self.roads.mate[end])
        return found | self.onward_paid(toll, LEFT[end]) | self.onward_paid(toll, RIGHT[end])

    def transfer(self, tile: i64, came: i64) -> i64:
        """Where the transfer of a small tile leads: a horse or a joker anywhere, a hole to the other caves."""
        if SHAPE_OF_END[came] == RHOMBUS:
            return self.crossed(came)
        if KIND[tile] != CAVE:
            return self.hexagons
        found: i64 = 0
        for cave in self.caves:
            if cave != tile:
                found |= self.from_cave(cave)
        return found

    def _fill_steps(self) -> None:
        hexagon: i64 = 0
        while hexagon < HEXAGONS:
            if self.hexagons & bit(hexagon):
                end = FIRST_END[hexagon]
                while end < FIRST_END[hexagon + 1]:
                    self.steps[hexagon * ENDS + end] = 0
                    end += 1
                self._spread_steps(hexagon)
            hexagon += 1

    def _spread_steps(self, hexagon: i64) -> None:
        is_changed = True
        while is_changed:
            is_changed = False
            end = FIRST_END[HEXAGONS]
            while end < ENDS:
                if self.free[end] & bit(hexagon):
                    if SHAPE_OF_END[end] == RHOMBUS:
                        found = 1 + self.steps_by(hexagon, self.roads.mate[end])
                    else:
                        found = 1 + min(self.steps_by(hexagon, LEFT[end]), self.steps_by(hexagon, RIGHT[end]))
                    if found < self.steps[hexagon * ENDS + end]:
                        self.steps[hexagon * ENDS + end] = found
                        is_changed = True
                end += 1

    def _fill_toll_steps(self) -> None:
        is_changed = True
        while is_changed:
            is_changed = False
            end = FIRST_END[HEXAGONS]
            while end < ENDS:
                toll: i64 = 0
                while toll < TOLLS:
                    found = self._toll_steps_by(toll, end)
                    if found < self.toll_steps[toll * ENDS + end]:
                        self.toll_steps[toll * ENDS + end] = found
                        is_changed = True
                    toll += 1
                end += 1

    def _toll_steps_by(self, toll: i64, end: i64) -> i64:
        if toll_of(TILE_OF_END[end]) == toll:
            return 0
        if SHAPE_OF_END[end] == RHOMBUS:
            return 1 + self.steps_to_toll(toll, self.roads.mate[end])
        return 1 + min(self.steps_to_toll(toll, LEFT[end]), self.steps_to_toll(toll, RIGHT[end]))

    def _all_journeys(self) -> vec[i64]:
        """By place, off-board first, and hexagon."""
        table = vec[i64]([FAR] * (_ROWS * HEXAGONS))
        place: i64 = 0
        while place < HEXAGONS:
            if self.hexagons & bit(place):
                steps = distances(self.roads.reach, place)
                to: i64 = 0
                while to < HEXAGONS:
                    if steps[to] != UNREACHED:
                        table[(place + 1) * HEXAGONS + to] = min(steps[to], FAR)
                    to += 1
            place += 1
        out = self.from_underground()
        to = CITADEL
        while to < HEXAGONS:
            nearest: i64 = FAR - 1
            if out & bit(to):
                nearest = 0
            else:
                first: i64 = 0
                while first < HEXAGONS:
                    if out & bit(first):
                        nearest = min(nearest, table[(first + 1) * HEXAGONS + to])
                    first += 1
            table[(UNDERGROUND + 1) * HEXAGONS + to] = min(nearest + 1, FAR)
            table[to] = min(nearest + 2, FAR)  # off-board, a turn more: JR-U2
            to += 1
        for islet in range(HEXAGONS):  # no road leads on from there: by a hole or a boat, or off the land; JR-E0c
            if is_islet(islet) and self.hexagons & bit(islet):
                is_harbour = self.harbours & bit(islet) != 0
                to = CITADEL
                while to < HEXAGONS:
                    if to != islet:
                        table[(islet + 1) * HEXAGONS + to] = self._by_boat(table, to) if is_harbour else table[to]
                    to += 1
        return table

    def _by_boat(self, table: vec[i64], to: i64) -> i64:
        """Journeys by a boat for nothing, and from where it lands."""
        nearest: i64 = FAR - 1
        rest = self.landings & ~bit(to)
        if rest != self.landings:
            return 1
        while rest:
            nearest = min(nearest, table[(lowest(rest) + 1) * HEXAGONS + to])
            rest &= rest - 1
        return nearest + 1
