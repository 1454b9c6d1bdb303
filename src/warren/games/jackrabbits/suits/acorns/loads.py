"""Acorns by their draft: a load for each player, which weighs on their own rolls. JR-EV4."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Never

from mypy_extensions import i64

from warren.core.actions import Span
from warren.core.errors import Reason
from warren.core.facts import Part, event
from warren.core.messages import sitter
from warren.core.step import Step
from warren.games.jackrabbits import actions, facts
from warren.games.jackrabbits.actions import ACTIONS
from warren.games.jackrabbits.deck import ACORNS, CARD_TEXTS, MOST_PLAYERS
from warren.games.jackrabbits.facts import LAYS, PLAYER, fact
from warren.games.jackrabbits.laid import Laid
from warren.games.jackrabbits.slots import SLOTS
from warren.games.jackrabbits.suits.acorns.acorns import BEAST, CHOOSE, FLEE, UNLOADED, Acorns, why_not_load
from warren.games.jackrabbits.turn.laying import (
    Laying,
    dealt_to_lay,
    discard,
    has_more_than_royals,
    laid_value,
    lying_before,
)

if TYPE_CHECKING:
    from warren.games.jackrabbits.table import RaceTable
    from warren.games.jackrabbits.view import RaceView

BURDEN: Final[i64] = ACTIONS.add(Span("burden", actions.PLAYER, actions.CARD, rule="JR-EV4", phase="increment"))
BURDEN_HIGH: Final[i64] = ACTIONS.add(
    Span("burden-high", actions.PLAYER, actions.CARD, rule="JR-E0j", phase="increment")
)  # an Ace, as eleven

BURDENED: Final[i64] = fact("burdened", "JR-EV4 JR-E0j JR-I3", facts.CARD, PLAYER, Part("points"), tells=LAYS)

OWN_POINTS: Final[i64] = SLOTS.add_marks(MOST_PLAYERS)
OWN_CARDS: Final[i64] = SLOTS.add_places(MOST_PLAYERS)

TOO_HEAVY: Final = 10
"""A load that comes to so much is discarded. JR-EV4."""


class OwnLoads(Acorns):
    """Instead of one load for all, each player has one, on which anybody may lay acorns."""

    def kinds(self) -> tuple[int, ...]:
        return (FLEE, BEAST, BURDEN, BURDEN_HIGH, CHOOSE)

    def steps(self) -> tuple[type[Step[Never]], ...]:
        return (Burdening,)

    def loads(self, t: RaceTable) -> i64:
        return t.marks[OWN_POINTS + t.turn]

    def turn_ends(self, t: RaceTable, seat: i64) -> None:
        """Everybody who holds cards that nobody need know is asked, able or not."""
        if has_more_than_royals(t, seat):
            t.push(Burdening(seat, -1, -1))

    def recall(self, t: RaceTable, seat: i64, words: list[str]) -> None:
        """The cards of a player's load, from the pile."""
        for word in words:
            card = dealt_to_lay(t, seat, ACORNS, word)
            burden(t, seat, seat, card, laid_value(t, card))
            if t.price and seat == t.turn:
                t.price += laid_value(t, card)

    def laid(self, view: RaceView) -> list[Laid]:
        """The loads; the beast is told of as ever."""
        found: list[Laid] = []
        for seat, cards, points in lying_before(view, OWN_CARDS, OWN_POINTS):
            whose, told = sitter(seat), CARD_TEXTS.things(cards)
            notice = Reason("jackrabbits-burden-notice", "JR-EV4", player=whose, cards=told, points=points)
            found.append(Laid("burden", notice, cards=cards, points=points, seat=seat))
        return found


def burden(t: RaceTable, seat: i64, whom: i64, card: i64, points: i64) -> None:
    t.move_card(card, seat, OWN_CARDS + whom)
    t.marks[OWN_POINTS + whom] += points
    t.tell(event(BURDENED, seat, card, whom, points))


class Burdening(Laying):
    """At the end of a turn: lay acorns on one player's load, one's own or another's. JR-EV4."""

    name = "burdening"

    def asks(self, t: RaceTable, seat: i64) -> Reason | None:
        return Reason("jackrabbits-ask-burden", "JR-EV4", player=sitter(seat), heavy=TOO_HEAVY)

    def suit(self) -> i64:
        return ACORNS

    def low(self) -> i64:
        return BURDEN

    def high(self) -> i64:
        return BURDEN_HIGH

    def may_lay(self, t: RaceTable, whom: i64) -> bool:
        return True

    def lay(self, t: RaceTable, whom: i64, card: i64, points: i64) -> None:
        burden(t, self.seat, whom, card, points)

    def further(self, whom: i64, card: i64) -> Laying:
        return Burdening(self.seat, whom, card)

    def finish(self, t: RaceTable) -> None:
        """A load that has become too heavy is discarded."""
        if self.whom >= 0 and t.marks[OWN_POINTS + self.whom] >= TOO_HEAVY:
            discard(t, self.seat, OWN_CARDS + self.whom, OWN_POINTS + self.whom, UNLOADED)

    def rules(self, t: RaceTable, seat: i64) -> tuple[str, ...]:
        return ("JR-EV4", "JR-E0j", "JR-I3")

    def unsaid(self) -> Reason:
        return Reason("jackrabbits-load-or-rest", "JR-EV4")

    def why_not_card(self, card: i64, is_high: bool) -> Reason:
        return why_not_load(card, is_high)
