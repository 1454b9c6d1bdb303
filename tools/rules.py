"""Rule coverage: every rule id, the tests that name it, and how often random play reached it.

    python tools/rules.py           the whole list
    python tools/rules.py --check   only what is missing; exits with 1 if anything is

A test names the rule it was written from with `@pytest.mark.rule("JB-4")`. How often random play reaches a rule is
counted from the facts that it tells. What it plays, and why it cannot reach some rules, says the game's own file in
tools/reached/ ("static" is a definition or a set-up); a game without one is played as it usually is.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

import warren
from warren import build
from warren.core.facts import Tally
from warren.core.game import Game
from warren.core.playout import play_many
from warren.core.rng import fast
from warren.text.bundles import sources

ROOT = Path(__file__).resolve().parent.parent
GAMES = 10_000


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


class Reach(NamedTuple):
    """What random play goes through, so that every rule has a chance to be met."""

    mixes: list[dict[str, object]]  # settings
    share: int  # only so many hundredths of the games
    unreached: dict[str, str]  # the reason, by rule


def reach_of(game: str) -> Reach:
    path = ROOT / "tools" / "reached" / f"{game}.toml"
    told = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return Reach(told.get("mix", [{}]), told.get("share", 100), told.get("unreached", {}))


def reached(game: Game, mixes: list[dict[str, object]], games: int) -> dict[str, int]:
    """How often random play told a fact of each rule."""
    tally = Tally(game.facts)
    for number, settings in enumerate(mixes):
        play_many(game, game.agree(settings), games // len(mixes), fast(f"rules {number}"), tally)
    return tally.by_rule()


def ours() -> set[str]:
    """The rules whose texts come with Warren: those of installed packages are listed, and nothing is asked of them."""
    return {rule for _, source in sources("en") for rule in re.findall(r"^rule-(\S+) =", source, re.MULTILINE)}


def main() -> int:
    is_check = "--check" in sys.argv[1:]
    games = GAMES if build.is_compiled() else GAMES // 20
    tests = tests_by_rule()
    problems: list[str] = []
    known: set[str] = set()
    demanded = ours()
    for name in warren.game_names():
        game = warren.game(name)
        known.update(game.rules)
        start = perf_counter()
        reach = reach_of(name)
        count_of = games * reach.share // 100
        counts = reached(game, reach.mixes, count_of)
        took = perf_counter() - start
        if not is_check:
            print(f"{name}: {count_of:,} random games in {took:.1f} s ({build.describe()})\n")
            print(f"{'rule':<8}{'tests':>6}{'reached':>14}")
        for rule in game.rules:
            count, named = counts.get(rule, 0), tests.get(rule, [])
            reason = reach.unreached.get(rule, "")
            if not named and rule in demanded:
                problems.append(f"{rule} has no test: mark one with @pytest.mark.rule({rule!r}).")
            if not count and not reason and rule in demanded:
                file = f"tools/reached/{name}.toml"
                problems.append(f"{rule} was never reached by random play: give the reason in {file}.")
            if not is_check:
                print(f"{rule:<8}{len(named):>6}{count:>14,}  {reason or ', '.join(named[:2])}")
    problems += [f"{rule} is named by {named[0]} but is no rule." for rule, named in tests.items() if rule not in known]
    for problem in problems:
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
