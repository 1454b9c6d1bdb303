"""The lottery. JR-L1 to JR-L3."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from games.jackrabbits.helpers import court, hand, pile, place, spent
from playing import act, kinds, of_kind, offered, refused, told
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.table import RaceTable

EVERY_CARD = "AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC KH QS X1 AS 6H"


def rolled(first: int, second: int, held: str, where: str = "citadel", **given: Any) -> RaceTable:
    return position((held, ""), (where, "citadel"), phase="journey", dice=(first, second), rules="intro", **given)


@pytest.mark.rule("JR-L1")
def test_a_turn_begins_with_the_roll_and_its_sum_is_the_price() -> None:
    for seed in range(30):
        table = position(("5C", ""), seed=str(seed))
        assert table.price == 0
        ear = table.listen()
        act(table, "roll")
        (fact,) = told(ear, "rolled")
        assert table.price == int(str(fact.args["first"])) + int(str(fact.args["second"]))
        assert 2 <= table.price <= 12


@pytest.mark.rule("JR-L1")
def test_the_price_is_this_turns_alone() -> None:
    table = position(("", ""), rules="intro", phase="journey", dice=(6, 6))
    act(table, "stay rest")
    assert table.price == 0
    assert offered(table, 1) == {"roll"}


@pytest.mark.rule("JR-L2")
@pytest.mark.parametrize(("first", "second"), list(product(range(1, 7), repeat=2)))
def test_the_cards_whose_number_is_on_a_die_may_be_shown_and_an_ace_is_a_one(first: int, second: int) -> None:
    table = rolled(first, second, EVERY_CARD)
    numbers = {"A23456"[first - 1], "A23456"[second - 1]}
    wanted = {card for card in EVERY_CARD.split() if card[0] in numbers}
    assert of_kind(table, "match") == wanted


@pytest.mark.rule("JR-L2")
def test_not_the_sum_of_the_dice_counts_but_one_of_them() -> None:
    assert of_kind(rolled(3, 4, "7C 7H TS"), "match") == set()
    assert of_kind(rolled(4, 6, "TS JC"), "match") == set()


@pytest.mark.rule("JR-L2")
@pytest.mark.rule("JR-C2")
def test_a_card_that_is_shown_stays_in_the_hand_and_one_comes_from_the_pile() -> None:
    table = rolled(3, 4, "4H 4S")
    before = pile(table)
    ear = table.listen()
    act(table, "match:4H")
    assert hand(table, 0) >= {"4H", "4S"}
    assert len(hand(table, 0)) == 3
    assert before - pile(table) == hand(table, 0) - {"4H", "4S"}
    assert spent(table) == set()
    assert [fact.args["card"] for fact in told(ear, "matched")] == ["4H"]


@pytest.mark.rule("JR-L2")
def test_only_one_card_a_turn_wins_even_on_a_double_and_with_the_card_won() -> None:
    table = rolled(4, 4, "4H 4S 4D")
    act(table, "match:4S")
    assert of_kind(table, "match") == set()
    refused(table, "match:4H")
    assert len(hand(table, 0)) == 4


@pytest.mark.rule("JR-L2")
def test_showing_a_card_is_a_choice_and_comes_before_the_journey() -> None:
    table = rolled(3, 4, "4H", "tower-clubs")
    act(table, "go:tower-clubs.0")
    assert "match" not in kinds(table)
    act(table, "go:merchant-3.1")
    assert "match" not in kinds(table)
    assert hand(table, 0) == {"4H"}


@pytest.mark.rule("JR-L2")
def test_next_turn_there_is_a_lottery_again() -> None:
    table = rolled(4, 4, "AC 2C 3C 4C 5C 6C")
    act(table, "match:4C stay rest")
    act(table, "roll stay rest", 1)
    act(table, "roll")
    assert "match" in kinds(table)


@pytest.mark.rule("JR-L2")
@pytest.mark.rule("JR-I2")
def test_with_pile_and_spent_lot_empty_a_card_may_be_shown_and_nothing_is_drawn() -> None:
    pips = [rank + suit for suit in "CS" for rank in "A23456789T"]
    table = position(
        (" ".join(pips[:10]), " ".join(pips[10:])), phase="journey", dice=(2, 3), suits="clubs,spades", rules="intro"
    )
    ear = table.listen()
    act(table, "match:2C")
    assert hand(table, 0) == set(pips[:10])
    assert told(ear, "nothing-to-draw")
    assert of_kind(table, "match") == set()


@pytest.mark.rule("JR-L3")
@pytest.mark.parametrize("where", ["off-board", "underground"])
def test_off_board_and_underground_too_one_rolls_and_may_win(where: str) -> None:
    table = position(("AC 2C 3C 4C 5C 6C", ""), (where, "citadel"))
    assert offered(table) == {"roll"}
    act(table, "roll")
    shown = min(of_kind(table, "match"))
    act(table, f"match:{shown}")
    assert len(hand(table, 0)) == 7
    assert place(table, 0) == where
    assert court(table) >= {"X1", "X2"}
