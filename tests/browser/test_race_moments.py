"""The moments of a race, each for those who act, for those whom it concerns, and for those who watch."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from warren.games.jackrabbits.actions import HEX_TEXTS
from warren.games.jackrabbits.table import RaceTable

from .conftest import Players
from .house import House
from .player import Player
from .prepared import Prepared
from .racer import button_for, come, confirm, has, last_lines, lit, race, target, watching

TWO = ("Ann", "Ben")
THREE = ("Ann", "Ben", "Cleo")


def everybody(prepared: Prepared, player: Players, house: House) -> tuple[Player, Player, Player]:
    """Ann, who is to act, and Ben at the table, and Eve, who watches."""
    return come(prepared, player, house), prepared.come(player, house, "Ben"), watching(prepared, player, house)


def scene(player: Player) -> Locator:
    return player.page.locator("[data-scene]")


def see(players: tuple[Player, ...], *words: str) -> None:
    """All of them see a scene that says so: who, what, and what now."""
    for one in players:
        for said in words:
            expect(scene(one)).to_contain_text(said)


def hear(players: tuple[Player, ...], icon: str, words: str, rule: str) -> None:
    """All of them are told what came of it, and why: with its rule."""
    for one in players:
        flash = one.page.locator(f"[data-flash={icon}]")
        expect(flash).to_contain_text(words)
        expect(flash.get_by_role("button", name=rule).first).to_be_visible()


def acts(player: Player) -> int:
    """How much there is to do in the scene."""
    return scene(player).locator("[data-action], .suggest").count()


@pytest.mark.rule("JR-L2")
def test_a_lottery_is_won_before_everybodys_eyes(house: House, player: Players) -> None:
    prepared = race(house, TWO, "set-out", lambda _, choices: has("match", choices))
    ann, ben, eve = everybody(prepared, player, house)
    before = len(ann.hand)
    for one in (ben, eve):
        expect(one.page.locator(".status")).to_contain_text("Waiting for Ann")
    free = ann.page.locator("[data-action]").first
    expect(free).to_contain_text("matches a die: show it and draw a card")
    free.click()
    confirm(ann)
    expect(ann.cards).to_have_count(before + 1)
    hear((ann, ben, eve), "dice", "Ann shows", "JR-L2")
    hear((ann, ben, eve), "dice", "in the lottery", "JR-L2")


@pytest.mark.rule("JR-F1", "JR-F2", "JR-F3")
def test_a_flight_shows_what_is_missing_and_lands_on_the_land(house: House, player: Players) -> None:
    def pays_no_royal(table: RaceTable, choices: list[str]) -> bool:
        return "fall" in choices and has("fly", choices) and not table.royals_of(0)

    prepared = race(house, TWO, "in-flight", pays_no_royal)
    ann, ben, eve = everybody(prepared, player, house)
    see((ben, eve), "Ann takes off with", "The passport is worth", "or the rabbit falls off the board")
    assert acts(ben) == acts(eve) == 0
    expect(ann.page.locator(".told")).to_contain_text("short")
    ann.page.locator("g.place").first.click()
    expect(ann.page.locator(".meter.enough")).to_be_visible()
    confirm(ann)
    hear((ann, ben, eve), "club", "flies to", "JR-F")


@pytest.mark.rule("JR-D1", "JR-D2", "JR-D3")
def test_a_fight_is_fought_with_spades(house: House, player: Players) -> None:
    prepared = race(house, TWO, "duel", lambda _, choices: has("fight", choices))
    ann, ben, eve = everybody(prepared, player, house)
    see((ann,), "Ben attacks Ann", "Play spades worth", "or give up")
    see((ben, eve), "Ben attacks Ann", "Ann plays spades worth", "Whoever loses goes off the board")
    assert acts(ann) > 0
    assert acts(ben) == acts(eve) == 0
    ann.page.locator(".suggest").click()
    expect(ann.page.locator(".meter.enough")).to_be_visible()
    before = len(ben.log)
    confirm(ann)
    see((ben,), "Play spades worth")
    see((ann, eve), "Ben plays spades worth")
    for one in (ben, eve):
        expect(scene(one).locator(".cards").nth(1).locator("svg").first).to_be_visible()
    button_for(ben, "yield").click()
    confirm(ben)
    hear((ann, ben, eve), "sea", "Ben is thrown off the board", "JR-D")
    assert "Ben gives up" in last_lines(ben, before - 1)


@pytest.mark.rule("JR-H1", "JR-H2", "JR-H3", "JR-H4")
def test_a_contest_is_asked_shown_and_settled(house: House, player: Players) -> None:
    prepared = race(house, TWO, "contest", lambda _, choices: "contest" in choices)
    ann, ben, eve = everybody(prepared, player, house)
    see((ann, ben, eve), "Ben visits the palace")
    see((ann,), "Show hearts worth six, and you may contest the visit", "you go off the board; if not, Ben does")
    see((ben,), "The others say whether they contest your visit", "or go off the board")
    see((eve,), "The other players are asked whether they contest it")
    button_for(ann, "contest").click()
    expect(ann.page.locator(".meter")).to_be_visible()
    see((ann,), "Ann contests the visit of Ben", "Show hearts worth 6")
    ann.page.locator(".suggest").click()
    confirm(ann)
    see((ann, ben, eve), "Ann contests the visit of Ben")
    see((ben,), "or go off the board")
    see((ann, eve), "Ben has to show hearts worth 6")
    for one in (ben, eve):
        expect(scene(one).locator(".cards").first.locator("svg").first).to_be_visible()
    button_for(ben, "refuse").click()
    confirm(ben)
    hear((ann, ben, eve), "sea", "Ben is thrown off the board", "JR-H")


@pytest.mark.parametrize("palace", ["palace-clubs", "palace-diamonds"], ids=["above", "below"])
def test_a_moment_leaves_in_sight_where_it_happens(house: House, player: Players, palace: str) -> None:
    def is_there(table: RaceTable, choices: list[str]) -> bool:
        return "contest" in choices and HEX_TEXTS[table.rabbits[table.turn]] == palace

    ann = come(race(house, TWO, "contest", is_there), player, house).rest()
    told = scene(ann).bounding_box()
    tile = ann.page.locator(f".map > svg.land > path.ground[data-tile={palace}]").bounding_box()
    assert told is not None
    assert tile is not None
    assert tile["y"] + tile["height"] <= told["y"] or told["y"] + told["height"] <= tile["y"]


@pytest.mark.rule("JR-H1")
def test_whoever_never_contests_is_not_asked(house: House, player: Players) -> None:
    prepared = race(house, TWO, "contest", lambda _, choices: "contest" in choices)
    ann = come(prepared, player, house)
    before = len(ann.log)
    ann.page.locator("[data-scene] select").select_option("turn")
    expect(ann.page.locator(".status")).to_contain_text("Waiting for Ben")
    assert len(ann.log) == before
    expect(scene(ann)).to_have_count(0)


@pytest.mark.rule("JR-H1")
def test_an_answer_given_beforehand_lets_nobody_wait(house: House, player: Players) -> None:
    """Ben is about to visit a palace. Cleo has said that she contests nothing; Ann is asked, and so is waited for."""

    def is_near(table: RaceTable, _: list[str]) -> bool:
        return table.rabbits[0] == 0 and min(table.rabbits) >= 0

    prepared = race(house, ("Ben", "Cleo"), "set-out", is_near)
    ben, cleo = come(prepared, player, house, "Ben"), prepared.come(player, house, "Cleo")
    cleo.page.locator(".beside select").select_option("turn")
    seen = cleo.page.evaluate_handle(
        """() => { const seen = { scenes: 0 }; new MutationObserver(() => {
            if (document.querySelector('[data-scene].mine')) seen.scenes++; })
            .observe(document.body, { childList: true, subtree: true, attributes: true }); return seen; }"""
    )
    palace = next(place for place in lit(ben) if place.startswith("palace"))
    target(ben, palace).click()
    confirm(ben)
    expect(button_for(ben, "rest")).to_be_visible()  # on to the acquisition: nobody has clicked anything
    assert seen.evaluate("seen => seen.scenes") == 0
    assert "arrives at the palace" in " ".join(cleo.log[-3:])


@pytest.mark.rule("JR-M1", "JR-M2")
def test_a_market_sells_from_the_spent_lot(house: House, player: Players) -> None:
    prepared = race(house, TWO, "acquire", lambda _, choices: sum(one.startswith("buy") for one in choices) > 1)
    ann, ben, eve = everybody(prepared, player, house)
    ann.button("Buy from the spent lot").click()
    ware = ann.page.locator("[data-ware]:not(.dim)").first
    card = str(ware.get_attribute("data-ware"))
    ware.click()
    expect(ann.page.locator(".meter.enough")).to_be_visible()
    confirm(ann)
    expect(ann.page.locator(f'[data-card="{card}"]')).to_be_visible()
    hear((ann, ben, eve), "diamond", "Ann buys", "JR-M1")


@pytest.mark.rule("JR-A1")
def test_a_royal_is_claimed_with_a_carrot(house: House, player: Players) -> None:
    prepared = race(house, TWO, "acquire", lambda _, choices: "claim" in choices)
    ann, eve = come(prepared, player, house), watching(prepared, player, house)
    carrots = eve.page.locator(".carrot").count()
    button_for(ann, "claim").click()
    expect(ann.button("Pay and claim")).to_be_enabled()
    ann.button("Pay and claim").click()
    for one in (ann, eve):
        expect(one.page.locator(".carrot")).not_to_have_count(carrots)
    hear((ann, eve), "carrot", "puts a carrot there", "JR-A1")


@pytest.mark.rule("JR-N1", "JR-N2")
def test_the_call_button_is_always_there_and_calls_large_hands(house: House, player: Players) -> None:
    prepared = race(house, THREE, "too-many", lambda _, choices: {"pass", "call:1"} <= set(choices))
    ann, ben = (prepared.come(player, house, name) for name in TWO)
    eve = watching(prepared, player, house)
    see((ann, ben, eve), "Ben holds more than 9 cards")
    see((ann,), "Call it, and they have to discard down")
    see((eve,), "It can be called until the next player acts")
    ann.button("Call Cleo for too many cards").click()
    expect(
        ann.page.get_by_role("status").filter(has_text="Cleo")
    ).to_be_visible()  # there is nothing to call: it says so
    ann.button("Call Ben for too many cards").click()
    see((ann, ben, eve), "Ben has to discard", "The limit is 9 cards")
    hear((ann, eve), "hand", "Ann calls", "JR-N2")
    assert ben.page.locator(".meter").count() == 1
    assert acts(ann) == acts(eve) == 0


@pytest.mark.rule("JR-X13")
def test_a_trade_is_offered_in_words_accepted_and_given_unseen(house: House, player: Players) -> None:
    def can_trade(table: RaceTable, choices: list[str]) -> bool:
        return has("offer", choices) and min(table.count(0), table.count(1)) > 1

    prepared = race(house, TWO, "acquire", can_trade, special_trades="yes")
    ann, ben, eve = everybody(prepared, player, house)
    button_for(ann, "offer:1").click()
    words = ann.page.locator(".trade .row")
    words.first.locator("[data-word]").first.click()
    words.nth(1).locator("[data-word]").first.click()
    confirm(ann)
    see((ann, ben, eve), "Ann offers Ben a trade")
    see((ben,), "Each side gives as many cards as agreed")
    see((ann, eve), "Anybody who gives other cards than agreed goes off the board")
    for one in (ann, ben, eve):
        expect(scene(one).locator(".cards svg")).to_have_count(2)  # what each side is said to give
    button_for(ben, "accept").click()
    confirm(ben)
    see((eve,), "Ann and Ben trade", "Both secretly choose what they give")
    for one in (ann, ben):
        see((one,), "Secretly choose what you give")
        one.cards.first.click()
        confirm(one)
    expect(ann.page.locator("aside ol")).to_contain_text("Ann gives Ben")
    for one in (ann, ben, eve):
        expect(one.page.locator("[data-flash]").get_by_role("button", name="JR-X13").first).to_be_visible()
    expect(eve.page.locator("aside ol")).to_contain_text("gets one card face down")  # Ben has lied: with what is theirs
    expect(ann.page.locator("aside ol")).not_to_contain_text("face down")


@pytest.mark.rule("JR-E0g", "JR-J4")
def test_whoever_goes_off_the_board_is_asked_about_saves_and_about_nothing_else(house: House, player: Players) -> None:
    prepared = race(house, TWO, "saving", suits="spades,shells,anchors")
    ann, ben, eve = everybody(prepared, player, house)
    see((ben, eve), "Ann is about to go off the board", "There may be a way to be saved")
    expect(ann.page.locator(".told")).to_have_text("Choose how you are saved, if you can, or go off the board.")
    for one in (ann, ben, eve):
        expect(one.page.get_by_text("If others visit palaces")).to_have_count(0)
    assert acts(ben) == acts(eve) == 0
    ann.button("Go off the board").click()
    for one in (ann, ben, eve):
        expect(one.page.locator(".told")).to_have_count(0)
        expect(one.page.locator('[data-scene="sea"]')).to_have_count(0)
