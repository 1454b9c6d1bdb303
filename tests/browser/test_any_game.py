"""A game that brings no board of its own is played on the page all the same: the one that our page builds."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from installing import beside, blocks, install

from .conftest import Players
from .house import House
from .player import Player
from .test_access import findings

PAGE = "docs/adding-a-game.md"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house with a game of others, found by its entry point."""
    folder = tmp_path_factory.mktemp("high-hare")
    code = blocks(PAGE, "python")
    whole = next(number for number, block in enumerate(code, 1) if "GAME = HighHare()" in block)
    module = [block for block in code[:whole] if "print(" not in block and "assert" not in block]
    [project] = blocks(PAGE, "toml")
    entry_points = tomllib.loads(project)["project"]["entry-points"]
    install(folder, "high-hare", "high_hare", "\n".join(module), entry_points)
    opened = House(folder, environment=beside(folder)).open()
    yield opened
    opened.kill()


def choices(player: Player) -> Locator:
    return player.page.get_by_role("group", name="What you can do").get_by_role("button")


def test_a_game_of_a_package_is_played_from_its_first_to_its_last_move(house: House, player: Players) -> None:
    ann = player(house).go()
    expect(ann.game("High Hare")).to_contain_text("Nine cards, three each")
    ann.game("High Hare").get_by_role("button", name="Play against a bot").click()
    for cards in (3, 2, 1):
        expect(choices(ann)).to_have_count(cards)
        expect(ann.page.locator(".status.mine")).to_contain_text(re.compile("[Ww]hich card do you"))
        card = choices(ann).first.inner_text().removeprefix("Play ").removesuffix(".")
        choices(ann).first.click()
        expect(ann.page.locator(".status")).to_have_text(f"Play {card}.")
        expect(ann.page.get_by_role("list", name="Your hand").get_by_role("listitem")).to_have_count(cards - 1)
        ann.main.click()
        expect(ann.page.get_by_role("definition").first).to_contain_text(card)
    expect(ann.page.locator("[data-over=true]")).to_be_visible()
    expect(ann.page.locator(".status")).to_contain_text("The game is over")
    assert "Guest is dealt" in ann.log[0] + ann.log[1]
    assert sum(line.startswith("Guest plays") for line in ann.log) == 3


def test_a_drafted_move_is_shown_taken_back_and_advised_like_any_other(house: House, player: Players) -> None:
    ann = player(house).go()
    ann.game("High Hare").get_by_role("button", name="Play against a bot").click()
    expect(choices(ann)).to_have_count(3)
    choices(ann).first.click()
    expect(ann.main).to_be_enabled()
    ann.page.keyboard.press("Escape")
    expect(choices(ann)).to_have_count(3)
    ann.button("Hint").click()
    expect(ann.page.locator(".hint")).to_contain_text("Play ")
    assert findings(ann) == ""
