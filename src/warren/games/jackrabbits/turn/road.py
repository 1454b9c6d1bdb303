"""On the road: from small tile to small tile, until a hexagon, the sea or the underground. JR-J2 to JR-J7.

A rabbit on the road is on a small tile, at the road end by which it came in. What it may do there depends on the kind
of tile: `transfers.py` has what costs the price of the turn. While it travels its place on the board is still the
hexagon that it left, to which it goes back if it finds no way on (JR-J6).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append
from mypy_extensions import i64, mypyc_attr

from warren.core.errors import Reason
from warren.core.facts import event
from warren.core.step import Then, Turn
from warren.games.jackrabbits.actions import ACTIONS, BOAT, CROSS, DOWN, GO, HOLE, HORSE, JOKER, RIDE
from warren.games.jackrabbits.deck import COURT, FIRST_JOKER, JOKERS, LOWEST, OFF_BOARD
from warren.games.jackrabbits.facts import CROSSED as CROSSED_FACT
from warren.games.jackrabbits.facts import (
    HIRED_HORSE,
    HOPPED,
    LEFT_LAND,
    RODE,
    ROWED,
    TOOK_JOKER,
    TURNED_BACK,
    WALKED,
    WENT_DOWN,
)
from warren.games.jackrabbits.land.lattice import HEXAGON, RHOMBUS
from warren.games.jackrabbits.land.roads import LEFT as LEFT_END
from warren.games.jackrabbits.land.roads import RIGHT as RIGHT_END
from warren.games.jackrabbits.land.tiles import FIRST_END, KIND, NAMES, SHAPE_OF_END, TILE_OF_END, UNDERGROUND
from warren.games.jackrabbits.turn.payment import pay
from warren.games.jackrabbits.turn.transfers import (
    CROSSED,
    EMERGED,
    ENTERED,
    SERVED,
    add_rides,
    add_transfers,
    cave_of,
    is_used,
    landing_of,
)
from warren.games.jackrabbits.turn.why_not import why_not_step

if TYPE_CHECKING:
    from warren.games.jackrabbits.table import RaceTable

NO_END: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Underway(Turn["RaceTable"]):
    """A rabbit on its journey has come to a tile, by a road end or by none, and may go on. JR-J2."""

    def __init__(self, seat: i64, tile: i64, came: i64) -> None:
        super().__init__(seat)
        self.tile = tile
        self.came = came

    def continues(self) -> bool:
        return True

    def parts(self) -> list[int]:
        return [self.seat, self.tile, self.came]


class OnRoad(Underway):
    """On a small tile: walk on, or make use of it. JR-J2, JR-T1 to JR-T4."""

    name = "on-road"

    def __init__(self, seat: i64, tile: i64, came: i64, done: i64) -> None:
        super().__init__(seat, tile, came)
        self.done = done

    def asks(self, t: RaceTable, seat: i64) -> Reason | None:
        return Reason("jackrabbits-ask-road", "JR-J2", player=int(seat), tile=NAMES[self.tile], price=int(t.price))

    def choices(self, t: RaceTable) -> list[int]:
        found: list[int] = []
        add_exits(t, self.tile, self.came, self.done, found)
        add_rides(t, self.seat, found)
        if self.done == ENTERED:
            add_transfers(t, self.seat, self.tile, found)
        return found

    def choose(self, t: RaceTable, action: i64) -> None:
        seat, kind = self.seat, ACTIONS.kind(action)
        if kind == GO:
            t.tell(event(WALKED, seat, action - GO, t.rules.beyond[action - GO]))
            leave(t, seat, action - GO)
        elif kind == RIDE:
            ride(t, seat, action - RIDE)
        elif kind == DOWN:
            t.tell(event(WENT_DOWN, seat, self.tile))
            t.reach(seat, UNDERGROUND, NO_END)
        else:
            t.push(Transfer(seat, self.tile, self.came, action))
            pay(t, seat, t.rules.land.pays[self.tile], t.price)

    def rules(self, t: RaceTable, seat: i64) -> tuple[str, ...]:
        return ("JR-J2", "JR-J4", "JR-J5", *TRANSFER_RULES[KIND[self.tile] - FIRST_KIND])

    def because(self, t: RaceTable, action: i64) -> Reason:
        return why_not_step(t, self.seat, self.tile, self.came, self.done, action)

    def parts(self) -> list[int]:
        return [*super().parts(), self.done]


class Transfer(Then["RaceTable"]):
    """What the price of the turn was paid for. JR-C4, JR-T1 to JR-T4."""

    name = "transfer"

    def __init__(self, seat: i64, tile: i64, came: i64, action: i64) -> None:
        self.seat = seat
        self.tile = tile
        self.came = came
        self.action = action

    def tells(self, t: RaceTable) -> dict[str, object]:
        return {"kind": ACTIONS.span(int(self.action)).kind}

    def run(self, t: RaceTable) -> None:
        seat, tile, action = self.seat, self.tile, self.action
        kind = ACTIONS.kind(action)
        if kind == HORSE:
            t.tell(event(HIRED_HORSE, seat, tile, action - HORSE))
            land_on(t, seat, action - HORSE)
        elif kind == BOAT:
            t.tell(event(ROWED, seat, tile, action - BOAT))
            enter(t, seat, action - BOAT)
        elif kind == CROSS:
            t.tell(event(CROSSED_FACT, seat, tile))
            go_on(t, OnRoad(seat, tile, self.came, CROSSED))
        elif kind == JOKER:
            card = FIRST_JOKER + LOWEST[t.held(COURT, JOKERS)]
            t.move_card(card, COURT, seat)
            t.tell(event(TOOK_JOKER, seat, card))
            go_on(t, OnRoad(seat, tile, self.came, SERVED))
        else:
            cave = cave_of(action - HOLE)
            t.tell(event(HOPPED, seat, tile, cave))
            go_on(t, OnRoad(seat, cave, NO_END, EMERGED))

    def parts(self) -> list[int]:
        return [self.seat, self.tile, self.came, self.action]


FIRST_KIND: Final = 5
TRANSFER_RULES: Final = (("JR-T1",), ("JR-T1",), ("JR-T1",), ("JR-T2",), ("JR-T3",), ("JR-T4",))
"""By kind of small tile, from the woods on."""


def can_leave(t: RaceTable, end: i64) -> bool:
    """Whether the journey may go on by this end of a tile: off the land, or onto a tile by an end not used yet."""
    across = t.rules.roads.across[end]
    return across < 0 or not is_used(t, across)


def add_exits(t: RaceTable, tile: i64, came: i64, done: i64, found: list[int]) -> None:
    """The road ends by which a rabbit may walk on. JR-J2, JR-T1, JR-T4."""
    first = FIRST_END[tile]
    if SHAPE_OF_END[first] == RHOMBUS:
        one = t.rules.roads.mate[came] if done != CROSSED else t.rules.roads.other[came]
        two = NO_END if done != CROSSED else t.rules.roads.mate[one]
    elif came == NO_END:
        end = first
        while end < first + 3:
            if can_leave(t, end):
                found.append(GO + end)
            end += 1
        return
    else:
        one, two = LEFT_END[came], RIGHT_END[came]
    if two != NO_END and two < one:
        one, two = two, one
    if can_leave(t, one):
        found.append(GO + one)
    if two != NO_END and can_leave(t, two):
        found.append(GO + two)


def ride(t: RaceTable, seat: i64, hexagon: i64) -> None:
    """Give a joker back to the court, and ride. JR-T3."""
    card = FIRST_JOKER + LOWEST[t.held(seat, JOKERS)]
    t.move_card(card, seat, COURT)
    t.tell(event(RODE, seat, card, hexagon))
    land_on(t, seat, hexagon)


def land_on(t: RaceTable, seat: i64, hexagon: i64) -> None:
    """A ride leads straight to a hexagon."""
    t.trail = append(t.trail, landing_of(hexagon))
    t.reach(seat, hexagon, NO_END)


def leave(t: RaceTable, seat: i64, end: i64) -> None:
    """Leave a tile by one of its road ends. JR-J2 to JR-J4."""
    across = t.rules.roads.across[end]
    if across < 0:
        t.tell(event(LEFT_LAND, seat, end))
        t.place_rabbit(seat, OFF_BOARD)
        return
    enter(t, seat, across)


def enter(t: RaceTable, seat: i64, end: i64) -> None:
    """Come onto a tile by one of its road ends: a hexagon stops the journey. JR-J3."""
    t.trail = append(t.trail, end)
    tile = TILE_OF_END[end]
    if SHAPE_OF_END[end] == HEXAGON:
        t.reach(seat, tile, end)
    else:
        go_on(t, OnRoad(seat, tile, end, ENTERED))


def go_on(t: RaceTable, step: OnRoad) -> None:
    """On the road, unless there is no legal step: then back to where the journey began. JR-J6."""
    if step.choices(t):
        t.push(step)
    else:
        t.tell(event(TURNED_BACK, step.seat, t.rabbits[step.seat]))
