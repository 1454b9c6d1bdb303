"""Drafts, hints, reasons and rules."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Players
from .house import House


def test_a_move_is_shown_before_it_is_played_and_can_be_taken_back(house: House, player: Players) -> None:
    ann = player(house).begin()
    hand, log = ann.hand, ann.log
    ann.choose()
    expect(ann.page.locator(".drafted")).to_be_visible()
    ann.button("Cancel").click()
    expect(ann.page.locator(".drafted")).not_to_be_visible()
    assert (ann.hand, ann.log) == (hand, log)


def test_moves_can_be_played_without_confirming(house: House, player: Players) -> None:
    ann = player(house).begin()
    ann.page.get_by_label("Play without confirming").check()
    before = len(ann.log)
    ann.page.locator("[data-card]:not(.dim)").first.click()
    ann.page.locator("button.target").first.click()
    ann.wait_for_turn(before)


def test_a_hint_says_what_to_do_and_why_and_can_be_followed(house: House, player: Players) -> None:
    ann = player(house).begin()
    ann.button("Hint").click()
    expect(ann.page.get_by_text("Hint: ")).to_be_visible(timeout=30_000)
    ann.button("Do this").click()
    expect(ann.main).to_be_enabled()


def test_why_a_card_does_not_fit_is_told_with_its_rule(house: House, player: Players) -> None:
    ann = player(house).begin()
    ask = ann.button("Why not here?")
    while True:
        for card in ann.cards.all():
            if not ask.count():
                card.click()
        if ask.count():
            break
        ann.page.keyboard.press("Escape")
        ann.play()
    ask.first.click()
    notice = ann.page.get_by_role("status").filter(has_text="neither the rank nor the suit")
    expect(notice).to_be_visible()
    notice.get_by_role("button", name="JB-4: Playing a card").click()
    opened = ann.page.locator("#rule-JB-4")
    expect(opened).to_be_focused()


def test_the_rules_behind_the_choices_come_first(house: House, player: Players) -> None:
    ann = player(house).begin()
    ann.button("Rules").click()
    rules = ann.page.get_by_role("region", name="Rules")
    expect(rules.get_by_role("heading").nth(0)).to_have_text("Rules behind your choices")
    expect(rules.get_by_role("heading").nth(1)).to_contain_text("JB-")
    expect(rules.locator("#rule-JB-14")).to_have_count(1)


def test_spanish_counts_at_once_everywhere(house: House, player: Players) -> None:
    ann = player(house).begin().play()
    ann.button("ES Español").click()
    expect(ann.page.locator(".status")).to_have_text("Te toca.")
    expect(ann.page.locator("html")).to_have_attribute("lang", "es")
    assert ann.log[0].startswith("Comienza la mano 1")
    expect(ann.button("Consejo")).to_be_visible()
    ana = player(house, locale="es-ES").go()
    expect(ana.button("Jugar contra un bot")).to_be_visible()


def test_the_theme_follows_the_device_unless_somebody_says_otherwise(house: House, player: Players) -> None:
    ann = player(house, color_scheme="dark").go()
    colour = "getComputedStyle(document.body).backgroundColor"
    dark = ann.page.evaluate(colour)
    ann.page.get_by_label("Light or dark").select_option("light")
    light = ann.page.evaluate(colour)
    assert dark != light
    ann.page.reload()
    expect(ann.button("Play against a bot")).to_be_visible()
    assert ann.page.evaluate(colour) == light
