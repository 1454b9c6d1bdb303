"""Building a land and walking on it, as a story."""

from __future__ import annotations

from collections import deque
from typing import Final

from warren.core.facts import Fact
from warren.core.story import Line, Story, actor, by_seat, each, taken

_MOST_NAMED: Final = 9


class LandStory(Story):
    """What each player gets in one sentence, and a road that a rabbit takes in one or two."""

    def next(self, rest: deque[Fact]) -> list[Line]:
        fact = rest.popleft()
        match fact.kind:
            case "received":
                return self._deal([fact, *taken(rest, "received")], taken(rest, "dealt"))
            case "left-by":
                return [self._leave(fact, taken(rest, "passed"))]
        return [self.plain(fact)]

    def _deal(self, received: list[Fact], dealt: list[Fact]) -> list[Line]:
        """The tiles by name, where they are few enough to be read, and else how many there are of each shape."""
        hands = dict(sorted(by_seat(received).items(), key=lambda hand: hand[0] or 0))
        counts = {fact.seat: fact for fact in dealt}
        told = [self._received(hand, counts.get(seat)) for seat, hand in hands.items()]
        return [*told, *(self.plain(fact) for fact in dealt if fact.seat not in hands)]

    def _received(self, hand: list[Fact], count: Fact | None) -> Line:
        facts = hand if count is None else [*hand, count]
        if count is not None and len(hand) > _MOST_NAMED:
            phrase = count.phrase(self.game)
            return Line(facts, phrase.message, **phrase.arguments)
        return Line(facts, "land-story-received", player=actor(hand[0]), tiles=each(hand, "tile"))

    def _leave(self, left: Fact, passed: list[Fact]) -> Line:
        return Line(
            [left, *passed],
            "land-story-left",
            player=actor(left),
            tile=left.told("tile"),
            direction=left.told("direction"),
            passed=each(passed, "tile"),
        )
