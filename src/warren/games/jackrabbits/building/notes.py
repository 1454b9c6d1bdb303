"""What a finished land misses, as facts. JR-B7."""

from __future__ import annotations

from warren.core.errors import Reason
from warren.core.facts import FactBook, event
from warren.games.jackrabbits.land.acceptance import misses
from warren.games.jackrabbits.land.land import Land
from warren.games.jackrabbits.land.tiles import BY_NAME


def told_misses(land: Land, facts: FactBook) -> list[int]:
    """One event for each thing that the land misses."""
    return [_told(reason, facts) for reason in misses(land)]


def _told(reason: Reason, facts: FactBook) -> int:
    """The reason `land-misses-way` is told as the fact `misses-way`, with its arguments in their order."""
    values: list[int] = []
    for value in reason.arguments.values():
        if isinstance(value, tuple):
            values.append(len(value))
        else:
            values.append(value if isinstance(value, int) else BY_NAME[str(value)])
    a, b, c = [*values, 0, 0, 0][:3]
    return int(event(facts.code(reason.message.removeprefix("land-")), -1, a, b, c))
