"""Why an action of JACKED is not legal now, from what its player may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from warren.core.actions import PASS
from warren.core.cards import bit
from warren.core.errors import Reason, first_reason
from warren.games.jacked.actions import (
    ACTIONS,
    AS_TEXTS,
    CALL,
    COLOURS,
    DISCARD,
    FORFEIT,
    MOVE,
    OUT,
    PART,
    PEG_TEXTS,
    RANK_TEXTS,
    SEVEN,
    SWAP,
)
from warren.games.jacked.board import JAIL, NOWHERE
from warren.games.jacked.ranks import JOKER, RANK_MASKS, SIX, TEN, steps_of
from warren.games.jacked.ranks import SEVEN as SEVEN_RANK

if TYPE_CHECKING:
    from warren.games.jacked.table import JackedTable


def why_not_play(t: JackedTable, seat: i64, action: i64, is_mistaken: bool) -> Reason:
    """For a turn."""
    if action == PASS:
        return Reason("jacked-no-pass", "JK-P3")
    if action == CALL:
        if t.barred & bit(seat):
            return Reason("jacked-barred", "JK-J4")
        return Reason("jacked-nothing-to-call", "JK-J3")
    kind = ACTIONS.kind(action)
    if kind == PART:
        return Reason("jacked-no-seven-begun", "JK-CS1")
    if not t.rules.is_memory and t.jacked == seat and kind != DISCARD:
        return Reason("jacked-must-discard", "JK-J1")
    if action == FORFEIT:
        return Reason("jacked-can-play", "JK-P4")
    if kind == DISCARD:
        return why_not_discard(t, seat, action - DISCARD, is_mistaken)
    if kind == OUT:
        return why_not_out(t, seat, (action - OUT) >> 2, (action - OUT) & 3)
    if kind == MOVE:
        return why_not_move(t, seat, (action - MOVE) >> 4, (action - MOVE) & 15)
    if kind == SWAP:
        index = action - SWAP
        return why_not_swap(t, seat, index >> 8, index >> 4 & 15, index & 15)
    index = action - SEVEN
    return why_not_seven(t, seat, index // 112, index % 112 // 7, index % 7 + 1)


def not_held(t: JackedTable, seat: i64, played_as: i64) -> Reason | None:
    """Whether the card is missing: one's own, or the joker that would stand for it."""
    rank = JOKER if played_as >= 13 else played_as
    if t.hands[seat] & RANK_MASKS[rank]:
        return None
    return Reason("jacked-not-in-hand", "JK-P3", card=RANK_TEXTS.thing(rank))


def not_yours(t: JackedTable, seat: i64, peg: i64) -> Reason | None:
    if t.movable(seat) & bit(peg):
        return None
    return Reason("jacked-not-your-peg", "JK-P1", peg=PEG_TEXTS.thing(peg))


def why_not_discard(t: JackedTable, seat: i64, rank: i64, is_mistaken: bool) -> Reason:
    phase: Reason | None = None
    if is_mistaken:
        phase = Reason("jacked-discard-again", "JK-J4")
    elif not t.rules.is_memory and t.jacked != seat:
        phase = Reason("jacked-no-discard", "JK-J1")
    return first_reason(phase=phase, means=not_held(t, seat, 13 if rank == JOKER else rank))


def why_not_out(t: JackedTable, seat: i64, label: i64, colour: i64) -> Reason:
    played_as = (12 if label & 1 else 0) + (13 if label >= 2 else 0)
    place = Reason("jacked-out-blocked", "JK-M3", colour=COLOURS[colour]) if t.board.blocked & bit(colour) else None
    if not t.movable(seat) & bit(4 * colour):
        place = Reason("jacked-not-your-colour", "JK-P1", colour=COLOURS[colour])
    elif t.board.in_jail(colour) < 0:
        place = Reason("jacked-jail-empty", "JK-CA", colour=COLOURS[colour])
    return first_reason(place=place, means=not_held(t, seat, played_as))


def why_not_move(t: JackedTable, seat: i64, played_as: i64, peg: i64) -> Reason:
    rank = played_as % 13
    if rank == SEVEN_RANK or rank == TEN:
        rule, what = ("JK-CS1", "seven") if rank == SEVEN_RANK else ("JK-CT", "ten")
        other = Reason("jacked-not-a-move", rule, card=AS_TEXTS.thing(played_as), what=what)
        return first_reason(
            place=not_yours(t, seat, peg) or jailed(t, peg), means=not_held(t, seat, played_as), price=other
        )
    return first_reason(
        place=not_yours(t, seat, peg) or jailed(t, peg),
        means=not_held(t, seat, played_as),
        price=why_not_so_far(t, peg, rank),
    )


def jailed(t: JackedTable, peg: i64) -> Reason | None:
    """Whether a peg stands where only Aces and kings help."""
    return Reason("jacked-in-jail", "JK-CA", peg=PEG_TEXTS.thing(peg)) if t.board.places[peg] == JAIL else None


def why_not_so_far(t: JackedTable, peg: i64, rank: i64) -> Reason:
    """What is in the way of a peg on the steps of a card."""
    told = PEG_TEXTS.thing(peg)
    if rank == SIX:
        return Reason("jacked-six-blocker" if t.board.is_on_ring(peg) else "jacked-six-home", "JK-CX", peg=told)
    if t.board.target(peg, steps_of(rank)) == NOWHERE:
        return Reason("jacked-home-full", "JK-M4", peg=told, steps=int(steps_of(rank)))
    return Reason("jacked-blocked", "JK-M2", peg=told, steps=int(steps_of(rank)))


def why_not_swap(t: JackedTable, seat: i64, is_joker: i64, peg: i64, other: i64) -> Reason:
    told, others = PEG_TEXTS.thing(peg), PEG_TEXTS.thing(other)
    place: Reason | None = None
    if peg >= other:
        place = Reason("jacked-swap-order", "JK-CT", peg=told, other=others)
    elif not t.board.is_on_ring(peg) or not t.board.is_on_ring(other):
        place = Reason("jacked-swap-place", "JK-CT", peg=others if t.board.is_on_ring(peg) else told)
    elif not t.movable(seat) & (bit(peg) | bit(other)):
        place = Reason("jacked-swap-strangers", "JK-CT", peg=told, other=others)
    return first_reason(place=place, means=not_held(t, seat, TEN + 13 * is_joker))


def why_not_seven(t: JackedTable, seat: i64, is_joker: i64, peg: i64, count: i64) -> Reason:
    return why_not_steps(t, seat, peg, count, 7, not_held(t, seat, SEVEN_RANK + 13 * is_joker))


def why_not_part(t: JackedTable, seat: i64, action: i64, left: i64, used: i64) -> Reason:
    """In the middle of a seven."""
    if ACTIONS.kind(action) != PART:
        return Reason("jacked-finish-seven", "JK-CS1", left=int(left))
    peg, count = (action - PART) // 7, (action - PART) % 7 + 1
    if used & bit(peg):
        return Reason("jacked-seven-twice", "JK-CS1", peg=PEG_TEXTS.thing(peg))
    if count > left:
        return Reason("jacked-seven-more", "JK-CS1", left=int(left))
    return why_not_steps(t, seat, peg, count, left, None)


def why_not_steps(t: JackedTable, seat: i64, peg: i64, count: i64, left: i64, means: Reason | None) -> Reason:
    told = PEG_TEXTS.thing(peg)
    if t.board.target(peg, count) == NOWHERE:
        price = Reason("jacked-home-full", "JK-M4", peg=told, steps=int(count))
    else:
        price = Reason("jacked-seven-rest", "JK-CS1", peg=told, steps=int(count), rest=int(left - count))
    return first_reason(place=not_yours(t, seat, peg) or jailed(t, peg), means=means, price=price)
