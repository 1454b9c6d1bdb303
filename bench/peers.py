"""Their side: random play of OpenSpiel, from a Python loop and inside C++, and of catanatron. Prints one JSON object.

    python bench/peers.py --seconds 2

C++ rollouts are those of `MCTSBot` with one simulation over a `RandomRolloutEvaluator` of 50: each bot step plays 50
games from a dealt state to the end. Their decisions/s are games/s times the mean decisions of games in the Python loop.
catanatron plays four random players to its end. Decisions are counted as for our games: chance does not count, nor does
a state with a single legal action.
"""

from __future__ import annotations

import json
import random
import sys
from importlib.metadata import version
from time import perf_counter

import pyspiel
from catanatron import Color, Game, RandomPlayer

GAMES = {"crazy_eights": "crazy_eights", "maedn": "maedn(players=4)"}
ROLLOUTS = 50
COUNTED = 2000


def deal(game: pyspiel.Game, chance: random.Random) -> pyspiel.State:
    state = game.new_initial_state()
    while state.is_chance_node():
        actions, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chance.choices(actions, odds)[0])
    return state


def play(game: pyspiel.Game, chance: random.Random) -> int:
    """One random game in a Python loop; answers its decisions."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(actions, odds)[0])
        else:
            legal = state.legal_actions()
            decisions += len(legal) > 1
            state.apply_action(chance.choice(legal))
    return decisions


def mean_decisions(game: pyspiel.Game) -> float:
    chance = random.Random(1)
    return sum(play(game, chance) for _ in range(COUNTED)) / COUNTED


def python_loop(game: pyspiel.Game, seconds: float) -> float:
    """Games a second."""
    chance = random.Random(2)
    games = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        play(game, chance)
        games += 1
    return games / (perf_counter() - start)


def rollouts(game: pyspiel.Game, seconds: float) -> float:
    """Games a second inside C++, dealing not counted."""
    chance = random.Random(3)
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 4)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1000, True, 5, False)
    games, took = 0, 0.0
    while took < seconds:
        states = [deal(game, chance) for _ in range(20)]
        start = perf_counter()
        for state in states:
            bot.step(state)
        took += perf_counter() - start
        games += 20 * ROLLOUTS
    return games / took


class Settlers:
    """catanatron with four players who choose at random, counted."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.decisions = 0
        self.games = 0

    def decide(self, _player: object, _game: object, actions: list[object]) -> object:
        self.decisions += len(actions) > 1
        return self.chance.choice(actions)

    def play(self) -> None:
        game = Game([RandomPlayer(color) for color in Color], seed=self.chance.randrange(1, 1 << 30))
        game.play(decide_fn=self.decide)
        self.games += 1


def settlers(seconds: float) -> dict[str, float]:
    """Games a second, and their decisions."""
    table = Settlers(6)
    start = perf_counter()
    while perf_counter() - start < seconds:
        table.play()
    took = perf_counter() - start
    return {"decisions/game": table.decisions / table.games, "python games/s": table.games / took}


def main() -> None:
    seconds = float(sys.argv[sys.argv.index("--seconds") + 1])
    found: dict[str, dict[str, float]] = {}
    for name, loaded in GAMES.items():
        game = pyspiel.load_game(loaded)
        decisions = mean_decisions(game) if "--count" in sys.argv else 0.0
        found[name] = {
            "decisions/game": decisions,
            "python games/s": python_loop(game, seconds / 2),
            "cpp games/s": rollouts(game, seconds),
        }
    found["catanatron"] = settlers(seconds)
    told = f"open_spiel {version('open_spiel')}, catanatron {version('catanatron')}"
    print(json.dumps({"build": told, "games": found}))


if __name__ == "__main__":
    main()
