"""Why something cannot be done in one of the strategies, from what the asker may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from warren.core.cards import bit
from warren.core.errors import Reason
from warren.games.jackrabbits.actions import (
    BUY,
    CONTEST,
    DONE,
    FALL,
    FIGHT,
    FLY,
    PROVE,
    QUEEN,
    REFUSE,
    RETURN,
    RIDE,
    STAY,
    YIELD,
)
from warren.games.jackrabbits.deck import CARD_TEXTS, CARDS, HEARTS, SPADES, SPENT, is_royal
from warren.games.jackrabbits.land.tiles import HEXAGONS, NAMES
from warren.games.jackrabbits.reasons import (
    at_another_time,
    lowest_first,
    not_held,
    suits_told,
    too_poor,
    why_not_gather,
)
from warren.games.jackrabbits.turn.payment import sum_of
from warren.games.jackrabbits.turn.why_not import before_setting_out, why_not_ride

if TYPE_CHECKING:
    from warren.games.jackrabbits.suits.spades import Duel
    from warren.games.jackrabbits.table import RaceTable


# --- clubs -------------------------------------------------------------------------------------------------------


def why_not_fly(t: RaceTable, seat: i64, action: i64, missing: i64) -> Reason:
    """In a flight whose passport falls short by so much. JR-F2, JR-F3."""
    other = before_setting_out(t, seat, action)
    if other is not None:
        return other
    here = t.rabbits[seat]
    if FLY <= action < FLY + HEXAGONS:
        place = action - FLY
        if place == here:
            return Reason("jackrabbits-fly-elsewhere", "JR-F2", place=NAMES[here])
        if not t.rules.landing & bit(place):
            return Reason("jackrabbits-no-landing", "JR-F2", place=NAMES[place])
        fares = t.rules.fares[here]
        return too_poor(t, "fly", "JR-F3", fares, missing - sum_of(t, seat, seat, fares))
    if action == FALL:
        message = "jackrabbits-must-land" if t.rules.landing & ~bit(here) else "jackrabbits-nowhere-to-land"
        return Reason(message, "JR-F2")
    if RIDE <= action < RIDE + HEXAGONS:
        return why_not_ride(t, seat, action - RIDE)
    if STAY <= action < FLY:
        return Reason("jackrabbits-in-flight", "JR-F1")
    return at_another_time(t, seat, action)


# --- spades ------------------------------------------------------------------------------------------------------


def why_not_attack(t: RaceTable, seat: i64, rival: i64) -> Reason:
    """A rabbit that cannot be attacked. JR-D1, JR-U3."""
    if rival >= t.players:
        return Reason("jackrabbits-not-at-table", "JR-D1", player=int(rival))
    if rival == seat:
        return Reason("jackrabbits-attack-oneself", "JR-D1")
    if t.is_off_board(rival):
        return Reason("jackrabbits-attack-off-board", "JR-U3", player=int(rival))
    if t.rabbits[rival] != t.rabbits[seat]:
        return Reason("jackrabbits-attack-elsewhere", "JR-D1", player=int(rival), place=NAMES[t.rabbits[rival]])
    if t.attacked & bit(rival):
        return Reason("jackrabbits-attacked-already", "JR-D1", player=int(rival))
    return too_poor(t, "attack", "JR-D1", bit(SPADES), 1)


def why_not_fight(t: RaceTable, step: Duel, action: i64) -> Reason:
    """In a fight. JR-D2."""
    if action == YIELD:
        return Reason("jackrabbits-fight-begun" if step.last >= 0 else "jackrabbits-attack-first", "JR-D2")
    if FIGHT <= action < FIGHT + CARDS and t.holds(step.seat, action - FIGHT) and step.last < 0:
        total = sum_of(t, step.seat, step.seat, t.rules.swords)
        if total < step.need and t.rules.swords & bit((action - FIGHT) // 13):
            return Reason("jackrabbits-cannot-exceed", "JR-D2", total=int(total), need=int(step.need))
    return why_not_gather(t, step, action, "fight", "JR-D2")


def why_not_return(t: RaceTable, seat: i64, action: i64) -> Reason:
    """With a royal too many. JR-D4."""
    if RETURN <= action < RETURN + CARDS:
        card = action - RETURN
        missed = not_held(t, seat, card, "JR-D4")
        if missed is not None:
            return missed
        if not is_royal(card):
            return Reason("jackrabbits-return-royal", "JR-D4", card=CARD_TEXTS[card])
    return Reason("jackrabbits-return-first", "JR-D4", held=int(t.royals_of(seat)))


# --- hearts ------------------------------------------------------------------------------------------------------


def why_not_contest(t: RaceTable, hexagon: i64, action: i64, missing: i64) -> Reason:
    """Asked whether to contest, with so many points in hearts too few. JR-H1, JR-H2."""
    if action != CONTEST:
        return Reason("jackrabbits-answer-first", "JR-H1", place=NAMES[hexagon])
    queen = t.rules.queens[hexagon]
    if queen < 0 or not t.rules.is_full:
        return too_poor(t, "contest", "JR-H2", bit(HEARTS), missing)
    return Reason("jackrabbits-contest-in-full", "JR-H2", missing=int(missing), card=CARD_TEXTS[queen])


def why_left_out(t: RaceTable, seat: i64, visitor: i64, hexagon: i64, action: i64) -> Reason | None:
    """Why somebody is not asked whether to contest. JR-H1, JR-U3."""
    if action != CONTEST:
        return None
    if seat == visitor:
        return Reason("jackrabbits-contest-oneself", "JR-H1")
    if t.is_off_board(seat):
        return Reason("jackrabbits-contest-off-board", "JR-U3")
    return Reason("jackrabbits-contest-not-asked", "JR-H1", place=NAMES[hexagon])


def why_not_prove(
    t: RaceTable, seat: i64, hexagon: i64, shown: i64, missing: i64, is_visitor: bool, action: i64
) -> Reason:
    """Showing hearts, of which so much is missing, or the Queen's card. JR-H2, JR-H3."""
    rule = "JR-H3" if is_visitor else "JR-H2"
    hearts = suits_told(t, bit(HEARTS))
    if action == DONE:
        return Reason("jackrabbits-unfinished", rule, what="prove", missing=int(missing), suits=hearts)
    if action == REFUSE:
        return Reason("jackrabbits-proof-begun" if is_visitor else "jackrabbits-contested-already", rule)
    if action == QUEEN:
        return why_not_queen(t, seat, hexagon, is_visitor, rule)
    if not PROVE <= action < PROVE + CARDS:
        return Reason("jackrabbits-finish-first", rule, what="prove", missing=int(max(missing, 0)))
    card = action - PROVE
    missed = not_held(t, seat, card, rule)
    if missed is not None:
        return missed
    if card // 13 != HEARTS:
        return Reason("jackrabbits-wrong-suit", rule, what="prove", card=CARD_TEXTS[card], suits=hearts)
    if shown & bit(card % 13):
        return Reason("jackrabbits-laid-already", rule, card=CARD_TEXTS[card])
    last = HEARTS * 13 + highest(shown)
    if card < last:
        return lowest_first(card, last, rule)
    missing_at_all = missing - t.points(seat, bit(HEARTS))
    if missing_at_all > 0 and not shown:
        return too_poor(t, "prove", rule, bit(HEARTS), missing_at_all)
    return Reason("jackrabbits-too-high", rule, what="prove", card=CARD_TEXTS[card], missing=int(missing))


def highest(shown: i64) -> i64:
    """The highest rank of a mask; -1 if there is none."""
    return int(shown).bit_length() - 1


def why_not_queen(t: RaceTable, seat: i64, hexagon: i64, is_visitor: bool, rule: str) -> Reason:
    queen = t.rules.queens[hexagon]
    if queen < 0:
        return Reason("jackrabbits-no-queen", rule, place=NAMES[hexagon])
    if not is_visitor and not t.rules.is_full:
        return Reason("jackrabbits-queen-edition", "JR-H2", card=CARD_TEXTS[queen])
    missed = not_held(t, seat, queen, rule)
    if missed is not None:
        return missed
    return Reason("jackrabbits-hearts-begun", rule)


# --- diamonds ----------------------------------------------------------------------------------------------------


def why_not_buy(t: RaceTable, seat: i64, card: i64, last: i64, means: i64) -> Reason:
    """A card that cannot be bought, with means of so much left. JR-M1."""
    market = t.rabbits[seat]
    if not t.rules.markets & bit(market):
        return Reason("jackrabbits-no-market", "JR-M1", place=NAMES[market])
    if t.has_traded and last < 0:
        return Reason("jackrabbits-traded-already", "JR-M1")
    if not t.rules.sells[market] & bit(card // 13):
        sold = suits_told(t, t.rules.sells[market])
        return Reason("jackrabbits-sells-others", "JR-M1", place=NAMES[market], suits=sold)
    if not t.holds(SPENT, card):
        return Reason("jackrabbits-not-for-sale", "JR-M1", card=CARD_TEXTS[card])
    if card < last:
        return lowest_first(card, last, "JR-M1")
    missing = t.rules.prices[card % 13] - means
    return too_poor(t, "buy", "JR-M1", t.rules.takes[market], missing)


def why_not_shop(t: RaceTable, seat: i64, action: i64, last: i64, means: i64) -> Reason:
    """In a market, with something chosen already. JR-M1."""
    if BUY <= action < BUY + CARDS:
        return why_not_buy(t, seat, action - BUY, last, means)
    return Reason("jackrabbits-pay-first", "JR-M1")
