"""A player whose rabbit rests where another arrives may contest by the rules of hearts. JR-X7."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from warren.core.actions import PASS
from warren.core.cards import bit
from warren.core.errors import BadInput, Reason
from warren.core.facts import event
from warren.core.step import Gathering, Turn
from warren.games.jackrabbits.actions import CONTEST, DONE, LAY, REST
from warren.games.jackrabbits.deck import CARD_TEXTS, CARDS, HEARTS, RANK_BIT
from warren.games.jackrabbits.facts import CONTESTED_RESTING, LAID_OPEN, STOOD_GROUND
from warren.games.jackrabbits.land.tiles import HEXAGONS, UNDERGROUND
from warren.games.jackrabbits.options.slots import OPEN_HEARTS
from warren.games.jackrabbits.options.why_not import why_not_lay
from warren.games.jackrabbits.rule import Option
from warren.games.jackrabbits.suits.hearts import WELCOME, Contest, Prove, ask_all, proofs, worth_of

if TYPE_CHECKING:
    from warren.core.settings import Setup
    from warren.games.jackrabbits.ruleset import Ruleset
    from warren.games.jackrabbits.table import RaceTable
    from warren.games.jackrabbits.view import RaceView


class SpecialAccess(Option):
    """Anywhere but underground; in the full edition, only with hearts laid open when one's turn ended there.

    Off palaces the royal of the house counts as the Queen's card does.
    """

    def idle(self, suits: i64) -> Reason | None:
        return None if suits & bit(HEARTS) else Reason("jackrabbits-idle-special_access", self.rule)

    def join(self, rules: Ruleset) -> None:
        rules.arrives.append(self)
        rules.advises.append(self)
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

    def guards(self, t: RaceTable, seat: i64, hexagon: i64) -> i64:
        found: i64 = 0
        other: i64 = 0
        while other < t.players:
            if other != seat and t.rabbits[other] == hexagon and hexagon != UNDERGROUND:
                if not t.rules.is_full or t.marks[OPEN_HEARTS + other]:
                    found |= bit(other)
            other += 1
        return found

    def advice(self, t: RaceTable, seat: i64, action: i64) -> float:
        """Hearts that lie open keep others away from where one rests."""
        return 1.5 if LAY <= action < LAY + CARDS else 0.0

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

    def check(self, setup: Setup) -> None:
        self.needs_strategies(setup)


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


class LayOpen(Turn["RaceTable"]):
    """At the end of a turn: lay open hearts worth six or more, lowest first, or none. JR-X7, JR-I3."""

    name = "lay-open"

    def __init__(self, seat: i64, shown: i64) -> None:
        super().__init__(seat)
        self.shown = shown

    def asks(self, t: RaceTable, seat: i64) -> Reason | None:
        points = int(worth_of(t, seat, self.shown)) if self.shown else 0
        return Reason("jackrabbits-ask-lay", "JR-X7", player=int(seat), points=points, need=int(WELCOME))

    def gathers(self, t: RaceTable, seat: i64) -> Gathering | None:
        return Gathering("lay", WELCOME, bit(HEARTS))

    def choices(self, t: RaceTable) -> list[int]:
        found = proofs(t, self.seat, self.shown, LAY)
        if not self.shown:
            found.append(REST)
        return found

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
