"""Positions that are set up: what options remember in them, and what they cannot."""

from __future__ import annotations

from typing import Any

import pytest

from playing import act, of_kind, offered
from warren.core.errors import BadInput
from warren.games.jackrabbits.game import JACKRABBITS
from warren.games.jackrabbits.position import position

FULL_ACCESS = {"special_access": True, "edition": "full"}


@pytest.mark.rule("JR-X4")
def test_a_capital_ace_lies_in_front_of_its_owner_and_is_in_no_pile() -> None:
    table = position(("9S", ""), capital_aces=True, remembers={"capital_aces": ("AS", "AC")})
    assert table.view(None).shown()["capital"] == [["AS"], ["AC"]]
    assert table.census() == JACKRABBITS.new(1).census()
    for seat in (0, 1):
        view = table.view(seat)
        assert JACKRABBITS.load_view(view.dump()).dump() == view.dump()
        sample = JACKRABBITS.sample(view, table.chance)
        assert sample.view(seat).dump() == view.dump()


@pytest.mark.rule("JR-X7")
def test_open_hearts_contest_whoever_arrives() -> None:
    table = position(
        ("X1", "6H"),
        ("plaza-clubs", "tower-clubs"),
        phase="journey",
        special_access=True,
        edition="full",
        remembers={"special_access": ("", "6H")},
    )
    act(table, "ride:tower-clubs")
    assert offered(table, 1) == {"pass", "contest"}


@pytest.mark.rule("JR-X9")
def test_cards_that_have_won_do_not_win_again() -> None:
    given: dict[str, Any] = {"phase": "journey", "dice": (3, 4), "windfall_lottery": True}
    assert of_kind(position(("3C 4C 4D", ""), **given), "match") == {"3C", "4C", "4D"}
    table = position(("3C 4C 4D", ""), remembers={"windfall_lottery": ("3C 4D",)}, **given)
    assert of_kind(table, "match") == {"4C"}


@pytest.mark.rule("JR-X13")
def test_who_was_offered_a_trade_is_not_offered_another() -> None:
    given: dict[str, Any] = {"phase": "acquisition", "special_trades": True}
    assert of_kind(position(("7D", "5D", "6D"), **given), "offer") == {"1", "2"}
    table = position(("7D", "5D", "6D"), remembers={"special_trades": ("", "offered")}, **given)
    assert of_kind(table, "offer") == {"2"}


@pytest.mark.parametrize(
    ("code", "remembers", "settings"),
    [
        ("position/option", {"capital_aces": ("AS",)}, {}),
        ("position/option", {"no_such_option": ("AS",)}, {}),
        ("position/option", {"special_flights": ("6H",)}, {"special_flights": True, "suits": "spades,hearts,diamonds"}),
        ("position/nothing-remembered", {"trailing_carrots": ("AS",)}, {"trailing_carrots": True}),
        ("position/card", {"capital_aces": ("1S",)}, {"capital_aces": True}),
        ("position/remembered", {"capital_aces": ("2S",)}, {"capital_aces": True}),
        ("position/remembered", {"capital_aces": ("AS AC",)}, {"capital_aces": True}),
        ("position/remembered", {"capital_aces": ("AD",)}, {"capital_aces": True}),
        ("position/remembered", {"special_access": ("6H",)}, {"special_access": True}),
        ("position/remembered", {"special_access": ("5H",)}, FULL_ACCESS),
        ("position/remembered", {"special_access": ("", "6H")}, FULL_ACCESS),
        ("position/remembered", {"windfall_lottery": ("9C",)}, {"windfall_lottery": True}),
        ("position/remembered", {"special_trades": ("offered",)}, {"special_trades": True}),
        ("seat/unknown", {"capital_aces": ("AS", "AC", "AH")}, {"capital_aces": True}),
    ],
)
def test_what_cannot_be_remembered_is_refused(
    code: str, remembers: dict[str, tuple[str, ...]], settings: dict[str, Any]
) -> None:
    with pytest.raises(BadInput) as refusal:
        position(("5H 6H AD", ""), ("tower-spades",), phase="journey", remembers=remembers, **settings)
    assert refusal.value.code == code
    assert str(refusal.value).endswith(".")
