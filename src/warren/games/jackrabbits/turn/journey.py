"""The second phase: stay, or set out on a journey. JR-J1, JR-T5, JR-U2. `road.py` has what follows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from warren.core.choices import Choices
from warren.core.errors import Reason
from warren.core.facts import event
from warren.core.messages import sitter
from warren.games.jackrabbits.actions import DOWN, GO, STAY
from warren.games.jackrabbits.deck import OFF_BOARD
from warren.games.jackrabbits.facts import GOT_UP, LEFT, STAYED
from warren.games.jackrabbits.land.tiles import KIND, UNDERGROUND
from warren.games.jackrabbits.turn.lottery import Departure
from warren.games.jackrabbits.turn.moment import OFF_LAND
from warren.games.jackrabbits.turn.road import NO_END, leave
from warren.games.jackrabbits.turn.transfers import NO_RIDES
from warren.games.jackrabbits.turn.why_not import why_not_set_out

if TYPE_CHECKING:
    from warren.games.jackrabbits.table import RaceTable


class SetOut(Departure):
    """Stay, leave the hexagon by one of its roads, or by another way from there. JR-J1, JR-U2."""

    name = "set-out"

    def asks(self, t: RaceTable, seat: i64) -> Reason | None:
        here = self.place(t)
        where = "off-board" if here == OFF_BOARD else "underground" if here == UNDERGROUND else "hexagon"
        matching = Choices()
        t.rules.lottery.add_matches(t, seat, matching)
        may_draw = "yes" if matching.count else "no"
        return Reason(
            "jackrabbits-ask-journey",
            "JR-J1",
            player=sitter(seat),
            where=where,
            price=int(t.price),
            load=int(t.added()),
            lottery=may_draw,
        )

    def moment(self, t: RaceTable) -> i64:
        here = self.place(t)
        return OFF_LAND if here == OFF_BOARD else KIND[here]

    def add_ways(self, t: RaceTable, found: Choices) -> None:
        here = self.place(t)
        if here == OFF_BOARD:
            found.append(DOWN)
            return
        found.append(STAY)
        if here != UNDERGROUND:
            self.add_roads(t, found)

    def travel(self, t: RaceTable, action: i64) -> None:
        seat = self.seat
        if action == STAY:
            t.tell(event(STAYED, seat, t.rabbits[seat]))
            return
        self.sets_out(t)
        if action == DOWN:
            t.marks[NO_RIDES] = 1
            t.place_rabbit(seat, UNDERGROUND)
            t.tell(event(GOT_UP, seat))
            for rule in t.rules.reaches:
                if rule.reaches(t, seat, UNDERGROUND, NO_END):
                    return
        else:
            t.tell(event(LEFT, seat, action - GO, t.rules.beyond[action - GO]))
            leave(t, seat, action - GO)

    def sets_out(self, t: RaceTable) -> None:
        t.leave_place(self.seat)

    def ids(self, t: RaceTable) -> tuple[str, ...]:
        here = self.place(t)
        if here == OFF_BOARD:
            return ("JR-L2", "JR-L3", "JR-U2")
        if here == UNDERGROUND:
            return ("JR-L2", "JR-L3", "JR-T3")
        return ("JR-L2", "JR-J1", "JR-J2", "JR-J4", "JR-T3")

    def reason(self, t: RaceTable, action: i64) -> Reason:
        return why_not_set_out(t, self.seat, action)
