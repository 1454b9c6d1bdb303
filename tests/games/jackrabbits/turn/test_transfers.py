"""What costs the price of the turn, and rides with jokers. JR-C4, JR-T1 to JR-T5."""

from __future__ import annotations

from typing import Any

import pytest

from games.jackrabbits.chart import Chart, end_text
from games.jackrabbits.helpers import court, hand, place, spent
from games.jackrabbits.lands import LAGOON, RING, made_land
from playing import act, kinds, of_kind, offered, refused, told
from warren.games.jackrabbits.codes import read_land
from warren.games.jackrabbits.land.tileset import standard
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.table import RaceTable

HEXAGONS = {
    f"{house}-{suit}" for house in ("tower", "palace", "plaza") for suit in ("clubs", "spades", "hearts", "diamonds")
} | {"citadel"}
SAMPLE_PORTS = {
    *("tower-clubs.5", "palace-clubs.1", "palace-clubs.2", "palace-spades.1", "palace-spades.2", "palace-spades.3"),
    *("plaza-spades.3", "plaza-spades.4", "plaza-spades.5", "tower-hearts.1", "tower-hearts.2", "tower-hearts.3"),
    *("tower-hearts.4", "palace-hearts.0", "palace-hearts.5", "tower-diamonds.0", "tower-diamonds.1"),
    *("tower-diamonds.2", "tower-diamonds.3", "palace-diamonds.3", "plaza-diamonds.0", "plaza-diamonds.1"),
    *("plaza-diamonds.5", "woods-2.3", "woods-3.0", "river-3.1", "merchant-3.0", "woods-4.1", "river-4.0"),
    *("river-4.3", "merchant-4.1", "cave-4.0"),
}


def travelling(where: str, held: str, land: str = "sample", price: int = 7, other: str = "", **given: Any) -> RaceTable:
    dice = (price // 2, price - price // 2)
    return position((held, other), (where, "citadel"), phase="journey", dice=dice, land=land, rules="intro", **given)


# --- each costs the price, each time -------------------------------------------------------------------------------


@pytest.mark.rule("JR-C4")
@pytest.mark.parametrize(
    ("side", "suits", "kind"),
    [(5, "C", "cross"), (4, "S", "cross"), (0, "H", "cross"), (1, "D", "horse"), (2, "CH", "joker"), (3, "SD", "hole")],
)
def test_a_transfer_is_offered_to_who_can_pay_the_price_in_the_suits_of_the_tile(
    side: int, suits: str, kind: str
) -> None:
    for suit in "CSHD":
        for price, is_enough in ((9, True), (10, False)):
            table = travelling("citadel", f"4{suit} 5{suit}", price=price)
            act(table, f"go:citadel.{side}")
            assert (kind in kinds(table)) == (is_enough and suit in suits)


@pytest.mark.rule("JR-C4")
@pytest.mark.rule("JR-C1")
@pytest.mark.parametrize("side", [2, 3])
def test_where_two_suits_are_printed_they_may_be_mixed(side: int) -> None:
    suits = {2: "CH", 3: "SD"}[side]
    table = travelling("citadel", f"3{suits[0]} 4{suits[1]}", price=7)
    act(table, f"go:citadel.{side}")
    act(table, f"{'joker' if side == 2 else 'hole:cave-2'} pay:3{suits[0]} pay:4{suits[1]} done")
    assert hand(table, 0) == ({"X1"} if side == 2 else set())


@pytest.mark.rule("JR-C4")
def test_a_journey_may_use_several_transfers_and_each_is_paid() -> None:
    table = travelling("citadel", "7S 8S 7D 9D")
    act(table, "go:citadel.3 hole:cave-4 pay:7S done")  # from the cave at the citadel
    act(table, "go:cave-4.1")
    assert place(table, 0) == "tower-clubs"
    table = travelling("tower-clubs", "7C 7S 7H")
    act(table, "go:tower-clubs.3")  # a mountain
    assert "cross" in offered(table)
    act(table, "cross pay:7S done go:mountain-4.2")  # to another mountain, straight across it
    act(table, "go:mountain-1.2")
    assert place(table, 0) == "citadel"
    assert spent(table) == {"7S"}
    table = travelling("tower-spades", "7H 7S 8S")
    act(table, "go:tower-spades.4 cross pay:7H done go:river-1.0 cross pay:7S done go:mountain-2.3")
    act(table, "go:woods-1.3")
    assert place(table, 0) == "citadel"
    assert spent(table) == {"7H", "7S"}
    assert hand(table, 0) == {"8S"}


# --- off-road ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-T1")
@pytest.mark.parametrize(
    ("side", "card", "exits"),
    [
        (5, "7C", {"woods-1.0", "woods-1.1"}),
        (4, "7S", {"mountain-1.1", "mountain-1.3"}),
        (0, "7H", {"river-1.1", "river-1.2"}),
    ],
)
def test_off_road_leads_to_the_other_road_of_a_rhombus_and_out_by_either_end(
    side: int, card: str, exits: set[str]
) -> None:
    table = travelling("citadel", card)
    act(table, f"go:citadel.{side} cross")
    assert offered(table) == {f"pay:{card}"}
    act(table, f"pay:{card} done")
    assert of_kind(table, "go") == exits
    assert kinds(table) == {"go"}


@pytest.mark.rule("JR-T1")
def test_one_crossing_a_visit() -> None:
    table = travelling("citadel", "7C 8C 9C")
    act(table, "go:citadel.5 cross pay:7C done")
    assert "cross" not in offered(table)
    refused(table, "cross")


@pytest.mark.rule("JR-T1")
def test_on_the_next_visit_of_the_same_rhombus_one_may_cross_again() -> None:
    table = travelling("citadel", "7H 8H", made_land(RING))
    act(table, "go:citadel.0 cross pay:7H done go:river-1.1")
    act(table, "go:tavern-1.1 go:tavern-2.2 go:merchant-1.2 go:merchant-2.0 cross pay:8H done go:river-1.0")
    assert place(table, 0) == "off-board"


@pytest.mark.rule("JR-T1")
def test_a_crossing_is_a_choice_and_the_underpass_of_a_mountain_is_free() -> None:
    table = travelling("citadel", "7S")
    act(table, "go:citadel.4 go:mountain-1.0 go:mountain-4.0")
    assert place(table, 0) == "plaza-spades"
    assert hand(table, 0) == {"7S"}


# --- merchants -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-T2")
def test_the_horse_goes_to_any_hexagon_but_the_underground_the_one_that_was_left_too() -> None:
    table = travelling("citadel", "7D")
    act(table, "go:citadel.1")
    assert of_kind(table, "horse") == HEXAGONS
    act(table, "horse:tower-hearts pay:7D done")
    assert place(table, 0) == "tower-hearts"
    assert spent(table) == {"7D"}
    assert kinds(table) == {"rest"}


@pytest.mark.rule("JR-T2")
def test_a_merchant_without_a_side_at_the_sea_has_no_boat() -> None:
    table = travelling("citadel", "7D")
    act(table, "go:citadel.1")
    assert of_kind(table, "boat") == set()


@pytest.mark.rule("JR-T2")
def test_the_boat_rows_to_any_other_road_end_at_the_sea() -> None:
    table = travelling("tower-clubs", "7D")
    act(table, "go:tower-clubs.0")
    assert of_kind(table, "boat") == SAMPLE_PORTS - {"merchant-3.0"}


@pytest.mark.rule("JR-T2")
@pytest.mark.parametrize("port", ["plaza-diamonds.5", "tower-hearts.1"])
def test_a_boat_that_lands_at_a_hexagon_ends_the_journey_there(port: str) -> None:
    table = travelling("tower-clubs", "7D")
    act(table, f"go:tower-clubs.0 boat:{port} pay:7D done")
    assert place(table, 0) == port.split(".", maxsplit=1)[0]
    assert kinds(table) == {"rest"}


@pytest.mark.rule("JR-T2")
def test_a_boat_that_lands_at_a_small_tile_goes_on_inland_by_its_roads() -> None:
    table = travelling("tower-clubs", "7D")
    act(table, "go:tower-clubs.0 boat:woods-3.0 pay:7D done")
    assert offered(table) == {"go:woods-3.1"}  # woods: around the acute corner
    act(table, "go:woods-3.1 go:woods-2.3")
    assert place(table, 0) == "off-board"


@pytest.mark.rule("JR-T2")
def test_after_landing_transfers_are_to_be_had_again() -> None:
    table = travelling("tower-clubs", "7D 8D 9D")
    act(table, "go:tower-clubs.0 boat:merchant-4.1 pay:7D done")
    assert of_kind(table, "go") == {"merchant-4.0", "merchant-4.2"}
    assert kinds(table) == {"go", "horse", "boat"}
    act(table, "boat:cave-4.0 pay:8D done")
    assert of_kind(table, "go") == {"cave-4.1", "cave-4.2"}
    assert kinds(table) == {"go", "hole", "down"}


@pytest.mark.rule("JR-T2")
@pytest.mark.rule("JR-J5")
def test_no_port_is_landed_at_twice_in_one_journey() -> None:
    table = travelling("tower-clubs", "7D 8D 9D")
    act(table, "go:tower-clubs.0 boat:merchant-4.1 pay:7D done")
    assert of_kind(table, "boat") == SAMPLE_PORTS - {"merchant-4.1"}
    act(table, "boat:merchant-3.0 pay:8D done")
    assert of_kind(table, "boat") == SAMPLE_PORTS - {"merchant-3.0", "merchant-4.1"}
    refused(table, "boat:merchant-4.1")


@pytest.mark.rule("JR-T2")
def test_an_enclosed_gap_is_not_the_sea_and_has_no_boats_and_no_ports() -> None:
    code = made_land(LAGOON)
    chart = Chart(read_land(code, standard()))
    assert {end_text(end) for end in chart.gaps} >= {"merchant-1.0", "merchant-1.1", "tower-clubs.0"}
    table = travelling("citadel", "7D", code)
    act(table, "go:citadel.0")
    assert "horse" in kinds(table)
    assert of_kind(table, "boat") == set()
    table = travelling("palace-diamonds", "7D", code)
    act(table, "go:palace-diamonds.1")
    ports = of_kind(table, "boat")
    assert ports == {end_text(end) for end in chart.sea}  # this merchant has two berths, so its own are among them
    assert not ports & {"merchant-1.0", "merchant-1.1", "tower-clubs.0", "citadel.0"}


@pytest.mark.rule("JR-T2")
def test_from_one_of_two_sides_at_the_sea_a_merchant_may_row_to_the_other() -> None:
    table = travelling("palace-clubs", "7D", made_land(RING))
    act(table, "go:palace-clubs.1")
    assert of_kind(table, "boat") >= {"merchant-3.1", "merchant-3.2"}
    act(table, "boat:merchant-3.1 pay:7D done")
    assert of_kind(table, "go") == {"merchant-3.0", "merchant-3.2"}
    act(table, "go:merchant-3.0")
    assert place(table, 0) == "palace-clubs"


# --- taverns and jokers ----------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-T3")
def test_at_a_tavern_a_joker_is_bought_and_the_rabbit_walks_on_one_a_visit() -> None:
    table = travelling("citadel", "7C 7H 8H")
    act(table, "go:citadel.2 joker pay:7C done")
    assert hand(table, 0) == {"7H", "8H", "X1"}
    assert court(table) >= {"X2"}
    assert "X1" not in court(table)
    assert "joker" not in offered(table)
    assert of_kind(table, "go") == {"tavern-1.1", "tavern-1.2"}
    assert of_kind(table, "ride") == HEXAGONS
    act(table, "go:tavern-1.1")
    assert place(table, 0) == "plaza-hearts"
    assert "X1" in hand(table, 0)


@pytest.mark.rule("JR-T3")
def test_without_a_joker_in_the_court_there_is_none_to_be_had() -> None:
    table = travelling("citadel", "7C X1", other="X2")
    act(table, "go:citadel.2")
    assert "joker" not in offered(table)


@pytest.mark.rule("JR-T3")
def test_the_second_joker_can_be_bought_while_the_first_is_held() -> None:
    table = travelling("citadel", "7C X1")
    act(table, "go:citadel.2 joker pay:7C done")
    assert hand(table, 0) == {"X1", "X2"}


@pytest.mark.rule("JR-T3")
def test_two_taverns_in_one_journey_sell_two_jokers() -> None:
    table = travelling("citadel", "7H 7C 8C", made_land(RING))
    act(table, "go:citadel.0 cross pay:7H done go:river-1.1 joker pay:7C done go:tavern-1.1 joker pay:8C done")
    assert hand(table, 0) == {"X1", "X2"}


@pytest.mark.rule("JR-T3")
@pytest.mark.parametrize(
    ("where", "moves"),
    [
        ("citadel", ""),
        ("underground", ""),
        ("citadel", "go:citadel.0"),
        ("citadel", "go:citadel.1"),
        ("citadel", "go:citadel.2"),
        ("citadel", "go:citadel.3"),
        ("citadel", "go:citadel.4"),
        ("citadel", "go:citadel.5"),
        ("underground", "hole:cave-2"),
    ],
)
def test_a_joker_is_given_back_for_a_ride_from_a_hexagon_a_small_tile_or_the_underground(
    where: str, moves: str
) -> None:
    table = travelling(where, "X2")
    act(table, moves)
    assert of_kind(table, "ride") == HEXAGONS
    ear = table.listen()
    act(table, "ride:palace-spades")
    assert place(table, 0) == "palace-spades"
    assert hand(table, 0) == set()
    assert court(table) >= {"X1", "X2"}
    assert told(ear, "arrived")


@pytest.mark.rule("JR-T3")
@pytest.mark.rule("JR-U2")
def test_there_is_no_ride_in_a_turn_that_starts_off_board() -> None:
    table = travelling("off-board", "X1 X2")
    assert offered(table) == {"down"}
    refused(table, "ride:citadel")


@pytest.mark.rule("JR-T3")
@pytest.mark.rule("JR-F1")
def test_there_is_no_ride_in_a_flight() -> None:
    table = position(("TC X1", ""), ("tower-clubs", "citadel"), phase="journey", dice=(2, 3), passport="TC")
    assert of_kind(table, "fly") == {"tower-spades", "tower-hearts", "tower-diamonds"}
    assert of_kind(table, "ride") == set()


@pytest.mark.rule("JR-T3")
def test_a_joker_is_not_for_the_acquisition_phase_and_pays_nothing() -> None:
    table = travelling("citadel", "X1 2C")
    act(table, "go:citadel.2")
    assert "joker" not in offered(table)  # two points at most, and the joker none
    act(table, "go:tavern-1.2")
    assert kinds(table) == {"rest"}


# --- rabbit holes --------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-T4")
def test_a_rabbit_hole_leads_out_of_any_other_cave_for_the_price_and_on_by_any_of_its_roads() -> None:
    table = travelling("citadel", "3S 4D")
    act(table, "go:citadel.3")
    assert of_kind(table, "hole") == {"cave-2", "cave-3", "cave-4"}
    act(table, "hole:cave-3 pay:3S pay:4D done")
    assert of_kind(table, "go") == {"cave-3.0", "cave-3.1", "cave-3.2"}
    assert kinds(table) == {"go"}  # it walks on
    act(table, "go:cave-3.2")
    assert place(table, 0) == "palace-spades"


@pytest.mark.rule("JR-T4")
def test_going_underground_is_free_and_ends_the_journey() -> None:
    table = travelling("citadel", "")
    act(table, "go:citadel.3")
    assert offered(table) == {"go:cave-1.0", "go:cave-1.2", "down"}
    ear = table.listen()
    act(table, "down")
    assert place(table, 0) == "underground"
    assert told(ear, "arrived")
    assert offered(table) == {"rest"}
    act(table, "rest")
    assert len(hand(table, 0)) == 1


@pytest.mark.rule("JR-T4")
def test_who_can_pay_may_still_go_underground_without() -> None:
    table = travelling("citadel", "9S")
    act(table, "go:citadel.3 down")
    assert place(table, 0) == "underground"
    assert hand(table, 0) == {"9S"}


@pytest.mark.rule("JR-T4")
def test_out_of_another_cave_there_is_neither_a_further_hole_nor_the_underground_in_that_visit() -> None:
    table = travelling("citadel", "7S 8S 9S")
    act(table, "go:citadel.3 hole:cave-4 pay:7S done")
    refused(table, "down")
    refused(table, "hole:cave-2")


@pytest.mark.rule("JR-T5")
def test_a_rabbit_that_starts_underground_comes_out_of_any_cave_for_nothing_or_stays() -> None:
    table = travelling("underground", "")
    assert offered(table) == {"stay", "hole:cave-1", "hole:cave-2", "hole:cave-3", "hole:cave-4"}
    act(table, "hole:cave-2")
    assert of_kind(table, "go") == {"cave-2.0", "cave-2.1", "cave-2.2"}
    act(table, "go:cave-2.1")
    assert place(table, 0) == "palace-clubs"
    assert spent(table) == set()


@pytest.mark.rule("JR-T5")
@pytest.mark.rule("JR-I1")
def test_who_stays_underground_draws_a_card_there() -> None:
    table = travelling("underground", "")
    act(table, "stay rest")
    assert place(table, 0) == "underground"
    assert len(hand(table, 0)) == 1


@pytest.mark.rule("JR-T5")
def test_the_caves_of_the_suits_in_play_are_all_there_are() -> None:
    table = position(("", ""), ("underground", "citadel"), phase="journey", suits="clubs,spades", rules="intro")
    assert of_kind(table, "hole") == {"cave-1", "cave-2"}
