"""Facts by hand, and what is told of them."""

from __future__ import annotations

from collections.abc import Iterable

from warren.core.facts import Fact
from warren.core.messages import Argument, Phrase, Thing
from warren.games import get
from warren.text import Words
from warren.text.words import Names


def fact(game: str, kind: str, seat: int | None = None, **args: str | int | None) -> Fact:
    """A fact of a game as its reader may know it."""
    found = next(one for one in get(game).facts.kinds if one.name == kind)
    return Fact(kind, seat, args, found.rules, found.sorts)


def story(game: str, facts: Iterable[Fact], words: Words, names: Names = None) -> list[str]:
    """What happened in a game, sentence by sentence."""
    return words.lines(get(game).seeing.story(game).tell(facts), names)


def texts(phrase: Phrase) -> dict[str, object]:
    """The arguments of a message in short: things by their texts, seats by their numbers."""
    return {name: _short(value) for name, value in phrase.arguments.items()}


def _short(value: Argument) -> object:
    if isinstance(value, tuple):
        return tuple(_short(item) for item in value)
    if isinstance(value, Thing):
        return int(value.text) if value.sort in ("player", "seat") else value.text
    return value
