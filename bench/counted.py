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
from warren import bots
from warren.core.playout import play_many
from warren.core.rng import fast

GAMES = {"jackrabbit": 400, "jacked": 40, "jackrabbits": 5}
SAMPLES = 40
SIMULATIONS = 20
ENOUGH = 6  # choices to search among


def playouts(name: str) -> Callable[[], int]:
    """Random games; answers their decisions."""
    game = warren.game(name)
    setup = game.agree(SETTINGS[name])
    return lambda: play_many(game, setup, GAMES[name], fast("counted"))


def samples() -> Callable[[], int]:
    """Tables drawn from a view half-way through a race; answers how many."""
    table = middle_of("jackrabbits")
    view = table.view(0)

    def draw() -> int:
        chance = fast("counted")
        for _ in range(SAMPLES):
            table.game.sample(view, chance)
        return SAMPLES

    return draw


def search() -> Callable[[], int]:
    """One decision of a bot that searches, half-way through a race; answers its simulations."""
    table = middle_of("jackrabbits")
    while len(table.choices(table.mover())) < ENOUGH:
        table.play(table.mover(), table.choices(table.mover())[0])
    view = table.view(table.mover())

    def think() -> int:
        bots.make(f"search:{SIMULATIONS}", fast("counted")).choose(view)
        return SIMULATIONS

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
