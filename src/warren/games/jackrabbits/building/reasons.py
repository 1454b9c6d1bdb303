"""Why a builder or a rabbit cannot do that now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from warren.core.cards import bit
from warren.core.errors import Reason
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
    if tried & bit(shape):
        return Reason("land-put-back", "JR-B4", shape=SHAPES[shape])
    return Reason("land-none-left", "JR-B1", shape=SHAPES[shape])


def why_not_tile(t: LandTable, seat: i64, action: i64) -> Reason:
    """For a player who has to choose a tile."""
    if ACTIONS.kind(action) != TILE:
        return Reason("land-tile-first", "JR-B3")
    tile = action - TILE
    if t.holder[tile] != seat:
        return Reason("land-not-your-tile", "JR-B1", tile=NAMES.thing(tile))
    return Reason("land-fits-nowhere", "JR-B4", tile=NAMES.thing(tile))


def why_not_at(t: LandTable, tile: i64, action: i64) -> Reason:
    """For a tile at hand that needs a place."""
    if action == APART:
        if SHAPE[tile] != HEXAGON:
            return Reason("land-touches-nothing", "JR-B2", tile=NAMES.thing(tile))
        if is_islet(tile):
            return Reason("land-islet-anyway", "JR-E0c", tile=NAMES.thing(tile))
        return Reason("land-no-room-apart", "JR-B2", tile=NAMES.thing(tile))
    if ACTIONS.kind(action) != AT:
        return Reason("land-place-first", "JR-B2", tile=NAMES.thing(tile))
    found: list[Reason] = []
    for turn in range(TURNS[SHAPE[tile]]):
        found.append(why_not_there(t, tile, place_of(SHAPE[tile], point_of(action), turn)))
    told = [reason for reason in found if reason.rule == "JR-B4"]
    return told[0] if told else found[0]


def why_not_there(t: LandTable, tile: i64, place: i64) -> Reason:
    """For one place: what the lattice says, then what the guidelines say."""
    reason = why_not(t.ground, tile, place)
    if reason is not None:
        return reason
    sites = t.sites()
    if is_islet(tile) and sites.met_around(place):
        return Reason("land-islet-crowded", "JR-E0c", tile=NAMES.thing(tile))
    if sites.harms_islets(place):
        return Reason("land-islet-enclosed", "JR-E0c", tile=NAMES.thing(tile))
    if not t.ground.joins(place):
        if not is_islet(tile) and place in sites.apart(ALL_RELAXED):
            return Reason("land-apart-first", "JR-B2", tile=NAMES.thing(tile))
        return Reason("land-too-far", "JR-B2", tile=NAMES.thing(tile))
    left = sites.left[:]
    left[SHAPE[tile]] -= 1
    return notes(t.ground, tile, place, left)[-1]


def why_not_apart(t: LandTable, tile: i64, action: i64) -> Reason:
    """For an island that needs a place."""
    if ACTIONS.kind(action) != AT:
        return Reason("land-place-first", "JR-B2", tile=NAMES.thing(tile))
    place = point_of(action) * FORMS
    reason = why_not(t.ground, tile, place)
    if reason is not None:
        return reason
    if t.ground.joins(place):
        return Reason("land-island-joined", "JR-B2", tile=NAMES.thing(tile))
    if t.sites().harms_islets(place):
        return Reason("land-islet-enclosed", "JR-E0c", tile=NAMES.thing(tile))
    if place in t.sites().apart(ALL_RELAXED):
        return Reason("land-guideline-t", "JR-B4", tile=NAMES.thing(tile))
    return Reason("land-too-far", "JR-B2", tile=NAMES.thing(tile))


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
