"""A hexagon with one's own carrot need not stop a journey. JR-X8."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Never

from mypy_extensions import i64

from warren.core.choices import Choices
from warren.core.errors import Reason
from warren.core.facts import event
from warren.core.messages import sitter
from warren.core.step import Step
from warren.games.jackrabbits.actions import ACTIONS, GO, STAY
from warren.games.jackrabbits.facts import ARRIVAL, PLACE, fact
from warren.games.jackrabbits.land.tiles import NAMES, TILE_OF_END
from warren.games.jackrabbits.rule import Option
from warren.games.jackrabbits.turn.road import OnTheWay, is_held, walk

if TYPE_CHECKING:
    from warren.games.jackrabbits.ruleset import Ruleset
    from warren.games.jackrabbits.table import RaceTable

PASSED_THROUGH: Final[i64] = fact("passed-through", "JR-X8", PLACE, fleeting=True, journey=ARRIVAL)


class TrailingCarrots(Option):
    """Whoever comes to their own carrot, in any way, stops or goes on."""

    def steps(self) -> tuple[type[Step[Never]], ...]:
        return (PassThrough,)

    def join(self, rules: Ruleset) -> None:
        rules.reaches.append(self)

    def reaches(self, t: RaceTable, seat: i64, hexagon: i64, came: i64) -> bool:
        if t.carrot_on(hexagon) != seat or is_held(t, seat, hexagon):
            return False
        t.push(PassThrough(seat, hexagon, came))
        return True


class PassThrough(OnTheWay):
    """Stop here, or go on by any other road; passing through is no arrival. JR-X8, JR-J5."""

    name = "pass-through"

    def asks(self, t: RaceTable, seat: i64) -> Reason | None:
        return Reason(
            "jackrabbits-ask-pass", "JR-X8", player=sitter(seat), place=NAMES.thing(self.tile), price=int(t.price)
        )

    def add_usual(self, t: RaceTable, found: Choices) -> None:
        found.append(STAY)
        self.add_roads(t, found)

    def act(self, t: RaceTable, action: i64) -> None:
        if action == STAY:
            t.arrive(self.seat, self.tile)
        else:
            self.sets_out(t)
            walk(t, self.seat, action - GO)

    def sets_out(self, t: RaceTable) -> None:
        t.tell(event(PASSED_THROUGH, self.seat, self.tile))

    def ids(self, t: RaceTable) -> tuple[str, ...]:
        return ("JR-X8", "JR-J5")

    def reason(self, t: RaceTable, action: i64) -> Reason:
        here = NAMES.thing(self.tile)
        if ACTIONS.kind(action) != GO:
            return Reason("jackrabbits-stop-or-go-on", "JR-X8", place=here)
        end = action - GO
        if TILE_OF_END[end] != self.tile:
            return Reason("jackrabbits-road-elsewhere", "JR-J2", place=here)
        if end == self.came:
            return Reason("jackrabbits-turning-back", "JR-X8", place=here)
        return Reason("jackrabbits-road-used", "JR-J5", place=NAMES.thing(TILE_OF_END[t.rules.roads.across[end]]))
