"""What the memory of a race tells about pips and jokers, and the numbers under which they are followed."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.games.jackrabbits.deck import FIRST_JOKER
from warren.games.jackrabbits.facts import (
    ASKED,
    BOUGHT,
    DEALT,
    DISCARDED,
    DISCARDED_JOKER,
    DREW,
    EXCHANGED,
    FOUGHT,
    GAVE,
    GAVE_AS_SAID,
    GAVE_ROYAL,
    LAID_CAPITAL,
    LAID_OPEN,
    LOST_PROOF,
    MATCHED,
    PAID,
    PASSPORT,
    PROVED,
    RESHUFFLED,
    RODE,
    SAID,
    SEIZED,
    STOLE,
    TOOK_JOKER,
    WON_CARD,
)

# What a fact tells.
DRAWS: Final = 1  # a card from the pile
SHOWS: Final = 2  # a card that stays in the hand
GIVES: Final = 3  # a card that leaves it, for all to see
TAKES: Final = 4  # a card from the court or the spent lot
RESHUFFLES: Final = 5
STEALS: Final = 6
KEEPS: Final = 7  # a card just spent, which does not join the spent lot
SAYS: Final = 8  # a card that whoever offers a trade says to give
ASKS: Final = 9  # a card that the other is to give
HANDS: Final = 10  # a card that is given in a trade, seen or unseen
EXCHANGES: Final = 11  # all that was given in a trade comes into the other hand


def _roles() -> vec[i64]:
    """By kind of fact: what it tells about pips and jokers; 0: nothing."""
    roles = vec[i64]([0] * 256)
    for role, kinds in (
        (DRAWS, (DEALT, DREW, WON_CARD)),
        (SHOWS, (MATCHED, PASSPORT, PROVED, LAID_OPEN)),
        (GIVES, (PAID, FOUGHT, DISCARDED, LOST_PROOF, RODE, DISCARDED_JOKER)),
        (TAKES, (BOUGHT, TOOK_JOKER)),
        (RESHUFFLES, (RESHUFFLED,)),
        (STEALS, (STOLE, SEIZED)),
        (KEEPS, (LAID_CAPITAL,)),
        (SAYS, (SAID,)),
        (ASKS, (ASKED,)),
        (HANDS, (GAVE, GAVE_AS_SAID, GAVE_ROYAL)),
        (EXCHANGES, (EXCHANGED,)),
    ):
        for kind in kinds:
            roles[kind] = role
    return roles


ROLES: Final = _roles()


def number_of(card: i64) -> i64:
    """Jokers and pips in a row, the jokers first: games with few suits need few words."""
    return card - FIRST_JOKER if card >= FIRST_JOKER else 2 + card // 13 * 10 + card % 13


def card_of(number: i64) -> i64:
    return FIRST_JOKER + number if number < 2 else (number - 2) // 10 * 13 + (number - 2) % 10
