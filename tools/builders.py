"""How well bots build: lands of four suits by each of them, for docs/strength.md.

    python tools/builders.py 200 greedy random

One player, strict building, guidelines as advice; the lands of seeds 0, 1, 2 and so on.
"""

from __future__ import annotations

import sys
from statistics import mean
from time import perf_counter

from warren import bots, build
from warren.core.rng import fast
from warren.games.jackrabbits.building.game import LAND
from warren.games.jackrabbits.building.table import LandTable
from warren.games.jackrabbits.land.acceptance import misses
from warren.games.jackrabbits.land.land import Land


def built(bot: str, seed: int) -> Land:
    table = LAND.new(seed, players=1)
    assert isinstance(table, LandTable)
    builder = bots.make(bot, fast(f"{bot} {seed}"))
    while table.outcome is None:
        table.play_all(0, builder.move(table.view(0)))
    return table.land()


def main(count: int, names: list[str]) -> None:
    print(f"{count} lands of each builder ({build.describe()})")
    for name in names:
        start = perf_counter()
        lands = [built(name, seed) for seed in range(count)]
        took = (perf_counter() - start) / count
        joins = [land.joins() for land in lands]
        lacks = [len(misses(land)) for land in lands]
        print(
            f"{name:<10} joins {min(joins)}, {mean(joins):.1f}, {max(joins)}; "
            f"ends at gaps {mean(land.gap_ends() for land in lands):.1f}; "
            f"missed of JR-B7 {mean(lacks):.1f}, nothing on {lacks.count(0)} lands; {1000 * took:.0f} ms a land"
        )


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
