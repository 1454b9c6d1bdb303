"""JR-X6: from a tower, a flight may land on any hexagon above ground."""

from __future__ import annotations

import pytest

from games.jackrabbits.helpers import place
from playing import act, ended, of_kind, offered, refused
from warren.games.jackrabbits.actions import HEX_TEXTS
from warren.games.jackrabbits.position import position

ABOVE = {"citadel", *(text for text in HEX_TEXTS[2:14])}


@pytest.mark.rule("JR-X6", "JR-F2")
def test_a_flight_lands_on_any_other_hexagon_above_ground() -> None:
    table = position(("7C", ""), ("tower-clubs",), phase="journey", passport="7C", special_flights=True)
    assert len(ABOVE) == 13
    assert of_kind(table, "fly") == ABOVE - {"tower-clubs"}
    assert refused(table, "fly:underground").rule in ("JR-F2", "JR-X6")
    assert refused(table, "fly:tower-clubs") == ("jackrabbits-fly-elsewhere", "JR-F2")
    plain = position(("7C", ""), ("tower-clubs",), phase="journey", passport="7C")
    assert of_kind(plain, "fly") == {"tower-spades", "tower-hearts", "tower-diamonds"}


@pytest.mark.rule("JR-X6", "JR-F1")
def test_flights_still_start_from_towers_only() -> None:
    assert offered(position(("7C", ""), ("plaza-clubs",), special_flights=True)) == {"roll"}
    assert offered(position(("7C", ""), ("citadel",), special_flights=True)) == {"roll"}


@pytest.mark.rule("JR-X6", "JR-F3")
def test_the_shortfall_is_paid_as_ever_and_who_does_not_pay_falls() -> None:
    hands = ("2C 5S", "")
    table = position(hands, ("tower-spades",), phase="journey", dice=(3, 4), passport="2C", special_flights=True)
    assert place(act(table.clone(), "fall"), 0) == "off-board"
    act(table, "fly:plaza-hearts pay:5S done")
    assert place(table, 0) == "plaza-hearts"


@pytest.mark.rule("JR-X6", "JR-H1")
def test_a_flight_to_a_palace_is_an_arrival_and_may_be_contested() -> None:
    table = position(("7C", "6H"), ("tower-clubs",), phase="journey", passport="7C", special_flights=True)
    act(table, "fly:palace-hearts contest prove:6H done refuse")
    assert place(table, 0) == "off-board"


@pytest.mark.rule("JR-X6", "JR-O1")
def test_a_flight_to_the_citadel_wins_the_race() -> None:
    table = position(("7C KS QS JS", ""), ("tower-clubs",), phase="journey", passport="7C", special_flights=True)
    assert ended(act(table, "fly:citadel")).winners == (0,)


@pytest.mark.rule("JR-X6", "JR-X1")
def test_from_the_advanced_citadel_too_and_order_does_not_matter() -> None:
    table = position(
        ("7C", ""), ("citadel",), phase="journey", passport="7C", special_flights=True, advanced_citadel=True
    )
    assert of_kind(table, "fly") == ABOVE - {"citadel"}


@pytest.mark.rule("JR-X6", "JR-X2")
def test_with_tight_suits_there_are_only_the_houses_in_play() -> None:
    table = position(
        ("7C", ""),
        ("tower-clubs",),
        phase="journey",
        passport="7C",
        special_flights=True,
        tight_suits=True,
        suits="clubs,hearts",
    )
    houses = {f"{kind}-{suit}" for kind in ("tower", "palace", "plaza") for suit in ("clubs", "hearts")}
    assert of_kind(table, "fly") == (houses | {"citadel"}) - {"tower-clubs"}
