"""What happened, as it is told to clients: facts, from which pictures are made, and the lines of the story."""

from __future__ import annotations

from collections.abc import Iterable

from warren.core.facts import Fact
from warren.core.story import Tale
from warren.server.wire import views


def facts_of(facts: Iterable[Fact]) -> list[views.FactTold]:
    return [views.FactTold(fact=fact.kind, seat=fact.seat, args=fact.args) for fact in facts]


def story_of(tale: Tale, known: int) -> views.StoryTold:
    """The lines that are news to somebody who has heard so many facts."""
    start = tale.known(known)
    lines = [views.LineTold.model_validate(line.json()) for line in tale.lines[start:]]
    return views.StoryTold(start=start, lines=lines)
