"""Off the board, and back by the underground. JR-U1 to JR-U3."""

from __future__ import annotations

import pytest

from games.jackrabbits.helpers import hand, place
from playing import act, kinds, of_kind, offered, refused, told
from warren.games.jackrabbits.position import position


@pytest.mark.rule("JR-U1")
def test_who_leaves_the_land_has_neither_acquisition_nor_increment() -> None:
    table = position(("TC", "2S"), ("tower-clubs", "citadel"), phase="journey")
    act(table, "go:tower-clubs.5")
    assert place(table, 0) == "off-board"
    assert table.seats() == [1]
    assert hand(table, 0) == {"TC"}


@pytest.mark.rule("JR-U1")
def test_the_fall_of_a_flight_ends_there_too() -> None:
    table = position(("2C", ""), ("tower-spades", "citadel"), phase="journey", dice=(6, 6), passport="2C")
    act(table, "fall")
    assert place(table, 0) == "off-board"
    assert hand(table, 0) == {"2C"}
    assert table.seats() == [1]


@pytest.mark.rule("JR-U1")
def test_who_was_thrown_off_in_anothers_turn_is_off_board() -> None:
    table = position(("9S", "2H 3H"), ("tower-clubs", "tower-clubs"), phase="acquisition")
    act(table, "attack:1 fight:9S done")
    if table.seats() == [1]:
        act(table, "yield", 1)
    assert place(table, 1) == "off-board"
    act(table, "rest")
    act(table, "roll", 1)
    assert [action for action in offered(table, 1) if not action.startswith("match")] == ["down"]


@pytest.mark.rule("JR-U2")
def test_a_turn_that_starts_off_board_is_lottery_underground_acquisition_and_increment() -> None:
    table = position(("2C", ""), ("off-board", "citadel"), rules="intro")
    act(table, "roll")
    assert of_kind(table, "go") | of_kind(table, "hole") == set()
    refused(table, "stay")
    ear = table.listen()
    act(table, "down")
    assert place(table, 0) == "underground"
    assert told(ear, "got-up")
    assert offered(table) == {"rest"}  # an acquisition phase, with nothing to claim down there
    act(table, "rest")
    assert len(hand(table, 0)) == 2
    assert table.seats() == [1]


@pytest.mark.rule("JR-U2")
@pytest.mark.rule("JR-D5")
def test_what_can_be_done_underground_can_be_done_in_that_turn() -> None:
    table = position(("9S", "2H"), ("off-board", "underground"), phase="journey")
    act(table, "down")
    assert "attack:1" in offered(table)


@pytest.mark.rule("JR-U2")
def test_the_turn_after_that_starts_underground() -> None:
    table = position(("", ""), ("off-board", "citadel"), rules="intro")
    act(table, "roll down rest")
    act(table, "roll stay rest", 1)
    act(table, "roll")
    assert kinds(table) - {"match"} == {"stay", "hole"}


@pytest.mark.rule("JR-U2")
def test_three_royals_do_not_win_off_board_or_underground() -> None:
    table = position(("KC KS KH", ""), ("off-board", "citadel"), phase="journey")
    act(table, "down")
    assert table.outcome is None


@pytest.mark.rule("JR-U3")
def test_rabbits_off_board_are_not_attacked_and_do_not_attack_each_other() -> None:
    table = position(("9S", "2H", "3H"), ("tower-clubs", "off-board", "off-board"), phase="acquisition")
    assert "attack" not in kinds(table)
    table = position(("9S", "2H"), ("off-board", "off-board"), phase="acquisition")
    assert table.seats() == [1]  # off-board there is no acquisition phase
    assert table.rivals_on(0) == 0  # nor do they meet there


@pytest.mark.rule("JR-U3")
@pytest.mark.rule("JR-H1")
def test_players_off_board_cannot_contest_and_those_underground_can() -> None:
    for where, asked in (("off-board", [2]), ("underground", [1, 2])):
        table = position(
            ("", "6H", "7H"), ("tower-clubs", where, "citadel"), phase="journey", rules="standard", players=3
        )
        act(table, "go:tower-clubs.0 go:merchant-3.1")
        assert sorted(table.seats()) == asked
        assert ("contest" in offered(table, 1)) == (1 in asked)


@pytest.mark.rule("JR-U3")
def test_with_everybody_else_off_board_nobody_is_asked() -> None:
    table = position(("", "6H", "7H"), ("tower-clubs", "off-board", "off-board"), phase="journey")
    act(table, "go:tower-clubs.0 go:merchant-3.1")
    assert table.seats() == [0]
    assert place(table, 0) == "palace-hearts"
