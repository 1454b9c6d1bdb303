"""Going off-board: one way for all who leave the land, fall from a flight or are thrown off. JR-U1, JR-U3."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from warren.core.cards import bit
from warren.core.facts import event
from warren.core.step import Then
from warren.games.jackrabbits.deck import OFF_BOARD
from warren.games.jackrabbits.facts import THROWN_OFF

if TYPE_CHECKING:
    from warren.games.jackrabbits.table import RaceTable


def fall(t: RaceTable, seat: i64, cause: i64, detail: i64) -> None:
    """A rabbit falls: by what, as it is told, and where or by how much."""
    t.push(Fall(bit(seat), cause, detail))


def throw_off(t: RaceTable, seats: i64) -> None:
    """Rabbits are thrown off, from where they are, one after the other."""
    if seats:
        t.push(Fall(seats, THROWN_OFF, -1))


@mypyc_attr(allow_interpreted_subclasses=True)
class Fall(Then["RaceTable"]):
    """Of several rabbits, in turn order from the player whose turn it is, the first; then the others. JR-U3."""

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
        seat = t.turn
        while not self.who & bit(seat):
            seat = (seat + 1) % t.players
        rest = self.who & ~bit(seat)
        if rest:
            t.push(self.of(rest))
        self.tell(t, seat)
        t.place_rabbit(seat, OFF_BOARD)

    def parts(self) -> list[int]:
        return [self.who, self.cause, self.detail]
