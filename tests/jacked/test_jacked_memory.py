"""JACKED where one has to remember: JK-J3 `memory`, JK-J4, and JK-J2 of what is called."""

from __future__ import annotations

from typing import Any

import pytest

from warren.games.jacked.position import position
from warren.games.jacked.table import JackedTable

from .helpers import act, board, cards, discards, ended, hand, legal, let_pass, pegs, plays, refused, see, told

PEGS = "R1:10 B1:30 G1:50 Y1:60"


def jacked(
    held: str, where: str = PEGS, others: tuple[str, ...] = ("2C 3C", "2H 3H", "2D 3D"), **settings: Any
) -> JackedTable:
    """Blue is to play and JACKED, in memory play."""
    hands = (others[0], held, *others[1:])
    return position(pegs=where, hands=hands, to_play=1, is_jacked=True, jacked_play="memory", **settings)


def not_jacked(
    held: str, where: str = PEGS, others: tuple[str, ...] = ("2C 3C", "2H 3H", "2D 3D"), **settings: Any
) -> JackedTable:
    hands = (others[0], held, *others[1:])
    return position(pegs=where, hands=hands, to_play=1, jacked_play="memory", **settings)


# --- JK-J3: playing on, and being called -----------------------------------------------------------------------------


@pytest.mark.rule("JK-J3")
def test_a_jacked_player_may_play_as_usual_or_discard() -> None:
    table = jacked("9S 4S")
    assert legal(table, 1) == ["move:4:B1", "move:9:B1", "discard:4", "discard:9"]


@pytest.mark.rule("JK-J3")
def test_a_jacked_player_who_discards_has_done_right() -> None:
    table = jacked("9S 4S")
    act(table, 1, "discard:9")
    assert hand(table, 1) == cards("4S")
    assert "9S" in discards(table)
    assert table.barred == 0
    act(table, 3, "call")
    assert pegs(table) == PEGS
    assert table.barred == 1 << 3


@pytest.mark.rule("JK-J3")
@pytest.mark.parametrize("caller", [0, 2, 3])
def test_any_other_player_may_call_the_move_and_it_is_taken_back(caller: int) -> None:
    table = jacked("9S 4S")
    before = board(table)
    act(table, 1, "move:9:B1")
    assert board(table)["B1"] == "39"
    ear = table.listen()
    act(table, caller, "call")
    assert board(table) == before
    assert hand(table, 1) == cards("4S")
    assert "9S" in discards(table)
    assert [(fact.seat, fact.args["player"]) for fact in told(ear, "called")] == [(caller, 1)]
    assert table.seats() == [2]


@pytest.mark.rule("JK-J3")
def test_the_player_who_moved_cannot_call() -> None:
    table = act(jacked("9S 4S"), 1, "move:9:B1")
    assert legal(table, 1) == []


@pytest.mark.rule("JK-J3")
@pytest.mark.parametrize("closing", ["move:2:G1", "discard:2"])
def test_the_window_closes_when_the_next_player_plays_or_discards(closing: str) -> None:
    """A discard of green, who is not JACKED, is wrong; but it is an action, and closes the window."""
    table = act(jacked("9S 4S"), 1, "move:9:B1")
    act(table, 2, closing)
    assert board(table)["B1"] == "39"
    if closing.startswith("move"):
        act(table, 3, "call")
        assert table.barred == 1 << 3
        assert board(table)["B1"] == "39"
    else:
        assert [seat for seat in range(4) if "call" in legal(table, seat)] == []


@pytest.mark.rule("JK-J3")
def test_the_window_closes_when_the_next_player_forfeits() -> None:
    table = act(jacked("9S 4S", where="R1:10 B1:30 Y1:60"), 1, "move:9:B1")
    act(table, 2, "forfeit")
    act(table, 3, "call")
    assert table.barred == 1 << 3
    assert board(table)["B1"] == "39"


@pytest.mark.rule("JK-J3")
def test_the_next_player_is_the_next_who_has_cards() -> None:
    table = act(jacked("9S 4S", others=("2C", "", "2D")), 1, "move:9:B1")
    assert "move:2:Y1" in legal(table, 3)
    assert legal(table, 2) == ["pass", "call"]
    act(table, 3, "move:2:Y1")
    assert board(table)["B1"] == "39"


@pytest.mark.rule("JK-J3")
def test_those_who_let_it_pass_do_not_close_it_while_the_next_player_has_not_acted() -> None:
    table = act(jacked("9S 4S"), 1, "move:9:B1")
    let_pass(table, 3, 0)
    assert table.seats() == [2]
    act(table, 2, "call")
    assert board(table)["B1"] == "30"


@pytest.mark.rule("JK-J3")
def test_who_let_it_pass_cannot_call_it_any_more() -> None:
    table = let_pass(act(jacked("9S 4S"), 1, "move:9:B1"), 3)
    assert legal(table, 3) == []


@pytest.mark.rule("JK-J3")
def test_without_a_next_player_in_this_hand_it_stays_until_all_have_let_it_pass() -> None:
    table = act(jacked("9S", others=("", "", "")), 1, "move:9:B1")
    let_pass(table, 2, 0)
    assert table.hand_number == 0
    assert table.seats() == [3]
    let_pass(table, 3)
    assert table.hand_number == 1
    assert board(table)["B1"] == "39"


@pytest.mark.rule("JK-J3")
def test_the_last_card_of_the_last_player_is_followed_by_a_window_that_all_let_pass() -> None:
    table = act(jacked("9S", others=("2C", "", "")), 1, "move:9:B1")
    act(table, 0, "move:2:R1")
    let_pass(table, 1, 2)
    assert table.hand_number == 0
    let_pass(table, 3)
    assert table.hand_number == 1


@pytest.mark.rule("JK-J3")
def test_the_last_card_of_a_hand_can_be_called_before_the_next_hand_is_dealt() -> None:
    table = act(jacked("9S", others=("", "", "")), 1, "move:9:B1")
    let_pass(table, 2, 0)
    act(table, 3, "call")
    assert board(table)["B1"] == "30"
    assert table.hand_number == 1
    assert len(hand(table, 1)) == 4


@pytest.mark.rule("JK-J3")
def test_if_only_the_jacked_player_has_cards_left_all_must_let_it_pass_before_they_go_on() -> None:
    table = act(jacked("9S 4S", others=("", "", "")), 1, "move:9:B1")
    assert legal(table, 1) == []
    let_pass(table, 0, 2, 3)
    assert "move:4:B1" in legal(table, 1)


@pytest.mark.rule("JK-J3")
@pytest.mark.parametrize("players", [2, 3])
def test_two_and_three_players_call_each_other_too(players: int) -> None:
    others = ("2C 3C", "2H 3H")[: players - 1]
    table = act(jacked("9S 4S", where="R1:10 B1:30", others=others), 1, "move:9:B1")
    act(table, 0, "call")
    assert board(table) == {"R1": "10", "B1": "30"}
    assert table.seats() == [2 % players]


@pytest.mark.rule("JK-J3")
def test_a_partner_may_call_too() -> None:
    table = act(jacked("9S 4S", teams=True), 1, "move:9:Y1")
    act(table, 3, "call")
    assert board(table)["Y1"] == "60"


# --- taken back exactly ----------------------------------------------------------------------------------------------


def taken_back(table: JackedTable, *actions: str) -> JackedTable:
    """Blue plays, red calls: the board is as before, and one card is gone."""
    before, held = board(table), len(hand(table, 1))
    act(table, 1, *actions)
    assert board(table) != before
    act(table, 0, "call")
    assert board(table) == before
    assert len(hand(table, 1)) == held - 1
    return table


@pytest.mark.rule("JK-J3")
def test_a_killed_peg_is_back_where_it_stood() -> None:
    table = taken_back(jacked("9S 4S", where="B1:30 R1:39 Y1:50"), "move:9:B1")
    assert pegs(table) == "R1:39 B1:30 Y1:50"


@pytest.mark.rule("JK-J3")
def test_a_killed_peg_of_ones_own_is_back_where_it_stood() -> None:
    taken_back(jacked("9S 4S", where="B1:30 B2:39"), "move:9:B1")


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
def test_a_swap_of_blockers_is_taken_back() -> None:
    taken_back(jacked("TS 4S", where="B1:18! R1:0!"), "swap:T:R1:B1")


@pytest.mark.rule("JK-J3")
def test_a_six_around_the_out_space_is_taken_back() -> None:
    taken_back(jacked("6S 4S", where="B1:20 R1:14"), "move:6:B1")


@pytest.mark.rule("JK-J3")
@pytest.mark.rule("JK-CS2")
def test_a_seven_in_parts_is_taken_back_as_a_whole_with_all_it_killed() -> None:
    """Killed on the way: a blocker, a stranger, and blue's own peg that had moved before."""
    table = jacked("7S 4S", where="B1:33 B2:30 G1:36! R1:37 Y1:60")
    taken_back(table, "seven:7:B1:1", "part:B2:6")
    table = jacked("7S 4S", where="B1:33 B2:home1 G1:36! R1:37 Y1:60")
    taken_back(table, "seven:7:B2:2", "part:B1:5")


@pytest.mark.rule("JK-J3")
def test_a_move_into_home_is_taken_back() -> None:
    taken_back(jacked("4S 9S", where="B1:16 B2:home4"), "move:4:B1")


@pytest.mark.rule("JK-J3")
@pytest.mark.rule("JK-P5")
def test_a_win_is_provisional_until_the_window_closes_and_can_be_called() -> None:
    where = "B1:home4 B2:home3 B3:home2 B4:17 R1:10"
    table = jacked("AS 4S", where=where)
    act(table, 1, "move:A:B4")
    assert table.outcome is None
    assert [legal(table, seat) for seat in (0, 1, 2, 3)] == [["pass", "call"], [], ["pass", "call"], ["pass", "call"]]
    let_pass(table, 0, 2)
    act(table, 3, "call")
    assert table.outcome is None
    assert board(table)["B4"] == "17"
    assert table.seats() == [2]
    assert hand(table, 1) == cards("4S")


@pytest.mark.rule("JK-J3")
@pytest.mark.rule("JK-P5")
def test_a_win_that_nobody_calls_stands() -> None:
    table = jacked("AS 4S", where="B1:home4 B2:home3 B3:home2 B4:17 R1:10")
    let_pass(act(table, 1, "move:A:B4"), 3, 0, 2)
    assert ended(table).winners == (1,)


@pytest.mark.rule("JK-J3")
@pytest.mark.rule("JK-J4")
@pytest.mark.rule("JK-P5")
def test_a_rightful_win_waits_for_the_window_too_and_wrong_calls_do_not_stop_it() -> None:
    """Else the end of the window would tell whether it was a rightful one."""
    table = not_jacked("AS 4S", where="B1:home4 B2:home3 B3:home2 B4:17 R1:10")
    act(table, 1, "move:A:B4")
    assert table.outcome is None
    act(table, 0, "call")
    let_pass(table, 2)
    act(table, 3, "call")
    assert ended(table).winners == (1,)


@pytest.mark.rule("JK-J3")
def test_a_clone_made_before_a_call_is_not_touched_by_what_happens_after_it() -> None:
    table = act(jacked("9S 4S"), 1, "move:9:B1")
    twin = table.clone()
    act(act(table, 0, "call"), 2, "move:2:G1")
    act(twin, 0, "call")
    assert board(twin) == {"R1": "10", "B1": "30", "G1": "50", "Y1": "60"}
    act(twin, 2, "move:2:G1")
    assert board(twin) == board(table) == {"R1": "10", "B1": "30", "G1": "52", "Y1": "60"}


# --- Jacks that are called, stand, or are forfeited ------------------------------------------------------------------


@pytest.mark.rule("JK-J2")
@pytest.mark.rule("JK-J3")
def test_a_jack_of_a_jacked_player_that_stands_jacks_the_next() -> None:
    """Green discards, and that is right."""
    table = act(jacked("JS 4S"), 1, "move:J:B1")
    act(table, 2, "discard:2")
    assert hand(table, 2) == cards("3H")
    assert board(table)["B1"] == "41"


@pytest.mark.rule("JK-J2")
@pytest.mark.rule("JK-J3")
def test_a_jack_that_is_called_is_discarded_and_jacks_the_next_too() -> None:
    table = act(jacked("JS 4S"), 1, "move:J:B1")
    act(table, 3, "call")
    assert board(table)["B1"] == "30"
    act(table, 2, "discard:2")
    assert hand(table, 2) == cards("3H")


@pytest.mark.rule("JK-J2")
@pytest.mark.rule("JK-J3")
@pytest.mark.rule("JK-CW")
def test_a_joker_played_as_a_jack_jacks_the_next_but_not_if_it_is_called() -> None:
    """Called, it is a joker discarded, and that is not a Jack: green's discard is wrong."""
    stands = act(jacked("X1 4S", jokers="4"), 1, "move:WJ:B1")
    act(stands, 2, "discard:2")
    assert hand(stands, 2) == cards("3H")
    called = act(jacked("X1 4S", jokers="4"), 1, "move:WJ:B1")
    act(called, 3, "call")
    act(called, 2, "discard:2")
    assert hand(called, 2) == cards("2H 3H")
    assert called.barred == 1 << 2


@pytest.mark.rule("JK-J2")
@pytest.mark.rule("JK-J3")
def test_another_card_that_is_called_jacks_nobody() -> None:
    table = act(act(jacked("9S 4S"), 1, "move:9:B1"), 3, "call")
    act(table, 2, "discard:2")
    assert hand(table, 2) == cards("2H 3H")


@pytest.mark.rule("JK-J2")
@pytest.mark.rule("JK-J3")
def test_jacks_in_a_row_by_memory() -> None:
    """Red plays a Jack; blue rightly discards one; green forgets and plays one, and is called; yellow is JACKED."""
    hands = ("JC 2C", "JS 2S", "JH 2H", "2D 3D")
    table = position(pegs=PEGS, hands=hands, jacked_play="memory")
    act(table, 0, "move:J:R1")
    act(table, 1, "discard:J")
    assert hand(table, 1) == cards("2S")
    act(table, 2, "move:J:G1")
    act(table, 0, "call")
    assert board(table)["G1"] == "50"
    act(table, 3, "move:2:Y1")
    act(table, 1, "call")
    assert board(table)["Y1"] == "60"
    assert hand(table, 3) == cards("3D")


@pytest.mark.rule("JK-J4")
def test_forfeiting_while_jacked_stands_and_cannot_be_called() -> None:
    table = jacked("9S 4S", where="R1:10 G1:50 Y1:60")
    assert legal(table, 1) == ["discard:4", "discard:9", "forfeit"]
    act(table, 1, "forfeit")
    act(table, 3, "call")
    assert table.barred == 1 << 3
    assert hand(table, 1) == set()


@pytest.mark.rule("JK-J4")
def test_forfeiting_spends_the_jack_and_forfeited_jacks_jack_nobody() -> None:
    table = act(jacked("JS 4S", where="R1:10 G1:50 Y1:60"), 1, "forfeit")
    act(table, 2, "move:2:G1")
    act(table, 3, "call")
    assert table.barred == 1 << 3
    assert board(table)["G1"] == "52"


# --- JK-J4: wrong discards and wrong calls ---------------------------------------------------------------------------


@pytest.mark.rule("JK-J4")
def test_a_wrong_discard_is_shown_to_all_and_returned() -> None:
    table = not_jacked("9S 4S")
    ear = table.listen()
    act(table, 1, "discard:9")
    assert hand(table, 1) == cards("9S 4S")
    assert "9S" not in discards(table)
    for seat in (0, 1, 2, 3, None):
        assert [(fact.seat, fact.args["card"]) for fact in ear.facts(seat)] == [(1, "9S")]
    assert told(ear, "mistaken")


@pytest.mark.rule("JK-J4")
def test_after_a_wrong_discard_the_player_plays_and_does_not_discard_again() -> None:
    table = act(not_jacked("9S 4S"), 1, "discard:9")
    assert table.seats() == [1]
    assert legal(table, 1) == ["move:4:B1", "move:9:B1"]
    assert refused(table, 1, "discard:4") == "JK-J4"
    act(table, 1, "move:4:B1")
    assert board(table)["B1"] == "34"


@pytest.mark.rule("JK-J4")
def test_after_a_wrong_discard_a_player_without_a_play_forfeits() -> None:
    table = act(not_jacked("9S 4S", where="R1:10"), 1, "discard:9")
    assert legal(table, 1) == ["forfeit"]


@pytest.mark.rule("JK-J4")
@pytest.mark.parametrize("how", ["a wrong discard", "a wrong call"])
def test_who_was_wrong_is_barred_from_calling_for_the_rest_of_the_hand(how: str) -> None:
    hands = ("2C 3C 5C", "2S 3S 5S", "2H 3H 5H", "2D 3D 5D")
    table = position(pegs=PEGS, hands=hands, to_play=1, jacked_play="memory")
    if how == "a wrong discard":
        act(table, 1, "discard:2", "move:2:B1")
    else:
        act(table, 1, "move:2:B1")
        act(table, 2, "move:2:G1")
        act(table, 1, "call")
    barred_turns = 0
    for seat, action in ((2, "move:3:G1"), (3, "move:2:Y1"), (0, "move:2:R1"), (1, "move:3:B1")):
        if how == "a wrong call" and seat == 2:
            continue
        assert "call" not in legal(table, 1)
        barred_turns += 1
        act(table, seat, action)
    assert barred_turns > 2
    assert see(table, 0).barred == 1 << 1


@pytest.mark.rule("JK-J4")
def test_with_the_next_hand_everybody_may_call_again() -> None:
    table = position(pegs=PEGS, hands=("2C", "2S", "", ""), barred=(1, 2, 3), jacked_play="memory", dealer=0)
    act(table, 0, "move:2:R1")
    assert "call" not in " ".join(legal(table, 1) + legal(table, 2) + legal(table, 3))
    act(table, 1, "move:2:B1")
    let_pass(table, 0)
    assert table.hand_number == 1
    assert table.barred == 0
    act(table, 1, legal(table, 1)[-1] if "forfeit" in legal(table, 1) else sorted(plays(table, 1))[0])
    while table.continues():
        act(table, 1, legal(table, 1)[0])
    assert "call" in legal(table, 3)


@pytest.mark.rule("JK-J4")
def test_a_wrong_call_changes_nothing_but_the_right_to_call() -> None:
    table = act(not_jacked("9S 4S"), 1, "move:9:B1")
    ear = table.listen()
    act(table, 3, "call")
    assert board(table)["B1"] == "39"
    assert [fact.seat for fact in told(ear, "called-wrongly")] == [3]
    assert "call" in legal(table, 0)
    assert "call" in legal(table, 2)
    assert legal(table, 3) == []


@pytest.mark.rule("JK-J4")
def test_the_next_player_may_call_wrongly_and_then_plays() -> None:
    table = act(not_jacked("9S 4S"), 1, "move:9:B1")
    act(table, 2, "call")
    assert legal(table, 2) == ["move:2:G1", "move:3:G1", "discard:2", "discard:3"]


@pytest.mark.rule("JK-J4")
@pytest.mark.parametrize("first", ["move:9:B1", "forfeit", "discard:9"])
def test_every_turn_is_followed_by_a_call_window(first: str) -> None:
    if first == "forfeit":
        table = not_jacked("9S 4S", where="R1:10 G1:50 Y1:60")
    elif first == "discard:9":
        table = jacked("9S 4S")
    else:
        table = not_jacked("9S 4S")
    act(table, 1, first)
    assert [("call" in legal(table, seat)) for seat in range(4)] == [True, False, True, True]


@pytest.mark.rule("JK-J4")
def test_a_wrong_call_after_all_others_have_let_it_pass_ends_the_window() -> None:
    """Nobody has cards: the next hand is dealt."""
    table = act(not_jacked("9S", others=("", "", "")), 1, "move:9:B1")
    let_pass(table, 0, 2)
    act(table, 3, "call")
    assert table.hand_number == 1
    assert table.seats() != []


@pytest.mark.rule("JK-J4")
def test_if_all_others_are_barred_there_is_no_window() -> None:
    table = act(jacked("9S", others=("", "", ""), barred=(0, 2, 3)), 1, "move:9:B1")
    assert table.hand_number == 1
    assert board(table)["B1"] == "39"


@pytest.mark.rule("JK-J4")
def test_the_player_who_is_barred_may_still_be_called() -> None:
    table = act(jacked("9S 4S", barred=(1,)), 1, "move:9:B1")
    act(table, 0, "call")
    assert board(table)["B1"] == "30"


@pytest.mark.rule("JK-J4")
def test_a_jack_is_remembered_though_the_window_before_was_full_of_wrong_calls() -> None:
    hands = ("JC 2C", "9S 4S", "2H 3H", "2D 3D")
    table = position(pegs=PEGS, hands=hands, jacked_play="memory")
    act(table, 0, "move:J:R1")
    act(table, 3, "call")
    act(table, 1, "call")
    act(table, 1, "move:9:B1")
    act(table, 2, "call")
    assert board(table)["B1"] == "30"


# --- JK-J5 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JK-J5")
def test_table_talk_is_off_by_default() -> None:
    assert jacked("9S", teams=True).setup.choice("table_talk") == "off"
    assert jacked("9S", teams=True, table_talk="on").setup.choice("table_talk") == "on"
