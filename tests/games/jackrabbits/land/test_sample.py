"""The sample land: JR-B3, JR-B7."""

from __future__ import annotations

import pytest

from warren.core.errors import BadSettings
from warren.games.jackrabbits.land.acceptance import faults, misses
from warren.games.jackrabbits.land.sample import check_suits, sample
from warren.games.jackrabbits.land.tiles import BASE_SUITS, CITADEL, KIND, KINDS, TILE_OF_END
from warren.text import LANGUAGES, Words


@pytest.mark.rule("JR-B3")
@pytest.mark.rule("JR-B7")
def test_the_sample_land_is_good_to_play_on() -> None:
    land = sample()
    assert land.suits == BASE_SUITS
    assert [miss.message for miss in misses(land)] == []
    assert [fault.message for fault in faults(land)] == []


def test_each_kind_of_road_tile_lies_at_a_side_of_the_citadel() -> None:
    land = sample()
    beside = [KINDS[KIND[TILE_OF_END[land.roads.across[side]]]] for side in range(6)]
    assert sorted(beside) == ["cave", "merchant", "mountain", "river", "tavern", "woods"]


def test_every_house_is_within_two_journeys_and_few_exits_are_lost() -> None:
    land = sample()
    steps = land.roads.journeys_from(CITADEL)
    assert max(int(steps[tile]) for tile in land.hexagons()) == 2
    assert land.lost() <= 350
    assert land.joins() == 65


@pytest.mark.rule("JR-B3")
def test_a_land_of_other_suits_than_those_in_play_is_refused() -> None:
    check_suits(sample(), BASE_SUITS)
    with pytest.raises(BadSettings) as caught:
        check_suits(sample(), 6)
    assert caught.value.code == "land/other-suits"
    assert all("hearts" in Words(language).error(caught.value) for language in LANGUAGES)
