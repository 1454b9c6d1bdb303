"""Settings that go by a name: they go together, and are played to the end."""

from __future__ import annotations

import pytest

from warren.core.errors import BadSettings
from warren.core.playout import play_out
from warren.core.rng import fast
from warren.games.jackrabbit.game import JACKRABBIT
from warren.games.jackrabbits.game import JACKRABBITS
from warren.games.jackrabbits.presets import PRESETS


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_preset_is_a_game_for_any_number_of_players(name: str, players: int) -> None:
    setup = JACKRABBITS.agree({**JACKRABBITS.preset(name), "players": players, "turn_limit": 12})
    table = JACKRABBITS.deal(setup, fast(f"preset {name}"))
    play_out(table, fast(f"play {name}"))
    assert table.outcome is not None


@pytest.mark.parametrize("name", PRESETS)
def test_every_setting_of_a_preset_differs_from_what_is_usual(name: str) -> None:
    usual, agreed = JACKRABBITS.agree({}), JACKRABBITS.agree(PRESETS[name])
    assert [setting for setting in PRESETS[name] if agreed.values[setting] == usual.values[setting]] == []


def test_a_preset_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(BadSettings) as refusal:
        JACKRABBITS.preset("clasic")
    assert refusal.value.code == "settings/preset"
    assert refusal.value.arguments["near"] == "classic"
    assert refusal.value.arguments["known"] == tuple(PRESETS)
    with pytest.raises(BadSettings):
        JACKRABBIT.preset("family")
