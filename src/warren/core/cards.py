"""Playing cards as small integers, and sets of cards as the bits of one integer.

A card is `suit * 13 + rank`: clubs, spades, hearts, diamonds; Ace (0), 2 to 10, Jack, Queen, King (12).
A set of up to 63 cards is an `i64` mask, so that a whole hand is copied, joined and searched in one machine word.
Card texts are ASCII and the same in every language: `AC`, `TS`, `7H`, `KD`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.messages import Sort

SUITS: Final = "CSHD"
RANKS: Final = "A23456789TJQK"

JACK: Final = 10
KING: Final = 12

CARD_TEXTS: Final = Sort("card", [rank + suit for suit in SUITS for rank in RANKS])

DECK: Final = (1 << 52) - 1

# Look-up tables, and not shifts: compiled, a shift whose left side is a constant is cut off at 32 bits.
_BITS: Final = vec[i64]([1 << card for card in range(63)])
_SAME_SUIT: Final = vec[i64]([0x1FFF << (card // 13 * 13) for card in range(52)])
_SAME_RANK: Final = vec[i64]([(1 | 1 << 13 | 1 << 26 | 1 << 39) << (card % 13) for card in range(52)])

# A number in which every window of six bits is another one: multiplied by it, a bit brings its own window to the top.
_WINDOWS: Final = 0x03F79D71B4CB0A89
_BY_WINDOW: Final = vec[i64](sorted(range(64), key=lambda place: _WINDOWS * 2**place >> 58 & 63))


def rank_of(card: i64) -> i64:
    return card % 13


def suit_of(card: i64) -> i64:
    return card // 13


def same_suit(card: i64) -> i64:
    """The thirteen cards of this card's suit, as a mask."""
    return _SAME_SUIT[card]


def same_rank(card: i64) -> i64:
    """The four cards of this card's rank, as a mask."""
    return _SAME_RANK[card]


def bit(card: i64) -> i64:
    """The set that holds just this card."""
    return _BITS[card]


def size(mask: i64) -> i64:
    """How many cards a set holds."""
    x = mask - ((mask >> 1) & 0x1555555555555555)  # a literal of 2**62 or more would be an object of Python
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    x += x >> 8
    x += x >> 16
    x += x >> 32
    return x & 0x7F


def lowest(mask: i64) -> i64:
    """The lowest card of a set that is not empty."""
    return _BY_WINDOW[(mask & -mask) * _WINDOWS >> 58 & 63]


def nth(mask: i64, n: i64) -> i64:
    """The card with `n` lower ones in the set."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return lowest(mask)


def members(mask: i64) -> list[int]:
    """The cards of a set, in ascending order."""
    cards: list[int] = []
    while mask:
        cards.append(lowest(mask))
        mask &= mask - 1
    return cards


def mask_of(cards: list[int]) -> i64:
    mask: i64 = 0
    for card in cards:
        mask |= bit(card)
    return mask


def text(card: int) -> str:
    return CARD_TEXTS[card]


def parse(text: str) -> int:
    """The card that a text such as `7H` names; `ValueError` if it names none."""
    return CARD_TEXTS.index(text)
