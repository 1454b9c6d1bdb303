"""The guard: one token, which bars a triangle to all who do not pay it to stand elsewhere. JR-E2a, JR-E2b, JR-E0h."""

from __future__ import annotations

from typing import Any

import pytest

from games.jackrabbits.helpers import carrots, court, hand, place, spent
from playing import Refusal, act, kinds, of_kind, offered, refused, story
from warren.games.jackrabbits.actions import ACTIONS
from warren.games.jackrabbits.land.tiles import BY_NAME
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.suits.shields.guard import STANDS_ON
from warren.games.jackrabbits.table import RaceTable

TRIANGLES = {f"{kind}-{number}" for kind in ("merchant", "tavern", "cave") for number in (1, 2)}
BARRED = Refusal("jackrabbits-guarded", "JR-E2a")


def race(
    hands: tuple[str, ...], rabbits: tuple[str, ...] = (), guard: str = "", phase: str = "journey", **settings: Any
) -> RaceTable:
    """Seven is the price, unless the dice are said. From the citadel road 5 leads to cave-1, road 4 to merchant-1."""
    tokens = {"guard": guard} if guard else {}
    return position(hands, rabbits, phase=phase, tokens=tokens, **{"suits": "spades,shields", **settings})


def guarded(table: RaceTable) -> str:
    """Where the guard stands."""
    return next((tile for tile in TRIANGLES if table.marks[STANDS_ON] == BY_NAME[tile] + 1), "")


# --- putting it somewhere ----------------------------------------------------------------------------------------


@pytest.mark.rule("JR-E2a", "JR-E0e")
@pytest.mark.parametrize(
    ("phase", "before"),
    [("journey", ""), ("journey", "go:citadel.5"), ("acquisition", "")],
    ids=["before leaving", "on a small tile", "before a claim"],
)
def test_it_starts_beside_the_board_and_anywhere_shields_put_it_on_any_triangle(phase: str, before: str) -> None:
    table = race(("7E 2S", ""), phase=phase)
    assert guarded(table) == ""
    act(table, before)
    assert of_kind(table, "guard") == TRIANGLES
    others = {text for text in offered(table) if not text.startswith("guard")}
    act(table, "guard:tavern-2 pay:7E done")
    assert guarded(table) == "tavern-2"
    assert spent(table) == {"7E"}
    assert offered(table) == others, "the moment goes on"


@pytest.mark.rule("JR-E2a", "JR-E0e")
def test_it_is_not_put_where_it_stands_nor_twice_a_turn_nor_without_its_price() -> None:
    table = race(("7E 8E", ""), guard="cave-2")
    assert of_kind(table, "guard") == TRIANGLES - {"cave-2"}
    assert refused(table, "guard:cave-2") == Refusal("jackrabbits-guard-there", "JR-E2a")
    assert refused(table, "guard:cave-9") == Refusal("jackrabbits-not-on-land", "JR-E2a")
    act(table, "guard:cave-1 pay:7E done")
    assert refused(table, "guard:cave-2") == Refusal("jackrabbits-power-used", "JR-E0e")
    assert refused(race(("6E 9S", "")), "guard:cave-1") == Refusal("jackrabbits-too-poor", "JR-E2a")
    assert refused(race(("9E", ""), phase="roll"), "guard:cave-1") == Refusal("jackrabbits-roll-first", "JR-L1")


@pytest.mark.rule("JR-E2a", "JR-E0e")
def test_neither_off_board_nor_in_a_flight_is_it_put_anywhere() -> None:
    assert offered(race(("9E", ""), ("off-board", "citadel"))) == {"down"}
    flight = race(("9C 9E", ""), ("tower-clubs", "citadel"), suits="clubs,shields", passport="9C")
    assert "fly" in kinds(flight)
    assert "guard" not in kinds(flight)


# --- coming to it ------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-E2a", "JR-E0h")
def test_who_comes_to_the_guard_pays_the_price_in_shields_and_moves_it_first() -> None:
    table = race(("8E 9S", ""), guard="cave-1")
    act(table, "go:citadel.5")
    assert of_kind(table, "pay") == {"8E"}
    act(table, "pay:8E done")
    assert of_kind(table, "guard") == TRIANGLES - {"cave-1"}
    assert refused(table, "go:cave-1.0") == Refusal("jackrabbits-move-guard-first", "JR-E2a")
    act(table, "guard:merchant-2")
    assert guarded(table) == "merchant-2"
    assert of_kind(table, "go") == {"cave-1.0", "cave-1.1"}
    assert hand(table, 0) == {"9S"}


@pytest.mark.rule("JR-E2a")
def test_without_the_shields_that_step_is_not_offered_not_even_to_who_put_the_guard_there() -> None:
    table = race(("6E 9S", ""), guard="cave-1")
    assert "go:citadel.5" not in offered(table)
    assert refused(table, "go:citadel.5") == BARRED
    why = table.explain(0, ACTIONS.parse("go:citadel.5"))
    assert why is not None
    assert (why.arguments["need"], why.arguments["missing"]) == (7, 1)
    mine = act(race(("7E 9S", "")), "guard:cave-1 pay:7E done")
    assert refused(mine, "go:citadel.5") == BARRED


@pytest.mark.rule("JR-E2a")
def test_leaving_a_guarded_triangle_is_free() -> None:
    table = act(race(("7E", "")), "go:citadel.5 guard:cave-1 pay:7E done")
    assert {"go:cave-1.0", "go:cave-1.1", "down"} <= offered(table)
    act(table, "go:cave-1.1")
    assert place(table, 0) == "plaza-spades"


@pytest.mark.rule("JR-E2a", "JR-E0e")
def test_what_is_paid_then_and_there_does_not_count_as_the_power_of_the_turn() -> None:
    table = act(race(("7E 8E", ""), guard="cave-1"), "go:citadel.5 pay:7E done guard:cave-2")
    assert of_kind(table, "guard") == TRIANGLES - {"cave-2"}
    act(table, "guard:tavern-1 pay:8E done")
    assert guarded(table) == "tavern-1"


WAYS = {
    "a road": ({}, "citadel", "cave-1", "go:citadel.5", ""),
    "a boat": ({}, "citadel", "merchant-2", "boat:merchant-2.1", "go:citadel.4"),
    "a rabbit hole": ({}, "citadel", "cave-2", "hole:cave-2", "go:citadel.5"),
    "from underground": ({}, "underground", "cave-2", "hole:cave-2", ""),
    "by horse": ({"suits": "shields,horseshoes"}, "citadel", "cave-1", "trot:cave-1", ""),
    "by torchlight": ({"suits": "shields,torches"}, "off-board", "cave-1", "climb:cave-1", "down"),
}


@pytest.mark.rule("JR-E2a", "JR-E0h")
@pytest.mark.parametrize("way", WAYS)
def test_in_whatever_way_nobody_enters_who_does_not_pay(way: str) -> None:
    settings, start, there, step, before = WAYS[way]
    fare = {"by horse": "7U", "by torchlight": "7T"}.get(way, "9S")
    poor = act(race((f"6E {fare}", ""), (start, "citadel"), there, **settings), before)
    assert step not in offered(poor)
    assert refused(poor, step) == BARRED
    rich = act(race((f"7E {fare}", ""), (start, "citadel"), there, **settings), f"{before} {step}")
    if of_kind(rich, "pay") >= {fare}:
        act(rich, f"pay:{fare} done")
    act(rich, "pay:7E done guard:tavern-1")
    assert rich.step().parts()[1] == BY_NAME[there]


# --- the way is paid first ---------------------------------------------------------------------------------------

TO_SEA = "go:citadel.4"  # to merchant-1, where any suit pays, for no suit that it shows is in play
BOAT = "boat:merchant-2.1"


@pytest.mark.rule("JR-E0h")
@pytest.mark.parametrize(
    ("cards", "is_offered"),
    [("7E 7S", True), ("7E 8E", True), ("9E 5E", False), ("8E 6E", False), ("4E 3E 5E 2E", True), ("KE 7S", True),
     ("KE QE", True), ("KE 6E", False)],
)  # fmt: skip
def test_a_way_is_offered_only_if_the_hand_can_pay_for_it_and_for_the_guard(cards: str, is_offered: bool) -> None:
    table = act(race((cards, ""), guard="merchant-2"), TO_SEA)
    assert (BOAT in offered(table)) == is_offered
    if not is_offered:
        assert refused(table, BOAT) == BARRED


@pytest.mark.rule("JR-E0h", "JR-J6")
def test_who_pays_for_the_way_with_what_the_guard_would_have_cost_goes_back_and_it_is_lost() -> None:
    table = act(race(("7E 7S", ""), guard="merchant-2"), f"{TO_SEA} {BOAT}")
    told = story(table, "pay:7E done")
    assert told[:3] == ["paid", "rowed", "turned-back"]
    assert "arrived" not in told
    assert place(table, 0) == "citadel"
    assert guarded(table) == "merchant-2"
    assert spent(table) == {"7E"}


@pytest.mark.rule("JR-E0h", "JR-C3")
def test_a_royal_paid_for_the_way_is_missing_for_the_guard_and_its_carrot_is_off() -> None:
    table = act(race(("KE 7S", ""), guard="merchant-2"), f"{TO_SEA} {BOAT}")
    assert carrots(table) == {"tower-shields": 0}
    act(table, "pay:KE done")
    assert place(table, 0) == "citadel"
    assert "KE" in court(table)
    assert carrots(table) == {}
    assert hand(table, 0) == {"7S"}


# --- going back, and a power that frees the road -----------------------------------------------------------------


def rowed(cards: str) -> RaceTable:
    """By boat to river-1, from which the only road leads to the guard, on merchant-2."""
    return act(race((f"7S {cards}", ""), guard="merchant-2"), f"{TO_SEA} boat:river-1.1 pay:7S done")


@pytest.mark.rule("JR-J6", "JR-E0e", "JR-E2a")
def test_where_the_guard_stands_on_the_only_way_on_who_cannot_pay_goes_back() -> None:
    assert place(rowed("6E"), 0) == "citadel"
    assert "rest" in offered(rowed("6E"))


@pytest.mark.rule("JR-J6", "JR-E0e", "JR-E2a")
def test_who_can_pay_the_guard_or_move_it_by_a_power_may_go_back_all_the_same() -> None:
    table = rowed("7E")
    assert kinds(table) == {"back", "cross", "go", "guard"}, "crossing takes any suit here, shields too"
    told = story(table, "back")
    assert told[0] == "turned-back"
    assert place(table, 0) == "citadel"
    assert hand(table, 0) >= {"7E"}


@pytest.mark.rule("JR-J6", "JR-E0e", "JR-E2a")
def test_a_power_frees_the_road_and_then_nobody_goes_back() -> None:
    table = act(rowed("7E"), "guard:tavern-1 pay:7E done")
    assert offered(table) == {"go:river-1.2"}
    act(table, "go:river-1.2")
    assert of_kind(table, "go") == {"merchant-2.1", "merchant-2.2"}


@pytest.mark.rule("JR-J6", "JR-E0e")
def test_where_only_a_transfer_is_left_that_must_be_paid_going_back_is_offered_beside_it() -> None:
    assert kinds(rowed("9S")) == {"back", "cross"}


# --- the guard where one stands: JR-E2b --------------------------------------------------------------------------


@pytest.mark.rule("JR-E2b", "JR-T2")
def test_who_puts_the_guard_on_the_merchant_where_they_are_rides_or_rows_without_paying_again() -> None:
    for step in ("horse:tower-spades", "boat:merchant-2.1"):
        table = act(race(("7E", "")), TO_SEA)
        assert step in offered(table), "for the shield: any suit pays here"
        assert story(table, "guard:merchant-1 pay:7E done")[-2:] == ["put-guard", "got-transfer"]
        assert step in offered(table)
        told = story(table, step)
        assert told[0] in ("hired-horse", "rowed")
        assert spent(table) == {"7E"}


@pytest.mark.rule("JR-E2b", "JR-T3")
def test_at_a_tavern_the_joker_is_theirs_once() -> None:
    table = act(race(("7E 9S", ""), ("tower-spades", "citadel")), "go:tower-spades.0 guard:tavern-2 pay:7E done joker")
    assert hand(table, 0) == {"9S", "X1"}
    assert "joker" not in offered(table)


@pytest.mark.rule("JR-E2b", "JR-T4")
def test_at_a_cave_the_rabbit_hole_is_theirs() -> None:
    table = act(race(("7E", "")), "go:citadel.5 guard:cave-1 pay:7E done hole:cave-2")
    assert of_kind(table, "go") == {"cave-2.0", "cave-2.1", "cave-2.2"}


@pytest.mark.rule("JR-E2b")
def test_it_is_the_transfer_of_that_tile_alone_and_only_before_it_is_left() -> None:
    table = act(race(("7E 6S", "")), "go:citadel.5 guard:cave-2 pay:7E done")
    assert "hole" not in kinds(table), "the guard stands elsewhere"
    left = race(("KE 2E JS", ""), trailing_carrots=True, dice=(6, 6))
    act(left, "go:citadel.5 guard:cave-1 pay:2E pay:KE done go:cave-1.1 go:plaza-spades.5")
    assert kinds(left) == {"go"}, "and at the next tavern a joker costs what it costs"


@pytest.mark.rule("JR-E2b", "JR-X8")
def test_who_has_left_the_tile_and_comes_back_pays_again() -> None:
    table = race(("2E 3E QE KE JS QS", ""), trailing_carrots=True, dice=(6, 6))
    act(table, "go:citadel.5 guard:cave-1 pay:2E pay:KE done")
    act(table, "go:cave-1.0 go:palace-spades.0 go:cave-2.1")
    act(table, "go:plaza-spades.3 pay:3E pay:QE done guard:tavern-1")
    assert kinds(act(table, "hole:cave-2")) == {"pay"}


@pytest.mark.rule("JR-E2b", "JR-E3a")
def test_a_ride_on_horseshoes_is_not_the_tiles_own() -> None:
    land = {"suits": "shields,horseshoes", "land": "generated:archipelago:1"}
    table = act(race(("7E 6U", ""), ("palace-shields", "citadel"), **land), "go:palace-shields.5")
    act(table, "guard:merchant-2 pay:7E done")
    assert "horse" in kinds(table)
    assert not kinds(table) & {"gallop", "trot"}
