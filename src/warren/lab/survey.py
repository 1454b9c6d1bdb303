"""Surveys of generated lands: many seeds, and how what they are like is spread."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator
from functools import partial
from time import perf_counter
from typing import NamedTuple

from warren.games.jackrabbits.land import tileset
from warren.games.jackrabbits.land.generator import make
from warren.lab.workers import results


class Plan(NamedTuple):
    """What kind of lands are looked at. The tiles are the text of their file, so that any process can read it."""

    suits: int
    character: str
    tiles: str = ""
    tiles_path: str = ""


class Figures(NamedTuple):
    """One land in numbers."""

    tries: int
    milliseconds: int
    joins: int
    sea_ends: int
    lost: int  # of a thousand random exits
    farthest: int
    boats: int


class Spread(NamedTuple):
    """The least, the quarters, and the most of many numbers."""

    least: int
    low: int
    middle: int
    high: int
    most: int


def measure(plan: Plan, seed: int) -> Figures:
    """Make the land of a seed and measure it."""
    tiles = tileset.read(plan.tiles, plan.tiles_path) if plan.tiles else None
    began = perf_counter()
    made = make(seed, plan.suits, plan.character, tiles)
    took = round(1000 * (perf_counter() - began))
    land = made.land
    return Figures(made.tries, took, land.joins(), land.sea_ends(), land.lost(), land.farthest(), len(land.boats()))


def survey(
    plan: Plan, seeds: range, jobs: int, is_stopped: Callable[[], bool]
) -> Generator[tuple[int, Figures], None, None]:
    """Each seed with its figures, in the order in which they get done; on all cores if `jobs` is 0."""
    return results(partial(measure, plan), iter(seeds), jobs or os.cpu_count() or 1, is_stopped)


def spread(values: list[int]) -> Spread:
    """How at least one number is spread."""
    ordered = sorted(values)
    last = len(ordered) - 1
    return Spread(*[ordered[(last * quarter + 2) // 4] for quarter in range(5)])


def spreads(found: dict[int, Figures]) -> dict[str, Spread]:
    """By the name of the figure."""
    return {name: spread([figures[place] for figures in found.values()]) for place, name in enumerate(Figures._fields)}
