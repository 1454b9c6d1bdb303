"""Horseshoes: ride over a landmass, wells that lead down, and a market underground. JR-E3a to JR-E3c."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from warren.core.actions import Field, Span
from warren.core.cards import bit
from warren.core.choices import Choices
from warren.core.errors import Reason, first_reason
from warren.core.facts import event
from warren.games.jackrabbits import actions
from warren.games.jackrabbits.actions import ACTIONS, BUY, CAVE_TEXTS, FREE, TRAVELS
from warren.games.jackrabbits.deck import HORSESHOES
from warren.games.jackrabbits.facts import LEG, PLACE, STRAIGHT, TILE, fact
from warren.games.jackrabbits.land.tiles import (
    HEXAGONS,
    KINDS,
    NAMES,
    PALACE,
    PLAZA,
    TOWER,
    UNDERGROUND,
    house,
    is_house,
    suit_of_house,
)
from warren.games.jackrabbits.reasons import not_there
from warren.games.jackrabbits.rule import Suit
from warren.games.jackrabbits.turn.market import open_market
from warren.games.jackrabbits.turn.moment import Moment
from warren.games.jackrabbits.turn.payment import can_reach
from warren.games.jackrabbits.turn.road import (
    ENTERED,
    NO_END,
    Transfer,
    Underway,
    come_to,
    land_by,
    landing_of,
    riding_in,
    toll_at,
    too_dear,
)
from warren.games.jackrabbits.turn.transfers import add_hexagons, cave_number, cave_of, landed

if TYPE_CHECKING:
    from warren.games.jackrabbits.ruleset import Ruleset
    from warren.games.jackrabbits.table import RaceTable

GALLOP: Final[i64] = ACTIONS.add(Span("gallop", actions.PLACE, rule="JR-E3a", phase="journey"))
TROT: Final[i64] = ACTIONS.add(Span("trot", Field("cave", CAVE_TEXTS), rule="JR-E3a", phase="journey"))
WELL: Final[i64] = ACTIONS.add(Span("well", rule="JR-E3b", phase="journey"))
TRAVELS.add(GALLOP)
TRAVELS.add(TROT)
TRAVELS.add(WELL)
FREE.add(WELL)

GALLOPED: Final[i64] = fact("galloped", "JR-E3a", TILE, PLACE, fleeting=True, journey=STRAIGHT)
TROTTED: Final[i64] = fact("trotted", "JR-E3a", TILE, fleeting=True, journey=LEG)
TOOK_WELL: Final[i64] = fact("took-well", "JR-E3b", TILE, fleeting=True, journey=STRAIGHT)


class Horseshoes(Suit):
    """Horses carry rabbits over the landmasses where they have a house."""

    def kinds(self) -> tuple[int, ...]:
        return (GALLOP, TROT, WELL, BUY)

    def join(self, rules: Ruleset) -> None:
        for kind in range(len(KINDS)):
            rules.add_at(kind, self)
        rules.let_do(self, GALLOP, TROT, WELL)
        open_market(rules, UNDERGROUND, rules.suits, bit(self.suit))
        landmass = rules.land.roads.landmass
        stables = [int(landmass[house(self.suit, kind)]) for kind in (TOWER, PALACE, PLAZA)]
        for tile in rules.land.laid():
            if landmass[tile] in stables:
                for hexagon in rules.land.hexagons():
                    if landmass[hexagon] == landmass[tile]:
                        rules.rides[tile] |= bit(hexagon)

    def adds(self, t: RaceTable, step: Moment, found: Choices) -> None:
        assert isinstance(step, Underway)
        here = step.place(t)
        if can_reach(t, step.seat, bit(HORSESHOES), t.price):
            self.add_rides(t, step, here, found)
        if has_well(here) and step.may_go(t, landing_of(UNDERGROUND)):
            found.append(WELL)

    def add_rides(self, t: RaceTable, step: Underway, here: i64, found: Choices) -> None:
        add_hexagons(t, step, GALLOP, reach_of(t, step), bit(HORSESHOES), t.price, found)
        if t.rules.rides[here]:
            for cave in t.rules.caves:
                if is_on_landmass(t, here, cave) and step.may_go(t, riding_in(cave), bit(HORSESHOES), t.price):
                    found.append(TROT + cave_number(cave))

    def does(self, t: RaceTable, step: Moment, action: i64) -> bool:
        assert isinstance(step, Underway)
        if action == WELL:
            step.sets_out(t)
            t.tell(event(TOOK_WELL, step.seat, step.place(t)))
            come_to(t, step.seat, UNDERGROUND, NO_END, ENTERED)
        else:
            step.charge(t, action, bit(HORSESHOES))
        return True

    def paid(self, t: RaceTable, transfer: Transfer) -> None:
        seat = transfer.seat
        if ACTIONS.kind(transfer.action) == GALLOP:
            t.tell(event(GALLOPED, seat, transfer.tile, transfer.action - GALLOP))
            land_by(t, seat, landing_of(transfer.action - GALLOP))
        else:
            cave = cave_of(transfer.action - TROT)
            t.tell(event(TROTTED, seat, cave))
            land_by(t, seat, riding_in(cave))

    def adds_by(self, t: RaceTable, step: Moment) -> tuple[str, ...]:
        assert isinstance(step, Underway)
        here = step.place(t)
        return ("JR-E3a", "JR-E3b") if has_well(here) else ("JR-E3a",) if has_horses(t, here) else ()

    def why_not(self, t: RaceTable, step: Moment, action: i64) -> Reason | None:
        assert isinstance(step, Underway)
        kind, here = ACTIONS.kind(action), step.place(t)
        if kind == WELL:
            return Reason("jackrabbits-no-well", "JR-E3b", place=NAMES.thing(here))
        if kind == GALLOP:
            return why_not_gallop(t, step, here, action - GALLOP)
        return why_not_trot(t, step, here, action - TROT) if kind == TROT else None


# --- where horses are ------------------------------------------------------------------------------------------------


def has_well(tile: i64) -> bool:
    """Whether a well leads down: from any house of horseshoes. JR-E3b."""
    return is_house(tile) and suit_of_house(tile) == HORSESHOES


def has_horses(t: RaceTable, here: i64) -> bool:
    """Whether horses come to where a rabbit is; underground, from somewhere."""
    return here == UNDERGROUND or t.rules.rides[here] != 0


def reach_of(t: RaceTable, step: Underway) -> i64:
    """The hexagons to which horses lead from where a rabbit is, as a mask. JR-E3a.

    On the same landmass; from the underground to any that has a cave into which nobody has to pay their way.
    """
    here = step.place(t)
    if here != UNDERGROUND:
        return t.rules.rides[here] & ~bit(here) if here < HEXAGONS else t.rules.rides[here]
    found: i64 = 0
    for cave in t.rules.caves:
        if toll_at(t, step.seat, cave) == 0:
            found |= t.rules.rides[cave]
    return found


def is_on_landmass(t: RaceTable, here: i64, cave: i64) -> bool:
    """Whether a cave is another tile of the landmass where a rabbit is."""
    landmass = t.rules.land.roads.landmass
    return here != cave and landmass[here] == landmass[cave]


def why_not_gallop(t: RaceTable, step: Underway, here: i64, hexagon: i64) -> Reason:
    """A ride to a hexagon. JR-E3a."""
    place = not_there(t, hexagon, "JR-E3a") or why_no_horses(t, step, here, hexagon)
    way = landing_of(hexagon)
    return first_reason(place=place or landed(t, way, hexagon), price=why_not_pay(t, step, way, "gallop"))


def why_not_trot(t: RaceTable, step: Underway, here: i64, number: i64) -> Reason:
    """A ride to a cave. JR-E3a."""
    if number >= len(t.rules.caves):
        return Reason("jackrabbits-no-such-cave", "JR-E3a", cave=CAVE_TEXTS.thing(number))
    cave = cave_of(number)
    if here == UNDERGROUND:
        return Reason("jackrabbits-trot-from-below", "JR-E3a")
    place = why_no_horses(t, step, here, cave) or landed(t, riding_in(cave), cave)
    return first_reason(place=place, price=why_not_pay(t, step, riding_in(cave), "trot"))


def why_no_horses(t: RaceTable, step: Underway, here: i64, there: i64) -> Reason | None:
    """Whether no horses lead from here to there, whoever pays. JR-E3a."""
    if here == there:
        return Reason("jackrabbits-ride-elsewhere", "JR-E3a", place=NAMES.thing(here))
    if not has_horses(t, here):
        return Reason("jackrabbits-no-horses", "JR-E3a", place=NAMES.thing(here))
    is_open = reach_of(t, step) & bit(there) != 0 if there < HEXAGONS else is_on_landmass(t, here, there)
    if is_open:
        return None
    if here == UNDERGROUND and t.rules.rides[there]:
        return Reason("jackrabbits-caves-guarded", "JR-E3a", place=NAMES.thing(there))
    return Reason("jackrabbits-other-landmass", "JR-E3a", place=NAMES.thing(there))


def why_not_pay(t: RaceTable, step: Underway, way: i64, what: str) -> Reason:
    """What is missing: the price of the way, or the toll where it leads."""
    return too_dear(t, step.seat, what, "JR-E3a", bit(HORSESHOES), t.price, way)
