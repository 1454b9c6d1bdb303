"""A turn, and having none: JK-P3, JK-P4."""

from __future__ import annotations

import pytest

from playing import act, offered, refused, told
from warren.games.jacked.position import position

from .helpers import cards, discards, hand, plays, red, see


@pytest.mark.rule("JK-P3")
def test_a_turn_is_one_card() -> None:
    table = position(pegs="R1:5 B1:25", hands=("2C 3C", "2S", "", ""))
    act(table, "move:2:R1")
    assert hand(table, 0) == cards("3C")
    assert "2C" in discards(table)
    assert table.seats() == [1]


@pytest.mark.rule("JK-P3")
def test_a_player_who_can_play_must() -> None:
    """There is no pass, no discard and no forfeit beside the one card that can be played."""
    table = red("R1:70", "2C 8C 9C QC")
    assert offered(table) == {"move:2:R1"}
    assert refused(table, "pass").rule == "JK-P3"
    assert refused(table, "forfeit").rule == "JK-P4"
    assert refused(table, "discard:8").rule == "JK-J1"


@pytest.mark.rule("JK-P3")
def test_any_card_of_the_hand_may_be_played_with_any_peg() -> None:
    table = red("R1:5 R2:30", "2C 3C 9C")
    assert plays(table) == {f"move:{card}:{peg}" for card in "239" for peg in ("R1", "R2")}


@pytest.mark.rule("JK-P3")
@pytest.mark.parametrize(("card", "start"), [("5", 71), ("8", 68), ("9", 67), ("J", 65), ("Q", 64), ("K", 63)])
def test_a_card_that_cannot_be_moved_to_its_full_value_cannot_be_played(card: str, start: int) -> None:
    """One space earlier it would just fit, into Home 4."""
    assert f"move:{card}:R1" not in plays(red(f"R1:{start}", f"{card}C"))
    assert f"move:{card}:R1" in plays(red(f"R1:{start - 1}", f"{card}C"))


@pytest.mark.rule("JK-P3")
def test_two_cards_of_a_rank_are_one_choice_and_one_of_them_is_played() -> None:
    table = red("R1:5", "2C 2D")
    assert offered(table) == {"move:2:R1"}
    act(table, "move:2:R1")
    assert len(hand(table, 0)) == 1


@pytest.mark.rule("JK-P4")
def test_a_player_without_a_legal_play_shows_and_discards_the_whole_hand() -> None:
    table = position(pegs="B1:25", hands=("2C 9D QH", "2S", "", ""))
    assert offered(table) == {"forfeit"}
    ear = table.listen()
    act(table, "forfeit")
    assert {str(fact.args["card"]) for fact in ear.facts(3) if fact.kind == "forfeited"} == cards("2C 9D QH")
    assert hand(table, 0) == set()
    assert cards("2C 9D QH") <= discards(table)
    assert table.seats() == [1]


@pytest.mark.rule("JK-P4")
def test_who_forfeited_sits_out_until_the_next_hand_is_dealt() -> None:
    table = position(pegs="B1:25 R1:71", hands=("9D QH", "2S 3S 4S", "", ""))
    act(table, "forfeit")
    act(table, "move:2:B1 move:3:B1", 1)
    assert table.hand_number == 0
    act(table, "move:4:B1", 1)
    assert table.hand_number == 1
    assert len(hand(table, 0)) == 4


@pytest.mark.rule("JK-P4")
def test_a_player_without_cards_is_passed_over() -> None:
    table = position(pegs="R1:5 B1:25 G1:40 Y1:60", hands=("2C 3C", "", "2H", ""))
    act(table, "move:2:R1")
    assert table.seats() == [2]
    act(table, "move:2:G1", 2)
    assert table.seats() == [0]


@pytest.mark.rule("JK-P4")
def test_when_all_have_forfeited_the_next_hand_is_dealt_at_once() -> None:
    table = position(hands=("2C 9D", "3C", "4C", "5C"))
    ear = table.listen()
    for seat in range(4):
        act(table, "forfeit", seat)
    assert [fact.args["hand"] for fact in told(ear, "hand-begins")] == [2]
    assert see(table, 0).hand_sizes == [4, 4, 4, 4]


@pytest.mark.rule("JK-P4")
def test_with_all_pegs_in_jail_only_ace_king_and_joker_are_plays() -> None:
    everything = "23456789TJQ"
    for rank in everything:
        assert offered(red("", f"{rank}C")) == {"forfeit"}
    assert offered(red("", "AC")) == {"out:A:R"}
    assert offered(red("", "KC")) == {"out:K:R"}
    assert offered(red("", "X1", jokers="4")) == {"out:WA:R", "out:WK:R"}


@pytest.mark.rule("JK-P4")
def test_a_partner_who_can_be_moved_is_a_legal_play() -> None:
    assert offered(red("G1:40", "2C", teams=True)) == {"move:2:G1"}
    assert offered(red("G1:40", "2C")) == {"forfeit"}


@pytest.mark.rule("JK-P4")
def test_two_players_forfeit_only_if_neither_colour_can_move() -> None:
    assert offered(red("G1:40 R1:71", "5C", players=2)) == {"move:5:G1"}
    assert offered(red("G1:35 R1:71", "5C", players=2)) == {"forfeit"}
