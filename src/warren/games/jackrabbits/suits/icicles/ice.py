"""Icicles by their draft: a freeze by who has fallen, and ice before another player. JR-EV8."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Never

from mypy_extensions import i64

from warren.core.actions import Span
from warren.core.cards import bit
from warren.core.choices import Choices
from warren.core.errors import Reason
from warren.core.facts import Part, event
from warren.core.messages import sitter
from warren.core.step import Step
from warren.games.jackrabbits import actions, facts
from warren.games.jackrabbits.actions import ACTIONS
from warren.games.jackrabbits.deck import CARD_TEXTS, ICICLES, MOST_PLAYERS
from warren.games.jackrabbits.facts import GIVES, LAYS, PLAYER, fact
from warren.games.jackrabbits.laid import Laid
from warren.games.jackrabbits.land.tiles import HEXAGONS, NAMES
from warren.games.jackrabbits.rule import Suit
from warren.games.jackrabbits.slots import SLOTS
from warren.games.jackrabbits.turn.laying import (
    Laying,
    dealt_to_lay,
    discard,
    has_more_than_royals,
    laid_value,
    lying_before,
)
from warren.games.jackrabbits.turn.moment import FALLEN, Moment
from warren.games.jackrabbits.turn.payment import can_reach
from warren.games.jackrabbits.turn.powers import use
from warren.games.jackrabbits.turn.road import too_dear

if TYPE_CHECKING:
    from warren.games.jackrabbits.ruleset import Ruleset
    from warren.games.jackrabbits.table import RaceTable
    from warren.games.jackrabbits.view import RaceView

FREEZE: Final[i64] = ACTIONS.add(Span("freeze", rule="JR-EV8"))
ICE: Final[i64] = ACTIONS.add(Span("ice", actions.PLAYER, actions.CARD, rule="JR-EV8", phase="increment"))
ICE_HIGH: Final[i64] = ACTIONS.add(
    Span("ice-high", actions.PLAYER, actions.CARD, rule="JR-E0j", phase="increment")
)  # an Ace, as eleven

FROZE: Final[i64] = fact("froze", "JR-EV8 JR-E0i", fleeting=True)
THAWED: Final[i64] = fact("thawed", "JR-EV8", fleeting=True)
LAID_ICE: Final[i64] = fact("laid-ice", "JR-EV8 JR-E0j JR-I3", facts.CARD, PLAYER, Part("points"), tells=LAYS)
MELTED: Final[i64] = fact("melted", "JR-EV8", facts.CARD, tells=GIVES)

FROZEN: Final[i64] = SLOTS.add_marks(1)
"""Who has frozen all others, as a mask, until their own next turn."""

ICE_POINTS: Final[i64] = SLOTS.add_marks(MOST_PLAYERS)
ICE_CARDS: Final[i64] = SLOTS.add_places(MOST_PLAYERS)
"""By player: the ice that lies before them, for their next turn."""


class Freezing(Suit):
    """Who is frozen, or whose dice do not beat the ice, leaves a hexagon only off the board."""

    def kinds(self) -> tuple[int, ...]:
        return (FREEZE, ICE, ICE_HIGH)

    def steps(self) -> tuple[type[Step[Never]], ...]:
        return (Icing,)

    def join(self, rules: Ruleset) -> None:
        rules.add_at(FALLEN, self)
        rules.let_do(self, FREEZE)
        rules.fallen.append(self)
        rules.holds.append(self)
        rules.turn_starts.append(self)
        rules.turn_ends.append(self)

    # --- the freeze ----------------------------------------------------------------------------------------------

    def fallen(self, t: RaceTable, seat: i64) -> bool:
        """Whoever has fallen, in whosever turn, is asked, able or not."""
        return True

    def adds(self, t: RaceTable, step: Moment, found: Choices) -> None:
        if can_reach(t, step.seat, bit(ICICLES), t.price):
            found.append(FREEZE)

    def adds_by(self, t: RaceTable, step: Moment) -> tuple[str, ...]:
        return ("JR-EV8",)

    def does(self, t: RaceTable, step: Moment, action: i64) -> bool:
        use(t, step, action, ICICLES)
        return True

    def works(self, t: RaceTable, seat: i64, action: i64) -> None:
        t.marks[FROZEN] |= bit(seat)
        t.tell(event(FROZE, seat))

    def why_not(self, t: RaceTable, step: Moment, action: i64) -> Reason | None:
        return too_dear(t, step.seat, "freeze", "JR-EV8", bit(ICICLES), t.price) if action == FREEZE else None

    def turn_starts(self, t: RaceTable, seat: i64) -> None:
        """What a player has frozen thaws."""
        if t.marks[FROZEN] & bit(seat):
            t.marks[FROZEN] &= ~bit(seat)
            t.tell(event(THAWED, seat))

    # --- who is held ---------------------------------------------------------------------------------------------

    def holds(self, t: RaceTable, seat: i64, tile: i64) -> bool:
        return tile < HEXAGONS and (t.marks[FROZEN] & ~bit(seat) != 0 or is_iced(t, seat))

    def why_held(self, t: RaceTable, seat: i64, tile: i64) -> Reason:
        here = NAMES.thing(tile)
        if t.marks[FROZEN] & ~bit(seat):
            return Reason("jackrabbits-frozen", "JR-EV8", place=here)
        return Reason("jackrabbits-iced", "JR-EV8", place=here, points=int(t.marks[ICE_POINTS + seat]))

    # --- the ice -------------------------------------------------------------------------------------------------

    def turn_ends(self, t: RaceTable, seat: i64) -> None:
        """The ice before a player is discarded; then they may lay some, asked able or not."""
        discard(t, seat, ICE_CARDS + seat, ICE_POINTS + seat, MELTED)
        if has_more_than_royals(t, seat):
            t.push(Icing(seat, -1, -1))

    def recall(self, t: RaceTable, seat: i64, words: list[str]) -> None:
        """The ice before a player, from the pile."""
        for word in words:
            card = dealt_to_lay(t, seat, ICICLES, word)
            lay_ice(t, seat, seat, card, laid_value(t, card))

    def laid(self, view: RaceView) -> list[Laid]:
        """Who has frozen all others, and the ice before each player."""
        found: list[Laid] = []
        for seat in range(len(view.hand_sizes)):
            if view.marks[FROZEN] >> seat & 1:
                found.append(
                    Laid("freeze", Reason("jackrabbits-freeze-notice", "JR-EV8", player=sitter(seat)), seat=seat)
                )
        for seat, cards, points in lying_before(view, ICE_CARDS, ICE_POINTS):
            whose, told = sitter(seat), CARD_TEXTS.things(cards)
            notice = Reason("jackrabbits-ice-notice", "JR-EV8", player=whose, cards=told, points=points)
            found.append(Laid("ice", notice, cards=cards, points=points, seat=seat))
        return found


def is_iced(t: RaceTable, seat: i64) -> bool:
    """Whether the dice, with what is added to them, do not beat the ice before the player whose turn it is."""
    return t.price > 0 and t.price <= t.marks[ICE_POINTS + seat]


def lay_ice(t: RaceTable, seat: i64, whom: i64, card: i64, points: i64) -> None:
    t.move_card(card, seat, ICE_CARDS + whom)
    t.marks[ICE_POINTS + whom] += points
    t.tell(event(LAID_ICE, seat, card, whom, points))


class Icing(Laying):
    """At the end of a turn: lay icicles before one other player. JR-EV8."""

    name = "icing"

    def asks(self, t: RaceTable, seat: i64) -> Reason | None:
        return Reason("jackrabbits-ask-icing", "JR-EV8", player=sitter(seat))

    def suit(self) -> i64:
        return ICICLES

    def low(self) -> i64:
        return ICE

    def high(self) -> i64:
        return ICE_HIGH

    def may_lay(self, t: RaceTable, whom: i64) -> bool:
        return whom != self.seat

    def lay(self, t: RaceTable, whom: i64, card: i64, points: i64) -> None:
        lay_ice(t, self.seat, whom, card, points)

    def further(self, whom: i64, card: i64) -> Laying:
        return Icing(self.seat, whom, card)

    def rules(self, t: RaceTable, seat: i64) -> tuple[str, ...]:
        return ("JR-EV8", "JR-E0j", "JR-I3")

    def unsaid(self) -> Reason:
        return Reason("jackrabbits-ice-or-rest", "JR-EV8")

    def why_not_card(self, card: i64, is_high: bool) -> Reason:
        message = "jackrabbits-ice-not-high" if is_high else "jackrabbits-ice-icicles"
        return Reason(message, "JR-E0j", card=CARD_TEXTS.thing(card))
