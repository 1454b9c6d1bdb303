"""What installed packages bring is played on the page like what is ours: the rule and the bot that our pages build."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from installing import beside, install_page

from .conftest import Players
from .house import House
from .racer import button_for, confirm, settle


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A house with a rule and a bot of others."""
    for page in ("docs/adding-a-rule.md", "docs/adding-a-bot.md"):
        install_page(tmp_path, page)
    opened = House(tmp_path, environment=beside(tmp_path)).open()
    yield opened
    opened.kill()


def test_a_rule_and_a_bot_of_packages_are_chosen_and_played_on_the_page(house: House, player: Players) -> None:
    ann = player(house).go()
    form = ann.game("Jack Rabbits")
    form.get_by_text("Choose bots and settings").click()
    form.get_by_label("Brown").select_option(label="Modest: leaves the best move to others")
    form.get_by_text("The game in detail").click()
    form.get_by_label("First player").select_option("0")
    form.get_by_text("Optional rules").click()
    expect(form.get_by_text("may invite it to a picnic: both draw a card")).to_be_visible()
    form.get_by_role("checkbox", name="Picnic").check()
    form.get_by_role("button", name="Make this table").click()
    settle(ann)
    button_for(ann, "roll").click()
    button_for(ann, "stay").click()
    confirm(ann)
    expect(button_for(ann, "invite:1")).to_have_text("Invite Bramble to a picnic")
    cards = len(ann.hand)
    button_for(ann, "invite:1").click()
    confirm(ann)
    expect(ann.page.locator(".notices")).to_have_text("Guest has given a picnic.")
    expect(ann.cards).to_have_count(cards + 1)
    assert "Guest invites Bramble to a picnic at the citadel." in ann.log
