"""Royals that change hands: a fourth one is one too many. JR-D4, JR-O3."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from warren.core.choices import Choices, Listing
from warren.core.errors import Reason, first_reason
from warren.core.facts import event
from warren.core.messages import sitter
from warren.core.step import Then
from warren.games.jackrabbits.actions import ACTIONS, RETURN
from warren.games.jackrabbits.deck import CARD_TEXTS, COURT, JOKERS, LOWEST, MOST_ROYALS, ROYAL_RANKS
from warren.games.jackrabbits.facts import RETURNED
from warren.games.jackrabbits.reasons import not_held
from warren.games.jackrabbits.turn.limit import maybe_trim

if TYPE_CHECKING:
    from warren.games.jackrabbits.table import RaceTable


def settle_royals(t: RaceTable, seat: i64) -> None:
    """A fourth royal is one too many: one of them goes back to the court, before cards are counted. JR-D4, JR-O3."""
    if t.rules.is_limit_strict:
        t.push(Trim(seat))
    return_surplus(t, seat)


def return_surplus(t: RaceTable, seat: i64) -> None:
    """The same, where cards are counted later. JR-E0j."""
    if t.royals_of(seat) > MOST_ROYALS:
        t.push(GiveBack(seat))


class GiveBack(Listing["RaceTable"]):
    """Return one of four royals to the court. JR-D4."""

    name = "give-back"

    def asks(self, t: RaceTable, seat: i64) -> Reason | None:
        return Reason("jackrabbits-ask-give-back", "JR-D4", player=sitter(seat))

    def fill(self, t: RaceTable, found: Choices) -> None:
        for suit in t.rules.stacks:
            if suit != JOKERS:
                royals = t.held(self.seat, suit) & ROYAL_RANKS
                while royals:
                    found.append(RETURN + suit * 13 + LOWEST[royals])
                    royals &= royals - 1

    def choose(self, t: RaceTable, action: i64) -> None:
        royal = action - RETURN
        t.move_card(royal, self.seat, COURT)
        t.tell(event(RETURNED, self.seat, royal))
        return_surplus(t, self.seat)

    def rules(self, t: RaceTable, seat: i64) -> tuple[str, ...]:
        return ("JR-D4", "JR-O3")

    def because(self, t: RaceTable, action: i64) -> Reason:
        if ACTIONS.kind(action) == RETURN:
            card = action - RETURN
            return first_reason(
                means=not_held(t, self.seat, card, "JR-D4"),
                price=Reason("jackrabbits-return-royal", "JR-D4", card=CARD_TEXTS.thing(card)),
            )
        return Reason("jackrabbits-return-first", "JR-D4", held=int(t.royals_of(self.seat)))


class Trim(Then["RaceTable"]):
    """With a strict limit: discard down, now that the royals are settled. JR-N2."""

    name = "trim"

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, t: RaceTable) -> None:
        maybe_trim(t, self.seat)

    def parts(self) -> list[int]:
        return [self.seat]
