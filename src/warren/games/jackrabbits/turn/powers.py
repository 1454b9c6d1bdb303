"""Powers: what a suit lets a player do anywhere in their own turn, once, for the price of the turn. JR-E0e.

Before leaving a hexagon, on a small tile, or in acquisition before a claim: wherever it is used, the moment goes on
afterwards. Not off-board, nor in a flight that has not landed, nor inside another decision.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from warren.core.cards import bit
from warren.core.errors import Reason, first_reason
from warren.core.step import Then
from warren.games.jackrabbits.actions import ACTIONS
from warren.games.jackrabbits.land.tiles import KINDS
from warren.games.jackrabbits.reasons import too_poor
from warren.games.jackrabbits.turn.moment import ACQUIRING, FALLEN, OFF_LAND, Moment
from warren.games.jackrabbits.turn.payment import can_reach, pay, sum_of

if TYPE_CHECKING:
    from warren.games.jackrabbits.rule import Rule
    from warren.games.jackrabbits.ruleset import Ruleset
    from warren.games.jackrabbits.table import RaceTable


def allow_anywhere(rules: Ruleset, rule: Rule) -> None:
    """Have a rule add to all the moments at which powers can be used."""
    for kind in range(len(KINDS)):
        rules.add_at(kind, rule)
    rules.add_at(ACQUIRING, rule)


def can_use(t: RaceTable, seat: i64, used: i64, suit: i64) -> bool:
    """Whether a power is not used up, by a mark of this turn, and its price can be paid."""
    return t.marks[used] == 0 and can_reach(t, seat, bit(suit), t.price)


def use(t: RaceTable, step: Moment, action: i64, suit: i64) -> None:
    """Have the price of the turn paid in one suit; `Rule.works` follows, and then the moment goes on."""
    if step.moment(t) != OFF_LAND and step.moment(t) != FALLEN:
        t.push(step)
    t.push(Power(step.seat, action))
    pay(t, step.seat, bit(suit), t.price)


class Power(Then["RaceTable"]):
    """What was paid for, anywhere."""

    name = "power"

    def __init__(self, seat: i64, action: i64) -> None:
        self.seat = seat
        self.action = action

    def tells(self, t: RaceTable) -> dict[str, object]:
        return {"player": int(self.seat), "kind": ACTIONS.span(int(self.action)).kind}

    def run(self, t: RaceTable) -> None:
        rule = t.rules.doers[ACTIONS.number(self.action)]
        assert rule is not None
        rule.works(t, self.seat, self.action)

    def parts(self) -> list[int]:
        return [self.seat, self.action]


def why_not_use(t: RaceTable, seat: i64, used: i64, suit: i64, action: i64, place: Reason | None) -> Reason:
    """Why a power is not offered where powers can be used; `place`: what is wrong with where it would be used."""
    span = ACTIONS.span(int(action))
    missing = t.price - sum_of(t, seat, seat, bit(suit))
    return first_reason(
        phase=Reason("jackrabbits-power-used", "JR-E0e", what=span.kind) if t.marks[used] else None,
        place=place,
        price=too_poor(t, span.kind, span.rule, bit(suit), missing, t.added()),
    )
