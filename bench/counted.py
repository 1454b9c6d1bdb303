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

from ours import SETTINGS, middle_of, race_of

import warren
from warren.bots.search import Search
from warren.core.playout import play_many
from warren.core.rng import fast
from warren.core.table import Table

GAMES = {"jackrabbit": 400, "jacked": 40, "jackrabbits": 5}
SUITS = {8: 3, 12: 3}
RACES = 6  # and short ones: what a single position costs changes with every rule that leads elsewhere
TURNS = 60
SAMPLES = 4  # of each race
SIMULATIONS = 12
ENOUGH = 6  # choices to search among


def playouts(name: str, settings: dict[str, object], games: int) -> Callable[[], int]:
    """Random games; answers their decisions."""
    game = warren.game(name)
    setup = game.agree(settings)
    return lambda: play_many(game, setup, games, fast("counted"))


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
        for _ in range(SAMPLES):
            for view in views:  # in turns: what was worked out for a view is kept until the next one comes
                view.game.sample(view, chance)
        return RACES * SAMPLES

    return draw


def looks() -> Callable[[], int]:
    """Views half-way through races; answers how many."""
    tables = races()

    def look() -> int:
        for table in tables:
            for seat in range(int(table.players)):
                table.view(seat)
        return sum(int(table.players) for table in tables)

    return look


def search() -> Callable[[], int]:
    """Searches half-way through races; answers its simulations."""
    views = [table.view(int(table.mover())) for table in races()]

    def think() -> int:
        for view in views:
            Search(view, fast("counted")).run(SIMULATIONS)
        return RACES * SIMULATIONS

    return think


def main() -> None:
    work = {f"decision of {name}": playouts(name, SETTINGS[name], games) for name, games in GAMES.items()}
    for suits, games in SUITS.items():
        work[f"decision of {suits} suits"] = playouts("jackrabbits", race_of(suits), games)
    work |= {"sample of jackrabbits": samples(), "view of jackrabbits": looks(), "simulation of jackrabbits": search()}
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
