"""Rule coverage: every rule id, the tests that name it, and how often random play reached it.

    python tools/rules.py           the whole list
    python tools/rules.py --check   only what is missing; exits with 1 if anything is

A test names the rule it was written from with `@pytest.mark.rule("JB-4")`. How often random play reaches a rule is
counted from the facts that it tells. A rule that random play cannot reach needs a reason in tools/unreached.toml.
"""

from __future__ import annotations

import ast
import sys
import tomllib
from pathlib import Path
from time import perf_counter

import warren
from warren import build
from warren.core.facts import Tally
from warren.core.game import Game
from warren.core.playout import play_many
from warren.core.rng import fast

ROOT = Path(__file__).resolve().parent.parent
GAMES = 10_000

MIXES: dict[str, list[dict[str, object]]] = {
    "jackrabbit": [
        {"length": "hand"},
        {"length": "hand", "ace_high_runs": "yes", "deadwood": "always", "first_player": "1"},
        {"threshold": 20},
        {"threshold": 40, "turn_limit": 90},
    ],
    "jacked": [
        {"turn_limit": 1000},
        {"players": 3, "turn_limit": 300},
        {"players": 2, "jokers": "2", "turn_limit": 300},
        {"teams": "yes", "turn_limit": 300},
        {"jacked_play": "memory", "jokers": "4", "turn_limit": 300},
    ],
    "jackrabbits": [
        {"rules": "intro", "turn_limit": 150},
        {"turn_limit": 150},
        {"players": 3, "hand_limit": "strict", "objective": "diverse", "turn_limit": 150},
        {"players": 4, "edition": "full", "land": "generated:1", "turn_limit": 150},
        {"players": 3, "suits": "hearts,acorns", "objective": "tribal", "turn_limit": 300},
        {
            "players": 3,
            "advanced_citadel": "yes",
            "capital_aces": "yes",
            "additional_capital": "yes",
            "trailing_carrots": "yes",
            "windfall_lottery": "yes",
            "overtaxed_hands": "yes",
            "seized_surplus": "yes",
            "turn_limit": 150,
        },
        {
            "players": 3,
            "edition": "full",
            "tight_suits": "yes",
            "patriarchal_values": "yes",
            "special_access": "yes",
            "special_flights": "yes",
            "special_trades": "yes",
            "turn_limit": 150,
        },
    ],
    "land": [
        {"suits": "clubs,spades"},
        {"suits": "clubs,spades", "style": "free", "explore": "yes", "players": 1},
        {"suits": "clubs,spades", "style": "freestyle", "players": 3},
        {"suits": "shells,bells", "guidelines": "enforce", "explore": "yes"},
        {"land": "sample", "explore": "yes"},
    ],
}
"""The settings that random play goes through, so that every rule has a chance to be met."""

SHARES = {"jackrabbits": 50, "land": 10}
"""Games of which only so many hundredths are played: they are long, and meet their rules often."""


def tests_by_rule() -> dict[str, list[str]]:
    """The names of all tests that carry a rule's mark."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in _marks(node):
                    found.setdefault(rule, []).append(node.name)
    return found


def _marks(test: ast.FunctionDef) -> list[str]:
    rules: list[str] = []
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
            rules += [
                part.value for part in mark.args if isinstance(part, ast.Constant) and isinstance(part.value, str)
            ]
    return rules


def reached(game: Game, games: int) -> dict[str, int]:
    """How often random play told a fact of each rule."""
    tally = Tally(game.facts)
    mixes = MIXES[game.name]
    for number, settings in enumerate(mixes):
        play_many(game, game.agree(settings), games // len(mixes), fast(f"rules {number}"), tally)
    return tally.by_rule()


def main() -> int:
    is_check = "--check" in sys.argv[1:]
    games = GAMES if build.is_compiled() else GAMES // 20
    tests = tests_by_rule()
    reasons = tomllib.loads((ROOT / "tools" / "unreached.toml").read_text(encoding="utf-8"))
    problems: list[str] = []
    known: set[str] = set()
    for name in warren.game_names():
        game = warren.game(name)
        known.update(game.rules)
        start = perf_counter()
        count_of = games * SHARES.get(name, 100) // 100
        counts = reached(game, count_of)
        took = perf_counter() - start
        if not is_check:
            print(f"{name}: {count_of:,} random games in {took:.1f} s ({build.describe()})\n")
            print(f"{'rule':<8}{'tests':>6}{'reached':>14}")
        for rule in game.rules:
            count, named = counts.get(rule, 0), tests.get(rule, [])
            reason = reasons.get(name, {}).get(rule, "")
            if not named:
                problems.append(f"{rule} has no test: mark one with @pytest.mark.rule({rule!r}).")
            if not count and not reason:
                problems.append(f"{rule} was never reached by random play: give the reason in tools/unreached.toml.")
            if not is_check:
                print(f"{rule:<8}{len(named):>6}{count:>14,}  {reason or ', '.join(named[:2])}")
    problems += [f"{rule} is named by {named[0]} but is no rule." for rule, named in tests.items() if rule not in known]
    for problem in problems:
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
