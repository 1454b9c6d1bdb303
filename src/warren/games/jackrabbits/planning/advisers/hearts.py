"""Visits: whether to contest one, what to show, and what a visitor holds. JR-H1 to JR-H4."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.actions import PASS
from warren.core.cards import bit
from warren.core.errors import Reason
from warren.core.messages import sitter
from warren.games.jackrabbits.actions import DONE, PROVE
from warren.games.jackrabbits.deck import HEARTS, LOWEST
from warren.games.jackrabbits.planning.adviser import WORSE, Adviser, first
from warren.games.jackrabbits.suits.hearts import (
    CONTEST,
    QUEEN,
    Contest,
    Prove,
    has_proof,
    holds_queen,
    others_on_board,
)
from warren.games.jackrabbits.turn.proof import PROOF, highest_bit

if TYPE_CHECKING:
    from warren.games.jackrabbits.planning.planner import Planner
    from warren.games.jackrabbits.planning.prospects import Chooser
    from warren.games.jackrabbits.table import RaceTable
    from warren.games.jackrabbits.view import RaceView

_BOLD: Final = 0.2
"""How often somebody goes where they may be contested and have nothing to show, against how often with it."""


class Visiting(Adviser):
    def advise(self, c: Chooser, choices: list[int], worths: list[float]) -> None:
        step = c.step
        number: i64 = 0
        for action in choices:
            if action == CONTEST and isinstance(step, Contest):
                worths[number] += contest(c.planner, step)
            elif action == QUEEN:
                worths[number] += WORSE
            number += 1

    def picks(self, c: Chooser) -> i64:
        step = c.step
        if not isinstance(step, Prove):
            return -1
        return DONE if c.is_offered(DONE) else first(proof(c.planner, step.shown), PROVE)

    def merits(self, p: Planner, view: RaceView, move: list[int]) -> list[Reason]:
        step = p.t.step()
        if not isinstance(step, Contest) or move[0] not in (CONTEST, PASS):
            return []
        message = "jackrabbits-merit-contest" if move[0] == CONTEST else "jackrabbits-merit-let-in"
        return [Reason(message, "JR-H4", player=sitter(step.visitor))]

    def guards(self, t: RaceTable, seat: i64, hexagon: i64) -> i64:
        return others_on_board(t, seat) if t.rules.palaces & bit(hexagon) else 0

    def plausibility(self, t: RaceTable, seat: i64) -> float:
        """Who goes to a palace has mostly something to show there. JR-H3."""
        step = t.step()
        if not isinstance(step, Contest) or step.visitor == seat:
            return 1.0
        return 1.0 if has_proof(t, step.visitor) or holds_queen(t, step.visitor, step.hexagon) else _BOLD


def contest(p: Planner, step: Contest) -> float:
    """Contest a visitor: thrown off is who has nothing to show, or else who was wrong to ask. JR-H4."""
    t = p.t
    if has_proof(t, step.visitor) or holds_queen(t, step.visitor, step.hexagon):
        hearts = p.purse.cheapest(bit(HEARTS), PROOF, 0, -1)
        return p.off_board(p.without(hearts))
    return p.chance_if(p.now, step.visitor, p.thrown_off(step.visitor))


def proof(p: Planner, shown: i64) -> vec[i64]:
    """The hearts to show, beside those shown already: as little as will do."""
    last: i64 = -1
    need: i64 = PROOF
    if shown:
        last = HEARTS * 13 + LOWEST[highest_bit(shown)]
        need -= p.t.rules.sums[shown]
    return p.purse.cheapest(bit(HEARTS), need, 0, last)
