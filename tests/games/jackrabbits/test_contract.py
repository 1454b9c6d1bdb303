"""The race keeps the contract of every game, with every setting."""

from __future__ import annotations

import json
from typing import Any

import pytest

from volume import share
from warren.core.conformance import check
from warren.core.dump import sealed
from warren.core.errors import BadDump
from warren.games.jackrabbits.game import JACKRABBITS
from warren.games.jackrabbits.land.characters import CHARACTERS

TURNS = 9

MIXES: dict[str, dict[str, Any]] = {
    "two": {},
    "three": {"players": 3},
    "four": {"players": 4},
    "intro": {"rules": "intro", "players": 3},
    "full": {"edition": "full", "players": 3},
    "diverse": {"objective": "diverse"},
    "monarchic": {"objective": "monarchic", "first_player": "0"},
    "diverse and monarchic": {"objective": "diverse-monarchic", "first_player": "1"},
    "tribal": {"objective": "tribal", "players": 3, "first_player": "2"},
    "strict limit": {"surplus": "strict", "players": 4, "first_player": "3"},
    "strict limit, intro": {"surplus": "strict", "rules": "intro"},
    "two suits": {"suits": "spades,hearts"},
    "three suits": {"suits": "clubs,hearts,diamonds", "players": 3, "objective": "diverse"},
    **{f"{character} land": {"land": f"generated:{character}:5", "edition": "full"} for character in CHARACTERS},
}


def limited(turns: int, **mix: Any) -> dict[str, Any]:
    return {"turn_limit": turns, **mix}


@pytest.mark.parametrize("name", share(MIXES))
def test_the_race_keeps_the_contract(name: str) -> None:
    report = check(JACKRABBITS, games=1, seed=f"short {name}", **limited(TURNS, **MIXES[name]))
    assert report.games == 1
    assert report.positions > TURNS


@pytest.mark.soak
@pytest.mark.parametrize("name", MIXES)
def test_the_race_keeps_the_contract_at_length(name: str) -> None:
    """Eighty turns see the pile reshuffled, royals claimed and stolen, and hands above the limit."""
    check(JACKRABBITS, games=4, seed=f"soak {name}", **limited(80, **MIXES[name]))


@pytest.mark.soak
@pytest.mark.parametrize("name", MIXES)
def test_the_race_keeps_the_contract_in_long_games(name: str) -> None:
    check(JACKRABBITS, games=1, seed=f"long {name}", **limited(300, **MIXES[name]))


@pytest.mark.parametrize("stack", [-1, 1 << 13])
def test_a_table_with_cards_that_do_not_exist_is_refused_wherever_they_lie(stack: int) -> None:
    data = JACKRABBITS.new(1).dump()
    for place in range(len(json.loads(data.partition(b"\n")[2])["state"]["cards"])):
        content = json.loads(data.partition(b"\n")[2])
        content["state"]["cards"][place] = stack
        with pytest.raises(BadDump):
            JACKRABBITS.load(sealed(content))
