"""Tens: JK-CT."""

from __future__ import annotations

import pytest

from playing import act, offered, refused
from warren.games.jacked.position import position

from .helpers import killed, pegs, plays, red, where


@pytest.mark.rule("JK-CT")
def test_a_ten_swaps_ones_own_peg_with_any_other_on_the_perimeter() -> None:
    table = red("R1:10 R2:20 B1:30 G1:40", "TC")
    assert plays(table) == {f"swap:T:{pair}" for pair in ("R1:R2", "R1:B1", "R1:G1", "R2:B1", "R2:G1")}
    assert pegs(act(table, "swap:T:R1:G1")) == "R1:40 R2:20 B1:30 G1:10"


@pytest.mark.rule("JK-CT")
def test_two_pegs_of_strangers_cannot_be_swapped() -> None:
    table = red("R1:10 B1:30 G1:40", "TC")
    assert refused(table, "swap:T:B1:G1").rule == "JK-CT"
    assert offered(red("B1:30 G1:40", "TC")) == {"forfeit"}


@pytest.mark.rule("JK-CT")
def test_the_own_peg_may_be_named_first_or_second() -> None:
    table = position(pegs="R1:10 Y1:30", hands=("", "", "", "TC"), to_play=3)
    assert pegs(act(table, "swap:T:R1:Y1", 3)) == "R1:30 Y1:10"


@pytest.mark.rule("JK-CT")
@pytest.mark.parametrize(
    ("where_pegs", "held", "settings", "choices"),
    [
        pytest.param(
            "G1:10 B1:30 Y1:50", "TC", {"teams": True}, "swap:T:B1:G1 swap:T:G1:Y1", id="a partners peg is ones own"
        ),
        pytest.param("G1:10 R1:30", "TC", {"teams": True}, "swap:T:R1:G1", id="ones own and the partners"),
        pytest.param(
            "G1:10 B1:30 Y1:50", "TC", {"players": 2}, "swap:T:B1:G1 swap:T:G1:Y1", id="either colour of two players"
        ),
        pytest.param("R1:66 R2:67", "TC QC QD", {}, "swap:T:R1:R2", id="the only play, as the queens overshoot home"),
        pytest.param("R1:10 R2:20", "TC 2C", {}, "swap:T:R1:R2 move:2:R1 move:2:R2", id="one play of several"),
        pytest.param("R1:10 R2:home1", "TC", {}, "forfeit", id="one peg on the perimeter is not enough"),
    ],
)
def test_two_pegs_on_the_perimeter_may_be_swapped_if_one_is_ones_own(
    where_pegs: str, held: str, settings: dict[str, object], choices: str
) -> None:
    assert offered(red(where_pegs, held, **settings)) == set(choices.split())


@pytest.mark.rule("JK-CT")
def test_a_ten_is_no_move_forward_or_backward() -> None:
    table = red("R1:10 R2:20", "TC")
    assert refused(table, "move:T:R1").rule == "JK-CT"
    assert offered(table) == {"swap:T:R1:R2"}


@pytest.mark.rule("JK-CT")
@pytest.mark.parametrize("place", ["home1", "home4", "jail"])
def test_pegs_in_home_or_jail_cannot_be_swapped(place: str) -> None:
    table = red(f"R1:10 R2:{place} B1:{place} G1:50", "TC")
    assert plays(table) == {"swap:T:R1:G1"}
    for pair in ("R1:R2", "R1:B1", "R2:G1"):
        assert refused(table, f"swap:T:{pair}").rule == "JK-CT"


@pytest.mark.rule("JK-CT")
@pytest.mark.rule("JK-M2")
def test_ones_own_blocker_is_swapped_and_neither_is_a_blocker_afterwards() -> None:
    table = red("R1:0! B1:30", "TC")
    assert pegs(act(table, "swap:T:R1:B1")) == "R1:30 B1:0"


@pytest.mark.rule("JK-CT")
@pytest.mark.rule("JK-M2")
def test_a_strangers_blocker_is_swapped_and_neither_is_a_blocker_afterwards() -> None:
    table = position(pegs="R1:10 B1:18! G1:15", hands=("TC", "", "5C", ""))
    act(table, "swap:T:R1:B1")
    assert pegs(table) == "R1:18 B1:10 G1:15"
    assert where(act(table, "move:5:G1", 2), "G1") == "20"


@pytest.mark.rule("JK-CT")
@pytest.mark.rule("JK-M2")
def test_two_blockers_are_swapped_and_both_corners_are_open() -> None:
    table = red("R1:0! B1:18!", "TC 9C")
    assert pegs(act(table, "swap:T:R1:B1")) == "R1:18 B1:0"


@pytest.mark.rule("JK-CT")
@pytest.mark.rule("JK-M2")
def test_a_peg_swapped_onto_its_own_out_space_is_no_blocker() -> None:
    table = position(pegs="R1:30 B1:0 G1:70", hands=("TC", "", "5C", ""))
    act(table, "swap:T:R1:B1")
    assert pegs(table) == "R1:0 B1:30 G1:70"
    assert where(act(table, "move:5:G1", 2), "G1") == "3"


@pytest.mark.rule("JK-CT")
def test_a_swap_kills_nothing_and_passes_nothing() -> None:
    table = red("R1:10 B1:18! Y1:20 G1:30", "TC")
    ear = table.listen()
    assert pegs(act(table, "swap:T:R1:G1")) == "R1:30 B1:18! G1:10 Y1:20"
    assert killed(ear) == []


@pytest.mark.rule("JK-CT")
def test_after_a_swap_other_blockers_stay() -> None:
    assert pegs(act(red("R1:0! R2:10 B1:18! B2:40", "TC"), "swap:T:R2:B2")) == "R1:0! R2:40 B1:18! B2:10"
