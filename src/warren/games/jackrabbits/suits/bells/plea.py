"""Imploring the rabbits on one's hexagon: a contest of bells that goes on from rival to rival. JR-E7c."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from warren.core.actions import Span
from warren.core.cards import bit
from warren.core.choices import Choices, Listing
from warren.core.errors import Reason, first_reason
from warren.core.facts import event
from warren.core.messages import sitter
from warren.core.step import Gathering, Then
from warren.games.jackrabbits import actions
from warren.games.jackrabbits.actions import ACTIONS, PICKS
from warren.games.jackrabbits.deck import ANSWERED, BELLS, TENDERED, is_royal
from warren.games.jackrabbits.facts import CARD, GIVES, PLACE, PLAYER, SHARED, STEALS, fact
from warren.games.jackrabbits.land.tiles import UNDERGROUND
from warren.games.jackrabbits.reasons import not_held, too_poor
from warren.games.jackrabbits.rule import Rule
from warren.games.jackrabbits.slots import SLOTS
from warren.games.jackrabbits.turn.acquisition import AcquisitionPhase
from warren.games.jackrabbits.turn.contest import Exceed
from warren.games.jackrabbits.turn.limit import maybe_trim
from warren.games.jackrabbits.turn.moment import ACQUIRING, Moment
from warren.games.jackrabbits.turn.payment import can_reach, settle, sum_of
from warren.games.jackrabbits.turn.royals import return_surplus

if TYPE_CHECKING:
    from warren.games.jackrabbits.ruleset import Ruleset
    from warren.games.jackrabbits.table import RaceTable

IMPLORE: Final[i64] = ACTIONS.add(Span("implore", rule="JR-E7c", phase="acquisition"))
PEAL: Final[i64] = ACTIONS.add(Span("peal", actions.CARD, rule="JR-E7c"))
RELENT: Final[i64] = ACTIONS.add(Span("relent", rule="JR-E7c"))
GRANT: Final[i64] = ACTIONS.add(Span("grant", actions.CARD, rule="JR-E7c"))
PICKS.add(PEAL)
PICKS.add(GRANT)

IMPLORED: Final[i64] = fact("implored", "JR-E7c", PLACE, fleeting=True)
PEALED: Final[i64] = fact("pealed", "JR-E7c JR-D2", CARD, tells=GIVES)
PEALED_ROYAL: Final[i64] = fact("pealed-royal", "JR-E7c JR-D2 JR-C3", CARD)
RELENTED: Final[i64] = fact("relented", "JR-E7c JR-D2", PLAYER, fleeting=True)
WAS_GRANTED: Final[i64] = fact("was-granted", "JR-E7c JR-E0i JR-V1", PLAYER, SHARED, tells=STEALS)
WAS_GRANTED_ROYAL: Final[i64] = fact("was-granted-royal", "JR-E7c JR-E0i JR-D4", PLAYER, CARD)
WAS_GRANTED_NOTHING: Final[i64] = fact("was-granted-nothing", "JR-E7c", PLAYER, fleeting=True)

HAS_IMPLORED: Final[i64] = SLOTS.add_marks(1, of_turn=True)


class Imploring(Rule):
    """In the acquisition phase, once a turn, not underground. JR-E7c."""

    def join(self, rules: Ruleset) -> None:
        rules.add_at(ACQUIRING, self)
        rules.let_do(self, IMPLORE)

    def adds(self, t: RaceTable, step: Moment, found: Choices) -> None:
        is_open = not t.marks[HAS_IMPLORED] and t.rabbits[step.seat] != UNDERGROUND
        if is_open and t.rivals_on(step.seat) and can_reach(t, step.seat, bit(BELLS), 1):
            found.append(IMPLORE)

    def does(self, t: RaceTable, step: Moment, action: i64) -> bool:
        seat = step.seat
        t.marks[HAS_IMPLORED] = 1
        t.tell(event(IMPLORED, seat, t.rabbits[seat]))
        rivals = t.rivals_on(seat)
        first = following(t, seat, rivals)
        t.push(Plea(seat, seat, first, 1, -1, rivals & ~bit(first)))
        return True

    def adds_by(self, t: RaceTable, step: Moment) -> tuple[str, ...]:
        return ("JR-E7c",) if t.rivals_on(step.seat) else ()

    def why_not(self, t: RaceTable, step: Moment, action: i64) -> Reason | None:
        if action != IMPLORE:
            return None
        place: Reason | None = None
        if t.rabbits[step.seat] == UNDERGROUND:
            place = Reason("jackrabbits-implore-below", "JR-E7c")
        elif not t.rivals_on(step.seat):
            place = Reason("jackrabbits-implore-nobody", "JR-E7c")
        return first_reason(
            phase=Reason("jackrabbits-power-used", "JR-E7c", what="implore") if t.marks[HAS_IMPLORED] else None,
            place=place,
            price=too_poor(t, "implore", "JR-E7c", bit(BELLS), 1),
        )


def following(t: RaceTable, seat: i64, who: i64) -> i64:
    """Of several players, as a mask: the first after one of them, in turn order."""
    other = (seat + 1) % t.players
    while not who & bit(other):
        other = (other + 1) % t.players
    return other


class Plea(Exceed):
    """One rival after the other exceeds the total of who implores, or grants a card. JR-E7c, JR-D2."""

    name = "plea"

    def __init__(self, seat: i64, attacker: i64, defender: i64, need: i64, last: i64, rest: i64) -> None:
        super().__init__(seat, attacker, defender, need, last)
        self.rest = rest  # rivals whose turn is still to come, as a mask

    def asks(self, t: RaceTable, seat: i64) -> Reason | None:
        return Reason(
            "jackrabbits-ask-plea",
            "JR-E7c",
            player=sitter(seat),
            rival=sitter(self.rival()),
            first="defends" if seat == self.defender else "yes" if self.need == 1 else "no",
            need=int(self.need),
            played=int(self.have(t)),
        )

    def accepts(self, t: RaceTable) -> i64:
        return bit(BELLS)

    def action(self) -> i64:
        return PEAL

    def gives_in(self) -> i64:
        return RELENT

    def turn_of(self, seat: i64, need: i64, last: i64) -> Exceed:
        return Plea(seat, self.attacker, self.defender, need, last, self.rest)

    def tell_card(self, t: RaceTable, card: i64) -> None:
        t.tell(event(PEALED_ROYAL if is_royal(card) else PEALED, self.seat, card))

    def tell_end(self, t: RaceTable) -> None:
        t.tell(event(RELENTED, self.seat, self.rival()))

    def give_up(self, t: RaceTable) -> None:
        if self.seat == self.attacker:
            t.push(NextRival(self.attacker, self.rest, 0))
        elif t.count(self.seat):
            t.push(Granting(self.seat, self.attacker, self.rest))
        else:
            t.tell(event(WAS_GRANTED_NOTHING, self.attacker, self.seat))
            t.push(NextRival(self.attacker, self.rest, 0))
        settle(t, self.defender, ANSWERED)

    def rules(self, t: RaceTable, seat: i64) -> tuple[str, ...]:
        return ("JR-E7c", "JR-D2")

    def because(self, t: RaceTable, action: i64) -> Reason:
        if action == RELENT and self.last < 0:
            return Reason("jackrabbits-bells-first", "JR-E7c")
        return super().because(t, action)

    def parts(self) -> list[int]:
        return [*super().parts(), self.rest]


class Granting(Listing["RaceTable"]):
    """Give one card of one's own choice to who implores; the two see it, a royal everybody. JR-E7c, JR-E0i."""

    name = "granting"

    def __init__(self, seat: i64, taker: i64, rest: i64) -> None:
        super().__init__(seat)
        self.taker = taker
        self.rest = rest

    def asks(self, t: RaceTable, seat: i64) -> Reason | None:
        return Reason("jackrabbits-ask-grant", "JR-E7c", player=sitter(seat), rival=sitter(self.taker))

    def gathers(self, t: RaceTable, seat: i64) -> Gathering | None:
        return Gathering("grant", 1)

    def fill(self, t: RaceTable, found: Choices) -> None:
        for card in t.cards_in(self.seat):
            found.append(GRANT + card)

    def choose(self, t: RaceTable, action: i64) -> None:
        card = action - GRANT
        t.move_card(card, self.seat, self.taker)
        t.tell(event(WAS_GRANTED_ROYAL if is_royal(card) else WAS_GRANTED, self.taker, self.seat, card))
        t.push(NextRival(self.taker, self.rest, 1 if is_royal(card) else 0))
        return_surplus(t, self.taker)

    def rules(self, t: RaceTable, seat: i64) -> tuple[str, ...]:
        return ("JR-E7c", "JR-V1")

    def because(self, t: RaceTable, action: i64) -> Reason:
        if ACTIONS.kind(action) == GRANT:
            return first_reason(means=not_held(t, self.seat, action - GRANT, "JR-E7c"))
        return Reason("jackrabbits-grant-first", "JR-E7c", player=sitter(self.taker))

    def parts(self) -> list[int]:
        return [self.seat, self.taker, self.rest]


class NextRival(Then["RaceTable"]):
    """Has who implores won, by a royal? Else the next rival faces their total; or all is over. JR-E7c, JR-E0j."""

    name = "next-rival"

    def __init__(self, seat: i64, rest: i64, has_royal: i64) -> None:
        self.seat = seat
        self.rest = rest
        self.has_royal = has_royal

    def run(self, t: RaceTable) -> None:
        seat = self.seat
        if self.has_royal and t.check_win(seat):
            return
        if self.rest:
            rival = following(t, seat, self.rest)
            need = sum_of(t, seat, TENDERED, bit(BELLS)) + 1
            t.push(Plea(rival, seat, rival, need, -1, self.rest & ~bit(rival)))
        else:
            t.push(PleaOver(seat))
            settle(t, seat, TENDERED)

    def parts(self) -> list[int]:
        return [self.seat, self.rest, self.has_royal]


class PleaOver(Then["RaceTable"]):
    """The hand is trimmed after the whole, not between its parts; then the phase goes on. JR-E0j."""

    name = "plea-over"

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, t: RaceTable) -> None:
        t.push(AcquisitionPhase(self.seat))
        maybe_trim(t, self.seat)

    def parts(self) -> list[int]:
        return [self.seat]
