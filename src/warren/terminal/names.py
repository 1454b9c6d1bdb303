"""What the players at a terminal are called."""

from __future__ import annotations

from collections.abc import Sequence

from warren.terminal.saves import Seat
from warren.text import Words, You


def names_of(seats: Sequence[Seat], words: Words, game: str) -> tuple[str, ...]:
    """By their names, else by the colours of their seats (in Jack Rabbits, of their rabbits): for sentences.

    A person without a name, of whom there is one at most, is you.
    """
    colour = "jackrabbits-rabbit" if game == "jackrabbits" else "seat-colour"
    colours = [words.say(colour, seat=number) for number in range(len(seats))]
    return tuple(seat.name or (name if seat.bot else You(name)) for seat, name in zip(seats, colours, strict=True))


def titles_of(seats: Sequence[Seat], words: Words, game: str) -> tuple[str, ...]:
    """The same, bots with what they are: for headings."""
    return tuple(
        words.say("seat-bot", colour=name, bot=words.bot(seat.bot)) if seat.bot else name
        for name, seat in zip(names_of(seats, words, game), seats, strict=True)
    )
