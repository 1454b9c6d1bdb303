"""A land in the browser: built by mouse, by finger, by keyboard, by several people at once; and walked on."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from warren.games.jackrabbits.land.files import read
from warren.games.jackrabbits.land.tileset import standard

from .builder import begin, best, build, count, is_built, middle, place, sites, take, tiles, unfinished
from .conftest import Players
from .house import House
from .player import Player
from .test_access import LOOKS, PHONE, findings, tab_to

TWO_SUITS = "clubs,spades"
ALL_OF_TWO = 19  # the citadel, six houses, and twelve tiles with roads
TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def alone(player: Player, building: str = "free", **more: str) -> Player:
    return begin(player, Players="1", Suits=TWO_SUITS, Building=building, **more)


def walk(player: Player) -> Player:
    player.go().button("Walk on a ready-made land").click()
    expect(player.page.locator("[data-way]")).to_have_count(6)
    return player


# --- building ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-B3", "JR-B7")
def test_a_whole_land_is_built_by_mouse_and_kept(house: House, player: Players, tmp_path: Path) -> None:
    ann = alone(player(house, accept_downloads=True))
    while not is_built(ann):
        build(ann)
    assert count(ann) == ALL_OF_TWO + 1  # the underground lies beside it now
    expect(ann.page.locator(".status")).to_contain_text("The land is built")
    keep = ann.page.get_by_role("region", name="Keep this land")
    expect(keep.get_by_role("heading")).to_be_visible()
    with ann.page.expect_download() as download:
        keep.get_by_text("Save as a file").click()
    download.value.save_as(tmp_path / "mine.land")
    assert len(read((tmp_path / "mine.land").read_text(), standard()).laid()) == ALL_OF_TWO
    link = keep.get_by_label("Link").input_value()
    assert keep.get_by_label("Code").input_value() in link

    ben = player(house).go("/" + link.removeprefix(house.address))
    ben.button("Walk on it").click()
    expect(ben.page.locator("[data-way]")).to_have_count(6)
    assert count(ben) == ALL_OF_TWO + 1

    cat = player(house).go()
    cat.page.get_by_label("Open a land from a file").set_input_files(tmp_path / "mine.land")
    cat.button("Walk on it").click()
    expect(cat.page.locator("[data-way]")).to_have_count(6)


def test_a_file_that_is_no_land_is_refused_with_the_reason(house: House, player: Players, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ann")
    ann = player(house).go()
    ann.page.get_by_label("Open a land from a file").set_input_files(tmp_path / "letter.txt")
    expect(ann.page.get_by_role("alert")).to_contain_text("This is not the file of a land")
    ann.errors.clear()  # the browser notes that the house has refused it


@pytest.mark.rule("JR-B3")
def test_a_land_is_built_strictly_with_a_bot_flip_by_flip(house: House, player: Players) -> None:
    ann = unfinished(house, ("Ann", "bot:newcomer"), 7, style="strict").come(player, house, "Ann")
    while not is_built(ann):
        build(ann)
    assert "flips" in " ".join(ann.log)
    expect(ann.page.locator(".status")).to_contain_text("Sides joined")


def test_a_tile_is_dragged_turned_moved_and_taken_back(house: House, player: Players) -> None:
    ann = alone(player(house))
    river = ann.page.locator('.tray button[data-tile^="river"]')
    expect(river).to_have_accessible_name("the river 1, one of 2")
    x, y = middle(river)
    ann.page.mouse.move(x, y)
    ann.page.mouse.down()
    ann.page.mouse.move(x, y - 40, steps=4)
    expect(sites(ann).first).to_be_attached()
    ann.rest()
    ann.page.mouse.move(*middle(sites(ann).nth(3).locator(".dot")), steps=6)
    ann.page.mouse.up()
    expect(ann.button("Place it")).to_be_enabled()
    expect(ann.page.locator(".ghost.set")).to_have_count(1)
    lying = str(ann.page.locator(".ghost.set").get_attribute("transform"))
    ann.button("Turn").click()
    expect(ann.page.locator(".ghost.set")).not_to_have_attribute("transform", lying)
    turned = str(ann.page.locator(".ghost.set").get_attribute("transform"))
    ann.page.keyboard.press("r")
    expect(ann.page.locator(".ghost.set")).not_to_have_attribute("transform", turned)
    ann.page.mouse.move(*middle(ann.page.locator(".ghost.set")))
    ann.page.mouse.down()
    ann.page.mouse.move(*middle(sites(ann).last.locator(".dot")), steps=6)
    ann.page.mouse.up()
    expect(ann.button("Place it")).to_be_enabled()
    ann.button("Cancel").click()
    expect(ann.page.locator(".ghost")).to_have_count(0)
    assert count(ann) == 1


@pytest.mark.rule("JR-B4")
def test_what_the_guidelines_say_is_noted_before_it_is_confirmed(house: House, player: Players) -> None:
    ann = alone(player(house))
    ann.page.locator('.tray button[data-tile^="tower"]').first.click()
    x, y = middle(best(ann))
    ann.page.mouse.click(x, y)
    expect(ann.page.locator(".told")).to_contain_text("Guideline X: two hexagons would lie side by side.")
    expect(ann.page.locator(".told")).to_contain_text("Joins one side: the citadel.")
    place(ann)
    assert "guideline X" in ann.log[-1]


@pytest.mark.rule("JR-B2")
def test_a_hexagon_starts_an_island(house: House, player: Players) -> None:
    ann = alone(player(house))
    ann.page.locator('.tray button[data-tile^="palace"]').first.click()
    ann.button("Start an island").click()
    expect(ann.page.locator('[data-site^="apart"]').first).to_be_attached()
    ann.rest()
    ann.page.mouse.click(*middle(ann.page.locator('[data-site^="apart"] .dot').nth(5)))
    expect(ann.page.locator(".status")).to_contain_text("An island begins.")
    place(ann)
    assert "You start an island" in " ".join(ann.log[-2:])


@pytest.mark.rule("JR-B2")
def test_why_a_tile_cannot_go_there_is_told(house: House, player: Players) -> None:
    ann = alone(player(house))
    ann.page.locator('.tray button[data-tile^="woods"]').first.click()
    expect(sites(ann).first).to_be_attached()
    ann.rest()
    ann.page.mouse.click(*middle(ann.page.locator(".ground > .map")))
    expect(ann.page.get_by_text("That place is taken by the citadel")).to_be_visible()


def test_a_land_is_built_to_its_end_and_walked_on_with_the_keyboard_alone(house: House, player: Players) -> None:
    ann = unfinished(house, ("Ann",), 5, style="free", explore="yes").come(player, house, "Ann")
    expect(tiles(ann).first).to_be_visible()
    tab_to(ann, ".tray button")
    keys = ann.page.keyboard
    for number in range(5):
        expect(ann.page.locator(".tray button:focus")).to_have_count(1)
        if number % 3 == 1:
            keys.press("ArrowRight")
        keys.press("Enter")
        expect(ann.page.locator("[data-site]:focus")).to_have_count(1)
        label = str(ann.page.locator("[data-site]:focus").get_attribute("aria-label"))
        assert " of the citadel: beside " in label
        if number == 2:
            keys.press("ArrowUp")
            keys.press("r")
        expect(ann.page.locator("[data-site]:focus")).to_have_count(1)
        ann.rest()
        keys.press("Enter")
        expect(ann.button("Place it")).to_be_enabled()
        before = len(ann.log)
        keys.press("Enter")
        ann.page.wait_for_function("before => document.querySelectorAll('aside ol li').length > before", arg=before)
    expect(ann.page.get_by_test_id("aloud")).to_contain_text("places")
    expect(ann.page.locator("[data-way]").first).to_be_visible()
    keys.press("ArrowUp")
    expect(ann.page.locator('[data-way="n"]:focus')).to_have_count(1)
    keys.press("Enter")
    expect(ann.page.locator("aside ol")).to_contain_text("leaves the citadel by the road to the north")
    expect(ann.page.locator("[data-way]").first).to_be_visible()


def test_a_land_is_built_to_its_end_on_a_phone(house: House, player: Players) -> None:
    ann = unfinished(house, ("Ann",), 4, style="free").come(player, house, "Ann", **TOUCH)
    while not is_built(ann):
        build(ann, tap=True)
    assert ann.page.evaluate("document.scrollingElement.scrollWidth") <= PHONE["width"]
    expect(ann.page.get_by_role("region", name="Keep this land")).to_be_visible()


@pytest.mark.rule("JR-B3")
def test_two_people_build_at_once_without_turns(house: House, player: Players) -> None:
    prepared = unfinished(house, ("Ann", "Ben"), 8, style="freestyle")
    ann, ben = (prepared.come(player, house, name) for name in ("Ann", "Ben"))
    for one in (ann, ben):
        expect(one.page.locator(".status")).to_have_text("Keep building whenever you like.")
    lying = count(ann)
    take(ben)
    x, y = middle(best(ben))
    ben.page.mouse.click(x, y)
    expect(ben.button("Place it")).to_be_enabled()
    for _ in range(3):
        build(ann)  # three in a row, while Ben still thinks: his tile stays in his hand
    expect(sites(ben).first).to_be_attached()
    if not ben.page.locator(".ghost.set").count():
        ben.page.mouse.click(*middle(best(ben)))
    place(ben)
    for one in (ann, ben):
        expect(one.page.locator(".map > svg.land > path.ground[data-tile]")).to_have_count(lying + 4)
    while not ann.is_over():
        for one in (ann, ben):
            if tiles(one).count():
                build(one)
        ann.page.wait_for_timeout(100)
    expect(ben.page.locator(".status")).to_contain_text("The land is built")


def test_the_land_is_moved_and_zoomed_and_fits_again(house: House, player: Players) -> None:
    ann = walk(player(house))
    map_ = ann.page.locator(".ground > .map")
    ann.rest()
    fitting = str(map_.get_attribute("data-scale"))
    ann.page.mouse.move(200, 300)
    ann.page.mouse.wheel(0, -400)
    assert float(str(map_.get_attribute("data-scale"))) > float(fitting) * 1.2
    seen = ann.page.locator("svg.over").get_attribute("viewBox")
    ann.page.mouse.down()
    ann.page.mouse.move(320, 340, steps=5)
    ann.page.mouse.up()
    assert ann.page.locator("svg.over").get_attribute("viewBox") != seen
    map_.focus()
    ann.page.keyboard.press("-")
    ann.page.keyboard.press("0")
    expect(map_).to_have_attribute("data-scale", fitting)


# --- exploring -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-B5")
def test_a_rabbit_hops_along_the_roads_and_goes_home(house: House, player: Players) -> None:
    ann = walk(player(house))
    for number in range(4):
        lines = len(ann.log)
        ann.page.locator("[data-way]").nth(number % ann.page.locator("[data-way]").count()).click()
        ann.page.wait_for_function("lines => document.querySelectorAll('aside ol li').length > lines", arg=lines)
        expect(ann.page.locator("[data-way]").first).to_be_visible()
    expect(ann.page.locator(".seen li:not(.not)")).not_to_have_count(1)
    ann.button("Go home").click()
    ann.page.locator(".bar .main").click()
    expect(ann.page.locator(".status")).to_contain_text("All rabbits are home.")
    expect(ann.page.get_by_role("region", name="Keep this land")).to_be_visible()


@pytest.mark.rule("JR-B5")
def test_rabbits_of_two_people_and_a_bot_walk_on_one_land(house: House, player: Players) -> None:
    ann = begin(player(house), Land="The land from the box", Players="3", Seat_1="open", Seat_2="newcomer")
    path = "/" + ann.page.get_by_label("Link to this table").input_value().removeprefix(house.address)
    ben = player(house).go(path)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.button("Sit down").click()
    for one in (ann, ben):
        expect(one.page.locator("svg.over .rabbit")).to_have_count(3)
        one.page.locator('[data-way="n"]').click()
    expect(ann.page.locator("aside ol")).to_contain_text("Ben’s rabbit leaves the citadel")
    expect(ben.page.locator("aside ol")).to_contain_text("Guest’s rabbit leaves the citadel")


def test_less_motion_is_respected(house: House, player: Players) -> None:
    ann = walk(player(house, reduced_motion="reduce"))
    ann.page.locator('[data-way="n"]').click()
    expect(ann.page.locator("aside ol")).to_contain_text("leaves the citadel")
    expect(ann.page.locator("[data-way]").first).to_be_visible()


# --- for everybody -------------------------------------------------------------------------------------------------


def test_spanish_says_everything_on_the_land(house: House, player: Players) -> None:
    ana = player(house, locale="es-ES").go()
    ana.button("Construir a solas").click()
    expect(tiles(ana).first).to_be_visible()
    tiles(ana).first.click()
    expect(sites(ana).first).to_be_attached()
    assert "de la ciudadela: junto a la ciudadela; une un lado." in str(sites(ana).first.get_attribute("aria-label"))
    expect(ana.button("Colocar")).to_be_visible()


def test_the_start_page_is_small_and_loads_no_game(house: House, player: Players) -> None:
    ann = player(house)
    loaded: dict[str, int] = {}
    ann.page.on("requestfinished", lambda request: loaded.update({request.url: request.sizes()["responseBodySize"]}))
    ann.go()
    expect(ann.game("Build a land")).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    assert sum(loaded.values()) < 200_000
    assert not [url for url in loaded if "/assets/land" in url or "/assets/jack" in url]


@pytest.mark.parametrize(("size", "scheme"), LOOKS, ids=["desktop", "phone"])
def test_axe_finds_no_fault_with_the_land(house: House, player: Players, size: dict[str, int], scheme: str) -> None:
    ann = player(house, viewport=size, color_scheme=scheme).go()
    ann.game("Build a land").get_by_text("Choose bots and settings").click()
    assert findings(ann) == ""
    begin(ann, Suits=TWO_SUITS, Building="strict", Seat_1="newcomer")
    ann.page.wait_for_function("() => document.querySelector('.tray .down')")
    assert findings(ann) == ""
    take(ann)
    ann.page.mouse.click(*middle(best(ann)))
    expect(ann.button("Place it")).to_be_enabled()
    assert findings(ann) == ""
    walk(ann)
    assert findings(ann) == ""
    ann.button("Keep this land").click()
    assert findings(ann) == ""
