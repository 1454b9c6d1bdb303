"""What speaks for a place, and what the guidelines say about it: for hints."""

from __future__ import annotations

from warren.core.errors import Reason
from warren.games.jackrabbits.building.actions import APART, AT, TURN, place_of, point_of
from warren.games.jackrabbits.building.sampling import LandSampler
from warren.games.jackrabbits.building.view import LandView
from warren.games.jackrabbits.land.lattice import TURNS
from warren.games.jackrabbits.land.placing import notes
from warren.games.jackrabbits.land.tiles import SHAPE


def merits(view: LandView, action: int) -> list[Reason]:
    """How many sides would be joined by the best turn, and which guidelines broken. JR-B2, JR-B4."""
    tile = view.tile_in_hand()
    if tile < 0 or not (AT <= action < APART or TURN <= action < TURN + max(TURNS)):
        return []
    table = LandSampler(view).truth
    shape = SHAPE[tile]
    if action < APART:
        start = place_of(shape, point_of(action), 0)
        places = [int(start) + turn for turn in range(TURNS[shape]) if table.ground.is_free(start + turn)]
    else:
        places = [int(place_of(shape, view.step[4], action - TURN))]
    place = max(places, key=table.ground.joins)
    left = table.sites().left[:]
    left[shape] -= 1
    joins = int(table.ground.joins(place))
    found = [Reason("land-merit-joins", "JR-B2", sides=joins)] if joins else []
    return [*found, *notes(table.ground, tile, place, left)]
