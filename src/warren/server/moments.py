"""The moments that decided a game: the turns in which everybody's chances changed most, and what happened in them."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from warren.server.replays import CHANCES, Reel, chances_at, facts_told, reel_of
from warren.server.wire import replays

_MOST: Final = 3


def moments_told(text: str) -> replays.MomentsTold:
    """In the order of play. The last turn is none of them: who won, and how, is told anyway."""
    reel = reel_of(text)
    last = len(reel.stops) - 1
    ends = [(at, chances) for at, chances in reel.tallies.get(CHANCES, []) if at < last]
    turns = sorted(pairwise(ends), key=lambda turn: -_change(turn[0][1], turn[1][1]))
    found = [_moment(reel, *before, *after) for before, after in turns[:_MOST] if before[1] != after[1]]
    if not found:
        return replays.MomentsTold(moments=[])
    stories = facts_told(replays.FactsAsked(record=text, is_open=True)).stories
    moments = [
        replays.MomentTold(stop=stop, before=before, after=after, lines=stories[stop].lines)
        for stop, before, after in sorted(found)
    ]
    return replays.MomentsTold(moments=moments)


def _moment(reel: Reel, start: int, before: list[int], end: int, after: list[int]) -> tuple[int, list[int], list[int]]:
    """The stop of a turn at which the chances went furthest to where the turn took them, and how it took them there."""
    chances = [chances_at(table) for table in reel.tables(start, end)]
    steps = [_towards(one, other, before, after) for one, other in pairwise(chances)]
    return start + 1 + steps.index(max(steps)), before, after


def _change(before: list[int], after: list[int]) -> int:
    return sum(abs(new - old) for old, new in zip(before, after, strict=True))


def _towards(one: list[int], other: list[int], before: list[int], after: list[int]) -> int:
    """How far a step goes the way that a whole turn went."""
    steps = (new - old for old, new in zip(one, other, strict=True))
    turn = (new - old for old, new in zip(before, after, strict=True))
    return sum(step * all_in_all for step, all_in_all in zip(steps, turn, strict=True))
