"""Facts: what happened, told to each seat as far as it may know.

A rule tells an *event*, one integer that packs a kind, a seat and up to three values. It costs a few nanoseconds, so
a table always keeps its journal of them: that is its memory of the past. A `Fact` is an event read aloud, with names,
texts and rule ids, and is only built when somebody wants to read it.

Secrecy is declared beside the kind: each part of a fact says who sees it, and whole kinds can be private to their
seat. `FactBook.redacted` applies that; every view and every listener goes through it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from warren.core.messages import Argument, Item, Phrase, Sort, Thing, player

EVERYBODY: Final = 0
ACTOR: Final = 1  # the seat that the fact is about
BOTH: Final = 2  # that seat and the one that the fact's first part names

HIDDEN: Final = -(1 << 22)
"""The value of a part that the reader may not know."""

MOST_PARTS: Final = 3

# An event's bits: kind 8, seat + 1 4, first value 23, second and third value 14 each. Zero stands for a hidden value.
_BIAS_A: Final = 1 << 22
_BIAS: Final = 1 << 13
_NOT_FIRST: Final = ~(0x7FFFFF << 12)
_NOT_SECOND: Final = ~(0x3FFF << 35)
_NOT_THIRD: Final = ~(0x3FFF << 49)


def event(kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    """Pack an event. The first value may be up to four million, the others up to eight thousand, either sign.

    `ValueError` for a value beyond that: the fact needs smaller parts.
    """
    if kind >> 8 | (seat + 1) >> 4 | (a + _BIAS_A) >> 23 | (b + _BIAS) >> 14 | (c + _BIAS) >> 14:
        _refuse(kind, seat, a, b, c)
    return kind | (seat + 1) << 8 | (a + _BIAS_A) << 12 | (b + _BIAS) << 35 | (c + _BIAS) << 49


def _refuse(kind: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
    raise ValueError(f"event({kind}, {seat}, {a}, {b}, {c}): a value is too large to be told")


def kind_of(event: i64) -> i64:
    return event & 0xFF


def seat_of(event: i64) -> i64:
    """The seat that an event is about, or -1 for the table."""
    return ((event >> 8) & 0xF) - 1


def first(event: i64) -> i64:
    stored = (event >> 12) & 0x7FFFFF
    return stored - _BIAS_A if stored else HIDDEN


def second(event: i64) -> i64:
    stored = (event >> 35) & 0x3FFF
    return stored - _BIAS if stored else HIDDEN


def third(event: i64) -> i64:
    stored = (event >> 49) & 0x3FFF
    return stored - _BIAS if stored else HIDDEN


def with_first(event: i64, a: i64) -> i64:
    """The same event with another first value: a hidden one filled in, or hidden again."""
    rest = event & _NOT_FIRST
    return rest if a == HIDDEN else rest | (a + _BIAS_A) << 12


class Part:
    """One value of a fact: its name, its texts (none for a plain number), who may see it, and what sort of thing it is.

    Texts that are a `Sort` say themselves of what sort they are. What is of none is a number, or a word that sentences
    are chosen by.
    """

    def __init__(self, name: str, labels: Sequence[str] = (), seen_by: int = EVERYBODY, sort: str = "") -> None:
        self.name = name
        self.labels = tuple(labels)
        self.seen_by = seen_by
        self.sort = labels.name if isinstance(labels, Sort) else sort


class FactKind:
    """One kind of fact, with the ids of the rules that make it happen.

    A *private* fact is told to its seat only. A *fleeting* one is told and not remembered, because it says nothing
    about what is hidden: it is no part of the journal, or of anybody's memory.
    """

    def __init__(self, name: str, rules: str, *parts: Part, private: bool = False, fleeting: bool = False) -> None:
        self.name = name
        self.rules = tuple(rules.split())
        self.parts = parts
        self.private = private
        self.fleeting = fleeting
        self.sorts = {part.name: part.sort for part in parts if part.sort}


NO_SORTS: Final[dict[str, str]] = {}


class Fact:
    """An event as one reader may know it. A hidden value is None; `sorts` says which values are things, and what of."""

    def __init__(
        self,
        kind: str,
        seat: int | None,
        args: dict[str, str | int | None],
        rules: tuple[str, ...],
        sorts: dict[str, str] = NO_SORTS,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.args = args
        self.rules = rules
        self.sorts = sorts

    def phrase(self, game: str) -> Phrase:
        """The message of its kind, with its values, whom it is about and, in games for two, the other player."""
        arguments: dict[str, Argument] = {name if name != "player" else "rival": self.told(name) for name in self.args}
        if self.seat is not None:
            arguments["player"] = player(self.seat)
            if self.seat < 2:
                arguments["other"] = player(1 - self.seat)
        return Phrase(f"{game}-fact-{self.kind}", **arguments)

    def told(self, name: str) -> Item:
        """A value as an argument of a message; the word `hidden` for one that the reader may not know."""
        value = self.args[name]
        if value is None:
            return "hidden"
        return Thing(self.sorts[name], str(value)) if name in self.sorts else value

    def json(self) -> dict[str, object]:
        return {"fact": self.kind, "seat": self.seat, "args": self.args, "rules": list(self.rules)}

    def __repr__(self) -> str:
        told = " ".join(f"{name}={'?' if value is None else value}" for name, value in self.args.items())
        who = "table" if self.seat is None else f"seat {self.seat}"
        return f"{who} {self.kind} {told}".rstrip() + f" [{' '.join(self.rules)}]"


class FactBook:
    """All kinds of fact of one game. Code 0 is none, so that an event is never 0."""

    def __init__(self, *kinds: FactKind) -> None:
        self.kinds: list[FactKind] = []
        self._codes: dict[str, int] = {}
        self._secrets = vec[i64]([0])
        self._fleeting = vec[i64]([0])
        for kind in kinds:
            self.add(kind)

    def add(self, kind: FactKind) -> int:
        """One kind more: its code."""
        if len(kind.parts) > MOST_PARTS:
            raise ValueError(f"the fact {kind.name} has more than {MOST_PARTS} parts")
        if kind.name in self._codes:
            raise ValueError("two kinds of fact have the same name")
        self.kinds.append(kind)
        self._codes[kind.name] = len(self.kinds)
        self._secrets = append(self._secrets, self._secrecy(kind))
        self._fleeting = append(self._fleeting, int(kind.fleeting))
        return len(self.kinds)

    @staticmethod
    def _secrecy(kind: FactKind) -> i64:
        if kind.private:
            return -1
        secrecy: i64 = 0
        for number, part in enumerate(kind.parts):
            who: i64 = part.seen_by
            secrecy |= who << (2 * number)
        return secrecy

    def code(self, name: str) -> i64:
        return self._codes[name]

    def is_fleeting(self, event: i64) -> bool:
        """Whether nobody has to remember this."""
        return self._fleeting[kind_of(event)] != 0

    def redacted(self, event: i64, seat: i64) -> i64:
        """The event as a seat may know it (-1: a spectator); 0 if it may not even know that it happened."""
        secrecy = self._secrets[kind_of(event)]
        if secrecy == 0 or (seat >= 0 and seat_of(event) == seat):
            return event
        if secrecy < 0:
            return 0
        is_partner = seat >= 0 and first(event) == seat
        known = event
        if self._is_secret(secrecy & 3, is_partner):
            known &= _NOT_FIRST
        if self._is_secret((secrecy >> 2) & 3, is_partner):
            known &= _NOT_SECOND
        if self._is_secret((secrecy >> 4) & 3, is_partner):
            known &= _NOT_THIRD
        return known

    @staticmethod
    def _is_secret(seen_by: i64, is_partner: bool) -> bool:
        return seen_by == ACTOR or (seen_by == BOTH and not is_partner)

    def redact_all(self, journal: vec[i64], seat: i64) -> vec[i64]:
        """A whole journal as a seat remembers it."""
        memory = vec[i64]()
        for told in journal:
            known = self.redacted(told, seat)
            if known:
                memory = append(memory, known)
        return memory

    def fact(self, event: i64) -> Fact:
        """Read an event aloud; `ValueError` if it is none of this game's."""
        code = kind_of(event)
        if not 0 < code <= len(self.kinds):
            raise ValueError(f"there is no fact number {code}")
        kind = self.kinds[code - 1]
        values = (first(event), second(event), third(event))
        args: dict[str, str | int | None] = {}
        for part, value in zip(kind.parts, values, strict=False):
            if value == HIDDEN:
                args[part.name] = None
            elif not part.labels:
                args[part.name] = int(value)
            elif 0 <= value < len(part.labels):
                args[part.name] = part.labels[value]
            else:
                raise ValueError(f"{kind.name}: {part.name} cannot be {value}")
        seat = int(seat_of(event))
        return Fact(kind.name, None if seat < 0 else seat, args, kind.rules, kind.sorts)


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Hears every event of a table as it happens, unredacted. What it passes on, it must redact."""

    def hear(self, event: i64) -> None:
        raise NotImplementedError


class Ear(Listener):
    """Keeps what it hears, and reads it aloud for any seat."""

    def __init__(self, book: FactBook) -> None:
        self.book = book
        self.events = vec[i64]()

    def hear(self, event: i64) -> None:
        self.events = append(self.events, event)

    def forget(self) -> None:
        """Begin anew: what was heard so far has been passed on."""
        self.events = vec[i64]()

    def facts(self, seat: int | None) -> list[Fact]:
        """What a seat was told (None: what a spectator was told)."""
        known = self.book.redact_all(self.events, -1 if seat is None else seat)
        return [self.book.fact(told) for told in known]

    def truth(self) -> list[Fact]:
        """What happened, secrets and all: for records, tests and replays of finished games."""
        return [self.book.fact(told) for told in self.events]


class Pair(Listener):
    """Two listeners at one table."""

    def __init__(self, one: Listener, other: Listener) -> None:
        self.one = one
        self.other = other

    def hear(self, event: i64) -> None:
        self.one.hear(event)
        self.other.hear(event)


class Tally(Listener):
    """Counts what it hears, by rule id: how often was each rule reached?"""

    def __init__(self, book: FactBook) -> None:
        self.book = book
        self.counts = vec[i64]([0] * (len(book.kinds) + 1))

    def hear(self, event: i64) -> None:
        self.counts[kind_of(event)] += 1

    def by_rule(self) -> dict[str, int]:
        reached: dict[str, int] = {}
        for code, kind in enumerate(self.book.kinds):
            for rule in kind.rules:
                reached[rule] = reached.get(rule, 0) + int(self.counts[code + 1])
        return reached
