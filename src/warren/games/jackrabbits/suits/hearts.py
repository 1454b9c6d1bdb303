"""Hearts: access to palaces. JR-H1 to JR-H4."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Never

from mypy_extensions import i64

from warren.core.actions import PASS, Span
from warren.core.cards import bit
from warren.core.choices import Choices
from warren.core.errors import Reason, first_reason
from warren.core.facts import event
from warren.core.messages import sitter
from warren.core.step import Ask, Step
from warren.games.jackrabbits.actions import ACTIONS, PROVE, REFUSE
from warren.games.jackrabbits.deck import CARD_TEXTS, HEARTS, LOWEST, is_royal
from warren.games.jackrabbits.facts import CARD, GIVES, PLACE, PLAYER, PROVED, fact
from warren.games.jackrabbits.land.tiles import NAMES, PALACE
from warren.games.jackrabbits.reasons import not_held, too_poor
from warren.games.jackrabbits.rule import Suit
from warren.games.jackrabbits.turn import proof
from warren.games.jackrabbits.turn.falling import throw_off
from warren.games.jackrabbits.turn.proof import PROOF, Show, worth_of

if TYPE_CHECKING:
    from warren.core.seeing import Shapes
    from warren.games.jackrabbits.ruleset import Ruleset
    from warren.games.jackrabbits.table import RaceTable

CONTEST: Final[i64] = ACTIONS.add(Span("contest", rule="JR-H1"))
QUEEN: Final[i64] = ACTIONS.add(Span("queen", rule="JR-H3"))

CONTESTED: Final[i64] = fact("contested", "JR-H1", PLAYER, PLACE, fleeting=True)
SHOWED_QUEEN: Final[i64] = fact("showed-queen", "JR-H2 JR-H3 JR-V1", CARD)
REFUSED: Final[i64] = fact("refused", "JR-H3 JR-H4", PLAYER, fleeting=True)
WAS_WELCOME: Final[i64] = fact("was-welcome", "JR-H4", PLAYER, fleeting=True)
LOST_PROOF: Final[i64] = fact("lost-proof", "JR-H4", CARD, tells=GIVES)
LOST_ROYAL_PROOF: Final[i64] = fact("lost-royal-proof", "JR-H4 JR-C3", CARD)

BY_QUEEN: Final = 1 << 13
"""What was shown, instead of hearts: the Queen's card."""


class Hearts(Suit):
    """Whoever arrives on a palace may be contested by all who are on the board. JR-H1."""

    def kinds(self) -> tuple[int, ...]:
        return (CONTEST, PROVE, QUEEN)

    def steps(self) -> tuple[type[Step[Never]], ...]:
        return (Contest, Prove)

    def shapes(self) -> Shapes:
        shown = {"visitor_shows?": "list[str]", "contester_shows?": "list[str]"}
        return {"Moment": {"visitor?": "int", "contester?": "int", **shown}}

    def join(self, rules: Ruleset) -> None:
        for palace in rules.houses(PALACE):
            rules.palaces |= bit(palace)
            rules.queens[palace] = rules.royals[palace]
        rules.arrives.append(self)

    def arrives(self, t: RaceTable, seat: i64, hexagon: i64) -> None:
        if t.rules.palaces & bit(hexagon):
            ask_all(t, seat, hexagon, others_on_board(t, seat))


def others_on_board(t: RaceTable, visitor: i64) -> i64:
    """All other players who are not off-board, underground included, as a mask. JR-H1, JR-U3."""
    found: i64 = 0
    seat: i64 = 0
    while seat < t.players:
        if seat != visitor and not t.is_off_board(seat):
            found |= bit(seat)
        seat += 1
    return found


def ask_all(t: RaceTable, visitor: i64, hexagon: i64, asked: i64) -> None:
    """Ask these players, in turn order after the visitor."""
    if asked:
        t.push(Contest(visitor, hexagon, asked, t.players))


def has_proof(t: RaceTable, seat: i64) -> bool:
    """Whether somebody's hearts are enough."""
    return proof.has_proof(t, seat, HEARTS)


def holds_queen(t: RaceTable, seat: i64, hexagon: i64) -> bool:
    """Whether somebody holds the card that is honoured here."""
    queen = t.rules.queens[hexagon]
    return queen >= 0 and t.holds(seat, queen)


class Contest(Ask["RaceTable"]):
    """Who contests the visitor? All are asked, able or not; the first in turn order does. JR-H1."""

    name = "contest"

    def __init__(self, visitor: i64, hexagon: i64, mask: i64, players: i64) -> None:
        asked: list[int] = []
        seat = (visitor + 1) % players
        while seat != visitor:
            if mask & bit(seat):
                asked.append(seat)
            seat = (seat + 1) % players
        super().__init__(asked)
        self.visitor = visitor
        self.hexagon = hexagon
        self.mask = mask
        self.players = players

    def asks(self, t: RaceTable, seat: i64) -> Reason | None:
        return Reason(
            "jackrabbits-ask-contest",
            "JR-H1",
            player=sitter(seat),
            rival=sitter(self.visitor),
            place=NAMES.thing(self.hexagon),
            points=int(t.points(seat, bit(HEARTS))),
            royal="yes" if t.rules.is_full else "no",
        )

    def tells(self, t: RaceTable) -> dict[str, object]:
        return {"visitor": int(self.visitor), "place": NAMES[self.hexagon]}

    def choices(self, t: RaceTable, seat: i64) -> list[int]:
        return [PASS, CONTEST] if self.is_able(t, seat) else [PASS]

    def is_able(self, t: RaceTable, seat: i64) -> bool:
        """Hearts worth six, or in the full edition the card of this Queen. JR-H2."""
        return has_proof(t, seat) or (t.rules.is_full and holds_queen(t, seat, self.hexagon))

    def resolve(self, t: RaceTable, answers: list[int]) -> None:
        for seat, answer in zip(self.asked, answers, strict=True):
            if answer == CONTEST:
                t.tell(event(CONTESTED, seat, self.visitor, self.hexagon))
                t.push(Prove(seat, self.visitor, seat, self.hexagon, 0, 0))
                return

    def rules(self, t: RaceTable, seat: i64) -> tuple[str, ...]:
        return ("JR-H1", "JR-H2", "JR-H4")

    def why_not(self, t: RaceTable, seat: i64, action: i64) -> Reason:
        missing = PROOF - worth_of(t, seat, HEARTS, t.held(seat, HEARTS))
        return why_not_contest(t, self.hexagon, action, missing)

    def left_out(self, t: RaceTable, seat: i64, action: i64) -> Reason | None:
        return why_left_out(t, seat, self.visitor, self.hexagon, action)

    def parts(self) -> list[int]:
        return [self.visitor, self.hexagon, self.mask, self.players]


class Prove(Show):
    """Show hearts worth six, lowest first, or the Queen's card. First the contester, then the visitor. JR-H2, JR-H3."""

    name = "prove"

    def __init__(self, seat: i64, visitor: i64, contester: i64, hexagon: i64, answered: i64, shown: i64) -> None:
        super().__init__(seat, HEARTS, shown)
        self.visitor = visitor
        self.contester = contester
        self.hexagon = hexagon
        self.answered = answered  # what the contester has shown

    def asks(self, t: RaceTable, seat: i64) -> Reason | None:
        is_visitor = seat == self.visitor
        return Reason(
            "jackrabbits-ask-prove",
            "JR-H3" if is_visitor else "JR-H2",
            player=sitter(seat),
            rival=sitter(self.contester if is_visitor else self.visitor),
            place=NAMES.thing(self.hexagon),
            role="visitor" if is_visitor else "contester",
            shown=int(worth_of(t, seat, HEARTS, self.shown)) if self.shown else 0,
            need=PROOF,
        )

    def tells(self, t: RaceTable) -> dict[str, object]:
        """With what both sides have shown so far, and the card that is honoured here."""
        queen = t.rules.queens[self.hexagon]
        mine, theirs = shown_texts(self.shown, queen), shown_texts(self.answered, queen)
        return super().tells(t) | {
            "visitor": int(self.visitor),
            "contester": int(self.contester),
            "place": NAMES[self.hexagon],
            "royal": CARD_TEXTS[queen] if queen >= 0 else None,
            "need": PROOF,
            "visitor_shows": mine if self.seat == self.visitor else [],
            "contester_shows": theirs if self.seat == self.visitor else mine,
        }

    def action(self) -> i64:
        return PROVE

    def fill(self, t: RaceTable, found: Choices) -> None:
        super().fill(t, found)
        if not self.shown:
            if self.may_show_queen(t):
                found.append(QUEEN)
            if self.seat == self.visitor:
                found.append(REFUSE)
            found.sort()

    def may_show_queen(self, t: RaceTable) -> bool:
        """The visitor always, who contests in the full edition only. JR-H2, JR-H3."""
        return (self.seat == self.visitor or t.rules.is_full) and holds_queen(t, self.seat, self.hexagon)

    def choose(self, t: RaceTable, action: i64) -> None:
        if action == REFUSE:
            t.tell(event(REFUSED, self.visitor, self.contester))
            throw_off(t, bit(self.visitor))
        elif action == QUEEN:
            t.tell(event(SHOWED_QUEEN, self.seat, t.rules.queens[self.hexagon]))
            self.complete(t, BY_QUEEN)
        else:
            super().choose(t, action)

    def show(self, t: RaceTable, card: i64, shown: i64) -> None:
        t.tell(event(PROVED, self.seat, card))
        t.push(Prove(self.seat, self.visitor, self.contester, self.hexagon, self.answered, shown))

    def complete(self, t: RaceTable, shown: i64) -> None:
        if self.seat == self.contester:
            t.push(Prove(self.visitor, self.visitor, self.contester, self.hexagon, shown, 0))
            return
        t.tell(event(WAS_WELCOME, self.visitor, self.contester))
        if t.rules.is_full or shown != BY_QUEEN:
            discard_proof(t, self.contester, self.hexagon, self.answered)
        throw_off(t, bit(self.contester))

    def rules(self, t: RaceTable, seat: i64) -> tuple[str, ...]:
        return ("JR-H3", "JR-H4") if seat == self.visitor else ("JR-H2", "JR-H4")

    def because(self, t: RaceTable, action: i64) -> Reason:
        is_visitor = self.seat == self.visitor
        rule = "JR-H3" if is_visitor else "JR-H2"
        if action == REFUSE:
            return Reason("jackrabbits-proof-begun" if is_visitor else "jackrabbits-contested-already", rule)
        if action == QUEEN:
            return why_not_queen(t, self.seat, self.hexagon, is_visitor, rule)
        return self.why_not_show(t, "prove", rule, action)

    def parts(self) -> list[int]:
        return [self.seat, self.visitor, self.contester, self.hexagon, self.answered, self.shown]


def shown_texts(shown: i64, queen: i64) -> list[str]:
    """The hearts that were shown, or the card that is honoured instead."""
    if shown == BY_QUEEN:
        return [CARD_TEXTS[queen]]
    return [CARD_TEXTS[HEARTS * 13 + rank] for rank in range(13) if shown & bit(rank)]


def discard_proof(t: RaceTable, seat: i64, hexagon: i64, shown: i64) -> None:
    """A contester who was wrong loses the hearts that they showed; in the full edition the Queen's card too. JR-H4."""
    if shown == BY_QUEEN:
        lose(t, seat, t.rules.queens[hexagon])
        return
    while shown:
        lose(t, seat, HEARTS * 13 + LOWEST[shown])
        shown &= shown - 1


def lose(t: RaceTable, seat: i64, card: i64) -> None:
    t.spend(card, seat)
    t.tell(event(LOST_ROYAL_PROOF if is_royal(card) else LOST_PROOF, seat, card))


def why_not_contest(t: RaceTable, hexagon: i64, action: i64, missing: i64) -> Reason:
    """Asked whether to contest, with so many points in hearts too few. JR-H1, JR-H2."""
    if action != CONTEST:
        return Reason("jackrabbits-answer-first", "JR-H1", place=NAMES.thing(hexagon))
    queen = t.rules.queens[hexagon]
    if queen < 0 or not t.rules.is_full:
        return too_poor(t, "contest", "JR-H2", bit(HEARTS), missing)
    return Reason("jackrabbits-contest-in-full", "JR-H2", missing=int(missing), card=CARD_TEXTS.thing(queen))


def why_left_out(t: RaceTable, seat: i64, visitor: i64, hexagon: i64, action: i64) -> Reason | None:
    """Why somebody is not asked whether to contest. JR-H1, JR-U3."""
    if action != CONTEST:
        return None
    if seat == visitor:
        return Reason("jackrabbits-contest-oneself", "JR-H1")
    if t.is_off_board(seat):
        return Reason("jackrabbits-contest-off-board", "JR-U3")
    return Reason("jackrabbits-contest-not-asked", "JR-H1", place=NAMES.thing(hexagon))


def why_not_queen(t: RaceTable, seat: i64, hexagon: i64, is_visitor: bool, rule: str) -> Reason:
    queen = t.rules.queens[hexagon]
    if queen < 0:
        return first_reason(place=Reason("jackrabbits-no-queen", rule, place=NAMES.thing(hexagon)))
    is_barred = not is_visitor and not t.rules.is_full
    is_held = t.holds(seat, queen)
    return first_reason(
        phase=Reason("jackrabbits-hearts-begun", rule) if is_held and not is_barred else None,
        place=Reason("jackrabbits-queen-edition", "JR-H2", card=CARD_TEXTS.thing(queen)) if is_barred else None,
        means=not_held(t, seat, queen, rule),
    )
