"""JR-X9: every card that matches a die wins a card, and a double one more."""

from __future__ import annotations

import pytest

from games.jackrabbits.helpers import hand, picks, pile, will, will_pick
from playing import act, of_kind, refused, story
from warren.games.jackrabbits.deck import PILE
from warren.games.jackrabbits.position import position


@pytest.mark.rule("JR-X9", "JR-L2")
def test_every_card_that_matches_a_die_wins_a_card() -> None:
    table = position(("2C 2S 5H 9D", ""), phase="journey", dice=(2, 5), pile="TC TS TH", windfall_lottery=True)
    assert of_kind(table, "match") == {"2C", "2S", "5H"}
    act(table, "match:5H match:2C match:2S")
    assert {"TC", "TS", "TH"} <= hand(table, 0)
    assert of_kind(table, "match") == set()


@pytest.mark.rule("JR-X9")
def test_cards_won_win_too_and_each_card_once() -> None:
    table = position(("2C", ""), phase="journey", dice=(2, 5), pile="2S 5H TC", windfall_lottery=True)
    will_pick(table, PILE, "2S", "5H", "TC")
    act(table, "match:2C")
    assert of_kind(table, "match") == {"2S"}
    assert refused(table, "match:2C") == ("jackrabbits-card-matched-already", "JR-X9")
    act(table, "match:2S match:5H")
    assert hand(table, 0) == {"2C", "2S", "5H", "TC"}
    assert of_kind(table, "match") == set()


@pytest.mark.rule("JR-X9", "JR-L1")
def test_a_double_wins_one_more_match_or_not() -> None:
    table = position(("9C", ""), pile="TC", windfall_lottery=True)
    will(table, (6, 3), (6, 3), (1, 0))
    told = story(table, "roll")
    assert told == ["rolled", "double", "won-card"]
    assert hand(table, 0) == {"9C", "TC"}
    table = position(("9C", ""), pile="TC", windfall_lottery=True)
    will(table, (6, 3), (6, 2))
    assert story(table, "roll") == ["rolled"]


@pytest.mark.rule("JR-X9")
def test_the_card_of_a_double_can_win_in_its_turn() -> None:
    table = position(("9C", ""), pile="4C TC", windfall_lottery=True)
    will(table, (6, 3), (6, 3), *picks(table, PILE, "4C", "TC"))
    act(table, "roll")
    assert of_kind(table, "match") == {"4C"}
    act(table, "match:4C")
    assert hand(table, 0) == {"9C", "4C", "TC"}


@pytest.mark.rule("JR-X9", "JR-L3")
@pytest.mark.parametrize("where", ["off-board", "underground"])
def test_it_is_won_off_the_land_too(where: str) -> None:
    table = position(("3C", ""), (where,), pile="TC TD", windfall_lottery=True)
    will(table, (6, 2), (6, 2), (2, 0), (1, 0))
    act(table, "roll match:3C")
    assert hand(table, 0) == {"3C", "TC", "TD"}


@pytest.mark.rule("JR-X9")
def test_the_next_turn_begins_a_new_lottery() -> None:
    table = position(("2C", "3C"), phase="journey", dice=(2, 5), pile="TC TS TH TD", windfall_lottery=True)
    act(table, "match:2C stay rest")
    will(table, (6, 2), (6, 4))
    act(table, "roll")
    assert of_kind(table, "match") == {"3C"}


@pytest.mark.rule("JR-X9")
def test_a_card_may_win_again_in_ones_next_turn() -> None:
    table = position(("2C", ""), phase="journey", dice=(2, 5), pile="TC TS TH TD 9C 9S", windfall_lottery=True)
    act(table, "match:2C stay rest roll stay rest")
    will(table, (6, 1), (6, 4))
    act(table, "roll")
    assert "2C" in of_kind(table, "match")


@pytest.mark.rule("JR-X9", "JR-I2")
def test_with_nothing_to_draw_a_match_wins_nothing() -> None:
    everything = " ".join(f"{rank}{suit}" for suit in "CSHD" for rank in "A23456789T")
    table = position((everything, ""), phase="journey", dice=(2, 2), pile="", windfall_lottery=True)
    assert story(table, "match:2C") == ["matched", "nothing-to-draw"]
    assert of_kind(table, "match") == {"2S", "2H", "2D"}


@pytest.mark.rule("JR-X9", "JR-N2")
def test_with_a_strict_limit_each_card_won_is_discarded_down_at_once() -> None:
    nine = "2C 2S 3C 4C 5C 6C 7C 8C 9C"
    table = position((nine, ""), phase="journey", dice=(2, 1), pile="TC TS", surplus="strict", windfall_lottery=True)
    act(table, "match:2C discard:9C match:2S")
    assert len(hand(table, 0)) == 10
    assert of_kind(table, "discard") == hand(table, 0)


@pytest.mark.rule("JR-X9", "JR-F4")
def test_it_is_played_in_a_flight_too() -> None:
    table = position(
        ("2C 3C", ""),
        ("tower-clubs",),
        phase="journey",
        dice=(2, 3),
        passport="2C",
        pile="TC TD",
        windfall_lottery=True,
    )
    act(table, "match:2C match:3C")
    assert {"TC", "TD"} <= hand(table, 0)
    assert pile(table) == set()


@pytest.mark.rule("JR-X9", "JR-L2")
def test_without_the_option_one_card_a_turn_wins() -> None:
    table = position(("2C 2S", ""), phase="journey", dice=(2, 2), pile="TC TS")
    act(table, "match:2C")
    assert refused(table, "match:2S") == ("jackrabbits-matched-already", "JR-L2")
