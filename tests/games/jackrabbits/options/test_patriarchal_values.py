"""JR-X12: Ace 14, King 13, Queen 12, Jack 11, in every sum."""

from __future__ import annotations

import pytest

from games.jackrabbits.helpers import court, hand, place
from playing import act, of_kind, offered
from warren.games.jackrabbits.position import position


@pytest.mark.rule("JR-X12", "JR-C2", "JR-D2")
@pytest.mark.parametrize(("low", "high"), [("TS", "JS"), ("JS", "QS"), ("QS", "KS"), ("KS", "AS")])
def test_in_a_fight_each_rank_exceeds_the_one_below(low: str, high: str) -> None:
    table = position((low, high), ("citadel", "citadel"), phase="acquisition", patriarchal_values=True)
    assert offered(act(table, f"attack:1 fight:{low} done")) == {f"fight:{high}", "yield"}
    table = position((high, low), ("citadel", "citadel"), phase="acquisition", patriarchal_values=True)
    assert offered(act(table, f"attack:1 fight:{high} done")) == {"yield"}


@pytest.mark.rule("JR-X12", "JR-F2")
@pytest.mark.parametrize(
    ("passport", "dice", "is_enough"), [("JC", (5, 6), True), ("JC", (6, 6), False), ("QC", (6, 6), True)]
)
def test_passports_are_worth_that_too(passport: str, dice: tuple[int, int], is_enough: bool) -> None:
    table = position(
        (passport, ""), ("tower-hearts",), phase="journey", dice=dice, passport=passport, patriarchal_values=True
    )
    assert ("fall" not in offered(table)) == is_enough


@pytest.mark.rule("JR-X12", "JR-A1", "JR-C3")
def test_an_ace_alone_pays_for_a_royal_and_a_royal_for_another() -> None:
    table = position(("AS", ""), ("tower-spades",), phase="acquisition", patriarchal_values=True)
    act(table, "claim pay:AS done")
    assert "KS" in hand(table, 0)
    table = position(("JS", ""), ("tower-spades",), phase="acquisition", patriarchal_values=True)
    act(table, "claim pay:JS done")
    assert "JS" in court(table)


@pytest.mark.rule("JR-X12", "JR-M1")
def test_in_a_market_an_ace_costs_fourteen_and_the_king_of_diamonds_pays_thirteen() -> None:
    table = position(("KD", ""), ("plaza-hearts",), phase="acquisition", spent="AH TH 3H", patriarchal_values=True)
    assert of_kind(table, "buy") == {"3H", "TH"}
    act(table, "buy:3H buy:TH done pay:KD done")
    assert {"3H", "TH"} <= hand(table, 0), "three and ten cost thirteen"
    table = position(("AD", ""), ("plaza-hearts",), phase="acquisition", spent="AH", patriarchal_values=True)
    assert of_kind(table, "buy") == {"AH"}


@pytest.mark.rule("JR-X12", "JR-T1", "JR-C4")
def test_a_price_on_the_way_is_paid_with_those_values() -> None:
    table = position(("QC", ""), ("citadel",), phase="journey", dice=(6, 6), patriarchal_values=True)
    assert "cross" in offered(act(table, "go:citadel.5")), "woods, for clubs worth twelve"
    plain = position(("QC", ""), ("citadel",), phase="journey", dice=(6, 6))
    assert "cross" not in offered(act(plain, "go:citadel.5"))


@pytest.mark.rule("JR-X12", "JR-H2")
def test_an_ace_of_hearts_is_enough_to_contest() -> None:
    table = position(("X1", "AH"), ("citadel", "tower-clubs"), phase="journey", patriarchal_values=True)
    act(table, "ride:palace-clubs contest prove:AH done refuse")
    assert place(table, 0) == "off-board"


@pytest.mark.rule("JR-X12", "JR-L2")
def test_in_the_lottery_an_ace_is_still_a_one() -> None:
    table = position(("AC KC 4C", ""), phase="journey", dice=(1, 4), patriarchal_values=True)
    assert of_kind(table, "match") == {"AC", "4C"}
