"""One's own carrots: the journey may go on from there. JR-X8."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from warren.games.jackrabbits.options.trailing_carrots import PassThrough
from warren.games.jackrabbits.planning.adviser import Adviser

if TYPE_CHECKING:
    from warren.games.jackrabbits.table import RaceTable


class PassingThrough(Adviser):
    def leads_on(self, t: RaceTable, seat: i64, hexagon: i64) -> bool:
        return t.carrot_on(hexagon) == seat

    def stop_at(self, t: RaceTable) -> i64:
        step = t.step()
        return step.tile if isinstance(step, PassThrough) else -1
