"""Moments of a turn at which rules on top may add to what can be done: before the roll, on the way, in acquisition.

What they add is put in order here, so that no rule has to know the number of another's actions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from warren.core.choices import Choices, Listing
from warren.core.errors import Reason
from warren.core.step import Gathering
from warren.games.jackrabbits.actions import ACTIONS
from warren.games.jackrabbits.land.tiles import KINDS

if TYPE_CHECKING:
    from warren.games.jackrabbits.table import RaceTable

# A moment of a journey is the kind of tile on which the rabbit is; the others follow.
BEFORE_ROLL: Final = len(KINDS)
OFF_LAND: Final = len(KINDS) + 1  # after the roll, off-board
IN_FLIGHT: Final = len(KINDS) + 2
ACQUIRING: Final = len(KINDS) + 3
ASIDE: Final = len(KINDS) + 4  # in the middle of a journey, a decision of its own, to which nothing is added
SAVING: Final = len(KINDS) + 5  # about to go off-board
FALLEN: Final = len(KINDS) + 6  # off-board, once all who fell together are
MOMENTS: Final = len(KINDS) + 7


@mypyc_attr(allow_interpreted_subclasses=True)
class Moment(Listing["RaceTable"]):
    """What the basic turn offers, and what rules add to it."""

    def moment(self, t: RaceTable) -> i64:
        """Which one it is."""
        raise NotImplementedError

    def add_usual(self, t: RaceTable, found: Choices) -> None:
        """What the basic turn offers, in ascending order."""
        raise NotImplementedError

    def act(self, t: RaceTable, action: i64) -> None:
        """Carry out what the basic turn offers."""
        raise NotImplementedError

    def ids(self, t: RaceTable) -> tuple[str, ...]:
        """The ids of the rules behind what the basic turn offers."""
        return ()

    def reason(self, t: RaceTable, action: i64) -> Reason:
        """Why the basic turn does not offer an action."""
        raise NotImplementedError

    def gathers(self, t: RaceTable, seat: i64) -> Gathering | None:
        for rule in t.rules.moments[self.moment(t)]:
            found = rule.gathers(t, self)
            if found is not None:
                return found
        return None

    def fill(self, t: RaceTable, found: Choices) -> None:
        self.add_usual(t, found)
        is_in_order = True
        for rule in t.rules.moments[self.moment(t)]:
            count = found.count
            rule.adds(t, self, found)
            if 0 < count < found.count and found.actions[count] < found.actions[count - 1]:
                is_in_order = False
        if not is_in_order:
            found.sort()

    def choose(self, t: RaceTable, action: i64) -> None:
        rule = t.rules.doers[ACTIONS.number(action)]
        if rule is None or not rule.does(t, self, action):
            self.act(t, action)

    def rules(self, t: RaceTable, seat: i64) -> tuple[str, ...]:
        found = self.ids(t)
        for rule in t.rules.moments[self.moment(t)]:
            found += rule.adds_by(t, self)
        return found

    def bars(self, t: RaceTable, action: i64) -> Reason | None:
        """What keeps one from an action at this moment, whatever rule it is of."""
        return None

    def because(self, t: RaceTable, action: i64) -> Reason:
        barred = t.rules.absent.get(int(ACTIONS.kind(action))) or self.bars(t, action)
        if barred is not None:
            return barred
        for rule in t.rules.moments[self.moment(t)]:
            reason = rule.why_not(t, self, action)
            if reason is not None:
                return reason
        return self.reason(t, action)
