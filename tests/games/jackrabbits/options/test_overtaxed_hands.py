"""JR-X10: the hand limit is six."""

from __future__ import annotations

import pytest

from games.jackrabbits.helpers import hand
from playing import act, of_kind, offered, refused
from warren.games.jackrabbits.position import position

SIX = "2C 3C 4C 5C 6C 7C"


@pytest.mark.rule("JR-X10", "JR-N1")
def test_six_cards_are_within_the_limit_and_seven_are_not() -> None:
    table = position((SIX, ""), phase="acquisition", overtaxed_hands=True)
    assert of_kind(table, "discard") == set()
    assert refused(table, "discard:2C") == ("jackrabbits-within-limit", "JR-N1")
    table = position((f"{SIX} KH X1", ""), phase="acquisition", overtaxed_hands=True)
    act(table, "discard:KH discard:X1")
    assert hand(table, 0) == set(SIX.split()), "royals and jokers are cards of the hand, too"


@pytest.mark.rule("JR-X10", "JR-N2")
def test_who_holds_seven_is_called_and_discards_down_to_six() -> None:
    table = position((SIX, ""), phase="acquisition", pile="TD", overtaxed_hands=True)
    act(table, "rest rest")
    assert "call:0" in offered(table, 1)
    act(table, "call:0")
    assert offered(table) == {f"discard:{card}" for card in [*SIX.split(), "TD"]}
    act(table, "discard:TD")
    assert len(hand(table, 0)) == 6


@pytest.mark.rule("JR-X10", "JR-N2")
def test_a_strict_limit_is_six_as_well() -> None:
    table = position((SIX, ""), phase="increment", pile="TD", surplus="strict", overtaxed_hands=True)
    assert len(of_kind(table, "discard")) == 7
