"""What the tests of the house share."""

from __future__ import annotations

import pytest

from warren import games
from warren.core.example import Burrow


@pytest.fixture
def burrow(monkeypatch: pytest.MonkeyPatch) -> Burrow:
    """Burrow, which has Asks and Windows, among the games."""
    game = Burrow()
    monkeypatch.setitem(games._GAMES, game.name, game)
    return game
