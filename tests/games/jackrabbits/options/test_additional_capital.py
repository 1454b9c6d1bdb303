"""JR-X5: a capital Ace adds one point to every sum its owner needs, where its suit is accepted."""

from __future__ import annotations

from typing import Any, Final

import pytest

from games.jackrabbits.helpers import capital, hand, place, spent, with_capital
from playing import act, of_kind, offered
from warren.games.jackrabbits.position import position

BOTH: Final[dict[str, Any]] = {"capital_aces": True, "additional_capital": True}


@pytest.mark.rule("JR-X5", "JR-C1")
def test_a_capital_ace_adds_a_point_to_a_payment_in_its_suit() -> None:
    table = position(("9S", ""), ("tower-spades",), phase="acquisition", **BOTH)
    act(with_capital(table, 0, "AS"), "claim pay:9S done")
    assert "KS" in hand(table, 0)
    assert capital(table, 0) == {"AS"}
    assert "9S" in spent(table)


@pytest.mark.rule("JR-X5")
def test_it_adds_nothing_by_capital_aces_alone_or_where_its_suit_is_not_accepted() -> None:
    table = position(("9S", ""), ("tower-spades",), phase="acquisition", capital_aces=True)
    assert "claim" not in offered(with_capital(table, 0, "AS"))
    table = position(("9S", ""), ("tower-spades",), phase="acquisition", **BOTH)
    assert "claim" not in offered(with_capital(table, 0, "AH"))
    table = position(("9S", ""), ("tower-spades",), phase="acquisition", **BOTH)
    assert "claim" not in offered(with_capital(table, 1, "AS")), "it is another's"


@pytest.mark.rule("JR-X5")
def test_it_adds_one_point_once_a_sum_however_many_cards_are_played() -> None:
    table = position(("2S 3S 4S", ""), ("tower-spades",), phase="acquisition", **BOTH)
    act(with_capital(table, 0, "AS"), "claim pay:2S pay:3S")
    assert offered(table) == {"pay:4S"}
    act(table, "pay:4S done")
    assert "KS" in hand(table, 0)
    table = position(("AS 3S 4S", ""), ("tower-spades",), phase="acquisition", **BOTH)
    assert "claim" not in offered(with_capital(table, 0, "AC"))


@pytest.mark.rule("JR-X5", "JR-X4")
def test_the_first_ace_adds_nothing_to_the_sum_in_which_it_is_spent() -> None:
    table = position(("AD", ""), ("plaza-hearts",), phase="acquisition", spent="2H TH", **BOTH)
    assert of_kind(table, "buy") == {"2H", "TH"}
    assert of_kind(act(table, "buy:2H"), "buy") == set(), "eleven points, not twelve"


@pytest.mark.rule("JR-X5", "JR-M1")
def test_it_helps_to_pay_in_a_market_but_not_alone() -> None:
    table = position(("2D", ""), ("plaza-hearts",), phase="acquisition", spent="3H 4H AH", **BOTH)
    assert of_kind(with_capital(table, 0, "AD"), "buy") == {"AH", "3H"}
    table = position(("2S", ""), ("plaza-hearts",), phase="acquisition", spent="3H 4H AH", **BOTH)
    assert of_kind(with_capital(table, 0, "AD"), "buy") == set(), "at least one card has to be paid"


@pytest.mark.rule("JR-X5", "JR-H2", "JR-H3")
def test_it_adds_a_point_to_hearts_that_are_shown() -> None:
    table = position(("X1 5H", "2H 4H"), ("citadel", "tower-clubs"), phase="journey", **BOTH)
    act(with_capital(table, 0, "AH"), "ride:palace-spades contest prove:2H prove:4H done prove:5H done")
    assert place(table, 0) == "palace-spades"
    assert place(table, 1) == "off-board"
    assert capital(table, 0) == {"AH"}


@pytest.mark.rule("JR-X5", "JR-H2", "JR-H4")
def test_a_contester_loses_the_hearts_shown_and_keeps_the_capital_ace() -> None:
    table = position(("X1 6H", "5H"), ("citadel", "tower-clubs"), phase="journey", **BOTH)
    act(with_capital(table, 1, "AH"), "ride:palace-spades contest prove:5H done prove:6H done")
    assert spent(table) == {"5H"}
    assert capital(table, 1) == {"AH"}


@pytest.mark.rule("JR-X5", "JR-H2")
def test_a_capital_ace_of_another_suit_does_not_help_with_hearts() -> None:
    table = position(("X1", "5H"), ("citadel", "tower-clubs"), phase="journey", **BOTH)
    act(with_capital(table, 1, "AS"), "ride:palace-spades")
    assert offered(table, 1) == {"pass"}


@pytest.mark.rule("JR-X5", "JR-D2")
def test_it_adds_a_point_to_a_fight_on_either_side() -> None:
    table = position(("5S", "6S"), ("citadel", "citadel"), phase="acquisition", **BOTH)
    act(with_capital(table, 0, "AS"), "attack:1 fight:5S done")
    assert offered(table) == {"yield"}, "six is not more than five and one"
    table = position(("5S", "5H 5D"), ("citadel", "citadel"), phase="acquisition", **BOTH)
    act(with_capital(table, 1, "AS"), "attack:1 fight:5S done")
    assert offered(table) == {"yield"}, "at least one spade has to be played"
    table = position(
        (
            "6S",
            "6H 6D 6C",
        ),
        ("citadel", "citadel"),
        phase="acquisition",
        **BOTH,
    )
    assert of_kind(with_capital(table, 0, "AH"), "attack") == {"1"}


@pytest.mark.rule("JR-X5", "JR-D2")
def test_the_point_is_counted_once_in_a_fight_of_several_rounds() -> None:
    table = position(("2S 3S 4S", "5S 6S"), ("citadel", "citadel"), phase="acquisition", **BOTH)
    act(with_capital(table, 0, "AS"), "attack:1 fight:3S done fight:5S done")
    assert of_kind(table, "fight") == {"2S", "4S"}
    act(table, "fight:2S done")
    assert offered(table) == {"fight:6S", "yield"}, "three, two and one make six; eleven exceed them"
    act(table, "fight:6S done")
    assert offered(table) == {"yield"}, "three, two, four and one are ten"


@pytest.mark.rule("JR-X5", "JR-D1")
def test_nobody_attacks_with_a_capital_ace_alone() -> None:
    table = position(("5H", ""), ("citadel", "citadel"), phase="acquisition", **BOTH)
    assert of_kind(with_capital(table, 0, "AS"), "attack") == set()


@pytest.mark.rule("JR-X5", "JR-F2", "JR-F3")
def test_it_adds_nothing_to_a_passport_but_helps_to_pay_the_shortfall() -> None:
    table = position(("5C 2S", ""), ("tower-spades",), phase="journey", dice=(2, 4), passport="5C", **BOTH)
    assert "fall" in offered(with_capital(table, 0, "AC")), "one point short"
    table = position(("5C 2S", ""), ("tower-spades",), phase="journey", dice=(2, 6), passport="5C", **BOTH)
    assert of_kind(table, "fly") == set()
    assert of_kind(with_capital(table, 0, "AS"), "fly") != set(), "two and one are the three that are missing"


@pytest.mark.rule("JR-X5", "JR-F3")
def test_a_shortfall_of_one_takes_a_card_all_the_same() -> None:
    table = position(("5C", ""), ("tower-spades",), phase="journey", dice=(2, 4), passport="5C", **BOTH)
    with_capital(table, 0, "AS")
    assert offered(table) == {"fall"}, "there is no spade to pay with"
    table = position(("5C", ""), ("tower-clubs",), phase="journey", dice=(2, 4), passport="5C", **BOTH)
    act(with_capital(table, 0, "AC"), "fly:tower-hearts")
    assert offered(table) == {"pay:5C"}
