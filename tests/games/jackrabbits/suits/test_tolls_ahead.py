"""What people are told of ways that cost a toll beside the way itself: places in reach, prices, why not. JR-E0h."""

from __future__ import annotations

from typing import Any

import pytest

from games.jackrabbits.helpers import see
from playing import act
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


# --- what is told of a way that is not offered -------------------------------------------------------------------


def why(table: RaceTable, action: str) -> str:
    reason = table.explain(0, table.game.actions.parse(action))
    assert reason is not None, f"{action} is offered"
    return Words("en").phrase(reason)


BOTH = "The guard stands on the cave 2: the way takes 7 in {}, then the guard 7 in shields, and you cannot pay both."


@pytest.mark.rule("JR-E0h", "JR-E2a")
@pytest.mark.parametrize(
    ("cards", "told"),
    [
        ("", BOTH.format("horseshoes")),
        ("5E 5U", BOTH.format("horseshoes")),
        ("5E 7U", "The guard stands on the cave 2: 2 more points in shields would send it away."),
        ("7E 5U", "2 more points in horseshoes would get you a horse."),
    ],
)
def test_of_a_way_and_its_toll_what_is_missing_is_told_or_what_both_take(cards: str, told: str) -> None:
    table = position(
        (cards, ""), phase="journey", suits="shields,horseshoes", land="generated:archipelago:1",
        tokens={"guard": "cave-2"},
    )  # fmt: skip
    assert why(table, "trot:cave-2") == told


@pytest.mark.rule("JR-E0h", "JR-E2d")
@pytest.mark.parametrize("cards", ["7S 4E", "4E 3E", "9E", "7E"])
def test_where_shields_pay_for_the_way_as_well_both_are_told(cards: str) -> None:
    """A merchant takes any suit here; a seal of five is broken by six."""
    table = act(race(cards), "go:citadel.4")
    assert why(table, "horse:plaza-spades") == (
        "A seal bars the plaza of spades: the way takes 7 in any suit, then the seal 6 in shields, "
        "and you cannot pay both."
    )
