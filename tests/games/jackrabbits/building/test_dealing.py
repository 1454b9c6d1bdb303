"""JR-B1, JR-B6, JR-E0b: what there is to build with, and who gets it."""

from __future__ import annotations

import pytest

from playing import act, legal, told
from warren.core.facts import Ear
from warren.games.jackrabbits.building.game import LAND
from warren.games.jackrabbits.building.table import LandTable

from .helpers import TWO, counts, hand, laid, new, position, put, see

TWELVE = "clubs,spades,hearts,diamonds,torches,shields,horseshoes,acorns,shells,anchors,bells,icicles"


def heard(**settings: object) -> tuple[LandTable, Ear]:
    ear = Ear(LAND.facts)
    table = LAND.start(LAND.agree(dict(settings)), "1", listener=ear)
    assert isinstance(table, LandTable)
    return table, ear


@pytest.mark.rule("JR-B1")
@pytest.mark.parametrize("style", ["strict", "free", "freestyle"])
def test_the_citadel_is_placed_first_and_the_underground_lies_apart(style: str) -> None:
    table = new(style=style)
    assert laid(table) == {"citadel": (0, 0, 0)}
    assert "underground" not in [name for seat in range(2) for name in hand(table, seat)]


@pytest.mark.rule("JR-B1")
def test_three_players_get_four_of_each_shape() -> None:
    table = new(players=3)
    assert [counts(table, seat) for seat in range(3)] == [{"hexagon": 4, "rhombus": 4, "triangle": 4}] * 3


@pytest.mark.rule("JR-B1", "JR-E0b")
def test_where_a_shape_does_not_divide_the_first_players_get_one_more() -> None:
    table = new(players=4, suits="clubs,spades,hearts,diamonds,torches")
    assert [counts(table, seat)["hexagon"] for seat in range(4)] == [4, 4, 4, 3]
    assert [counts(table, seat)["rhombus"] for seat in range(4)] == [4, 4, 4, 3]


@pytest.mark.rule("JR-P2", "JR-B6", "JR-E0b")
@pytest.mark.parametrize(("suits", "number"), [(TWO, 2), ("hearts,torches,bells", 3), (TWELVE, 12)])
def test_every_suit_brings_three_houses_and_a_set_of_road_tiles(suits: str, number: int) -> None:
    table, ear = heard(suits=suits, style="free", players=1)
    assert told(ear, "founded")[0].args == {"suits": number, "tiles": 9 * number}
    houses = [f"{kind}-{suit}" for suit in suits.split(",") for kind in ("tower", "palace", "plaza")]
    sets = [
        f"{kind}-{one + 1}"
        for one in range(number)
        for kind in ("woods", "mountain", "river", "merchant", "tavern", "cave")
    ]
    assert sorted(hand(table, 0)) == sorted(houses + sets)


@pytest.mark.rule("JR-B1", "JR-B3")
def test_face_down_tiles_are_known_to_nobody() -> None:
    table = new(style="strict")
    assert [hand(table, seat) for seat in range(2)] == [[], []]
    assert see(table, 0).shown()["hands"] == [[], []]
    assert see(table, 0).shown()["counts"] == [[6, 6, 6], [6, 6, 6]]
    assert see(table, 0).save() == see(table, 1).save() == see(table, None).save()


@pytest.mark.rule("JR-B3")
def test_face_up_tiles_are_seen_by_everybody() -> None:
    table, ear = heard(style="free")
    assert len(hand(table, 0)) == len(hand(table, 1)) == 18
    assert [len(facts) for facts in (ear.facts(0), ear.facts(1), ear.facts(None))] == [36 + 3] * 3


@pytest.mark.rule("JR-B1")
def test_players_build_in_the_order_of_seats_and_who_has_none_left_is_passed_over() -> None:
    table = position("", "cave-1", "cave-2 cave-3", "tavern-1 tavern-2")
    order = []
    while table.outcome is None:
        order.append(int(table.mover()))
        seat = order[-1]
        put(table, seat, hand(table, seat)[0], ["-1,1,0", "0,0,1", "1,-1,0", "0,-2,1", "-1,-1,0"][len(order) - 1])
    assert order == [0, 1, 2, 1, 2]


@pytest.mark.rule("JR-B1")
def test_one_player_can_build_alone() -> None:
    table = new(players=1, suits=TWO, style="strict")
    assert counts(table, 0) == {"hexagon": 6, "rhombus": 6, "triangle": 6}
    act(table, "flip:rhombus")
    act(table, legal(table)[0])
    assert table.seats() == [0]


@pytest.mark.rule("JR-E0d")
def test_black_triangles_are_told_beside_the_underground_if_their_suit_is_in_play() -> None:
    assert see(new(suits="torches,shells,clubs"), 0).shown()["beside"] == {"torches": "fire", "shells": "coast"}
    assert see(new(), 0).shown()["beside"] == {}
