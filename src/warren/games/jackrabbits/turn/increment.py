"""The fourth phase: a card for who is on a hexagon, and the end of the turn. JR-I1 to JR-I3."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from warren.core.choices import Choices, Listing
from warren.core.errors import Reason
from warren.core.messages import sitter
from warren.core.step import Then
from warren.games.jackrabbits.actions import DISCARD, REST
from warren.games.jackrabbits.facts import DREW
from warren.games.jackrabbits.turn.limit import add_discards, begin_discards, surplus
from warren.games.jackrabbits.turn.why_not import why_not_at_end

if TYPE_CHECKING:
    from warren.games.jackrabbits.table import RaceTable


class Increment(Then["RaceTable"]):
    """Draw one card, unless off-board; then what may be done at the end of a turn. JR-I1, JR-I3."""

    name = "increment"
    phase = "acquisition"

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, t: RaceTable) -> None:
        t.push(t.rules.at_end[self.seat][0])
        for rule in t.rules.increments:
            if rule.takes_increment(t, self.seat):
                return
        if not t.is_off_board(self.seat):
            t.draw(self.seat, DREW)

    def parts(self) -> list[int]:
        return [self.seat]


class AtEnd(Then["RaceTable"]):
    """What rules let a player do at the end of a turn, one after the other; last, discard down. JR-I3, JR-N1."""

    name = "at-end"

    def __init__(self, seat: i64, number: i64) -> None:
        self.seat = seat
        self.number = number  # of the rule whose turn it is

    def run(self, t: RaceTable) -> None:
        if self.number < len(t.rules.turn_ends):
            t.push(t.rules.at_end[self.seat][self.number + 1])
            t.rules.turn_ends[self.number].turn_ends(t, self.seat)
        elif surplus(t, self.seat) > 0:
            t.push(Finish(self.seat))

    def parts(self) -> list[int]:
        return [self.seat, self.number]


class Finish(Listing["RaceTable"]):
    """Discard down, or keep the cards and hope. JR-N1, JR-N2."""

    name = "finish"
    phase = "increment"

    def asks(self, t: RaceTable, seat: i64) -> Reason | None:
        return Reason("jackrabbits-ask-finish", "JR-N1", player=sitter(seat), left=int(surplus(t, seat)))

    def fill(self, t: RaceTable, found: Choices) -> None:
        add_discards(t, self.seat, found)
        found.append(REST)

    def choose(self, t: RaceTable, action: i64) -> None:
        if action != REST:
            begin_discards(t, self.seat, action - DISCARD)

    def rules(self, t: RaceTable, seat: i64) -> tuple[str, ...]:
        return ("JR-I3", "JR-N1", "JR-N2")

    def because(self, t: RaceTable, action: i64) -> Reason:
        return why_not_at_end(t, self.seat, action)


class EndTurn(Then["RaceTable"]):
    """The next player's turn."""

    name = "end-turn"
    phase = "increment"

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, t: RaceTable) -> None:
        t.end_turn(self.seat)

    def parts(self) -> list[int]:
        return [self.seat]
