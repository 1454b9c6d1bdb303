"""What people are told of ways that cost a toll beside the way itself: places in reach, prices, why not. JR-E0h."""

from __future__ import annotations

from typing import Any

import pytest

from games.jackrabbits.helpers import see
from warren.games.jackrabbits.land.tiles import BY_NAME
from warren.games.jackrabbits.outlook import Outlook
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.table import RaceTable
from warren.text import Words

SHIELDS = 1 << 5


def race(cards: str, rabbits: tuple[str, str] = ("citadel", "plaza-spades"), **settings: Any) -> RaceTable:
    """At a price of seven; another has sealed where they rest with a five, but on the citadel with a royal's house."""
    seal = "5E" if rabbits[1] != "citadel" else "QS 5E"
    return position(
        (cards, seal), rabbits, phase="journey", suits="spades,shields",
        remembers={"shields": ("", seal)}, **settings,
    )  # fmt: skip


def prices(table: RaceTable, place: str) -> list[list[tuple[int, int]]]:
    """What the ways to a place cost, each by suits and points."""
    ways = Outlook(see(table, 0)).ways()
    return [[(price.suits, price.points) for price in way.prices] for way in ways if way.place == BY_NAME[place]]


@pytest.mark.rule("JR-E2d", "JR-E0h")
def test_a_sealed_place_is_in_reach_for_what_the_seal_costs() -> None:
    assert [(SHIELDS, 6)] in prices(race("6E"), "plaza-spades")
    assert prices(race("4E"), "plaza-spades") == []


@pytest.mark.rule("JR-E2a", "JR-E0h")
def test_behind_the_guard_a_place_is_in_reach_for_what_the_guard_costs() -> None:
    """From the palace of shields a tavern leads to the tower of shields."""
    assert prices(race("7E", ("palace-shields", "citadel")), "tower-shields") == [[]]
    guarded = {"tokens": {"guard": "tavern-1"}}
    assert prices(race("7E", ("palace-shields", "citadel"), **guarded), "tower-shields") == [[(SHIELDS, 7)]]
    assert prices(race("6E", ("palace-shields", "citadel"), **guarded), "tower-shields") == []


@pytest.mark.rule("JR-E0h", "JR-T2")
def test_a_ride_to_a_sealed_place_costs_the_way_and_then_the_seal() -> None:
    where = ("citadel", "tower-shields")
    assert all(way[1:] == [(SHIELDS, 6)] for way in prices(race("7S 6E", where), "tower-shields"))
    assert prices(race("7S 6E", where), "tower-shields")
    assert prices(race("7S 4E", where), "tower-shields") == []


@pytest.mark.rule("JR-E2a", "JR-E2d")
@pytest.mark.parametrize("language", ["en", "es"])
def test_why_a_barred_place_is_out_of_reach_is_told_with_what_is_missing(language: str) -> None:
    view = see(race("4E"), 0)
    reason = view.why_not_there("plaza-spades")
    assert reason is not None
    told = Words(language).phrase(reason)
    assert "2" in told
    assert ("shields" if language == "en" else "escudos") in told


@pytest.mark.rule("JR-E2a", "JR-E2d", "JR-E4c")
def test_what_bars_the_way_is_told_with_its_place_its_rule_and_what_the_load_has_made_of_the_price() -> None:
    def told(table: RaceTable, place: str) -> tuple[str, str]:
        reason = see(table, 0).why_not_there(place)
        assert reason is not None
        return Words("en").phrase(reason).partition(". ")[2], reason.rule

    assert told(race("4E"), "plaza-spades") == (
        "The seal on the way, at the plaza of spades, costs 6 in shields: 2 more points would get you there.",
        "JR-E2d",
    )
    behind = race("4E", ("palace-shields", "citadel"), tokens={"guard": "tavern-1"})
    assert told(behind, "tower-shields") == (
        "The guard on the way, at the tavern 1, costs 7 in shields: 3 more points would get you there.",
        "JR-E2a",
    )
    loaded = position(
        ("7N", ""), ("tower-acorns", "citadel"), phase="journey", suits="clubs,spades,hearts,acorns",
        tokens={"beast": "mountain-1"}, remembers={"acorns": ("5N",)},
    )  # fmt: skip
    assert told(loaded, "plaza-acorns") == (
        "Moving the beast on the way, at the mountain 1, costs 12 in acorns, 5 of it for the load: "
        "5 more points would get you there.",
        "JR-E4a",
    )
