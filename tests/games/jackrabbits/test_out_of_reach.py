"""Why a journey cannot lead to a place: with the rule, and what would make it possible."""

from __future__ import annotations

from random import Random

import pytest

from warren.core.errors import BadInput, Reason
from warren.core.messages import Phrase
from warren.games.jackrabbits.actions import HEX_TEXTS
from warren.games.jackrabbits.game import JACKRABBITS
from warren.games.jackrabbits.land.tiles import BY_NAME, SUITS
from warren.games.jackrabbits.outlook import Outlook, Price
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.table import RaceTable
from warren.text import Words

from .helpers import see

NAMES = ("Ann", "Ben", "Cat", "Dan")


def why(table: RaceTable, place: str, seat: int = 0) -> Reason | None:
    return see(table, seat).why_not_there(place)


def reached(table: RaceTable) -> set[str]:
    return {HEX_TEXTS[way.place] for way in Outlook(see(table, 0)).ways() if way.place >= 0}


def check(table: RaceTable, place: str, message: str, rule: str) -> Reason:
    reason = why(table, place)
    assert reason is not None, f"{place} can be reached"
    assert (reason.message, reason.rule) == (f"jackrabbits-{message}", rule)
    return reason


def journey(hand: str = "", start: str = "citadel") -> RaceTable:
    return position((hand, ""), (start, "citadel"), phase="journey", dice=(3, 4))


@pytest.mark.rule("JR-J1")
def test_a_place_that_can_be_reached_is_not_refused() -> None:
    table = journey("TC 9S KH 8D")
    for place in reached(table):
        assert why(table, place) is None


@pytest.mark.rule("JR-C4", "JR-T2")
def test_what_a_way_would_cost_and_what_is_missing_is_told() -> None:
    table = journey("2C")
    far = [place for place in HEX_TEXTS[:14] if place not in reached(table) and place not in ("citadel", "underground")]
    assert far
    for place in far:
        reason = check(table, place, "way-too-dear", str(getattr(why(table, place), "rule", "")))
        assert reason.arguments["points"] == 7
        assert reason.arguments["missing"] in (5, 7)  # the deuce pays where clubs do
        assert reason.rule in ("JR-T1", "JR-T2", "JR-T3", "JR-T4")


@pytest.mark.rule("JR-C4")
def test_as_many_points_more_as_are_said_to_be_missing_would_do() -> None:
    place = next(place for place in HEX_TEXTS[:14] if place not in reached(journey()) and place != "citadel")
    reason = why(journey(), place)
    assert reason is not None
    letters = {"clubs": "C", "spades": "S", "hearts": "H", "diamonds": "D"}
    told = reason.arguments["suits"]
    while isinstance(told, Phrase):
        told = told.arguments["start"]
    suit = letters.get(str(told), "C")
    assert reason.arguments["missing"] == 7
    assert place not in reached(journey(f"6{suit}"))
    assert place in reached(journey(f"7{suit}"))


@pytest.mark.rule("JR-C3", "JR-X8")
def test_royals_that_let_one_through_a_house_on_the_way_pay_nothing_before() -> None:
    outlook = Outlook(see(journey("KH 2H"), 0))
    suits = 1 << SUITS.index("hearts")
    assert outlook.missing(Price(0, suits, 30, kept=1 << BY_NAME["tower-hearts"])) == 28
    assert outlook.missing(Price(0, suits, 30)) < 28


@pytest.mark.rule("JR-J1", "JR-U2", "JR-L1", "JR-F2")
def test_where_one_is_off_the_board_in_flight_and_at_another_time_there_are_other_reasons() -> None:
    check(journey(start="tower-clubs"), "tower-clubs", "there-already", "JR-J1")
    check(journey(start="off-board"), "citadel", "off-board", "JR-U2")
    flight = position(("9C", ""), ("tower-clubs",), phase="journey", dice=(3, 4), passport="9C")
    check(flight, "plaza-hearts", "no-landing", "JR-F2")
    other = why(journey(), "tower-clubs", seat=1)
    assert other is not None
    assert other.message == "core-not-your-turn"


@pytest.mark.rule("JR-L1", "JR-J1")
@pytest.mark.parametrize(
    ("phase", "message", "rule"), [("roll", "roll-first", "JR-L1"), ("acquisition", "journey-over", "JR-J1")]
)
@pytest.mark.parametrize("place", HEX_TEXTS)
def test_before_and_after_the_journey_that_is_the_reason_whatever_else_is_to_be_said_of_a_place(
    phase: str, message: str, rule: str, place: str
) -> None:
    """Also of one that is nowhere on this land, where the rabbit is, without a road to it, or that costs too much."""
    for hand in ("", "9D TD KD"):
        for start in ("citadel", "plaza-hearts"):
            check(position((hand, ""), (start, "citadel"), phase=phase, dice=(3, 4)), place, message, rule)


@pytest.mark.rule("JR-C1")
def test_what_was_begun_is_to_be_finished_before_anything_is_said_of_a_place() -> None:
    table = position(("7D 5D", ""), ("citadel", "citadel"), phase="journey", dice=(3, 4))
    for action in ("go:citadel.1", "horse:plaza-diamonds"):
        table.play(0, JACKRABBITS.actions.parse(action))
    for place in ("tower-clubs", "citadel", "tower-torches"):
        check(table, place, "finish-first", "JR-C1")


@pytest.mark.rule("JR-J3")
def test_a_place_that_is_nowhere_on_this_land_says_so() -> None:
    table = position(
        ("", ""), ("citadel", "citadel"), phase="journey", suits="clubs,spades", land="generated:compact:1"
    )
    check(table, "tower-hearts", "not-on-land", "JR-J3")
    with pytest.raises(BadInput):
        why(table, "the moon")


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_place_of_random_play_is_reached_or_refused_with_a_sentence(language: str) -> None:
    words, chance = Words(language), Random("reach")
    table = JACKRABBITS.new("reach", turn_limit=12, players=3)
    assert isinstance(table, RaceTable)
    met = set()
    while table.outcome is None:
        seat = int(table.seats()[0])
        for place in HEX_TEXTS[:14] if chance.random() < 0.4 else ():
            reason = see(table, seat).why_not_there(place)
            if reason is not None:
                met.add(reason.message)
                sentence = words.phrase(reason, NAMES)
                assert sentence.endswith("."), sentence
                assert "  " not in sentence
                assert not reason.rule or reason.rule in JACKRABBITS.rules
        table.play(seat, chance.choice(table.choices(seat)))
    assert {"jackrabbits-way-too-dear", "jackrabbits-there-already", "jackrabbits-journey-over"} <= met
