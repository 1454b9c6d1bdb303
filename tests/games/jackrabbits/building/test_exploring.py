"""JR-B5, JR-P3, JR-B7: the finished land, and rabbits that walk on it."""

from __future__ import annotations

import pytest

from playing import act, ended, offered, refused, told
from warren.core.facts import Ear
from warren.games.jackrabbits.building.game import LAND
from warren.games.jackrabbits.building.table import LandTable
from warren.games.jackrabbits.building.walk import NO_END
from warren.games.jackrabbits.codes import land_code
from warren.games.jackrabbits.land.acceptance import misses

from .helpers import TWO, hand, new, play_on, position, put, see

FORK = "tower-clubs:0,2 palace-clubs:-2,2"
"""North of the citadel a triangle will join the two."""


def walking(laid_tiles: str, last: str, spot: str, players: int = 1) -> tuple[LandTable, Ear]:
    """The last tile is placed, and the rabbits set out."""
    table = position(laid_tiles, last, *[""] * (players - 1), explore=True, guidelines="ignore", players=players)
    ear = table.listen()
    put(table, 0, last, spot)
    return table, ear


@pytest.mark.rule("JR-B5")
def test_after_building_every_rabbit_stands_on_the_citadel() -> None:
    table, ear = walking(FORK, "cave-1", "-1,1,0", players=2)
    assert [fact.seat for fact in told(ear, "set-out")] == [0, 1]
    assert see(table, None).shown()["rabbits"] == [
        {"at": "citadel", "seen": ["citadel"], "roads": 0, "home": False} for _ in range(2)
    ]
    assert offered(table) == {"road:ne", "road:n", "road:nw", "road:sw", "road:s", "road:se", "home"}


@pytest.mark.rule("JR-B5", "JR-P3")
def test_at_a_triangle_you_choose_one_of_the_two_other_roads() -> None:
    table, ear = walking(FORK, "cave-1", "-1,1,0")
    act(table, "road:n")
    assert see(table, 0).shown()["rabbits"] == [{"at": "cave-1", "seen": ["citadel"], "roads": 1, "home": False}]
    assert offered(table) == {"road:ne", "road:nw", "home"}
    assert refused(table, "road:s") == ("land-no-road-there", "JR-P3")
    act(table, "road:ne")
    assert told(ear, "arrived")[0].args == {"tile": "tower-clubs"}
    assert table.walk.came_by[0] == NO_END
    act(table, "road:sw")
    assert offered(table) == {"road:nw", "road:s", "home"}


@pytest.mark.rule("JR-P3", "JR-B5")
@pytest.mark.parametrize(
    ("rhombus", "house"), [("woods-1", "tower-clubs"), ("mountain-1", "palace-clubs"), ("river-1", "plaza-clubs")]
)
def test_through_a_rhombus_you_follow_the_road_you_are_on(rhombus: str, house: str) -> None:
    """Woods turn at the acute corner, a mountain is crossed, a river is followed along its bank."""
    around = "tower-clubs:0,2 palace-clubs:-2,3 plaza-clubs:-2,1"
    table, ear = walking(around, rhombus, "-1,1,1")
    act(table, "road:n")
    assert [fact.kind for fact in ear.truth()][-3:] == ["left-by", "passed", "arrived"]
    assert told(ear, "passed")[0].args == {"tile": rhombus}
    assert told(ear, "arrived")[0].args == {"tile": house}


@pytest.mark.rule("JR-B5")
def test_where_a_road_leaves_the_land_the_rabbit_is_on_the_citadel_again() -> None:
    table, ear = walking(FORK, "cave-1", "-1,1,0")
    act(table, "road:n road:ne road:n")
    assert told(ear, "strayed")[0].args == {"tile": "tower-clubs"}
    assert see(table, 0).shown()["rabbits"] == [
        {"at": "citadel", "seen": ["citadel", "tower-clubs"], "roads": 3, "home": False}
    ]


@pytest.mark.rule("JR-B5")
def test_everybody_walks_when_they_like() -> None:
    table, _ = walking(FORK, "cave-1", "-1,1,0", players=3)
    assert sorted(table.seats()) == [0, 1, 2]
    act(table, "road:n road:ne road:s", 2)
    act(table, "home")
    assert sorted(table.seats()) == [1, 2]
    assert refused(table, "pass", 1) == ("land-walk-or-home", "JR-B5")


@pytest.mark.rule("JR-B5")
def test_the_day_is_over_when_all_rabbits_are_home() -> None:
    table, ear = walking(FORK, "cave-1", "-1,1,0", players=2)
    act(table, "road:n road:nw home", 1)
    assert table.outcome is None
    act(table, "home")
    assert (ended(table).reason, ended(table).winners, ended(table).scores) == ("land-explored", (), (1, 2))
    assert [fact.args["hexagons"] for fact in told(ear, "went-home")] == [2, 1]


@pytest.mark.rule("JR-B7")
def test_a_finished_land_is_told_with_all_that_it_misses() -> None:
    table = new(4, suits=TWO, players=1)
    ear = table.listen()
    play_on(table, "misses")
    found = misses(table.land())
    assert found
    assert [f"land-{fact.kind}" for fact in told(ear, *{one.kind for one in ear.truth() if "misses" in one.kind})] == [
        reason.message for reason in found
    ]
    assert told(ear, "built")[0].args == {"joins": table.land().joins(), "ports": table.land().sea_ends()}
    assert ended(table).reason == "land-built"


@pytest.mark.rule("JR-B7")
def test_what_a_land_misses_names_tiles_and_numbers() -> None:
    table = position("", "cave-1", guidelines="ignore")
    ear = table.listen()
    put(table, 0, hand(table, 0)[0], "-1,1,0")
    assert [(fact.kind, fact.args) for fact in told(ear, "misses-ways-on", "misses-boats", "misses-joins")] == [
        ("misses-ways-on", {"tile": "citadel", "others": 0}),
        ("misses-boats", {"boats": 0}),
        ("misses-joins", {"tile": "cave-1"}),
    ]


@pytest.mark.rule("JR-B3", "JR-B5")
def test_a_land_can_be_visited_again() -> None:
    built = play_on(new(5, suits=TWO), "revisit").land()
    ear = Ear(LAND.facts)
    setup = LAND.agree({"suits": TWO, "land": land_code(built), "explore": True, "players": 1})
    table = LAND.start(setup, "1", listener=ear)
    assert isinstance(table, LandTable)
    assert list(table.land().places) == list(built.places)
    assert told(ear, "revisited")[0].args == {"tiles": 19}
    assert table.seats() == [0]
    assert table.census() == new(suits=TWO).census()
