"""How good a land is in the making, and how good each place for a tile: what bots build by.

A good land is one whose sides are joined, without gaps, not far from the citadel.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.cards import bit, size
from warren.games.jackrabbits.building.actions import FLIP, TILE, at_point
from warren.games.jackrabbits.building.sites import Sites
from warren.games.jackrabbits.building.steps import Explore, Flip, Laying, Rotate
from warren.games.jackrabbits.building.table import OUT, LandTable
from warren.games.jackrabbits.land.lattice import FORMS, SIDES_OF_FORM, distance
from warren.games.jackrabbits.land.roads import LEFT, RIGHT
from warren.games.jackrabbits.land.tiles import FIRST_END, HEXAGONS, SHAPE, TILE_OF_END, TILES, is_islet

OPEN: Final = 0.2  # what a side that stays open costs, of what one that is joined brings
BROKEN: Final = 12.0
"""What a broken guideline costs: more than all that sides can bring, so that none is broken where one need not."""
FAR: Final = 0.06
CLOSE: Final = 0.1  # what each cell around it brings that is covered already
HEXAGON_FIRST: Final = 2.0  # of several shapes: hexagons want to be surrounded later
WHIM: Final = 0.001
ISLAND: Final = -60.0
ENOUGH_ROADS: Final = 40
"""After so many roads the rabbit of a bot goes home."""


def value(t: LandTable, seat: i64) -> float:
    """From 0 to 1: how many of all sides are joined; when rabbits walk, how much this one has seen."""
    if t.walk.seen[seat]:
        return sights(t, seat)
    sides: i64 = 0
    joined: i64 = 0
    tile: i64 = 0
    while tile < TILES:
        if t.holder[tile] != OUT:
            sides += FIRST_END[tile + 1] - FIRST_END[tile]
        tile += 1
    other: i64 = 0
    while other < t.players:
        joined += t.joined[other]
        other += 1
    return 2.0 * float(joined) / float(sides)


def sights(t: LandTable, seat: i64) -> float:
    """What a rabbit has seen, and what lies right ahead of it. Late in the day home is better: an end counts as 0."""
    walk = t.walk
    seen = float(size(walk.seen[seat]))
    came_by = walk.came_by[seat]
    if came_by >= 0:
        leads = t.land().roads.leads
        for end in (LEFT[came_by], RIGHT[came_by]):
            there = leads[end]
            if there >= 0 and TILE_OF_END[there] < HEXAGONS and not walk.seen[seat] & bit(TILE_OF_END[there]):
                seen += 0.5
    is_late = walk.roads[seat] >= ENOUGH_ROADS
    if walk.is_home[seat]:
        return 0.0 if is_late else -0.4
    wander = whim(walk.at[seat] + 5 * walk.roads[seat], 3 * walk.came_by[seat] + 11)
    return 0.5 * seen / float(HEXAGONS) + 0.02 * wander - (0.5 if is_late else 0.0)


def score(sites: Sites, place: i64) -> float:
    """How good a place is: sides joined, no gaps, no guideline broken, near the citadel."""
    joins = float(sites.ground.joins(place))
    total = joins - OPEN * (float(SIDES_OF_FORM[place % FORMS]) - joins) - FAR * float(distance(place // FORMS))
    total += CLOSE * float(sites.met_around(place))
    if place % FORMS == 0:
        total += HEXAGON_FIRST
    if sites.meets_its_like(place):
        total -= BROKEN
    if sites.makes_dead_end(place):
        total -= BROKEN
    return total


def whim(tile: i64, place: i64) -> float:
    """What decides between places that are as good as each other: other tiles, other lands."""
    mixed = (place + 7 * tile) * 40503 + tile * 30011
    return WHIM * float(mixed % 64)


def best(sites: Sites, places: list[int]) -> float:
    found = ISLAND
    for place in places:
        worth = score(sites, place)
        found = max(found, worth)
    return found


def prospects(t: LandTable, seat: i64) -> list[float]:
    """What each choice of a builder is worth; empty where rabbits walk."""
    step = t.step()
    choices = t.choices(int(seat))
    sites = t.sites()
    if isinstance(step, Flip):
        return [best(sites, sites.touching(action - FLIP, t.base_level())) for action in choices]
    if isinstance(step, Rotate):
        return [score(sites, place) + whim(step.tile, place) for place in step.places(t)]
    if isinstance(step, Laying):
        return of_points(sites, step.tile, choices, step.places(t))
    return [] if isinstance(step, Explore) else of_tiles(t, choices)


def of_tiles(t: LandTable, choices: list[int]) -> list[float]:
    """Tiles of one shape are as good as each other, but for islets."""
    by_shape = [best(t.sites(), t.sites().touching(shape, t.base_level())) for shape in range(3)]
    islets = ISLAND - 1.0
    return [islets if is_islet(action - TILE) else by_shape[SHAPE[action - TILE]] for action in choices]


def of_points(sites: Sites, tile: i64, choices: list[int], places: list[int]) -> list[float]:
    """Of each point the best turn; starting an island is the last resort."""
    found: dict[int, float] = {}
    for place in places:
        worth = score(sites, place) + whim(tile, place)
        action = int(at_point(place // FORMS))
        if worth > found.get(action, ISLAND - 100.0):
            found[action] = worth
    return [found.get(action, ISLAND) for action in choices]
