"""Torches: out of the underground at once, a summons from off-board, and fights with fire. JR-E1a to JR-E1c."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Never

from mypy_extensions import i64

from warren.core.actions import Field, Span
from warren.core.cards import bit
from warren.core.choices import Choices
from warren.core.errors import Reason, first_reason
from warren.core.facts import event
from warren.core.messages import sitter
from warren.core.step import Step
from warren.games.jackrabbits.actions import ACTIONS, ATTACK, CAVE_TEXTS, FIGHT, STAY, TRAVELS, YIELD
from warren.games.jackrabbits.deck import ANSWERED, TENDERED, TORCHES
from warren.games.jackrabbits.facts import LEG, PLACE, TILE, fact
from warren.games.jackrabbits.land.tiles import UNDERGROUND
from warren.games.jackrabbits.rule import Suit
from warren.games.jackrabbits.slots import SLOTS
from warren.games.jackrabbits.turn.falling import IS_CUT_SHORT
from warren.games.jackrabbits.turn.fight import allow_fights
from warren.games.jackrabbits.turn.moment import ACQUIRING, ASIDE, FALLEN, OFF_LAND, Moment
from warren.games.jackrabbits.turn.payment import can_reach
from warren.games.jackrabbits.turn.powers import allow_anywhere, can_use, use, why_not_use
from warren.games.jackrabbits.turn.road import EMERGED, NO_END, OnTheWay, Transfer, come_to, landing_of, too_dear
from warren.games.jackrabbits.turn.transfers import NO_RIDES, cave_number, cave_of, no_such_cave

if TYPE_CHECKING:
    from warren.games.jackrabbits.ruleset import Ruleset
    from warren.games.jackrabbits.table import RaceTable

CLIMB: Final[i64] = ACTIONS.add(Span("climb", Field("cave", CAVE_TEXTS), rule="JR-E1a", phase="journey"))
SUMMON: Final[i64] = ACTIONS.add(Span("summon", rule="JR-E1b", phase="journey"))
TRAVELS.add(CLIMB)

CLIMBED: Final[i64] = fact("climbed", "JR-E1a", TILE, fleeting=True, journey=LEG)
SUMMONS: Final[i64] = fact("summons", "JR-E1b JR-E0e", fleeting=True)
SUMMONED: Final[i64] = fact("summoned", "JR-E1b", fleeting=True)
SET_FIRE: Final[i64] = fact("set-fire", "JR-E1c JR-E0g", PLACE, fleeting=True)

HAS_CLIMBED: Final[i64] = SLOTS.add_marks(1, of_turn=True)
HAS_SUMMONED: Final[i64] = SLOTS.add_marks(1, of_turn=True)


class Torches(Suit):
    """They light the way out of the underground, call others to it, and are swords that burn all who are near."""

    def kinds(self) -> tuple[int, ...]:
        return (ATTACK, FIGHT, YIELD, CLIMB, SUMMON)

    def robs(self) -> bool:
        return True

    def steps(self) -> tuple[type[Step[Never]], ...]:
        return (UpAgain,)

    def join(self, rules: Ruleset) -> None:
        allow_fights(rules, bit(self.suit))
        allow_anywhere(rules, self)
        rules.add_at(OFF_LAND, self)
        rules.add_at(FALLEN, self)
        rules.let_do(self, CLIMB, SUMMON)
        rules.reaches.append(self)
        rules.fallen.append(self)
        rules.fells.append(self)

    # --- out of the underground: JR-E1a --------------------------------------------------------------------------

    def reaches(self, t: RaceTable, seat: i64, hexagon: i64, came: i64) -> bool:
        """Everybody is asked who comes underground, able or not."""
        if hexagon != UNDERGROUND or t.marks[HAS_CLIMBED]:
            return False
        t.push(UpAgain(seat, UNDERGROUND, came))
        return True

    def paid(self, t: RaceTable, transfer: Transfer) -> None:
        cave = cave_of(transfer.action - CLIMB)
        t.marks[HAS_CLIMBED] = 1
        t.tell(event(CLIMBED, transfer.seat, cave))
        come_to(t, transfer.seat, cave, NO_END, EMERGED)

    # --- the summons: JR-E1b -------------------------------------------------------------------------------------

    def adds(self, t: RaceTable, step: Moment, found: Choices) -> None:
        if step.seat == t.turn and anybody_off_board(t) and can_use(t, step.seat, HAS_SUMMONED, TORCHES):
            found.append(SUMMON)

    def does(self, t: RaceTable, step: Moment, action: i64) -> bool:
        if action == SUMMON:
            use(t, step, action, TORCHES)
        else:
            assert isinstance(step, UpAgain)
            step.charge(t, action, bit(TORCHES))
        return True

    def works(self, t: RaceTable, seat: i64, action: i64) -> None:
        """All rabbits off-board move underground, in turn order; who calls their own has no acquisition."""
        t.marks[HAS_SUMMONED] = 1
        if t.is_off_board(seat):
            t.marks[IS_CUT_SHORT] = 1
        t.tell(event(SUMMONS, seat))
        other = seat
        while True:
            if t.is_off_board(other):
                t.place_rabbit(other, UNDERGROUND)
                t.tell(event(SUMMONED, other))
            other = (other + 1) % t.players
            if other == seat:
                return

    def fallen(self, t: RaceTable, seat: i64) -> bool:
        """Who has fallen in their own turn is asked, able or not."""
        return seat == t.turn and not t.marks[HAS_SUMMONED]

    def adds_by(self, t: RaceTable, step: Moment) -> tuple[str, ...]:
        return ("JR-E1b",) if anybody_off_board(t) else ()

    def why_not(self, t: RaceTable, step: Moment, action: i64) -> Reason | None:
        kind = ACTIONS.kind(action)
        if kind == CLIMB and step.moment(t) != ACQUIRING:
            return Reason("jackrabbits-climb-from-below", "JR-E1a")
        return why_not_summon(t, step.seat) if kind == SUMMON and step.seat == t.turn else None

    # --- fights with fire: JR-E1c --------------------------------------------------------------------------------

    def fells(self, t: RaceTable, hexagon: i64) -> i64:
        """Everybody who is there, if anybody played a torch."""
        found: i64 = 0
        if t.held(TENDERED, TORCHES) | t.held(ANSWERED, TORCHES):
            t.tell(event(SET_FIRE, t.turn, hexagon))
            seat: i64 = 0
            while seat < t.players:
                if t.rabbits[seat] == hexagon:
                    found |= bit(seat)
                seat += 1
        return found


def anybody_off_board(t: RaceTable) -> bool:
    seat: i64 = 0
    while seat < t.players:
        if t.is_off_board(seat):
            return True
        seat += 1
    return False


def why_not_summon(t: RaceTable, seat: i64) -> Reason:
    nobody = None if anybody_off_board(t) else Reason("jackrabbits-nobody-off-board", "JR-E1b")
    return why_not_use(t, seat, HAS_SUMMONED, TORCHES, SUMMON, nobody)


class UpAgain(OnTheWay):
    """Come underground in a journey: stop there, or pay to come out of a cave at once, and go on. JR-E1a."""

    name = "up-again"

    def moment(self, t: RaceTable) -> i64:
        return ASIDE

    def asks(self, t: RaceTable, seat: i64) -> Reason | None:
        return Reason("jackrabbits-ask-up-again", "JR-E1a", player=sitter(seat), price=int(t.price))

    def add_usual(self, t: RaceTable, found: Choices) -> None:
        found.append(STAY)
        if can_reach(t, self.seat, bit(TORCHES), t.price):
            for cave in t.rules.caves:
                if self.may_go(t, landing_of(cave), bit(TORCHES), t.price):
                    found.append(CLIMB + cave_number(cave))

    def act(self, t: RaceTable, action: i64) -> None:
        """Who was off-board is there already, and has not arrived. JR-U2."""
        if not t.marks[NO_RIDES]:
            t.arrive(self.seat, UNDERGROUND)

    def ids(self, t: RaceTable) -> tuple[str, ...]:
        return ("JR-E1a",)

    def reason(self, t: RaceTable, action: i64) -> Reason:
        if ACTIONS.kind(action) != CLIMB:
            return Reason("jackrabbits-stop-or-climb", "JR-E1a")
        number = action - CLIMB
        way = landing_of(cave_of(number))
        return first_reason(
            place=no_such_cave(t, number, "JR-E1a"),
            price=too_dear(t, self.seat, "climb", "JR-E1a", bit(TORCHES), t.price, way),
        )
