"""The second phase: stay, or set out on a journey. JR-J1, JR-T5, JR-U2. `road.py` has what follows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from warren.core.errors import Reason
from warren.core.facts import event
from warren.games.jackrabbits.actions import ACTIONS, DOWN, GO, HOLE, RIDE, STAY
from warren.games.jackrabbits.deck import OFF_BOARD
from warren.games.jackrabbits.facts import CAME_OUT, GOT_UP, LEFT, STAYED
from warren.games.jackrabbits.land.tiles import FIRST_END, UNDERGROUND
from warren.games.jackrabbits.turn.lottery import Setting
from warren.games.jackrabbits.turn.road import NO_END, OnRoad, leave, ride
from warren.games.jackrabbits.turn.transfers import EMERGED, add_rides, cave_of
from warren.games.jackrabbits.turn.why_not import why_not_set_out

if TYPE_CHECKING:
    from warren.games.jackrabbits.table import RaceTable


class SetOut(Setting):
    """Stay, leave the hexagon by one of its roads, or by another way from there. JR-J1, JR-T3, JR-T5, JR-U2."""

    name = "set-out"

    def asks(self, t: RaceTable, seat: i64) -> Reason | None:
        here = t.rabbits[seat]
        where = "off-board" if here == OFF_BOARD else "underground" if here == UNDERGROUND else "hexagon"
        matching: list[int] = []
        self.add_first(t, matching)
        may_draw = "yes" if matching else "no"
        return Reason(
            "jackrabbits-ask-journey", "JR-J1", player=int(seat), where=where, price=int(t.price), lottery=may_draw
        )

    def choices(self, t: RaceTable) -> list[int]:
        found: list[int] = []
        self.add_first(t, found)
        here = t.rabbits[self.seat]
        if here == OFF_BOARD:
            found.append(DOWN)
        elif here == UNDERGROUND:
            found.append(STAY)
            add_rides(t, self.seat, found)
            number: i64 = 0
            while number < len(t.rules.caves):
                found.append(HOLE + number)
                number += 1
        else:
            found.append(STAY)
            end = FIRST_END[here]
            while end < FIRST_END[here + 1]:
                found.append(GO + end)
                end += 1
            add_rides(t, self.seat, found)
        self.add_last(t, found)
        return found

    def choose(self, t: RaceTable, action: i64) -> None:
        if self.did(t, action):
            return
        seat = self.seat
        if action == STAY:
            t.tell(event(STAYED, seat, t.rabbits[seat]))
            return
        t.leave_place(seat)
        kind = ACTIONS.kind(action)
        if kind == DOWN:
            t.place_rabbit(seat, UNDERGROUND)
            t.tell(event(GOT_UP, seat))
        elif kind == GO:
            t.tell(event(LEFT, seat, action - GO, t.rules.beyond[action - GO]))
            leave(t, seat, action - GO)
        elif kind == RIDE:
            ride(t, seat, action - RIDE)
        else:
            cave = cave_of(action - HOLE)
            t.tell(event(CAME_OUT, seat, cave))
            t.push(OnRoad(seat, cave, NO_END, EMERGED))

    def rules(self, t: RaceTable, seat: i64) -> tuple[str, ...]:
        here = t.rabbits[self.seat]
        if here == OFF_BOARD:
            return ("JR-L2", "JR-L3", "JR-U2")
        if here == UNDERGROUND:
            return ("JR-L2", "JR-L3", "JR-T5", "JR-T3")
        return ("JR-L2", "JR-J1", "JR-J2", "JR-J4", "JR-T3")

    def because(self, t: RaceTable, action: i64) -> Reason:
        return why_not_set_out(t, self.seat, action)
