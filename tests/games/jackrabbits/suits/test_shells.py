"""Shells: the lighthouse and its boat, the port of the underground, cards for shells. JR-E5a to JR-E5d."""

from __future__ import annotations

from typing import Any

import pytest

from games.jackrabbits.helpers import ACTIONS, court, hand, pile, place, see, spent
from playing import Refusal, act, kinds, of_kind, offered, refused, story, told
from warren.games.jackrabbits.actions import END_TEXTS
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.table import RaceTable

BELOW = "underground.0"


def race(hands: tuple[str, ...], rabbits: tuple[str, ...] = (), phase: str = "journey", **settings: Any) -> RaceTable:
    """Seven is the price, unless the dice are said."""
    return position(hands, rabbits, phase=phase, **{"suits": "spades,shells", **settings})


def ports(table: RaceTable) -> set[str]:
    """The road ends that face the sea."""
    return {END_TEXTS[end] for end in table.rules.roads.ports}


def at_lighthouse(hands: tuple[str, ...] = ("", ""), **settings: Any) -> RaceTable:
    return race(hands, ("tower-shells", "citadel"), **settings)


# --- the lighthouse ----------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-E5a", "JR-E0i")
def test_the_lighthouse_is_the_tower_of_shells_and_everybody_is_told_who_is_saved_there() -> None:
    table = act(race(("3L 4L", ""), ("tower-shells", "citadel")), "go:tower-shells.5 lighthouse")
    ear = table.listen()
    act(table, "pay:3L pay:4L done")
    assert [fact.args["place"] for fact in told(ear, "to-lighthouse")] == ["tower-shells"]
    assert {"3L", "4L"} <= spent(table)


@pytest.mark.rule("JR-E5a", "JR-H4")
def test_a_visitor_who_is_not_welcome_may_be_saved() -> None:
    table = race(("7L", "6H"), ("tower-shells", "citadel"), suits="hearts,shells")
    port = next(road for road in sorted(of_kind(table, "row")) if road.startswith("palace-"))
    act(table, f"row:{port}")
    act(table, "contest prove:6H done", 1)
    act(table, "refuse", 0)
    assert offered(table, 0) == {"pass", "lighthouse"}
    act(table, "lighthouse pay:7L done", 0)
    assert (place(table, 0), "rest" in offered(table, 0)) == ("tower-shells", True)


@pytest.mark.rule("JR-E5a", "JR-F3")
def test_who_falls_from_a_flight_may_be_saved() -> None:
    table = race(("2C 7L", ""), ("tower-clubs", "citadel"), passport="2C", suits="clubs,shells")
    assert offered(act(table, "fall")) == {"pass", "lighthouse"}


# --- the free boat -----------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-E5b", "JR-E5c", "JR-T2")
def test_from_the_lighthouse_a_boat_to_another_tile_is_free() -> None:
    table = at_lighthouse()
    own = {f"tower-shells.{side}" for side in range(6)}
    assert own <= ports(table)
    assert of_kind(table, "row") == ports(table) - own | {BELOW}
    assert refused(table, "row:tower-shells.1") == Refusal("jackrabbits-row-elsewhere", "JR-E5b")
    assert refused(table, "row:underground.1") == Refusal("jackrabbits-no-port", "JR-T2")
    house = next(road for road in sorted(of_kind(table, "row")) if road.startswith(("tower", "plaza", "palace")))
    assert story(table, f"row:{house}")[:2] == ["rowed-out", "arrived"]
    assert place(table, 0) == house.partition(".")[0]


@pytest.mark.rule("JR-E5b", "JR-J5")
def test_who_lands_on_a_small_tile_travels_on_inland() -> None:
    table = at_lighthouse()
    port = next(road for road in sorted(of_kind(table, "row")) if road.startswith(("merchant", "tavern", "cave")))
    act(table, f"row:{port}")
    assert of_kind(table, "go")
    assert port not in of_kind(table, "go"), "not back by where it came in"


@pytest.mark.rule("JR-E5b", "JR-X8")
def test_the_boat_is_there_for_who_passes_through_but_not_elsewhere() -> None:
    table = race(("KL X1", ""), ("citadel", "citadel"), trailing_carrots=True)
    assert "row" not in kinds(table)
    assert refused(table, f"row:{BELOW}") == Refusal("jackrabbits-other-time", "JR-E5b")
    act(table, "ride:tower-shells")
    assert BELOW in of_kind(table, "row")
    assert story(table, f"row:{BELOW}")[:3] == ["passed-through", "rowed-out", "arrived"]


@pytest.mark.rule("JR-E5b", "JR-F1")
def test_there_is_no_boat_before_a_flight_has_landed() -> None:
    table = at_lighthouse(("9C", ""), passport="9C", suits="clubs,shells")
    assert "row" not in kinds(table)


# --- the port below ----------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-E5c", "JR-T2")
def test_boats_land_underground_and_the_journey_ends_there() -> None:
    table = act(at_lighthouse(("7D 8D", ""), suits="diamonds,shells"), "row:merchant-1.1")
    assert BELOW in of_kind(table, "boat")
    act(table, f"boat:{BELOW}")
    act(table, "pay:7D done")
    assert (place(table, 0), "rest" in offered(table)) == ("underground", True)


@pytest.mark.rule("JR-E5c", "JR-E0b")
def test_without_shells_there_is_no_port_below() -> None:
    table = act(position(("7D 8D", ""), ("tower-clubs", "citadel"), phase="journey"), "go:tower-clubs.0")
    assert "boat" in kinds(table)
    assert BELOW not in of_kind(table, "boat")
    assert refused(table, f"boat:{BELOW}") == Refusal("jackrabbits-no-port", "JR-T2")


@pytest.mark.rule("JR-E5c", "JR-E1a")
def test_who_lands_below_may_come_up_by_torchlight() -> None:
    table = at_lighthouse(("7T", ""), suits="torches,shells")
    act(table, f"row:{BELOW}")
    assert "climb" in kinds(table)


# --- cards for shells --------------------------------------------------------------------------------------------


def below(cards: str, **settings: Any) -> RaceTable:
    return race((cards, ""), ("underground", "citadel"), phase="acquisition", **settings)


@pytest.mark.rule("JR-E5d", "JR-V1")
def test_underground_shells_are_given_for_twice_as_many_cards() -> None:
    table = below("2L 5L 9S", pile="3S 4S 5S 6S 7S")
    assert of_kind(table, "cast") == {"2L", "5L"}
    act(table, "cast:2L")
    assert offered(table) == {"done", "cast:5L"}
    act(table, "cast:5L")
    ear = table.listen()
    act(table, "done")
    assert {"2L", "5L"} <= spent(table)
    assert len(hand(table, 0)) == 1 + 4
    drawn = told(ear, "washed-up")
    assert {fact.args["card"] for fact in drawn} == hand(table, 0) - {"9S"}
    assert [fact.args["card"] for fact in ear.facts(1) if fact.kind == "washed-up"] == [None] * 4
    assert "rest" in offered(table), "the phase goes on"
    assert "cast" not in kinds(table)


@pytest.mark.rule("JR-E5d")
def test_it_is_for_once_a_turn_underground_in_acquisition_and_for_shells_alone() -> None:
    table = act(below("2L 5L 9S"), "cast:5L")
    assert refused(table, "cast:2L") == Refusal("jackrabbits-lowest-first", "JR-E5d")
    assert refused(table, "rest") == Refusal("jackrabbits-cast-first", "JR-E5d")
    act(table, "done")
    assert refused(table, "cast:2L") == Refusal("jackrabbits-cast-already", "JR-E5d")
    assert refused(below("2L 9S"), "cast:9S") == Refusal("jackrabbits-wrong-suit", "JR-E5d")
    assert refused(below("2L 9S"), "cast:3L") == Refusal("jackrabbits-not-held", "JR-E5d")
    above = race(("2L", ""), phase="acquisition")
    assert refused(above, "cast:2L") == Refusal("jackrabbits-cast-underground", "JR-E5d")
    assert refused(race(("2L", ""), ("underground", "citadel")), "cast:2L").rule == "JR-E5d"


@pytest.mark.rule("JR-E5d", "JR-C3")
def test_royals_too_and_they_return_to_the_court_after_the_draw() -> None:
    table = act(below("KL 2L", pile="3S 4S 5S 6S"), "cast:2L cast:KL")
    assert "KL" not in court(table)
    act(table, "done")
    assert "KL" in court(table)
    assert "2L" in spent(table)
    assert len(hand(table, 0)) == 4


@pytest.mark.rule("JR-E5d", "JR-I2")
@pytest.mark.parametrize(("in_pile", "lies", "drawn"), [("3S", "4S 5S 6S", 4), ("3S", "4S", 2), ("3S 4S 5S", "", 3)])
def test_the_shells_join_the_spent_lot_after_the_draw_so_they_are_not_drawn_again(
    in_pile: str, lies: str, drawn: int
) -> None:
    kept = {*in_pile.split(), *lies.split()}
    others = " ".join(card for card in sorted(pile(below("2L 5L"))) if card not in kept)
    table = race(("2L 5L", others), ("underground", "citadel"), phase="acquisition", spent=lies)
    assert pile(table) == set(in_pile.split())
    act(table, "cast:2L cast:5L done")
    assert len(hand(table, 0)) == drawn
    assert hand(table, 0) <= kept
    assert {"2L", "5L"} <= spent(table)


@pytest.mark.rule("JR-E5d", "JR-N2", "JR-E0j")
def test_with_a_strict_limit_the_hand_is_trimmed_after_the_whole_draw() -> None:
    cards = "2L 5L 2S 3S 4S 5S 6S 7S 8S"
    table = act(below(cards, surplus="strict"), "cast:2L cast:5L done")
    assert len(hand(table, 0)) == 11
    assert kinds(table) == {"discard"}


@pytest.mark.rule("JR-E0j", "JR-X4")
def test_giving_shells_is_not_spending_them() -> None:
    table = act(below("AL 5L", capital_aces=True), "cast:AL cast:5L done")
    assert "AL" in spent(table), "no capital Ace comes of it"


@pytest.mark.rule("JR-E5d")
def test_shells_that_were_given_lie_open_until_the_cards_are_drawn() -> None:
    table = act(below("2L 5L"), "cast:2L")
    assert see(table, None).shown()["tendered"] == ["2L"]
    assert ACTIONS.text(see(table, 0).choices[0]) == "done"
