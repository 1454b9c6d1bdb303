"""A player whose rabbit rests where another arrives may contest by the rules of hearts. JR-X7."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from warren.core.actions import PASS, Span
from warren.core.cards import bit
from warren.core.errors import BadInput, Reason
from warren.core.facts import event
from warren.core.step import Turn
from warren.games.jackrabbits import actions
from warren.games.jackrabbits.actions import ACTIONS, DONE, PICKS, REST
from warren.games.jackrabbits.deck import CARD_TEXTS, HEARTS, MOST_PLAYERS, RANK_BIT
from warren.games.jackrabbits.facts import CARD, PLACE, PLAYER, SHOWS, fact
from warren.games.jackrabbits.land.tiles import HEXAGONS, UNDERGROUND
from warren.games.jackrabbits.reasons import lowest_first, not_held, suits_told
from warren.games.jackrabbits.rule import Gathering, Option
from warren.games.jackrabbits.slots import SLOTS
from warren.games.jackrabbits.suits.hearts import CONTEST, WELCOME, Contest, Prove, ask_all, highest, proofs, worth_of

if TYPE_CHECKING:
    from warren.core.settings import Setup
    from warren.games.jackrabbits.ruleset import Ruleset
    from warren.games.jackrabbits.table import RaceTable
    from warren.games.jackrabbits.view import RaceView

LAY: Final[i64] = ACTIONS.add(Span("lay", actions.CARD, rule="JR-X7"))  # hearts open where one rests
PICKS.add(LAY)

STOOD_GROUND: Final[i64] = fact("stood-ground", "JR-X7", PLACE, fleeting=True)
CONTESTED_RESTING: Final[i64] = fact("contested-resting", "JR-X7 JR-H1", PLAYER, PLACE, fleeting=True)
LAID_OPEN: Final[i64] = fact("laid-open", "JR-X7 JR-I3", CARD, tells=SHOWS)

OPEN_HEARTS: Final[i64] = SLOTS.add_marks(MOST_PLAYERS)
"""By seat: hearts laid open, as a mask of ranks."""


class SpecialAccess(Option):
    """Anywhere but underground; in the full edition, only with hearts laid open when one's turn ended there.

    Off palaces the royal of the house counts as the Queen's card does.
    """

    def idle(self, suits: i64) -> Reason | None:
        return None if suits & bit(HEARTS) else Reason("jackrabbits-idle-special_access", self.rule)

    def join(self, rules: Ruleset) -> None:
        rules.arrives.append(self)
        hexagon: i64 = 0
        while hexagon < HEXAGONS:
            if rules.queens[hexagon] < 0:
                rules.queens[hexagon] = rules.royals[hexagon]
            hexagon += 1
        if rules.is_full:
            rules.turn_ends.append(self)
            rules.leaves.append(self)
            rules.card_moves.append(self)

    def arrives(self, t: RaceTable, seat: i64, hexagon: i64) -> None:
        if hexagon == UNDERGROUND or t.rules.palaces & bit(hexagon):
            return  # on a palace everybody is asked anyway
        rivals = t.rivals_on(seat)
        if not t.rules.is_full:
            if rivals:
                t.tell(event(STOOD_GROUND, seat, hexagon))
            ask_all(t, seat, hexagon, rivals)
            return
        asked: i64 = 0
        other: i64 = 0
        while other < t.players:
            if rivals & bit(other) and t.marks[OPEN_HEARTS + other]:
                asked |= bit(other)
            other += 1
        if asked:
            t.tell(event(STOOD_GROUND, seat, hexagon))
            t.push(OpenContest(seat, hexagon, asked, t.players))

    def turn_ends(self, t: RaceTable, seat: i64) -> None:
        """All who rest on a hexagon above ground, and have none open, are asked, able or not."""
        if self.may_lay(t, seat) and not t.marks[OPEN_HEARTS + seat]:
            t.push(LayOpen(seat, 0))

    def leaves(self, t: RaceTable, seat: i64) -> None:
        """Who sets out or is moved takes the hearts up again."""
        t.marks[OPEN_HEARTS + seat] = 0

    def card_moves(self, t: RaceTable, card: i64, source: i64) -> None:
        """They remain cards of the hand: what is spent or stolen is open no more; below six the right lapses.

        Any card that moves can make them worth less, by other rules.
        """
        seat: i64 = 0
        while seat < t.players:
            shown = t.marks[OPEN_HEARTS + seat]
            if shown:
                if source == seat and card // 13 == HEARTS:
                    shown &= ~RANK_BIT[card % 13]
                t.marks[OPEN_HEARTS + seat] = shown if worth_of(t, seat, shown) >= WELCOME else 0
            seat += 1

    def recall(self, t: RaceTable, seat: i64, words: list[str]) -> None:
        """Hearts that a player has laid open where their rabbit rests."""
        shown: i64 = 0
        for word in words:
            card = t.rules.card_named(word)
            if card // 13 != HEARTS or not t.holds(seat, card):
                raise BadInput("position/remembered", option=self.name, text=word)
            shown |= RANK_BIT[card % 13]
            t.tell(event(LAID_OPEN, seat, card))
        if not self.may_lay(t, seat) or worth_of(t, seat, shown) < WELCOME:
            raise BadInput("position/remembered", option=self.name, text=" ".join(words))
        t.marks[OPEN_HEARTS + seat] = shown

    def may_lay(self, t: RaceTable, seat: i64) -> bool:
        """In the full edition, on a hexagon above ground; on palaces everybody is asked anyway."""
        here = t.rabbits[seat]
        return t.rules.is_full and t.rules.above_ground(here) and not t.rules.palaces & bit(here)

    def shows(self, view: RaceView) -> dict[str, object]:
        laid = view.marks[OPEN_HEARTS : OPEN_HEARTS + len(view.hand_sizes)]
        return {
            "open_hearts": [[CARD_TEXTS[HEARTS * 13 + rank] for rank in range(13) if mask >> rank & 1] for mask in laid]
        }

    def asks(self, view: RaceView, t: RaceTable, step: object) -> Reason | None:
        if not isinstance(step, LayOpen):
            return None
        points = int(worth_of(t, step.seat, step.shown)) if step.shown else 0
        return Reason("jackrabbits-ask-lay", player=int(step.seat), points=points, need=int(WELCOME))

    def gathers(self, seat: i64, step: object) -> Gathering | None:
        return Gathering("lay", WELCOME, bit(HEARTS)) if isinstance(step, LayOpen) else None

    def check(self, setup: Setup) -> None:
        self.needs_standard(setup)


class OpenContest(Contest):
    """Those with hearts laid open here; what they show is what lies open."""

    def choices(self, t: RaceTable, seat: i64) -> list[int]:
        return [PASS, CONTEST]

    def resolve(self, t: RaceTable, answers: list[int]) -> None:
        for seat, answer in zip(self.asked, answers, strict=True):
            if answer == CONTEST:
                t.tell(event(CONTESTED_RESTING, seat, self.visitor, self.hexagon))
                shown = t.marks[OPEN_HEARTS + seat]
                t.push(Prove(self.visitor, self.visitor, seat, self.hexagon, shown, 0))
                return

    def rules(self, t: RaceTable, seat: i64) -> tuple[str, ...]:
        return ("JR-X7", "JR-H1", "JR-H4")


class LayOpen(Turn["RaceTable"]):
    """At the end of a turn: lay open hearts worth six or more, lowest first, or none. JR-X7, JR-I3."""

    def __init__(self, seat: i64, shown: i64) -> None:
        super().__init__(seat)
        self.shown = shown

    def choices(self, t: RaceTable) -> list[int]:
        found = proofs(t, self.seat, self.shown, LAY)
        return found if self.shown else [REST, *found]

    def choose(self, t: RaceTable, action: i64) -> None:
        if action == DONE:
            t.marks[OPEN_HEARTS + self.seat] = self.shown
        elif action != REST:
            card = action - LAY
            t.tell(event(LAID_OPEN, self.seat, card))
            t.push(LayOpen(self.seat, self.shown | RANK_BIT[card % 13]))

    def rules(self, t: RaceTable, seat: i64) -> tuple[str, ...]:
        return ("JR-X7", "JR-I3")

    def because(self, t: RaceTable, action: i64) -> Reason:
        return why_not_lay(t, self.seat, self.shown, WELCOME - worth_of(t, self.seat, self.shown), action)

    def continues(self) -> bool:
        return self.shown != 0

    def parts(self) -> list[int]:
        return [self.seat, self.shown]


def why_not_lay(t: RaceTable, seat: i64, shown: i64, missing: i64, action: i64) -> Reason:
    """Laying hearts open, of which so much is missing. JR-X7."""
    if action == DONE:
        hearts = suits_told(t, bit(HEARTS))
        return Reason("jackrabbits-unfinished", "JR-X7", what="lay", missing=int(missing), suits=hearts)
    if ACTIONS.kind(action) != LAY:
        message = "jackrabbits-finish-first" if shown else "jackrabbits-lay-or-rest"
        return Reason(message, "JR-X7", what="lay", missing=int(max(missing, 0)))
    card = action - LAY
    missed = not_held(t, seat, card, "JR-X7")
    if missed is not None:
        return missed
    if card // 13 != HEARTS:
        hearts = suits_told(t, bit(HEARTS))
        return Reason("jackrabbits-wrong-suit", "JR-X7", what="lay", card=CARD_TEXTS[card], suits=hearts)
    if shown & bit(card % 13):
        return Reason("jackrabbits-laid-already", "JR-X7", card=CARD_TEXTS[card])
    last = HEARTS * 13 + highest(shown)
    if card < last:
        return lowest_first(card, last, "JR-X7")
    return Reason("jackrabbits-too-high", "JR-X7", what="lay", card=CARD_TEXTS[card], missing=int(missing))
