from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from doors import BROWSERS

from .house import House
from .player import Player

FRIEND = "friend.test"  # a name at which pages are as they are in a network: without TLS, and not trusted
FLAGS = (
    f"--host-resolver-rules=MAP {FRIEND} 127.0.0.2",
    "--no-sandbox",  # root has none, and the pages are our own
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@contextmanager
def launched() -> Iterator[Browser]:
    """Chromium, if there is one here."""
    found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    if found is None and os.environ.get("CI") == "true":
        pytest.fail("There is no Chromium here: `make test` installs it.")
    if found is None:
        pytest.skip("no Chromium")
    with sync_playwright() as started, started.chromium.launch(executable_path=found, args=list(FLAGS)) as browser:
        yield browser


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with launched() as opened:
        yield opened


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    opened = House(tmp_path_factory.mktemp("house")).open()
    yield opened
    opened.kill()


class Players:
    """Everybody in a test, each with a browser profile of their own. None of them may see an error in the console."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.all: list[Player] = []

    def __call__(self, house: House, **options: object) -> Player:
        wanted: dict[str, object] = {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB", **options}
        player = Player(self.browser.new_context(**wanted), house)  # type: ignore[arg-type]
        self.all.append(player)
        return player

    def close(self) -> None:
        for player in self.all:
            player.page.context.close()
        assert [error for player in self.all for error in player.errors] == []


@pytest.fixture
def player(browser: Browser) -> Iterator[Players]:
    players = Players(browser)
    yield players
    players.close()
