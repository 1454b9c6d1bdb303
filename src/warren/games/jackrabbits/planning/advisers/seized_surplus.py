"""Cards that would be seized: better discard what one misses least. JR-X11."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warren.games.jackrabbits.actions import REST
from warren.games.jackrabbits.planning.adviser import LOST, Adviser
from warren.games.jackrabbits.turn.increment import Finish

if TYPE_CHECKING:
    from warren.games.jackrabbits.planning.prospects import Chooser


class Discarding(Adviser):
    def advise(self, c: Chooser, choices: list[int], worths: list[float]) -> None:
        """At the end of a turn, do not hope that nobody counts."""
        if isinstance(c.step, Finish) and REST in choices:
            worths[choices.index(REST)] += 2.0 * LOST
