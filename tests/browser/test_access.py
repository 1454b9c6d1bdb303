"""Keyboard, screen readers and small screens."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from warren.core.cards import size
from warren.core.table import Table
from warren.games.jackrabbit.table import JackrabbitTable

from .conftest import Players
from .house import House
from .player import Player
from .prepared import Prepared, prepared_game

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}
LOOKS = [(DESKTOP, "light"), (PHONE, "dark")]
"""Every screen is judged in each size and each theme: sizes have no colours of their own."""
MOST_TABS = 40


def findings(player: Player) -> str:
    """What axe-core finds fault with."""
    player.rest()  # colours are judged when nothing moves any more
    if not player.page.evaluate("'axe' in window"):
        player.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = player.page.evaluate("axe.run({ resultTypes: ['violations'] }).then(told => told.violations)")
    return "\n".join(f"{one['id']}: {one['help']} {[node['html'][:160] for node in one['nodes']]}" for one in found)


def hand_where(
    house: House, wanted: Callable[[JackrabbitTable], bool], length: str = "hand", **settings: str
) -> Prepared:
    """A game of Jackrabbit in which it is Ben's turn, played by chance until it is as wanted."""

    def is_wanted(table: Table) -> bool:
        assert isinstance(table, JackrabbitTable)
        return table.seats() == [0] and wanted(table)

    def anything(table: Table, seat: int, below: Callable[[int], int]) -> int:
        return table.choices(seat)[below(len(table.choices(seat)))]

    return prepared_game(
        house, "jackrabbit", ("Ben", "bot:greedy"), is_wanted, anything, {"length": length, **settings}
    )


def is_nearly_over(table: JackrabbitTable) -> bool:
    return table.hand_number == 1 and min(size(hand) for hand in table.hands) <= 2


def must_discard(table: JackrabbitTable) -> bool:
    """Nothing fits, early in a hand."""
    is_early = min(size(hand) for hand in table.hands) > 5
    return is_early and all(table.game.actions.text(one).startswith("discard") for one in table.choices(0))


def tab_to(player: Player, selector: str) -> None:
    """Press Tab until the focus is there."""
    for _ in range(MOST_TABS):
        if player.page.locator(f"{selector}:focus").count():
            return
        player.page.keyboard.press("Tab")
    pytest.fail(f"the Tab key does not reach {selector}")


def test_a_game_is_played_with_the_keyboard_alone(house: House, player: Players) -> None:
    ann = player(house).go()
    expect(ann.button("Play against a bot")).to_be_visible()
    tab_to(ann, "[aria-labelledby=game-jackrabbit] button.main")
    ann.page.keyboard.press("Enter")
    ann.wait_for_turn()
    tab_to(ann, "[data-card]")
    for _ in range(4):
        before = len(ann.log)
        ann.page.keyboard.press("Home")
        play_by_keys(ann)
        ann.wait_for_turn(before)
        expect(ann.page.locator("[data-card]:focus")).to_have_count(1)


def test_the_keyboard_stays_with_the_hand_after_a_button_that_is_gone(house: House, player: Players) -> None:
    ben = hand_where(house, must_discard).come(player, house, "Ben").wait_for_turn()
    before = len(ben.log)
    tab_to(ben, "[data-card]")
    play_by_keys(ben)
    ben.wait_for_turn(before)
    assert any(line.startswith("Ben discards") for line in ben.log[before:])
    expect(ben.page.locator("[data-card]:focus")).to_have_count(1)


def test_who_plays_by_keyboard_goes_on_from_the_count_of_a_hand(house: House, player: Players) -> None:
    ben = hand_where(house, is_nearly_over).come(player, house, "Ben").wait_for_turn()
    tab_to(ben, "[data-card]")
    while not ben.is_over():
        before = len(ben.log)
        play_by_keys(ben)
        ben.wait_for_turn(before)
    expect(ben.page.locator("dialog[open] .buttons .main:focus")).to_have_text("Play again")
    ben.page.keyboard.press("Escape")
    expect(ben.page.locator(".play :focus")).to_have_count(1)


def play_by_keys(player: Player) -> None:
    """Down plays on one's own stack, up on the other's, each a second time to confirm; Space picks for a discard."""
    keyboard, confirm = player.page.keyboard, player.main
    for _ in player.hand:
        if not player.page.locator("[data-card]:focus.dim").count():
            for key in ("ArrowDown", "ArrowUp", "Space"):
                keyboard.press(key)
                player.page.wait_for_timeout(150)
                if confirm.count():
                    expect(confirm).to_be_enabled()
                    if key == "Space":
                        tab_to(player, ".bar button.main")
                    keyboard.press("Enter" if key == "Space" else key)
                    return
        keyboard.press("ArrowRight")
    pytest.fail("no card could be played")


@pytest.mark.parametrize("game", ["Jack Rabbits", "JACKED", "Jackrabbit"])
def test_a_card_pointed_at_by_its_lower_edge_rises_and_stays(house: House, player: Players, game: str) -> None:
    ann = player(house).go()
    ann.game(game).locator("button.main").first.click()
    expect(ann.cards.first).to_be_visible()
    ann.rest()
    ann.page.evaluate("window.moved = 0; addEventListener('transitionrun', () => moved++)")
    for card in (ann.cards.first, ann.cards.last):
        box = card.locator(".card").bounding_box()
        assert box is not None
        ann.page.evaluate("moved = 0")
        for x in (5, 6):  # a card that had risen from under the pointer would fall when it moves on
            ann.page.mouse.move(box["x"] + x, box["y"] + box["height"] - 1)
            ann.rest()
        assert 1 <= int(ann.page.evaluate("moved")) <= 2, "one card rises, and the last one falls back"


def test_what_happens_is_read_aloud_with_cards_in_words(house: House, player: Players) -> None:
    ann = player(house).begin().play()
    aloud = ann.page.get_by_test_id("aloud")
    expect(aloud).to_contain_text("Your turn.")
    expect(aloud).to_contain_text(" of ")
    card = ann.cards.first
    assert " of " in str(card.get_attribute("aria-label"))


def test_a_phone_shows_the_whole_table_without_scrolling_sideways(house: House, player: Players) -> None:
    ann = player(house, viewport=PHONE, has_touch=True, is_mobile=True).begin()
    ann.play().play()
    assert ann.page.evaluate("document.scrollingElement.scrollWidth") <= PHONE["width"]
    for card in ann.cards.all():
        box = card.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"]
    ann.button("Rules").first.tap()
    expect(ann.page.get_by_role("region", name="Rules")).to_be_in_viewport()
    ann.button("Close").tap()
    expect(ann.page.get_by_role("region", name="Rules")).not_to_be_in_viewport()


@pytest.mark.parametrize(("size", "scheme"), LOOKS, ids=["desktop", "phone"])
def test_axe_finds_no_fault(house: House, player: Players, size: dict[str, int], scheme: str) -> None:
    ann = player(house, viewport=size, color_scheme=scheme).go()
    for game in ("Jackrabbit", "JACKED"):
        ann.game(game).get_by_text("Choose bots and settings").click()
    ann.page.get_by_text("Play on another device").click()
    assert findings(ann) == ""
    ann.begin(length="hand")
    assert findings(ann) == ""
    ann.button("Hint").click()
    expect(ann.page.get_by_text("Hint: ")).to_be_visible(timeout=30_000)
    assert findings(ann) == ""
    ann.choose()
    assert findings(ann) == ""
    ann.main.click()
    ann.wait_for_turn()
    ann.button("Rules").first.click()
    assert findings(ann) == ""
    if size == PHONE:
        ann.button("Close").click()
    ann.button("What happened").first.click()
    if size == PHONE:
        ann.button("Close").click()
    ben = (
        hand_where(house, is_nearly_over).come(player, house, "Ben", viewport=size, color_scheme=scheme).wait_for_turn()
    )
    while not ben.is_over():
        ben.play()
    expect(ben.page.get_by_role("dialog")).to_be_visible()
    assert findings(ben) == ""
    ann.go()
    ann.button("Play with a friend").click()
    expect(ann.page.get_by_label("Link to this table")).to_be_visible()
    assert findings(ann) == ""
