"""A player whose rabbit rests where another arrives may contest by the rules of hearts. JR-X7."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final, Never

from mypy_extensions import i64

from warren.core.actions import PASS, Span
from warren.core.cards import bit
from warren.core.choices import Choices
from warren.core.errors import BadInput, Reason
from warren.core.facts import Fact, event
from warren.core.messages import sitter
from warren.core.step import Step
from warren.core.story import Line, actor, each, taken
from warren.games.jackrabbits import actions
from warren.games.jackrabbits.actions import ACTIONS, DONE, PICKS, REST
from warren.games.jackrabbits.deck import CARD_TEXTS, HEARTS, MOST_PLAYERS, RANK_BIT
from warren.games.jackrabbits.facts import CARD, PLACE, PLAYER, SHOWS, fact
from warren.games.jackrabbits.land.tiles import HEXAGONS, UNDERGROUND
from warren.games.jackrabbits.rule import Option
from warren.games.jackrabbits.slots import SLOTS
from warren.games.jackrabbits.story import proofs
from warren.games.jackrabbits.suits.hearts import CONTEST, Contest, Prove, ask_all
from warren.games.jackrabbits.turn.proof import PROOF, Show, worth_of

if TYPE_CHECKING:
    from warren.core.seeing import Shapes
    from warren.core.settings import Setup
    from warren.games.jackrabbits.ruleset import Ruleset
    from warren.games.jackrabbits.story import Teller
    from warren.games.jackrabbits.table import RaceTable
    from warren.games.jackrabbits.view import RaceView

LAY: Final[i64] = ACTIONS.add(Span("lay", actions.CARD, rule="JR-X7"))  # hearts open where one rests
PICKS.add(LAY)

STOOD_GROUND: Final[i64] = fact("stood-ground", "JR-X7", PLACE, fleeting=True)
CONTESTED_RESTING: Final[i64] = fact("contested-resting", "JR-X7 JR-H1", PLAYER, PLACE, fleeting=True)
LAID_OPEN: Final[i64] = fact("laid-open", "JR-X7 JR-I3", CARD, tells=SHOWS)

OPEN_HEARTS: Final[i64] = SLOTS.add_marks(MOST_PLAYERS)
"""By seat: hearts laid open, as a mask of ranks."""


def _contest_resting(rest: deque[Fact]) -> Line:
    started = rest.popleft()
    shown, rounds = proofs(rest)
    return Line(
        [started, *shown],
        "jackrabbits-story-contested-resting",
        player=actor(started),
        rival=started.told("player"),
        place=started.told("place"),
        rounds=rounds,
    )


def _lay_open(rest: deque[Fact]) -> Line:
    laid = taken(rest, "laid-open")
    return Line(laid, "jackrabbits-story-laid-open", player=actor(laid[0]), cards=each(laid))


class SpecialAccess(Option):
    """Anywhere but underground; in the full edition, only with hearts laid open when one's turn ended there.

    Off palaces the royal of the house counts as the Queen's card does.
    """

    def tellers(self) -> dict[str, Teller]:
        return {"contested-resting": _contest_resting, "laid-open": _lay_open}

    def steps(self) -> tuple[type[Step[Never]], ...]:
        return (OpenContest, LayOpen)

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
                t.marks[OPEN_HEARTS + seat] = shown if worth_of(t, seat, HEARTS, shown) >= PROOF else 0
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
        if not self.may_lay(t, seat) or worth_of(t, seat, HEARTS, shown) < PROOF:
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

    def shapes(self) -> Shapes:
        return {"State": {"open_hearts": "list[list[str]]"}}

    def check(self, setup: Setup) -> None:
        self.needs_standard(setup)


class OpenContest(Contest):
    """Those with hearts laid open here; what they show is what lies open."""

    name = "open-contest"

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


class LayOpen(Show):
    """At the end of a turn: lay open hearts worth six or more, lowest first, or none. JR-X7, JR-I3."""

    name = "lay-open"

    def __init__(self, seat: i64, shown: i64) -> None:
        super().__init__(seat, HEARTS, shown)

    def asks(self, t: RaceTable, seat: i64) -> Reason | None:
        points = int(worth_of(t, seat, HEARTS, self.shown)) if self.shown else 0
        return Reason("jackrabbits-ask-lay", "JR-X7", player=sitter(seat), points=points, need=PROOF)

    def action(self) -> i64:
        return LAY

    def fill(self, t: RaceTable, found: Choices) -> None:
        if not self.shown:
            found.append(REST)
        super().fill(t, found)

    def choose(self, t: RaceTable, action: i64) -> None:
        if action != REST:
            super().choose(t, action)

    def show(self, t: RaceTable, card: i64, shown: i64) -> None:
        t.tell(event(LAID_OPEN, self.seat, card))
        t.push(LayOpen(self.seat, shown))

    def complete(self, t: RaceTable, shown: i64) -> None:
        t.marks[OPEN_HEARTS + self.seat] = shown

    def rules(self, t: RaceTable, seat: i64) -> tuple[str, ...]:
        return ("JR-X7", "JR-I3")

    def because(self, t: RaceTable, action: i64) -> Reason:
        if not self.shown and ACTIONS.kind(action) not in (DONE, LAY):
            return Reason("jackrabbits-lay-or-rest", "JR-X7", what="lay", missing=int(self.missing(t)))
        return self.why_not_show(t, "lay", "JR-X7", action)

    def parts(self) -> list[int]:
        return [self.seat, self.shown]
