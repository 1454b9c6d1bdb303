"""A hexagon with one's own carrot need not stop a journey. JR-X8."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Never

from mypy_extensions import i64

from warren.core.errors import Reason
from warren.core.facts import event
from warren.core.step import Step
from warren.games.jackrabbits.actions import ACTIONS, GO, RIDE, STAY
from warren.games.jackrabbits.facts import PLACE, WALKED, fact
from warren.games.jackrabbits.land.tiles import FIRST_END, NAMES, TILE_OF_END
from warren.games.jackrabbits.rule import Option
from warren.games.jackrabbits.turn.road import Underway, can_leave, leave, ride
from warren.games.jackrabbits.turn.transfers import add_rides
from warren.games.jackrabbits.turn.why_not import why_not_ride

if TYPE_CHECKING:
    from warren.games.jackrabbits.ruleset import Ruleset
    from warren.games.jackrabbits.table import RaceTable

PASSED_THROUGH: Final[i64] = fact("passed-through", "JR-X8", PLACE, fleeting=True)


class TrailingCarrots(Option):
    """Whoever comes to their own carrot, in any way, stops or goes on."""

    def steps(self) -> tuple[type[Step[Never]], ...]:
        return (PassThrough,)

    def join(self, rules: Ruleset) -> None:
        rules.reaches.append(self)

    def reaches(self, t: RaceTable, seat: i64, hexagon: i64, came: i64) -> bool:
        if t.carrot_on(hexagon) != seat:
            return False
        t.push(PassThrough(seat, hexagon, came))
        return True


class PassThrough(Underway):
    """Stop here, or go on by any other road; passing through is no arrival. JR-X8, JR-J5."""

    name = "pass-through"

    def asks(self, t: RaceTable, seat: i64) -> Reason | None:
        return Reason("jackrabbits-ask-pass", "JR-X8", player=int(seat), place=NAMES[self.tile], price=int(t.price))

    def choices(self, t: RaceTable) -> list[int]:
        found: list[int] = [STAY]
        end = FIRST_END[self.tile]
        while end < FIRST_END[self.tile + 1]:
            if end != self.came and can_leave(t, end):
                found.append(GO + end)
            end += 1
        add_rides(t, self.seat, found)
        return found

    def choose(self, t: RaceTable, action: i64) -> None:
        if action == STAY:
            t.arrive(self.seat, self.tile)
            return
        t.tell(event(PASSED_THROUGH, self.seat, self.tile))
        if ACTIONS.kind(action) == GO:
            t.tell(event(WALKED, self.seat, action - GO, t.rules.beyond[action - GO]))
            leave(t, self.seat, action - GO)
        else:
            ride(t, self.seat, action - RIDE)

    def rules(self, t: RaceTable, seat: i64) -> tuple[str, ...]:
        return ("JR-X8", "JR-J5")

    def because(self, t: RaceTable, action: i64) -> Reason:
        return why_not_pass(t, self.seat, self.tile, self.came, action)


def why_not_pass(t: RaceTable, seat: i64, hexagon: i64, came: i64, action: i64) -> Reason:
    """On the way, where one's own carrot lies. JR-X8, JR-J5."""
    here = NAMES[hexagon]
    kind = ACTIONS.kind(action)
    if kind == GO:
        end = action - GO
        if TILE_OF_END[end] != hexagon:
            return Reason("jackrabbits-road-elsewhere", "JR-J2", place=here)
        if end == came:
            return Reason("jackrabbits-turning-back", "JR-X8", place=here)
        return Reason("jackrabbits-road-used", "JR-J5", place=NAMES[TILE_OF_END[t.rules.roads.across[end]]])
    if kind == RIDE:
        return why_not_ride(t, seat, action - RIDE)
    return Reason("jackrabbits-stop-or-go-on", "JR-X8", place=here)
