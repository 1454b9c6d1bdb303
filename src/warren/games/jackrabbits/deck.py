"""The cards of Jack Rabbits: up to twelve suits and two jokers. JR-P1, JR-E0b.

A card is `suit * 13 + rank`, Ace (0) to King (12), suits as in `land.tiles.SUITS`; the jokers follow, as a thirteenth
suit. Cards are kept suit by suit: a *stack* is thirteen masks of thirteen bits, so that what a suit is worth, or how
many cards it has, is one look-up.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.cards import RANKS
from warren.core.messages import Sort

SUIT_LETTERS: Final = "CSHDTEUNLABI"
"""Clubs, spades, hearts, diamonds; torches, shiElds, horseshoes (U), acorNs; sheLls, anchors, bells, icicles."""

CLUBS: Final = 0
SPADES: Final = 1
HEARTS: Final = 2
DIAMONDS: Final = 3
TORCHES: Final = 4
SHIELDS: Final = 5
HORSESHOES: Final = 6
ACORNS: Final = 7
SHELLS: Final = 8
ANCHORS: Final = 9
BELLS: Final = 10
ICICLES: Final = 11
JOKERS: Final = 12
"""Where a suit is asked for, the jokers."""

MOST_PLAYERS: Final = 4
"""How many can sit at a table. JR-S2."""

EVERYBODY: Final = (1 << MOST_PLAYERS) - 1
"""All of them, as a mask."""

STACK: Final = JOKERS + 1
"""How many masks a stack of cards has: twelve suits and the jokers."""

NO_CARD: Final = -1
FLOWN: Final = -2
"""In place of the passport of a turn: the flight is over, and the card is like any other again. JR-F1."""

FIRST_JOKER: Final = JOKERS * 13
CARDS: Final = FIRST_JOKER + 2

CARD_TEXTS: Final = Sort("card", [*(rank + suit for suit in SUIT_LETTERS for rank in RANKS), "X1", "X2"])

ACE: Final = 0
ROYAL_RANKS: Final = 0x1C00
"""Jack, Queen and King, as a mask of ranks."""

PIP_RANKS: Final = 0x03FF
"""Ace to ten."""

MOST_JOKERS: Final = 3
"""Both jokers, as a mask."""

MOST_ROYALS: Final = 3
"""How many royals a player can hold: as many as there are carrots. JR-O3."""

COUNT: Final = vec[i64]([bin(mask).count("1") for mask in range(1 << 13)])
"""By mask of ranks: how many there are."""

LOWEST: Final = vec[i64]([(mask & -mask).bit_length() - 1 if mask else 13 for mask in range(1 << 13)])
"""By mask of ranks: the lowest."""

RANK_BIT: Final = vec[i64]([1 << rank for rank in range(14)])


def sums(values: tuple[int, ...]) -> vec[i64]:
    """By mask of ranks: what those cards are worth together, from what each rank is worth."""
    return vec[i64]([sum(values[rank] for rank in range(13) if mask >> rank & 1) for mask in range(1 << 13)])


PLAIN_VALUES: Final = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10)
"""By rank: Ace 1, the number of a pip, a royal 10. JR-C2."""

PLAIN_SUMS: Final = sums(PLAIN_VALUES)


def rank_of(card: i64) -> i64:
    return card % 13


def is_royal(card: i64) -> bool:
    """Jack, Queen or King. JR-P1."""
    return card < FIRST_JOKER and card % 13 >= 10


def royal_of(house: i64) -> i64:
    """The royal whose house this is: the King's tower, the Queen's palace, the Jack's plaza. JR-P2."""
    return (house - 2) // 3 * 13 + 12 - (house - 2) % 3


def house_of(royal: i64) -> i64:
    """The house of a royal."""
    return 2 + royal // 13 * 3 + 12 - royal % 13


# Where cards can lie: in the hands of the seats, or here.
PILE: Final = MOST_PLAYERS
SPENT: Final = MOST_PLAYERS + 1
COURT: Final = MOST_PLAYERS + 2
TENDERED: Final = MOST_PLAYERS + 3  # cards being paid, played or shown, until that is complete
ANSWERED: Final = MOST_PLAYERS + 4  # those of the other side of a fight or a contest
BASKET: Final = MOST_PLAYERS + 5  # cards chosen in a market
PLACES: Final = MOST_PLAYERS + 6

OFF_BOARD: Final = -1
"""Where a rabbit is that is not on the board. JR-U1."""
