"""Movement, blockers and Home: JK-M1, JK-M2, JK-M3, JK-M4."""

from __future__ import annotations

import pytest

from playing import act, offered, refused, told
from warren.games.jacked.position import position

from .helpers import board, killed, pegs, plays, red, where

FORWARD = {"A": 1, "2": 2, "3": 3, "4": 4, "5": 5, "8": 8, "9": 9, "J": 11, "Q": 12, "K": 13}

# --- JK-M1 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JK-M1")
@pytest.mark.parametrize("card", [card for card in FORWARD if FORWARD[card] > 3])
def test_a_peg_passes_any_other_peg_and_leaves_it_alone(card: str) -> None:
    table = red("R1:40 R2:41 B1:42 G1:43", f"{card}C")
    ear = table.listen()
    act(table, f"move:{card}:R1")
    assert board(table) | {"R1": ""} == {"R1": "", "R2": "41", "B1": "42", "G1": "43"}
    assert killed(ear) == []


@pytest.mark.rule("JK-M1")
@pytest.mark.parametrize("card", FORWARD)
def test_a_peg_kills_the_one_it_lands_on(card: str) -> None:
    table = red(f"R1:40 B1:{40 + FORWARD[card]}", f"{card}C")
    ear = table.listen()
    act(table, f"move:{card}:R1")
    assert pegs(table) == f"R1:{40 + FORWARD[card]}"
    assert killed(ear) == ["B1"]


@pytest.mark.rule("JK-M1")
def test_a_killed_peg_goes_back_to_its_jail_and_can_come_out_again() -> None:
    table = position(pegs="R1:40 B1:42 B2:5 B3:6 B4:7", hands=("2C", "AC", "", ""))
    act(table, "move:2:R1")
    assert where(table, "B1") == "jail"
    act(table, "out:A:B", 1)
    assert where(table, "B1") == "18!"


@pytest.mark.rule("JK-M1")
def test_ones_own_peg_is_killed_too() -> None:
    assert pegs(act(red("R1:40 R2:42", "2C"), "move:2:R1")) == "R1:42"


@pytest.mark.rule("JK-M1")
def test_a_partners_peg_is_killed_too_and_by_the_partner() -> None:
    assert pegs(act(red("R1:40 G1:42", "2C", teams=True), "move:2:R1")) == "R1:42"
    assert pegs(act(red("R1:42 G1:40", "2C", teams=True), "move:2:G1")) == "G1:42"


@pytest.mark.rule("JK-M1")
def test_a_player_must_kill_their_own_peg_if_that_is_the_only_play() -> None:
    assert offered(red("R1:64 R2:66", "2C QC", side=18)) == {"move:2:R1", "move:2:R2"}
    assert offered(red("R1:59 R2:71 R3:home1 R4:home2", "QC")) == {"move:Q:R1"}
    assert pegs(act(red("R1:59 R2:71 R3:home1 R4:home2", "QC"), "move:Q:R1")) == "R1:71 R3:home1 R4:home2"


@pytest.mark.rule("JK-M1")
def test_a_peg_that_turns_into_home_kills_nothing_on_the_way_or_on_the_out_space() -> None:
    table = red("R1:69 B1:70 G1:71 Y1:0", "5C")
    ear = table.listen()
    assert pegs(act(table, "move:5:R1")) == "R1:home3 B1:70 G1:71 Y1:0"
    assert killed(ear) == []


# --- JK-M2: blockers against every card ------------------------------------------------------------------------------


@pytest.mark.rule("JK-M2")
@pytest.mark.parametrize("card", FORWARD)
@pytest.mark.parametrize("distance", range(1, 16))
def test_no_peg_passes_a_blocker_or_lands_on_it(card: str, distance: int) -> None:
    table = red(f"R1:{18 - distance} B1:18!", f"{card}C")
    is_short = FORWARD[card] < distance
    assert (f"move:{card}:R1" in plays(table)) == is_short
    if not is_short:
        assert refused(table, f"move:{card}:R1").rule == "JK-M2"


@pytest.mark.rule("JK-M2")
@pytest.mark.parametrize("card", FORWARD)
def test_a_peg_on_a_corner_that_is_no_blocker_is_passed_or_killed_like_any_other(card: str) -> None:
    table = red("R1:15 B1:18", f"{card}C")
    act(table, f"move:{card}:R1")
    assert where(table, "B1") == ("jail" if card == "3" else "18")
    assert where(table, "R1") == str(15 + FORWARD[card])


@pytest.mark.rule("JK-M2")
@pytest.mark.parametrize("distance", range(1, 8))
def test_a_seven_passes_and_kills_a_blocker(distance: int) -> None:
    table = red(f"R1:{18 - distance} B1:18!", "7C")
    ear = table.listen()
    act(table, "seven:7:R1:7")
    assert pegs(table) == f"R1:{25 - distance}"
    assert killed(ear) == ["B1"]


@pytest.mark.rule("JK-M2")
def test_a_ten_swaps_a_blocker_and_a_six_passes_it() -> None:
    assert pegs(act(red("R1:10 B1:18!", "TC"), "swap:T:R1:B1")) == "R1:18 B1:10"
    assert pegs(act(red("R1:19 B1:18!", "6C"), "move:6:R1")) == "R1:13 B1:18!"


@pytest.mark.rule("JK-M2")
def test_a_blocker_stops_its_owners_other_pegs_too() -> None:
    """With two players, green is red's other colour; and a red peg cannot back onto a red blocker."""
    table = red("R1:0! G1:70", "5C", players=2)
    assert plays(table) == {"move:5:R1"}
    assert refused(table, "move:5:G1").rule == "JK-M2"
    assert refused(red("R1:0! R2:6", "6C"), "move:6:R2").rule == "JK-CX"


@pytest.mark.rule("JK-M2")
def test_a_blocker_stops_the_partner_too() -> None:
    table = position(pegs="R1:0! G1:70", hands=("", "", "5C", ""), to_play=2, teams=True)
    assert plays(table, 2) == {"move:5:R1"}


@pytest.mark.rule("JK-M2")
def test_ones_own_blocker_does_not_bar_the_way_home() -> None:
    """Home is entered before the Out space."""
    assert pegs(act(red("R1:0! R2:70", "3C"), "move:3:R2")) == "R1:0! R2:home2"


@pytest.mark.rule("JK-M2")
def test_a_blocker_beyond_the_home_entrance_does_not_bar_the_way_home() -> None:
    table = position(pegs="B1:18! B2:15 R1:0!", hands=("", "5C", "", ""), to_play=1)
    assert pegs(act(table, "move:5:B2", 1)) == "R1:0! B1:18! B2:home3"


@pytest.mark.rule("JK-M2")
@pytest.mark.parametrize("card", FORWARD)
def test_a_blocker_itself_moves_freely_and_is_none_any_more(card: str) -> None:
    table = position(pegs="R1:0! Y1:70", hands=(f"{card}C", "", "", "5S"))
    act(table, f"move:{card}:R1")
    assert where(table, "R1") == str(FORWARD[card])
    assert where(act(table, "move:5:Y1", 3), "Y1") == "3"


@pytest.mark.rule("JK-M2")
def test_a_peg_that_returns_to_its_corner_is_no_blocker() -> None:
    table = position(pegs="R1:0! Y1:70", hands=("5C AC 6C", "", "", "5S"))
    act(table, "move:5:R1")
    assert "move:5:Y1" in plays(table, 3)
    act(table, "move:5:Y1", 3)
    act(table, "move:A:R1 move:6:R1")
    assert where(table, "R1") == "0"


@pytest.mark.rule("JK-M2")
def test_a_peg_that_walks_onto_a_corner_is_no_blocker() -> None:
    table = position(pegs="R1:16 G1:15", hands=("2C", "", "5C", ""))
    act(table, "move:2:R1")
    assert where(table, "R1") == "18"
    assert where(act(table, "move:5:G1", 2), "G1") == "20"


@pytest.mark.rule("JK-M2")
def test_a_killed_blocker_leaves_its_corner_open() -> None:
    table = red("R1:15 R2:14 B1:18!", "7C 5C")
    act(table, "seven:7:R1:7")
    assert where(act(table, "move:5:R2"), "R2") == "19"


@pytest.mark.rule("JK-M2")
def test_several_blockers_each_hold_their_own_corner() -> None:
    table = red("R1:15 R2:33 B1:18! G1:36! Y1:54!", "5C")
    assert plays(table) == {"forfeit"}
    assert plays(red("R1:19 R2:33 B1:18! G1:36!", "5C")) == {"move:5:R1"}


# --- JK-M3 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JK-M3")
@pytest.mark.parametrize("card", "AK")
def test_a_peg_that_comes_out_kills_the_peg_on_its_out_space(card: str) -> None:
    table = red("B1:0", f"{card}C")
    ear = table.listen()
    assert pegs(act(table, f"out:{card}:R")) == "R1:0!"
    assert killed(ear) == ["B1"]


@pytest.mark.rule("JK-M3")
def test_it_kills_ones_own_peg_there_if_that_is_no_blocker() -> None:
    table = red("R1:0", "AC")
    ear = table.listen()
    assert pegs(act(table, "out:A:R")) == "R2:0!"
    assert killed(ear) == ["R1"]


@pytest.mark.rule("JK-M3")
@pytest.mark.parametrize("card", "AK")
def test_no_peg_comes_out_onto_a_blocker(card: str) -> None:
    table = red("R1:0!", f"{card}C")
    assert offered(table) == {f"move:{card}:R1"}
    assert refused(table, f"out:{card}:R").rule == "JK-M3"


@pytest.mark.rule("JK-M3")
def test_after_the_blocker_has_moved_on_the_next_peg_comes_out() -> None:
    table = red("R1:0!", "AC KC")
    act(table, "move:A:R1 out:K:R")
    assert pegs(table) == "R1:1 R2:0!"


@pytest.mark.rule("JK-M3")
def test_a_partners_blocker_keeps_the_partners_pegs_in_and_not_ones_own() -> None:
    assert plays(red("G1:36!", "KC", teams=True)) == {"out:K:R", "move:K:G1"}


@pytest.mark.rule("JK-M3")
def test_coming_out_is_told_with_the_peg_it_killed() -> None:
    table = red("Y1:0", "AC")
    ear = table.listen()
    act(table, "out:A:R")
    assert [fact.kind for fact in told(ear, "came-out", "killed-on-corner")] == ["killed-on-corner", "came-out"]


# --- JK-M4 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JK-M4")
def test_a_move_into_home_must_fit_the_free_spaces_exactly() -> None:
    table = red("R1:70 R2:home3", "2C 3C 4C 5C 8C")
    assert plays(table) == {"move:2:R1", "move:3:R1"}
    assert refused(table, "move:4:R1").rule == "JK-M4"
    assert refused(table, "move:5:R1").rule == "JK-M4"


@pytest.mark.rule("JK-M4")
def test_no_peg_passes_another_inside_home() -> None:
    table = red("R1:71 R2:home1", "2C 3C 4C")
    assert {action for action in plays(table) if action.endswith("R1")} == set()
    table = red("R1:home1 R2:home2", "AC 2C 3C")
    assert plays(table) == {"out:A:R", "move:A:R2", "move:2:R2"}


@pytest.mark.rule("JK-M4")
@pytest.mark.parametrize(("card", "place"), [("A", "home2"), ("2", "home3"), ("3", "home4")])
def test_a_peg_may_be_advanced_inside_home(card: str, place: str) -> None:
    table = red("R1:home1 R2:20 R3:21 R4:22", f"{card}C 4C")
    assert refused(table, "move:4:R1").rule == "JK-M4"
    assert where(act(table, f"move:{card}:R1"), "R1") == place


@pytest.mark.rule("JK-M4")
def test_pegs_of_other_colours_walk_past_the_entrance_of_a_home() -> None:
    table = position(pegs="B1:70 R1:home1 R2:home2", hands=("", "3C", "", ""), to_play=1)
    assert pegs(act(table, "move:3:B1", 1)) == "R1:home1 R2:home2 B1:1"


@pytest.mark.rule("JK-M4")
def test_the_homes_of_two_colours_are_not_in_each_others_way() -> None:
    table = red("R1:71 G1:home1 G2:home2", "AC 2C", players=2)
    assert {"move:A:R1", "move:2:R1"} <= plays(table)


@pytest.mark.rule("JK-M4")
@pytest.mark.parametrize("place", ["home1", "home2", "home3", "home4"])
def test_a_peg_in_home_is_safe_from_every_card(place: str) -> None:
    """Whatever the others play with a joker: nothing names the peg, and it stays where it is."""
    table = position(pegs=f"R1:{place} B1:70 B2:16 G1:71", hands=("", "X1", "", ""), to_play=1, jokers="4")
    for action in offered(table, 1):
        assert "R1" not in action
        trial = act(table.clone(), action, 1)
        assert where(trial, "R1") == place


@pytest.mark.rule("JK-M4")
def test_a_peg_at_the_end_of_home_has_nowhere_to_go() -> None:
    assert offered(red("R1:home4", "2C")) == {"forfeit"}
