"""Sevens: JK-CS1, JK-CS2, JK-CS3."""

from __future__ import annotations

import pytest

from playing import act, offered, parsed, refused, told
from warren.games.jacked.position import position

from .helpers import board, hand, killed, pegs, plays, red, where


def parts(peg: str, counts: str, prefix: str = "seven:7") -> set[str]:
    """`parts("R1", "1-5")`: what a peg may take."""
    low, _, high = counts.partition("-")
    return {f"{prefix}:{peg}:{count}" for count in range(int(low), int(high or low) + 1)}


# --- JK-CS1: splitting -----------------------------------------------------------------------------------------------


@pytest.mark.rule("JK-CS1")
def test_one_peg_may_take_all_seven() -> None:
    table = red("R1:10", "7C")
    assert plays(table) == {"seven:7:R1:7"}
    assert pegs(act(table, "seven:7:R1:7")) == "R1:17"


@pytest.mark.rule("JK-CS1")
def test_it_is_split_among_two_pegs_in_any_way_and_order() -> None:
    table = red("R1:10 R2:30", "7C 2C")
    assert {action for action in plays(table) if action[0] == "s"} == parts("R1", "1-7") | parts("R2", "1-7")
    act(table, "seven:7:R2:3")
    assert plays(table) == {"part:R1:4"}
    assert pegs(act(table, "part:R1:4")) == "R1:14 R2:33"


@pytest.mark.rule("JK-CS1")
def test_it_is_split_among_three_and_four_pegs() -> None:
    table = red("R1:10 R2:20 R3:30 R4:40", "7C 2C")
    act(table, "seven:7:R3:1")
    assert plays(table) == {f"part:{peg}:{n}" for peg in ("R1", "R2", "R4") for n in range(1, 7)}
    act(table, "part:R1:2")
    assert plays(table) == {f"part:{peg}:{n}" for peg in ("R2", "R4") for n in range(1, 5)}
    act(table, "part:R4:3 part:R2:1")
    assert pegs(table) == "R1:12 R2:21 R3:31 R4:43"


@pytest.mark.rule("JK-CS1")
def test_each_peg_moves_at_most_once() -> None:
    table = red("R1:10 R2:30", "7C")
    act(table, "seven:7:R1:3")
    assert refused(table, "part:R1:4").rule == "JK-CS1"


@pytest.mark.rule("JK-CS1")
def test_the_last_peg_that_can_move_must_take_all_that_is_left() -> None:
    table = red("R1:10 R2:30", "7C")
    act(table, "seven:7:R1:1")
    assert offered(table) == {"part:R2:6"}
    assert refused(table, "part:R2:5").rule == "JK-CS1"
    assert refused(table, "part:R2:7").rule == "JK-CS1"


@pytest.mark.rule("JK-CS1")
def test_the_turn_goes_on_until_all_seven_are_walked() -> None:
    table = position(pegs="R1:10 R2:30 B1:50", hands=("7C", "2C", "", ""))
    act(table, "seven:7:R1:3")
    assert table.seats() == [0]
    assert table.continues()
    for action in ("pass", "forfeit", "move:2:R1", "discard:7"):
        assert refused(table, action).rule == "JK-CS1"
    act(table, "part:R2:4")
    assert table.seats() == [1]
    assert table.turns == 1


@pytest.mark.rule("JK-CS1")
@pytest.mark.parametrize("place", ["69", "70", "71", "home1", "home4", "jail"])
def test_a_seven_that_cannot_be_walked_in_full_cannot_be_played(place: str) -> None:
    assert offered(red(f"R1:{place}", "7C")) == {"forfeit"}


@pytest.mark.rule("JK-CS1")
def test_only_parts_are_offered_after_which_the_rest_can_be_walked() -> None:
    """R1 can go five spaces at most (71 and Home), so the other must take two or more."""
    table = red("R1:70 R2:10", "7C")
    assert plays(table) == parts("R1", "1-5") | parts("R2", "2-7")
    assert refused(table, "seven:7:R2:1").rule == "JK-CS1"


@pytest.mark.rule("JK-CS1")
def test_a_peg_killed_by_an_earlier_part_cannot_take_the_next() -> None:
    """From 10, two spaces or more kill R2 on 12, who was to walk the rest: so one space, or all seven."""
    table = red("R1:10 R2:12", "7C")
    assert plays(table) == parts("R1", "1") | parts("R1", "7") | parts("R2", "1-7")
    assert refused(table, "seven:7:R1:3").rule == "JK-CS1"


@pytest.mark.rule("JK-CS1")
@pytest.mark.rule("JK-CS2")
def test_a_peg_killed_by_an_earlier_part_is_not_offered_but_others_are() -> None:
    table = red("R1:10 R2:12 R3:40", "7C 2C")
    ear = table.listen()
    act(table, "seven:7:R1:3")
    assert killed(ear) == ["R2"]
    assert plays(table) == {"part:R3:4"}
    assert refused(table, "part:R2:4").rule == "JK-CA"
    assert pegs(act(table, "part:R3:4")) == "R1:13 R3:44"


@pytest.mark.rule("JK-CS1")
@pytest.mark.rule("JK-CS2")
def test_a_peg_that_has_moved_may_be_killed_by_a_later_part() -> None:
    table = red("R1:10 R2:5", "7C 2C")
    ear = table.listen()
    act(table, "seven:7:R1:1 part:R2:6")
    assert pegs(table) == "R2:11"
    assert killed(ear) == ["R1"]


@pytest.mark.rule("JK-CS1")
def test_the_parts_are_judged_one_after_the_other() -> None:
    """R2 stands on Home 1, in the way of R1; once it has moved up, R1 may enter."""
    table = red("R1:71 R2:home1 R3:20", "7C 2C")
    assert not {action for action in plays(table) if ":R1:" in action}
    act(table, "seven:7:R2:2")
    assert {"part:R1:1", "part:R1:2"} <= plays(table)
    act(table, "part:R1:2")
    assert plays(table) == {"part:R3:3"}
    assert pegs(act(table, "part:R3:3")) == "R1:home2 R2:home3 R3:23"


@pytest.mark.rule("JK-CS1")
def test_a_seven_brings_no_peg_out_of_jail() -> None:
    table = red("R1:10", "7C")
    assert refused(table, "seven:7:R2:7").rule == "JK-CA"
    assert not {action for action in plays(table) if action.startswith("out")}


@pytest.mark.rule("JK-CS1")
@pytest.mark.rule("JK-P1")
def test_partners_pegs_take_parts_too() -> None:
    table = red("R1:10 G1:50 B1:60", "7C 2C", teams=True)
    assert {action for action in plays(table) if action[0] == "s"} == parts("R1", "1-7") | parts("G1", "1-7")
    act(table, "seven:7:G1:5")
    assert plays(table) == {"part:R1:2"}
    assert pegs(act(table, "part:R1:2")) == "R1:12 B1:60 G1:55"


@pytest.mark.rule("JK-CS1")
@pytest.mark.rule("JK-P1")
def test_a_seven_may_be_walked_by_the_partners_pegs_alone() -> None:
    table = red("G1:50 G2:60", "7C 2C", teams=True)
    assert pegs(act(table, "seven:7:G2:3 part:G1:4")) == "G1:54 G2:63"


@pytest.mark.rule("JK-CS1")
@pytest.mark.rule("JK-P1")
def test_two_players_split_over_both_their_colours() -> None:
    table = red("R1:10 G1:50 B1:60 Y1:61", "7C 2C", players=2)
    assert pegs(act(table, "seven:7:R1:6 part:G1:1")) == "R1:16 B1:60 G1:51 Y1:61"


@pytest.mark.rule("JK-CS1")
def test_pegs_of_others_take_no_parts() -> None:
    table = red("R1:10 G1:50", "7C")
    assert refused(table, "seven:7:G1:7").rule == "JK-P1"
    table = red("R1:10 R2:20 G1:50", "7C")
    act(table, "seven:7:R1:3")
    assert refused(table, "part:G1:4").rule == "JK-P1"


@pytest.mark.rule("JK-CS1")
def test_one_card_is_spent_however_many_parts() -> None:
    table = position(pegs="R1:10 R2:20 R3:30", hands=("7C 7D 2C", "2S", "", ""))
    ear = table.listen()
    act(table, "seven:7:R1:1 part:R2:1 part:R3:5")
    assert hand(table, 0) == {"7D", "2C"}
    assert len(told(ear, "played-seven")) == 1
    assert [(fact.args["peg"], fact.args["steps"]) for fact in told(ear, "split")] == [("R1", 1), ("R2", 1), ("R3", 5)]


# --- JK-CS2: kills on the way ----------------------------------------------------------------------------------------


@pytest.mark.rule("JK-CS2")
def test_every_peg_passed_or_landed_on_is_killed() -> None:
    table = red("R1:40 B1:41 G1:44 Y1:47 B2:48 G2:39", "7C")
    ear = table.listen()
    assert pegs(act(table, "seven:7:R1:7")) == "R1:47 B2:48 G2:39"
    assert sorted(killed(ear)) == ["B1", "G1", "Y1"]


@pytest.mark.rule("JK-CS2")
def test_ones_own_and_the_partners_pegs_are_killed_too() -> None:
    table = red("R1:40 R2:42 G1:45", "7C 2C", teams=True)
    assert pegs(act(table, "seven:7:R1:7")) == "R1:47"


@pytest.mark.rule("JK-CS2")
@pytest.mark.parametrize("count", range(1, 7))
def test_a_part_kills_only_as_far_as_it_goes(count: int) -> None:
    table = red("R1:40 R2:20 B1:41 B2:43 B3:46", "7C 2C")
    act(table, f"seven:7:R1:{count} part:R2:{7 - count}")
    left = {f"B{number + 1}" for number, place in enumerate((41, 43, 46)) if place > 40 + count}
    assert set(board(table)) == {"R1", "R2"} | left


@pytest.mark.rule("JK-CS2")
def test_each_part_kills_on_its_own_way() -> None:
    table = red("R1:10 R2:30 B1:12 Y1:33 G1:50", "7C 2C")
    ear = table.listen()
    act(table, "seven:7:R1:2")
    assert killed(ear) == ["B1"]
    act(table, "part:R2:5")
    assert killed(ear) == ["B1", "Y1"]
    assert pegs(table) == "R1:12 R2:35 G1:50"


@pytest.mark.rule("JK-CS2")
@pytest.mark.parametrize("count", [3, 4, 7])
def test_blockers_are_passed_landed_on_and_killed(count: int) -> None:
    table = red("R1:15 R2:50 B1:18!", "7C KC")
    act(table, f"seven:7:R1:{count}")
    if count < 7:
        act(table, f"part:R2:{7 - count}")
    assert where(table, "B1") == "jail"
    assert where(table, "R1") == str(15 + count)


@pytest.mark.rule("JK-CS2")
def test_the_partners_blocker_is_killed_too() -> None:
    assert pegs(act(red("R1:33 G1:36!", "7C 2C", teams=True), "seven:7:R1:7")) == "R1:40"


@pytest.mark.rule("JK-CS2")
def test_ones_own_blocker_may_take_a_part_and_is_none_afterwards() -> None:
    table = red("R1:0! R2:30", "7C AC")
    act(table, "seven:7:R1:1 part:R2:6")
    assert pegs(table) == "R1:1 R2:36"
    assert "out:A:R" in plays(table)


@pytest.mark.rule("JK-CS2")
def test_a_blocker_that_kept_a_peg_waiting_is_killed_by_the_first_part_and_passed_by_the_second() -> None:
    table = red("R1:16 R2:17 B1:18!", "7C 2C")
    act(table, "seven:7:R2:4 part:R1:3")
    assert pegs(table) == "R1:19 R2:21"


@pytest.mark.rule("JK-CS2")
@pytest.mark.rule("JK-B3")
def test_on_the_way_home_pegs_are_killed_up_to_the_entrance_and_not_beyond_it() -> None:
    table = red("R1:69 R2:30 B1:70 G1:71 Y1:0 B2:1", "7C 2C")
    ear = table.listen()
    act(table, "seven:7:R1:4 part:R2:3")
    assert pegs(table) == "R1:home2 R2:33 B2:1 Y1:0"
    assert sorted(killed(ear)) == ["B1", "G1"]


@pytest.mark.rule("JK-CS2")
def test_a_killed_peg_of_the_player_is_back_in_jail_for_the_next_ace() -> None:
    table = red("R1:10 R2:12 R3:home1 R4:home2", "7C AC")
    assert not {action for action in plays(table) if action.startswith("out")}
    act(table, "seven:7:R1:7")
    assert "out:A:R" in plays(table)


# --- JK-CS3: inside Home ---------------------------------------------------------------------------------------------


@pytest.mark.rule("JK-CS3")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_part_may_be_walked_inside_home(count: int) -> None:
    table = red("R1:home1 R2:20", "7C 2C")
    act(table, f"seven:7:R1:{count} part:R2:{7 - count}")
    assert where(table, "R1") == f"home{1 + count}"


@pytest.mark.rule("JK-CS3")
def test_inside_home_a_part_must_fit() -> None:
    """R3 can go one space, R1 one, or two after R3: so at most three inside, and four or more for R2."""
    table = red("R1:home1 R2:20 R3:home3", "7C")
    assert plays(table) == parts("R1", "1") | parts("R3", "1") | parts("R2", "4-7")


@pytest.mark.rule("JK-CS3")
@pytest.mark.rule("JK-M4")
def test_no_peg_is_passed_or_killed_inside_home() -> None:
    table = red("R1:home1 R2:home2 R3:30", "7C 2C")
    assert refused(table, "seven:7:R1:1").rule == "JK-M4"
    ear = table.listen()
    act(table, "seven:7:R2:2 part:R1:1 part:R3:4")
    assert pegs(table) == "R1:home2 R2:home4 R3:34"
    assert killed(ear) == []


@pytest.mark.rule("JK-CS3")
def test_a_whole_seven_can_be_walked_inside_two_homes() -> None:
    """Two spaces for each of four pegs are eight. If the one in front goes only one, so does the one behind it: six."""
    table = red("R1:home1 R2:home2 G1:home1 G2:home2", "7C", teams=True)
    assert plays(table) == parts("R2", "2") | parts("G2", "2")
    act(table, "seven:7:R2:2 part:R1:2 part:G2:2")
    assert plays(table) == {"part:G1:1"}


@pytest.mark.rule("JK-CS3")
def test_inside_one_home_seven_is_too_much() -> None:
    """At most four spaces can be walked by the pegs of one Home."""
    assert offered(red("R1:home1 R2:home2", "7C")) == {"forfeit"}
    assert offered(red("R1:home1", "7C")) == {"forfeit"}


@pytest.mark.rule("JK-CS3")
def test_a_part_may_lead_from_the_perimeter_into_home() -> None:
    table = red("R1:71 R2:20 R3:home4", "7C 2C")
    assert {action for action in plays(table) if ":R1:" in action} == parts("R1", "1-3")
    act(table, "seven:7:R1:3 part:R2:4")
    assert pegs(table) == "R1:home3 R2:24 R3:home4"


# --- as a composed move ----------------------------------------------------------------------------------------------


@pytest.mark.rule("JK-CS1")
def test_a_seven_is_composed_and_sent_as_one_move() -> None:
    table = red("R1:10 R2:30", "7C 2C")
    first, second = parsed(table, "seven:7:R1:3 part:R2:4")
    draft = table.after(0, [first])
    assert not draft.is_complete
    assert draft.choices == [second]
    table.play_all(0, [first, second])
    assert pegs(table) == "R1:13 R2:34"
