"""Whole games, several people, and what goes wrong on the way."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

import warren
from warren.core.cards import members, size
from warren.core.cards import text as text_of
from warren.core.report import reopened
from warren.core.table import Table
from warren.games.jackrabbit.table import JackrabbitTable

from .conftest import Players
from .house import House
from .prepared import prepared_game
from .test_access import hand_where, is_nearly_over


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A house that a test may kill."""
    opened = House(tmp_path).open()
    yield opened
    opened.kill()


def test_one_click_begins_a_match_against_a_bot(house: House, player: Players) -> None:
    ann = player(house).go()
    ann.button("Play against a bot").click()
    ann.wait_for_turn()
    assert len(ann.hand) >= 10
    expect(ann.page.get_by_text("courtier")).to_be_visible()
    expect(ann.page).to_have_title("● Your turn – Warren")


def test_a_whole_hand_is_played_and_counted_line_by_line(house: House, player: Players) -> None:
    ann = player(house).begin(length="hand")
    while not ann.is_over():
        ann.play()
    result = ann.page.get_by_role("dialog")
    expect(result.get_by_role("heading", name="Hand 1 is over")).to_be_visible()
    expect(result.get_by_text("in this hand, and now has").first).to_be_visible()
    expect(result.get_by_text("Final score")).to_be_visible()
    expect(result.get_by_role("link", name="Save the record")).to_be_visible()
    expect(result.get_by_text(" %").first).to_be_visible(timeout=20_000)
    result.get_by_role("button", name="Close").click()
    expect(result).to_be_hidden()
    ann.page.reload()
    ann.button("Result").click()
    result.get_by_role("link", name="See it again").first.click()
    expect(ann.page.get_by_role("slider", name="Position")).not_to_have_value("0")
    ann.page.go_back()
    ann.button("Result").click()
    old = ann.page.url
    result.get_by_role("button", name="Play again").click()
    ann.page.wait_for_url(lambda url: url != old)
    ann.wait_for_turn()
    assert not ann.is_over()


@pytest.mark.rule("JB-8")
def test_who_can_play_no_card_is_told_so_and_discards_by_a_button_that_says_it(house: House, player: Players) -> None:
    def has_to_discard(table: JackrabbitTable) -> bool:
        return not table.playable(0) and size(table.hands[0]) > 1

    ben = hand_where(house, has_to_discard).come(player, house, "Ben")
    expect(ben.page.locator(".bar .status")).to_have_text("No card fits: pick the cards that you discard.")
    for card, button in ((0, "Discard one card and draw"), (1, "Discard 2 and draw")):
        ben.page.locator("[data-card]").nth(card).click()
        expect(ben.main).to_have_text(button)
    ben.main.click()
    expect(ben.page.locator("aside ol")).to_contain_text("Ben discards")


def test_the_next_hand_of_a_match_is_dealt_after_the_count(house: House, player: Players) -> None:
    ben = hand_where(house, is_nearly_over, "match").come(player, house, "Ben").wait_for_turn()
    count = ben.page.get_by_role("dialog")
    while not count.is_visible():
        ben.play()
    deal = count.get_by_role("button", name="Deal the next hand.")
    (deal if deal.count() else count.get_by_role("button", name="Close")).click()
    ben.page.get_by_text("Hand 2 ·").wait_for()
    ben.button("Latest score").click()
    expect(count.get_by_role("heading", name="Hand 1 is over")).to_be_visible()


def test_a_match_ends_with_the_points_of_all_its_hands(house: House, player: Players) -> None:
    def is_last(table: JackrabbitTable) -> bool:
        return table.hand_number > 1 and max(table.totals) > 17 and min(size(hand) for hand in table.hands) <= 2

    ben = hand_where(house, is_last, "match", threshold="20").come(player, house, "Ben").wait_for_turn()
    while not ben.is_over():
        ben.play()
        if ben.button("Deal the next hand.").is_visible():
            ben.button("Deal the next hand.").click()
    table = ben.page.get_by_role("dialog").get_by_role("table")
    rows = [row.split("\t") for row in table.inner_text().splitlines()]
    assert [row[0] for row in rows[1:]] == [f"Hand {at}" for at in range(1, len(rows) - 1)] + ["Total"]
    assert len(rows) > 3
    for seat in (1, 2):
        assert sum(int(row[seat]) for row in rows[1:-1]) == int(rows[-1][seat])


def test_two_people_play_and_somebody_watches(house: House, player: Players) -> None:
    ann = player(house).go().name("Ann")
    ann.button("Play with a friend").click()
    link = ann.page.get_by_label("Link to this table").input_value()
    path = "/" + link.removeprefix(house.address)
    ben, cat = player(house).go(path), player(house).go(path)
    expect(cat.page.get_by_text("Ann invites you to play.")).to_be_visible()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.button("Sit down").click()
    for one in (ann, ben):
        expect(one.cards).to_have_count(10)
    expect(cat.page.get_by_text("You are watching.")).to_be_visible()
    assert cat.hand == []
    for lines in range(3, 7):
        for one in (ann, ben, cat):
            expect(one.page.locator("aside ol li")).to_have_count(lines if one is not cat else lines - 1)
        (mover,) = [one for one in (ann, ben) if one.rest().is_my_turn()]
        before = len(mover.hand)
        mover.choose().main.click()
        expect(mover.cards).to_have_count(before - 1)
    assert cat.log[0].endswith("plays first.")
    assert cat.log[1] == "Ann and Ben are dealt ten cards each."


def anything(table: Table, seat: int, below: Callable[[int], int]) -> int:
    return table.choices(seat)[below(len(table.choices(seat)))]


def test_playing_again_takes_everybody_along(house: House, player: Players) -> None:
    over = prepared_game(house, "jackrabbit", ("Ann", "Ben"), Table.is_over, anything, {"turn_limit": "2"})
    ann, ben = over.come(player, house, "Ann"), over.come(player, house, "Ben", locale="es-ES")
    expect(ben.button("Jugar otra vez")).to_be_visible()
    ann.button("Play again").click()
    expect(ann.page.get_by_text("Ben has been asked to come along")).to_be_visible()
    expect(ben.page.locator(".bar").get_by_text("Ann juega otra vez y te invita.")).to_be_visible()
    ben.button("Me apunto").click()
    expect(ben.page).to_have_url(ann.page.url)
    for one in (ann, ben):
        expect(one.cards).to_have_count(10)


def test_a_report_holds_what_its_reader_knows_and_nothing_that_is_hidden(house: House, player: Players) -> None:
    begun = prepared_game(house, "jackrabbit", ("Ann", "Ben"), lambda _: True, anything, {})
    ann, ben = begun.come(player, house, "Ann"), begun.come(player, house, "Ben")
    for one in (ann, ben):
        expect(one.cards).to_have_count(10)
    text = ann.report("The stack looks odd.")
    report = json.loads(text)
    assert (report["said"], report["table"]["settings"]["length"]) == ("The stack looks odd.", "match")
    assert (report["log"], "Ben’s stack" in report["screen"]) == (ann.log, True)
    assert set(ann.hand) == set(report["view"]["state"]["hand"])
    table, seat = reopened(report["opens"], warren.game)
    assert isinstance(table, JackrabbitTable)
    assert (seat, {text_of(card) for card in members(table.hands[0])}) == (0, set(ann.hand))
    assert [card for card in ben.hand if re.search(rf"\b{card}\b", text)] == []
    assert begun.codes["Ann"] not in text


def test_whoever_made_a_table_may_give_an_open_seat_to_a_bot(house: House, player: Players) -> None:
    ann = player(house).go()
    ann.button("Play with a friend").click()
    ann.button("Give it to a bot").click()
    ann.wait_for_turn()


@pytest.fixture
def slow_house(tmp_path: Path) -> Iterator[House]:
    """A house where bots take their time, so that somebody can leave without missing a whole game."""
    opened = House(tmp_path, pace="1").open()
    yield opened
    opened.kill()


def test_whoever_leaves_is_stood_in_for_until_they_come_back(slow_house: House, player: Players) -> None:
    ann = player(slow_house).begin().play()
    ann.button("Leave the table").click()
    ann.button("Stay").click()
    ann.leave()
    expect(ann.own_tables).to_contain_text("A bot is playing for you.")
    ann.own_tables.click()
    ann.button("Take my seat again").click()
    expect(ann.button("Leave the table")).to_be_visible()
    ann.wait_for_turn().play().go()
    expect(ann.own_tables).to_contain_text("Jackrabbit")
    ann.page.get_by_role("link", name="Your turn: Jackrabbit").click()
    ann.wait_for_turn()


def test_a_reload_in_the_middle_changes_nothing(house: House, player: Players) -> None:
    ann = player(house).begin().play().play()
    before = (ann.hand, ann.log)
    ann.page.reload()
    ann.wait_for_turn()
    assert (ann.hand, ann.log) == before
    ann.play()


def test_a_move_that_a_dying_house_did_not_hear_is_played_once_when_it_is_back(
    own_house: House, player: Players
) -> None:
    ann = player(own_house).begin().play()
    ann.choose()
    before, move = len(ann.log), ann.page.locator(".status").text_content()
    own_house.kill()
    expect(ann.page.get_by_text("The connection is lost")).to_be_visible()
    ann.main.click()
    expect(ann.page.get_by_text("Sending your move")).to_be_visible()
    own_house.open()
    ann.wait_for_turn(before)
    expect(ann.page.get_by_text("The connection is lost")).not_to_be_visible()
    mine = [line for line in ann.log[before:] if line.startswith("You ")]
    assert len(mine) == 1, (move, ann.log[before:])
    ann.play()


def test_a_code_carries_somebody_to_another_device(house: House, player: Players) -> None:
    ann = player(house).go().name("Ann")
    ann.button("Play against a bot").click()
    ann.wait_for_turn()
    ann.go()
    ann.page.get_by_text("Play on another device").click()
    ann.button("Show my code").click()
    code = ann.page.locator(".code").text_content() or ""
    other = player(house).go()
    other.page.get_by_text("Play on another device").click()
    other.page.get_by_label("A code from another device").fill(code.upper())
    other.button("Use this code").click()
    expect(other.page.get_by_text("You are Ann.")).to_be_visible()
    other.own_tables.click()
    other.wait_for_turn()
    assert other.hand == ann.go(other.page.url.removeprefix(house.address.rstrip("/"))).wait_for_turn().hand


def test_a_table_that_does_not_exist_says_so(house: House, player: Players) -> None:
    ann = player(house).go("/table/nowhere")
    expect(ann.page.get_by_role("heading", name="There is no such table")).to_be_visible()
    expect(ann.page.get_by_text("There is no table “nowhere”.")).to_be_visible()
    ann.page.get_by_role("link", name="To the start page").click()
    expect(ann.button("Play against a bot")).to_be_visible()


def test_settings_that_do_not_go_together_are_explained(house: House, player: Players) -> None:
    ann = player(house).go()
    form = ann.game("Jackrabbit")
    form.get_by_text("Choose bots and settings").click()
    form.get_by_label("Length").select_option("hand")
    form.get_by_label("Points to win").fill("30")
    expect(form.get_by_role("alert")).to_contain_text("cannot be combined")
    form.get_by_role("button", name="Make this table").click()
    said = ann.page.locator("main > .problem")
    expect(said).to_contain_text("“Length: A single hand” and “Points to win: 30” cannot be combined.")
    expect(said).to_be_in_viewport()
    ann.errors.clear()  # the browser notes the answer 422 in its console


def test_links_that_lead_nowhere_say_so_and_lead_home(house: House, player: Players) -> None:
    ann, home = player(house), "To the start page"
    for path, said in (
        ("/nothing/here", "There is nothing at this address"),
        ("/replay/nowhere", "There is no table “nowhere”."),
        ("/learn/chess", "There are no lessons for this game."),
    ):
        expect(ann.go(path).page.get_by_text(said)).to_be_visible()
        ann.page.get_by_role("link", name=home).click()
        expect(ann.button("Play against a bot")).to_be_visible()
    expect(ann.go("/?land=Lxyz").page.get_by_text("This link leads to no land.")).to_be_in_viewport()
    ann.errors.clear()  # the browser notes the answers 404 in its console


def test_whoever_is_offline_is_told_so_at_once(house: House, player: Players) -> None:
    ann = player(house).go()
    expect(ann.button("Play against a bot")).to_be_visible()
    notice = ann.page.get_by_text("You are offline.")
    ann.page.context.set_offline(True)
    expect(notice).to_be_visible()
    ann.page.context.set_offline(False)
    expect(notice).to_have_count(0)
    ann.errors.clear()  # the browser notes what it could not fetch
