"""Building a land keeps the contract of every game, with every mix of settings."""

from __future__ import annotations

from typing import Any

import pytest

from volume import share
from warren.core.conformance import check
from warren.games.jackrabbits.building.game import LAND
from warren.games.jackrabbits.codes import land_code

from .helpers import TWO, new, play_on

STYLES = ("strict", "free", "freestyle")
GUIDELINES = ("enforce", "advise", "ignore")
LATIN = [(style, GUIDELINES[(row + n) % 3]) for row, style in enumerate(STYLES) for n in range(3)]
"""Every style with every guideline, so that every third of them has each of both."""

PLAYERS = {"strict": 2, "free": 1, "freestyle": 3}
MIXES: dict[str, dict[str, Any]] = {
    "one": {"players": 1, "explore": True},
    "three": {"players": 3, "style": "free"},
    "four": {"players": 4, "style": "freestyle", "explore": True},
    "nautical": {"players": 1, "suits": "shells,bells", "guidelines": "enforce"},
    "frontier": {"suits": "clubs,torches,horseshoes", "players": 1, "style": "free"},
}


@pytest.mark.rule("JR-B3", "JR-B4")
@pytest.mark.parametrize(("style", "guidelines"), share(LATIN))
def test_building_keeps_the_contract(style: str, guidelines: str) -> None:
    mix: dict[str, Any] = {"style": style, "guidelines": guidelines, "suits": TWO, "players": PLAYERS[style]}
    report = check(LAND, games=1, seed=f"short {style} {guidelines}", **mix)
    assert report.positions > 36


@pytest.mark.rule("JR-B5", "JR-B6")
@pytest.mark.parametrize("name", share(MIXES))
def test_other_mixes_keep_the_contract(name: str) -> None:
    check(LAND, games=1, seed=f"short {name}", **{"suits": TWO, **MIXES[name]})


@pytest.mark.rule("JR-B5")
def test_exploring_keeps_the_contract() -> None:
    code = land_code(play_on(new(5, suits=TWO), "contract").land())
    report = check(LAND, games=3, seed="walks", suits=TWO, land=code, explore=True, players=2)
    assert report.positions > 6


@pytest.mark.soak
@pytest.mark.parametrize("guidelines", GUIDELINES)
@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_building_keeps_the_contract_at_length(players: int, style: str, guidelines: str) -> None:
    check(LAND, games=2, seed=f"soak {style}", style=style, guidelines=guidelines, players=players, explore=True)


@pytest.mark.soak
@pytest.mark.parametrize("name", MIXES)
def test_other_mixes_keep_the_contract_at_length(name: str) -> None:
    check(LAND, games=6, seed=f"soak {name}", **{"suits": TWO, **MIXES[name]})
