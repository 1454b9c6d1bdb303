"""Every place for the tile at hand, and what it would meet there: for clients, where a tile is dragged about.

A move is composed of small decisions: tile, point, turn. Somebody who looks for a place wants to see all of them at
once, and what the guidelines would say of each. JR-B2, JR-B4.
"""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.jackrabbits.building.settings import IGNORE
from warren.games.jackrabbits.building.steps import Place
from warren.games.jackrabbits.building.table import LandTable
from warren.games.jackrabbits.building.view import LandView
from warren.games.jackrabbits.land.lattice import HEXAGON, spot_of
from warren.games.jackrabbits.land.tiles import NAMES, SHAPE

Offer = dict[str, object]


def offers(view: LandView) -> list[Offer]:
    """The places that the reader can put the tile at hand to; none if that is not what they decide now."""
    step = view.step()
    if not view.choices or not isinstance(step, Place):
        return []
    table = view.game.blank(view.setup)
    assert isinstance(table, LandTable)
    table.restore(view.state)
    found = [offer(table, step.tile, place) for place in step.places(table)]
    if table.can_start_island(step.tile):
        apart = table.sites().apart(table.base_level())
        found += [{**offer(table, step.tile, place), "apart": True} for place in apart]
    return found


def offer(t: LandTable, tile: i64, place: i64) -> Offer:
    """One place: x, y and turn, the tiles beside it, and the guidelines that would rather have another."""
    notes: list[str] = []
    if t.rules.guidelines != IGNORE:
        sites = t.sites()
        if sites.meets_its_like(place):
            notes.append("X" if SHAPE[tile] == HEXAGON else "!")
        if sites.makes_dead_end(place):
            notes.append("T")
    return {
        "at": list(spot_of(int(place))),
        "beside": [NAMES[other] for other in t.ground.neighbours(place)],
        "notes": notes,
        "apart": False,
    }
