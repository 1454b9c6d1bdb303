"""Where tiles may lie, and what the guidelines say: JR-B1, JR-B2, JR-B4, JR-E0c."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from volume import volume
from warren.games.jackrabbits.land.generator import generate
from warren.games.jackrabbits.land.ground import GAP, SEA, bare
from warren.games.jackrabbits.land.lattice import FORMS, HEXAGON, REACH, spot_of, steps_between
from warren.games.jackrabbits.land.placing import makes_dead_end, notes, why_not
from warren.games.jackrabbits.land.tiles import BASE_SUITS, BY_NAME, CITADEL, SHAPE, UNDERGROUND, in_play, is_islet
from warren.text import LANGUAGES, Words

from .helpers import LAGOON, cells_of, dead_gaps, ground, open_places, place, shape_at

PLENTY = [9, 9, 9]
NONE_LEFT = [0, 0, 0]


def reason(words: str, tile: str, *spot: int) -> str:
    found = why_not(ground(words), BY_NAME[tile], place(tile, *spot))
    if found is None:
        return ""
    assert all(Words(language).phrase(found).endswith(".") for language in LANGUAGES)
    return found.message


def noted(words: str, tile: str, *spot: int, left: list[int] = PLENTY) -> list[str]:
    found = notes(ground(words), BY_NAME[tile], place(tile, *spot), left)
    assert all(note.rule == "JR-B4" for note in found)
    assert all(Words(language).phrase(note).endswith(".") for language in LANGUAGES for note in found)
    return [note.message for note in found]


# --- placing -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-B4", "JR-E0c")
@pytest.mark.parametrize(
    ("x", "y"), [(REACH, 0), (0, REACH), (-REACH, REACH), (-REACH, 0), (0, -REACH), (REACH, -REACH)]
)
def test_a_tile_at_the_rim_of_the_lattice_lies_in_the_sea(x: int, y: int) -> None:
    """The sea is followed all around it, although the lattice ends there."""
    words = f"citadel 0 0, tower-clubs {x} {y}"
    assert all(water in (0, SEA) for water in ground(words).waters())
    assert reason("citadel 0 0, tower-shells 5 5", "palace-clubs", x, y) == ""


@pytest.mark.rule("JR-B1")
@pytest.mark.parametrize("suits", [BASE_SUITS, 6, 4095])
def test_the_underground_lies_apart_and_joins_nothing(suits: int) -> None:
    land = generate(2, suits)
    assert UNDERGROUND not in land.laid()
    assert land.laid() == [tile for tile in in_play(suits) if tile != UNDERGROUND]
    assert land.places[CITADEL] == place("citadel", 0, 0)


@pytest.mark.rule("JR-B2")
@pytest.mark.parametrize(
    ("tile", "spot", "message"),
    [
        ("cave-1", (0, 0, 1), ""),
        ("cave-1", (1, 0, 0), "land-touches-nothing"),
        ("woods-1", (1, 0, 1), ""),
        ("woods-1", (4, 0, 1), "land-touches-nothing"),
        ("woods-1", (0, 0, 1), "land-overlap"),
        ("tower-clubs", (1, 0), "land-overlap"),
        ("tower-clubs", (1, 1), ""),
        ("tower-clubs", (5, 5), ""),
    ],
)
def test_a_tile_touches_the_land_along_a_side_and_only_a_hexagon_may_lie_apart(
    tile: str, spot: tuple[int, ...], message: str
) -> None:
    assert reason("citadel 0 0", tile, *spot) == message


def test_a_hexagon_has_no_place_where_only_a_rhombus_could_lie() -> None:
    found = why_not(ground("citadel 0 0"), BY_NAME["tower-clubs"], place("woods-1", 1, 0, 1))
    assert found is not None
    assert found.message == "land-no-place"


@pytest.mark.rule("JR-B2")
@settings(max_examples=volume(100, 30))
@given(st.lists(st.tuples(st.integers(2, 60), st.integers(0, 10_000)), max_size=25))
def test_however_a_land_is_built_tiles_never_overlap_and_every_join_is_mutual(moves: list[tuple[int, int]]) -> None:
    land = bare()
    land.put(CITADEL, place("citadel", 0, 0))
    for tile, which in moves:
        if tile in land.laid():
            continue
        places = open_places(land, tile)
        assert places == sorted(set(places))
        if places:
            at = places[which % len(places)]
            assert why_not(land, tile, at) is None
            land.put(tile, at)
    cells = [cell for tile in land.laid() for cell in cells_of(int(land.places[tile]))]
    assert len(cells) == len(set(cells))
    for tile in land.laid():
        for other in land.neighbours(land.places[tile]):
            assert tile in land.neighbours(land.places[other])
            assert not is_islet(tile)


@pytest.mark.rule("JR-B2")
@pytest.mark.parametrize("tile", ["tower-clubs", "woods-1", "cave-1"])
def test_every_place_that_is_offered_is_allowed_and_none_near_the_land_is_left_out(tile: str) -> None:
    land = ground("citadel 0 0, cave-2 0 0 1, woods-2 -1 -1 0, palace-hearts 4 1")
    offered = open_places(land, BY_NAME[tile])
    every = [at for at in range(64 * 64 * FORMS) if shape_at(at) == SHAPE[BY_NAME[tile]]]
    allowed = [at for at in every if why_not(land, BY_NAME[tile], at) is None]
    assert set(offered) <= set(allowed)
    if SHAPE[BY_NAME[tile]] != HEXAGON:
        assert offered == allowed
    else:
        assert {at for at in allowed if land.joins(at)} <= set(offered)


# --- islets ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-E0c")
def test_an_islet_lies_apart_and_nothing_may_touch_it() -> None:
    assert reason("citadel 0 0", "tower-bells", 1, 1) == "land-islet-joined"
    assert reason("citadel 0 0", "tower-bells", 4, 0) == ""
    assert reason("citadel 0 0, tower-bells 4 0", "cave-1", 4, 0, 1) == "land-beside-islet"
    assert reason("citadel 0 0, tower-bells 4 0", "tower-clubs", 5, 1) == "land-beside-islet"
    assert reason("citadel 0 0", "palace-bells", 1, 1) == ""  # only towers are islets


@pytest.mark.rule("JR-E0c")
def test_only_open_sea_is_offered_to_an_islet_and_no_place_beside_it_to_others() -> None:
    land = ground("citadel 0 0, tower-bells 4 0")
    for at in open_places(land, BY_NAME["tower-shells"]):
        assert land.joins(at) == 0
    for tile in ("cave-1", "woods-1", "tower-clubs"):
        for at in open_places(land, BY_NAME[tile]):
            assert BY_NAME["tower-bells"] not in land.neighbours(at)


@pytest.mark.rule("JR-E0c")
def test_an_islet_does_not_lie_in_an_enclosed_gap() -> None:
    land = ground(LAGOON)
    waters = land.waters()
    inside = [at for at in land.places_apart(0) if waters[at // FORMS * 2] == GAP]
    assert inside
    assert set(open_places(land, BY_NAME["tower-shells"])).isdisjoint(inside)
    found = why_not(land, BY_NAME["tower-shells"], inside[0])
    assert found is not None
    assert found.message == "land-islet-inland"


@pytest.mark.rule("JR-E0c")
def test_no_tile_may_shut_an_islet_in() -> None:
    *rest, last = LAGOON.split(", ")
    name, x, y = last.split()
    bay = ", ".join(rest)
    inside = next(at for at in ground(LAGOON).places_apart(0) if ground(LAGOON).waters()[at // FORMS * 2] == GAP)
    spot = spot_of(inside)
    assert reason(bay, name, int(x), int(y)) == ""
    assert reason(f"{bay}, tower-shells {spot[0]} {spot[1]}", name, int(x), int(y)) == "land-shuts-in-islet"
    land = ground(f"{bay}, tower-shells {spot[0]} {spot[1]}")
    assert place(name, int(x), int(y)) in open_places(ground(bay), BY_NAME[name])
    assert place(name, int(x), int(y)) not in open_places(land, BY_NAME[name])


@pytest.mark.rule("JR-E0c")
@pytest.mark.parametrize("seed", range(3))
def test_generated_islets_face_the_sea_all_around(seed: int) -> None:
    land = generate(seed, 0b1111_0000_0011)
    islets = [tile for tile in land.laid() if is_islet(tile)]
    assert len(islets) == 4
    for tile in islets:
        assert all(land.roads.across[6 * tile + side] == SEA for side in range(6))
        steps = [steps_between(land.places[tile] // FORMS, land.places[other] // FORMS) for other in land.laid()]
        assert sorted(steps)[1] <= 4  # not lost at sea, either: the nearest but itself


# --- guidelines --------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-B4")
def test_x_no_two_hexagons_side_by_side() -> None:
    assert noted("citadel 0 0", "tower-clubs", 1, 1) == ["land-guideline-x"]
    assert noted("citadel 0 0, cave-1 0 0 1", "tower-clubs", 2, 0) == []


@pytest.mark.rule("JR-B4")
def test_no_two_triangles_side_by_side() -> None:
    assert noted("citadel 0 0, cave-1 0 0 1", "cave-2", 1, 0, 0) == ["land-guideline-triangles"]
    assert noted("citadel 0 0, woods-1 -1 -1 0", "cave-2", 0, 0, 1) == []


@pytest.mark.rule("JR-B4")
def test_t_no_road_that_ends_at_a_gap_that_no_tile_can_fill() -> None:
    two = "citadel 0 0, tower-clubs 2 0"
    assert noted(two, "palace-clubs", 0, 2, left=[9, 9, 0]) == ["land-guideline-t"]
    assert noted(two, "palace-clubs", 0, 2, left=[0, 0, 1]) == []  # one triangle fills it
    assert noted("citadel 0 0", "tower-clubs", 2, 0, left=NONE_LEFT) == []  # it is still the sea


@pytest.mark.rule("JR-B4")
def test_a_gap_that_is_filled_is_no_gap() -> None:
    assert noted("citadel 0 0, tower-clubs 2 0, palace-clubs 0 2", "cave-1", 0, 0, 1, left=NONE_LEFT) == []


@pytest.mark.rule("JR-B4")
def test_a_gap_is_filled_without_a_rest_by_tiles_that_are_left() -> None:
    land = ground(LAGOON)
    assert dead_gaps(land, PLENTY) == 0
    assert dead_gaps(land, NONE_LEFT) == 1
    cells = sum(1 for water in land.waters() if water == GAP)
    assert dead_gaps(land, [0, 0, cells]) == 0
    assert dead_gaps(land, [0, 0, cells - 1]) == 1
    assert dead_gaps(ground("citadel 0 0, tower-clubs 2 0, palace-clubs 0 2"), [9, 9, 0]) == 1


@pytest.mark.rule("JR-B4")
def test_a_gap_of_six_triangles_is_filled_by_one_hexagon_or_by_small_tiles() -> None:
    land = ground(
        "citadel 1 1, tower-clubs -1 2, palace-clubs -2 1, plaza-clubs -1 -1, tower-spades 1 -2, palace-spades 2 -1"
    )
    for left, is_filled in (
        ([1, 0, 0], True),
        ([0, 3, 0], True),
        ([0, 2, 2], True),
        ([0, 2, 1], False),
        ([0, 0, 5], False),
    ):
        assert dead_gaps(land, left) == (0 if is_filled else 1)


@pytest.mark.rule("JR-B4")
def test_a_tile_in_a_gap_must_leave_something_that_can_be_filled() -> None:
    land = ground(LAGOON)
    waters = land.waters()
    inside = [at for at in open_places(land, BY_NAME["woods-1"]) if waters[at // FORMS * 2] == GAP]
    assert inside
    assert all(makes_dead_end(land, BY_NAME["woods-1"], at, NONE_LEFT) for at in inside)
    assert not any(makes_dead_end(land, BY_NAME["woods-1"], at, PLENTY) for at in inside)
