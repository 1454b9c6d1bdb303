"""What can be said in a special trade, and what was. JR-X13."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from warren.games.jackrabbits.deck import (
    CARD_TEXTS,
    COUNT,
    DIAMONDS,
    JOKERS,
    MOST_JOKERS,
    RANK_BIT,
    ROYAL_RANKS,
    SPENT,
    STACK,
)
from warren.games.jackrabbits.options.slots import ALL_PLACES, SAID_CARDS

if TYPE_CHECKING:
    from warren.games.jackrabbits.table import RaceTable

# The two sides of a trade.
OFFERER: Final = 0
OTHER: Final = 1


def said_of(t: RaceTable, side: i64, suit: i64) -> i64:
    """What a side is said to give of a suit, as a mask of ranks."""
    return t.marks[SAID_CARDS + side * STACK + suit]


def count_said(t: RaceTable, side: i64) -> i64:
    total: i64 = 0
    for suit in t.rules.stacks:
        total += COUNT[said_of(t, side, suit)]
    return total


def only_diamonds(t: RaceTable, side: i64) -> bool:
    return count_said(t, side) == COUNT[said_of(t, side, DIAMONDS)]


def forget_words(t: RaceTable) -> None:
    mark: i64 = 0
    while mark < 2 * STACK:
        t.marks[SAID_CARDS + mark] = 0
        mark += 1


def can_be_worded(t: RaceTable, seat: i64, other: i64) -> bool:
    """Whether a card can be said of each side, and a diamond of one of them."""
    own = namable(t, seat, DIAMONDS)
    theirs = namable(t, other, DIAMONDS)
    return (theirs != 0 and has_besides(t, seat, theirs)) or (own != 0 and has_besides(t, other, own))


def has_besides(t: RaceTable, seat: i64, diamonds: i64) -> bool:
    """Whether a card can be said of a hand without taking the last of these diamonds."""
    for suit in t.rules.stacks:
        mask = namable(t, seat, suit)
        if suit == DIAMONDS and not diamonds & (diamonds - 1):
            mask &= ~diamonds
        if mask:
            return True
    return False


def namable(t: RaceTable, seat: i64, suit: i64) -> i64:
    """The cards of a suit that a hand may have, for all that lies open: whatever else is said everybody sees is a lie.

    A royal can be said only of who holds it, since its carrot tells.
    """
    found: i64 = RANK_BIT[13] - 1 if suit != JOKERS else MOST_JOKERS
    place: i64 = SPENT
    while place < ALL_PLACES:
        found &= ~t.held(place, suit)
        place += 1
    other: i64 = 0
    while other < t.players:
        if other != seat and suit != JOKERS:
            found &= ~(t.held(other, suit) & ROYAL_RANKS)
        other += 1
    return found


def texts_said(t: RaceTable, side: i64) -> tuple[str, ...]:
    """The cards that a side is said to give."""
    return tuple(
        CARD_TEXTS[suit * 13 + rank]
        for suit in range(STACK)
        for rank in range(13)
        if said_of(t, side, suit) & RANK_BIT[rank]
    )


def trade_told(t: RaceTable, offerer: i64, other: i64) -> dict[str, object]:
    """Who offers what to whom."""
    said = [list(texts_said(t, side)) for side in (OFFERER, OTHER)]
    return {"offerer": int(offerer), "other": int(other), "said": said}
