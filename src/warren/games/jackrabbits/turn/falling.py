"""Going off-board: one way for all who leave the land, fall from a flight or are thrown off. JR-U1, JR-U3, JR-E0g.

Who falls is settled first. Then they fall one by one, in turn order; and after all of them, in the same order, rules
ask those who lie there what they do about it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from warren.core.cards import bit
from warren.core.facts import event
from warren.core.step import Then
from warren.games.jackrabbits.deck import OFF_BOARD
from warren.games.jackrabbits.facts import THROWN_OFF
from warren.games.jackrabbits.slots import SLOTS

if TYPE_CHECKING:
    from warren.games.jackrabbits.table import RaceTable

IS_CUT_SHORT: Final[i64] = SLOTS.add_marks(1, of_turn=True)
"""1 in a turn that has no acquisition any more, although its rabbit is on the board."""


def fall(t: RaceTable, seat: i64, cause: i64, detail: i64) -> None:
    """A rabbit falls: by what, as it is told, and where or by how much."""
    let_fall(t, Fall(bit(seat), cause, detail))


def throw_off(t: RaceTable, seats: i64) -> None:
    """Rabbits are thrown off, from where they are, one after the other."""
    if seats:
        let_fall(t, Fall(seats, THROWN_OFF, -1))


def let_fall(t: RaceTable, falling: Fall) -> None:
    if t.rules.fallen:
        t.push(Aftermath(falling.who))
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
        t.place_rabbit(seat, OFF_BOARD)

    def parts(self) -> list[int]:
        return [self.who, self.cause, self.detail]


class Aftermath(Then["RaceTable"]):
    """All have fallen: those who lie there are asked, one after the other. JR-E0g."""

    name = "aftermath"

    def __init__(self, who: i64) -> None:
        self.who = who  # as a mask

    def run(self, t: RaceTable) -> None:
        seat = first_of(t, self.who)
        rest = self.who & ~bit(seat)
        if rest:
            t.push(Aftermath(rest))
        for rule in t.rules.fallen:
            if t.is_off_board(seat):
                rule.fallen(t, seat)

    def parts(self) -> list[int]:
        return [self.who]
