"""Clubs: fly among towers. JR-F1 to JR-F4."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from warren.core.cards import bit
from warren.core.errors import Reason
from warren.core.facts import event
from warren.core.step import Then
from warren.games.jackrabbits.actions import FALL, FLY, PASSPORT, STAY
from warren.games.jackrabbits.deck import CARD_TEXTS, CLUBS, FLOWN, LOWEST, NO_CARD, OFF_BOARD, RANK_BIT
from warren.games.jackrabbits.facts import FELL, FLEW, FLEW_SHORT, GROUNDED
from warren.games.jackrabbits.facts import PASSPORT as PASSPORT_FACT
from warren.games.jackrabbits.land.tiles import TOWER
from warren.games.jackrabbits.rule import Strategy
from warren.games.jackrabbits.suits.why_not import why_not_fly
from warren.games.jackrabbits.turn.lottery import Setting, roll
from warren.games.jackrabbits.turn.payment import can_reach, pay

if TYPE_CHECKING:
    from warren.games.jackrabbits.ruleset import Ruleset
    from warren.games.jackrabbits.table import RaceTable


class Flight(Strategy):
    """On a tower a club may be shown before the roll; the journey of the turn is then a flight. JR-F1."""

    def join(self, rules: Ruleset) -> None:
        for tower in rules.houses(TOWER):
            rules.towers |= bit(tower)
            rules.fares[tower] = rules.land.pays[tower]
        rules.landing = rules.towers
        rules.before_roll.append(self)
        rules.departs.append(self)

    def before_roll(self, t: RaceTable, seat: i64, found: list[int]) -> None:
        here = t.rabbits[seat]
        if here >= 0 and t.rules.towers & bit(here):
            clubs = t.held(seat, CLUBS)
            while clubs:
                found.append(PASSPORT + CLUBS * 13 + LOWEST[clubs])
                clubs &= clubs - 1

    def done_before_roll(self, t: RaceTable, seat: i64, action: i64) -> bool:
        t.passport = action - PASSPORT
        t.tell(event(PASSPORT_FACT, seat, t.passport))
        roll(t, seat)
        return True

    def departs(self, t: RaceTable, seat: i64) -> bool:
        if t.passport == NO_CARD:
            return False
        t.push(InFlight(seat))
        return True


def passport_value(t: RaceTable, seat: i64) -> i64:
    """What the passport of this turn is worth."""
    value = t.rules.sums[RANK_BIT[t.passport % 13]]
    for rule in t.rules.bonuses:
        value += rule.passport_bonus(t, seat, t.passport)
    return value


def shortfall(t: RaceTable, seat: i64) -> i64:
    """By how much the passport is less than the dice; 0 or less if it is enough. JR-F3."""
    return t.price - passport_value(t, seat)


class InFlight(Setting):
    """Land on another tower, paying what the passport falls short of; or fall. JR-F2, JR-F3."""

    name = "in-flight"

    def asks(self, t: RaceTable, seat: i64) -> Reason | None:
        missing = shortfall(t, seat)
        return Reason(
            "jackrabbits-ask-flight",
            "JR-F2",
            passport=CARD_TEXTS[t.passport],
            value=int(passport_value(t, seat)),
            price=int(t.price),
            missing=int(max(0, missing)),
        )

    def tells(self, t: RaceTable) -> dict[str, object]:
        missing = int(max(0, shortfall(t, self.seat)))
        return super().tells(t) | {"value": int(passport_value(t, self.seat)), "missing": missing}

    def choices(self, t: RaceTable) -> list[int]:
        found: list[int] = []
        self.add_first(t, found)
        here = t.rabbits[self.seat]
        places = t.rules.landing & ~bit(here)
        missing = shortfall(t, self.seat)
        if not places:
            found.append(STAY)
        elif missing <= 0 or can_reach(t, self.seat, t.rules.fares[here], missing):
            hexagon: i64 = 0
            while places:
                if places & 1:
                    found.append(FLY + hexagon)
                places >>= 1
                hexagon += 1
        if missing > 0 and found[-1:] != [STAY]:
            found.append(FALL)
        self.add_last(t, found)
        return found

    def choose(self, t: RaceTable, action: i64) -> None:
        seat = self.seat
        if self.did(t, action):
            return
        here = t.rabbits[seat]
        missing = shortfall(t, seat)
        if action == STAY:
            t.passport = FLOWN
            t.tell(event(GROUNDED, seat, here))
        elif action == FALL:
            t.passport = FLOWN
            t.tell(event(FELL, seat, missing))
            t.place_rabbit(seat, OFF_BOARD)
        elif missing > 0:
            t.push(Landing(seat, action - FLY, missing))
            pay(t, seat, t.rules.fares[here], missing)
        else:
            t.tell(event(FLEW, seat, action - FLY))
            land(t, seat, action - FLY)

    def rules(self, t: RaceTable, seat: i64) -> tuple[str, ...]:
        return ("JR-L2", "JR-F2", "JR-F3", "JR-F4")

    def because(self, t: RaceTable, action: i64) -> Reason:
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
    """A flight leads straight to a hexagon."""
    t.passport = FLOWN
    t.reach(seat, hexagon, -1)
