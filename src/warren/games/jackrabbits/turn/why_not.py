"""Why something cannot be done in one of the phases of a turn, from what the asker may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from warren.core.cards import bit
from warren.core.errors import Reason
from warren.games.jackrabbits.actions import (
    ACTIONS,
    BOAT,
    CAVE_TEXTS,
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
    TRAVELS,
)
from warren.games.jackrabbits.deck import CARD_TEXTS, COURT, JOKERS, NO_CARD, OFF_BOARD
from warren.games.jackrabbits.land.ground import SEA
from warren.games.jackrabbits.land.lattice import RHOMBUS
from warren.games.jackrabbits.land.tiles import (
    CAVE,
    ENDS,
    FIRST_END,
    HEXAGONS,
    KIND,
    MERCHANT,
    NAMES,
    SHAPE,
    TAVERN,
    TILE_OF_END,
    UNDERGROUND,
)
from warren.games.jackrabbits.reasons import at_another_time, not_held, too_poor, why_not_discard
from warren.games.jackrabbits.turn.payment import sum_of
from warren.games.jackrabbits.turn.transfers import CROSSED, EMERGED, SERVED, cave_of, is_used, landing_of

if TYPE_CHECKING:
    from warren.games.jackrabbits.table import RaceTable


# --- the lottery -------------------------------------------------------------------------------------------------


def why_not_match(t: RaceTable, seat: i64, card: i64) -> Reason:
    """A card that cannot be shown in the lottery. JR-L2."""
    missed = not_held(t, seat, card, "JR-L2")
    if missed is not None:
        return missed
    one, other = t.dice // 6, t.dice % 6
    if card // 13 == JOKERS or card % 13 not in (one, other):
        return Reason("jackrabbits-no-match", "JR-L2", card=CARD_TEXTS[card], first=int(one) + 1, second=int(other) + 1)
    return t.rules.lottery.why_not_again(card)


def before_setting_out(t: RaceTable, seat: i64, action: i64) -> Reason | None:
    """What may be done after the roll besides travelling, and why not; None if it is something else."""
    kind = ACTIONS.kind(action)
    if kind == MATCH:
        return why_not_match(t, seat, action - MATCH)
    if kind == DISCARD:
        return why_not_discard(t, seat, action - DISCARD, t.count(seat) - t.rules.hand_limit, -1)
    return None


# --- setting out -------------------------------------------------------------------------------------------------


def why_not_set_out(t: RaceTable, seat: i64, action: i64) -> Reason:
    """For the beginning of a journey. JR-J1, JR-T3, JR-T5, JR-U2."""
    other = before_setting_out(t, seat, action)
    if other is not None:
        return other
    if not TRAVELS.has(action):
        return at_another_time(t, seat, action)
    here, kind = t.rabbits[seat], ACTIONS.kind(action)
    if here == OFF_BOARD:
        if kind == RIDE:
            return Reason("jackrabbits-ride-off-board", "JR-T3")
        return Reason("jackrabbits-off-board", "JR-U2")
    if kind == RIDE:
        return why_not_ride(t, seat, action - RIDE)
    if here == UNDERGROUND:
        if kind == HOLE:
            return Reason("jackrabbits-no-such-cave", "JR-T5", cave=CAVE_TEXTS[action - HOLE])
        return Reason("jackrabbits-underground", "JR-T5")
    if kind == GO:
        return Reason("jackrabbits-road-elsewhere", "JR-J1", place=NAMES[here])
    return at_another_time(t, seat, action)


def why_not_ride(t: RaceTable, seat: i64, hexagon: i64) -> Reason:
    """A ride with a joker. JR-T3."""
    if t.passport != NO_CARD:
        return Reason("jackrabbits-ride-in-flight", "JR-T3")
    if not t.held(seat, JOKERS):
        return Reason("jackrabbits-no-joker", "JR-T3")
    return not_there(t, hexagon, "JR-T3") or Reason("jackrabbits-landed-before", "JR-J5", place=NAMES[hexagon])


def not_there(t: RaceTable, hexagon: i64, rule: str) -> Reason | None:
    """Whether no ride leads to a hexagon: it is underground, or not on this land."""
    if hexagon == UNDERGROUND:
        return Reason("jackrabbits-no-ride-underground", rule)
    if not t.rules.hexagons & bit(hexagon):
        return Reason("jackrabbits-not-on-land", rule, place=NAMES[hexagon])
    return None


# --- on the road -------------------------------------------------------------------------------------------------


def why_not_step(t: RaceTable, seat: i64, tile: i64, came: i64, done: i64, action: i64) -> Reason:
    """On a small tile. JR-J2 to JR-J5, JR-T1 to JR-T4."""
    kind = ACTIONS.kind(action)
    if kind == GO:
        return why_not_walk(t, tile, came, done, action - GO)
    if kind == RIDE:
        return why_not_ride(t, seat, action - RIDE)
    if action == STAY:
        return Reason("jackrabbits-on-the-way", "JR-J3")
    if kind in (HORSE, BOAT):
        return why_not_merchant(t, seat, tile, action)
    if action == CROSS:
        return why_not_cross(t, seat, tile, done)
    if action == JOKER:
        return why_not_joker(t, seat, tile, done)
    if kind in (HOLE, DOWN):
        return why_not_hole(t, seat, tile, done, action)
    return at_another_time(t, seat, action)


def why_not_walk(t: RaceTable, tile: i64, came: i64, done: i64, end: i64) -> Reason:
    """A road end by which one cannot walk on. JR-J2, JR-J5, JR-T1."""
    here = NAMES[tile]
    if TILE_OF_END[end] != tile:
        return Reason("jackrabbits-road-elsewhere", "JR-J2", place=here)
    across = t.rules.roads.across[end]
    if SHAPE[tile] == RHOMBUS:
        mate = t.rules.roads.mate[came]
        if done == CROSSED and end in (came, mate):
            return Reason("jackrabbits-crossed-already", "JR-T1", place=here)
        if done != CROSSED and end not in (came, mate):
            return Reason("jackrabbits-other-road", "JR-T1", place=here)
    if end == came:
        return Reason("jackrabbits-turning-back", "JR-J2", place=here)
    return Reason("jackrabbits-road-used", "JR-J5", place=NAMES[TILE_OF_END[across]])


def why_not_merchant(t: RaceTable, seat: i64, tile: i64, action: i64) -> Reason:
    """A horse or a boat. JR-T2."""
    if KIND[tile] != MERCHANT:
        return Reason("jackrabbits-not-here", "JR-T2", what="horse", place=NAMES[tile])
    if ACTIONS.kind(action) == HORSE:
        missed = not_there(t, action - HORSE, "JR-T2") or landed(t, landing_of(action - HORSE), action - HORSE)
        return missed or cannot_pay(t, seat, tile, "horse", "JR-T2")
    port = action - BOAT
    if not t.rules.roads.is_coastal(tile):
        return Reason("jackrabbits-landlocked", "JR-T2", place=NAMES[tile])
    there = TILE_OF_END[port]
    if t.rules.roads.across[port] != SEA:
        return Reason("jackrabbits-no-port", "JR-T2", place=NAMES[there])
    if there == tile and berths(t, tile) < 2:
        return Reason("jackrabbits-same-port", "JR-T2")
    return landed(t, port, there) or cannot_pay(t, seat, tile, "boat", "JR-T2")


def berths(t: RaceTable, tile: i64) -> int:
    """How many sides of a tile face the sea."""
    return sum(1 for end in range(FIRST_END[tile], FIRST_END[tile + 1]) if t.rules.roads.across[end] == SEA)


def landed(t: RaceTable, end: i64, tile: i64) -> Reason | None:
    """Whether a boat or a ride has led there before in this journey. JR-J5."""
    if not is_used(t, end):
        return None
    message = "jackrabbits-landed-before" if tile < HEXAGONS and end >= ENDS else "jackrabbits-port-used"
    return Reason(message, "JR-J5", place=NAMES[tile])


def cannot_pay(t: RaceTable, seat: i64, tile: i64, what: str, rule: str) -> Reason:
    """How much is missing to the price of the turn. JR-C4."""
    suits = t.rules.land.pays[tile]
    return too_poor(t, what, rule, suits, t.price - sum_of(t, seat, seat, suits))


def why_not_cross(t: RaceTable, seat: i64, tile: i64, done: i64) -> Reason:
    """Off-road through the middle of a rhombus. JR-T1."""
    if SHAPE[tile] != RHOMBUS:
        return Reason("jackrabbits-not-here", "JR-T1", what="cross", place=NAMES[tile])
    if done == CROSSED:
        return Reason("jackrabbits-crossed-once", "JR-T1", place=NAMES[tile])
    return cannot_pay(t, seat, tile, "cross", "JR-T1")


def why_not_joker(t: RaceTable, seat: i64, tile: i64, done: i64) -> Reason:
    """A joker at a tavern. JR-T3."""
    if KIND[tile] != TAVERN:
        return Reason("jackrabbits-not-here", "JR-T3", what="joker", place=NAMES[tile])
    if done == SERVED:
        return Reason("jackrabbits-served-once", "JR-T3")
    if not t.held(COURT, JOKERS):
        return Reason("jackrabbits-court-without-joker", "JR-T3")
    return cannot_pay(t, seat, tile, "joker", "JR-T3")


def why_not_hole(t: RaceTable, seat: i64, tile: i64, done: i64, action: i64) -> Reason:
    """A rabbit hole, or the way down. JR-T4."""
    if KIND[tile] != CAVE:
        return Reason("jackrabbits-not-here", "JR-T4", what="hole", place=NAMES[tile])
    if done == EMERGED:
        return Reason("jackrabbits-came-out", "JR-T4", place=NAMES[tile])
    cave = cave_of(action - HOLE)
    if cave == tile:
        return Reason("jackrabbits-same-cave", "JR-T4", place=NAMES[tile])
    if action - HOLE >= len(t.rules.caves):
        return Reason("jackrabbits-no-such-cave", "JR-T4", cave=CAVE_TEXTS[action - HOLE])
    return cannot_pay(t, seat, tile, "hole", "JR-T4")


# --- acquisition and the end of a turn ---------------------------------------------------------------------------


def why_not_acquire(t: RaceTable, seat: i64, action: i64, price: i64, most: i64) -> Reason:
    """In the acquisition phase: a royal costs `price` points, and nobody has more than `most`. JR-A1, JR-A2."""
    if action == CLAIM:
        return why_not_claim(t, seat, price, most)
    if ACTIONS.kind(action) == DISCARD:
        return why_not_discard(t, seat, action - DISCARD, t.count(seat) - t.rules.hand_limit, -1)
    return at_another_time(t, seat, action)


def why_not_claim(t: RaceTable, seat: i64, price: i64, most: i64) -> Reason:
    here = t.rabbits[seat]
    royal = t.rules.royals[here]
    if royal < 0:
        return Reason("jackrabbits-no-house", "JR-A1", place=NAMES[here])
    holder = t.carrot_on(here)
    if holder == seat:
        return Reason("jackrabbits-your-royal", "JR-A2", card=CARD_TEXTS[royal])
    if holder >= 0:
        return Reason("jackrabbits-royal-held", "JR-A2", card=CARD_TEXTS[royal], player=int(holder))
    suit = bit(royal // 13)
    missing = price - sum_of(t, seat, seat, suit)
    if missing > 0:
        return too_poor(t, "claim", "JR-A1", suit, missing)
    return Reason("jackrabbits-no-free-carrot", "JR-A2", carrots=int(most), card=CARD_TEXTS[royal])


def why_not_at_end(t: RaceTable, seat: i64, action: i64) -> Reason:
    """Before the turn ends, with too many cards. JR-N1."""
    if ACTIONS.kind(action) == DISCARD:
        return why_not_discard(t, seat, action - DISCARD, t.count(seat) - t.rules.hand_limit, -1)
    return Reason("jackrabbits-turn-ends", "JR-I3", limit=int(t.rules.hand_limit))
