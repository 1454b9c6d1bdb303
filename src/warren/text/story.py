"""A game told as a story: what belongs together in one sentence, and the end only once, by the outcome.

Give `tell` the facts in their order, as the reader may know them, one turn or more at a time. How each game is told is
in `stories/`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator

from warren.core.facts import Fact
from warren.text.words import Names, Words


class Story:
    """Tells a game to one reader, fact by fact: for a game whose facts are sentences enough."""

    def __init__(self, game: str, words: Words, names: Names = None) -> None:
        self.game = game
        self.words = words
        self.names = names

    def tell(self, facts: Iterable[Fact]) -> Iterator[str]:
        for fact in facts:
            yield self.say(fact)

    def say(self, fact: Fact) -> str:
        return self.words.fact(fact, self.names, game=self.game)

    def player(self, seat: int | None) -> str:
        assert seat is not None
        return self.words.player(seat, self.names)


def taken(facts: deque[Fact], *kinds: str) -> list[Fact]:
    """Take the facts of these kinds that come next."""
    found: list[Fact] = []
    while facts and facts[0].kind in kinds:
        found.append(facts.popleft())
    return found
