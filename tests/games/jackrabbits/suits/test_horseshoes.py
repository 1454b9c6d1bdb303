"""Horseshoes: ride over a landmass, wells that lead down, and a market underground. JR-E3a to JR-E3c."""

from __future__ import annotations

from typing import Any

import pytest

from games.jackrabbits.helpers import hand, place, spent
from playing import Refusal, act, kinds, of_kind, offered, refused, story
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.table import RaceTable

APART = "generated:archipelago:1"
"""With shields and horseshoes: on the citadel's landmass the tower and the plaza of shields, the plaza of horseshoes
and cave-2; on the other the other houses and cave-1."""


def race(hands: tuple[str, ...], rabbits: tuple[str, ...] = (), phase: str = "journey", **settings: Any) -> RaceTable:
    """Seven is the price, unless the dice are said."""
    return position(hands, rabbits, phase=phase, **{"suits": "shields,horseshoes", "land": APART, **settings})


HOME = {"citadel", "tower-shields", "plaza-shields", "plaza-horseshoes"}
AWAY = {"palace-shields", "tower-horseshoes", "palace-horseshoes"}


# --- horses ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-E3a")
def test_before_leaving_horses_lead_to_another_hexagon_or_a_cave_of_the_same_landmass() -> None:
    table = race(("7U", ""))
    assert of_kind(table, "gallop") == HOME - {"citadel"}
    assert of_kind(table, "trot") == {"cave-2"}
    away = race(("7U", ""), ("palace-shields", "citadel"))
    assert of_kind(away, "gallop") == AWAY - {"palace-shields"}
    assert of_kind(away, "trot") == {"cave-1"}
    assert refused(away, "gallop:tower-shields") == Refusal("jackrabbits-other-landmass", "JR-E3a")
    assert refused(away, "gallop:palace-shields") == Refusal("jackrabbits-ride-elsewhere", "JR-E3a")


@pytest.mark.rule("JR-E3a")
def test_a_ride_is_paid_in_horseshoes_alone_and_is_an_arrival() -> None:
    table = race(("7U 9E", ""))
    assert story(table, "gallop:plaza-shields pay:7U done")[-2:] == ["galloped", "arrived"]
    assert place(table, 0) == "plaza-shields"
    assert spent(table) == {"7U"}
    poor = race(("6U 9E", ""))
    assert not kinds(poor) & {"gallop", "trot"}
    assert refused(poor, "gallop:plaza-shields") == Refusal("jackrabbits-too-poor", "JR-E3a")
    assert refused(poor, "trot:cave-2") == Refusal("jackrabbits-too-poor", "JR-E3a")


@pytest.mark.rule("JR-E3a", "JR-T4")
def test_in_a_cave_one_is_as_if_one_had_walked_in_and_all_its_roads_are_open() -> None:
    table = act(race(("7U 8E", "")), "trot:cave-2 pay:7U done")
    assert of_kind(table, "go") == {"cave-2.0", "cave-2.1", "cave-2.2"}
    assert {"down", "hole:cave-1"} <= offered(table), "no suit that a cave shows is in play, so any pays for the hole"
    act(table, "go:cave-2.0")
    assert place(table, 0) == "citadel", "where the journey began; that is an arrival, too"


@pytest.mark.rule("JR-E3a")
def test_on_a_small_tile_horses_lead_to_every_hexagon_of_its_landmass() -> None:
    table = act(race(("7U", "")), "go:citadel.4")
    assert of_kind(table, "gallop") == HOME
    act(table, "gallop:citadel pay:7U done")
    assert place(table, 0) == "citadel"


@pytest.mark.rule("JR-E3a")
def test_no_horses_come_to_a_landmass_without_a_house_of_horseshoes() -> None:
    islet = race(("7U", ""), ("tower-shells", "citadel"), suits="horseshoes,shells", land="generated:1")
    assert not kinds(islet) & {"gallop", "trot"}
    assert refused(islet, "gallop:citadel") == Refusal("jackrabbits-no-horses", "JR-E3a")
    ashore = race(("7U", ""), suits="horseshoes,shells", land="generated:1")
    assert "tower-shells" not in of_kind(ashore, "gallop")


@pytest.mark.rule("JR-E3a")
def test_from_the_underground_horses_lead_to_any_hexagon_of_a_landmass_with_house_and_cave() -> None:
    table = race(("7U", ""), ("underground", "citadel"))
    assert of_kind(table, "gallop") == HOME | AWAY
    assert "trot" not in kinds(table)
    assert refused(table, "trot:cave-1") == Refusal("jackrabbits-trot-from-below", "JR-E3a")
    act(table, "gallop:palace-horseshoes pay:7U done")
    assert place(table, 0) == "palace-horseshoes"


@pytest.mark.rule("JR-E3a")
def test_from_the_underground_no_horses_lead_where_they_have_no_house() -> None:
    """Here all houses of horseshoes, and a cave, lie on the other landmass than the citadel, which has a cave, too."""
    land: dict[str, Any] = {"suits": "clubs,spades,horseshoes", "land": "generated:archipelago:3"}
    table = race(("7U", ""), ("underground", "citadel"), **land)
    assert "tower-horseshoes" in of_kind(table, "gallop")
    assert "citadel" not in of_kind(table, "gallop")
    assert refused(table, "gallop:citadel") == Refusal("jackrabbits-other-landmass", "JR-E3a")
    ashore = race(("7U", ""), **land)
    assert not kinds(ashore) & {"gallop", "trot"}
    assert refused(ashore, "gallop:tower-clubs") == Refusal("jackrabbits-no-horses", "JR-E3a")


@pytest.mark.rule("JR-E3a", "JR-E2a")
def test_from_the_underground_a_landmass_whose_only_cave_is_guarded_is_out_of_reach() -> None:
    table = race(("7U 7E", ""), ("underground", "citadel"), tokens={"guard": "cave-1"})
    assert of_kind(table, "gallop") == HOME
    assert refused(table, "gallop:tower-horseshoes") == Refusal("jackrabbits-caves-guarded", "JR-E3a")


@pytest.mark.rule("JR-E3a")
def test_there_are_no_horses_off_board_nor_in_a_flight_that_has_not_landed() -> None:
    off = race(("7U", ""), ("off-board", "citadel"))
    assert offered(off) == {"down"}
    flight = race(
        ("9C 7U", ""), ("tower-clubs", "citadel"), suits="clubs,horseshoes", land="generated:1", passport="9C"
    )
    assert "fly" in kinds(flight)
    assert not kinds(flight) & {"gallop", "trot", "well"}


@pytest.mark.rule("JR-E3a", "JR-X8", "JR-F2")
def test_going_on_from_where_a_flight_has_landed_horses_may_be_ridden() -> None:
    table = race(
        ("9C 7U KU", ""), ("tower-clubs", "citadel"), suits="clubs,horseshoes", land="generated:1", passport="9C",
        trailing_carrots=True,
    )  # fmt: skip
    act(table, "fly:tower-horseshoes")
    assert {"gallop", "well", "stay"} <= kinds(table)
    assert "ride" not in kinds(table)


@pytest.mark.rule("JR-E3a", "JR-E1a", "JR-T3")
def test_a_turn_that_starts_off_board_has_horses_only_once_torchlight_has_led_out() -> None:
    table = race(("7U 8T", ""), ("off-board", "citadel"), suits="torches,horseshoes", land="generated:1")
    act(table, "down")
    assert not kinds(table) & {"gallop", "trot"}
    cave = sorted(of_kind(table, "climb"))[0]
    act(table, f"climb:{cave} pay:8T done")
    assert "gallop" in kinds(table)


@pytest.mark.rule("JR-E3a", "JR-J5", "JR-X8")
def test_a_ride_counts_as_a_landing_so_a_journey_leads_nowhere_twice_by_horse() -> None:
    table = race(("KU 7U 8U", ""), ("palace-shields", "citadel"), trailing_carrots=True)
    act(table, "gallop:tower-horseshoes pay:7U done go:tower-horseshoes.3")
    assert "gallop:palace-horseshoes" in offered(table)
    assert refused(table, "gallop:tower-horseshoes") == Refusal("jackrabbits-landed-before", "JR-J5")
    cave = act(race(("JU 7U 8U", ""), trailing_carrots=True), "trot:cave-2 pay:7U done")
    assert refused(cave, "trot:cave-2") == Refusal("jackrabbits-ride-elsewhere", "JR-E3a")
    act(cave, "go:cave-2.1")
    assert "gallop:citadel" in offered(cave)
    assert refused(cave, "trot:cave-2") == Refusal("jackrabbits-landed-before", "JR-J5")


@pytest.mark.rule("JR-E3a")
def test_from_a_cave_horses_lead_to_other_caves_only() -> None:
    table = act(race(("7U 8U", "")), "go:citadel.1")
    assert refused(table, "trot:cave-2") == Refusal("jackrabbits-ride-elsewhere", "JR-E3a")


# --- wells -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-E3b")
@pytest.mark.parametrize("house", ["tower", "palace", "plaza"])
def test_from_any_house_of_horseshoes_a_well_leads_down_for_nothing_and_the_journey_stops_there(house: str) -> None:
    table = race(("2E", ""), (f"{house}-horseshoes", "citadel"))
    assert story(table, "well") == ["took-well", "arrived"]
    assert place(table, 0) == "underground"
    assert hand(table, 0) == {"2E"}
    assert "rest" in offered(table)


@pytest.mark.rule("JR-E3b")
def test_there_is_no_well_elsewhere_and_it_never_leads_up() -> None:
    for where in ("palace-shields", "citadel", "underground"):
        table = race(("9U", ""), (where, "citadel"))
        assert refused(table, "well") == Refusal("jackrabbits-no-well", "JR-E3b")
    assert "gallop:plaza-horseshoes" in offered(race(("9U", ""), ("underground", "citadel"))), "by horse, not by well"


@pytest.mark.rule("JR-E3b", "JR-X8")
def test_who_passes_through_a_house_of_horseshoes_may_go_down_its_well() -> None:
    stopped = act(race(("KU 7U", ""), trailing_carrots=True), "go:citadel.1 go:cave-2.1")
    assert kinds(stopped) == {"claim", "rest"}, "without a carrot on this house the journey ends there"
    through = race(("JU 7U", ""), trailing_carrots=True)
    act(through, "go:citadel.1 go:cave-2.1")
    assert "well" in offered(through)
    act(through, "well")
    assert place(through, 0) == "underground"


@pytest.mark.rule("JR-E3b", "JR-E1a")
def test_by_torchlight_the_way_goes_on_from_the_foot_of_a_well() -> None:
    table = race(("7T", ""), ("plaza-horseshoes", "citadel"), suits="torches,horseshoes", land="generated:1")
    act(table, "well")
    assert kinds(table) == {"stay", "climb"}


# --- the dark market ---------------------------------------------------------------------------------------------


def market(hands: tuple[str, ...] = ("7U 5E", ""), **settings: Any) -> RaceTable:
    return race(hands, ("underground", "citadel"), "acquisition", **{"spent": "2E 4U 9E", **settings})


@pytest.mark.rule("JR-E3c", "JR-M2")
def test_underground_cards_of_any_suit_are_bought_with_horseshoes() -> None:
    table = market()
    assert of_kind(table, "buy") == {"2E", "4U"}, "not for the shields, and not what costs nine"
    act(table, "buy:2E buy:4U done")
    assert of_kind(table, "pay") == {"7U"}
    act(table, "pay:7U done")
    assert hand(table, 0) == {"2E", "4U", "5E"}
    assert spent(table) == {"7U", "9E"}


@pytest.mark.rule("JR-E3c", "JR-M1")
def test_there_is_one_purchase_a_turn() -> None:
    table = act(market(("7U 8U", "")), "buy:2E done pay:7U done")
    assert "buy" not in kinds(table)
    assert refused(table, "buy:4U") == Refusal("jackrabbits-traded-already", "JR-M1")


@pytest.mark.rule("JR-E3c", "JR-M1", "JR-E0b")
def test_without_diamonds_only_the_underground_is_a_market() -> None:
    plaza = race(("7U", ""), ("plaza-shields", "citadel"), "acquisition", spent="2E")
    assert "buy" not in kinds(plaza)
    assert refused(plaza, "buy:2E") == Refusal("jackrabbits-no-market", "JR-M1")


@pytest.mark.rule("JR-E3c")
def test_above_ground_horseshoes_buy_only_what_diamonds_let_them_buy() -> None:
    land: dict[str, Any] = {"suits": "diamonds,horseshoes", "land": "generated:1"}
    plaza = race(("9U", ""), ("plaza-horseshoes", "citadel"), "acquisition", spent="2U", **land)
    assert "buy" not in kinds(plaza), "a plaza takes diamonds"
    below = race(("9U 9D", ""), ("underground", "citadel"), "acquisition", spent="2D", **land)
    act(below, "buy:2D done")
    assert of_kind(below, "pay") == {"9U"}
