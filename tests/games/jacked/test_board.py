"""The board: JK-B1, JK-B2, JK-B3."""

from __future__ import annotations

import pytest

from playing import act
from warren.games.jacked.position import position

from .helpers import PEGS, board, new, pegs, plays, red, where


@pytest.mark.rule("JK-B1")
@pytest.mark.parametrize(("side", "corners"), [(18, "0 18 36 54"), (12, "0 12 24 36"), (24, "0 24 48 72")])
def test_each_colour_comes_out_at_its_own_corner_one_side_after_the_other(side: int, corners: str) -> None:
    table = position(hands=("AC", "AS", "AH", "AD"), side=side)
    for seat, colour in enumerate("RBGY"):
        act(table, f"out:A:{colour}", seat)
    assert board(table) == {f"{colour}1": f"{at}!" for colour, at in zip("RBGY", corners.split(), strict=True)}


@pytest.mark.rule("JK-B1")
def test_forward_is_clockwise_to_the_next_players_corner() -> None:
    assert where(act(red("R1:13", "5C"), "move:5:R1"), "R1") == "18"


@pytest.mark.rule("JK-B1")
@pytest.mark.parametrize("side", range(12, 25))
def test_the_perimeter_is_a_ring_of_four_sides(side: int) -> None:
    table = position(pegs=f"B1:{4 * side - 1}", hands=("", "2C", "", ""), to_play=1, side=side)
    assert where(act(table, "move:2:B1", 1), "B1") == "1"


@pytest.mark.rule("JK-B1")
@pytest.mark.rule("JK-B3")
@pytest.mark.parametrize("side", range(12, 25))
def test_with_any_side_home_is_entered_from_the_last_space_before_the_own_corner(side: int) -> None:
    assert where(act(red(f"R1:{4 * side - 1}", "AC", side=side), "move:A:R1"), "R1") == "home1"
    assert where(act(red(f"R1:{4 * side - 2}", "AC", side=side), "move:A:R1"), "R1") == f"{4 * side - 1}"


@pytest.mark.rule("JK-B1")
def test_there_are_72_spaces_by_default() -> None:
    assert new().setup.whole("side") == 18


@pytest.mark.rule("JK-B2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_pegs_start_in_jail(players: int) -> None:
    table = new(players=players)
    assert board(table) == {}
    assert [where(table, peg) for peg in PEGS] == ["jail"] * 16


@pytest.mark.rule("JK-B2")
def test_a_colour_has_four_pegs_and_no_fifth_comes_out() -> None:
    table = red("R1:5 R2:6 R3:7 R4:home1", "AC KC")
    assert not {action for action in plays(table) if action.startswith("out")}
    table = red("R1:5 R2:6 R3:7", "AC")
    assert where(act(table, "out:A:R"), "R4") == "0!"


@pytest.mark.rule("JK-B2")
@pytest.mark.parametrize(("card", "steps"), [("A", 1), ("2", 2), ("3", 3), ("4", 4)])
def test_home_has_four_spaces(card: str, steps: int) -> None:
    table = red("R1:71", f"{card}C 5C")
    assert plays(table) == {f"move:{card}:R1"} | ({"out:A:R"} if card == "A" else set())
    assert where(act(table, f"move:{card}:R1"), "R1") == f"home{steps}"


@pytest.mark.rule("JK-B3")
@pytest.mark.parametrize(("seat", "peg", "last"), [(0, "R1", 71), (1, "B1", 17), (2, "G1", 35), (3, "Y1", 53)], ids=str)
def test_each_colour_turns_into_home_before_its_own_out_space_and_nowhere_else(seat: int, peg: str, last: int) -> None:
    hands = tuple("2C 5C" if other == seat else "" for other in range(4))
    table = position(pegs=f"{peg}:{last}", hands=hands, to_play=seat)
    assert where(act(table, f"move:2:{peg}", seat), peg) == "home2"
    for other in (17, 35, 53, 71):
        if other != last:
            table = position(pegs=f"{peg}:{other}", hands=hands, to_play=seat)
            assert where(act(table, f"move:2:{peg}", seat), peg) == str((other + 2) % 72)


@pytest.mark.rule("JK-B3")
@pytest.mark.parametrize(("start", "place"), [(59, "home1"), (60, "home2"), (61, "home3"), (62, "home4"), (58, "71")])
def test_a_king_walks_the_last_spaces_and_on_into_home(start: int, place: str) -> None:
    assert where(act(red(f"R1:{start}", "KC"), "move:K:R1"), "R1") == place


@pytest.mark.rule("JK-B3")
@pytest.mark.parametrize("start", [63, 66, 71])
def test_a_peg_never_laps_past_its_home(start: int) -> None:
    """Thirteen from there would be beyond Home 4: it is no move at all, not a second round."""
    table = red(f"R1:{start} R2:1 R3:2 R4:3", "KC")
    assert "move:K:R1" not in plays(table)


@pytest.mark.rule("JK-B3")
def test_a_peg_that_stands_on_its_own_out_space_has_the_whole_way_before_it() -> None:
    assert where(act(red("R1:0", "KC"), "move:K:R1"), "R1") == "13"
    assert where(act(red("R1:0!", "KC"), "move:K:R1"), "R1") == "13"


@pytest.mark.rule("JK-B3")
@pytest.mark.rule("JK-CT")
def test_how_a_peg_came_where_it_stands_does_not_count() -> None:
    """Swapped to 71 from its Out space: one step, and it is home."""
    table = red("R1:0! B1:71", "TC AC")
    act(table, "swap:T:R1:B1 move:A:R1")
    assert pegs(table) == "R1:home1 B1:0"


@pytest.mark.rule("JK-B3")
@pytest.mark.rule("JK-CX")
def test_a_peg_that_backed_around_its_out_space_goes_home_the_short_way() -> None:
    table = red("R1:2", "6C 5C")
    act(table, "move:6:R1")
    assert where(table, "R1") == "68"
    assert where(act(table, "move:5:R1"), "R1") == "home2"
