"""Where roads lead: JR-P3, JR-B4, JR-B5."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from warren.games.jackrabbits.land.generator import generate
from warren.games.jackrabbits.land.ground import ABSENT, GAP, SEA
from warren.games.jackrabbits.land.land import Land
from warren.games.jackrabbits.land.lattice import HEXAGON, RHOMBUS
from warren.games.jackrabbits.land.roads import LEFT, RIGHT, UNREACHED, lost_exits, sea_to_sea
from warren.games.jackrabbits.land.tiles import BY_NAME, CITADEL, ENDS, FIRST_END, NAMES, SHAPE_OF_END, TILE_OF_END

from .helpers import edges_of, end, end_name, land, meeting, walked

LANDS = [generate(seed, suits, name) for seed, suits, name in [(1, 15, "compact"), (2, 15, "wild"), (3, 6, "islands")]]
lands = pytest.mark.parametrize("one", LANDS, ids=["compact", "wild", "islands"])


# --- roads of the tiles ------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-P3")
@pytest.mark.parametrize(
    ("tile", "pairs"),
    [("woods-1", [(0, 1), (2, 3)]), ("mountain-1", [(0, 2), (1, 3)]), ("river-1", [(1, 2), (3, 0)])],
)
def test_a_rhombus_has_two_roads_that_do_not_join(tile: str, pairs: list[tuple[int, int]]) -> None:
    roads = LANDS[0].roads
    for here, there in [*pairs, *[(there, here) for here, there in pairs]]:
        assert roads.mate[end(tile, here)] == end(tile, there)
        assert roads.other[end(tile, here)] not in (end(tile, here), end(tile, there))


@pytest.mark.rule("JR-P3")
@pytest.mark.parametrize("turn", range(3))
def test_river_roads_pass_an_obtuse_corner_and_woods_roads_an_acute_one(turn: int) -> None:
    for name, lengths in (("river-1", {1}), ("woods-1", {3})):
        one = land(f"citadel 0 0, {name} 5 5 {turn}")
        sides = edges_of(int(one.places[BY_NAME[name]]))
        for side in range(4):
            mate = int(one.roads.mate[end(name, side)]) - end(name, 0)
            (corner,) = sides[side] & sides[mate]
            across = [point for edge in sides for point in edge if corner not in edge]
            opposite = max(set(across), key=across.count)  # the corner where the two other sides meet
            x, y = opposite[0] - corner[0], opposite[1] - corner[1]
            assert {x * x + x * y + y * y} == lengths  # squared: the short diagonal is 1, the long one the root of 3


@pytest.mark.rule("JR-P3")
def test_a_triangle_is_a_fork() -> None:
    for side in range(3):
        here = end("cave-2", side)
        assert {int(LEFT[here]), int(RIGHT[here])} == {end("cave-2", other) for other in range(3) if other != side}
    assert LEFT[end("woods-1", 0)] == RIGHT[end("citadel", 3)] == -1


# --- what faces what ---------------------------------------------------------------------------------------------


def test_a_road_end_faces_the_end_of_the_tile_beside_it() -> None:
    one = land("citadel 0 0, cave-1 0 0 1")
    assert end_name(one.roads.across[end("citadel", 0)]) == "cave-1/2"
    assert end_name(one.roads.across[end("cave-1", 2)]) == "citadel/0"
    assert end_name(one.roads.across[end("cave-1", 0)]) == "sea"
    assert one.roads.across[end("cave-2", 0)] == ABSENT


@lands
def test_ends_face_each_other_where_tiles_share_an_edge(one: Land) -> None:
    facing = meeting(one)
    for here in range(ENDS):
        there = int(one.roads.across[here])
        assert facing.get(here, -1) == max(there, -1)
    assert one.joins() == len(facing) // 2


@pytest.mark.rule("JR-B4")
def test_a_region_that_no_tile_shuts_in_is_the_sea() -> None:
    one = land("citadel 0 0, tower-clubs 2 0, palace-clubs 3 -3")
    assert one.gap_ends() == 0


@pytest.mark.rule("JR-B4")
def test_a_region_that_touches_the_sea_only_at_a_corner_is_a_gap() -> None:
    # Three hexagons around one small triangle: at each of its corners two of them meet, and the sea begins there.
    one = land("citadel 0 0, tower-clubs 2 0, palace-clubs 0 2")
    facing_the_gap = [NAMES[TILE_OF_END[here]] for here in range(ENDS) if one.roads.across[here] == GAP]
    assert facing_the_gap == ["citadel", "tower-clubs", "palace-clubs"]
    assert len(one.roads.ports) == sum(1 for here in one.roads.across if here == SEA)


def test_ports_are_the_ends_that_face_the_sea_and_not_those_at_a_gap() -> None:
    one = land("citadel 0 0, tower-clubs 2 0, palace-clubs 0 2")
    assert all(one.roads.across[port] == SEA for port in one.roads.ports)
    assert len(one.roads.ports) + one.gap_ends() + 2 * one.joins() == 18


def test_landmasses_are_tiles_joined_by_sides() -> None:
    one = land("citadel 0 0, cave-1 0 0 1, tower-clubs 6 0, woods-1 7 0 1, plaza-spades -6 0")
    masses = {NAMES[tile]: int(one.roads.landmass[tile]) for tile in one.laid()}
    assert masses == {"citadel": 0, "cave-1": 0, "tower-clubs": 1, "woods-1": 1, "plaza-spades": 2}
    assert one.roads.landmass[BY_NAME["cave-2"]] == -1


def test_a_corner_joins_no_landmasses() -> None:
    one = land("citadel 0 0, tower-clubs 2 0")
    assert one.roads.landmass[BY_NAME["tower-clubs"]] == 1


# --- journeys ----------------------------------------------------------------------------------------------------


@lands
def test_a_journey_ends_on_the_hexagons_that_a_walk_step_by_step_finds(one: Land) -> None:
    for tile in one.hexagons():
        reached = {other for other in range(38) if int(one.roads.reach[tile]) >> other & 1}
        assert reached == walked(one, tile)


@lands
def test_roads_lead_back_as_they_lead_there(one: Land) -> None:
    for tile in one.hexagons():
        for other in one.hexagons():
            assert int(one.roads.reach[tile]) >> other & 1 == int(one.roads.reach[other]) >> tile & 1
            assert one.roads.journeys_from(tile)[other] == one.roads.journeys_from(other)[tile]


def test_hexagons_that_no_roads_join_are_out_of_reach() -> None:
    one = land("citadel 0 0, tower-clubs 6 0")
    assert one.roads.journeys_from(CITADEL)[BY_NAME["tower-clubs"]] == UNREACHED


@lands
def test_what_a_road_leads_to_is_the_first_tile_that_is_no_rhombus(one: Land) -> None:
    for here in range(ENDS):
        there, mate = int(one.roads.across[here]), one.roads.mate
        steps = 0
        while there >= 0 and SHAPE_OF_END[there] == RHOMBUS and steps < 40:
            there = int(one.roads.across[mate[there]])
            steps += 1
        if steps < 40:
            assert one.roads.leads[here] == there


def test_a_road_that_goes_round_in_rhombi_leads_to_where_it_began() -> None:
    one = land("citadel 0 0, river-1 5 5 0, river-2 5 5 2, river-3 5 4 1")
    inner = [here for here in range(ENDS) if one.roads.across[here] >= 0]
    assert len(inner) == 6
    assert all(TILE_OF_END[one.roads.leads[here]] == TILE_OF_END[here] for here in inner)


@pytest.mark.rule("JR-B5")
@given(st.integers(0, 2), st.lists(st.integers(0, 5), min_size=30, max_size=30), st.integers(0, 200))
def test_whoever_walks_along_the_roads_comes_to_a_hexagon_or_to_the_shore(
    which: int, turns: list[int], start: int
) -> None:
    one = LANDS[which]
    hexagons = one.hexagons()
    here = int(FIRST_END[hexagons[start % len(hexagons)]]) + turns[0]
    met: set[int] = set()
    for turn in turns * 20:
        there = int(one.roads.across[here])
        if there < 0 or SHAPE_OF_END[there] == HEXAGON:
            return
        ways = [int(one.roads.mate[there])] if SHAPE_OF_END[there] == RHOMBUS else [int(LEFT[there]), int(RIGHT[there])]
        ways = [way for way in ways if way not in met]  # JR-J5: never the same end twice in the same direction
        if not ways:
            return
        here = ways[turn % len(ways)]
        met.add(here)
    pytest.fail("the walk does not end")


# --- lost exits --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "lost"),
    [
        ("citadel 0 0", 1000),
        ("citadel 0 0, cave-1 0 0 1", 1000),
        ("citadel 0 0, tower-clubs 1 1", 833),  # side by side: ten of twelve exits
        ("citadel 0 0, cave-1 0 0 1, tower-clubs 2 0", 916),  # one exit of each, and at the fork one of two roads
    ],
)
def test_exits_are_counted_that_end_off_the_land(words: str, lost: int) -> None:
    one = land(words)
    assert lost_exits(one.roads.across, one.roads.mate) == lost


def test_a_rhombus_road_with_both_ends_at_the_sea_runs_from_sea_to_sea() -> None:
    one = land("citadel 0 0, woods-1 1 0 1")
    found = [end_name(here) for here in sea_to_sea(one.roads.across, one.roads.mate)]
    assert len(found) == 1
    assert found[0].startswith("woods-1")
