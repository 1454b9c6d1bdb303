"""Horseshoes: where the horses and the wells lead to, and what is left once they are paid. JR-E3a, JR-E3b."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from warren.core.cards import bit
from warren.games.jackrabbits.actions import ACTIONS
from warren.games.jackrabbits.deck import HORSESHOES
from warren.games.jackrabbits.land.tiles import UNDERGROUND
from warren.games.jackrabbits.planning.adviser import FEW, Adviser, from_cave
from warren.games.jackrabbits.suits.horseshoes import GALLOP, TROT, WELL

if TYPE_CHECKING:
    from warren.games.jackrabbits.planning.plan import Plan
    from warren.games.jackrabbits.planning.prospects import Chooser


class Riding(Adviser):
    def advise(self, c: Chooser, choices: list[int], worths: list[float]) -> None:
        paid: Plan | None = None
        number: i64 = 0
        for action in choices:
            kind = ACTIONS.kind(action)
            if kind == WELL:
                worths[number] += c.travel().reached(UNDERGROUND)
            elif kind == GALLOP or kind == TROT:
                if paid is None:
                    paid = c.planner.without(c.planner.purse.cheapest(bit(HORSESHOES), c.t.price, 0, -1))
                if kind == GALLOP:
                    worths[number] += c.planner.arrived(paid, action - GALLOP) - FEW
                else:
                    worths[number] += from_cave(c.planner, paid, c.t.rules.caves[action - TROT]) - FEW
            number += 1
