"""Why something cannot be done in one of the phases of a turn, from what the asker may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from warren.core.cards import bit
from warren.core.errors import Reason, first_reason
from warren.core.messages import sitter
from warren.games.jackrabbits.actions import (
    ACTIONS,
    BOAT,
    CLAIM,
    CROSS,
    DISCARD,
    DOWN,
    GO,
    HOLE,
    HORSE,
    JOKER,
    MATCH,
    RIDE,
    STAY,
    is_of_journey,
)
from warren.games.jackrabbits.deck import CARD_TEXTS, JOKERS, MOST_ROYALS, OFF_BOARD, ROYAL_RANKS
from warren.games.jackrabbits.land.lattice import RHOMBUS
from warren.games.jackrabbits.land.tiles import (
    NAMES,
    SHAPE,
    TILE_OF_END,
    UNDERGROUND,
)
from warren.games.jackrabbits.reasons import at_another_time, not_held, too_poor, why_not_discard
from warren.games.jackrabbits.turn.limit import surplus
from warren.games.jackrabbits.turn.payment import sum_of

if TYPE_CHECKING:
    from warren.games.jackrabbits.table import RaceTable


# --- the lottery -------------------------------------------------------------------------------------------------


def why_not_match(t: RaceTable, seat: i64, card: i64) -> Reason:
    """A card that cannot be shown in the lottery. JR-L2."""
    one, other = int(t.dice // 6) + 1, int(t.dice % 6) + 1
    is_match = card // 13 != JOKERS and card % 13 + 1 in (one, other)
    return first_reason(
        phase=t.rules.lottery.why_not_again(t, card),
        means=not_held(t, seat, card, "JR-L2")
        or (
            None
            if is_match
            else Reason("jackrabbits-no-match", "JR-L2", card=CARD_TEXTS.thing(card), first=one, second=other)
        ),
    )


def before_setting_out(t: RaceTable, seat: i64, action: i64) -> Reason | None:
    """What may be done after the roll besides travelling, and why not; None if it is something else."""
    kind = ACTIONS.kind(action)
    if kind == MATCH:
        return why_not_match(t, seat, action - MATCH)
    if kind == DISCARD:
        return why_not_discard(t, seat, action - DISCARD, surplus(t, seat), -1)
    return None


# --- setting out -------------------------------------------------------------------------------------------------


def why_not_set_out(t: RaceTable, seat: i64, action: i64) -> Reason:
    """For the beginning of a journey. JR-J1, JR-T3, JR-T5, JR-U2."""
    other = before_setting_out(t, seat, action)
    if other is not None:
        return other
    if not is_of_journey(action):
        return at_another_time(t, seat, action)
    here, kind = t.rabbits[seat], ACTIONS.kind(action)
    if here == OFF_BOARD:
        if kind == RIDE:
            return Reason("jackrabbits-ride-off-board", "JR-T3")
        return Reason("jackrabbits-off-board", "JR-U2")
    if here == UNDERGROUND:
        return Reason("jackrabbits-underground", "JR-T5")
    if kind == GO:
        return Reason("jackrabbits-road-elsewhere", "JR-J1", place=NAMES.thing(here))
    return at_another_time(t, seat, action)


# --- on the road -------------------------------------------------------------------------------------------------


_OFFERED: Final = {HORSE: HORSE, BOAT: HORSE, CROSS: CROSS, JOKER: JOKER, HOLE: HOLE, DOWN: HOLE}
"""By kind: by which of those that go together a tile is known to have it."""


def why_not_step(t: RaceTable, seat: i64, tile: i64, came: i64, has_crossed: bool, action: i64) -> Reason:
    """On a small tile, what no rule offers there. JR-J2 to JR-J5, JR-T1 to JR-T4."""
    kind = ACTIONS.kind(action)
    if kind == GO:
        return why_not_walk(t, tile, came, has_crossed, action - GO)
    if action == STAY:
        return Reason("jackrabbits-on-the-way", "JR-J3")
    if kind in _OFFERED:
        span = ACTIONS.span(int(_OFFERED[kind]))
        return Reason("jackrabbits-not-here", span.rule, what=span.kind, place=NAMES.thing(tile))
    return at_another_time(t, seat, action)


def why_not_walk(t: RaceTable, tile: i64, came: i64, has_crossed: bool, end: i64) -> Reason:
    """A road end by which one cannot walk on. JR-J2, JR-J5, JR-T1."""
    here = NAMES.thing(tile)
    if TILE_OF_END[end] != tile:
        return Reason("jackrabbits-road-elsewhere", "JR-J2", place=here)
    across = t.rules.roads.across[end]
    if SHAPE[tile] == RHOMBUS:
        mate = t.rules.roads.mate[came]
        if has_crossed and end in (came, mate):
            return Reason("jackrabbits-crossed-already", "JR-T1", place=here)
        if not has_crossed and end not in (came, mate):
            return Reason("jackrabbits-other-road", "JR-T1", place=here)
    if end == came:
        return Reason("jackrabbits-turning-back", "JR-J2", place=here)
    return Reason("jackrabbits-road-used", "JR-J5", place=NAMES.thing(TILE_OF_END[across]))


# --- acquisition and the end of a turn ---------------------------------------------------------------------------


def why_not_acquire(t: RaceTable, seat: i64, action: i64) -> Reason:
    """In the acquisition phase. JR-A1, JR-A2."""
    if action == CLAIM:
        return why_not_claim(t, seat)
    if ACTIONS.kind(action) == DISCARD:
        return why_not_discard(t, seat, action - DISCARD, surplus(t, seat), -1)
    return at_another_time(t, seat, action)


def why_not_claim(t: RaceTable, seat: i64) -> Reason:
    here = t.rabbits[seat]
    royal = t.rules.royals[here]
    if royal < 0:
        return first_reason(place=Reason("jackrabbits-no-house", "JR-A1", place=NAMES.thing(here)))
    suit, told, holder = bit(royal // 13), CARD_TEXTS.thing(royal), t.carrot_on(here)
    means: Reason | None = None
    if holder == seat:
        means = Reason("jackrabbits-your-royal", "JR-A2", card=told)
    elif holder >= 0:
        means = Reason("jackrabbits-royal-held", "JR-A2", card=told, player=sitter(holder))
    elif t.royals_of(seat) >= MOST_ROYALS and not t.held(seat, royal // 13) & ROYAL_RANKS:
        means = Reason("jackrabbits-no-free-carrot", "JR-A2", carrots=MOST_ROYALS, card=told)
    missing = t.claim_price(royal) - sum_of(t, seat, seat, suit)
    return first_reason(means=means, price=too_poor(t, "claim", "JR-A1", suit, missing))


def why_not_at_end(t: RaceTable, seat: i64, action: i64) -> Reason:
    """Before the turn ends, with too many cards. JR-N1."""
    if ACTIONS.kind(action) == DISCARD:
        return why_not_discard(t, seat, action - DISCARD, surplus(t, seat), -1)
    return Reason("jackrabbits-turn-ends", "JR-I3", limit=int(t.rules.hand_limit))
