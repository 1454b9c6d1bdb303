"""JACKED where one has to remember: what comes of a move that is called, or stands. JK-J2, JK-J3, JK-J4."""

from __future__ import annotations

import pytest

from playing import act, ended, offered, told
from warren.games.jacked.position import position
from warren.games.jacked.table import JackedTable

from .helpers import APART, board, cards, hand, jacked, let_pass, not_jacked, pegs, plays

# --- taken back exactly ----------------------------------------------------------------------------------------------


def taken_back(table: JackedTable, script: str) -> JackedTable:
    """Blue plays, red calls: the board is as before, and one card is gone."""
    before, held = board(table), len(hand(table, 1))
    act(table, script, 1)
    assert board(table) != before
    act(table, "call", 0)
    assert board(table) == before
    assert len(hand(table, 1)) == held - 1
    return table


@pytest.mark.rule("JK-J3")
@pytest.mark.rule("JK-CS2")
@pytest.mark.parametrize(
    ("held", "where", "script"),
    [
        pytest.param("9S 4S", "B1:30 B2:39", "move:9:B1", id="a kill of ones own"),
        pytest.param("TS 4S", "B1:18! R1:0!", "swap:T:R1:B1", id="a swap of blockers"),
        pytest.param("6S 4S", "B1:20 R1:14", "move:6:B1", id="a six around the out space"),
        pytest.param("4S 9S", "B1:16 B2:home4", "move:4:B1", id="a move into home"),
        pytest.param(
            "7S 4S",
            "B1:33 B2:30 G1:36! R1:37 Y1:60",
            "seven:7:B1:1 part:B2:6",
            id="a seven that killed a blocker, a stranger, and a peg of ones own that had moved before",
        ),
        pytest.param(
            "7S 4S", "B1:33 B2:home1 G1:36! R1:37 Y1:60", "seven:7:B2:2 part:B1:5", id="a seven with a part in home"
        ),
    ],
)
def test_a_move_is_taken_back_as_a_whole(held: str, where: str, script: str) -> None:
    taken_back(jacked(held, where=where), script)


@pytest.mark.rule("JK-J3")
def test_a_killed_peg_is_back_where_it_stood() -> None:
    table = taken_back(jacked("9S 4S", where="B1:30 R1:39 Y1:50"), "move:9:B1")
    assert pegs(table) == "R1:39 B1:30 Y1:50"


@pytest.mark.rule("JK-J3")
def test_each_peg_that_goes_back_is_told_once() -> None:
    table = jacked("9S 4S", where="B1:30 Y4:39")
    act(table, "move:9:B1", 1)
    ear = table.listen()
    act(table, "call", 0)
    assert [(fact.args["peg"], fact.args["place"]) for fact in told(ear, "taken-back")] == [("B1", 30), ("Y4", 39)]


@pytest.mark.rule("JK-J3")
def test_a_blocker_that_moved_is_a_blocker_again() -> None:
    table = taken_back(jacked("9S 4S", where="B1:18! G1:15", others=("2C", "5H", "2D")), "move:9:B1")
    assert "move:5:G1" not in plays(table, 2)


@pytest.mark.rule("JK-J3")
def test_a_peg_that_came_out_is_back_in_jail_and_the_one_it_killed_is_back_too() -> None:
    table = taken_back(jacked("AS 4S", where="R1:18 G1:15", others=("2C", "5H", "2D")), "out:A:B")
    assert pegs(table) == "R1:18 G1:15"
    assert "move:5:G1" in plays(table, 2)


@pytest.mark.rule("JK-J3")
@pytest.mark.rule("JK-P5")
def test_a_win_is_provisional_until_the_window_closes_and_can_be_called() -> None:
    where = "B1:home4 B2:home3 B3:home2 B4:17 R1:10"
    table = jacked("AS 4S", where=where)
    act(table, "move:A:B4", 1)
    assert table.outcome is None
    assert offered(table, 1) == set()
    assert all(offered(table, seat) == {"pass", "call"} for seat in (0, 2, 3))
    let_pass(table, 0, 2)
    act(table, "call", 3)
    assert table.outcome is None
    assert board(table)["B4"] == "17"
    assert table.seats() == [2]
    assert hand(table, 1) == cards("4S")


@pytest.mark.rule("JK-J3")
@pytest.mark.rule("JK-P5")
def test_a_win_that_nobody_calls_stands() -> None:
    table = jacked("AS 4S", where="B1:home4 B2:home3 B3:home2 B4:17 R1:10")
    let_pass(act(table, "move:A:B4", 1), 3, 0, 2)
    assert ended(table).winners == (1,)


@pytest.mark.rule("JK-J3")
@pytest.mark.rule("JK-J4")
@pytest.mark.rule("JK-P5")
def test_a_rightful_win_waits_for_the_window_too_and_wrong_calls_do_not_stop_it() -> None:
    """Else the end of the window would tell whether it was a rightful one."""
    table = not_jacked("AS 4S", where="B1:home4 B2:home3 B3:home2 B4:17 R1:10")
    act(table, "move:A:B4", 1)
    assert table.outcome is None
    act(table, "call", 0)
    let_pass(table, 2)
    act(table, "call", 3)
    assert ended(table).winners == (1,)


@pytest.mark.rule("JK-J3")
def test_a_clone_made_before_a_call_is_not_touched_by_what_happens_after_it() -> None:
    table = act(jacked("9S 4S"), "move:9:B1", 1)
    twin = table.clone()
    act(act(table, "call", 0), "move:2:G1", 2)
    act(twin, "call", 0)
    assert board(twin) == {"R1": "10", "B1": "30", "G1": "50", "Y1": "60"}
    act(twin, "move:2:G1", 2)
    assert board(twin) == board(table) == {"R1": "10", "B1": "30", "G1": "52", "Y1": "60"}


# --- Jacks that are called, stand, or are forfeited ------------------------------------------------------------------


@pytest.mark.rule("JK-J2")
@pytest.mark.rule("JK-J3")
def test_a_jack_of_a_jacked_player_that_stands_jacks_the_next() -> None:
    """Green discards, and that is right."""
    table = act(jacked("JS 4S"), "move:J:B1", 1)
    act(table, "discard:2", 2)
    assert hand(table, 2) == cards("3H")
    assert board(table)["B1"] == "41"


@pytest.mark.rule("JK-J2")
@pytest.mark.rule("JK-J3")
def test_a_jack_that_is_called_is_discarded_and_jacks_the_next_too() -> None:
    table = act(jacked("JS 4S"), "move:J:B1", 1)
    act(table, "call", 3)
    assert board(table)["B1"] == "30"
    act(table, "discard:2", 2)
    assert hand(table, 2) == cards("3H")


@pytest.mark.rule("JK-J2")
@pytest.mark.rule("JK-J3")
@pytest.mark.rule("JK-CW")
def test_a_joker_played_as_a_jack_jacks_the_next_but_not_if_it_is_called() -> None:
    """Called, it is a joker discarded, and that is not a Jack: green's discard is wrong."""
    stands = act(jacked("X1 4S", jokers="4"), "move:WJ:B1", 1)
    act(stands, "discard:2", 2)
    assert hand(stands, 2) == cards("3H")
    called = act(jacked("X1 4S", jokers="4"), "move:WJ:B1", 1)
    act(called, "call", 3)
    act(called, "discard:2", 2)
    assert hand(called, 2) == cards("2H 3H")
    assert called.barred == 1 << 2


@pytest.mark.rule("JK-J2")
@pytest.mark.rule("JK-J3")
def test_another_card_that_is_called_jacks_nobody() -> None:
    table = act(act(jacked("9S 4S"), "move:9:B1", 1), "call", 3)
    act(table, "discard:2", 2)
    assert hand(table, 2) == cards("2H 3H")


@pytest.mark.rule("JK-J2")
@pytest.mark.rule("JK-J3")
def test_jacks_in_a_row_by_memory() -> None:
    """Red plays a Jack; blue rightly discards one; green forgets and plays one, and is called; yellow is JACKED."""
    hands = ("JC 2C", "JS 2S", "JH 2H", "2D 3D")
    table = position(pegs=APART, hands=hands, jacked_play="memory")
    act(table, "move:J:R1")
    act(table, "discard:J", 1)
    assert hand(table, 1) == cards("2S")
    act(table, "move:J:G1", 2)
    act(table, "call")
    assert board(table)["G1"] == "50"
    act(table, "move:2:Y1", 3)
    act(table, "call", 1)
    assert board(table)["Y1"] == "60"
    assert hand(table, 3) == cards("3D")


@pytest.mark.rule("JK-J4")
def test_forfeiting_while_jacked_stands_and_cannot_be_called() -> None:
    table = jacked("9S 4S", where="R1:10 G1:50 Y1:60")
    assert offered(table, 1) == {"discard:4", "discard:9", "forfeit"}
    act(table, "forfeit", 1)
    act(table, "call", 3)
    assert table.barred == 1 << 3
    assert hand(table, 1) == set()


@pytest.mark.rule("JK-J4")
def test_forfeiting_spends_the_jack_and_forfeited_jacks_jack_nobody() -> None:
    table = act(jacked("JS 4S", where="R1:10 G1:50 Y1:60"), "forfeit", 1)
    act(table, "move:2:G1", 2)
    act(table, "call", 3)
    assert table.barred == 1 << 3
    assert board(table)["G1"] == "52"
