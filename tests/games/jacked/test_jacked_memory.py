"""JACKED where one has to remember: who may call, until when, and who was wrong. JK-J3 `memory`, JK-J4, JK-J5."""

from __future__ import annotations

import pytest

from playing import act, legal, offered, refused, told
from warren.games.jacked.position import position

from .helpers import APART, board, cards, discards, hand, jacked, let_pass, not_jacked, pegs, plays, see

# --- JK-J3: playing on, and being called -----------------------------------------------------------------------------


@pytest.mark.rule("JK-J3")
def test_a_jacked_player_may_play_as_usual_or_discard() -> None:
    table = jacked("9S 4S")
    assert offered(table, 1) == {"move:4:B1", "move:9:B1", "discard:4", "discard:9"}


@pytest.mark.rule("JK-J3")
def test_a_jacked_player_who_discards_has_done_right() -> None:
    table = jacked("9S 4S")
    act(table, "discard:9", 1)
    assert hand(table, 1) == cards("4S")
    assert "9S" in discards(table)
    assert table.barred == 0
    act(table, "call", 3)
    assert pegs(table) == APART
    assert table.barred == 1 << 3


@pytest.mark.rule("JK-J3")
@pytest.mark.parametrize("caller", [0, 2, 3])
def test_any_other_player_may_call_the_move_and_it_is_taken_back(caller: int) -> None:
    table = jacked("9S 4S")
    before = board(table)
    act(table, "move:9:B1", 1)
    assert board(table)["B1"] == "39"
    ear = table.listen()
    act(table, "call", caller)
    assert board(table) == before
    assert hand(table, 1) == cards("4S")
    assert "9S" in discards(table)
    assert [(fact.seat, fact.args["player"]) for fact in told(ear, "called")] == [(caller, 1)]
    assert table.seats() == [2]


@pytest.mark.rule("JK-J3")
def test_the_player_who_moved_cannot_call() -> None:
    table = act(jacked("9S 4S"), "move:9:B1", 1)
    assert offered(table, 1) == set()


@pytest.mark.rule("JK-J3")
@pytest.mark.parametrize("closing", ["move:2:G1", "discard:2"])
def test_the_window_closes_when_the_next_player_plays_or_discards(closing: str) -> None:
    """A discard of green, who is not JACKED, is wrong; but it is an action, and closes the window."""
    table = act(jacked("9S 4S"), "move:9:B1", 1)
    act(table, closing, 2)
    assert board(table)["B1"] == "39"
    if closing.startswith("move"):
        act(table, "call", 3)
        assert table.barred == 1 << 3
        assert board(table)["B1"] == "39"
    else:
        assert [seat for seat in range(4) if "call" in offered(table, seat)] == []


@pytest.mark.rule("JK-J3")
def test_the_window_closes_when_the_next_player_forfeits() -> None:
    table = act(jacked("9S 4S", where="R1:10 B1:30 Y1:60"), "move:9:B1", 1)
    act(table, "forfeit", 2)
    act(table, "call", 3)
    assert table.barred == 1 << 3
    assert board(table)["B1"] == "39"


@pytest.mark.rule("JK-J3")
def test_the_next_player_is_the_next_who_has_cards() -> None:
    table = act(jacked("9S 4S", others=("2C", "", "2D")), "move:9:B1", 1)
    assert "move:2:Y1" in offered(table, 3)
    assert offered(table, 2) == {"pass", "call"}
    act(table, "move:2:Y1", 3)
    assert board(table)["B1"] == "39"


@pytest.mark.rule("JK-J3")
def test_those_who_let_it_pass_do_not_close_it_while_the_next_player_has_not_acted() -> None:
    table = act(jacked("9S 4S"), "move:9:B1", 1)
    let_pass(table, 3, 0)
    assert table.seats() == [2]
    act(table, "call", 2)
    assert board(table)["B1"] == "30"


@pytest.mark.rule("JK-J3")
def test_who_let_it_pass_cannot_call_it_any_more() -> None:
    table = let_pass(act(jacked("9S 4S"), "move:9:B1", 1), 3)
    assert offered(table, 3) == set()


@pytest.mark.rule("JK-J3")
def test_without_a_next_player_in_this_hand_it_stays_until_all_have_let_it_pass() -> None:
    table = act(jacked("9S", others=("", "", "")), "move:9:B1", 1)
    let_pass(table, 2, 0)
    assert table.hand_number == 0
    assert table.seats() == [3]
    let_pass(table, 3)
    assert table.hand_number == 1
    assert board(table)["B1"] == "39"


@pytest.mark.rule("JK-J3")
def test_the_last_card_of_the_last_player_is_followed_by_a_window_that_all_let_pass() -> None:
    table = act(jacked("9S", others=("2C", "", "")), "move:9:B1", 1)
    act(table, "move:2:R1", 0)
    let_pass(table, 1, 2)
    assert table.hand_number == 0
    let_pass(table, 3)
    assert table.hand_number == 1


@pytest.mark.rule("JK-J3")
def test_the_last_card_of_a_hand_can_be_called_before_the_next_hand_is_dealt() -> None:
    table = act(jacked("9S", others=("", "", "")), "move:9:B1", 1)
    let_pass(table, 2, 0)
    act(table, "call", 3)
    assert board(table)["B1"] == "30"
    assert table.hand_number == 1
    assert len(hand(table, 1)) == 4


@pytest.mark.rule("JK-J3")
def test_if_only_the_jacked_player_has_cards_left_all_must_let_it_pass_before_they_go_on() -> None:
    table = act(jacked("9S 4S", others=("", "", "")), "move:9:B1", 1)
    assert offered(table, 1) == set()
    let_pass(table, 0, 2, 3)
    assert "move:4:B1" in offered(table, 1)


@pytest.mark.rule("JK-J3")
@pytest.mark.parametrize("players", [2, 3])
def test_two_and_three_players_call_each_other_too(players: int) -> None:
    others = ("2C 3C", "2H 3H")[: players - 1]
    table = act(jacked("9S 4S", where="R1:10 B1:30", others=others), "move:9:B1", 1)
    act(table, "call")
    assert board(table) == {"R1": "10", "B1": "30"}
    assert table.seats() == [2 % players]


@pytest.mark.rule("JK-J3")
def test_a_partner_may_call_too() -> None:
    table = act(jacked("9S 4S", teams=True), "move:9:Y1", 1)
    act(table, "call", 3)
    assert board(table)["Y1"] == "60"


# --- JK-J4: wrong discards and wrong calls ---------------------------------------------------------------------------


@pytest.mark.rule("JK-J4")
def test_a_wrong_discard_is_shown_to_all_and_returned() -> None:
    table = not_jacked("9S 4S")
    ear = table.listen()
    act(table, "discard:9", 1)
    assert hand(table, 1) == cards("9S 4S")
    assert "9S" not in discards(table)
    for seat in (0, 1, 2, 3, None):
        assert [(fact.seat, fact.args["card"]) for fact in ear.facts(seat)] == [(1, "9S")]
    assert told(ear, "mistaken")


@pytest.mark.rule("JK-J4")
def test_after_a_wrong_discard_the_player_plays_and_does_not_discard_again() -> None:
    table = act(not_jacked("9S 4S"), "discard:9", 1)
    assert table.seats() == [1]
    assert offered(table, 1) == {"move:4:B1", "move:9:B1"}
    assert refused(table, "discard:4", 1).rule == "JK-J4"
    act(table, "move:4:B1", 1)
    assert board(table)["B1"] == "34"


@pytest.mark.rule("JK-J4")
def test_after_a_wrong_discard_a_player_without_a_play_forfeits() -> None:
    table = act(not_jacked("9S 4S", where="R1:10"), "discard:9", 1)
    assert offered(table, 1) == {"forfeit"}


@pytest.mark.rule("JK-J4")
@pytest.mark.parametrize("how", ["a wrong discard", "a wrong call"])
def test_who_was_wrong_is_barred_from_calling_for_the_rest_of_the_hand(how: str) -> None:
    hands = ("2C 3C 5C", "2S 3S 5S", "2H 3H 5H", "2D 3D 5D")
    table = position(pegs=APART, hands=hands, to_play=1, jacked_play="memory")
    if how == "a wrong discard":
        act(table, "discard:2 move:2:B1", 1)
    else:
        act(table, "move:2:B1", 1)
        act(table, "move:2:G1", 2)
        act(table, "call", 1)
    barred_turns = 0
    for seat, action in ((2, "move:3:G1"), (3, "move:2:Y1"), (0, "move:2:R1"), (1, "move:3:B1")):
        if how == "a wrong call" and seat == 2:
            continue
        assert "call" not in offered(table, 1)
        barred_turns += 1
        act(table, action, seat)
    assert barred_turns > 2
    assert see(table, 0).barred == 1 << 1


@pytest.mark.rule("JK-J4")
def test_with_the_next_hand_everybody_may_call_again() -> None:
    table = position(pegs=APART, hands=("2C", "2S", "", ""), barred=(1, 2, 3), jacked_play="memory", dealer=0)
    act(table, "move:2:R1")
    assert "call" not in offered(table, 1) | offered(table, 2) | offered(table, 3)
    act(table, "move:2:B1", 1)
    let_pass(table, 0)
    assert table.hand_number == 1
    assert table.barred == 0
    act(table, legal(table, 1)[-1] if "forfeit" in offered(table, 1) else sorted(plays(table, 1))[0], 1)
    while table.continues():
        act(table, legal(table, 1)[0], 1)
    assert "call" in offered(table, 3)


@pytest.mark.rule("JK-J4")
def test_a_wrong_call_changes_nothing_but_the_right_to_call() -> None:
    table = act(not_jacked("9S 4S"), "move:9:B1", 1)
    ear = table.listen()
    act(table, "call", 3)
    assert board(table)["B1"] == "39"
    assert [fact.seat for fact in told(ear, "called-wrongly")] == [3]
    assert "call" in offered(table)
    assert "call" in offered(table, 2)
    assert offered(table, 3) == set()


@pytest.mark.rule("JK-J4")
def test_the_next_player_may_call_wrongly_and_then_plays() -> None:
    table = act(not_jacked("9S 4S"), "move:9:B1", 1)
    act(table, "call", 2)
    assert offered(table, 2) == {"move:2:G1", "move:3:G1", "discard:2", "discard:3"}


@pytest.mark.rule("JK-J4")
@pytest.mark.parametrize("first", ["move:9:B1", "forfeit", "discard:9"])
def test_every_turn_is_followed_by_a_call_window(first: str) -> None:
    if first == "forfeit":
        table = not_jacked("9S 4S", where="R1:10 G1:50 Y1:60")
    elif first == "discard:9":
        table = jacked("9S 4S")
    else:
        table = not_jacked("9S 4S")
    act(table, first, 1)
    assert [("call" in offered(table, seat)) for seat in range(4)] == [True, False, True, True]


@pytest.mark.rule("JK-J4")
def test_a_wrong_call_after_all_others_have_let_it_pass_ends_the_window() -> None:
    """Nobody has cards: the next hand is dealt."""
    table = act(not_jacked("9S", others=("", "", "")), "move:9:B1", 1)
    let_pass(table, 0, 2)
    act(table, "call", 3)
    assert table.hand_number == 1
    assert table.seats() != []


@pytest.mark.rule("JK-J4")
def test_if_all_others_are_barred_there_is_no_window() -> None:
    table = act(jacked("9S", others=("", "", ""), barred=(0, 2, 3)), "move:9:B1", 1)
    assert table.hand_number == 1
    assert board(table)["B1"] == "39"


@pytest.mark.rule("JK-J4")
def test_the_player_who_is_barred_may_still_be_called() -> None:
    table = act(jacked("9S 4S", barred=(1,)), "move:9:B1", 1)
    act(table, "call", 0)
    assert board(table)["B1"] == "30"


@pytest.mark.rule("JK-J4")
def test_a_jack_is_remembered_though_the_window_before_was_full_of_wrong_calls() -> None:
    hands = ("JC 2C", "9S 4S", "2H 3H", "2D 3D")
    table = position(pegs=APART, hands=hands, jacked_play="memory")
    act(table, "move:J:R1")
    act(table, "call", 3)
    act(table, "call", 1)
    act(table, "move:9:B1", 1)
    act(table, "call", 2)
    assert board(table)["B1"] == "30"


# --- JK-J5 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JK-J5")
def test_table_talk_is_off_by_default() -> None:
    assert jacked("9S", teams=True).setup.choice("table_talk") == "off"
    assert jacked("9S", teams=True, table_talk="on").setup.choice("table_talk") == "on"
