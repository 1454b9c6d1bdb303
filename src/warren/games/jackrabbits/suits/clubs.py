"""Clubs: fly among towers. JR-F1 to JR-F4."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Never

from mypy_extensions import i64

from warren.core.actions import Span
from warren.core.cards import bit
from warren.core.choices import Choices
from warren.core.errors import Reason, first_reason
from warren.core.facts import Part, event
from warren.core.step import Step, Then
from warren.games.jackrabbits import actions, facts
from warren.games.jackrabbits.actions import ACTIONS, RIDE, STAY, TRAVELS, is_of_journey
from warren.games.jackrabbits.deck import CARD_TEXTS, CLUBS, FLOWN, LOWEST, NO_CARD, RANK_BIT
from warren.games.jackrabbits.facts import LEG, PLACE, SHOWS, STRAIGHT, fact
from warren.games.jackrabbits.land.tiles import NAMES, TOWER
from warren.games.jackrabbits.reasons import at_another_time, not_held
from warren.games.jackrabbits.rule import Suit
from warren.games.jackrabbits.turn.falling import fall
from warren.games.jackrabbits.turn.lottery import Departure, roll
from warren.games.jackrabbits.turn.moment import BEFORE_ROLL, IN_FLIGHT, Moment
from warren.games.jackrabbits.turn.payment import can_reach, pay
from warren.games.jackrabbits.turn.road import (
    ENTERED,
    NO_END,
    can_enter,
    come_to,
    is_held,
    landing_of,
    too_dear,
    why_held,
)
from warren.games.jackrabbits.turn.transfers import why_not_ride
from warren.games.jackrabbits.turn.why_not import before_setting_out

if TYPE_CHECKING:
    from warren.core.seeing import Shapes
    from warren.games.jackrabbits.ruleset import Ruleset
    from warren.games.jackrabbits.table import RaceTable

PASSPORT: Final[i64] = ACTIONS.add(
    Span("passport", actions.CARD, rule="JR-F1", phase="lottery")
)  # show a club, and fly
FLY: Final[i64] = ACTIONS.add(Span("fly", actions.PLACE, rule="JR-F1"))
FALL: Final[i64] = ACTIONS.add(Span("fall", rule="JR-F3"))
TRAVELS.add(FLY)
TRAVELS.add(FALL)

SHOWED_PASSPORT: Final[i64] = fact("passport", "JR-F1 JR-V1", facts.CARD, tells=SHOWS)
FLEW: Final[i64] = fact("flew", "JR-F2 JR-F4", PLACE, fleeting=True, journey=STRAIGHT)
FLEW_SHORT: Final[i64] = fact("flew-short", "JR-F3 JR-F4", PLACE, Part("shortfall"), fleeting=True, journey=STRAIGHT)
GROUNDED: Final[i64] = fact("grounded", "JR-F2", PLACE, fleeting=True, journey=LEG)
FELL: Final[i64] = fact("fell", "JR-F3 JR-U1", Part("shortfall"), fleeting=True, journey=LEG)


class Clubs(Suit):
    """On a tower a club may be shown before the roll; the journey of the turn is then a flight. JR-F1."""

    def kinds(self) -> tuple[int, ...]:
        return (PASSPORT, FLY, FALL)

    def steps(self) -> tuple[type[Step[Never]], ...]:
        return (InFlight, Landing)

    def shapes(self) -> Shapes:
        return {"Moment": {"value?": "int", "missing?": "int"}}

    def join(self, rules: Ruleset) -> None:
        for tower in rules.houses(TOWER):
            rules.towers |= bit(tower)
            rules.fares[tower] = rules.land.pays[tower]
        rules.landing = rules.towers
        rules.add_at(BEFORE_ROLL, self)
        rules.let_do(self, PASSPORT)
        rules.departs.append(self)

    def adds(self, t: RaceTable, step: Moment, found: Choices) -> None:
        if is_on_tower(t, step.seat) and not is_held(t, step.seat, t.rabbits[step.seat]):
            clubs = t.held(step.seat, CLUBS)
            while clubs:
                found.append(PASSPORT + CLUBS * 13 + LOWEST[clubs])
                clubs &= clubs - 1

    def does(self, t: RaceTable, step: Moment, action: i64) -> bool:
        t.passport = action - PASSPORT
        t.tell(event(SHOWED_PASSPORT, step.seat, t.passport))
        roll(t, step.seat)
        return True

    def why_not(self, t: RaceTable, step: Moment, action: i64) -> Reason | None:
        return why_not_show(t, step.seat, action - PASSPORT) if ACTIONS.kind(action) == PASSPORT else None

    def departs(self, t: RaceTable, seat: i64) -> bool:
        if t.passport == NO_CARD:
            return False
        t.push(InFlight(seat))
        return True


def is_on_tower(t: RaceTable, seat: i64) -> bool:
    """Where flights start. JR-F1."""
    return not t.is_off_board(seat) and t.rules.towers & bit(t.rabbits[seat]) != 0


def passport_value(t: RaceTable, seat: i64) -> i64:
    """What the passport of this turn is worth."""
    value = t.rules.sums[RANK_BIT[t.passport % 13]]
    for rule in t.rules.bonuses:
        value += rule.passport_bonus(t, seat, t.passport)
    return value


def shortfall(t: RaceTable, seat: i64) -> i64:
    """By how much the passport is less than the dice; 0 or less if it is enough. JR-F3."""
    return t.price - passport_value(t, seat)


class InFlight(Departure):
    """Land on another tower, paying what the passport falls short of; or fall. JR-F2, JR-F3."""

    name = "in-flight"

    def asks(self, t: RaceTable, seat: i64) -> Reason | None:
        return Reason(
            "jackrabbits-ask-flight",
            "JR-F2",
            passport=CARD_TEXTS.thing(t.passport),
            value=int(passport_value(t, seat)),
            price=int(t.price),
            missing=int(max(0, shortfall(t, seat))),
        )

    def tells(self, t: RaceTable) -> dict[str, object]:
        missing = int(max(0, shortfall(t, self.seat)))
        return super().tells(t) | {"value": int(passport_value(t, self.seat)), "missing": missing}

    def moment(self, t: RaceTable) -> i64:
        return IN_FLIGHT

    def places(self, t: RaceTable) -> i64:
        """Where the flight may land, as a mask. JR-F2."""
        found: i64 = 0
        hexagon: i64 = 0
        rest = t.rules.landing & ~bit(t.rabbits[self.seat])
        while rest:
            if rest & 1 and self.may_go(t, landing_of(hexagon)):
                found |= bit(hexagon)
            rest >>= 1
            hexagon += 1
        return found

    def add_ways(self, t: RaceTable, found: Choices) -> None:
        places, missing = self.places(t), shortfall(t, self.seat)
        if not places:
            found.append(STAY)
            return
        fares = t.rules.fares[t.rabbits[self.seat]]
        if missing <= 0 or can_reach(t, self.seat, fares, missing):
            hexagon: i64 = 0
            while places:
                if places & 1 and self.may_go(t, landing_of(hexagon), fares, missing):
                    found.append(FLY + hexagon)
                places >>= 1
                hexagon += 1
        if missing > 0:
            found.append(FALL)

    def travel(self, t: RaceTable, action: i64) -> None:
        seat = self.seat
        here = t.rabbits[seat]
        missing = shortfall(t, seat)
        if action == STAY:
            t.passport = FLOWN
            t.tell(event(GROUNDED, seat, here))
        elif action == FALL:
            t.passport = FLOWN
            fall(t, seat, FELL, missing)
        elif missing > 0:
            t.push(Landing(seat, action - FLY, missing))
            pay(t, seat, t.rules.fares[here], missing)
        else:
            t.tell(event(FLEW, seat, action - FLY))
            land(t, seat, action - FLY)

    def ids(self, t: RaceTable) -> tuple[str, ...]:
        return ("JR-L2", "JR-F2", "JR-F3", "JR-F4")

    def reason(self, t: RaceTable, action: i64) -> Reason:
        return why_not_fly(t, self.seat, action, shortfall(t, self.seat))


class Landing(Then["RaceTable"]):
    """The shortfall is paid, and the flight goes where it was to go. JR-F3."""

    name = "landing"

    def __init__(self, seat: i64, hexagon: i64, missing: i64) -> None:
        self.seat = seat
        self.hexagon = hexagon
        self.missing = missing

    def run(self, t: RaceTable) -> None:
        t.tell(event(FLEW_SHORT, self.seat, self.hexagon, self.missing))
        land(t, self.seat, self.hexagon)

    def parts(self) -> list[int]:
        return [self.seat, self.hexagon, self.missing]


def land(t: RaceTable, seat: i64, hexagon: i64) -> None:
    """A flight leads straight to a hexagon; who cannot pay the toll there any more stays. JR-F2, JR-E0h."""
    t.passport = FLOWN
    if can_enter(t, seat, hexagon, 0, 0):
        come_to(t, seat, hexagon, NO_END, ENTERED)
    else:
        t.tell(event(GROUNDED, seat, t.rabbits[seat]))


def why_not_show(t: RaceTable, seat: i64, card: i64) -> Reason:
    """A passport that cannot be shown. JR-F1."""
    is_club = card // 13 == CLUBS
    return first_reason(
        place=why_held(t, seat, t.rabbits[seat])
        if is_on_tower(t, seat)
        else Reason("jackrabbits-passport-place", "JR-F1"),
        means=not_held(t, seat, card, "JR-F1")
        if is_club
        else Reason("jackrabbits-passport-suit", "JR-F1", card=CARD_TEXTS.thing(card)),
    )


def why_not_fly(t: RaceTable, seat: i64, action: i64, missing: i64) -> Reason:
    """In a flight whose passport falls short by so much. JR-F2, JR-F3."""
    other = before_setting_out(t, seat, action)
    if other is not None:
        return other
    here = t.rabbits[seat]
    kind = ACTIONS.kind(action)
    if kind == FLY:
        return why_not_land(t, seat, here, action - FLY, missing)
    if kind == FALL:
        message = "jackrabbits-must-land" if t.rules.landing & ~bit(here) else "jackrabbits-nowhere-to-land"
        return Reason(message, "JR-F2")
    if kind == RIDE:
        return why_not_ride(t, seat, action - RIDE)
    if is_of_journey(action):
        return Reason("jackrabbits-in-flight", "JR-F1")
    return at_another_time(t, seat, action)


def why_not_land(t: RaceTable, seat: i64, here: i64, there: i64, missing: i64) -> Reason:
    """A flight that cannot land in a place. JR-F2, JR-F3."""
    place: Reason | None = None
    if there == here:
        place = Reason("jackrabbits-fly-elsewhere", "JR-F2", place=NAMES.thing(here))
    elif not t.rules.landing & bit(there):
        place = Reason("jackrabbits-no-landing", "JR-F2", place=NAMES.thing(there))
    fares = t.rules.fares[here]
    return first_reason(place=place, price=too_dear(t, seat, "fly", "JR-F3", fares, missing, landing_of(there)))
