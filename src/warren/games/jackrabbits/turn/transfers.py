"""What the small tiles offer to a rabbit that can pay the price of the turn. JR-C4, JR-T1 to JR-T4."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from warren.games.jackrabbits.actions import BOAT, CROSS, DOWN, HOLE, HORSE, JOKER, RIDE
from warren.games.jackrabbits.deck import COURT, JOKERS, NO_CARD
from warren.games.jackrabbits.land.ground import SEA
from warren.games.jackrabbits.land.tiles import CAVE, ENDS, FIRST_END, HEXAGONS, KIND, MERCHANT, TAVERN, TILE_OF_END
from warren.games.jackrabbits.turn.payment import can_reach

if TYPE_CHECKING:
    from warren.games.jackrabbits.table import RaceTable

# What a rabbit has done on the small tile where it is.
ENTERED: Final = 0  # nothing yet
SERVED: Final = 1  # it took a joker, and walks on
CROSSED: Final = 2  # it left its road in a rhombus, for the other one
EMERGED: Final = 3  # it came out of this cave

_FIRST_CAVE: Final = HEXAGONS + 5
_SET: Final = 6


def cave_of(number: i64) -> i64:
    """The cave of a set of road tiles; the first has number 0."""
    return _FIRST_CAVE + _SET * number


def cave_number(cave: i64) -> i64:
    return (cave - _FIRST_CAVE) // _SET


def is_used(t: RaceTable, end: i64) -> bool:
    """Whether the rabbit came in by this road end before, in the same journey. JR-J5."""
    for earlier in t.trail:
        if earlier == end:
            return True
    return False


def landing_of(hexagon: i64) -> i64:
    """How the trail remembers that a ride led to a hexagon: as one more end. JR-J5."""
    return ENDS + hexagon


def add_hexagons(t: RaceTable, kind: i64, found: list[int]) -> None:
    """Every hexagon above ground that a ride may lead to."""
    hexagon: i64 = 0
    rest = t.rules.hexagons
    while rest:
        if rest & 1 and not is_used(t, landing_of(hexagon)):
            found.append(kind + hexagon)
        rest >>= 1
        hexagon += 1


def add_rides(t: RaceTable, seat: i64, found: list[int]) -> None:
    """With a joker: to any hexagon above ground, but not in a turn with a passport. JR-T3."""
    if t.passport == NO_CARD and t.held(seat, JOKERS):
        add_hexagons(t, RIDE, found)


def add_transfers(t: RaceTable, seat: i64, tile: i64, found: list[int]) -> None:
    """What the tile offers and the hand can pay, in the order of the actions."""
    kind = KIND[tile]
    if not can_reach(t, seat, t.rules.land.pays[tile], t.price):
        if kind == CAVE:
            found.append(DOWN)
        return
    if kind == MERCHANT:
        add_hexagons(t, HORSE, found)
        add_ports(t, tile, found)
    elif kind == TAVERN:
        if t.held(COURT, JOKERS):
            found.append(JOKER)
    elif kind == CAVE:
        for cave in t.rules.caves:
            if cave != tile:
                found.append(HOLE + cave_number(cave))
        found.append(DOWN)
    else:
        found.append(CROSS)


def add_ports(t: RaceTable, tile: i64, found: list[int]) -> None:
    """From a merchant at the sea, a boat to any other road end there. JR-T2b."""
    berths: i64 = 0
    end = FIRST_END[tile]
    while end < FIRST_END[tile + 1]:
        if t.rules.roads.across[end] == SEA:
            berths += 1
        end += 1
    if berths == 0:
        return
    for port in t.rules.roads.ports:
        if (TILE_OF_END[port] != tile or berths > 1) and not is_used(t, port):
            found.append(BOAT + port)
