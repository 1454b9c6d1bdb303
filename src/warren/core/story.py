"""A game told as a story: what belongs together in one sentence, and the end only once, by the outcome.

A story is made from facts as its reader may know them. It names messages and their arguments; `warren.text` has the
sentences.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from typing import ClassVar

from warren.core.facts import Fact
from warren.core.messages import Argument, Item, Phrase, Thing, player


class Line(Phrase):
    """One sentence of a story, and the facts behind it."""

    def __init__(self, facts: Sequence[Fact], message: str, **arguments: Argument) -> None:
        super().__init__(message, **arguments)
        self.facts = tuple(facts)

    def seat(self) -> int | None:
        """Whom it is about."""
        return self.facts[0].seat if self.facts else None

    def kinds(self) -> list[str]:
        """The kinds of the facts behind it, each once."""
        return list(dict.fromkeys(fact.kind for fact in self.facts))

    def rules(self) -> list[str]:
        """The rules behind it, each once."""
        return list(dict.fromkeys(rule for fact in self.facts for rule in fact.rules))

    def json(self) -> dict[str, object]:
        return {**super().json(), "seat": self.seat(), "facts": self.kinds(), "rules": self.rules()}


class Story:
    """Tells a game fact by fact: for a game whose facts are sentences enough.

    A game that tells several facts in one sentence overrides `next`. What it remembers must bear being told again:
    facts that more may still join are told anew with those (`Tale`).
    """

    untold: ClassVar[tuple[str, ...]] = ()
    """Kinds of fact that are no part of it: of the end, say, for the outcome tells that."""

    def __init__(self, game: str) -> None:
        self.game = game

    def next(self, rest: deque[Fact]) -> list[Line]:
        """hook: what the first of these facts, and those that belong to it, are told as. It takes them away."""
        return [self.plain(rest.popleft())]

    def tell(self, facts: Iterable[Fact]) -> list[Line]:
        rest = deque(facts)
        lines: list[Line] = []
        while rest:
            lines += self.go_on(rest)
        return lines

    def go_on(self, rest: deque[Fact]) -> list[Line]:
        """The lines that come next, if any."""
        if rest[0].kind in self.untold:
            rest.popleft()
            return []
        return self.next(rest)

    def plain(self, fact: Fact) -> Line:
        """A fact that is a sentence by itself."""
        phrase = fact.phrase(self.game)
        return Line([fact], phrase.message, **phrase.arguments)


class Tale:
    """A story as far as it has come. What is told later may still join the last sentences, and change them."""

    def __init__(self, story: Story) -> None:
        self.lines: list[Line] = []
        self.facts = 0
        self._story = story
        self._open: list[Fact] = []  # the last facts that were told together
        self._settled = 0  # lines before theirs
        self._ends: list[int] = []  # by line: how many facts there were when no more could join it

    def go_on(self, facts: Iterable[Fact]) -> None:
        """Tell what has happened meanwhile."""
        new = list(facts)
        told = [*self._open, *new]
        rest = deque(told)
        start = 0
        self.facts += len(new)
        del self.lines[self._settled :], self._ends[self._settled :]
        while rest:
            self._settled, start = len(self.lines), len(told) - len(rest)
            lines = self._story.go_on(rest)
            self.lines += lines
            self._ends += [self.facts - len(rest)] * len(lines)
        self._open = told[start:]

    def known(self, facts: int) -> int:
        """How many lines are for ever as somebody knows them who has heard so many facts."""
        return next((number for number, end in enumerate(self._ends) if end > facts), len(self.lines))


def taken(facts: deque[Fact], *kinds: str) -> list[Fact]:
    """Take the facts of these kinds that come next."""
    found: list[Fact] = []
    while facts and facts[0].kind in kinds:
        found.append(facts.popleft())
    return found


def by_seat(facts: Iterable[Fact]) -> dict[int | None, list[Fact]]:
    found: dict[int | None, list[Fact]] = {}
    for fact in facts:
        found.setdefault(fact.seat, []).append(fact)
    return found


def actor(fact: Fact) -> Thing:
    """Whom a fact is about."""
    assert fact.seat is not None
    return player(fact.seat)


def is_hidden(facts: Iterable[Fact], name: str = "card") -> bool:
    """Whether the reader may not know a value of some of them."""
    return any(fact.args[name] is None for fact in facts)


def each(facts: Iterable[Fact], name: str = "card") -> tuple[Item, ...]:
    """A value of each of them."""
    return tuple(fact.told(name) for fact in facts)
