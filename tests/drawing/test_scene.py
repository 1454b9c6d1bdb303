"""The picture of a land: all that is there is drawn, each once and in its place."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from drawing.helpers import GENERATED, WITH_ALL_SUITS, around_a_gap, laid
from warren.drawing.exits import lost_ends
from warren.drawing.marks import Area, Curve, Disc, Picture, Spot, Stamp, rounded
from warren.drawing.scene import draw, draw_tile
from warren.drawing.shapes import distance, on_curve, outline_at, spot_at
from warren.games.jackrabbits.land import tileset
from warren.games.jackrabbits.land.land import Land
from warren.games.jackrabbits.land.lattice import HEXAGON, RHOMBUS, spot_of
from warren.games.jackrabbits.land.tiles import (
    BASE_SUITS,
    FIRST_END,
    NAMES,
    SHAPE,
    TILE_OF_END,
    is_house,
    suit_of_house,
)

LANDS = [GENERATED, WITH_ALL_SUITS, around_a_gap()]


def areas(picture: Picture, wanted: str) -> list[Area]:
    return [mark for mark in picture.marks if isinstance(mark, Area) and wanted in mark.classes.split()]


def curves(picture: Picture, wanted: str) -> list[Curve]:
    return [mark for mark in picture.marks if isinstance(mark, Curve) and wanted in mark.classes.split()]


def stamps(picture: Picture, wanted: str) -> list[Stamp]:
    return [mark for mark in picture.marks if isinstance(mark, Stamp) and wanted in mark.classes.split()]


def road_ends(picture: Picture, tile: str) -> Counter[Spot]:
    """Where the roads of a tile begin and end."""
    roads = [mark for mark in curves(picture, "road") if mark.tile == tile]
    return Counter(spot for road in roads for spot in (road.spots[0], road.spots[-1]))


def ends_of(land: Land, tile: int) -> list[Spot]:
    return [rounded(end) for end in outline_at(int(land.places[tile])).ends]


@pytest.mark.parametrize("land", LANDS)
def test_every_tile_and_the_underground_has_its_ground_once(land: Land) -> None:
    grounds = Counter(mark.tile for mark in areas(draw(land), "ground") if "beside" not in mark.classes)
    assert grounds == Counter(["underground", *[NAMES[tile] for tile in land.laid()]])


@pytest.mark.rule("JR-P3")
@pytest.mark.parametrize("land", LANDS)
def test_every_side_has_one_road_end_at_its_middle_and_it_meets_the_neighbours(land: Land) -> None:
    picture = draw(land)
    for tile in land.laid():
        found = road_ends(picture, NAMES[tile])
        for side, spot in enumerate(ends_of(land, tile)):
            assert found[spot] == 1
            there = int(land.roads.across[int(FIRST_END[tile]) + side])
            if there >= 0:
                other = int(TILE_OF_END[there])
                assert ends_of(land, other)[there - int(FIRST_END[other])] == spot
                assert road_ends(picture, NAMES[other])[spot] == 1


@pytest.mark.rule("JR-P3")
def test_roads_cross_the_border_of_a_tile_at_a_right_angle() -> None:
    picture = draw(GENERATED)
    for tile in GENERATED.laid():
        outline = outline_at(int(GENERATED.places[tile]))
        ways = {rounded(end): outline.inward(side) for side, end in enumerate(outline.ends)}
        for road in (mark for mark in curves(picture, "road") if mark.tile == NAMES[tile]):
            for spot, control in (road.spots[:2], (road.spots[-1], road.spots[-2])):
                if spot in ways:
                    way, far = ways[spot], distance(spot, control)
                    along = (control[0] - spot[0]) * way[0] + (control[1] - spot[1]) * way[1]
                    assert along == pytest.approx(far, abs=0.02)


@pytest.mark.rule("JR-P3")
def test_the_two_roads_of_a_rhombus_touch_only_in_the_mountain_and_there_one_has_a_bridge() -> None:
    picture = draw(GENERATED)
    for tile in GENERATED.laid():
        if SHAPE[tile] == RHOMBUS:
            one, other = (mark for mark in curves(picture, "road") if mark.tile == NAMES[tile])
            steps = [step / 50 for step in range(51)]
            near = min(
                distance(on_curve(list(one.spots), a), on_curve(list(other.spots), b)) for a in steps for b in steps
            )
            bridges = [mark for mark in picture.marks if mark.classes == "bridge" and mark.tile == NAMES[tile]]
            underpasses = [mark for mark in picture.marks if mark.classes == "underpass" and mark.tile == NAMES[tile]]
            is_mountain = NAMES[tile].startswith("mountain")
            assert (len(bridges), len(underpasses)) == ((1, 1) if is_mountain else (0, 0))
            assert (near < 1) == is_mountain
            assert is_mountain or near > 17  # the width of a road with its edges


@pytest.mark.rule("JR-P4")
def test_houses_show_their_royal_and_the_plaza_of_diamonds_the_asterisk() -> None:
    picture = draw(WITH_ALL_SUITS)
    for tile in WITH_ALL_SUITS.laid():
        if is_house(tile):
            ranks = [mark.symbol for mark in stamps(picture, "rank") if mark.tile == NAMES[tile]]
            shown = [mark.symbol for mark in stamps(picture, "suit") if mark.tile == NAMES[tile]]
            own = NAMES[tile].partition("-")[2]
            assert ranks == ["KQJ"[(tile - 2) % 3]]
            assert shown == ([own, "any"] if NAMES[tile] == "plaza-diamonds" else [own])
            assert (
                own
                == [
                    "clubs",
                    "spades",
                    "hearts",
                    "diamonds",
                    "torches",
                    "shields",
                    "horseshoes",
                    "acorns",
                    "shells",
                    "anchors",
                    "bells",
                    "icicles",
                ][suit_of_house(tile)]
            )


@pytest.mark.rule("JR-P4")
def test_road_tiles_show_the_suits_that_pay_there_or_the_asterisk_if_none_in_play_does() -> None:
    spots = {"citadel": (0, 0, 0), "tavern-1": (0, 0, 1), "woods-1": (-1, 1, 1)}

    def shown(suits: int, tile: str) -> list[str]:
        return [mark.symbol for mark in stamps(draw(laid(spots, suits)), "suit") if mark.tile == tile]

    assert shown(BASE_SUITS, "tavern-1") == ["clubs", "hearts"]
    assert shown(0b1100, "tavern-1") == ["hearts"]
    assert shown(0b1010, "tavern-1") == ["any"]
    assert shown(BASE_SUITS, "woods-1") == ["clubs"]


@pytest.mark.rule("JR-P4")
def test_a_tile_set_of_ones_own_is_drawn_as_it_is() -> None:
    text = (
        tileset_text().replace('suits = ["clubs"]', 'suits = ["any"]').replace("[[0, 1], [2, 3]]", "[[0, 2], [1, 3]]")
    )
    tiles = tileset.read(text, "own.toml")
    picture = draw(laid({"citadel": (0, 0, 0), "woods-1": (-1, 1, 1)}, tiles=tiles))
    assert [mark.symbol for mark in stamps(picture, "suit")] == ["any"]
    assert [mark.tile for mark in picture.marks if mark.classes == "bridge"] == ["woods-1"]


def tileset_text() -> str:
    from importlib.resources import files

    return (files("warren.games.jackrabbits.land") / "data" / "tiles.toml").read_text(encoding="utf-8")


def test_every_road_end_at_the_sea_has_a_pier_and_every_merchant_there_a_boat() -> None:
    for land in LANDS:
        picture = draw(land)
        assert Counter(mark.tile for mark in curves(picture, "port")) == Counter(
            NAMES[TILE_OF_END[end]] for end in land.roads.ports
        )
        assert sorted(mark.tile for mark in stamps(picture, "boat")) == sorted(NAMES[tile] for tile in land.boats())


def test_every_exit_that_leads_only_to_the_sea_is_marked_and_no_other() -> None:
    for land in LANDS:
        signs = areas(draw(land), "sea-exit")
        assert Counter(mark.tile for mark in signs) == Counter(NAMES[TILE_OF_END[end]] for end in lost_ends(land))


def test_an_exit_is_lost_if_no_fork_on_its_way_leads_to_a_hexagon() -> None:
    land = laid({"citadel": (0, 0, 0), "tavern-1": (0, 0, 1), "tower-clubs": (2, 0, 0)})
    assert len(list(lost_ends(land))) == 12 - 2
    lost = laid({"citadel": (0, 0, 0), "tavern-1": (0, 0, 1)})
    assert len(list(lost_ends(lost))) == 6
    assert not [end for end in lost_ends(GENERATED) if SHAPE[TILE_OF_END[end]] != HEXAGON]


def test_a_gap_is_drawn_apart_from_the_sea_and_roads_end_there_at_a_bar() -> None:
    picture = draw(around_a_gap())
    assert len(areas(picture, "gap")) == 1
    assert {mark.tile for mark in curves(picture, "dead-end")} == {"citadel", "tower-clubs", "palace-clubs"}
    assert not areas(draw(GENERATED), "gap")
    assert not curves(draw(GENERATED), "dead-end")


@pytest.mark.rule("JR-E0d")
def test_the_black_triangles_lie_at_the_underground_if_their_suits_are_in_play() -> None:
    picture = draw(WITH_ALL_SUITS)
    assert len(areas(picture, "beside")) == 3
    symbols = {mark.symbol for mark in stamps(picture, "pale")}
    assert {"fire", "market", "coast", "torches", "horseshoes", "shells", "hare"} == symbols
    assert not areas(draw(GENERATED), "beside")


@pytest.mark.rule("JR-E0c")
def test_islets_have_blue_sides() -> None:
    islets = {mark.tile for mark in areas(draw(WITH_ALL_SUITS), "islet")}
    assert islets == {f"tower-{suit}" for suit in ("shells", "anchors", "bells", "icicles")}


@pytest.mark.rule("JR-B1")
@pytest.mark.parametrize("land", LANDS)
def test_the_underground_lies_apart_and_everything_lies_in_the_frame(land: Land) -> None:
    picture = draw(land)
    burrow = [spot for mark in areas(picture, "underground") for spot in mark.rings[0]]
    for tile in land.laid():
        assert all(distance(a, b) > 100 for a in burrow for b in outline_at(int(land.places[tile])).corners)
    for mark in picture.marks:
        for x, y in spots_of(mark):
            assert picture.left <= x <= picture.left + picture.width
            assert picture.top <= y <= picture.top + picture.height


def spots_of(mark: Area | Curve | Disc | Stamp) -> list[Spot]:
    if isinstance(mark, Area):
        return [spot for ring in mark.rings for spot in ring]
    if isinstance(mark, Curve):
        return list(mark.spots)
    return [mark.middle]


def test_the_advanced_citadel_shows_what_is_on_its_back() -> None:
    def shown(is_advanced: bool) -> list[str]:
        picture = draw(GENERATED, is_advanced)
        return [mark.symbol for mark in stamps(picture, "suit") if mark.tile == "citadel"]

    assert shown(False) == []
    assert shown(True) == ["clubs", "hearts", "diamonds", "any"]


def test_what_lies_on_top_is_drawn_last() -> None:
    order = ["sea", "beach", "ground woods", "road-edge", "road", "bridge", "coin", "sign sea-exit"]
    classes = [mark.classes for mark in draw(GENERATED).marks]
    for below, above in pairwise(order):
        last_below = len(classes) - 1 - classes[::-1].index(below)
        assert last_below < classes.index(above) or below == "coin"


def test_the_same_land_is_drawn_the_same_way() -> None:
    assert draw(GENERATED).marks == draw(GENERATED).marks


def moved(mark: object, by: Spot) -> list[Spot]:
    """The spots of a mark, so far away."""
    if isinstance(mark, Area):
        spots = [spot for ring in mark.rings for spot in ring]
    elif isinstance(mark, Curve):
        spots = list(mark.spots)
    else:
        assert isinstance(mark, Disc | Stamp)
        spots = [mark.middle]
    return [(x + by[0], y + by[1]) for x, y in spots]


@pytest.mark.parametrize("land", LANDS)
def test_a_tile_in_hand_looks_as_it_does_on_the_land(land: Land) -> None:
    whole = draw(land)
    own = ("ground", "road", "road-edge", "coin", "seal", "suit", "leaf", "rock", "water", "paper", "wood")
    for tile in land.laid():
        x, y, turn = spot_of(int(land.places[tile]))
        at = spot_at(x, y)
        in_hand = draw_tile(tile, turn, land.tiles, int(land.suits))
        there = [mark for mark in whole.marks if mark.tile == NAMES[tile] and mark.classes.split()[0] in own]
        here = [mark for mark in in_hand.marks if mark.classes.split()[0] in own]
        assert [mark.classes for mark in there] == [mark.classes for mark in here]
        for mark, other in zip(there, here, strict=True):
            for spot, wanted in zip(moved(mark, (0, 0)), moved(other, at), strict=True):
                assert distance(spot, wanted) < 0.03


def test_exits_to_the_sea_are_not_marked_before_the_land_is_built() -> None:
    assert stamps(draw(GENERATED), "sea-exit")
    assert not stamps(draw(GENERATED, is_built=False), "sea-exit")
