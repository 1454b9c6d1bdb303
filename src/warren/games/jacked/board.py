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

    def __init__(
        self, side: i64, places: vec[i64], ring: vec[i64], standing: i64, homed: i64, filled: i64, blocked: i64
    ) -> None:
        self.side = side
        self.size = 4 * side
        self.places = places
        self.ring = ring  # at each space of the perimeter, its peg + 1
        self.standing = standing  # the pegs on the perimeter, as a mask
        self.homed = homed  # the pegs in their Homes
        self.filled = filled  # the spaces of the Homes that are taken, four bits for each colour
        self.blocked = blocked  # colours whose corner is held by a blocker

    def copy(self) -> Board:
        return Board(self.side, self.places[:], self.ring[:], self.standing, self.homed, self.filled, self.blocked)

    def corner(self, colour: i64) -> i64:
        return colour * self.side

    # --- where a peg could go ------------------------------------------------------------------------------------

    def is_on_ring(self, peg: i64) -> bool:
        return self.standing & bit(peg) != 0

    def walked(self, peg: i64) -> i64:
        """How far a peg on the perimeter is from its own Out space. JK-B3."""
        distance = self.places[peg] - self.corner(peg >> 2)
        return distance + self.size if distance < 0 else distance

    def forward(self, peg: i64, steps: i64) -> i64:
        """Where a peg gets that walks so many spaces past no blocker, or `NOWHERE`. JK-M1, JK-M2, JK-M4."""
        place = self.target(peg, steps)
        if place == NOWHERE or not self.blocked or not self.standing & bit(peg):
            return place
        ahead = self.size - 1 - self.walked(peg) if place >= HOME else steps
        return NOWHERE if self.is_blocked(self.places[peg], ahead) else place

    def target(self, peg: i64, steps: i64) -> i64:
        """The same, blockers or not. JK-B3, JK-M4."""
        return self.target_among(peg, steps, self.filled)

    def target_among(self, peg: i64, steps: i64, filled: i64) -> i64:
        """The same with these spaces of the Homes taken."""
        place = self.places[peg]
        if place == JAIL:
            return NOWHERE
        if place >= HOME:
            return home_target(filled >> (peg & 12), place - HOME + 1, place - HOME + steps)
        beyond = self.walked(peg) + steps - self.size
        if beyond >= 0:
            return home_target(filled >> (peg & 12), 0, beyond)
        return self.around(place + steps)

    def backward(self, peg: i64) -> i64:
        """Where a six takes a peg: over blockers, but not onto one, and on the perimeter only. JK-CX."""
        if not self.is_on_ring(peg):
            return NOWHERE
        place = self.around(self.places[peg] - 6)
        return NOWHERE if self.is_blocker_at(place) else place

    def around(self, place: i64) -> i64:
        """A space of the perimeter, counted on or back over the red corner."""
        if place >= self.size:
            return place - self.size
        return place + self.size if place < 0 else place

    def is_blocked(self, place: i64, steps: i64) -> bool:
        """Whether a blocker stands on one of the next so many spaces."""
        rest = self.blocked
        while rest:
            distance = self.around(self.corner(lowest(rest)) - place)
            if 0 < distance <= steps:
                return True
            rest &= rest - 1
        return False

    def is_blocker_at(self, place: i64) -> bool:
        return self.blocked != 0 and place % self.side == 0 and self.blocked & bit(place // self.side) != 0

    def in_jail(self, colour: i64) -> i64:
        """A peg of that colour in Jail, or -1."""
        jailed = ~(self.standing | self.homed) >> (4 * colour) & 0xF
        return 4 * colour + lowest(jailed) if jailed else -1

    # --- what is done --------------------------------------------------------------------------------------------

    def are_home(self, pegs: i64) -> bool:
        """Whether all of these pegs are in their Homes."""
        return pegs & ~self.homed == 0

    def peg_at(self, place: i64) -> i64:
        """The peg on a space of the perimeter, or -1."""
        return self.ring[place] - 1

    def lift(self, peg: i64) -> None:
        """Take a peg from where it stands; it is no blocker any more. JK-M2."""
        place = self.places[peg]
        if place >= HOME:
            self.homed &= ~bit(peg)
            self.filled &= ~bit((peg & 12) + place - HOME)
        elif place != JAIL:
            self.standing &= ~bit(peg)
            self.ring[place] = 0
            if self.blocked & bit(peg >> 2) and place == self.corner(peg >> 2):
                self.blocked &= ~bit(peg >> 2)
        self.places[peg] = JAIL

    def put(self, peg: i64, place: i64) -> None:
        """Set down a peg that was in Jail, or was lifted."""
        self.places[peg] = place
        if place >= HOME:
            self.homed |= bit(peg)
            self.filled |= bit((peg & 12) + place - HOME)
        else:
            self.standing |= bit(peg)
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
        if not self.is_on_ring(peg):
            return 0
        place = self.places[peg]
        left = min(steps, self.size - 1 - self.walked(peg))
        while left > 0:
            place = self.around(place + 1)
            if self.ring[place]:
                found |= bit(self.ring[place] - 1)
            left -= 1
        return found

    # --- sevens --------------------------------------------------------------------------------------------------

    def can_take(self, peg: i64, steps: i64, movable: i64, left: i64) -> bool:
        """Whether a peg may take so many of the spaces that are left of a seven: the rest must be possible."""
        return self.can_go_on(peg, steps, movable, self.filled, left)

    def can_go_on(self, peg: i64, steps: i64, movable: i64, filled: i64, left: i64) -> bool:
        """The same later in a seven that is only thought of.

        The pegs that can still move stand where they stood: all that has changed for them is which of them were
        killed, and which spaces of the Homes are taken.
        """
        place = self.target_among(peg, steps, filled)
        if place == NOWHERE:
            return False
        if steps == left:
            return True
        if self.places[peg] >= HOME:
            filled &= ~bit((peg & 12) + self.places[peg] - HOME)
        if place >= HOME:
            filled |= bit((peg & 12) + place - HOME)
        return self.can_finish(movable & ~bit(peg) & ~self.passed(peg, steps), filled, left - steps)

    def can_finish(self, movable: i64, filled: i64, left: i64) -> bool:
        """Whether so many spaces of a seven can still be walked by these pegs, each at most once. JK-CS1."""
        steps = left
        while steps > 0:  # mostly one peg can take all of it
            rest = movable
            while rest:
                if self.can_go_on(lowest(rest), steps, movable, filled, left):
                    return True
                rest &= rest - 1
            steps -= 1
        return False


def home_target(filled: i64, first: i64, last: i64) -> i64:
    """A space in a Home that is reached over free ones only; `filled` has its four spaces as the lowest bits. JK-M4."""
    if last > 3 or filled & (bit(last + 1) - bit(first)):
        return NOWHERE
    return HOME + last


_ALL_IN_JAIL: Final = vec[i64]([JAIL] * PEGS)
_EMPTY_RING: Final = vec[i64]([0] * _LONGEST)


def new_board(side: i64) -> Board:
    """All pegs in their Jails. JK-B2."""
    return Board(side, _ALL_IN_JAIL[:], _EMPTY_RING[:], 0, 0, 0, 0)
