"""JACKED keeps the contract of every game, with every mix of settings."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from volume import share
from warren.core.conformance import check
from warren.games.jacked.game import JACKED

MIXES: dict[str, dict[str, Any]] = {
    "four": {},
    "teams": {"teams": True},
    "four with jokers": {"jokers": "4"},
    "teams with jokers": {"teams": True, "jokers": "4"},
    "three": {"players": 3},
    "three without jokers": {"players": 3, "jokers": "0"},
    "two": {"players": 2},
    "two with jokers": {"players": 2, "jokers": "2"},
    "small": {"side": 12, "dealer": "0"},
    "large": {"side": 24, "players": 3, "dealer": "2"},
}
PLAYS = ("strict", "memory")


def limited(turns: int, **mix: Any) -> dict[str, Any]:
    return {"turn_limit": turns, **mix}


@pytest.mark.parametrize(("name", "jacked_play"), share(product(MIXES, PLAYS)))
def test_jacked_keeps_the_contract(name: str, jacked_play: str) -> None:
    report = check(JACKED, games=1, seed=f"short {name}", jacked_play=jacked_play, **limited(14, **MIXES[name]))
    assert report.games == 1
    assert report.positions > 14


@pytest.mark.soak
@pytest.mark.parametrize("jacked_play", PLAYS)
@pytest.mark.parametrize("name", MIXES)
def test_jacked_keeps_the_contract_at_length(name: str, jacked_play: str) -> None:
    """Sixty turns see the whole deck dealt, and the deal pass on."""
    check(JACKED, games=6, seed=f"soak {name}", jacked_play=jacked_play, **limited(60, **MIXES[name]))


@pytest.mark.soak
@pytest.mark.parametrize("jacked_play", PLAYS)
@pytest.mark.parametrize("name", MIXES)
def test_jacked_keeps_the_contract_in_long_games(name: str, jacked_play: str) -> None:
    check(JACKED, games=1, seed=f"long {name}", jacked_play=jacked_play, **limited(400, **MIXES[name]))
