"""Our side: random playouts of every game, and what clone, view and sample cost. Prints one JSON object.

    python bench/ours.py --seconds 2

Decisions count as docs/bench.md says: at least two choices were legal; the parts of a compound decision count once.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from time import perf_counter

import warren
from warren import build
from warren.core.playout import play_many, play_out
from warren.core.rng import fast
from warren.core.table import Table
from warren.games.jackrabbits.land.tiles import SUITS as SUIT_NAMES

SETTINGS: dict[str, dict[str, object]] = {
    "jackrabbit": {"length": "hand"},
    "jacked": {"turn_limit": 1000},
    "land": {},
    "jackrabbits": {"players": 4, "turn_limit": 1000},
}

SUITS = (2, 4, 8, 12)


def race_of(suits: int) -> dict[str, object]:
    """A race of so many suits, on a land made for them."""
    return {**SETTINGS["jackrabbits"], "land": "generated:1", "suits": ",".join(SUIT_NAMES[:suits])}


def playouts(name: str, settings: dict[str, object], seconds: float) -> dict[str, float]:
    """Games and decisions a second, deals included."""
    game = warren.game(name)
    setup = game.agree(settings)
    chance = fast("bench")
    games, decisions, batch = 0, 0, 20
    start = perf_counter()
    while perf_counter() - start < seconds:
        decisions += play_many(game, setup, batch, chance)
        games += batch
    took = perf_counter() - start
    return {"games/s": games / took, "decisions/s": decisions / took, "decisions/game": decisions / games}


def middle_of(name: str, seed: str = "bench", **settings: object) -> Table:
    """A table half-way through a game."""
    game = warren.game(name)
    setup = game.agree({**SETTINGS[name], **settings})
    whole = game.start(setup, seed)
    play_out(whole, fast(seed))
    actions = [(seat, action) for seat, action, n in whole.entries() if n < 0]
    table = game.start(setup, seed)
    for seat, action in actions[: len(actions) // 2]:
        table.play(seat, action)
    return table


def cost(work: Callable[[], object], seconds: float) -> float:
    """Microseconds for one."""
    times, batch = 0, 50
    start = perf_counter()
    while perf_counter() - start < seconds:
        for _ in range(batch):
            work()
        times += batch
    return (perf_counter() - start) / times * 1e6


def costs(name: str, seconds: float) -> dict[str, float]:
    table = middle_of(name)
    view, chance = table.view(0), fast("bench")
    others = [table.view(seat) for seat in range(int(table.players))]
    sampler = table.game.sampler(view)
    return {
        "clone µs": cost(table.clone, seconds),
        "view µs": cost(lambda: table.view(0), seconds),
        "sample µs": cost(lambda: [table.game.sample(view, chance) for view in others], seconds) / len(others),
        "further sample µs": cost(lambda: sampler.draw(chance), seconds),
    }


def main() -> None:
    seconds = float(sys.argv[sys.argv.index("--seconds") + 1])
    found: dict[str, dict[str, float]] = {}
    for name, settings in SETTINGS.items():
        found[name] = {**playouts(name, settings, seconds), **costs(name, seconds / 10)}
    for suits in SUITS:
        found[f"jackrabbits of {suits} suits"] = playouts("jackrabbits", race_of(suits), seconds / 2)
    print(json.dumps({"build": build.describe(), "games": found}))


if __name__ == "__main__":
    main()
