"""The race in the browser: journeys on the land, payments, moments, several people, keyboard, phones."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from warren.games.jackrabbits.table import RaceTable

from .conftest import Players
from .house import House
from .player import Player
from .racer import come, confirm, deed, places, race, settle, target
from .test_access import DESKTOP, PHONE, findings, tab_to

THREE = ("Ann", "Ben", "Cleo")
TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
MOST_STEPS = 90
MOVED = """before => document.querySelectorAll('aside ol li').length > before
    || document.querySelector('.status.mine') || document.querySelector('[data-over=true]')"""


TAKEN = """before => document.querySelectorAll('aside ol li').length > before
    || document.querySelector('.bar button.main:enabled') || document.querySelector('[data-over=true]')"""


def has(kind: str, choices: list[str]) -> bool:
    return any(choice.partition(":")[0] == kind for choice in choices)


def scene(player: Player) -> str:
    return player.page.locator("[data-scene]").inner_text()


def last_lines(player: Player, before: int) -> str:
    return " ".join(player.log[before:])


# --- whole games -------------------------------------------------------------------------------------------------


def take_step(player: Player) -> None:
    """Whatever comes: roll, claim, travel to a house, else end the turn or take the first thing offered."""
    before = len(player.log)
    first = next((one for one in ("roll", "claim", "down", "pass") if deed(player, one).count()), None)
    if first in ("roll", "down", "pass"):
        deed(player, first).click()
    elif first == "claim":
        deed(player, "claim").click()
        confirm(player)
    elif found := [place for place in places(player) if place not in ("citadel", "underground")]:
        target(player, found[before % len(found)]).click()
        confirm(player)
    elif deed(player, "rest").count():
        deed(player, "rest").click()
    else:
        main = player.page.locator(".bar button.main")
        if not main.count():
            player.page.locator("[data-deed], .suggest").first.click()
        player.page.wait_for_function(TAKEN, arg=before)
        if main.count():
            confirm(player)
    player.page.wait_for_function(MOVED, arg=before)


@pytest.mark.rule("JR-L1", "JR-J3", "JR-I1", "JR-G1")
def test_a_whole_race_against_bots(house: House, player: Players) -> None:
    ann = player(house).go()
    form = ann.game("Jack Rabbits")
    form.get_by_text("Choose bots and settings").click()
    form.get_by_label("Players", exact=True).select_option("3")
    for seat in ("Brown", "Grey"):
        form.get_by_label(seat).select_option("newcomer")
    form.get_by_text("The game in detail").click()
    form.get_by_label("Turn limit", exact=True).fill("9")
    form.get_by_role("button", name="Make this table").click()
    for _ in range(MOST_STEPS):
        settle(ann)
        if ann.is_over():
            break
        take_step(ann)
    assert ann.is_over()
    expect(ann.page.locator(".status")).to_contain_text("The turn limit ends the game as a draw")
    assert len(ann.page.locator("aside ol .rule").all()) > len(ann.log)


def test_one_click_begins_a_race_against_a_bot(house: House, player: Players) -> None:
    ann = player(house).go()
    ann.button("Race against a bot").click()
    expect(ann.page.locator("[data-seat]")).to_have_count(2)
    expect(ann.cards).to_have_count(3)


@pytest.mark.rule("JR-O1")
def test_the_race_is_won_by_coming_home_to_the_citadel(house: House, player: Players) -> None:
    def is_ready(table: RaceTable, _: list[str]) -> bool:
        return table.royals_of(0) == 3 and table.rabbits[0] > 0

    ready = race(house, ("Ann", "Ben"), "SetOut", is_ready)
    ann = come(ready, player, house)
    target(ann, "citadel").click()
    confirm(ann)
    expect(ann.page.locator("[data-over=true]")).to_be_attached()
    expect(ann.page.locator(".status")).to_contain_text("Ann wins the race")


def test_four_people_race_and_one_leaves_and_comes_back(house: House, player: Players) -> None:
    everybody = ("Ann", "Ben", "Cleo", "Dora")
    prepared = race(house, everybody, "Roll")
    all_four = {name: prepared.come(player, house, name) for name in everybody}
    ann, ben = all_four["Ann"], all_four["Ben"]
    settle(ann)
    for other in ("Ben", "Cleo", "Dora"):
        expect(all_four[other].page.locator(".status")).to_contain_text("Waiting for Ann")
    ben.button("Leave the table").click()
    expect(ann.page.locator('[data-seat="1"]')).to_contain_text("away")
    deed(ann, "roll").click()
    settle(ann)
    deed(ann, "stay").click()
    confirm(ann)
    settle(ann)
    deed(ann, "rest").click()
    expect(all_four["Cleo"].page.locator(".status.mine")).to_be_visible(timeout=20_000)  # a bot stood in for Ben
    ben.page.get_by_text("In progress").click()
    ben.button("Sit down again").click()
    expect(ann.page.locator('[data-seat="1"]')).not_to_contain_text("away")
    price = str(all_four["Dora"].page.locator("[data-price]").get_attribute("data-price"))
    for one in all_four.values():
        expect(one.page.locator("[data-price]")).to_have_attribute("data-price", price)
        assert [row.get_attribute("data-count") for row in one.page.locator("[data-count]").all()] != []


# --- a journey ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-J1", "JR-J2", "JR-J3")
def test_a_journey_is_seen_chosen_changed_and_taken_back_on_the_land(house: House, player: Players) -> None:
    ann = come(race(house, THREE, "SetOut", lambda table, _: table.rabbits[0] == 0), player, house)
    assert len(places(ann)) > 5
    expect(target(ann, "citadel.0")).to_have_count(0)
    target(ann, "tower-clubs").hover()
    expect(ann.page.locator(".way.ghost")).to_have_count(1)
    target(ann, "go:citadel.0").click()  # a road, to the first fork
    expect(ann.page.locator(".way:not(.ghost)")).to_have_count(1)
    expect(ann.page.locator(".bar .buttons button.main")).to_be_visible()
    ann.button("Take back").click()
    expect(ann.page.locator(".way")).to_have_count(0)
    target(ann, "tower-clubs").click()
    expect(ann.page.locator(".status")).to_contain_text("To the tower of clubs")
    before = len(ann.log)
    target(ann, "tower-clubs").click()  # once more: go
    expect(ann.page.locator("aside ol li")).not_to_have_count(before)
    assert "arrives at the tower of clubs" in last_lines(ann, before)


@pytest.mark.rule("JR-C1", "JR-C4")
def test_paying_is_picking_cards_with_a_running_sum(house: House, player: Players) -> None:
    def is_rich(table: RaceTable, _: list[str]) -> bool:
        return table.rabbits[0] == 0 and table.price < 7 and table.count(0) == 9 and table.royals_of(0) == 0

    ann = come(race(house, THREE, "SetOut", is_rich), player, house)
    ann.page.locator("g.place:not(.free)").first.click()
    meter = ann.page.locator(".meter.enough")
    expect(meter).to_be_visible()
    raised = ann.page.locator("[data-card].raised")
    paid = raised.count()
    assert paid > 0
    raised.first.click()
    expect(raised).to_have_count(paid - 1)
    expect(ann.page.locator(".meter:not(.enough)")).to_be_visible()
    ann.page.locator(".suggest").click()
    expect(meter).to_be_visible()
    before = len(ann.log)
    confirm(ann)
    expect(ann.page.locator("aside ol li")).not_to_have_count(before)
    assert "(for " in last_lines(ann, before)


# --- moments -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-H1", "JR-H2", "JR-H3", "JR-H4")
def test_a_contest_is_asked_shown_and_settled(house: House, player: Players) -> None:
    prepared = race(house, ("Ann", "Ben"), "Contest", lambda _, choices: "contest" in choices)
    ann, ben = come(prepared, player, house), prepared.come(player, house, "Ben")
    assert "Ben visits the palace" in scene(ann)
    expect(ben.page.locator("[data-scene]")).to_contain_text("whether they contest your visit")
    deed(ann, "contest").click()
    expect(ann.page.locator(".meter")).to_be_visible()
    ann.page.locator(".suggest").click()
    confirm(ann)
    expect(ben.page.locator("[data-scene]")).to_contain_text("Ann contests the visit of Ben")
    deed(ben, "refuse").click()
    confirm(ben)
    expect(ann.page.locator("[data-flash]")).to_contain_text("Ben is thrown off the board")


def test_whoever_never_contests_is_not_asked(house: House, player: Players) -> None:
    prepared = race(house, ("Ann", "Ben"), "Contest", lambda _, choices: "contest" in choices)
    ann = come(prepared, player, house)
    before = len(ann.log)
    ann.page.locator("[data-scene] select").select_option("turn")
    expect(ann.page.locator(".status")).to_contain_text("Waiting for Ben")
    assert len(ann.log) == before
    expect(ann.page.locator("[data-scene]")).to_have_count(0)


@pytest.mark.rule("JR-D1", "JR-D2", "JR-D3")
def test_a_fight_is_fought_with_spades(house: House, player: Players) -> None:
    prepared = race(house, ("Ann", "Ben"), "Duel", lambda _, choices: has("fight", choices))
    ann, ben = come(prepared, player, house), prepared.come(player, house, "Ben")
    assert "Ben attacks Ann" in scene(ann)
    expect(ben.page.locator("[data-scene]")).to_contain_text("Ann plays spades")
    ann.page.locator(".suggest").click()
    expect(ann.page.locator(".meter.enough")).to_be_visible()
    before = len(ben.log)
    confirm(ann)
    expect(ben.page.locator("[data-scene] .cards").nth(1).locator("svg").first).to_be_visible()
    deed(ben, "yield").click()
    confirm(ben)
    expect(ben.page.locator("[data-flash]")).to_contain_text("Ben")
    assert "Ben gives up" in last_lines(ben, before - 1)


@pytest.mark.rule("JR-F1", "JR-F2", "JR-F3")
def test_a_flight_shows_what_is_missing_and_lands_on_the_land(house: House, player: Players) -> None:
    prepared = race(house, ("Ann", "Ben"), "InFlight", lambda _, choices: "fall" in choices and has("fly", choices))
    ann, ben = come(prepared, player, house), prepared.come(player, house, "Ben")
    expect(ben.page.locator("[data-scene]")).to_contain_text("Ann takes off with")
    expect(ann.page.locator(".told")).to_contain_text("are missing")
    ann.page.locator("g.place").first.click()
    expect(ann.page.locator(".meter.enough")).to_be_visible()
    confirm(ann)
    expect(ben.page.locator("[data-flash=club]")).to_contain_text("flies to")


@pytest.mark.rule("JR-M1", "JR-M2", "JR-A1")
def test_a_market_sells_from_the_spent_lot_and_a_royal_is_claimed(house: House, player: Players) -> None:
    prepared = race(house, THREE, "Acquire", lambda _, choices: sum(one.startswith("buy") for one in choices) > 1)
    ann = come(prepared, player, house)
    ann.button("Buy from the spent lot").click()
    ware = ann.page.locator("[data-ware]:not(.dim)").first
    card = str(ware.get_attribute("data-ware"))
    ware.click()
    expect(ann.page.locator(".meter.enough")).to_be_visible()
    confirm(ann)
    expect(ann.page.locator(f'[data-card="{card}"]')).to_be_visible()
    claiming = race(house, THREE, "Acquire", lambda _, choices: "claim" in choices)
    ben = come(claiming, player, house)
    carrots = ben.page.locator(".carrot").count()
    deed(ben, "claim").click()
    expect(ben.button("Pay and claim")).to_be_enabled()
    ben.button("Pay and claim").click()
    expect(ben.page.locator(".carrot")).not_to_have_count(carrots)
    expect(ben.page.locator("[data-flash=carrot]")).to_contain_text("puts a carrot there")


@pytest.mark.rule("JR-N1", "JR-N2", "JR-L2")
def test_the_call_button_is_always_there_and_calls_large_hands(house: House, player: Players) -> None:
    prepared = race(house, THREE, "TooMany", lambda _, choices: {"pass", "call:1"} <= set(choices))
    ann, ben = prepared.come(player, house, "Ann"), prepared.come(player, house, "Ben")
    expect(ann.page.locator("[data-scene]")).to_contain_text("Ben holds more than 9 cards")
    ann.button("Call Cleo for too many cards").click()
    expect(
        ann.page.get_by_role("status").filter(has_text="Cleo")
    ).to_be_visible()  # there is nothing to call: it says so
    ann.button("Call Ben for too many cards").click()
    expect(ben.page.locator("[data-scene]")).to_contain_text("Ben has to discard")
    expect(ann.page.locator("[data-flash=hand]")).to_contain_text("Ann calls")
    winning = race(house, THREE, "SetOut", lambda _, choices: has("match", choices))
    cleo = come(winning, player, house)
    before = len(cleo.hand)
    cleo.page.locator('[data-deed^="match"]').first.click()
    confirm(cleo)
    expect(cleo.cards).to_have_count(before + 1)
    expect(cleo.page.locator("[data-flash=dice]")).to_contain_text("in the lottery")


@pytest.mark.rule("JR-X13")
def test_a_trade_is_offered_in_words_accepted_and_given_unseen(house: House, player: Players) -> None:
    def can_trade(table: RaceTable, choices: list[str]) -> bool:
        return has("offer", choices) and min(table.count(0), table.count(1)) > 1

    prepared = race(house, ("Ann", "Ben"), "Acquire", can_trade, special_trades="yes")
    ann, ben = come(prepared, player, house), prepared.come(player, house, "Ben")
    deed(ann, "offer:1").click()
    words = ann.page.locator(".trade .row")
    words.first.locator("[data-word]").first.click()
    words.nth(1).locator("[data-word]").first.click()
    confirm(ann)
    expect(ben.page.locator("[data-scene=diamond]")).to_contain_text("Ann offers Ben a trade")
    deed(ben, "accept").click()
    confirm(ben)
    for one in (ann, ben):
        expect(one.page.locator("[data-scene]")).to_contain_text("Choose unseen what you give")
        one.cards.first.click()
        confirm(one)
    expect(ann.page.locator("aside ol")).to_contain_text("Ann gives Ben")


# --- everybody, everywhere ---------------------------------------------------------------------------------------


def test_a_turn_is_played_with_the_keyboard_alone(house: House, player: Players) -> None:
    ann = come(race(house, THREE, "Roll", lambda table, _: table.rabbits[0] == 0), player, house)
    keyboard = ann.page.keyboard
    tab_to(ann, "[data-deed=roll]")
    keyboard.press("Enter")
    expect(ann.page.locator("g.place").first).to_be_attached()
    keyboard.press("l")
    expect(ann.page.locator("[data-target]:focus")).to_have_count(1)
    expect(ann.page.locator(".way.ghost")).to_have_count(1)
    focused = ann.page.locator("[data-target]:focus")
    for key in ("ArrowRight", "ArrowUp", "ArrowLeft", "ArrowUp") * 4:
        keyboard.press(key)
        if "place" in str(focused.get_attribute("class")):
            break
    name = str(focused.get_attribute("aria-label"))
    keyboard.press("Enter")
    expect(ann.page.locator(".bar button.main")).to_be_enabled()
    before = len(ann.log)
    keyboard.press("Enter")
    expect(ann.page.locator("aside ol li")).not_to_have_count(before)
    expect(ann.page.get_by_test_id("aloud")).to_contain_text(name.partition(",")[0].removeprefix("the "))


def test_a_phone_shows_the_table_by_touch_and_in_spanish(house: House, player: Players) -> None:
    prepared = race(house, THREE, "SetOut", lambda table, _: table.turns > 20 and table.rabbits[0] == 0)
    ann = come(prepared, player, house, locale="es-ES", **TOUCH)
    assert ann.page.evaluate("document.scrollingElement.scrollWidth") <= PHONE["width"]
    expect(ann.page.locator(".status")).to_contain_text("adónde ir")
    box = target(ann, "tower-clubs").bounding_box()
    assert box is not None
    ann.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(ann.page.locator(".status")).to_contain_text("la torre de tréboles")
    before = len(ann.log)
    ann.page.locator(".bar button.main").tap()
    expect(ann.page.locator("aside ol li")).not_to_have_count(before)
    assert "alcanza la torre de tréboles" in last_lines(ann, before)


@pytest.mark.parametrize(("size", "scheme"), [(DESKTOP, "light"), (PHONE, "dark")], ids=["desktop", "phone"])
def test_axe_finds_no_fault_at_a_race(house: House, player: Players, size: dict[str, int], scheme: str) -> None:
    look: dict[str, Any] = {"viewport": size, "color_scheme": scheme}
    ann = come(race(house, THREE, "SetOut", lambda table, _: table.turns > 20), player, house, **look)
    assert findings(ann) == ""
    ann.page.locator("g.place").first.click()
    expect(ann.page.locator(".bar button.main")).to_be_enabled()
    assert findings(ann) == ""
    fight = race(house, ("Ann", "Ben"), "Duel", lambda _, choices: has("fight", choices))
    ben = come(fight, player, house, **look)
    assert findings(ben) == ""


def test_rabbits_move_at_sixty_frames_a_second_and_the_table_is_there_in_time(house: House, player: Players) -> None:
    prepared = race(house, THREE, "SetOut", lambda table, _: table.rabbits[0] == 0)
    ann = player(house)
    ann.page.add_init_script(f"localStorage.setItem('warren-code', '{prepared.codes['Ann']}')")
    ann.go(prepared.path)
    settle(ann)
    ready = ann.page.evaluate("performance.now() - performance.getEntriesByType('navigation')[0].startTime")
    packed = ann.page.evaluate(
        "performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))"
        ".reduce((sum, one) => sum + one.encodedBodySize, 0)"
    )
    assert packed < 200_000
    target(ann, "tower-clubs").click()
    confirm_button = ann.page.locator(".bar button.main")
    expect(confirm_button).to_be_enabled()
    ann.page.evaluate(
        """() => { window.frames_ = []; const go = now => {
            if (document.querySelector('.ground .rabbit')) frames_.push(now);
            if (frames_.length < 90) requestAnimationFrame(go); }; requestAnimationFrame(go); }"""
    )
    confirm_button.click()
    ann.page.wait_for_function("() => frames_.length >= 90")
    took = sorted(ann.page.evaluate("frames_.slice(1).map((now, at) => now - frames_[at])"))
    assert took[len(took) // 2] < 17.5
    assert ready < 4000  # two seconds on a machine of its own; tests share theirs
