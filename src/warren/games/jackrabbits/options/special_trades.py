"""Who meet on a hexagon may trade, and may lie about what they give. JR-X13.

The offer says which cards each side gives. If it is accepted, each side chooses, unseen by the other, as many cards as
were said of it; then all of them change hands at once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Never

from mypy_extensions import i64

from warren.core.cards import bit
from warren.core.errors import BadInput, Reason
from warren.core.step import Step
from warren.games.jackrabbits.actions import ACTIONS, REFUSE
from warren.games.jackrabbits.deck import (
    CARD_TEXTS,
    CARDS,
    RANK_BIT,
    STACK,
)
from warren.games.jackrabbits.options.barter import Barter, gain, merits
from warren.games.jackrabbits.options.trade_steps import Giving, Response, Settlement, Swindlers, Wording
from warren.games.jackrabbits.options.trade_words import (
    ACCEPT,
    GIVE,
    OFFER,
    OFFERED_TO,
    OFFERER,
    OTHER,
    SAID_CARDS,
    can_be_worded,
    forget_words,
    said_of,
)
from warren.games.jackrabbits.options.why_not_trade import why_not_offer
from warren.games.jackrabbits.planning.travel import LOST
from warren.games.jackrabbits.rule import Gathering, Option
from warren.games.jackrabbits.turn.moment import ACQUIRING, Moment

if TYPE_CHECKING:
    from warren.games.jackrabbits.ruleset import Ruleset
    from warren.games.jackrabbits.table import RaceTable
    from warren.games.jackrabbits.view import RaceView


class SpecialTrades(Option):
    """In the acquisition phase, offer a trade to a player on one's hexagon, to each once a turn."""

    def steps(self) -> tuple[Callable[..., Step[Never]], ...]:
        return (Wording, Response, Giving, Settlement, Swindlers)

    def join(self, rules: Ruleset) -> None:
        rules.add_at(ACQUIRING, self)
        rules.let_do(self, OFFER)
        rules.advises.append(self)

    def recall(self, t: RaceTable, seat: i64, words: list[str]) -> None:
        """That a player was offered a trade in this turn: `offered`."""
        if words != ["offered"] or seat == t.turn:
            raise BadInput("position/remembered", option=self.name, text=" ".join(words))
        t.marks[OFFERED_TO] |= bit(seat)

    def adds(self, t: RaceTable, step: Moment, found: list[int]) -> None:
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

    def advice(self, t: RaceTable, seat: i64, action: i64) -> float:
        """Bots offer and accept what serves them, if they can keep their word."""
        step = t._stack[-1]
        if ACTIONS.kind(action) == OFFER:
            return Barter(t, seat, action - OFFER).offer()
        if isinstance(step, Wording):
            return step.advice(t, action)
        if isinstance(step, Response) and action == ACCEPT:
            return LOST + gain(t, seat, step.offerer)
        if isinstance(step, Giving) and ACTIONS.kind(action) == GIVE:
            card = action - GIVE
            return 1.0 if said_of(t, step.side_of(seat), card // 13) & RANK_BIT[card % 13] else 0.0
        return 0.0

    def merits(self, view: RaceView, t: RaceTable, move: list[int]) -> list[Reason]:
        if move[0] == REFUSE and isinstance(t._stack[-1], Response):
            return [Reason("jackrabbits-merit-no-trade", "JR-X13")]
        return merits(t, view.seat, move)

    def shows(self, view: RaceView) -> dict[str, object]:
        return {"trade": trade_shown(view)}

    def asks(self, view: RaceView, t: RaceTable, step: object) -> Reason | None:
        said, asked = tuple(cards_said(view, OFFERER)), tuple(cards_said(view, OTHER))
        if isinstance(step, Wording):
            seat, other = int(step.seat), int(step.other)
            return Reason("jackrabbits-ask-wording", player=seat, rival=other, said=said, asked=asked)
        if isinstance(step, Response):
            seat, offerer = int(step.seat), int(step.offerer)
            return Reason("jackrabbits-ask-response", player=seat, rival=offerer, said=said, asked=asked)
        if isinstance(step, Giving):
            is_offerer = view.seat == step.offerer
            rival = int(step.other if is_offerer else step.offerer)
            left, cards = int(step.left(view.seat)), said if is_offerer else asked
            return Reason("jackrabbits-ask-giving", player=int(view.seat), rival=rival, left=left, cards=cards)
        return None

    def gathers(self, seat: i64, step: object) -> Gathering | None:
        return Gathering("give", step.left(seat)) if isinstance(step, Giving) else None


# --- what is shown -----------------------------------------------------------------------------------------------


def trade_shown(view: RaceView) -> dict[str, object] | None:
    """Who offers what to whom, and what the reader gives; None if nobody trades."""
    for (code, *parts), answer in zip(view.steps, view.answers, strict=True):
        step = view.game.make_step(code, parts, answer)
        seats: tuple[i64, i64] | None = None
        if isinstance(step, Wording):
            seats = step.seat, step.other
        elif isinstance(step, Response):
            seats = step.offerer, step.seat
        elif isinstance(step, Giving):
            seats = step.offerer, step.other
        if seats is not None:
            given = [CARD_TEXTS[code % CARDS] for code in answer] if isinstance(step, Giving) else []
            said = [cards_said(view, side) for side in (OFFERER, OTHER)]
            return {"offerer": int(seats[0]), "other": int(seats[1]), "said": said, "given": given}
    return None


def cards_said(view: RaceView, side: int) -> list[str]:
    start = SAID_CARDS + side * STACK
    return [
        CARD_TEXTS[suit * 13 + rank]
        for suit, mask in enumerate(view.marks[start : start + STACK])
        for rank in range(13)
        if mask >> rank & 1
    ]
