"""Why a builder or a rabbit cannot do that now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from warren.core.cards import bit
from warren.core.errors import Reason, first_reason
from warren.games.jackrabbits.building.actions import (
    ACTIONS,
    APART,
    AT,
    DIRECTIONS,
    FLIP,
    ROAD,
    TILE,
    TURN,
    place_of,
    point_of,
)
from warren.games.jackrabbits.building.sites import ALL_RELAXED
from warren.games.jackrabbits.land.lattice import FORMS, HEXAGON, SHAPES, TURNS
from warren.games.jackrabbits.land.placing import notes, why_not
from warren.games.jackrabbits.land.tiles import NAMES, SHAPE, is_islet

if TYPE_CHECKING:
    from warren.games.jackrabbits.building.table import LandTable


def why_not_flip(action: i64, tried: i64) -> Reason:
    """For a player who has to flip a tile."""
    if ACTIONS.kind(action) != FLIP:
        return Reason("land-flip-first", "JR-B3")
    shape = action - FLIP
    return first_reason(
        phase=Reason("land-put-back", "JR-B4", shape=SHAPES[shape]) if tried & bit(shape) else None,
        means=Reason("land-none-left", "JR-B1", shape=SHAPES[shape]),
    )


def why_not_tile(t: LandTable, seat: i64, action: i64) -> Reason:
    """For a player who has to choose a tile."""
    if ACTIONS.kind(action) != TILE:
        return Reason("land-tile-first", "JR-B3")
    tile = action - TILE
    return first_reason(
        means=None if t.holder[tile] == seat else Reason("land-not-your-tile", "JR-B1", tile=NAMES.thing(tile)),
        price=Reason("land-fits-nowhere", "JR-B4", tile=NAMES.thing(tile)),
    )


def why_not_at(t: LandTable, tile: i64, action: i64) -> Reason:
    """For a tile at hand that needs a place: with the turn in which only a guideline bars it, if there is one."""
    told = NAMES.thing(tile)
    if action == APART:
        return first_reason(
            place=Reason("land-touches-nothing", "JR-B2", tile=told) if SHAPE[tile] != HEXAGON else None,
            means=Reason("land-islet-anyway", "JR-E0c", tile=told) if is_islet(tile) else None,
            price=Reason("land-no-room-apart", "JR-B2", tile=told),
        )
    if ACTIONS.kind(action) != AT:
        return Reason("land-place-first", "JR-B2", tile=told)
    places = [place_of(SHAPE[tile], point_of(action), turn) for turn in range(TURNS[SHAPE[tile]])]
    allowed = [place for place in places if why_not_join(t, tile, place) is None]
    return why_not_there(t, tile, (allowed or places)[0])


def why_not_there(t: LandTable, tile: i64, place: i64) -> Reason:
    """For one place: what the lattice says, then what the guidelines say."""
    barred = why_not_join(t, tile, place)
    left = t.sites().left[:]
    left[SHAPE[tile]] -= 1
    return first_reason(place=barred, price=None if barred else notes(t.ground, tile, place, left)[-1])


def why_not_apart(t: LandTable, tile: i64, action: i64) -> Reason:
    """For an island that needs a place."""
    told = NAMES.thing(tile)
    if ACTIONS.kind(action) != AT:
        return Reason("land-place-first", "JR-B2", tile=told)
    there = point_of(action) * FORMS
    place = why_not_lie(t, tile, there)
    if place is None and t.ground.joins(there):
        place = Reason("land-island-joined", "JR-B2", tile=told)
    elif place is None and there not in t.sites().apart(ALL_RELAXED):
        place = Reason("land-too-far", "JR-B2", tile=told)
    return first_reason(place=place, price=Reason("land-guideline-t", "JR-B4", tile=told))


def why_not_join(t: LandTable, tile: i64, place: i64) -> Reason | None:
    """Whether a tile cannot lie there, touching the land or as an islet, whatever the guidelines say."""
    barred = why_not_lie(t, tile, place)
    if barred is not None or t.ground.joins(place):
        return barred
    is_apart = not is_islet(tile) and place in t.sites().apart(ALL_RELAXED)
    return Reason("land-apart-first" if is_apart else "land-too-far", "JR-B2", tile=NAMES.thing(tile))


def why_not_lie(t: LandTable, tile: i64, place: i64) -> Reason | None:
    """Whether a tile cannot lie there at all: what the lattice says, and islets."""
    barred = why_not(t.ground, tile, place)
    if barred is not None:
        return barred
    if is_islet(tile) and t.sites().met_around(place):
        return Reason("land-islet-crowded", "JR-E0c", tile=NAMES.thing(tile))
    if t.sites().harms_islets(place):
        return Reason("land-islet-enclosed", "JR-E0c", tile=NAMES.thing(tile))
    return None


def why_not_turn(t: LandTable, tile: i64, point: i64, action: i64) -> Reason:
    """For a tile at its point that needs to be turned."""
    if ACTIONS.kind(action) != TURN or action - TURN >= TURNS[SHAPE[tile]]:
        return Reason("land-turn-first", "JR-B2", tile=NAMES.thing(tile), turns=TURNS[SHAPE[tile]])
    return why_not_there(t, tile, place_of(SHAPE[tile], point, action - TURN))


def why_not_road(t: LandTable, seat: i64, action: i64) -> Reason:
    """For a rabbit that walks."""
    if ACTIONS.kind(action) != ROAD:
        return Reason("land-walk-or-home", "JR-B5")
    tile = t.walk.at[seat]
    return Reason("land-no-road-there", "JR-P3", tile=NAMES.thing(tile), direction=DIRECTIONS[action - ROAD])
