"""What the C compiler looks on at to learn what is done often: a little of all that is slow, the same every time.

setup.py runs it once with a build that counts, and compiles again by what was counted. Nothing but Warren is needed.
"""

from __future__ import annotations

from warren.bots import make
from warren.bots.search import Search
from warren.core.playout import play_many
from warren.core.rng import fast
from warren.core.table import Table
from warren.games import get

FRONTIER = "clubs,spades,hearts,diamonds,torches,shields,horseshoes,acorns"
SEA = "shells,anchors,bells,icicles"

GAMES: tuple[tuple[str, dict[str, object], int], ...] = (
    ("jackrabbit", {}, 200),
    ("jacked", {"turn_limit": 200}, 40),
    ("jacked", {"turn_limit": 200, "players": 2}, 40),
    ("jackrabbits", {"players": 4, "turn_limit": 400}, 40),
    ("jackrabbits", {"players": 2, "suits": FRONTIER, "turn_limit": 100}, 20),
    ("jackrabbits", {"players": 3, "suits": f"{FRONTIER},{SEA}", "turn_limit": 100}, 20),
    ("land", {}, 4),
)
"""A game, its settings, and how many are played at random."""

POSITIONS = 12
TURNS_BETWEEN = 7
SAMPLES = 6
SIMULATIONS = 12


def think(table: Table) -> None:
    """All that bots do at a position: draw tables that agree with a view, search them, and decide by instinct."""
    view = table.view(table.mover())
    sampler = table.game.sampler(view)
    for _ in range(SAMPLES):
        sampler.draw(fast("samples"))
    Search(view, fast("search")).run(SIMULATIONS)
    make("greedy", fast("greedy")).move(view)


def main() -> None:
    for name, settings, times in GAMES:
        game = get(name)
        setup = game.agree(settings)
        play_many(game, setup, times, fast("training"))
        table, chance = game.deal(setup, fast("positions")), fast("moves")
        for _ in range(POSITIONS):
            if table.outcome is not None:
                break
            think(table)
            for _ in range(TURNS_BETWEEN):
                if table.outcome is None:
                    table.do(table.mover(), table.pick(table.mover(), chance))


if __name__ == "__main__":
    main()
