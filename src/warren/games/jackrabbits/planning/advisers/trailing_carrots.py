"""One's own carrots: the journey may go on from there. JR-X8."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from warren.games.jackrabbits.options.trailing_carrots import PassThrough
from warren.games.jackrabbits.planning.adviser import LOST, Adviser

if TYPE_CHECKING:
    from warren.games.jackrabbits.planning.travel import Travel
    from warren.games.jackrabbits.table import RaceTable


class PassingThrough(Adviser):
    def going_on(self, travel: Travel, hexagon: i64) -> float:
        if travel.t.carrot_on(hexagon) != travel.planner.seat:
            return LOST
        return travel.best_of(travel.ways.reach(hexagon))

    def stop_at(self, t: RaceTable) -> i64:
        step = t.step()
        return step.tile if isinstance(step, PassThrough) else -1
