"""The lattice and what lies on it: JR-P2, JR-B1, JR-B2."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from warren.games.jackrabbits.land.ground import bare
from warren.games.jackrabbits.land.lattice import (
    NOWHERE,
    PLACES,
    REACH,
    SIDES,
    TURNS,
    corners,
    is_place,
    place_at,
    point_at,
    spot_of,
    steps_between,
)
from warren.games.jackrabbits.land.tiles import BY_NAME

from .helpers import cells_of, edges_of, ground, place, shape_at

near = st.integers(-4, 4)
spots = st.tuples(st.integers(0, 2), near, near, st.integers(0, 5))
some_places = spots.map(lambda spot: place_at(spot[0], spot[1], spot[2], spot[3] % TURNS[spot[0]]))


@pytest.mark.rule("JR-P2")
def test_all_sides_have_one_length_and_lie_on_one_lattice() -> None:
    steps = {(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)}
    for shape in range(3):
        for turn in range(TURNS[shape]):
            around = corners(place_at(shape, 0, 0, turn))
            assert len(around) == SIDES[shape]
            pairs = zip(around, [*around[1:], around[0]], strict=True)
            assert all((bx - ax, by - ay) in steps for (ax, ay), (bx, by) in pairs)


@pytest.mark.rule("JR-P2")
@pytest.mark.parametrize(
    ("name", "turn", "cells"), [("citadel", 0, 6), *[("woods-1", n, 2) for n in range(3)], ("cave-1", 0, 1)]
)
def test_a_hexagon_covers_six_small_triangles_a_rhombus_two_and_a_triangle_one(
    name: str, turn: int, cells: int
) -> None:
    assert len(cells_of(place(name, 1, -2, turn))) == cells


def test_the_sides_of_a_rhombus_begin_at_an_obtuse_corner() -> None:
    for turn in range(3):
        obtuse, acute, other, _ = corners(place("woods-1", 0, 0, turn))
        apart = (other[0] - obtuse[0], other[1] - obtuse[1])
        assert apart in {(1, 0), (0, 1), (-1, 1)}  # one step: the short diagonal
        assert acute not in (obtuse, other)


@given(some_places)
def test_a_place_is_one_number_for_a_spot(at: int) -> None:
    x, y, turn = spot_of(at)
    assert place_at(shape_at(at), x, y, turn) == at


@pytest.mark.parametrize(
    ("x", "y", "turn"), [(REACH + 1, 0, 0), (0, -REACH - 1, 0), (20, 20, 0), (0, 0, 3), (0, 0, -1)]
)
def test_what_is_too_far_out_or_turned_too_often_is_no_place(x: int, y: int, turn: int) -> None:
    assert place_at(1, x, y, turn) == NOWHERE


@pytest.mark.parametrize("at", [-1, PLACES, 0])
def test_numbers_beyond_the_lattice_are_no_places(at: int) -> None:
    assert not is_place(at)


@given(near, near, near, near)
def test_steps_are_counted_along_the_six_directions(x: int, y: int, to_x: int, to_y: int) -> None:
    steps = steps_between(point_at(x, y), point_at(to_x, to_y))
    assert steps == max(abs(x - to_x), abs(y - to_y), abs(x + y - to_x - to_y))


@pytest.mark.rule("JR-B2")
@given(some_places, some_places)
def test_two_tiles_overlap_if_they_cover_a_triangle_in_common(one: int, other: int) -> None:
    land = bare()
    land.put(BY_NAME["palace-hearts"], one)
    assert land.is_free(other) == (not cells_of(one) & cells_of(other))
    assert (land.tile_on(other) == BY_NAME["palace-hearts"]) == bool(cells_of(one) & cells_of(other))


@pytest.mark.rule("JR-B2")
@given(some_places, some_places)
def test_two_tiles_touch_if_they_share_a_side_and_not_only_a_corner(one: int, other: int) -> None:
    if cells_of(one) & cells_of(other):
        return
    land = bare()
    land.put(BY_NAME["palace-hearts"], one)
    assert land.joins(other) == len(set(edges_of(one)) & set(edges_of(other)))


@given(st.lists(some_places, max_size=12))
def test_a_tile_that_is_lifted_leaves_nothing_behind(many: list[int]) -> None:
    land = bare()
    for tile, at in enumerate(many):
        if land.is_free(at):
            land.put(tile, at)
    copy = land.copy()
    for tile in copy.laid():
        copy.lift(tile)
    assert not any(copy.owners)
    assert copy.laid() == []
    assert len(land.laid()) > 0 or not many


@pytest.mark.rule("JR-B2")
@pytest.mark.parametrize("shape", range(3))
@pytest.mark.parametrize(
    "words", ["citadel 0 0", "citadel 0 0, cave-1 0 0 1, woods-1 -1 -1 0", "citadel 0 0, tower-clubs 5 1"]
)
def test_every_free_place_along_a_side_is_found(words: str, shape: int) -> None:
    land = ground(words)
    every = [at for at in range(PLACES) if is_place(at) and shape_at(at) == shape]
    assert land.places_touching(shape) == [at for at in every if land.is_free(at) and land.joins(at)]


@pytest.mark.rule("JR-B1")
def test_the_citadel_alone_has_room_for_one_tile_at_each_side() -> None:
    land = ground("citadel 0 0")
    assert [len(land.places_touching(shape)) for shape in range(3)] == [6, 12, 6]
