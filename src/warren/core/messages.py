"""What words are made from: message ids with arguments, each of which says what it is.

Core and games tell no prose. They name a message and give its arguments: numbers, words to choose a sentence by, things
that have a name in every language (a card, a peg, a player), and phrases within a phrase. `warren.text` has the
sentences.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Thing:
    """A thing that has a name: what sort of thing, and which one, in the text that records and actions have for it."""

    sort: str
    text: str

    def __str__(self) -> str:
        return self.text


class Sort(tuple[str, ...]):
    """The texts of all things of one sort, by number: what actions and facts are written with."""

    name: str

    def __new__(cls, name: str, texts: Iterable[str]) -> Sort:
        made = super().__new__(cls, texts)
        made.name = name
        return made

    def thing(self, number: int) -> Thing:
        """One of them, to be named."""
        return Thing(self.name, self[number])

    def things(self, numbers: Iterable[int] | None = None) -> tuple[Thing, ...]:
        """Some of them, or all."""
        return tuple(self.thing(number) for number in (range(len(self)) if numbers is None else numbers))


class Phrase:
    """A message id with its arguments. A tuple is told as a list."""

    def __init__(self, message: str, /, **arguments: Argument) -> None:
        self.message = message
        self.arguments = arguments

    def json(self) -> dict[str, object]:
        return {"message": self.message, "arguments": {name: plain(value) for name, value in self.arguments.items()}}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and self.json() == other.json()

    def __hash__(self) -> int:
        return hash(self.message)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.message!r}, {self.arguments})"


Item = str | int | Thing | Phrase
Argument = Item | tuple[Item, ...]


def player(seat: int) -> Thing:
    """Whoever sits there, by name."""
    return Thing("player", str(int(seat)))


def sitter(seat: int) -> Thing:
    """The same, for one who asks about seats: where nobody has a name it is called by its number."""
    return Thing("seat", str(int(seat)))


def either(items: Sequence[Item]) -> Item:
    """One of these: told with "or" where a tuple is told with "and"."""
    text = items[0]
    for item in items[1:-1]:
        text = Phrase("list-next", start=text, item=item)
    return Phrase("list-or", start=text, item=items[-1]) if len(items) > 1 else text


def plain(value: Argument) -> object:
    """An argument in JSON."""
    if isinstance(value, tuple):
        return [plain(item) for item in value]
    if isinstance(value, Thing):
        return {"sort": value.sort, "text": value.text}
    return Phrase.json(value) if isinstance(value, Phrase) else value  # the rule of a reason is no part of a sentence


def argument(value: object) -> Argument:
    """The argument that `plain` wrote; `ValueError` if it is none."""
    return tuple(_item(item) for item in value) if isinstance(value, list) else _item(value)


def _item(value: object) -> Item:
    match value:
        case bool():
            raise ValueError(f"no argument: {value!r}")
        case str() | int():
            return value
        case {"sort": str(sort), "text": str(text)}:
            return Thing(sort, text)
        case {"message": str(message), "arguments": dict(arguments)}:
            return Phrase(message, **{str(name): argument(given) for name, given in arguments.items()})
        case _:
            raise ValueError(f"no argument: {value!r}")
