"""What the tests of the house share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from warren import games
from warren.core.example import Burrow
from warren.server.app import create_app
from warren.server.house import Clock
from warren.server.pace import Pace


@pytest.fixture
def burrow(monkeypatch: pytest.MonkeyPatch) -> Burrow:
    """Burrow, which has Asks and Windows, among the games."""
    game = Burrow()
    monkeypatch.setitem(games._GAMES, game.name, game)
    return game


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    clock = Clock(steady=lambda: 1000.0)  # limits do not fill up again, however long a test takes
    app = create_app(f"sqlite:///{tmp_path / 'house.db'}", 1, clock, Pace(0, 0), tmp_path)
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client
