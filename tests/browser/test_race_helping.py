"""What helps at a race: hints with reasons, rules at hand, a log with its rules, less motion."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Players
from .house import House
from .measured import setting_out
from .player import Player
from .racer import come, confirm, race, target
from .test_access import PHONE, findings


@pytest.mark.parametrize(
    ("locale", "button", "hint", "follow"),
    [("en-GB", "Hint", "Hint: ", "Do this"), ("es-ES", "Consejo", "Consejo: ", "Hacer esto")],
    ids=["english", "spanish"],
)
def test_a_hint_says_where_to_go_and_why_and_can_be_followed(
    house: House, player: Players, locale: str, button: str, hint: str, follow: str
) -> None:
    ann = come(setting_out(house), player, house, locale=locale)
    ann.button(button).click()
    card = ann.page.locator(".card").filter(has_text=hint)
    expect(card).to_be_visible(timeout=30_000)
    assert len(card.locator("li, p").all()) > 1  # the advice, and at least one reason
    ann.button(follow).click()
    expect(ann.page.locator(".bar button.main")).to_be_enabled()


def test_a_hint_on_a_phone_leaves_the_hand_in_sight_and_tells_the_rest_on_demand(house: House, player: Players) -> None:
    ann = come(setting_out(house), player, house, viewport=PHONE, has_touch=True, is_mobile=True)
    ann.button("Hint").tap()
    expect(ann.page.locator(".hint")).to_be_visible(timeout=30_000)
    card, hint = ann.cards.first.bounding_box(), ann.page.locator(".hint").bounding_box()
    assert card is not None
    assert hint is not None
    assert card["y"] > 0
    assert card["y"] + card["height"] < hint["y"]
    expect(ann.page.get_by_text("Next best: ").first).to_be_hidden()
    ann.page.get_by_text("Other choices").tap()
    expect(ann.page.get_by_text("Next best: ").first).to_be_visible()


def test_the_rules_at_hand_come_first_and_change_with_the_phase(house: House, player: Players) -> None:
    ann = come(race(house, ("Ann", "Ben"), "roll"), player, house)
    ann.button("Rules").click()
    rules = ann.page.get_by_role("region", name="Rules")
    expect(rules.get_by_role("heading").nth(0)).to_have_text("Rules behind your choices")
    expect(rules.get_by_role("heading").nth(1)).to_contain_text("JR-L1")
    ann.page.locator("[data-action=roll]").click()
    expect(rules.get_by_role("heading").nth(1)).not_to_contain_text("JR-L1")


def test_the_rules_can_be_searched_and_fold_the_options_that_are_not_in_play(house: House, player: Players) -> None:
    ann = come(race(house, ("Ann", "Ben"), "roll"), player, house)
    ann.button("Rules").click()
    rules, search = (
        ann.page.get_by_role("region", name="Rules"),
        ann.page.get_by_role("searchbox", name="Search the rules"),
    )
    expect(rules.get_by_role("heading", name="A turn in short")).to_be_visible()
    expect(rules.locator("#rule-JR-P4")).to_be_visible()
    expect(rules.locator("#rule-JR-X10")).to_be_hidden()
    search.fill("six hand")
    expect(rules.get_by_role("heading", name="JR-X10")).to_be_visible()
    expect(rules.get_by_role("heading", name="JR-P4")).to_have_count(0)
    search.fill("no such words")
    expect(ann.page.get_by_text("No rule says that.")).to_be_visible()
    search.fill("")
    rules.get_by_text("Options not in play").click()
    expect(rules.locator("#rule-JR-X10")).to_be_visible()


@pytest.mark.rule("JR-J3")
def test_the_log_is_one_stop_and_a_sentence_that_is_pressed_opens_its_rules(house: House, player: Players) -> None:
    ann = come(setting_out(house), player, house)
    log, keyboard = ann.page.locator("aside ol"), ann.page.keyboard
    sentences, rules = log.locator(".line"), log.locator(".rule")
    expect(log.locator("[tabindex='0']")).to_have_count(1)
    expect(rules).to_have_count(0)
    sentences.last.focus()
    for key, at in (("ArrowUp", -2), ("Home", 0), ("ArrowUp", 0), ("ArrowDown", 1), ("End", -1), ("ArrowDown", -1)):
        keyboard.press(key)
        expect(sentences.nth(at)).to_be_focused()
    for sentence in sentences.all():
        sentence.click()
        expect(sentence).to_have_attribute("aria-expanded", "true")
        expect(rules.first).to_be_visible()
        assert all(text.startswith("JR-") for text in rules.all_text_contents())
    expect(log.locator("[aria-expanded=true]")).to_have_count(1)
    assert findings(ann) == ""
    keyboard.press("Tab")
    keyboard.press("Enter")
    expect(ann.page.locator("[id^=rule-JR-]:focus")).to_have_count(1)


def travelled(player: Player) -> int:
    """Send the rabbit to a tower; how many frames it was seen on its way."""
    player.page.evaluate(
        """() => { window.seen = 0; const step = () => {
            if (document.querySelector('.ground[data-travelling]')) seen++; requestAnimationFrame(step); }; step(); }"""
    )
    before = len(player.log)
    target(player, "tower-clubs").click()
    confirm(player)
    expect(player.page.locator("aside ol li")).not_to_have_count(before)
    player.page.wait_for_function("() => !document.querySelector('.ground[data-travelling]')")
    return int(player.page.evaluate("window.seen"))


def test_whoever_wants_less_motion_sees_no_rabbit_hop(house: House, player: Players) -> None:
    assert travelled(come(setting_out(house), player, house)) > 5
    assert travelled(come(setting_out(house), player, house, reduced_motion="reduce")) == 0
