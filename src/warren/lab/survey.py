"""Surveys of generated lands on all cores."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator
from functools import partial
from time import perf_counter
from typing import Final, NamedTuple

from warren.core.errors import BadInput
from warren.games.jackrabbits.land import survey, tileset
from warren.lab.workers import results

TIME: Final = "milliseconds"
"""What a land took to be made: a figure beside those of `survey.FIGURES`."""

Figures = dict[str, int]
"""One land in numbers."""


class Plan(NamedTuple):
    """What kind of lands are looked at. The tiles are the text of their file, so that any process can read it."""

    suits: int
    character: str
    tiles: str = ""
    tiles_path: str = ""


def measure(plan: Plan, seed: int) -> Figures | None:
    """Make the land of a seed and measure it; None if there is none, which tiles of one's own can bring about."""
    tiles = tileset.read(plan.tiles, plan.tiles_path) if plan.tiles else None
    began = perf_counter()
    try:
        found = survey.survey([seed], plan.suits, plan.character, tiles)
    except BadInput:
        return None
    took = round(1000 * (perf_counter() - began))
    return {**{name: int(values[0]) for name, values in found.figures.items()}, TIME: took}


def measured(
    plan: Plan, seeds: range, jobs: int, is_stopped: Callable[[], bool]
) -> Generator[tuple[int, Figures | None], None, None]:
    """Each seed with its figures, in the order in which they get done; on all cores if `jobs` is 0."""
    return results(partial(measure, plan), iter(seeds), jobs or os.cpu_count() or 1, is_stopped)


def gathered(found: dict[int, Figures]) -> survey.Survey:
    """The figures of all lands together, the time too."""
    whole = survey.Survey()
    whole.lands = len(found)
    for name in (*survey.FIGURES, TIME):
        whole.figures[name] = [found[seed][name] for seed in sorted(found)]
    return whole
