"""What makes a land good to play on: JR-B4, JR-B7, each condition missed once."""

from __future__ import annotations

import pytest

from telling import texts
from warren.games.jackrabbits.land.acceptance import faults, misses, most_journeys
from warren.games.jackrabbits.land.generator import generate
from warren.games.jackrabbits.land.ground import GAP, SEA
from warren.games.jackrabbits.land.land import Land
from warren.games.jackrabbits.land.lattice import FORMS, TRIANGLE, spot_of
from warren.games.jackrabbits.land.sample import sample
from warren.games.jackrabbits.land.tiles import BASE_SUITS, BY_NAME, KIND, TAVERN, is_islet
from warren.games.jackrabbits.land.tileset import standard
from warren.text import LANGUAGES, Words

from .helpers import LAGOON, ground, land, place


def told(one: Land) -> dict[str, list[dict[str, object]]]:
    """What a land misses, by message, each with its arguments."""
    found: dict[str, list[dict[str, object]]] = {}
    for miss in misses(one):
        assert miss.rule == "JR-B7"
        assert all(Words(language).phrase(miss).endswith(".") for language in LANGUAGES)
        found.setdefault(miss.message, []).append(texts(miss))
    return found


def moved(name: str, *spot: int) -> Land:
    """The sample land with one tile elsewhere."""
    places = sample().places[:]
    places[BY_NAME[name]] = place(name, *spot)
    return Land(standard(), BASE_SUITS, places)


def exchanged(*pairs: tuple[str, str]) -> Land:
    """The sample land with some tiles in each other's places."""
    places = sample().places[:]
    for one, other in pairs:
        places[BY_NAME[one]], places[BY_NAME[other]] = places[BY_NAME[other]], places[BY_NAME[one]]
    return Land(standard(), BASE_SUITS, places)


@pytest.mark.rule("JR-B7")
def test_a_house_that_no_free_roads_lead_to_is_told() -> None:
    one = moved("tower-hearts", 12, 0)
    assert told(one)["land-misses-way"] == [{"tile": "tower-hearts"}]
    assert {"tile": "tower-hearts", "others": 0} in told(one)["land-misses-ways-on"]


@pytest.mark.rule("JR-B7")
def test_a_house_too_many_journeys_away_is_told() -> None:
    # A row of hexagons, with a triangle between each two: one journey from each to the next.
    names = [f"{kind}-{suit}" for suit in ("clubs", "spades") for kind in ("tower", "palace")]
    row = [f"{name} {2 * n} 0" for n, name in enumerate(["citadel", *names])]
    between = [f"cave-{n + 1} {2 * n} 0 1" for n in range(len(names))]
    assert told(land(", ".join([*row, *between])))["land-misses-nearness"] == [
        {"tile": "palace-spades", "journeys": 4, "most": 3}
    ]


@pytest.mark.rule("JR-B7")
@pytest.mark.parametrize(("suits", "most"), [(2, 3), (4, 3), (5, 4), (8, 4), (9, 5), (12, 5)])
def test_with_more_than_four_suits_a_house_may_be_one_journey_farther_for_every_four_begun(
    suits: int, most: int
) -> None:
    assert most_journeys((1 << suits) - 1) == most


@pytest.mark.rule("JR-B7")
def test_a_hexagon_with_fewer_than_two_others_in_reach_is_told() -> None:
    one = land("citadel 0 0, cave-1 0 0 1, tower-clubs 2 0, cave-2 2 0 1, palace-clubs 4 0")
    assert [miss["tile"] for miss in told(one)["land-misses-ways-on"]] == ["citadel", "palace-clubs"]


@pytest.mark.rule("JR-B7")
def test_two_merchants_need_a_boat() -> None:
    one = sample()
    inland = [tile for tile in one.laid() if KIND[tile] == TAVERN and not one.roads.is_coastal(tile)]
    places = one.places[:]
    for boat, tavern in zip(one.boats(), inland, strict=False):
        places[boat], places[tavern] = places[tavern], places[boat]
    without = Land(standard(), BASE_SUITS, places)
    assert without.boats() == []
    assert told(without)["land-misses-boats"] == [{"boats": 0}]


@pytest.mark.rule("JR-B7")
def test_a_merchant_at_an_enclosed_gap_has_no_boat() -> None:
    waters = ground(LAGOON).waters()
    beside = {
        int(waters[at // FORMS * 2 + at % FORMS - 4]): spot_of(at) for at in ground(LAGOON).places_touching(TRIANGLE)
    }
    for water, has_boat in ((GAP, False), (SEA, True)):
        x, y, turn = beside[water]
        assert land(f"{LAGOON}, merchant-1 {x} {y} {turn}").roads.has_boat(BY_NAME["merchant-1"]) == has_boat


@pytest.mark.rule("JR-B7")
def test_two_rhombus_roads_from_sea_to_sea_are_told_and_one_is_not() -> None:
    one = "citadel 0 0, woods-1 1 0 1"
    assert "land-misses-inland-roads" not in told(land(one))
    assert told(land(f"{one}, woods-2 -1 -1 0"))["land-misses-inland-roads"] == [{"tiles": ("woods-1", "woods-2")}]


@pytest.mark.rule("JR-B7")
def test_a_small_tile_with_a_single_joined_side_is_told() -> None:
    assert told(land("citadel 0 0, cave-1 0 0 1"))["land-misses-joins"] == [{"tile": "cave-1"}]
    assert "land-misses-joins" not in told(land("citadel 0 0, cave-1 0 0 1, tower-clubs 2 0"))


@pytest.mark.rule("JR-B7")
@pytest.mark.rule("JR-E0c")
def test_islets_need_no_roads() -> None:
    one = generate(4, 0b1111_0000_0011)
    assert sum(1 for tile in one.hexagons() if is_islet(tile)) == 4
    assert told(one) == {}


@pytest.mark.rule("JR-B4")
def test_all_places_where_a_land_breaks_a_guideline_are_told_once() -> None:
    one = land("citadel 0 0, tower-clubs 1 1, cave-2 5 5 0, cave-3 5 5 1")
    found = [(fault.message, texts(fault)["tile"]) for fault in faults(one)]
    assert ("land-guideline-x", "citadel") in found
    assert ("land-guideline-triangles", "cave-2") in found
    assert len(found) == 2
    gap = land("citadel 0 0, tower-clubs 2 0, palace-clubs 0 2")
    assert [fault.message for fault in faults(gap)] == ["land-guideline-t"] * 3


def test_the_checks_take_any_land_even_the_citadel_alone() -> None:
    alone = land("citadel 0 0")
    assert set(told(alone)) == {"land-misses-ways-on", "land-misses-boats"}
    assert faults(alone) == []


@pytest.mark.rule("JR-B7")
def test_exchanging_road_tiles_can_spoil_a_land() -> None:
    assert told(exchanged(("woods-1", "woods-2"))) == {}
    kinds = [("woods", "river"), ("river", "mountain"), ("woods", "mountain")]
    spoilt = [
        told(exchanged((f"{one}-{n}", f"{other}-{m}")))
        for one, other in kinds
        for n in range(1, 5)
        for m in range(1, 5)
    ]
    assert any(spoilt)
