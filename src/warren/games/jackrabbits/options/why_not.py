"""Why something cannot be done that an option has to do with, from what the asker may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from warren.core.cards import bit
from warren.core.errors import Reason
from warren.games.jackrabbits.actions import CAPITAL, DONE, GO, HORSE, LAY, RIDE
from warren.games.jackrabbits.deck import ACE, CARD_TEXTS, CARDS, HEARTS
from warren.games.jackrabbits.land.tiles import NAMES, TILE_OF_END
from warren.games.jackrabbits.reasons import lowest_first, not_held, suits_told
from warren.games.jackrabbits.suits.why_not import highest
from warren.games.jackrabbits.turn.why_not import why_not_ride

if TYPE_CHECKING:
    from warren.games.jackrabbits.table import RaceTable


def why_not_name(action: i64) -> Reason:
    """When one of several Aces just spent is to be named. JR-X4."""
    if CAPITAL <= action < CAPITAL + CARDS:
        card = action - CAPITAL
        message = "jackrabbits-capital-no-ace" if card % 13 != ACE else "jackrabbits-capital-not-spent"
        return Reason(message, "JR-X4", card=CARD_TEXTS[card])
    return Reason("jackrabbits-name-capital", "JR-X4")


def why_not_pass(t: RaceTable, seat: i64, hexagon: i64, came: i64, action: i64) -> Reason:
    """On the way, where one's own carrot lies. JR-X8, JR-J5."""
    here = NAMES[hexagon]
    if GO <= action < RIDE:
        end = action - GO
        if TILE_OF_END[end] != hexagon:
            return Reason("jackrabbits-road-elsewhere", "JR-J2", place=here)
        if end == came:
            return Reason("jackrabbits-turning-back", "JR-X8", place=here)
        return Reason("jackrabbits-road-used", "JR-J5", place=NAMES[TILE_OF_END[t.rules.roads.across[end]]])
    if RIDE <= action < HORSE:
        return why_not_ride(t, seat, action - RIDE)
    return Reason("jackrabbits-stop-or-go-on", "JR-X8", place=here)


def why_not_lay(t: RaceTable, seat: i64, shown: i64, missing: i64, action: i64) -> Reason:
    """Laying hearts open, of which so much is missing. JR-X7."""
    if action == DONE:
        hearts = suits_told(t, bit(HEARTS))
        return Reason("jackrabbits-unfinished", "JR-X7", what="lay", missing=int(missing), suits=hearts)
    if not LAY <= action < LAY + CARDS:
        message = "jackrabbits-finish-first" if shown else "jackrabbits-lay-or-rest"
        return Reason(message, "JR-X7", what="lay", missing=int(max(missing, 0)))
    card = action - LAY
    missed = not_held(t, seat, card, "JR-X7")
    if missed is not None:
        return missed
    if card // 13 != HEARTS:
        hearts = suits_told(t, bit(HEARTS))
        return Reason("jackrabbits-wrong-suit", "JR-X7", what="lay", card=CARD_TEXTS[card], suits=hearts)
    if shown & bit(card % 13):
        return Reason("jackrabbits-laid-already", "JR-X7", card=CARD_TEXTS[card])
    last = HEARTS * 13 + highest(shown)
    if card < last:
        return lowest_first(card, last, "JR-X7")
    return Reason("jackrabbits-too-high", "JR-X7", what="lay", card=CARD_TEXTS[card], missing=int(missing))
