"""JR-X3: an Ace is 1 or 11, as its user likes."""

from __future__ import annotations

import pytest

from games.jackrabbits.helpers import hand, place, spent
from playing import act, of_kind, offered
from warren.games.jackrabbits.position import position


@pytest.mark.rule("JR-X3", "JR-A1")
def test_an_ace_pays_eleven_each_time_and_is_spent_as_any_card() -> None:
    table = position(("AS", ""), ("tower-spades",), phase="acquisition", ambivalent_aces=True)
    act(table, "claim pay:AS done")
    assert "KS" in hand(table, 0)
    assert "AS" in spent(table)


@pytest.mark.rule("JR-X3", "JR-M1")
def test_several_aces_count_eleven_each_and_one_is_bought_for_one() -> None:
    table = position(("AC AH", ""), ("plaza-diamonds",), phase="acquisition", spent="AD TD 9D 2D", ambivalent_aces=True)
    act(table, "buy:AD buy:2D buy:9D buy:TD")
    act(table, "done pay:AC pay:AH done")
    assert {"AD", "2D", "9D", "TD"} <= hand(table, 0), "twenty-two for 1 and 2 and 9 and 10"


@pytest.mark.rule("JR-X3", "JR-D2")
def test_an_ace_fights_with_eleven() -> None:
    table = position(("TS", "AS"), ("citadel", "citadel"), phase="acquisition", ambivalent_aces=True)
    act(table, "attack:1 fight:TS done")
    assert offered(table) == {"fight:AS", "yield"}


@pytest.mark.rule("JR-X3", "JR-H2")
def test_an_ace_of_hearts_proves_enough() -> None:
    table = position(("X1 AH", "6H"), ("citadel", "tower-clubs"), phase="journey", ambivalent_aces=True)
    act(table, "ride:palace-clubs contest prove:6H done prove:AH done")
    assert place(table, 1) == "off-board"


@pytest.mark.rule("JR-X3", "JR-F2")
def test_an_ace_is_a_passport_of_eleven() -> None:
    table = position(("AC", ""), ("tower-hearts",), phase="journey", dice=(5, 6), passport="AC", ambivalent_aces=True)
    assert of_kind(table, "fly") == {"tower-clubs", "tower-spades", "tower-diamonds"}
    assert "fall" not in offered(table)
    table = position(("AC", ""), ("tower-hearts",), phase="journey", dice=(6, 6), passport="AC", ambivalent_aces=True)
    assert "fall" in offered(table)


@pytest.mark.rule("JR-X3", "JR-L2")
def test_an_ace_is_a_one_in_the_lottery() -> None:
    table = position(("AC", ""), phase="journey", dice=(5, 6), ambivalent_aces=True)
    assert of_kind(table, "match") == set()
    table = position(("AC", ""), phase="journey", dice=(1, 6), ambivalent_aces=True)
    assert of_kind(table, "match") == {"AC"}
