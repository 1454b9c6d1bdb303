"""What generated lands are like, over many seeds: for designers, and to hold the generator to its promises."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from warren.games.jackrabbits.land.generator import Made, make
from warren.games.jackrabbits.land.tileset import TileSet

FIGURES: Final = ("joins", "ports", "lost", "masses", "farthest", "boats", "tries")
"""Joined sides; road ends at the sea; of a thousand random exits those that end off the land; landmasses; journeys
to the farthest house; merchants with a boat; how many lands were made until one was accepted."""


class Spread(NamedTuple):
    """How a figure is spread over many lands."""

    least: int
    tenth: int  # one land in ten has this or less
    median: int
    ninetieth: int  # one land in ten has this or more
    most: int
    mean: float


class Survey:
    """The figures of many lands."""

    def __init__(self) -> None:
        self.figures: dict[str, list[int]] = {name: [] for name in FIGURES}
        self.lands = 0

    def add(self, made: Made) -> None:
        land = made.land
        values = (
            land.joins(),
            len(land.roads.ports),
            land.lost(),
            land.masses(),
            land.farthest(),
            len(land.boats()),
            made.tries,
        )
        self.lands += 1
        for name, value in zip(FIGURES, values, strict=True):
            self.figures[name].append(value)

    def spread(self, name: str) -> Spread:
        """One of the `FIGURES`; there must be a land."""
        values = sorted(self.figures[name])
        last = len(values) - 1
        return Spread(
            values[0],
            values[last // 10],
            values[last // 2],
            values[last - last // 10],
            values[-1],
            sum(values) / len(values),
        )


def survey(seeds: Iterable[int], suits: int, character: str, tiles: TileSet | None = None) -> Survey:
    """The lands of many seeds."""
    found = Survey()
    for seed in seeds:
        found.add(make(seed, suits, character, tiles))
    return found
