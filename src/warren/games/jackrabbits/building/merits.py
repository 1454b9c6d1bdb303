"""What speaks for a place, and what the guidelines say about it: for hints."""

from __future__ import annotations

from warren.core.errors import Reason
from warren.games.jackrabbits.building.sampling import LandSampler
from warren.games.jackrabbits.building.sites import ALL_HOLD
from warren.games.jackrabbits.building.view import LandView
from warren.games.jackrabbits.land.placing import notes
from warren.games.jackrabbits.land.tiles import NAMES, SHAPE, TILES


def merits(view: LandView, move: list[int]) -> list[Reason]:
    """How many sides are joined where a tile comes to lie, and which guidelines broken. JR-B2, JR-B4."""
    table = LandSampler(view).truth
    after = table.after(int(view.seat), move).preview
    assert isinstance(after, LandView)
    laid = [tile for tile in range(TILES) if after.state["places"][tile] != view.state["places"][tile]]
    if not laid:
        return []
    tile, place = laid[0], after.state["places"][laid[0]]
    left = table.sites().left[:]
    left[SHAPE[tile]] -= 1
    joins = int(table.ground.joins(place))
    found = [Reason("land-merit-joins", "JR-B2", sides=joins)] if joins else []
    broken = notes(table.ground, tile, place, left)
    if broken and not table.sites().touching(SHAPE[tile], ALL_HOLD):
        found.append(Reason("land-merit-all-break", "JR-B4", tile=NAMES.thing(tile)))
    return [*found, *broken]
