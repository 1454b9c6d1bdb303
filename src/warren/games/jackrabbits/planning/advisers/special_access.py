"""Hearts laid open: they keep others away from where one rests. JR-X7."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from warren.core.cards import bit
from warren.games.jackrabbits.actions import ACTIONS
from warren.games.jackrabbits.land.tiles import UNDERGROUND
from warren.games.jackrabbits.options.special_access import LAY, OPEN_HEARTS
from warren.games.jackrabbits.planning.adviser import Adviser

if TYPE_CHECKING:
    from warren.games.jackrabbits.planning.prospects import Chooser
    from warren.games.jackrabbits.table import RaceTable

_OPEN: Final = 1.5


class LayingOpen(Adviser):
    def advise(self, c: Chooser, choices: list[int], worths: list[float]) -> None:
        for number, action in enumerate(choices):
            if ACTIONS.kind(action) == LAY:
                worths[number] += _OPEN

    def guards(self, t: RaceTable, seat: i64, hexagon: i64) -> i64:
        found: i64 = 0
        other: i64 = 0
        while other < t.players:
            if other != seat and t.rabbits[other] == hexagon and hexagon != UNDERGROUND:
                if not t.rules.is_full or t.marks[OPEN_HEARTS + other]:
                    found |= bit(other)
            other += 1
        return found
