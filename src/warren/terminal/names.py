"""What the players at a terminal are called."""

from __future__ import annotations

from collections.abc import Sequence

from warren.terminal.saves import Seat
from warren.text import Words


def names_of(seats: Sequence[Seat], words: Words) -> tuple[str, ...]:
    """By their names, else by the colours of their seats: for sentences."""
    return tuple(seat.name or words.say("seat-colour", seat=number) for number, seat in enumerate(seats))


def titles_of(seats: Sequence[Seat], words: Words) -> tuple[str, ...]:
    """The same, bots with what they are: for headings."""
    return tuple(
        words.say("seat-bot", colour=name, bot=seat.bot) if seat.bot else name
        for name, seat in zip(names_of(seats, words), seats, strict=True)
    )
