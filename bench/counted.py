"""The work whose instructions `make instructions` counts, always the same. Prints how often each was done.

    python bench/counted.py counted.so

`counted.so` is counted.c, compiled: it tells callgrind where to begin and to end.
"""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Callable
from ctypes import CDLL

from ours import SETTINGS, middle_of

import warren
from warren.bots.search import Search
from warren.core.playout import play_many
from warren.core.rng import fast
from warren.core.table import Table

GAMES = {"jackrabbit": 400, "jacked": 40, "jackrabbits": 5}
RACES = 6  # and short ones: what a single position costs changes with every rule that leads elsewhere
TURNS = 60
SAMPLES = 4  # of each race
SIMULATIONS = 12
ENOUGH = 6  # choices to search among


def playouts(name: str) -> Callable[[], int]:
    """Random games; answers their decisions."""
    game = warren.game(name)
    setup = game.agree(SETTINGS[name])
    return lambda: play_many(game, setup, GAMES[name], fast("counted"))


def races() -> list[Table]:
    """Races half-way through, each at a decision among several things."""
    found = [middle_of("jackrabbits", f"counted {number}", turn_limit=TURNS) for number in range(RACES)]
    for table in found:
        while len(table.choices(table.mover())) < ENOUGH:
            table.play(table.mover(), table.choices(table.mover())[0])
    return found


def samples() -> Callable[[], int]:
    """Tables drawn from views half-way through races; answers how many."""
    views = [table.view(0) for table in races()]

    def draw() -> int:
        chance = fast("counted")
        for view in views:
            for _ in range(SAMPLES):
                view.game.sample(view, chance)
        return RACES * SAMPLES

    return draw


def search() -> Callable[[], int]:
    """Searches half-way through races; answers its simulations."""
    views = [table.view(int(table.mover())) for table in races()]

    def think() -> int:
        for view in views:
            Search(view, fast("counted")).run(SIMULATIONS)
        return RACES * SIMULATIONS

    return think


def main() -> None:
    work = {f"decision of {name}": playouts(name) for name in GAMES}
    work |= {"sample of jackrabbits": samples(), "simulation of jackrabbits": search()}
    counter = CDLL(sys.argv[1])
    times = {}
    for name, do in work.items():
        do()  # what is made once is made now
        gc.collect()
        gc.disable()
        counter.begin()
        times[name] = do()
        counter.end(name.encode())
        gc.enable()
    print(json.dumps(times))


if __name__ == "__main__":
    main()
