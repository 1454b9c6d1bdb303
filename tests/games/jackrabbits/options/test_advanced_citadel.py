"""JR-X1: the advanced citadel is a palace, a plaza and a tower."""

from __future__ import annotations

import pytest

from games.jackrabbits.helpers import TOWERS, hand, place, spent
from playing import act, ended, of_kind, offered, refused
from warren.games.jackrabbits.position import position


@pytest.mark.rule("JR-X1", "JR-H1", "JR-H4")
def test_a_rabbit_that_arrives_on_the_citadel_may_be_contested() -> None:
    table = position(("X1", "6H"), ("tower-clubs", "tower-spades"), phase="journey", advanced_citadel=True)
    act(table, "ride:citadel contest prove:6H done refuse")
    assert place(table, 0) == "off-board"
    plain = position(("X1", "6H"), ("tower-clubs", "tower-spades"), phase="journey")
    assert place(act(plain, "ride:citadel"), 0) == "citadel"
    assert "contest" not in offered(plain, 1) if plain.seats() == [1] else plain.seats() == [0]


@pytest.mark.rule("JR-X1", "JR-J7")
def test_who_stays_on_the_citadel_is_not_contested() -> None:
    table = position(("", "6H"), ("citadel", "tower-spades"), phase="journey", advanced_citadel=True)
    act(table, "stay")
    assert table.seats() == [0]


@pytest.mark.rule("JR-X1", "JR-O1")
def test_a_win_is_contested_before_it_is_looked_at() -> None:
    royals = "KC QS JD"
    lost = position((f"{royals} X1", "6H"), ("tower-clubs", "tower-spades"), phase="journey", advanced_citadel=True)
    act(lost, "ride:citadel contest prove:6H done")
    assert lost.outcome is None
    act(lost, "refuse")
    assert lost.outcome is None
    assert place(lost, 0) == "off-board"
    won = position((f"{royals} X1 7H", "6H"), ("tower-clubs", "tower-spades"), phase="journey", advanced_citadel=True)
    act(won, "ride:citadel contest prove:6H done prove:7H done")
    assert ended(won).winners == (0,)
    assert place(won, 1) == "off-board"
    unopposed = position((f"{royals} X1", "6H"), phase="journey", rabbits=("tower-clubs",), advanced_citadel=True)
    assert ended(act(unopposed, "ride:citadel pass")).winners == (0,)


@pytest.mark.rule("JR-X1", "JR-H3")
@pytest.mark.parametrize("edition", ["standard", "full"])
def test_no_queens_card_is_honoured_there(edition: str) -> None:
    queens = "QC QS QD"
    table = position(
        (f"X1 {queens}", "6H"),
        ("tower-clubs", "tower-spades"),
        phase="journey",
        edition=edition,
        objective="tribal",
        advanced_citadel=True,
    )
    act(table, "ride:citadel contest prove:6H done")
    assert offered(table) == {"refuse"}
    assert refused(table, "queen") == ("jackrabbits-no-queen", "JR-H3")
    table = position(
        ("X1", f"{queens}"), ("tower-clubs", "tower-spades"), phase="journey", edition=edition, advanced_citadel=True
    )
    act(table, "ride:citadel")
    assert offered(table, 1) == {"pass"}


@pytest.mark.rule("JR-X1", "JR-H3")
def test_the_queen_of_hearts_is_a_heart_like_others_there() -> None:
    table = position(("X1 QH", "6H"), ("tower-clubs", "tower-spades"), phase="journey", advanced_citadel=True)
    act(table, "ride:citadel contest prove:6H done prove:QH done")
    assert place(table, 1) == "off-board"


@pytest.mark.rule("JR-X1", "JR-M1", "JR-M2")
def test_diamonds_buy_any_suit_there() -> None:
    table = position(("9D 9C", ""), ("citadel",), phase="acquisition", spent="2C 3S 4H 5D TD", advanced_citadel=True)
    assert of_kind(table, "buy") == {"2C", "3S", "4H", "5D"}
    act(table, "buy:2C buy:3S buy:4H done")
    assert offered(table) == {"pay:9D"}, "diamonds pay, clubs do not"
    act(table, "pay:9D done")
    assert {"2C", "3S", "4H"} <= hand(table, 0)
    assert "9D" in spent(table)
    assert of_kind(table, "buy") == set(), "once a turn"


@pytest.mark.rule("JR-X1", "JR-F1", "JR-F2")
def test_flights_start_there_and_lead_to_any_tower() -> None:
    table = position(("7C", ""), ("citadel",), advanced_citadel=True)
    assert offered(table) == {"roll", "passport:7C"}
    table = position(("7C", ""), ("citadel",), phase="journey", dice=(3, 4), passport="7C", advanced_citadel=True)
    assert of_kind(table, "fly") == TOWERS


@pytest.mark.rule("JR-X1", "JR-F2")
def test_flights_land_there_and_it_is_an_arrival() -> None:
    table = position(
        ("7C", "6H"), ("tower-clubs", "plaza-clubs"), phase="journey", passport="7C", advanced_citadel=True
    )
    assert of_kind(table, "fly") == (TOWERS - {"tower-clubs"}) | {"citadel"}
    act(table, "fly:citadel")
    assert offered(table, 1) == {"pass", "contest"}


@pytest.mark.rule("JR-X1", "JR-F3")
@pytest.mark.parametrize("payment", ["7C", "5D", "9H", "6S"])
def test_a_shortfall_there_is_paid_in_any_suit_the_passport_included(payment: str) -> None:
    held = "7C" if payment == "7C" else f"7C {payment}"
    table = position((held, ""), ("citadel",), phase="journey", dice=(6, 6), passport="7C", advanced_citadel=True)
    act(table, f"fly:tower-hearts pay:{payment} done")
    assert place(table, 0) == "tower-hearts"
    assert payment in spent(table)


@pytest.mark.rule("JR-X1", "JR-A1")
def test_it_is_no_house_and_has_no_royal_to_claim() -> None:
    table = position(("TC TS TH TD", ""), ("citadel",), phase="acquisition", advanced_citadel=True)
    assert "claim" not in offered(table)


@pytest.mark.rule("JR-X1", "JR-X2", "JR-M1")
def test_without_diamonds_in_play_nothing_is_sold_there() -> None:
    table = position(("9S", ""), ("citadel",), phase="acquisition", spent="2S", advanced_citadel=True, tight_suits=True)
    assert of_kind(table, "buy") == set()


@pytest.mark.rule("JR-X1", "JR-E0b", "JR-E3c")
def test_the_market_underground_makes_the_citadel_none_without_diamonds() -> None:
    table = position(
        ("9U", ""), ("citadel",), phase="acquisition", spent="2U", advanced_citadel=True, suits="clubs,horseshoes"
    )
    assert refused(table, "buy:2U") == ("jackrabbits-no-market", "JR-M1")


@pytest.mark.rule("JR-X1", "JR-H1")
def test_of_several_contesters_the_first_after_the_visitor_is_heard() -> None:
    table = position(
        ("X1", "7H", "8H"), ("tower-clubs", "underground", "off-board"), phase="journey", advanced_citadel=True
    )
    act(table, "ride:citadel")
    assert table.seats() == [1], "who is off the board cannot contest, who is underground can"
    act(table, "contest", 1)
    act(table, "prove:7H done refuse")
    assert place(table, 0) == "off-board"
