"""The moments that decided a game: the turns in which everybody's chances changed most, and what happened in them."""

from __future__ import annotations

from itertools import islice, pairwise
from typing import Final

from warren.server.replays import CHANCES, Reel, chances_at, facts_told, reel_of
from warren.server.wire import replays, views

_MOST: Final = 3
_LINES: Final = 2  # of each moment; whoever wants to know more looks back

Chances = tuple[int, list[int]]
"""Those of each seat, at a stop."""


def moments_told(text: str) -> replays.MomentsTold:
    """In the order of play. The last turn is none of them: who won, and how, is told anyway."""
    reel = reel_of(text)
    last = len(reel.stops) - 1
    ends = [(at, chances) for at, chances in reel.tallies.get(CHANCES, []) if at < last]
    turns = sorted((turn for turn in pairwise(ends) if turn[0][1] != turn[1][1]), key=_change, reverse=True)
    if not turns:
        return replays.MomentsTold(moments=[])
    stories = facts_told(replays.FactsAsked(record=text, is_open=True)).stories
    found = (_moment(reel, turn, stories) for turn in turns)
    moments = islice((moment for moment in found if moment is not None), _MOST)
    return replays.MomentsTold(moments=sorted(moments, key=lambda moment: moment.stop))


def _moment(reel: Reel, turn: tuple[Chances, Chances], stories: list[views.StoryTold]) -> replays.MomentTold | None:
    """Of the stops at which something is told, the one where the chances went furthest to where the turn took them."""
    (start, before), (end, after) = turn
    way = [new - old for old, new in zip(before, after, strict=True)]
    chances = [chances_at(table) for table in reel.tables(start, end)]
    steps = {
        stop: sum(there * (new - old) for there, old, new in zip(way, one, other, strict=True))
        for stop, (one, other) in enumerate(pairwise(chances), start + 1)
        if stories[stop].lines
    }
    if not steps:
        return None
    stop = max(steps, key=lambda stop: steps[stop])
    return replays.MomentTold(stop=stop, before=before, after=after, lines=stories[stop].lines[:_LINES])


def _change(turn: tuple[Chances, Chances]) -> int:
    (_, before), (_, after) = turn
    return sum(abs(new - old) for old, new in zip(before, after, strict=True))
