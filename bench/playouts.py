"""How fast is random play? Decisions and games a second on one core, and the cost of clone, view and sample."""

from __future__ import annotations

import sys
from collections.abc import Callable
from statistics import median
from time import perf_counter

import warren
from warren import build
from warren.core.playout import play_many
from warren.core.rng import fast


def seconds(work: Callable[[], object], times: int) -> float:
    start = perf_counter()
    for _ in range(times):
        work()
    return (perf_counter() - start) / times


def playouts(games: int, rounds: int = 5) -> tuple[float, float]:
    """Median decisions and games a second, deals included."""
    game = warren.game("jackrabbit")
    setup = game.agree({"length": "hand"})
    chance = fast("bench")
    decisions: list[float] = []
    hands: list[float] = []
    for _ in range(rounds):
        start = perf_counter()
        made = play_many(game, setup, games, chance)
        took = perf_counter() - start
        decisions.append(made / took)
        hands.append(games / took)
    return median(decisions), median(hands)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else (20_000 if build.is_compiled() else 300)
    decisions, hands = playouts(games)
    print(f"warren {build.describe()}")
    print(f"jackrabbit, random hands: {decisions:,.0f} decisions/s, {hands:,.0f} games/s")
    table = warren.new("jackrabbit", seed=1, length="hand")
    for _ in range(20):
        seat = table.seats()[0]
        table.play(seat, table.choices(seat)[0])
    view, chance = table.view(0), fast("bench")
    sampler = table.game.sampler(view)
    for name, work in (
        ("clone", table.clone),
        ("view", lambda: table.view(0)),
        ("sample", lambda: table.game.sample(view, chance)),
        ("further sample", lambda: sampler.draw(chance)),
    ):
        cost = seconds(work, games)
        print(f"{name}: {cost * 1e6:.2f} µs, {cost * decisions:.2f} decisions")


if __name__ == "__main__":
    main()
