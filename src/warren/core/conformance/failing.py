"""What all checks share: how a game fails one, where two views differ, and which choices are tried."""

from __future__ import annotations

import json
from typing import NoReturn

from warren.core.errors import ConformanceFailure
from warren.core.game import Game
from warren.core.rng import Chance
from warren.core.table import Table
from warren.core.view import View


def fail(check: str, table: Table | None, detail: str) -> NoReturn:
    if table is None:
        raise ConformanceFailure(f"conformance/{check}", check=check, detail=detail)
    moves = sum(1 for _, _, n in table.entries() if n < 0)
    settings = " ".join(f"{name}={value}" for name, value in table.setup.told().items()) or "none"
    where = f"seed {table.origin.seed!r}, settings {settings}, after {moves} actions"
    raise ConformanceFailure(f"conformance/{check}", check=check, detail=detail, where=where)


def difference(one: View, other: View) -> str:
    """Which parts of two views are not the same."""
    mine, theirs = _parts(one), _parts(other)
    names = [name for name in sorted(mine.keys() | theirs.keys()) if mine.get(name) != theirs.get(name)]
    return "; ".join(f"{name} is {mine.get(name)} and {theirs.get(name)}" for name in names)


def _parts(view: View) -> dict[str, object]:
    content = json.loads(view.dump().partition(b"\n")[2])
    return {**{f"state {name}": value for name, value in content.pop("state").items()}, **content}


def any_of(choices: list[int], chance: Chance) -> int:
    return choices[chance.below(len(choices))]


def ends_of(choices: list[int]) -> list[int]:
    """The first, the last and one in the middle: enough to be thrifty, different enough to find things."""
    return sorted({choices[0], choices[len(choices) // 2], choices[-1]}) if choices else []


def some_actions(game: Game, count: int, chance: Chance) -> range:
    """About so many of all actions, others each time."""
    stride = 1 + game.actions.size // count
    return range(chance.below(stride), game.actions.size, stride)
