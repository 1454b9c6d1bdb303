"""Why something cannot be done now, from what the asker may know: what every phase and rule shares.

`turn/why_not.py` has the reasons of the turn; each rule on top has its own. Which of several is told says
`first_reason`, for all of them: the phase, or what was done already; the place; the means, such as a card; the price.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from warren.core.cards import bit
from warren.core.errors import Reason, first_reason
from warren.core.messages import Item, Thing, sitter
from warren.games.jackrabbits.actions import ACTIONS, CALL, DISCARD, DONE, is_of_journey
from warren.games.jackrabbits.deck import CARD_TEXTS, JOKERS
from warren.games.jackrabbits.land.tiles import NAMES, UNDERGROUND, one_of

if TYPE_CHECKING:
    from warren.games.jackrabbits.table import RaceTable
    from warren.games.jackrabbits.turn.payment import Gather


PHASES: Final = ("lottery", "journey", "acquisition", "increment")
"""Of a turn, in their order."""


def at_another_time(t: RaceTable, seat: i64, action: i64) -> Reason:
    """When something can be done that is not for now."""
    kind = ACTIONS.kind(action)
    if kind == CALL:
        return why_not_call(t, seat, action - CALL, 0)
    span, now = ACTIONS.span(int(action)), t.phase()
    if now == PHASES[0] and span.phase in PHASES[1:]:
        return Reason("jackrabbits-roll-first", "JR-L1", then=span.phase)
    if now in PHASES[2:] and is_of_journey(action):
        return Reason("jackrabbits-journey-over", "JR-J1")
    return Reason("jackrabbits-other-time", span.rule, what=span.kind)


def not_held(t: RaceTable, seat: i64, card: i64, rule: str) -> Reason | None:
    """Whether the card is not in the asker's own hand."""
    if t.holds(seat, card):
        return None
    return Reason("jackrabbits-not-held", rule, card=CARD_TEXTS.thing(card))


def suits_told(t: RaceTable, suits: i64) -> Item:
    """Suits by name, or that any will do."""
    return Thing("suit", "any") if suits & t.rules.suits == t.rules.suits else one_of(suits & t.rules.suits)


def too_poor(t: RaceTable, what: str, rule: str, suits: i64, missing: i64, load: i64 = 0) -> Reason:
    """By how many points a hand falls short of a sum, in which suits, and what they would get.

    Whatever else adds to a sum, at least one card has to be played. `load`: what rules have added to the price of the
    turn, where that is the sum.
    """
    if not suits & t.rules.suits:
        return Reason("jackrabbits-suit-not-in-play", rule, what=what)
    return Reason(
        "jackrabbits-too-poor",
        rule,
        missing=int(max(missing, 1)),
        suits=suits_told(t, suits),
        what=what,
        price=int(t.price),
        load=int(load),
    )


def not_there(t: RaceTable, hexagon: i64, rule: str) -> Reason | None:
    """Whether no ride leads to a hexagon: it is underground, or not on this land."""
    if hexagon == UNDERGROUND:
        return Reason("jackrabbits-no-ride-underground", rule)
    if not t.rules.hexagons & bit(hexagon):
        return Reason("jackrabbits-not-on-land", rule, place=NAMES.thing(hexagon))
    return None


# --- cards put together ------------------------------------------------------------------------------------------


def why_not_gather(t: RaceTable, step: Gather, action: i64, what: str, rule: str) -> Reason:
    """In the middle of a payment or a fight."""
    kind = step.action()
    suits, missing = step.accepts(t), step.missing(t)
    if action == DONE:
        if missing > 0 or step.last < 0:
            return Reason("jackrabbits-unfinished", rule, what=what, missing=int(missing), suits=suits_told(t, suits))
        return Reason("jackrabbits-needs-royal", "JR-A2")
    if ACTIONS.kind(action) != kind:
        return Reason("jackrabbits-finish-first", rule, what=what, missing=int(max(missing, 0)))
    card = action - kind
    told = CARD_TEXTS.thing(card)
    if card < step.last:
        short = lowest_first(card, step.last, rule)
    elif step.royals:
        short = Reason("jackrabbits-royal-passed-over", "JR-A2", card=told)
    else:
        short = Reason("jackrabbits-too-high", rule, what=what, card=told, missing=int(missing))
    return first_reason(
        phase=Reason("jackrabbits-laid-already", rule, card=told) if t.holds(step.place, card) else None,
        means=not_held(t, step.seat, card, rule) or worthless(t, card, suits, what, rule),
        price=short,
    )


def worthless(t: RaceTable, card: i64, suits: i64, what: str, rule: str) -> Reason | None:
    """Whether a card counts for nothing where these suits do."""
    if card // 13 == JOKERS:
        return Reason("jackrabbits-joker-worthless", "JR-C2")
    if suits & bit(card // 13):
        return None
    return Reason("jackrabbits-wrong-suit", rule, what=what, card=CARD_TEXTS.thing(card), suits=suits_told(t, suits))


def lowest_first(card: i64, last: i64, rule: str) -> Reason:
    """Cards are chosen in their order, so that each set is reached in one way only."""
    return Reason("jackrabbits-lowest-first", rule, card=CARD_TEXTS.thing(card), last=CARD_TEXTS.thing(last))


# --- the hand limit ----------------------------------------------------------------------------------------------


def why_not_discard(t: RaceTable, seat: i64, card: i64, left: i64, last: i64) -> Reason:
    """For a card that is to be discarded, where so many are. JR-N1."""
    told, held, limit = CARD_TEXTS.thing(card), int(t.counted(seat)), int(t.rules.hand_limit)
    is_flown = card == t.passport
    return first_reason(
        phase=Reason("jackrabbits-within-limit", "JR-N1", held=held, limit=limit) if left <= 0 else None,
        means=not_held(t, seat, card, "JR-N1")
        or (Reason("jackrabbits-discard-passport", "JR-F1", card=told) if is_flown else None),
        price=lowest_first(card, last, "JR-N1")
        if card < last
        else Reason("jackrabbits-discard-lower", "JR-N1", card=told, left=int(left)),
    )


def why_not_discarding(t: RaceTable, seat: i64, action: i64, left: i64, last: i64) -> Reason:
    """While cards have to be discarded. JR-N2."""
    if ACTIONS.kind(action) == DISCARD:
        return why_not_discard(t, seat, action - DISCARD, left, last)
    return Reason("jackrabbits-discard-first", "JR-N2", left=int(left), limit=int(t.rules.hand_limit))


def why_not_call(t: RaceTable, seat: i64, caught: i64, over: i64) -> Reason:
    """A call with nothing to call says so, and nothing happens: hands can be counted by anybody. JR-N2.

    `over`: those who can still be called now, as a mask.
    """
    if caught >= t.players:
        return Reason("jackrabbits-not-at-table", "JR-N2", player=sitter(caught))
    if t.rules.is_limit_strict:
        return Reason("jackrabbits-limit-strict", "JR-N2", limit=int(t.rules.hand_limit))
    if caught == seat:
        return Reason("jackrabbits-call-oneself", "JR-N2")
    held, limit = int(t.counted(caught)), int(t.rules.hand_limit)
    if held <= limit:
        return Reason("jackrabbits-nothing-to-call", "JR-N2", player=sitter(caught), held=held, limit=limit)
    if over:
        return Reason("jackrabbits-called-already", "JR-N2", player=sitter(caught))
    return Reason("jackrabbits-call-later", "JR-N2", player=sitter(caught))
