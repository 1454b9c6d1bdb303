"""JR-X8: a hexagon with one's own carrot need not stop a journey."""

from __future__ import annotations

from typing import Any

import pytest

from games.jackrabbits.helpers import place
from playing import act, ended, of_kind, offered, refused, story
from warren.core.playout import play_out
from warren.core.rng import fast
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.table import RaceTable

TO_PLAZA_CLUBS = "go:citadel.2 go:tavern-1.2"


def journey(hands: tuple[str, ...], rabbits: tuple[str, ...] = (), **settings: Any) -> RaceTable:
    return position(hands, rabbits, phase="journey", trailing_carrots=True, **settings)


@pytest.mark.rule("JR-X8", "JR-J3")
def test_at_ones_own_carrot_one_stops_or_goes_on_by_any_other_road() -> None:
    table = act(journey(("JC", "")), TO_PLAZA_CLUBS)
    others = {f"plaza-clubs.{side}" for side in range(6)} - {"plaza-clubs.0"}
    assert of_kind(table, "go") == others
    assert offered(table) == {"stay", *(f"go:{road}" for road in others)}
    assert place(act(table.clone(), "stay"), 0) == "plaza-clubs"
    act(table, "go:plaza-clubs.5 go:cave-1.0")
    assert place(table, 0) == "palace-diamonds"


@pytest.mark.rule("JR-X8", "JR-J3")
def test_without_the_option_or_at_anothers_carrot_the_journey_stops() -> None:
    plain = act(position(("JC", ""), phase="journey"), TO_PLAZA_CLUBS)
    assert place(plain, 0) == "plaza-clubs"
    assert "claim" not in offered(plain)
    other = act(journey(("", "JC")), TO_PLAZA_CLUBS)
    assert place(other, 0) == "plaza-clubs"
    assert of_kind(other, "go") == set()


@pytest.mark.rule("JR-X8", "JR-J7", "JR-H1")
def test_passing_through_a_palace_is_no_arrival_but_stopping_is() -> None:
    table = act(journey(("QH X1", "6H")), "ride:palace-hearts")
    assert table.seats() == [0], "nobody is asked yet"
    onward = table.clone()
    assert story(onward, "go:palace-hearts.2 go:mountain-3.3")[0] == "passed-through"
    assert place(onward, 0) == "tower-spades"
    assert onward.seats() == [0]
    act(table, "stay")
    assert offered(table, 1) == {"pass", "contest"}


@pytest.mark.rule("JR-X8", "JR-X7")
def test_passing_a_resting_rabbit_is_no_arrival_either() -> None:
    table = journey(("JC", "6H"), ("citadel", "plaza-clubs"), special_access=True)
    act(table, TO_PLAZA_CLUBS)
    assert table.seats() == [0]
    act(table, "go:plaza-clubs.3 go:woods-3.3")
    assert place(table, 0) == "tower-hearts"
    assert table.seats() == [0]


@pytest.mark.rule("JR-X8", "JR-T3")
def test_after_a_ride_any_road_may_be_taken() -> None:
    table = act(journey(("JC X1", "")), "ride:plaza-clubs")
    assert of_kind(table, "go") == {f"plaza-clubs.{side}" for side in range(6)}


@pytest.mark.rule("JR-X8", "JR-T3", "JR-J5")
def test_a_second_joker_leads_on_but_not_to_where_a_ride_has_led() -> None:
    table = act(journey(("JC KC X1 X2", "")), "ride:plaza-clubs")
    assert "plaza-clubs" not in of_kind(table, "ride")
    assert refused(table, "ride:plaza-clubs") == ("jackrabbits-landed-before", "JR-J5")
    act(table, "ride:tower-clubs")
    assert of_kind(table, "ride") == set()
    act(table, "go:tower-clubs.0 go:merchant-3.1")
    assert place(table, 0) == "palace-hearts"


@pytest.mark.rule("JR-X8", "JR-T2")
def test_after_a_horse_too() -> None:
    table = position(("JC TD", ""), phase="journey", dice=(2, 3), trailing_carrots=True)
    act(table, "go:citadel.1 horse:plaza-clubs pay:TD done")
    assert of_kind(table, "go") == {f"plaza-clubs.{side}" for side in range(6)}


@pytest.mark.rule("JR-X8", "JR-F2", "JR-T3")
def test_after_a_flight_too_but_no_joker_is_ridden_then() -> None:
    table = position(
        ("KS 9C X1", ""), ("tower-clubs",), phase="journey", dice=(2, 3), passport="9C", trailing_carrots=True
    )
    act(table, "fly:tower-spades")
    assert of_kind(table, "go") == {f"tower-spades.{side}" for side in range(6)}
    assert of_kind(table, "ride") == set()
    assert refused(table, "ride:citadel") == ("jackrabbits-ride-in-flight", "JR-T3")
    act(table, "go:tower-spades.3 go:merchant-1.0")
    assert place(table, 0) == "citadel"


@pytest.mark.rule("JR-T3", "JR-X8", "JR-F1")
def test_no_joker_is_ridden_on_the_road_that_leads_on_from_where_a_flight_landed() -> None:
    table = position(
        ("KS 9C X1", ""), ("tower-clubs",), phase="journey", dice=(2, 3), passport="9C", trailing_carrots=True
    )
    act(table, "fly:tower-spades go:tower-spades.3")
    assert "go:merchant-1.0" in offered(table), "on the way"
    assert of_kind(table, "ride") == set()
    assert refused(table, "ride:citadel") == ("jackrabbits-ride-in-flight", "JR-T3")


@pytest.mark.rule("JR-X8", "JR-J2", "JR-J5")
def test_what_cannot_be_done_at_ones_carrot_is_refused_with_the_reason() -> None:
    table = act(journey(("JC", "")), TO_PLAZA_CLUBS)
    assert refused(table, "go:plaza-clubs.0") == ("jackrabbits-turning-back", "JR-X8")
    assert refused(table, "go:citadel.2") == ("jackrabbits-road-elsewhere", "JR-J2")
    assert refused(table, "ride:citadel") == ("jackrabbits-no-joker", "JR-T3")
    assert refused(table, "claim") == ("jackrabbits-stop-or-go-on", "JR-X8")


@pytest.mark.rule("JR-X8", "JR-J5")
def test_no_road_end_is_entered_twice_however_long_one_rides_through_ones_own_carrots() -> None:
    """From every choice at random: the journey ends, and its trail holds every end once."""
    longest = 0
    for seed in range(25):
        table = journey(("JC QD JH", ""), ("plaza-clubs",))
        chance = fast(f"circle {seed}")
        while table.seats() == [0] and "rest" not in offered(table):
            roads = sorted(of_kind(table, "go"))
            if not roads:
                break
            act(table, f"go:{roads[int(chance.below(len(roads)))]}")
            trail = [int(end) for end in table.trail]
            assert len(set(trail)) == len(trail)
            longest = max(longest, len(trail))
    assert longest > 8


@pytest.mark.rule("JR-X8", "JR-J5")
def test_a_circle_through_ones_own_carrot_is_walked_once_only() -> None:
    """From the carrot by side 0 to the tavern, to the plaza of hearts, and back by the merchant: then not again."""
    table = journey(("JC JH", ""), ("plaza-clubs",))
    act(table, "go:plaza-clubs.0 go:tavern-1.1")
    assert "stay" in offered(table), "at the plaza of hearts, with a carrot of one's own"
    act(table, "go:plaza-hearts.3 go:merchant-2.0")
    assert "go:plaza-clubs.0" not in offered(table), "by side 0 the tavern was entered before"
    assert refused(table, "go:plaza-clubs.0") == ("jackrabbits-road-used", "JR-J5")
    assert "go:plaza-clubs.5" in offered(table)


@pytest.mark.rule("JR-X8", "JR-O1")
def test_a_journey_through_ones_own_carrots_may_end_on_the_citadel_and_win() -> None:
    table = journey(("JC QD KH", ""), ("palace-spades",))
    act(table, "go:palace-spades.5 go:merchant-2.0 go:plaza-clubs.0 go:tavern-1.0")
    assert ended(table).winners == (0,)


@pytest.mark.rule("JR-X8")
def test_games_with_trailing_carrots_come_to_an_end() -> None:
    for seed in range(3):
        table = journey(("JC QD JH X1", "KS JS X2"), turn_limit=12)
        play_out(table, fast(f"end {seed}"))
        assert table.outcome is not None
