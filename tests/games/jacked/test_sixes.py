"""Sixes: JK-CX."""

from __future__ import annotations

import pytest

from playing import act, offered, refused
from warren.games.jacked.position import position

from .helpers import killed, pegs, plays, red, where


@pytest.mark.rule("JK-CX")
def test_a_six_goes_six_spaces_backwards_and_nothing_else() -> None:
    table = red("R1:20", "6C")
    assert offered(table) == {"move:6:R1"}
    assert pegs(act(table, "move:6:R1")) == "R1:14"


@pytest.mark.rule("JK-CX")
@pytest.mark.parametrize(("seat", "peg", "out"), [(0, "R1", 0), (1, "B1", 18), (2, "G1", 36), (3, "Y1", 54)])
@pytest.mark.parametrize("walked", range(6))
def test_from_the_first_six_spaces_it_goes_back_around_the_out_space(
    seat: int, peg: str, out: int, walked: int
) -> None:
    hands = tuple("6C AC" if other == seat else "" for other in range(4))
    table = position(pegs=f"{peg}:{out + walked}", hands=hands, to_play=seat)
    act(table, f"move:6:{peg}", seat)
    assert where(table, peg) == str((out + 66 + walked) % 72)


@pytest.mark.rule("JK-CX")
@pytest.mark.rule("JK-B3")
def test_having_backed_around_it_stands_before_its_own_home_entrance() -> None:
    table = red("R1:5", "6C AC")
    assert pegs(act(table, "move:6:R1")) == "R1:71"
    assert pegs(act(table, "move:A:R1")) == "R1:home1"


@pytest.mark.rule("JK-CX")
@pytest.mark.parametrize(("side", "place"), [(12, 43), (18, 67), (24, 91)])
def test_backing_around_depends_on_the_size_of_the_board(side: int, place: int) -> None:
    assert pegs(act(red("R1:1", "6C", side=side), "move:6:R1")) == f"R1:{place}"


@pytest.mark.rule("JK-CX", "JK-M1", "JK-M2")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param("R1:20 B1:18!", "R1:14 B1:18!", id="it may pass over a blocker"),
        pytest.param("R1:3 R2:0!", "R1:69 R2:0!", id="and over ones own around the out space"),
        pytest.param("R1:20 R2:14", "R1:14", id="it kills ones own peg too"),
        pytest.param("R1:24 B1:18", "R1:18", id="and one on a corner that is no blocker"),
        pytest.param("R1:6", "R1:0", id="on its own out space it is no blocker"),
    ],
)
def test_where_a_six_leads_there_it_may_go(before: str, after: str) -> None:
    assert pegs(act(red(before, "6C"), "move:6:R1")) == after


@pytest.mark.rule("JK-CX")
@pytest.mark.parametrize("others", ["R1:24 B1:18!", "R1:6 R2:0! R3:home4 R4:home3"])
def test_it_cannot_land_on_a_blocker_not_even_ones_own(others: str) -> None:
    table = red(others, "6C")
    assert refused(table, "move:6:R1").rule == "JK-CX"


@pytest.mark.rule("JK-CX")
def test_a_six_that_could_only_land_on_a_blocker_is_no_play() -> None:
    assert offered(red("R1:24 B1:18!", "6C")) == {"forfeit"}


@pytest.mark.rule("JK-CX")
@pytest.mark.rule("JK-M1")
def test_it_kills_the_peg_it_lands_on_and_passes_others() -> None:
    table = red("R1:20 B1:14 G1:17 Y1:19", "6C")
    ear = table.listen()
    assert pegs(act(table, "move:6:R1")) == "R1:14 G1:17 Y1:19"
    assert killed(ear) == ["B1"]


@pytest.mark.rule("JK-CX")
@pytest.mark.parametrize("place", ["home1", "home2", "home3", "home4"])
def test_it_never_moves_out_of_home(place: str) -> None:
    table = red(f"R1:{place}", "6C")
    assert offered(table) == {"forfeit"}
    assert refused(table, "move:6:R1").rule == "JK-CX"


@pytest.mark.rule("JK-CX")
def test_it_never_moves_out_of_jail_or_into_home() -> None:
    assert offered(red("", "6C")) == {"forfeit"}
    for start in range(72):
        assert where(act(red(f"R1:{start}", "6C"), "move:6:R1"), "R1") == str((start - 6) % 72)


@pytest.mark.rule("JK-CX")
@pytest.mark.rule("JK-M2")
def test_a_blocker_that_backs_away_is_no_blocker_any_more() -> None:
    table = red("R1:0!", "6C AC")
    assert pegs(act(table, "move:6:R1")) == "R1:66"
    assert "out:A:R" in plays(table)


@pytest.mark.rule("JK-CX")
def test_a_partners_peg_may_be_moved_back() -> None:
    assert plays(red("R1:10 G1:50", "6C", teams=True)) == {"move:6:R1", "move:6:G1"}
