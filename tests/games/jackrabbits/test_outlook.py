"""Where a journey can lead, and at what price: the outlook agrees with trying everything out."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from playing import act
from warren.core.facts import Fact
from warren.games.jackrabbits.actions import STAY
from warren.games.jackrabbits.deck import CLUBS, HEARTS, OFF_BOARD
from warren.games.jackrabbits.land.tiles import NAMES, suits_in
from warren.games.jackrabbits.outlook import JOKER, Outlook, Price, Way
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.table import RaceTable

from .helpers import ACTIONS, see
from .test_with_oracle import WILD_LANDS, some_land

ARRIVALS = ("arrived", "left-land", "fell")

MIXES: dict[str, dict[str, Any]] = {
    "intro": {"rules": "intro"},
    "standard": {},
    "travellers": {"trailing_carrots": "yes", "capital_aces": "yes", "additional_capital": "yes"},
    "flights": {"special_flights": "yes", "ambivalent_aces": "yes"},
    "values": {"patriarchal_values": "yes", "advanced_citadel": "yes"},
}


def outlook(table: RaceTable, seat: int = 0) -> Outlook:
    return Outlook(see(table, seat))


def named(place: int) -> str:
    return "off-board" if place == OFF_BOARD else NAMES[place]


def ways(table: RaceTable) -> dict[str, list[tuple[int, tuple[str, ...]]]]:
    """By place: what each way to it costs, and the first suits that pay."""
    found: dict[str, list[tuple[int, tuple[str, ...]]]] = {}
    for way in outlook(table).ways():
        suits = suits_in(way.prices[0].suits) if way.prices else ()
        found.setdefault(named(way.place), []).append((way.points(), suits))
    return found


# --- everything tried out ----------------------------------------------------------------------------------------


def all_ends(table: RaceTable, most: int) -> set[str] | None:
    """Every place where the journey of the first player can end, by doing all that can be done; None: too much."""
    found: set[str] = set()
    met: set[str] = set()
    waiting = [table]
    while waiting:
        at = waiting.pop()
        for action in at.choices(0):
            if ACTIONS.text(action).startswith(("match", "discard")):
                continue
            trial = at.clone()
            ear = trial.listen()
            trial.do(0, action)
            if any(fact.kind in ARRIVALS for fact in ear.truth()):
                found.add(ended_at(ear.truth()))
            elif trial.continues() and trial.seats() == [0]:
                state = f"{trial.saved_steps()[-2:]} {sorted(trial.trail)} {trial.cards_in(0)}"
                if state not in met:
                    met.add(state)
                    waiting.append(trial)
        if len(met) > most:
            return None
    return found


def ended_at(facts: list[Fact]) -> str:
    fact = next(fact for fact in facts if fact.kind in ARRIVALS)
    return str(fact.args["place"]) if fact.kind == "arrived" else "off-board"


def can_walk(table: RaceTable, actions: tuple[int, ...]) -> bool:
    """Whether a way can be gone as it says, whatever is paid with what.

    To stop at one's carrot need not be said if the carrot went with a payment.
    """
    if not actions or (ACTIONS.text(actions[0]) == "stay" and not table.continues()):
        return True
    if actions[0] in table.choices(0):
        trial = table.clone()
        trial.do(0, actions[0])
        return can_walk(trial, actions[1:])
    payments = [action for action in table.choices(0) if kind_of(action) in ("pay", "done", "capital")]
    for action in payments:
        trial = table.clone()
        trial.do(0, action)
        if can_walk(trial, actions):
            return True
    return False


def kind_of(action: int) -> str:
    return ACTIONS.text(action).partition(":")[0]


def some_position(number: int, mix: str) -> RaceTable:
    """A traveller with a few cards, somewhere on a land of any kind."""
    dice = Random(f"outlook {mix} {number}")
    suits, code, chart = some_land(dice.randrange(WILD_LANDS))
    letters = "".join(suit[0].upper() for suit in suits.split(","))
    pips = [rank + suit for suit in letters for rank in "A23456789T"]
    held = dice.sample([*pips, "X1"], dice.randint(0, 3)) + dice.sample([r + s for s in letters for r in "JQK"], 1)
    start = dice.choice([*chart.hexagons, "underground", "off-board"])
    clubs = [card for card in held if card[1] == "C"]
    is_flight = mix != "intro" and start.startswith("tower") and bool(clubs)
    return position(
        (" ".join(held), ""),
        (start, "citadel"),
        phase="journey",
        dice=(dice.randint(1, 3), dice.randint(1, 4)),
        passport=clubs[0] if is_flight else "",
        suits=suits,
        land=code,
        **MIXES[mix],
    )


@pytest.mark.rule("JR-J1", "JR-J5", "JR-C4", "JR-X8")
@pytest.mark.parametrize("mix", MIXES)
def test_every_place_that_can_be_reached_is_found_and_every_way_can_be_gone(mix: str) -> None:
    compared = 0
    for number in range(12):
        table = some_position(number, mix)
        wanted = all_ends(table, most=100)
        found = outlook(table).ways()
        for way in found:
            assert can_walk(table, way.actions), (number, named(way.place))
        if wanted is not None:
            here = "off-board" if table.is_off_board(0) else NAMES[table.rabbits[0]]
            assert {named(way.place) for way in found} - {here} == wanted - {here}, number
            compared += 1
    assert compared >= 4


# --- prices ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-C4", "JR-T1")
def test_a_place_on_free_roads_costs_nothing_and_others_the_price_of_the_turn_for_each_transfer() -> None:
    table = position(("7C", "2S"), ("citadel", "tower-clubs"), phase="journey", dice=(3, 4))
    found = ways(table)
    assert found["tower-spades"] == [(0, ())]
    assert found["palace-clubs"] == [(7, ("clubs", "hearts"))]  # a joker of the tavern, ridden at once
    assert "citadel" not in found  # where one is already


@pytest.mark.rule("JR-C1")
def test_what_the_hand_cannot_pay_is_no_way() -> None:
    rich = position(("7D", "2S"), phase="journey", dice=(3, 4))
    poor = position(("6D", "2S"), phase="journey", dice=(3, 4))
    assert "plaza-diamonds" in ways(rich)
    assert "plaza-diamonds" not in ways(poor)


@pytest.mark.rule("JR-C1")
def test_the_same_card_is_not_paid_twice() -> None:
    river, tavern = Price(0, 1 << HEARTS, 7), Price(0, 1 << HEARTS | 1 << CLUBS, 7)
    given: dict[str, Any] = {"phase": "journey", "dice": (3, 4)}
    assert outlook(position(("7H TH", ""), **given)).can_pay((river, river))
    assert outlook(position(("7H 7C", ""), **given)).can_pay((tavern, river))  # not with the heart first
    assert not outlook(position(("TH", ""), **given)).can_pay((river, river))
    assert not outlook(position(("7H 7C", ""), **given)).can_pay((river, river))


@pytest.mark.rule("JR-F3")
def test_a_flight_costs_what_the_passport_falls_short() -> None:
    table = position(
        ("3C 5C", ""), ("tower-clubs", "citadel"), phase="journey", dice=(3, 4), passport="3C", suits="clubs,spades"
    )
    assert ways(table)["tower-spades"] == [(4, ("clubs",))]
    assert ways(table)["off-board"] == [(0, ())]


@pytest.mark.rule("JR-T4", "JR-P4")
def test_a_way_that_more_suits_pay_for_is_told_in_place_of_one_that_costs_the_same_in_fewer() -> None:
    table = position(("7D", ""), phase="journey", dice=(3, 4))
    assert ways(table)["palace-clubs"] == [(7, ("spades", "diamonds"))]  # the cave, not the merchant


@pytest.mark.rule("JR-T3")
def test_a_joker_is_a_price_too_and_is_not_given_back_where_free_roads_lead() -> None:
    found = {named(way.place): way for way in outlook(position(("2C X1", ""), phase="journey")).ways()}
    assert found["tower-spades"].prices == ()
    assert [(price.suits, price.points) for price in found["palace-clubs"].prices] == [(JOKER, 0)]


# --- what lies ahead ---------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-J2")
def test_a_road_is_told_up_to_the_next_choice_with_where_free_roads_lead_from_there() -> None:
    found = outlook(position(("2C", ""), phase="journey"))
    straight = found.ahead(ACTIONS.parse("go:citadel.0"))
    assert [NAMES[tile] for tile in straight.tiles] == ["river-1", "mountain-2", "tower-clubs"]
    assert [ACTIONS.text(step) for step in straight.steps] == ["go:citadel.0", "go:river-1.0", "go:mountain-2.0"]
    assert named(straight.place) == "tower-clubs"
    fork = found.ahead(ACTIONS.parse("go:citadel.1"))
    assert [NAMES[tile] for tile in fork.tiles] == ["merchant-1"]
    assert [named(place) for place in fork.leads_to] == ["tower-spades", "plaza-hearts"]


@pytest.mark.rule("JR-T1")
def test_where_one_can_pay_to_leave_the_road_there_is_a_choice() -> None:
    found = outlook(position(("7H", ""), phase="journey", dice=(3, 4)))
    assert [NAMES[tile] for tile in found.ahead(ACTIONS.parse("go:citadel.0")).tiles] == ["river-1"]


@pytest.mark.rule("JR-J5")
def test_on_the_way_the_roads_behind_are_no_ways_on() -> None:
    table = act(position(("2C", ""), phase="journey"), "go:citadel.1")
    assert set(ways(table)) == {"tower-spades", "plaza-hearts"}
    assert [action for action in outlook(table).start.actions if ACTIONS.kind(action) == STAY] == []


@pytest.mark.rule("JR-X8")
def test_at_ones_own_carrot_to_stop_there_is_a_way_like_the_others() -> None:
    table = position(("KC 2D", ""), phase="journey", trailing_carrots="yes")
    act(table, "go:citadel.0 go:river-1.0 go:mountain-2.0")
    found = {named(way.place): [ACTIONS.text(action) for action in way.actions] for way in outlook(table).ways()}
    assert found["tower-clubs"] == ["stay"]
    assert "citadel" in found  # back home by another road


def test_who_does_not_travel_has_no_outlook() -> None:
    table = position(("2C", "3C"), phase="journey")
    assert outlook(table, 1).ways() == []
    assert Outlook(see(table, None)).ways() == []
    assert outlook(position(("2C", "3C"), phase="roll")).ways() == []


def test_the_outlook_changes_nothing() -> None:
    table = position(("7D 8C", "3C"), phase="journey")
    before = table.dump()
    view = see(table, 0)
    known = view.dump()
    outlook_ways: list[Way] = Outlook(view).ways()
    assert outlook_ways
    assert (table.dump(), view.dump()) == (before, known)
