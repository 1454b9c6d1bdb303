"""Before and after the game in the browser: setting up a table, learning the race, looking back."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import expect
from websockets.sync.client import connect

import warren
from warren.core.record import record
from warren.core.report import reopened
from warren.core.rng import fast
from warren.games import get
from warren.games.jackrabbits.land.files import written
from warren.games.jackrabbits.land.generator import generate

from .builder import build
from .conftest import Players
from .house import House
from .player import Player
from .racer import button_for, confirm, target
from .test_access import DESKTOP, PHONE, findings

TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
LONGEST = 40  # seconds that a bot may take


def ask(house: House, path: str, body: object, code: str = "") -> Any:
    """What a house answers to a program."""
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {code}"}
    asked = Request(house.address + path, json.dumps(body).encode(), headers)
    with urlopen(asked, timeout=20) as answer:
        return json.load(answer)


def left_to_bots(house: House, wish: Mapping[str, object]) -> tuple[str, str]:
    """A table that Ann has made and left, when the bots have played it to its end, looked on; and Ann's code."""
    code = ask(house, "api/people", {"name": "Ann"})["code"]
    table = ask(house, "api/tables", {"seats": [{"who": "me"}, {"who": "bot", "bot": "newcomer"}], **wish}, code)["id"]
    ask(house, f"api/tables/{table}/leave", {}, code)
    with connect(f"{house.address.replace('http', 'ws', 1)}api/tables/{table}/live") as spectator:
        spectator.send(json.dumps({"type": "hello"}))
        while (told := json.loads(spectator.recv(timeout=LONGEST))["table"]) is None or told["status"] != "over":
            pass
    return table, code


def as_person(player: Player, code: str) -> Player:
    player.page.add_init_script(f"localStorage.setItem('warren-code', '{code}')")
    return player


def a_record(folder: Path, name: str, **settings: object) -> Path:
    """A game that chance has played, as a file."""
    table, chance = get(name).new("look back", "fast", **settings), fast("any")
    while not table.is_over():
        seat = table.seats()[0]
        choices = table.choices(seat)
        table.play(seat, choices[chance.below(len(choices))])
    path = folder / f"{name}.record"
    path.write_text(record(table, ["Ann", "greedy", "Cleo", "Dan"][: int(table.players)]).text())
    return path


# --- before --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-X5", "JR-B3", "JR-E0b")
def test_a_race_is_set_up_by_a_preset_and_by_looking_at_lands(house: House, player: Players) -> None:
    ann = player(house).go()
    form = ann.game("Jack Rabbits")
    form.get_by_text("Choose bots and settings").click()
    form.get_by_role("radio", name="Family").check()
    form.get_by_text("The game in detail").click()
    expect(form.get_by_label("Game", exact=True)).to_have_value("intro")
    form.get_by_text("Optional rules").click()
    expect(form.get_by_role("checkbox", name="Windfall lottery")).to_be_checked()
    form.get_by_role("checkbox", name="Special trades").check()
    form.get_by_role("checkbox", name="Tight suits").check()  # for two these are spades and hearts
    note = form.get_by_role("listitem").filter(has_text="Special trades change nothing at this table")
    expect(note).to_be_visible()
    form.get_by_role("checkbox", name="Tight suits").uncheck()
    expect(note).to_have_count(0)
    form.get_by_role("checkbox", name="Additional capital").check()
    alert = form.get_by_role("alert")
    expect(alert).to_contain_text("“Additional capital” and “Capital Aces: no” cannot be combined.")
    expect(form.get_by_text("Your own mix.")).to_be_visible()
    assert findings(ann) == ""
    alert.get_by_role("button", name="JR-X5: Additional capital").click()
    expect(alert).to_contain_text("Your capital Ace adds one point to every sum")
    alert.get_by_role("button", name="With Capital Aces").click()
    expect(alert).to_have_count(0)
    form.get_by_role("radio", name="A new land").check()
    picture = form.get_by_role("img", name="The new land, seen from above")
    first = form.get_by_label("Seed").input_value()
    expect(picture.locator("[data-tile=citadel]").first).to_be_attached()
    form.get_by_role("button", name="Another").click()
    expect(form.get_by_label("Seed")).not_to_have_value(first)
    form.get_by_label("Character").select_option("islands")
    form.get_by_label("Brown").select_option("newcomer")
    with ann.page.expect_response(lambda answer: answer.url.endswith("/api/tables")) as made:
        form.get_by_role("button", name="Make this table").click()
    wished, settings = json.loads(made.value.request.post_data or "")["settings"], made.value.json()["settings"]
    assert wished["land"].startswith("generated:islands:")
    assert settings["land"] == get("jackrabbits").agree(wished).choice("land")
    assert (settings["rules"], settings["capital_aces"], settings["windfall_lottery"]) == ("intro", "yes", "yes")
    expect(ann.page.locator(".map")).to_be_visible()


@pytest.mark.rule("JR-B3")
def test_a_land_that_was_built_at_the_table_is_raced_on(house: House, player: Players) -> None:
    """Set up in the form, begun by a person and a bot, and built to its end by bots after the person has left."""
    ann = player(house).go()
    form = ann.game("Jack Rabbits")
    form.get_by_text("Choose bots and settings").click()
    form.get_by_label("Players", exact=True).select_option("2")
    form.get_by_label("Brown").select_option("newcomer")
    form.get_by_text("The game in detail").click()
    form.get_by_label("Turn limit", exact=True).fill("2")
    form.get_by_text("Optional rules").click()
    form.get_by_role("checkbox", name="Tight suits").check()
    form.get_by_role("radio", name="Build it together").check()
    expect(form.get_by_text("you race on it from the same seats")).to_be_visible()
    form.get_by_role("button", name="Make this table").click()
    expect(ann.page.locator(".tray")).to_be_visible()
    before = len(ann.log)
    build(ann)
    assert "You " in " ".join(ann.log[before:])
    building = ann.page.url.removeprefix(house.address.rstrip("/"))
    ann.leave()
    ann.go(building)
    ann.page.get_by_role("link", name="On to Jack Rabbits").click(timeout=LONGEST * 1000)
    expect(ann.page.get_by_role("heading", name="Jack Rabbits: You")).to_be_attached()
    expect(ann.page.locator(".map [data-tile=citadel]").first).to_be_attached()
    assert building not in ann.page.url


@pytest.mark.rule("JR-B3")
def test_a_land_that_was_kept_is_raced_on(house: House, player: Players, tmp_path: Path) -> None:
    kept = tmp_path / "mine.land"
    kept.write_text(written(generate(7)))
    ann = player(house).go()
    form = ann.game("Jack Rabbits")
    form.get_by_text("Choose bots and settings").click()
    form.get_by_role("radio", name="A land you have kept").check()
    form.get_by_label("Open a file").set_input_files(kept)
    expect(form.get_by_role("img", name="The land you have kept, seen from above")).to_be_visible()
    form.get_by_label("Brown").select_option("newcomer")
    form.get_by_role("button", name="Make this table").click()
    expect(ann.page.locator(".map [data-tile=citadel]").first).to_be_attached()


# --- learning ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{"viewport": DESKTOP}, {**TOUCH, "color_scheme": "dark"}])
def test_the_intro_game_is_learned_by_playing_it(house: House, player: Players, options: dict[str, object]) -> None:
    ann = player(house, **options).go()
    ann.page.get_by_role("link", name="Learn it in five minutes").click()
    task = ann.page.locator(".task")
    expect(task).to_contain_text("Roll the dice.")
    assert findings(ann) == ""
    button_for(ann, "roll").click()
    expect(task).to_contain_text("Show your 4♥.")
    button_for(ann, "stay").click()
    confirm(ann)
    expect(task).to_contain_text("not what this step is about")
    ann.button("Try again").click()
    button_for(ann, "match:4H").click()
    confirm(ann)
    expect(task).to_contain_text("Walk to the plaza of hearts")
    target(ann, "plaza-hearts").press("Enter")
    confirm(ann)
    expect(task).to_contain_text("Claim the J♥")
    button_for(ann, "claim").click()
    confirm(ann)
    expect(task).to_contain_text("The J♥ is yours")
    expect(ann.button("Next lesson")).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(task).to_contain_text("Choose a house that shows a 7")
    target(ann, "tower-diamonds").press("Enter")
    confirm(ann)
    ann.button("Next lesson").click()
    target(ann, "citadel").press("Enter")
    expect(ann.page.locator(".bar .beforehand")).to_have_text("This wins the game.")
    confirm(ann)
    expect(task).to_contain_text("You have won the race!")
    ann.button("Play the intro game").click()
    expect(ann.page.locator(".map")).to_be_visible()


SEEN = """() => { window.seen = new Set(); new MutationObserver(() => {
    const guard = document.querySelector('[data-laid=guard]:not(.planned)');
    if (guard) seen.add(guard.getAttribute('transform')); })
    .observe(document.body, { childList: true, subtree: true, attributes: true }); }"""
"""Notes where the guard is seen from then on."""


@pytest.mark.rule("JR-E1a", "JR-E2a", "JR-E2c", "JR-E3b", "JR-E3c", "JR-E4a", "JR-E4c", "JR-E5b", "JR-E8a")
def test_the_suits_that_can_be_added_are_learned_by_playing_them(house: House, player: Players) -> None:
    ann = player(house, viewport=DESKTOP).go("/learn/jackrabbits")
    lesson, task = ann.page.locator("aside select"), ann.page.locator(".task")
    lesson.select_option("4")
    expect(task).to_contain_text("Place the guard")
    ann.page.locator("[data-put=guard]").press("Enter")
    target(ann, "guard:cave-1").press("Enter")
    expect(ann.page.locator("[data-laid=guard].planned[data-at=cave-1]")).to_be_attached()
    ann.page.evaluate(SEEN)
    confirm(ann)
    ann.page.wait_for_function("() => seen.size > 2")  # it is seen on its way, however slow the machine
    expect(task).to_contain_text("End your turn")
    button_for(ann, "rest").click()
    ann.page.locator('[data-card="5E"]').click()
    confirm(ann)
    expect(task).to_contain_text("The plaza is sealed")
    expect(ann.page.locator("[data-laid=seal][data-at=plaza-spades]")).to_have_text("6")
    expect(ann.page.locator("[data-before=seal]")).to_be_visible()
    table, _ = reopened(json.loads(ann.report())["opens"], warren.game)
    assert [fact.kind for fact in table.view(0).facts()][-1] == "laid-shield"
    lesson.select_option("6")
    ann.page.locator("[data-put=beast]").click()
    target(ann, "beast:woods-2").press("Enter")
    confirm(ann)
    button_for(ann, "rest").click()
    ann.page.locator('[data-card="3N"]').click()
    confirm(ann)
    expect(task).to_contain_text("Every roll now costs 3 more")
    expect(ann.page.locator("[data-pile=load]")).to_have_text("+3")
    lesson.select_option("7")
    expect(task).to_contain_text("Row to the port of the underground")
    target(ann, "row:underground.0").press("Enter")
    confirm(ann)
    expect(task).to_contain_text("Give one or more shells")
    lesson.select_option("10")
    ann.page.locator("[data-put=storm]").press("Enter")
    target(ann, "storm:citadel").press("Enter")
    confirm(ann)
    expect(task).to_contain_text("Drop through the glacier’s hole")


# --- after ---------------------------------------------------------------------------------------------------------


def test_a_race_is_looked_back_at_from_a_file_by_keyboard(house: House, player: Players, tmp_path: Path) -> None:
    path = a_record(tmp_path, "jackrabbits", turn_limit=40, players=3)
    ann = player(house, accept_downloads=True).go()
    ann.page.get_by_label("Open a record").set_input_files(path)
    position = ann.page.get_by_role("slider", name="Position")
    expect(ann.page.locator(".hands li")).to_have_count(3)
    last = str(position.get_attribute("max"))
    keys = ann.page.keyboard
    keys.press("ArrowRight")
    expect(position).to_have_value("1")
    keys.press("Shift+ArrowRight")
    assert int(position.input_value()) > 1
    keys.press("End")
    expect(position).to_have_value(last)
    expect(ann.page.locator(".said")).to_contain_text("as a draw")
    lines = len(ann.log)
    ann.page.get_by_label("Show all hands").uncheck()
    expect(ann.page.locator(".hands")).to_have_count(0)
    ann.page.get_by_label("View of").select_option("Cleo")
    expect(ann.page.locator("[data-card]").first).to_be_visible()
    expect(ann.page.locator("button[data-card]")).to_have_count(0)  # pictures: nothing can be done with them
    ann.button("How it went").click()
    assert findings(ann) == ""
    ann.page.get_by_text("As a table").click()
    expect(ann.page.get_by_role("columnheader", name="Cleo")).to_be_visible()
    keys.press("Home")
    expect(position).to_have_value("0")
    ann.button("What happened").click()
    assert len(ann.log) < lines
    ann.button("Play").click()
    expect(position).not_to_have_value("0")
    ann.button("Pause").click()
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name="Save the record").click()
    download.value.save_as(tmp_path / "again.record")
    assert (tmp_path / "again.record").read_text() == path.read_text()
    table, seat = reopened(json.loads(ann.report())["opens"], warren.game)
    assert (table.is_over(), seat) == (True, 2)


def test_a_file_that_is_no_record_is_refused_with_the_line(house: House, player: Players, tmp_path: Path) -> None:
    path = a_record(tmp_path, "jackrabbit")
    path.write_text(path.read_text().replace("Ann", "Eve"))
    ann = player(house).go("/replay")
    ann.page.get_by_label("Open a record").set_input_files(path)
    expect(ann.page.get_by_role("alert")).to_contain_text("Line 7 of the record does not fit its check")
    ann.errors.clear()  # the browser notes that the house has refused it


def test_whoever_sat_at_a_table_looks_back_with_their_own_eyes_on_a_phone(house: House, player: Players) -> None:
    table, code = left_to_bots(house, {"game": "jackrabbit", "settings": {"length": "hand"}})
    ann = as_person(player(house, **TOUCH, locale="es-ES"), code).go(f"/table/{table}")
    ann.page.get_by_role("link", name="Repasarla").click()
    expect(ann.page.get_by_label("Vista por")).to_have_value("0")
    expect(ann.page.get_by_label("Mostrar todas las manos")).not_to_be_checked()
    expect(ann.page.locator("[data-card]").first).to_be_visible()
    expect(ann.page.locator("button[data-card]")).to_have_count(0)
    assert findings(ann) == ""
