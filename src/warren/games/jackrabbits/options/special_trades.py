"""Who meet on a hexagon may trade, and may lie about what they give. JR-X13.

The offer says which cards each side gives. If it is accepted, each side chooses, unseen by the other, as many cards as
were said of it; then all of them change hands at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Never

from mypy_extensions import i64

from warren.core.cards import bit
from warren.core.choices import Choices
from warren.core.errors import BadInput, Reason
from warren.core.step import Step
from warren.games.jackrabbits.actions import ACTIONS
from warren.games.jackrabbits.options.trade_steps import Giving, Response, Settlement, Swindlers, Wording
from warren.games.jackrabbits.options.trade_story import GIFTS, exchange, offer
from warren.games.jackrabbits.options.trade_words import (
    OFFER,
    OFFERED_TO,
    OFFERER,
    can_be_worded,
    forget_words,
)
from warren.games.jackrabbits.options.why_not_trade import why_not_offer
from warren.games.jackrabbits.rule import Option
from warren.games.jackrabbits.turn.moment import ACQUIRING, Moment

if TYPE_CHECKING:
    from warren.core.seeing import Shapes
    from warren.games.jackrabbits.ruleset import Ruleset
    from warren.games.jackrabbits.story import Teller
    from warren.games.jackrabbits.table import RaceTable


class SpecialTrades(Option):
    """In the acquisition phase, offer a trade to a player on one's hexagon, to each once a turn."""

    def steps(self) -> tuple[type[Step[Never]], ...]:
        return (Wording, Response, Giving, Settlement, Swindlers)

    def shapes(self) -> Shapes:
        """Who offers a trade to whom, and what each side is said to give."""
        return {"Moment": {"offerer?": "int", "other?": "int", "said?": "list[list[str]]"}}

    def tellers(self) -> dict[str, Teller]:
        return {"offered": offer, **dict.fromkeys(GIFTS, exchange)}

    def join(self, rules: Ruleset) -> None:
        rules.add_at(ACQUIRING, self)
        rules.let_do(self, OFFER)

    def recall(self, t: RaceTable, seat: i64, words: list[str]) -> None:
        """That a player was offered a trade in this turn: `offered`."""
        if words != ["offered"] or seat == t.turn:
            raise BadInput("position/remembered", option=self.name, text=" ".join(words))
        t.marks[OFFERED_TO] |= bit(seat)

    def adds(self, t: RaceTable, step: Moment, found: Choices) -> None:
        seat = step.seat
        partners = t.rivals_on(seat) & ~t.marks[OFFERED_TO]
        if partners and t.count(seat):
            other: i64 = 0
            while other < t.players:
                if partners & bit(other) and t.count(other) and can_be_worded(t, seat, other):
                    found.append(OFFER + other)
                other += 1

    def does(self, t: RaceTable, step: Moment, action: i64) -> bool:
        seat = step.seat
        other = action - OFFER
        t.marks[OFFERED_TO] |= bit(other)
        forget_words(t)
        t.push(Wording(seat, other, OFFERER, -1))
        return True

    def adds_by(self, t: RaceTable, step: Moment) -> tuple[str, ...]:
        return ("JR-X13",) if t.rivals_on(step.seat) else ()

    def why_not(self, t: RaceTable, step: Moment, action: i64) -> Reason | None:
        return why_not_offer(t, step.seat, action - OFFER) if ACTIONS.kind(action) == OFFER else None
