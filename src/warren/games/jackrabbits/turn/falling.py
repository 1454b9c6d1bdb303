"""Going off-board: one way for all who leave the land, fall from a flight or are thrown off. JR-U1, JR-U3, JR-E0g.

Who falls is settled first. Then one by one, in turn order, each decides about a save, and falls without one; and after
all of them, in the same order, those who lie there are asked what they do about it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from warren.core.actions import PASS
from warren.core.cards import bit
from warren.core.choices import Choices
from warren.core.errors import Reason
from warren.core.facts import event
from warren.core.messages import sitter
from warren.core.step import Then
from warren.games.jackrabbits.actions import ACTIONS
from warren.games.jackrabbits.deck import OFF_BOARD
from warren.games.jackrabbits.facts import LEFT_LAND, THROWN_OFF
from warren.games.jackrabbits.reasons import at_another_time
from warren.games.jackrabbits.slots import SLOTS
from warren.games.jackrabbits.turn.moment import FALLEN, SAVING, Moment
from warren.games.jackrabbits.turn.payment import pay

if TYPE_CHECKING:
    from warren.games.jackrabbits.table import RaceTable

IS_CUT_SHORT: Final[i64] = SLOTS.add_marks(1, of_turn=True)
"""1 in a turn that has no acquisition any more, although its rabbit is on the board."""

FALLING: Final[i64] = SLOTS.add_marks(1)
"""Who has begun to fall, as a mask, until they are asked what they do about it."""

SAVED: Final[i64] = SLOTS.add_marks(1, of_turn=True)
"""Who has used a save in this turn, as a mask."""

IS_BROUGHT: Final[i64] = SLOTS.add_marks(1, of_turn=True)
"""1 in a turn whose rabbit a save has brought to where it is: that wins nothing."""


BY_ANOTHER: Final = -1
BY_FIRE: Final = -2
"""How a rabbit is thrown off from where it is, in place of another detail of its fall."""


def fall(t: RaceTable, seat: i64, cause: i64, detail: i64) -> None:
    """A rabbit falls: by what, as it is told, and where or by how much."""
    let_fall(t, Fall(bit(seat), cause, detail))


def throw_off(t: RaceTable, seats: i64, how: i64 = BY_ANOTHER) -> None:
    """Rabbits are thrown off, from where they are, one after the other."""
    if seats:
        let_fall(t, Fall(seats, THROWN_OFF, how))


def let_fall(t: RaceTable, falling: Fall) -> None:
    if t.rules.fallen:
        if t.marks[FALLING] == 0:
            t.push(Aftermath())
        t.marks[FALLING] |= falling.who
    t.push(falling)


def first_of(t: RaceTable, who: i64) -> i64:
    """Of several rabbits, as a mask: the first in turn order from the player whose turn it is. JR-U3."""
    seat = t.turn
    while not who & bit(seat):
        seat = (seat + 1) % t.players
    return seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Fall(Then["RaceTable"]):
    """Of several rabbits the first; then the others. JR-U3."""

    name = "fall"

    def __init__(self, who: i64, cause: i64, detail: i64) -> None:
        self.who = who  # as a mask
        self.cause = cause
        self.detail = detail

    def of(self, who: i64) -> Fall:
        """The same for the others."""
        return Fall(who, self.cause, self.detail)

    def tell(self, t: RaceTable, seat: i64) -> None:
        t.tell(event(self.cause, seat, t.rabbits[seat] if self.detail < 0 else self.detail))

    def run(self, t: RaceTable) -> None:
        seat = first_of(t, self.who)
        rest = self.who & ~bit(seat)
        if rest:
            t.push(self.of(rest))
        self.tell(t, seat)
        saving = Saving(seat, self.cause, self.detail)
        if saving.may_be_saved(t):
            t.push(saving)
        else:
            t.place_rabbit(seat, OFF_BOARD)

    def parts(self) -> list[int]:
        return [self.who, self.cause, self.detail]


class Aftermath(Then["RaceTable"]):
    """All have fallen: those who lie there are asked, one after the other, able or not. JR-E0g."""

    name = "aftermath"

    def run(self, t: RaceTable) -> None:
        seat = first_of(t, t.marks[FALLING])
        t.marks[FALLING] &= ~bit(seat)
        if t.marks[FALLING]:
            t.push(Aftermath())
        if t.is_off_board(seat):
            for rule in t.rules.fallen:
                if rule.fallen(t, seat):
                    t.push(Fallen(seat))
                    return


class Fallen(Moment):
    """Off-board: do something about it, or lie there. JR-E0g."""

    name = "fallen"

    def moment(self, t: RaceTable) -> i64:
        return FALLEN

    def asks(self, t: RaceTable, seat: i64) -> Reason | None:
        return Reason("jackrabbits-ask-fallen", "JR-E0g", player=sitter(seat), price=int(t.price))

    def add_usual(self, t: RaceTable, found: Choices) -> None:
        found.append(PASS)

    def act(self, t: RaceTable, action: i64) -> None:
        """They lie there."""

    def ids(self, t: RaceTable) -> tuple[str, ...]:
        return ("JR-E0g",)

    def reason(self, t: RaceTable, action: i64) -> Reason:
        return at_another_time(t, self.seat, action)


# --- saves: JR-E0g ---------------------------------------------------------------------------------------------------


class Saving(Moment):
    """About to fall: a save, if one can be paid or shown, or fall. Who could have one is asked, able or not. JR-E0g."""

    name = "saving"

    def __init__(self, seat: i64, cause: i64, detail: i64) -> None:
        super().__init__(seat)
        self.cause = cause
        self.detail = detail

    def by_road(self) -> bool:
        """Whether the rabbit leaves the land by a road end, in its own journey: which one, `detail` says."""
        return self.cause == LEFT_LAND

    def may_be_saved(self, t: RaceTable) -> bool:
        """Whether there is a save for this kind of fall, and its owner has used none in this turn."""
        if not t.marks[SAVED] & bit(self.seat):
            for rule in t.rules.moments[SAVING]:
                if rule.saves(t, self):
                    return True
        return False

    def moment(self, t: RaceTable) -> i64:
        return SAVING

    def asks(self, t: RaceTable, seat: i64) -> Reason | None:
        return Reason("jackrabbits-ask-saving", "JR-E0g", player=sitter(seat), price=int(t.price))

    def add_usual(self, t: RaceTable, found: Choices) -> None:
        found.append(PASS)

    def act(self, t: RaceTable, action: i64) -> None:
        t.place_rabbit(self.seat, OFF_BOARD)

    def ids(self, t: RaceTable) -> tuple[str, ...]:
        return ("JR-E0g",)

    def reason(self, t: RaceTable, action: i64) -> Reason:
        return at_another_time(t, self.seat, action)

    def charge(self, t: RaceTable, action: i64, suit: i64) -> None:
        """Have the price of the turn paid for a save; `Rule.rescues` follows."""
        t.push(Rescue(self.seat, self.cause, self.detail, action))
        pay(t, self.seat, bit(suit), t.price)

    def parts(self) -> list[int]:
        return [self.seat, self.cause, self.detail]


class Rescue(Then["RaceTable"]):
    """A save that was paid for."""

    name = "rescue"

    def __init__(self, seat: i64, cause: i64, detail: i64, action: i64) -> None:
        self.seat = seat
        self.cause = cause
        self.detail = detail
        self.action = action

    def tells(self, t: RaceTable) -> dict[str, object]:
        return {"player": int(self.seat), "kind": ACTIONS.span(int(self.action)).kind}

    def run(self, t: RaceTable) -> None:
        rule = t.rules.doers[ACTIONS.number(self.action)]
        assert rule is not None
        t.marks[SAVED] |= bit(self.seat)
        rule.rescues(t, Saving(self.seat, self.cause, self.detail), self.action)

    def parts(self) -> list[int]:
        return [self.seat, self.cause, self.detail, self.action]


def save_to(t: RaceTable, seat: i64, hexagon: i64) -> None:
    """A save puts a rabbit on a hexagon, which is no arrival; in its own turn the journey is over. JR-E0g."""
    t.marks[SAVED] |= bit(seat)
    if seat == t.turn:
        t.marks[IS_BROUGHT] = 1
    t.place_rabbit(seat, hexagon)
