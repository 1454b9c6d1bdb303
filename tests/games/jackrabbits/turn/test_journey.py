"""The journey by free roads. JR-J1 to JR-J7. What costs the price is in test_transfers.py."""

from __future__ import annotations

import pytest

from games.jackrabbits.helpers import court, hand, place, spent
from games.jackrabbits.lands import LAGOON, PALACE_RING, RING, made_land
from playing import act, kinds, of_kind, offered, refused, story, told
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.table import RaceTable

AROUND = "go:river-1.1 go:tavern-1.1 go:tavern-2.2 go:merchant-1.2 go:merchant-2.0"
"""From the river around the ring and back to it."""


def travelling(where: str, held: str = "", other: str = "", land: str = "sample", rules: str = "intro") -> RaceTable:
    """The first player is about to leave, at a price of 7."""
    return position((held, other), (where, "citadel"), phase="journey", dice=(3, 4), land=land, rules=rules)


@pytest.mark.rule("JR-J1")
def test_a_rabbit_may_stay_or_leave_its_hexagon_by_any_of_its_six_roads() -> None:
    table = travelling("tower-clubs")
    assert offered(table) == {"stay", *(f"go:tower-clubs.{side}" for side in range(6))}
    act(table, "stay")
    assert place(table, 0) == "tower-clubs"
    assert "rest" in offered(table)


@pytest.mark.rule("JR-J1")
def test_a_rabbit_cannot_leave_by_the_roads_of_another_tile() -> None:
    table = travelling("tower-clubs")
    refused(table, "go:citadel.0")
    refused(table, "go:merchant-3.1")
    refused(table, "go:cave-9.1")


@pytest.mark.rule("JR-J2")
def test_at_a_triangle_one_of_the_two_other_roads_is_chosen_and_there_is_no_turning_back() -> None:
    table = travelling("citadel")
    act(table, "go:citadel.1")
    assert of_kind(table, "go") == {"merchant-1.1", "merchant-1.2"}
    refused(table, "go:merchant-1.0")
    act(table, "go:merchant-1.2")
    assert place(table, 0) == "plaza-hearts"


@pytest.mark.rule("JR-J2")
@pytest.mark.parametrize(
    ("side", "ends"),
    [
        (5, ["woods-1.2", "mountain-2.1"]),  # woods: around the acute corner; mountain: straight across
        (4, ["mountain-1.0", "mountain-4.0"]),
        (0, ["river-1.0", "mountain-2.0"]),  # river: around the obtuse corner
    ],
)
def test_in_a_rhombus_the_rabbit_follows_the_road_it_is_on(side: int, ends: list[str]) -> None:
    table = travelling("citadel")
    act(table, f"go:citadel.{side}")
    for end in ends:
        assert offered(table) == {f"go:{end}"}
        act(table, f"go:{end}")
    assert place(table, 0) in ("palace-hearts", "plaza-spades", "tower-clubs")


@pytest.mark.rule("JR-J3")
def test_the_first_hexagon_reached_ends_the_journey() -> None:
    table = travelling("citadel")
    ear = table.listen()
    act(table, "go:citadel.3 go:cave-1.2")
    assert place(table, 0) == "plaza-clubs"
    assert kinds(table) == {"rest"}
    assert [fact.args["place"] for fact in told(ear, "arrived")] == ["plaza-clubs"]


@pytest.mark.rule("JR-J3")
def test_a_hexagon_beside_a_hexagon_is_the_first_one_reached() -> None:
    table = travelling("citadel", land=made_land(LAGOON))
    act(table, "go:citadel.5")
    assert place(table, 0) == "tower-clubs"


@pytest.mark.rule("JR-J3")
def test_while_it_travels_a_rabbit_still_counts_as_where_it_set_out() -> None:
    table = travelling("citadel")
    act(table, "go:citadel.3")
    assert place(table, 0) == "citadel"
    assert table.seats() == [0]


@pytest.mark.rule("JR-J4")
@pytest.mark.parametrize(
    "moves", ["go:tower-clubs.5", "go:tower-clubs.0 go:merchant-3.0", "go:tower-clubs.4 go:cave-4.0"]
)
def test_a_road_that_leaves_the_land_takes_the_rabbit_off_board(moves: str) -> None:
    table = travelling("tower-clubs")
    assert "arrived" not in story(table, moves)
    assert place(table, 0) == "off-board"
    assert table.seats() == [1]


@pytest.mark.rule("JR-J4")
@pytest.mark.parametrize("moves", ["go:citadel.0 go:merchant-1.0", "go:citadel.0 go:merchant-1.1"])
def test_a_road_into_an_enclosed_gap_takes_it_off_board_too(moves: str) -> None:
    table = travelling("citadel", land=made_land(LAGOON))
    act(table, moves)
    assert place(table, 0) == "off-board"


@pytest.mark.rule("JR-J5")
def test_a_road_end_may_be_used_once_in_each_direction() -> None:
    """Around the ring, over the river once more, and out by the same end as before: that is refused."""
    table = travelling("citadel", "7H 8H", land=made_land(RING))
    act(table, f"go:citadel.0 cross pay:7H done {AROUND}")
    assert of_kind(table, "go") == set()  # river-1.1 was used
    refused(table, "go:river-1.1")
    assert offered(table) == {"cross"}


@pytest.mark.rule("JR-J5")
def test_in_the_other_direction_it_may_be_used_again() -> None:
    """Over the river to its end 2, around the ring the other way, and into the river by its end 1."""
    table = travelling("citadel", "7H 8H", land=made_land(RING))
    act(table, "go:citadel.0 cross pay:7H done")
    assert of_kind(table, "go") == {"river-1.1", "river-1.2"}
    act(table, "go:river-1.2 go:merchant-2.1 go:merchant-1.0 go:tavern-2.0 go:tavern-1.2 cross pay:8H done")
    assert of_kind(table, "go") == {"river-1.0", "river-1.3"}  # in by 3 at first, out by 3 now
    act(table, "go:river-1.3")
    assert place(table, 0) == "citadel"


@pytest.mark.rule("JR-J5")
def test_what_was_used_in_one_journey_is_free_in_the_next() -> None:
    table = travelling("citadel", "X1", "X2")
    act(table, "ride:tower-clubs rest")
    act(table, "roll", 1)
    assert "ride:tower-clubs" in offered(table, 1)
    act(table, "go:citadel.1 go:merchant-1.2 rest", 1)
    act(table, "roll go:tower-clubs.2 go:woods-1.0 go:mountain-1.3")
    assert place(table, 0) == "palace-diamonds"


@pytest.mark.rule("JR-J6")
def test_a_rabbit_that_finds_no_step_goes_back_to_where_it_started_and_nothing_is_refunded() -> None:
    table = travelling("citadel", "7H", land=made_land(RING))
    ear = table.listen()
    act(table, f"go:citadel.0 cross pay:7H done {AROUND}")
    assert place(table, 0) == "citadel"
    assert told(ear, "turned-back")
    assert not told(ear, "arrived")
    assert spent(table) == {"7H"}
    assert hand(table, 0) == set()
    assert kinds(table) == {"rest"}  # the acquisition phase follows
    act(table, "rest")
    assert len(hand(table, 0)) == 1


@pytest.mark.rule("JR-J6")
def test_a_royal_that_was_paid_before_turning_back_stays_in_the_court() -> None:
    table = travelling("citadel", "KH", land=made_land(RING))
    act(table, f"go:citadel.0 cross pay:KH done {AROUND}")
    assert place(table, 0) == "citadel"
    assert court(table) >= {"KH"}


@pytest.mark.rule("JR-J6")
@pytest.mark.rule("JR-T3")
def test_a_joker_is_a_legal_step_where_no_road_is() -> None:
    table = travelling("citadel", "7H X1", land=made_land(RING))
    act(table, f"go:citadel.0 cross pay:7H done {AROUND}")
    assert kinds(table) == {"ride"}


@pytest.mark.rule("JR-J6")
def test_the_step_that_can_only_lead_back_is_offered_all_the_same() -> None:
    table = travelling("citadel", "7H", land=made_land(RING))
    act(table, f"go:citadel.0 cross pay:7H done {AROUND.removesuffix(' go:merchant-2.0')}")
    assert of_kind(table, "go") == {"merchant-2.0", "merchant-2.2"}


@pytest.mark.rule("JR-J6")
@pytest.mark.rule("JR-J7")
@pytest.mark.rule("JR-H1")
def test_going_back_to_a_palace_is_no_arrival_and_nobody_contests() -> None:
    table = travelling("palace-hearts", "7H", "9H", made_land(PALACE_RING), "standard")
    act(table, f"go:palace-hearts.0 cross pay:7H done {AROUND}")
    assert place(table, 0) == "palace-hearts"
    assert table.seats() == [0]
    assert "rest" in offered(table)


@pytest.mark.rule("JR-J7")
@pytest.mark.rule("JR-H1")
def test_coming_back_by_road_to_the_palace_one_left_is_an_arrival() -> None:
    table = travelling("palace-hearts", "7H 8H", "9H", made_land(PALACE_RING), "standard")
    act(table, f"go:palace-hearts.0 cross pay:7H done {AROUND} cross pay:8H done")
    ear = table.listen()
    act(table, "go:river-1.3")
    assert told(ear, "arrived")
    assert place(table, 0) == "palace-hearts"
    assert table.seats() == [1]
    assert "contest" in offered(table, 1)


@pytest.mark.rule("JR-J7")
@pytest.mark.rule("JR-H1")
@pytest.mark.parametrize("moves", ["go:palace-hearts.4 horse:palace-hearts pay:7D done", "ride:palace-hearts"])
def test_riding_back_to_where_one_was_is_an_arrival(moves: str) -> None:
    table = travelling("palace-hearts", "7D X1", "9H", rules="standard")
    act(table, moves)
    assert table.seats() == [1]


@pytest.mark.rule("JR-J7")
@pytest.mark.rule("JR-H1")
def test_staying_is_no_arrival() -> None:
    table = travelling("palace-hearts", "7D", "9H", rules="standard")
    ear = table.listen()
    act(table, "stay")
    assert table.seats() == [0]
    assert not told(ear, "arrived")


@pytest.mark.rule("JR-J7")
def test_being_thrown_off_is_no_arrival() -> None:
    table = position(("5S", "2H"), ("tower-clubs", "tower-clubs"), phase="acquisition")
    ear = table.listen()
    act(table, "attack:1 fight:5S done")
    if table.seats() == [1]:
        act(table, "yield", 1)
    assert place(table, 1) == "off-board"
    assert not told(ear, "arrived")
