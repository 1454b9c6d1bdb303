"""What the cards do, but for 6, 7 and 10: JK-CA, JK-CK, JK-CQ, JK-CN, JK-CJ, JK-CW."""

from __future__ import annotations

import pytest

from playing import act, offered, refused, told
from warren.games.jacked.position import position

from .helpers import board, cards, discards, hand, killed, pegs, plays, red, where

FORWARD = {"A": 1, "2": 2, "3": 3, "4": 4, "5": 5, "8": 8, "9": 9, "J": 11, "Q": 12, "K": 13}


@pytest.mark.rule("JK-CA")
@pytest.mark.rule("JK-CK")
@pytest.mark.parametrize("card", "AK")
def test_an_ace_or_king_brings_a_peg_from_jail_to_its_out_space(card: str) -> None:
    table = red("", f"{card}C")
    assert offered(table) == {f"out:{card}:R"}
    assert board(act(table, f"out:{card}:R")) == {"R1": "0!"}


@pytest.mark.rule("JK-CA", "JK-CK", "JK-CQ", "JK-CJ")
@pytest.mark.parametrize(
    ("card", "instead", "place"),
    [("A", {"out:A:R"}, "11"), ("K", {"out:K:R"}, "23"), ("Q", set(), "22"), ("J", set(), "21")],
    ids=["an ace moves one space", "a king thirteen", "a queen twelve", "a jack eleven"],
)
def test_a_court_card_or_ace_moves_its_value_or_brings_a_peg_out(card: str, instead: set[str], place: str) -> None:
    table = red("R1:10", f"{card}C")
    assert plays(table) == {f"move:{card}:R1", *instead}
    assert board(act(table, f"move:{card}:R1")) == {"R1": place}


@pytest.mark.rule("JK-CA")
@pytest.mark.rule("JK-CK")
@pytest.mark.parametrize("card", [card for card in FORWARD if card not in "AK"])
def test_no_other_card_brings_a_peg_out(card: str) -> None:
    assert offered(red("", f"{card}C")) == {"forfeit"}


@pytest.mark.rule("JK-CA")
@pytest.mark.rule("JK-CK")
def test_a_peg_that_came_out_does_not_move_on_by_the_same_card() -> None:
    table = position(hands=("AC KC", "2C", "", ""))
    act(table, "out:A:R")
    assert table.seats() == [1]
    assert where(table, "R1") == "0!"


@pytest.mark.rule("JK-CN")
@pytest.mark.rule("JK-CQ")
@pytest.mark.parametrize("card", FORWARD)
def test_a_card_moves_its_value_forward_and_in_no_other_way(card: str) -> None:
    table = red("R1:10 R2:home1 R3:home2 R4:home4", f"{card}C")
    assert plays(table) == {f"move:{card}:R1"} | ({"move:A:R3"} if card == "A" else set())
    assert where(act(table, f"move:{card}:R1"), "R1") == str(10 + FORWARD[card])


@pytest.mark.rule("JK-CN")
@pytest.mark.parametrize("card", FORWARD)
def test_a_card_moves_its_value_around_the_red_corner_for_other_colours(card: str) -> None:
    table = position(pegs="B1:68", hands=("", f"{card}C", "", ""), to_play=1)
    assert where(act(table, f"move:{card}:B1", 1), "B1") == str((68 + FORWARD[card]) % 72)


@pytest.mark.rule("JK-CJ")
def test_a_jack_must_move_all_eleven_or_cannot_be_played() -> None:
    """From 65, eleven would be one space beyond Home 4; from 64 it fits."""
    assert plays(red("R1:65", "JC")) == {"forfeit"}
    assert where(act(red("R1:64", "JC"), "move:J:R1"), "R1") == "home4"
    assert plays(red("R1:8 B1:18!", "JC")) == {"forfeit"}
    assert plays(red("", "JC")) == {"forfeit"}


@pytest.mark.rule("JK-CJ")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_a_jack_the_next_player_must_discard(players: int) -> None:
    rest = ("2S 9S", "3S", "4S")[: players - 1]
    table = position(pegs="R1:10 B1:30", hands=("JC 5C", *rest))
    act(table, "move:J:R1")
    assert offered(table, 1) == {"discard:2", "discard:9"}


@pytest.mark.rule("JK-CJ")
@pytest.mark.parametrize("card", [card for card in FORWARD if card != "J"])
def test_no_other_card_makes_the_next_player_jacked(card: str) -> None:
    table = position(pegs="R1:10 B1:30", hands=(f"{card}C", "2S", "", ""))
    act(table, f"move:{card}:R1")
    assert offered(table, 1) == {"move:2:B1"}


# --- jokers ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JK-CW")
def test_a_joker_is_offered_as_every_card_that_could_be_played() -> None:
    table = red("R1:10 B1:30", "X1", jokers="4")
    moves = {f"move:W{card}:R1" for card in FORWARD} | {"move:W6:R1"}
    assert plays(table) == moves | {"out:WA:R", "out:WK:R", "swap:WT:R1:B1", "seven:W7:R1:7"}


@pytest.mark.rule("JK-CW")
@pytest.mark.parametrize("card", FORWARD)
def test_a_joker_moves_as_the_card_it_stands_for(card: str) -> None:
    table = red("R1:10", "X2 3C", jokers="4")
    ear = table.listen()
    act(table, f"move:W{card}:R1")
    assert where(table, "R1") == str(10 + FORWARD[card])
    assert hand(table, 0) == cards("3C")
    assert "X2" in discards(table)
    assert [fact.args["as"] for fact in told(ear, "joker")] == [f"W{card}"]


@pytest.mark.rule("JK-CW")
@pytest.mark.parametrize("card", "AK")
def test_a_joker_brings_a_peg_out_as_ace_or_king(card: str) -> None:
    table = red("", "X1", players=3)
    assert offered(table) == {"out:WA:R", "out:WK:R"}
    assert board(act(table, f"out:W{card}:R")) == {"R1": "0!"}


@pytest.mark.rule("JK-CW")
def test_a_joker_as_a_six_goes_backwards() -> None:
    assert where(act(red("R1:3", "X1", jokers="4"), "move:W6:R1"), "R1") == "69"


@pytest.mark.rule("JK-CW")
def test_a_joker_as_a_ten_swaps() -> None:
    assert pegs(act(red("R1:10 B1:18!", "X1", jokers="4"), "swap:WT:R1:B1")) == "R1:18 B1:10"


@pytest.mark.rule("JK-CW")
def test_a_joker_as_a_seven_is_split_and_kills_on_the_way() -> None:
    table = red("R1:10 R2:30 B1:12 Y1:33", "X1", jokers="4")
    ear = table.listen()
    act(table, "seven:W7:R1:3 part:R2:4")
    assert pegs(table) == "R1:13 R2:34"
    assert killed(ear) == ["B1", "Y1"]


@pytest.mark.rule("JK-CW")
def test_a_joker_as_a_jack_makes_the_next_player_jacked() -> None:
    table = position(pegs="R1:10 B1:30", hands=("X1", "2S", "", ""), jokers="4")
    act(table, "move:WJ:R1")
    assert where(table, "R1") == "21"
    assert offered(table, 1) == {"discard:2"}


@pytest.mark.rule("JK-CW")
def test_a_joker_as_another_card_does_not_make_the_next_player_jacked() -> None:
    table = position(pegs="R1:10 B1:30", hands=("X1", "2S", "", ""), jokers="4")
    act(table, "move:WQ:R1")
    assert offered(table, 1) == {"move:2:B1"}


@pytest.mark.rule("JK-CW")
def test_a_joker_and_the_card_itself_are_two_choices_and_each_takes_its_own_card() -> None:
    table = red("R1:10", "X1 9C", jokers="4")
    assert {"move:9:R1", "move:W9:R1"} <= plays(table)
    assert hand(act(table.clone(), "move:9:R1"), 0) == cards("X1")
    assert hand(act(table.clone(), "move:W9:R1"), 0) == cards("9C")


@pytest.mark.rule("JK-CW")
def test_a_joker_is_refused_where_the_card_it_would_stand_for_is() -> None:
    table = red("R1:15 B1:18!", "X1", jokers="4")
    assert refused(table, "move:W9:R1").rule == "JK-M2"
    assert "move:W2:R1" in plays(table)


@pytest.mark.rule("JK-CW")
def test_a_joker_that_is_not_held_cannot_be_played() -> None:
    assert refused(red("R1:10", "9C", jokers="4"), "move:W9:R1").rule == "JK-P3"
