"""Why something cannot be done in a special trade, from what the asker may know. JR-X13."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from warren.core.cards import bit
from warren.core.errors import Reason, first_reason
from warren.core.messages import sitter
from warren.games.jackrabbits.actions import ACTIONS, DONE
from warren.games.jackrabbits.deck import CARD_TEXTS, RANK_BIT, STACK
from warren.games.jackrabbits.options.trade_words import ASK, GIVE, OFFERED_TO, SAID_CARDS, SAY
from warren.games.jackrabbits.reasons import lowest_first, not_held

if TYPE_CHECKING:
    from warren.games.jackrabbits.options.trade_steps import Wording
    from warren.games.jackrabbits.table import RaceTable

RULE = "JR-X13"


def why_not_offer(t: RaceTable, seat: i64, other: i64) -> Reason:
    """In the acquisition phase."""
    player = int(other)
    if other >= t.players:
        return Reason("jackrabbits-not-at-table", RULE, player=sitter(player))
    is_done = t.marks[OFFERED_TO] & bit(other) != 0
    place: Reason | None = None
    if other == seat:
        place = Reason("jackrabbits-trade-oneself", RULE)
    elif not t.rivals_on(seat) & bit(other):
        place = Reason("jackrabbits-trade-elsewhere", RULE, player=sitter(player))
    means = Reason("jackrabbits-no-diamond-left", RULE)
    if not t.count(seat):
        means = Reason("jackrabbits-trade-nothing", RULE)
    elif not t.count(other):
        means = Reason("jackrabbits-trade-for-nothing", RULE, player=sitter(player))
    return first_reason(
        phase=Reason("jackrabbits-offered-already", RULE, player=sitter(player)) if is_done else None,
        place=place,
        means=means,
    )


def why_not_word(t: RaceTable, step: Wording, action: i64) -> Reason:
    """While an offer is put into words."""
    kind = ACTIONS.kind(action)
    is_own = kind == SAY
    if not is_own and kind != ASK:
        if action == DONE:
            return Reason("jackrabbits-word-both", RULE, player=sitter(step.other))
        return Reason("jackrabbits-word-first", RULE, player=sitter(step.other))
    side: i64 = 0 if is_own else 1
    if side < step.side:
        return Reason("jackrabbits-said-own", RULE, player=sitter(step.other))
    if step.last < 0 and not is_own:
        return Reason("jackrabbits-word-own", RULE)
    card = action - kind
    told = CARD_TEXTS.thing(card)
    if is_said(t, 0, card) or is_said(t, 1, card):
        return Reason("jackrabbits-said-already", RULE, card=told)
    speaker = step.seat if is_own else step.other
    if not step.may_have(t, speaker, card):
        return Reason("jackrabbits-seen-elsewhere", RULE, card=told)
    if step.is_full(t, side):
        return Reason("jackrabbits-said-all", RULE, player=sitter(speaker), held=int(t.count(speaker)))
    if side == step.side and card < step.last:
        return lowest_first(card, step.last, RULE)
    return Reason("jackrabbits-trade-diamonds", RULE)


def is_said(t: RaceTable, side: i64, card: i64) -> bool:
    return t.marks[SAID_CARDS + side * STACK + card // 13] & RANK_BIT[card % 13] != 0


def why_not_answer() -> Reason:
    """While an offer waits for its answer."""
    return Reason("jackrabbits-answer-offer", RULE)


def why_not_give(t: RaceTable, seat: i64, chosen: list[int], wanted: i64, action: i64) -> Reason:
    """While both choose what they give."""
    left = int(wanted) - len(chosen)
    if ACTIONS.kind(action) != GIVE:
        return Reason("jackrabbits-give-first", RULE, left=left)
    card = int(action - GIVE)
    told, is_lower = CARD_TEXTS.thing(card), len(chosen) > 0 and card < chosen[-1]
    return first_reason(
        phase=Reason("jackrabbits-given-already", RULE, card=told) if card in chosen else None,
        means=not_held(t, seat, card, RULE),
        price=lowest_first(card, chosen[-1], RULE)
        if is_lower
        else Reason("jackrabbits-give-lower", RULE, card=told, left=left),
    )
