"""Places and roads that are not to be had: the land says why, with the rule, to mouse, finger and keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from warren.games.jackrabbits.game import JACKRABBITS
from warren.games.jackrabbits.table import RaceTable

from .conftest import Players
from .house import House
from .player import Player
from .prepared import Prepared
from .racer import come, lit, race, target
from .test_access import PHONE, findings

TWO = ("Ann", "Ben")
MEANINGS = JACKRABBITS.seeing.meanings(JACKRABBITS.agree({}))  # of the sample land


def is_poor(table: RaceTable, _: list[str]) -> bool:
    """Whether the first rabbit is on the citadel, and some houses are out of its reach."""
    return table.rabbits[0] == 0 and 0 < table.count(0) <= 3 and table.price > 6


def is_off_towers(table: RaceTable, choices: list[str]) -> bool:
    """Whether no card is of any use before the roll, and one is held."""
    return choices == ["roll"] and table.count(0) > 0


def setting_out(house: House) -> Prepared:
    return race(house, TWO, "set-out", is_poor)


def out_of_reach(player: Player) -> str:
    """A house that is not lit."""
    reached = lit(player)
    found = player.page.locator('.barred[data-target^="no-"]').evaluate_all(
        "all => all.map(one => one.getAttribute('data-target').slice(3))"
    )
    return str(next(place for place in found if place not in ("citadel", "underground") and place not in reached))


def notice(player: Player) -> Locator:
    return player.page.get_by_role("status").filter(has=player.page.get_by_role("button"))


def middle(player: Player, place: str) -> tuple[float, float]:
    """Where a hexagon is on the screen, lit or not."""
    box = player.page.locator(f'.map path.ground[data-tile="{place}"]').first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.rule("JR-C4", "JR-J1")
def test_a_place_out_of_reach_says_why_what_it_would_cost_and_by_which_rule(house: House, player: Players) -> None:
    ann = come(setting_out(house), player, house)
    ann.page.mouse.click(*middle(ann, out_of_reach(ann)))
    expect(notice(ann)).to_contain_text("No free road leads there")
    expect(notice(ann)).to_contain_text("would get you there.")
    rule = notice(ann).get_by_role("button", name="JR-T").first
    rule.click()
    expect(ann.page.locator("[id^=rule-JR-T]:focus")).to_have_count(1)
    ann.page.mouse.click(*middle(ann, "citadel"))
    expect(notice(ann)).to_contain_text("Your rabbit is already there: the citadel.")
    assert findings(ann) == ""


@pytest.mark.rule("JR-J2")
def test_a_road_that_cannot_be_taken_says_why(house: House, player: Players) -> None:
    ann = come(setting_out(house), player, house)
    barred = ann.page.locator('.barred[data-target*="."]').first
    road = next(end for end, to in MEANINGS.items() if end.startswith("citadel.") and to.startswith("merchant"))
    target(ann, f"go:{road}").click()
    expect(ann.page.locator("g.road[data-target]:not(.aside)")).to_have_count(2)
    before = ann.page.locator(".status").inner_text()
    barred.focus()
    ann.page.keyboard.press("Enter")
    expect(notice(ann)).to_contain_text("turn back on a tile")
    expect(notice(ann).get_by_role("button", name="JR-J2")).to_be_visible()
    expect(ann.page.locator(".status")).to_have_text(before)


def test_the_keyboard_walks_to_what_is_out_of_reach_and_hears_why(house: House, player: Players) -> None:
    ann = come(setting_out(house), player, house)
    expect(ann.page.locator("g.place").first).to_be_attached()
    ann.page.keyboard.press("l")
    expect(ann.page.locator("[data-target]:focus")).to_have_count(1)
    barred = ann.page.locator(".barred:focus")
    for key in ("ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown", "ArrowUp", "ArrowRight") * 6:
        ann.page.keyboard.press(key)
        if barred.count():
            break
    expect(barred).to_have_attribute("aria-disabled", "true")
    assert str(barred.get_attribute("aria-label")).endswith("out of reach")
    expect(notice(ann)).to_be_visible()  # resting there is asking
    expect(notice(ann).get_by_role("button", name="JR-")).to_be_visible()


@pytest.mark.rule("JR-L1")
def test_before_the_roll_a_place_and_a_card_say_that_the_roll_comes_first(house: House, player: Players) -> None:
    ann = come(race(house, TWO, "roll", is_off_towers), player, house)
    ann.page.mouse.click(*middle(ann, "tower-clubs"))
    expect(notice(ann)).to_contain_text("Roll the dice first")
    expect(notice(ann).get_by_role("button", name="JR-L1")).to_be_visible()
    notice(ann).get_by_role("button", name="Close").click()
    expect(notice(ann)).to_have_count(0)
    ann.page.locator(".hand [data-card]").first.click()
    expect(notice(ann)).to_contain_text("Roll the dice first")


def test_a_finger_hears_in_spanish_why_not(house: House, player: Players) -> None:
    ana = come(setting_out(house), player, house, viewport=PHONE, has_touch=True, is_mobile=True, locale="es-ES")
    ana.page.touchscreen.tap(*middle(ana, out_of_reach(ana)))
    expect(notice(ana)).to_contain_text("Ningún camino gratuito lleva allí")
    expect(notice(ana)).to_contain_text("llegarías.")
