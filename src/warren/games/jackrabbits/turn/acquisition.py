"""The third phase: claim the royal of the house, and whatever rules on top allow. JR-A1 to JR-A3."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from warren.core.cards import bit
from warren.core.choices import Choices
from warren.core.errors import Reason
from warren.core.facts import event
from warren.core.messages import sitter
from warren.core.step import Then
from warren.games.jackrabbits.actions import CLAIM, DISCARD, HEX_TEXTS, REST
from warren.games.jackrabbits.deck import CARD_TEXTS, COURT, MOST_ROYALS, ROYAL_RANKS
from warren.games.jackrabbits.facts import CLAIMED
from warren.games.jackrabbits.land.tiles import SUITS
from warren.games.jackrabbits.turn.falling import IS_CUT_SHORT
from warren.games.jackrabbits.turn.limit import add_discards, begin_discards
from warren.games.jackrabbits.turn.moment import ACQUIRING, Moment
from warren.games.jackrabbits.turn.payment import can_reach, pay
from warren.games.jackrabbits.turn.why_not import why_not_acquire

if TYPE_CHECKING:
    from warren.games.jackrabbits.table import RaceTable

CLAIM_PRICE: Final = 10


class AcquisitionPhase(Then["RaceTable"]):
    """After the journey: has somebody won? Else the phase begins, unless the rabbit is off-board. JR-O1, JR-U1."""

    name = "acquisition-phase"
    phase = "journey"

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, t: RaceTable) -> None:
        if not t.is_off_board(self.seat) and not t.marks[IS_CUT_SHORT] and not t.check_win(self.seat):
            t.push(Acquire(self.seat))

    def parts(self) -> list[int]:
        return [self.seat]


class Acquire(Moment):
    """Claim a royal, or rest; before that, whatever else is possible here. JR-A1, JR-A3."""

    name = "acquire"
    phase = "acquisition"

    def asks(self, t: RaceTable, seat: i64) -> Reason | None:
        """With the royal of the house: who has it, or what one has in its suit."""
        here = t.rabbits[seat]
        royal, owner = t.rules.royals[here], t.carrot_on(here)
        return Reason(
            "jackrabbits-ask-acquire",
            "JR-A1",
            player=sitter(seat),
            place=HEX_TEXTS.thing(here),
            whose="none" if royal < 0 else "mine" if owner == seat else "held" if owner >= 0 else "court",
            card=CARD_TEXTS.thing(max(royal, 0)),
            rival=sitter(max(owner, 0)),
            price=int(t.claim_price(royal)) if royal >= 0 else 0,
            points=int(t.points(seat, bit(royal // 13))) if royal >= 0 else 0,
            which=SUITS[max(royal, 0) // 13],
        )

    def tells(self, t: RaceTable) -> dict[str, object]:
        """With the royal that could be claimed where the rabbit rests."""
        here = t.rabbits[self.seat]
        royal = t.rules.royals[here]
        is_there = royal >= 0 and t.holds(COURT, royal)
        return super().tells(t) | {"place": HEX_TEXTS[here], "royal": CARD_TEXTS[royal] if is_there else None}

    def moment(self, t: RaceTable) -> i64:
        return ACQUIRING

    def add_usual(self, t: RaceTable, found: Choices) -> None:
        add_discards(t, self.seat, found)
        found.append(REST)
        if can_claim(t, self.seat):
            found.append(CLAIM)

    def act(self, t: RaceTable, action: i64) -> None:
        if action == CLAIM:
            claim(t, self.seat)
        elif action != REST:
            t.push(self)
            begin_discards(t, self.seat, action - DISCARD)

    def ids(self, t: RaceTable) -> tuple[str, ...]:
        return ("JR-A1", "JR-A2", "JR-A3") if t.rules.royals[t.rabbits[self.seat]] >= 0 else ("JR-A3",)

    def reason(self, t: RaceTable, action: i64) -> Reason:
        return why_not_acquire(t, self.seat, action)


def can_claim(t: RaceTable, seat: i64) -> bool:
    """Is its royal in the court, are there ten points in its suit, and a carrot free after paying? JR-A1, JR-A2."""
    royal = t.rules.royals[t.rabbits[seat]]
    if royal < 0 or not t.holds(COURT, royal):
        return False
    suit = royal // 13
    if t.royals_of(seat) >= MOST_ROYALS and not t.held(seat, suit) & ROYAL_RANKS:
        return False
    return can_reach(t, seat, bit(suit), t.claim_price(royal))


def claim(t: RaceTable, seat: i64) -> None:
    """Spend ten points or more in the royal's own suit; who holds three royals spends one of them. JR-A1, JR-A2."""
    royal = t.rules.royals[t.rabbits[seat]]
    t.push(Claim(seat))
    pay(t, seat, bit(royal // 13), t.claim_price(royal), 1 if t.royals_of(seat) >= MOST_ROYALS else 0)


class Claim(Then["RaceTable"]):
    """The royal is taken, and a carrot put on its house. The phase is over. JR-A1, JR-A3."""

    name = "claim"

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, t: RaceTable) -> None:
        house = t.rabbits[self.seat]
        royal = t.rules.royals[house]
        t.move_card(royal, COURT, self.seat)
        t.tell(event(CLAIMED, self.seat, royal, house))
        for rule in t.rules.claimed:
            rule.claimed(t, self.seat, royal)

    def parts(self) -> list[int]:
        return [self.seat]
