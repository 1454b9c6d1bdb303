"""What tiles offer besides their roads, most of it for the price of the turn. JR-C4, JR-T1 to JR-T5."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from warren.core.choices import Choices
from warren.core.errors import Reason, first_reason
from warren.core.facts import event
from warren.games.jackrabbits.actions import ACTIONS, BOAT, CAVE_TEXTS, CROSS, DOWN, HOLE, HORSE, JOKER, RIDE
from warren.games.jackrabbits.deck import COURT, FIRST_JOKER, JOKERS, LOWEST, NO_CARD
from warren.games.jackrabbits.facts import CAME_OUT, HIRED_HORSE, HOPPED, RODE, ROWED, TOOK_JOKER, WENT_DOWN
from warren.games.jackrabbits.facts import CROSSED as CROSSED_FACT
from warren.games.jackrabbits.land.ground import SEA
from warren.games.jackrabbits.land.tiles import (
    CAVE,
    ENDS,
    FIRST_END,
    HEXAGONS,
    KINDS,
    MERCHANT,
    MOUNTAIN,
    NAMES,
    RIVER,
    TAVERN,
    TILE_OF_END,
    UNDERGROUND,
    WOODS,
)
from warren.games.jackrabbits.reasons import not_there
from warren.games.jackrabbits.rule import Rule
from warren.games.jackrabbits.slots import SLOTS
from warren.games.jackrabbits.turn.moment import Moment
from warren.games.jackrabbits.turn.payment import can_reach
from warren.games.jackrabbits.turn.road import (
    CROSSED,
    EMERGED,
    ENTERED,
    NO_END,
    PREPAID,
    SERVED,
    OnRoad,
    Transfer,
    Underway,
    come_to,
    enter,
    go_on,
    is_used,
    land_by,
    landing_of,
    too_dear,
    why_barred,
)

if TYPE_CHECKING:
    from warren.games.jackrabbits.ruleset import Ruleset
    from warren.games.jackrabbits.table import RaceTable

_FIRST_CAVE: Final = HEXAGONS + 5
_SET: Final = 6


def cave_of(number: i64) -> i64:
    """The cave of a set of road tiles; the first has number 0."""
    return _FIRST_CAVE + _SET * number


def no_such_cave(t: RaceTable, number: i64, rule: str) -> Reason | None:
    """Whether this land does not have a cave of that number."""
    if number < len(t.rules.caves):
        return None
    return Reason("jackrabbits-no-such-cave", rule, cave=CAVE_TEXTS.thing(number))


def cave_number(cave: i64) -> i64:
    return (cave - _FIRST_CAVE) // _SET


class Transfers(Rule):
    """What a kind of small tile offers to a rabbit that has just come onto it, and can pay there. JR-C4."""

    def price(self, t: RaceTable, step: OnRoad) -> i64:
        """The price of the turn, unless a rule has paid for it already."""
        return 0 if t.marks[PREPAID] == step.tile + 1 else t.price

    def can_pay(self, t: RaceTable, step: OnRoad) -> bool:
        price = self.price(t, step)
        return price == 0 or can_reach(t, step.seat, t.rules.land.pays[step.tile], price)

    def charge(self, t: RaceTable, step: OnRoad, action: i64) -> bool:
        if self.price(t, step) == 0:
            t.marks[PREPAID] = 0
            step.sets_out(t)
            t.push(Transfer(step.seat, step.tile, step.came, action))
        else:
            step.charge(t, action, t.rules.land.pays[step.tile])
        return True

    def why_not_pay(self, t: RaceTable, step: OnRoad, way: i64, what: str, rule: str) -> Reason:
        """Whether it is the toll where a way leads that is missing, or the price of the way."""
        return too_dear(t, step.seat, what, rule, t.rules.land.pays[step.tile], self.price(t, step), way)

    def cannot_pay(self, t: RaceTable, step: OnRoad, what: str, rule: str) -> Reason:
        """How much is missing to the price of the turn."""
        return self.why_not_pay(t, step, NO_END, what, rule)


class OffRoad(Transfers):
    """In a rhombus, cross the middle to its other road, once a visit. JR-T1."""

    def join(self, rules: Ruleset) -> None:
        for kind in (WOODS, MOUNTAIN, RIVER):
            rules.add_at(kind, self)
        rules.let_do(self, CROSS)

    def adds(self, t: RaceTable, step: Moment, found: Choices) -> None:
        assert isinstance(step, OnRoad)
        if step.done == ENTERED and self.can_pay(t, step):
            found.append(CROSS)

    def does(self, t: RaceTable, step: Moment, action: i64) -> bool:
        assert isinstance(step, OnRoad)
        return self.charge(t, step, action)

    def paid(self, t: RaceTable, transfer: Transfer) -> None:
        t.tell(event(CROSSED_FACT, transfer.seat, transfer.tile))
        go_on(t, OnRoad(transfer.seat, transfer.tile, transfer.came, CROSSED))

    def adds_by(self, t: RaceTable, step: Moment) -> tuple[str, ...]:
        return ("JR-T1",)

    def why_not(self, t: RaceTable, step: Moment, action: i64) -> Reason | None:
        assert isinstance(step, OnRoad)
        if action != CROSS:
            return None
        is_done = step.done == CROSSED
        return first_reason(
            phase=Reason("jackrabbits-crossed-once", "JR-T1", place=NAMES.thing(step.tile)) if is_done else None,
            price=self.cannot_pay(t, step, "cross", "JR-T1"),
        )


class Merchants(Transfers):
    """At a merchant, the horse to any hexagon above ground, or at the sea the boat to another port. JR-T2."""

    def join(self, rules: Ruleset) -> None:
        rules.add_at(MERCHANT, self)
        rules.let_do(self, HORSE, BOAT)

    def adds(self, t: RaceTable, step: Moment, found: Choices) -> None:
        assert isinstance(step, OnRoad)
        if step.done == ENTERED and self.can_pay(t, step):
            add_hexagons(t, step, HORSE, t.rules.hexagons, t.rules.land.pays[step.tile], self.price(t, step), found)
            if berths(t, step.tile):
                suits = t.rules.land.pays[step.tile]
                add_ports(t, step, BOAT, berths(t, step.tile) > 1, suits, self.price(t, step), found)

    def does(self, t: RaceTable, step: Moment, action: i64) -> bool:
        assert isinstance(step, OnRoad)
        return self.charge(t, step, action)

    def paid(self, t: RaceTable, transfer: Transfer) -> None:
        seat = transfer.seat
        if ACTIONS.kind(transfer.action) == HORSE:
            t.tell(event(HIRED_HORSE, seat, transfer.tile, transfer.action - HORSE))
            land_by(t, seat, landing_of(transfer.action - HORSE))
        else:
            t.tell(event(ROWED, seat, transfer.tile, transfer.action - BOAT))
            enter(t, seat, transfer.action - BOAT)

    def adds_by(self, t: RaceTable, step: Moment) -> tuple[str, ...]:
        return ("JR-T2",)

    def why_not(self, t: RaceTable, step: Moment, action: i64) -> Reason | None:
        assert isinstance(step, OnRoad)
        kind = ACTIONS.kind(action)
        if kind == HORSE:
            hexagon = action - HORSE
            way = landing_of(hexagon)
            return first_reason(
                place=not_there(t, hexagon, "JR-T2") or landed(t, way, hexagon),
                price=self.why_not_pay(t, step, way, "horse", "JR-T2"),
            )
        return self.why_not_row(t, step, action - BOAT) if kind == BOAT else None

    def why_not_row(self, t: RaceTable, step: OnRoad, port: i64) -> Reason:
        tile, there = step.tile, TILE_OF_END[port]
        place = landed(t, port, there)
        if not t.rules.roads.is_coastal(tile):
            place = Reason("jackrabbits-landlocked", "JR-T2", place=NAMES.thing(tile))
        elif not is_port(t, port):
            place = Reason("jackrabbits-no-port", "JR-T2", place=NAMES.thing(there))
        elif there == tile and berths(t, tile) < 2:
            place = Reason("jackrabbits-same-port", "JR-T2")
        return first_reason(place=place, price=self.why_not_pay(t, step, port, "boat", "JR-T2"))


class Taverns(Transfers):
    """At a tavern, take a joker from the court, once a visit. JR-T3."""

    def join(self, rules: Ruleset) -> None:
        rules.add_at(TAVERN, self)
        rules.let_do(self, JOKER)

    def adds(self, t: RaceTable, step: Moment, found: Choices) -> None:
        assert isinstance(step, OnRoad)
        if step.done == ENTERED and t.held(COURT, JOKERS) and self.can_pay(t, step):
            found.append(JOKER)

    def does(self, t: RaceTable, step: Moment, action: i64) -> bool:
        assert isinstance(step, OnRoad)
        return self.charge(t, step, action)

    def paid(self, t: RaceTable, transfer: Transfer) -> None:
        card = FIRST_JOKER + LOWEST[t.held(COURT, JOKERS)]
        t.move_card(card, COURT, transfer.seat)
        t.tell(event(TOOK_JOKER, transfer.seat, card))
        go_on(t, OnRoad(transfer.seat, transfer.tile, transfer.came, SERVED))

    def adds_by(self, t: RaceTable, step: Moment) -> tuple[str, ...]:
        return ("JR-T3",)

    def why_not(self, t: RaceTable, step: Moment, action: i64) -> Reason | None:
        assert isinstance(step, OnRoad)
        if action != JOKER:
            return None
        return first_reason(
            phase=Reason("jackrabbits-served-once", "JR-T3") if step.done == SERVED else None,
            means=None if t.held(COURT, JOKERS) else Reason("jackrabbits-court-without-joker", "JR-T3"),
            price=self.cannot_pay(t, step, "joker", "JR-T3"),
        )


class Caves(Transfers):
    """At a cave, the hole to another one, or down without paying. JR-T4. From underground, out of any. JR-T5."""

    def join(self, rules: Ruleset) -> None:
        rules.add_at(CAVE, self)
        rules.add_at(UNDERGROUND, self)
        rules.let_do(self, HOLE, DOWN)

    def adds(self, t: RaceTable, step: Moment, found: Choices) -> None:
        if not isinstance(step, OnRoad):
            assert isinstance(step, Underway)
            self.add_caves(t, step, UNDERGROUND, 0, found)
        elif step.done == ENTERED:
            if self.can_pay(t, step):
                self.add_caves(t, step, step.tile, self.price(t, step), found)
            if step.may_go(t, landing_of(UNDERGROUND)):
                found.append(DOWN)

    def add_caves(self, t: RaceTable, step: Underway, here: i64, price: i64, found: Choices) -> None:
        """Out of every other cave, for a price or for nothing."""
        suits = t.rules.land.pays[here]
        for cave in t.rules.caves:
            if cave != here and step.may_go(t, landing_of(cave), suits, price):
                found.append(HOLE + cave_number(cave))

    def does(self, t: RaceTable, step: Moment, action: i64) -> bool:
        seat = step.seat
        if isinstance(step, OnRoad):
            if action != DOWN:
                return self.charge(t, step, action)
            t.tell(event(WENT_DOWN, seat, step.tile))
            come_to(t, seat, UNDERGROUND, NO_END, ENTERED)
            return True
        if action == DOWN:
            return False  # from off-board, which is the basic turn's; JR-U2
        assert isinstance(step, Underway)
        step.sets_out(t)
        t.tell(event(CAME_OUT, seat, cave_of(action - HOLE)))
        come_to(t, seat, cave_of(action - HOLE), NO_END, EMERGED)
        return True

    def paid(self, t: RaceTable, transfer: Transfer) -> None:
        cave = cave_of(transfer.action - HOLE)
        t.tell(event(HOPPED, transfer.seat, transfer.tile, cave))
        come_to(t, transfer.seat, cave, NO_END, EMERGED)

    def adds_by(self, t: RaceTable, step: Moment) -> tuple[str, ...]:
        return ("JR-T4",) if isinstance(step, OnRoad) else ("JR-T5",)

    def why_not(self, t: RaceTable, step: Moment, action: i64) -> Reason | None:
        kind = ACTIONS.kind(action)
        if kind != HOLE and kind != DOWN:
            return None
        number = action - HOLE
        way = landing_of(cave_of(number))
        if not isinstance(step, OnRoad):
            if kind == DOWN:
                return None
            return first_reason(place=no_such_cave(t, number, "JR-T5"), price=why_barred(t, step.seat, way))
        here = NAMES.thing(step.tile)
        place = no_such_cave(t, number, "JR-T4") if kind == HOLE else None
        if cave_of(number) == step.tile:
            place = Reason("jackrabbits-same-cave", "JR-T4", place=here)
        return first_reason(
            phase=Reason("jackrabbits-came-out", "JR-T4", place=here) if step.done == EMERGED else None,
            place=place,
            price=self.why_not_pay(t, step, way, "hole", "JR-T4"),
        )


class Rides(Rule):
    """Give a joker back, and ride to any hexagon above ground; but not in a turn with a passport. JR-T3."""

    def join(self, rules: Ruleset) -> None:
        for kind in range(len(KINDS)):
            rules.add_at(kind, self)
        rules.let_do(self, RIDE)

    def adds(self, t: RaceTable, step: Moment, found: Choices) -> None:
        if t.passport == NO_CARD and t.held(step.seat, JOKERS) and not t.marks[NO_RIDES]:
            assert isinstance(step, Underway)
            add_hexagons(t, step, RIDE, t.rules.hexagons, 0, 0, found)

    def does(self, t: RaceTable, step: Moment, action: i64) -> bool:
        assert isinstance(step, Underway)
        step.sets_out(t)
        seat, hexagon = step.seat, action - RIDE
        card = FIRST_JOKER + LOWEST[t.held(seat, JOKERS)]
        t.move_card(card, seat, COURT)
        t.tell(event(RODE, seat, card, hexagon))
        land_by(t, seat, landing_of(hexagon))
        return True

    def why_not(self, t: RaceTable, step: Moment, action: i64) -> Reason | None:
        return why_not_ride(t, step.seat, action - RIDE) if ACTIONS.kind(action) == RIDE else None


TRANSFERS: Final[tuple[Rule, ...]] = (Rides(), OffRoad(), Merchants(), Taverns(), Caves())
"""What the basic turn has."""


NO_RIDES: Final[i64] = SLOTS.add_marks(1, of_turn=True)
"""1 in a turn that started off-board, once its journey has begun. JR-T3."""


def add_hexagons(
    t: RaceTable, step: Underway, kind: i64, hexagons: i64, suits: i64, price: i64, found: Choices
) -> None:
    """Every hexagon of a mask that a ride may lead to, for a price or for nothing."""
    hexagon: i64 = 0
    rest = hexagons
    while rest:
        if rest & 1 and step.may_go(t, landing_of(hexagon), suits, price):
            found.append(kind + hexagon)
        rest >>= 1
        hexagon += 1


def add_ports(
    t: RaceTable, step: Underway, kind: i64, may_be_own: bool, suits: i64, price: i64, found: Choices
) -> None:
    """Every port to which a boat leads, perhaps of its own tile, for a price or for nothing. JR-T2b."""
    here = step.place(t)
    for port in t.rules.ports:
        if (may_be_own or TILE_OF_END[port] != here) and not is_blocked(t, port):
            if step.may_go(t, port, suits, price):
                found.append(kind + port)


def is_blocked(t: RaceTable, port: i64) -> bool:
    """Whether a rule keeps boats from a port now."""
    for rule in t.rules.blocks:
        if rule.blocks(t, port):
            return True
    return False


def is_port(t: RaceTable, end: i64) -> bool:
    """Whether boats land at a road end."""
    for port in t.rules.ports:
        if port == end:
            return not is_blocked(t, port)
    return False


def berths(t: RaceTable, tile: i64) -> i64:
    """How many sides of a tile face the sea."""
    found: i64 = 0
    end = FIRST_END[tile]
    while end < FIRST_END[tile + 1]:
        if t.rules.roads.across[end] == SEA:
            found += 1
        end += 1
    return found


def why_not_ride(t: RaceTable, seat: i64, hexagon: i64) -> Reason:
    """A ride with a joker. JR-T3."""
    phase: Reason | None = None
    if t.passport != NO_CARD:
        phase = Reason("jackrabbits-ride-in-flight", "JR-T3")
    elif t.marks[NO_RIDES]:
        phase = Reason("jackrabbits-ride-off-board", "JR-T3")
    return first_reason(
        phase=phase,
        place=not_there(t, hexagon, "JR-T3") or landed(t, landing_of(hexagon), hexagon),
        means=None if t.held(seat, JOKERS) else Reason("jackrabbits-no-joker", "JR-T3"),
        price=why_barred(t, seat, landing_of(hexagon)),
    )


def landed(t: RaceTable, way: i64, tile: i64) -> Reason | None:
    """Whether a boat or a ride has led there before in this journey. JR-J5."""
    if not is_used(t, way):
        return None
    message = "jackrabbits-landed-before" if way >= ENDS else "jackrabbits-port-used"
    return Reason(message, "JR-J5", place=NAMES.thing(tile))
