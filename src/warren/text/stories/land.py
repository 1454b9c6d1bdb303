"""Building a land and walking on it, as a story."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator

from warren.core.facts import Fact
from warren.text.story import Story, taken


class LandStory(Story):
    """What each player gets in one sentence, and a road that a rabbit takes in one or two."""

    def tell(self, facts: Iterable[Fact]) -> Iterator[str]:
        rest = deque(facts)
        while rest:
            fact = rest.popleft()
            match fact.kind:
                case "received":
                    yield from self._deal([fact, *taken(rest, "received")], taken(rest, "dealt"))
                case "left-by":
                    yield self._leave(fact, taken(rest, "passed"))
                case _:
                    yield self.say(fact)

    def _deal(self, received: list[Fact], dealt: list[Fact]) -> Iterator[str]:
        """The tiles by name say more than how many there are of each shape, if all of them were told together."""
        tiles: dict[int, list[str]] = {}
        for fact in received:
            assert fact.seat is not None
            tiles.setdefault(fact.seat, []).append(str(self.words.shown(str(fact.args["tile"]))))
        for seat, named in sorted(tiles.items()):
            yield self.words.say("land-story-received", player=self.player(seat), tiles=tuple(named))
        yield from (self.say(fact) for fact in dealt if fact.seat not in tiles)

    def _leave(self, fact: Fact, passed: list[Fact]) -> str:
        over = tuple(str(self.words.shown(str(one.args["tile"]))) for one in passed)
        return self.words.say(
            "land-story-left",
            player=self.player(fact.seat),
            tile=str(self.words.shown(str(fact.args["tile"]))),
            direction=str(fact.args["direction"]),
            passed=over,
        )
