"""A journey, from tile to tile, until a hexagon, the sea or the underground. JR-J2 to JR-J7.

A rabbit on the road is on a small tile, at the road end by which it came in. While it travels its place on the board is
still the hexagon that it left, to which it goes back if it finds no way on (JR-J6). What costs the price of the turn,
and every other way on, rules add (`transfers.py` has those of the basic turn).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append
from mypy_extensions import i64, mypyc_attr

from warren.core.cards import bit
from warren.core.choices import Choices
from warren.core.errors import Reason
from warren.core.facts import event
from warren.core.messages import sitter
from warren.core.step import Then
from warren.games.jackrabbits.actions import ACTIONS, FREE, GO, GO_BACK, is_of_journey
from warren.games.jackrabbits.deck import OFF_BOARD
from warren.games.jackrabbits.facts import LEFT_LAND, TURNED_BACK, WALKED
from warren.games.jackrabbits.land.lattice import HEXAGON, RHOMBUS
from warren.games.jackrabbits.land.roads import LEFT as LEFT_END
from warren.games.jackrabbits.land.roads import RIGHT as RIGHT_END
from warren.games.jackrabbits.land.tiles import ENDS, FIRST_END, KIND, NAMES, SHAPE, TILE_OF_END, TILES
from warren.games.jackrabbits.reasons import too_poor
from warren.games.jackrabbits.slots import SLOTS
from warren.games.jackrabbits.spots import NOT_KNOWN, spot
from warren.games.jackrabbits.turn.affording import can_pay_both
from warren.games.jackrabbits.turn.falling import fall
from warren.games.jackrabbits.turn.moment import ASIDE, Moment
from warren.games.jackrabbits.turn.payment import can_reach, pay, sum_of
from warren.games.jackrabbits.turn.why_not import why_not_step

if TYPE_CHECKING:
    from warren.games.jackrabbits.table import RaceTable

NO_END: Final = -1

PREPAID: Final[i64] = SLOTS.add_marks(1, of_turn=True)
"""The tile, + 1, on which the rabbit is and whose own transfer a rule has given to it; 0 if none."""

# What a rabbit has done on the small tile where it is.
ENTERED: Final = 0  # nothing yet
SERVED: Final = 1  # it took a joker, and walks on
CROSSED: Final = 2  # it left its road in a rhombus, for the other one
EMERGED: Final = 3  # it came out of this cave


@mypyc_attr(allow_interpreted_subclasses=True)
class Underway(Moment):
    """A moment of a journey: before leaving a hexagon, or on a small tile."""

    def place(self, t: RaceTable) -> i64:
        """The tile where the rabbit is."""
        return t.rabbits[self.seat]

    def came_by(self) -> i64:
        """The road end by which it came there in this journey; -1 if it did not by any."""
        return NO_END

    def moment(self, t: RaceTable) -> i64:
        return KIND[self.place(t)]

    def sets_out(self, t: RaceTable) -> None:
        """The rabbit is about to go on."""

    def may_go(self, t: RaceTable, way: i64, suits: i64 = 0, price: i64 = 0) -> bool:
        """Whether a way on is open: by a road end, by a landing, or off the land. Every way is asked for here.

        JR-J5: none is used twice in one journey. JR-E8b: nothing holds the rabbit where it is. JR-E0h: the hand can pay
        its price in these suits, if it has one, and then what the place costs to which it leads.
        """
        if way < 0:
            return True
        if len(t.trail) > 0 and is_used(t, way):
            return False
        spots = spots_of(t)
        if spots == 0:
            return True
        if spots & spot(self.place(t)) and is_held(t, self.seat, self.place(t)):
            return False
        tile = tile_by(way)
        return not spots & spot(tile) or can_enter(t, self.seat, tile, suits, price)

    def add_roads(self, t: RaceTable, found: Choices) -> None:
        """The roads on, but for the one by which the rabbit came."""
        tile, came = self.place(t), self.came_by()
        end = FIRST_END[tile]
        while end < FIRST_END[tile + 1]:
            if end != came and self.may_go(t, t.rules.roads.across[end]):
                found.append(GO + end)
            end += 1

    def leads_on(self, t: RaceTable, end: i64) -> bool:
        """Whether a road end is one by which the rabbit may go on from here, whatever it costs where it leads."""
        return TILE_OF_END[end] == self.place(t) and end != self.came_by() and self.moment(t) != ASIDE

    def bars(self, t: RaceTable, action: i64) -> Reason | None:
        """What holds the rabbit where it is; or what a road costs that leads on."""
        held = why_held(t, self.seat, self.place(t))
        if held is not None and is_of_journey(action) and action != GO_BACK:
            return held
        if ACTIONS.kind(action) == GO and self.leads_on(t, action - GO):
            return why_barred(t, self.seat, t.rules.roads.across[action - GO])
        return None

    def charge(self, t: RaceTable, action: i64, suits: i64) -> None:
        """Have the price of the turn paid for what a rule has added; `Rule.paid` follows. JR-C4."""
        self.sets_out(t)
        t.push(Transfer(self.seat, self.place(t), self.came_by(), action))
        pay(t, self.seat, suits, t.price)


class Transfer(Then["RaceTable"]):
    """What the price of the turn was paid for. JR-C4."""

    name = "transfer"

    def __init__(self, seat: i64, tile: i64, came: i64, action: i64) -> None:
        self.seat = seat
        self.tile = tile
        self.came = came
        self.action = action

    def tells(self, t: RaceTable) -> dict[str, object]:
        return {"kind": ACTIONS.span(int(self.action)).kind, "place": NAMES[self.tile]}

    def rules(self, t: RaceTable, seat: i64) -> tuple[str, ...]:
        return (ACTIONS.span(int(self.action)).rule,)

    def run(self, t: RaceTable) -> None:
        rule = t.rules.doers[ACTIONS.number(self.action)]
        assert rule is not None
        rule.paid(t, self)

    def parts(self) -> list[int]:
        return [self.seat, self.tile, self.came, self.action]


@mypyc_attr(allow_interpreted_subclasses=True)
class OnTheWay(Underway):
    """In the middle of a journey, on a tile to which a road end led, or none. JR-J2."""

    def __init__(self, seat: i64, tile: i64, came: i64) -> None:
        super().__init__(seat)
        self.tile = tile
        self.came = came

    def place(self, t: RaceTable) -> i64:
        return self.tile

    def came_by(self) -> i64:
        return self.came

    def continues(self) -> bool:
        return True

    def parts(self) -> list[int]:
        return [self.seat, self.tile, self.came]


class OnRoad(OnTheWay):
    """On a small tile: walk on, or make use of it. JR-J2, JR-T1 to JR-T4."""

    name = "on-road"

    def __init__(self, seat: i64, tile: i64, came: i64, done: i64) -> None:
        super().__init__(seat, tile, came)
        self.done = done

    def asks(self, t: RaceTable, seat: i64) -> Reason | None:
        tile, price, load = NAMES.thing(self.tile), int(t.price), int(t.added())
        return Reason("jackrabbits-ask-road", "JR-J2", player=sitter(seat), tile=tile, price=price, load=load)

    def add_usual(self, t: RaceTable, found: Choices) -> None:
        """The road ends by which a rabbit may walk on. JR-J2, JR-T1, JR-T4."""
        if SHAPE[self.tile] != RHOMBUS and self.came == NO_END:
            self.add_roads(t, found)
            return
        if SHAPE[self.tile] != RHOMBUS:
            one, two = LEFT_END[self.came], RIGHT_END[self.came]
        elif self.done == CROSSED:
            one = t.rules.roads.other[self.came]
            two = t.rules.roads.mate[one]
        else:
            one = two = t.rules.roads.mate[self.came]
        if two < one:
            one, two = two, one
        if self.may_go(t, t.rules.roads.across[one]):
            found.append(GO + one)
        if two != one and self.may_go(t, t.rules.roads.across[two]):
            found.append(GO + two)

    def leads_on(self, t: RaceTable, end: i64) -> bool:
        """In a rhombus only along the road on which one is. JR-J2, JR-T1."""
        if SHAPE[self.tile] != RHOMBUS or not super().leads_on(t, end):
            return super().leads_on(t, end)
        mate = t.rules.roads.mate[self.came]
        return end != mate if self.done == CROSSED else end == mate

    def fill(self, t: RaceTable, found: Choices) -> None:
        """Who would have to pay for any step may go back instead, in the standard game. JR-J6, JR-E0e, JR-E0f."""
        super().fill(t, found)
        if spots_of(t) == 0 and found.count and FREE.has(found.actions[0]):
            return
        at: i64 = 0
        while at < found.count:
            action = found.actions[at]
            if FREE.has(action) and not self.has_toll(t, action):
                return
            at += 1
        if not t.rules.is_intro:
            found.append(GO_BACK)
            found.sort()

    def has_toll(self, t: RaceTable, action: i64) -> bool:
        """Whether a road leads to where one has to pay."""
        if ACTIONS.kind(action) != GO:
            return False
        across = t.rules.roads.across[action - GO]
        return across >= 0 and toll_at(t, self.seat, TILE_OF_END[across]) > 0

    def act(self, t: RaceTable, action: i64) -> None:
        if action == GO_BACK:
            turn_back(t, self.seat)
        else:
            walk(t, self.seat, action - GO)

    def ids(self, t: RaceTable) -> tuple[str, ...]:
        return ("JR-J2", "JR-J4", "JR-J5", "JR-J6")

    def reason(self, t: RaceTable, action: i64) -> Reason:
        return why_not_step(t, self.seat, self.tile, self.came, self.done == CROSSED, action)

    def parts(self) -> list[int]:
        return [*super().parts(), self.done]


# --- where ways lead -------------------------------------------------------------------------------------------------


def is_used(t: RaceTable, way: i64) -> bool:
    """Whether the rabbit came in by this way before, in the same journey. JR-J5."""
    for earlier in t.trail:
        if earlier == way:
            return True
    return False


def is_held(t: RaceTable, seat: i64, tile: i64) -> bool:
    """Whether a rabbit cannot leave the tile where it is by a journey or a flight, but for off the land. JR-E8b."""
    for rule in t.rules.holds:
        if rule.holds(t, seat, tile):
            return True
    return False


def is_gripped(t: RaceTable, seat: i64, tile: i64) -> bool:
    """Whether a rabbit cannot be sent from the tile where it is either. JR-E7a."""
    for rule in t.rules.holds:
        if rule.grips() and rule.holds(t, seat, tile):
            return True
    return False


def why_held(t: RaceTable, seat: i64, tile: i64) -> Reason | None:
    """What holds a rabbit where it is, if anything does."""
    for rule in t.rules.holds:
        if tile != OFF_BOARD and rule.holds(t, seat, tile):
            return rule.why_held(t, seat, tile)
    return None


def tile_by(way: i64) -> i64:
    """The tile to which a way leads."""
    return TILE_OF_END[way] if way < ENDS else (way - ENDS) % TILES


def spots_of(t: RaceTable) -> i64:
    """The spots of all rules that take tolls or hold rabbits."""
    if t.spots == NOT_KNOWN:
        found: i64 = 0
        for rule in t.rules.holds:
            found |= rule.spots(t)
        for rules in t.rules.tolls:
            for rule in rules:
                found |= rule.spots(t)
        t.spots = found
    return t.spots


def toll_at(t: RaceTable, seat: i64, tile: i64) -> i64:
    """What it costs to come to a tile, beside the way there; 0: nothing."""
    if not spots_of(t) & spot(tile):
        return 0
    for rule in t.rules.tolls[SHAPE[tile]]:
        toll = rule.toll(t, seat, tile)
        if toll > 0:
            return toll
    return 0


def why_barred(t: RaceTable, seat: i64, way: i64, suits: i64 = 0, price: i64 = 0) -> Reason | None:
    """Whether there is a toll where a way leads that is more than the hand has, or than the way would leave. JR-E0h.

    How much is missing can be told if that is the toll alone, and no card counts for both.
    """
    if way < 0 or is_used(t, way):
        return None
    tile = tile_by(way)
    for rule in t.rules.tolls[SHAPE[tile]]:
        toll = rule.toll(t, seat, tile)
        if toll > 0:
            can_come = can_reach(t, seat, bit(rule.suit), toll)
            can_go = price <= 0 or can_reach(t, seat, suits, price)
            is_shared = price > 0 and suits & bit(rule.suit) != 0
            if can_come and (price <= 0 or not (can_go or is_shared)):
                return None
            if can_go and not can_come and not is_shared:
                return rule.why_barred(t, seat, tile, toll, 0, 0)
            return rule.why_barred(t, seat, tile, toll, suits, price)
    return None


def too_dear(t: RaceTable, seat: i64, what: str, rule: str, suits: i64, price: i64, way: i64 = NO_END) -> Reason:
    """How much is missing to a price of this turn, or to the toll where the way leads that it pays for. JR-E0h."""
    barred = why_barred(t, seat, way, suits, price)
    return barred or too_poor(t, what, rule, suits, price - sum_of(t, seat, seat, suits), t.added())


def can_enter(t: RaceTable, seat: i64, tile: i64, suits: i64, price: i64) -> bool:
    """Whether a hand can pay for the way, and then for the place to which it leads. JR-E0h."""
    for rule in t.rules.tolls[SHAPE[tile]]:
        toll = rule.toll(t, seat, tile)
        if toll > 0 and not can_pay_both(t, seat, suits, price, bit(rule.suit), toll):
            return False
    return True


def landing_of(tile: i64) -> i64:
    """The way onto a tile that is none of its roads: the trail remembers it as one more end. JR-J5."""
    return ENDS + tile


def riding_in(cave: i64) -> i64:
    """The way into a cave on horseback, which is another than by a rabbit hole. JR-J5."""
    return ENDS + TILES + cave


def walk(t: RaceTable, seat: i64, end: i64) -> None:
    """Go on by a road end, in the middle of a journey."""
    t.tell(event(WALKED, seat, end, t.rules.beyond[end]))
    leave(t, seat, end)


def leave(t: RaceTable, seat: i64, end: i64) -> None:
    """Leave a tile by one of its road ends. JR-J2 to JR-J4."""
    across = t.rules.roads.across[end]
    if across < 0:
        fall(t, seat, LEFT_LAND, end)
    else:
        enter(t, seat, across)


def enter(t: RaceTable, seat: i64, end: i64) -> None:
    """Come onto a tile by one of its road ends."""
    t.trail = append(t.trail, end)
    come_to(t, seat, TILE_OF_END[end], end, ENTERED)


def land_by(t: RaceTable, seat: i64, way: i64) -> None:
    """A ride leads straight to a tile."""
    t.trail = append(t.trail, way)
    come_to(t, seat, tile_by(way), NO_END, ENTERED)


def come_to(t: RaceTable, seat: i64, tile: i64, came: i64, done: i64) -> None:
    """A journey comes to a tile, by whatever way: a hexagon stops it. JR-J3, JR-E0h."""
    for rule in t.rules.enters:
        if rule.enters(t, seat, tile, came, done):
            return
    t.marks[PREPAID] = 0
    if SHAPE[tile] == HEXAGON:
        t.reach(seat, tile, came)
    else:
        go_on(t, OnRoad(seat, tile, came, done))


def go_on(t: RaceTable, step: OnRoad) -> None:
    """On the road, unless there is no legal step: then back to where the journey began. JR-J6."""
    found = t.found
    found.clear()
    step.add_usual(t, found)
    if found.count == 0:  # else a road is open, whatever rules add
        step.fill(t, found)
        if found.count == 0 or (found.count == 1 and found.actions[0] == GO_BACK):
            turn_back(t, step.seat)
            return
    t.push(step)


def turn_back(t: RaceTable, seat: i64) -> None:
    """A journey is over where it began; what was paid is lost, and nobody has arrived. JR-J6."""
    t.tell(event(TURNED_BACK, seat, t.rabbits[seat]))
