"""The numbers under which beliefs follow pips and jokers."""

from __future__ import annotations

from mypy_extensions import i64

from warren.games.jackrabbits.deck import FIRST_JOKER


def number_of(card: i64) -> i64:
    """Jokers and pips in a row, the jokers first: games with few suits need few words."""
    return card - FIRST_JOKER if card >= FIRST_JOKER else 2 + card // 13 * 10 + card % 13


def card_of(number: i64) -> i64:
    return FIRST_JOKER + number if number < 2 else (number - 2) // 10 * 13 + (number - 2) % 10
