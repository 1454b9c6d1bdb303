"""JR-B2, JR-E0c: where a tile may lie, and how it gets there."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from games.jackrabbits.land.helpers import open_places
from playing import act, legal, offered, parsed, refused, told
from warren.games.jackrabbits.building.actions import place_of, point_of, side_towards
from warren.games.jackrabbits.building.sites import ALL_RELAXED, points_of
from warren.games.jackrabbits.land.lattice import FORMS, SIDES_OF_FORM, corners, place_at
from warren.games.jackrabbits.land.tiles import BY_NAME, SHAPE, is_islet

from .helpers import ACTIONS, TWO, laid, new, play_on, position, put

NAUTICAL = "shells,anchors,bells"


@pytest.mark.rule("JR-B2")
def test_a_tile_is_placed_by_tile_point_and_turn() -> None:
    table = position("", "cave-1 tower-clubs")
    assert offered(table) == {"tile:tower-clubs", "tile:cave-1"}
    act(table, "tile:cave-1")
    assert offered(table) == {"at:-2:0", "at:-1:-1", "at:-1:1", "at:0:-2", "at:0:0", "at:1:-1"}
    act(table, "at:0:0")
    assert offered(table) == {"turn:1"}
    act(table, "turn:1")
    assert laid(table) == {"citadel": (0, 0, 0), "cave-1": (0, 0, 1)}


@pytest.mark.rule("JR-B2")
def test_a_hexagon_is_not_asked_for_its_turn() -> None:
    table = act(position("", "tower-clubs", "cave-1"), "tile:tower-clubs at:2:-1")
    assert laid(table)["tower-clubs"] == (2, -1, 0)
    assert table.seats() == [1]


@pytest.mark.rule("JR-B2")
def test_a_move_can_be_composed_and_taken_back() -> None:
    table = position("", "cave-1", "cave-2")
    before = table.dump()
    parts = parsed(table, "tile:cave-1 at:0:0 turn:1")
    drafts = [table.after(0, parts[:count]) for count in range(4)]
    assert [draft.is_complete for draft in drafts] == [False, False, False, True]
    assert drafts[3].ended == "turn"
    assert drafts[3].preview.facts()[-1].kind in ("placed", "note-dead-end")
    assert table.dump() == before
    table.play_all(0, parts)
    assert "cave-1" in laid(table)


@pytest.mark.rule("JR-B2")
def test_tiles_never_overlap() -> None:
    table = act(position("cave-1:-1,1,0", "woods-1"), "tile:woods-1")
    assert refused(table, "at:0:0") == ("land-overlap", "JR-B2")
    act(table, "at:0:1")
    assert offered(table) == {"turn:0", "turn:1"}
    assert refused(table, "turn:2") == ("land-overlap", "JR-B2")


@pytest.mark.rule("JR-B2")
@pytest.mark.parametrize("tile", ["cave-1", "woods-1"])
def test_a_small_tile_has_to_touch_the_land(tile: str) -> None:
    table = act(position("", tile), f"tile:{tile}")
    assert refused(table, "at:5:5") == ("land-touches-nothing", "JR-B2")
    assert refused(table, "apart") == ("land-touches-nothing", "JR-B2")


@pytest.mark.rule("JR-B2")
def test_a_hexagon_may_start_an_island_and_small_tiles_may_join_it() -> None:
    table = position("", "tower-clubs cave-1")
    ear = table.listen()
    act(table, "tile:tower-clubs")
    assert refused(table, "at:0:3") == ("land-apart-first", "JR-B2")
    act(table, "apart")
    assert refused(table, "at:2:-1") == ("land-island-joined", "JR-B2")
    assert refused(table, "at:0:20") == ("land-too-far", "JR-B2")
    act(table, "at:0:3")
    assert told(ear, "island")[0].args == {"place": "0,3,0", "tile": "tower-clubs"}
    act(table, "tile:cave-1")
    assert "at:0:3" in offered(table)


@pytest.mark.rule("JR-B2")
@pytest.mark.parametrize("seed", range(6))
def test_every_place_is_offered_and_no_other(seed: int) -> None:
    """Held against every place of the lattice, tried one by one."""
    table = play_on(new(seed, suits=TWO, style="free", players=1), f"places {seed}", 12 + 8 * seed)
    sites = table.sites()
    for shape in range(3):
        wanted = [
            place
            for place in range(64 * 64 * FORMS)
            if (0 if place % FORMS == 0 else 1 if place % FORMS < 4 else 2) == shape
            and 64 * 4 * FORMS < place < 64 * 60 * FORMS
            and table.ground.is_free(place)
            and any(table.ground.facing(place, side) >= 0 for side in range(int(SIDES_OF_FORM[place % FORMS])))
        ]
        assert sites.touching(shape, ALL_RELAXED) == wanted


@pytest.mark.rule("JR-E0c")
def test_an_islet_is_only_offered_places_apart() -> None:
    table = act(position("cave-1:-1,1,0", "tower-shells palace-shells", suits=NAUTICAL), "tile:tower-shells")
    offered = [int(point_of(action)) * FORMS for action in table.choices(0)]
    assert offered
    assert all(not table.ground.neighbours(place) for place in offered)
    assert refused(table, "at:2:-1") == ("land-islet-joined", "JR-E0c")
    assert refused(table, "apart") == ("land-islet-anyway", "JR-E0c")
    ear = table.listen()
    act(table, legal(table)[0])
    assert told(ear, "islet")[0].rules == ("JR-E0c",)


@pytest.mark.rule("JR-E0c")
def test_nothing_is_placed_beside_an_islet() -> None:
    table = act(position("tower-shells:0,3", "palace-shells", suits=NAUTICAL), "tile:palace-shells")
    assert refused(table, "at:1:1") == ("land-beside-islet", "JR-E0c")
    assert "at:2:-1" in offered(table)


@pytest.mark.rule("JR-E0c")
def test_nothing_closes_off_the_water_beside_an_islet() -> None:
    """Citadel, tower and palace meet at their corners only: between them a triangle of water is cut off."""
    table = act(position("tower-shells:0,2", "palace-shells", suits=NAUTICAL), "tile:palace-shells")
    assert refused(table, "at:-2:2") == ("land-islet-enclosed", "JR-E0c")


@pytest.mark.rule("JR-E0c")
def test_an_islet_keeps_its_distance_so_that_there_is_room_to_build() -> None:
    table = act(position("", "tower-shells", suits=NAUTICAL), "tile:tower-shells")
    assert refused(table, "at:-2:2") == ("land-islet-crowded", "JR-E0c")
    assert "at:0:3" in offered(table)


@pytest.mark.rule("JR-E0c")
def test_four_islets_never_leave_a_small_tile_without_a_place() -> None:
    """Around the bare citadel, where room is scarcest: whatever four islets block together, something is left."""
    suits = "shells,anchors,bells,icicles"
    bare = position("", "tower-shells woods-1 cave-1", suits=suits)
    act(bare, "tile:tower-shells")
    blocked: dict[int, set[frozenset[int]]] = {1: set(), 2: set()}
    for action in bare.choices(0):
        x, y = ACTIONS.text(action).split(":")[1:]
        table = position(f"tower-shells:{x},{y}", "woods-1 cave-1", suits=suits)
        for shape, found in blocked.items():
            free = set(table.sites().touching(shape, ALL_RELAXED))
            found.add(frozenset(set(bare.sites().touching(shape, ALL_RELAXED)) - free))
    for shape, found in blocked.items():
        places = set(bare.sites().touching(shape, ALL_RELAXED))
        assert all(places - set().union(*four) for four in combinations_with_replacement(found, 4))


@pytest.mark.rule("JR-E0c")
@pytest.mark.parametrize("guidelines", ["enforce", "advise"])
def test_islets_face_the_open_sea_to_the_end(guidelines: str) -> None:
    for seed in range(3):
        table = play_on(new(seed, suits=NAUTICAL, players=1, guidelines=guidelines), f"islets {seed}")
        land = table.land()
        islets = [tile for tile in land.laid() if is_islet(tile)]
        assert len(islets) == 3
        for islet in islets:
            assert all(land.roads.across[6 * islet + side] == -1 for side in range(6))


@pytest.mark.rule("JR-B2")
@pytest.mark.parametrize("seed", range(4))
def test_places_are_those_that_the_land_itself_knows(seed: int) -> None:
    table = play_on(new(seed, suits="clubs,bells", players=1, style="free"), f"open {seed}", 30)
    for name in ("woods-1", "cave-1", "palace-clubs"):
        tile = BY_NAME[name]
        known = {place for place in open_places(table.ground, tile, 1) if table.ground.joins(place)}
        offered = set(table.sites().touching(SHAPE[tile], ALL_RELAXED))
        assert offered <= known
        assert all(table.sites().harms_islets(place) for place in known - offered)
        assert points_of(sorted(offered)) == sorted({place // FORMS for place in offered})


@pytest.mark.rule("JR-B2")
def test_what_is_not_the_next_part_of_the_move_is_refused() -> None:
    table = position("", "cave-1 tower-clubs", "cave-2")
    assert refused(table, "at:0:0") == ("land-tile-first", "JR-B3")
    assert refused(table, "tile:cave-2") == ("land-not-your-tile", "JR-B1")
    act(table, "tile:cave-1")
    assert refused(table, "turn:1") == ("land-place-first", "JR-B2")
    act(table, "at:0:0")
    assert refused(table, "at:0:0") == ("land-turn-first", "JR-B2")
    assert refused(table, "turn:0") == ("land-overlap", "JR-B2")


def test_point_and_action_lead_to_each_other() -> None:
    for text in ("at:0:0", "at:-29:0", "at:29:-29", "at:3:-7"):
        action = ACTIONS.parse(text)
        x, y = (int(part) for part in text.split(":")[1:])
        assert int(point_of(action)) == (y + 32) * 64 + x + 32
        assert place_of(1, point_of(action), 2) % FORMS == 3


def test_put_names_its_parts() -> None:
    assert laid(put(position("", "woods-1"), 0, "woods-1", "0,1,2"))["woods-1"] == (0, 1, 2)


@pytest.mark.parametrize("form", [0, 4, 5])
def test_a_side_looks_in_the_direction_of_the_side_of_a_hexagon_that_runs_the_same_way(form: int) -> None:
    def runs(form: int) -> list[tuple[int, int]]:
        around = corners(place_at(0, 0, 0) + form)
        return [
            (x - from_x, y - from_y) for (from_x, from_y), (x, y) in zip(around, around[1:] + around[:1], strict=True)
        ]

    for direction, run in enumerate(runs(0)):
        assert side_towards(form, direction) == (runs(form).index(run) if run in runs(form) else -1)
