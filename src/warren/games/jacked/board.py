"""The board: where the pegs stand, how they may move, and what happens to those in their way.

A place is -1 in Jail, 0 to n - 1 on the perimeter, clockwise from the red corner, and 96 to 99 in the peg's own Home.
A blocker stands on its own corner and nowhere else, so one bit for each colour says where there are any.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.cards import bit, lowest

JAIL: Final = -1
HOME: Final = 96
NOWHERE: Final = -2
"""Not a place: the move cannot be made."""

PEGS: Final = 16
_LONGEST: Final = 96


class Board:
    """The pegs of one table."""

    def __init__(self, side: i64, places: vec[i64], ring: vec[i64], blocked: i64) -> None:
        self.side = side
        self.size = 4 * side
        self.places = places
        self.ring = ring  # at each space of the perimeter, its peg + 1
        self.blocked = blocked  # colours whose corner is held by a blocker

    def copy(self) -> Board:
        return Board(self.side, self.places[:], self.ring[:], self.blocked)

    def corner(self, colour: i64) -> i64:
        return colour * self.side

    # --- where a peg could go ------------------------------------------------------------------------------------

    def is_on_ring(self, peg: i64) -> bool:
        return 0 <= self.places[peg] < HOME

    def walked(self, peg: i64) -> i64:
        """How far a peg on the perimeter is from its own Out space. JK-B3."""
        return (self.places[peg] - self.corner(peg >> 2) + self.size) % self.size

    def forward(self, peg: i64, steps: i64) -> i64:
        """Where a peg gets that walks so many spaces past no blocker, or `NOWHERE`. JK-M1, JK-M2, JK-M4."""
        place = self.places[peg]
        if 0 <= place < HOME and self.is_blocked(place, min(steps, self.size - 1 - self.walked(peg))):
            return NOWHERE
        return self.target(peg, steps)

    def target(self, peg: i64, steps: i64) -> i64:
        """The same, blockers or not. JK-B3, JK-M4."""
        place = self.places[peg]
        if place == JAIL:
            return NOWHERE
        if place >= HOME:
            return self.home_target(peg >> 2, place - HOME + 1, place - HOME + steps)
        beyond = self.walked(peg) + steps - self.size
        if beyond >= 0:
            return self.home_target(peg >> 2, 0, beyond)
        return (place + steps) % self.size

    def home_target(self, colour: i64, first: i64, last: i64) -> i64:
        """A space in Home that is reached over free ones only."""
        if last > 3:
            return NOWHERE
        peg = colour * 4
        while peg < colour * 4 + 4:
            inside = self.places[peg] - HOME
            if first <= inside <= last:
                return NOWHERE
            peg += 1
        return HOME + last

    def backward(self, peg: i64) -> i64:
        """Where a six takes a peg: over blockers, but not onto one, and on the perimeter only. JK-CX."""
        if not self.is_on_ring(peg):
            return NOWHERE
        place = (self.places[peg] - 6 + self.size) % self.size
        return NOWHERE if self.is_blocker_at(place) else place

    def is_blocked(self, place: i64, steps: i64) -> bool:
        """Whether a blocker stands on one of the next so many spaces."""
        rest = self.blocked
        while rest:
            distance = (self.corner(lowest(rest)) - place + self.size) % self.size
            if 0 < distance <= steps:
                return True
            rest &= rest - 1
        return False

    def is_blocker_at(self, place: i64) -> bool:
        return place % self.side == 0 and self.blocked & bit(place // self.side) != 0

    def in_jail(self, colour: i64) -> i64:
        """A peg of that colour in Jail, or -1."""
        peg = colour * 4
        while peg < colour * 4 + 4:
            if self.places[peg] == JAIL:
                return peg
            peg += 1
        return -1

    # --- what is done --------------------------------------------------------------------------------------------

    def peg_at(self, place: i64) -> i64:
        """The peg on a space of the perimeter, or -1."""
        return self.ring[place] - 1

    def lift(self, peg: i64) -> None:
        """Take a peg from where it stands; it is no blocker any more. JK-M2."""
        place = self.places[peg]
        if 0 <= place < HOME:
            self.ring[place] = 0
            if self.is_blocker_at(place):
                self.blocked &= ~bit(place // self.side)
        self.places[peg] = JAIL

    def put(self, peg: i64, place: i64) -> None:
        self.places[peg] = place
        if 0 <= place < HOME:
            self.ring[place] = peg + 1

    def bring_out(self, peg: i64) -> None:
        """From Jail to its Out space, as a blocker. JK-M2."""
        self.put(peg, self.corner(peg >> 2))
        self.blocked |= bit(peg >> 2)

    def swap(self, peg: i64, other: i64) -> None:
        """Neither is a blocker afterwards. JK-CT."""
        place, elsewhere = self.places[peg], self.places[other]
        self.lift(peg)
        self.lift(other)
        self.put(peg, elsewhere)
        self.put(other, place)

    def passed(self, peg: i64, steps: i64) -> i64:
        """The pegs on the spaces that a seven's part passes over or lands on, as a mask. JK-CS2."""
        found: i64 = 0
        place = self.places[peg]
        if place >= HOME:
            return 0
        left = min(steps, self.size - 1 - self.walked(peg))
        while left > 0:
            place += 1
            if place == self.size:
                place = 0
            if self.ring[place]:
                found |= bit(self.ring[place] - 1)
            left -= 1
        return found

    # --- sevens --------------------------------------------------------------------------------------------------

    def after_part(self, peg: i64, steps: i64) -> Board:
        """The board after a part of a seven."""
        board = self.copy()
        killed = board.passed(peg, steps)
        place = board.target(peg, steps)
        while killed:
            board.lift(lowest(killed))
            killed &= killed - 1
        board.lift(peg)
        board.put(peg, place)
        return board

    def can_finish(self, movable: i64, left: i64) -> bool:
        """Whether so many spaces of a seven can still be walked by these pegs, each at most once. JK-CS1."""
        rest = movable
        while rest:
            if self.target(lowest(rest), left) != NOWHERE:
                return True
            rest &= rest - 1
        steps = left - 1
        while steps > 0:
            rest = movable
            while rest:
                peg = lowest(rest)
                if self.target(peg, steps) != NOWHERE:
                    if self.after_part(peg, steps).can_finish(movable & ~bit(peg), left - steps):
                        return True
                rest &= rest - 1
            steps -= 1
        return False

    def can_take(self, peg: i64, steps: i64, movable: i64, left: i64) -> bool:
        """Whether a peg may take so many of the spaces that are left of a seven: the rest must be possible."""
        if self.target(peg, steps) == NOWHERE:
            return False
        if steps == left:
            return True
        return self.after_part(peg, steps).can_finish(movable & ~bit(peg), left - steps)

    def are_home(self, pegs: i64) -> bool:
        """Whether all of these pegs are in their Homes."""
        while pegs:
            if self.places[lowest(pegs)] < HOME:
                return False
            pegs &= pegs - 1
        return True


_ALL_IN_JAIL: Final = vec[i64]([JAIL] * PEGS)
_EMPTY_RING: Final = vec[i64]([0] * _LONGEST)


def new_board(side: i64) -> Board:
    """All pegs in their Jails. JK-B2."""
    return Board(side, _ALL_IN_JAIL[:], _EMPTY_RING[:], 0)
