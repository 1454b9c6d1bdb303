"""Samples of Jackrabbit come up as often as they should."""

from __future__ import annotations

import pytest

from volume import IS_FULL, share
from warren.core.rng import fast
from warren.core.worlds import sampled, surprise, truth_of, worlds
from warren.games.jackrabbit.game import JACKRABBIT

from .positions import Small, find, positions


def surprise_at(small: Small, odds: dict[str, float], draws: int) -> float:
    assert truth_of(small.now) in odds
    return surprise(odds, sampled(JACKRABBIT, small.now.view(small.viewer), fast(small.seed), draws))


def assert_unsurprising(found: list[float]) -> None:
    assert max(found) < 7, sorted(found)[-5:]
    assert -0.5 < sum(found) / len(found) < 0.5, sum(found) / len(found)


@pytest.mark.parametrize("viewer", share([0, 1, None]))
def test_samples_come_up_as_often_as_they_should(viewer: int | None) -> None:
    assert len(positions(viewer)) == 17
    assert_unsurprising([surprise_at(small, odds, 120) for small, odds in positions(viewer)])


@pytest.mark.soak
@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("part", range(4))
def test_samples_come_up_as_often_as_they_should_at_length(viewer: int | None, part: int) -> None:
    hard = 6 if viewer is None else 20  # a spectator rarely sees positions of that sort that are still small
    assert_unsurprising([surprise_at(small, odds, 1500) for small, odds in find(f"soak {part}", viewer, 10, hard)])


WEIGHTY = [("big 2776", 15), ("big 2776", 20), ("big 2720", 15), ("big 2079", 23), ("big 5999", 31), ("big 4692", 16)]
"""Positions, by seed and length of the log, whose possible pasts are far from equally easy to come upon."""

MORE_WEIGHTY = [
    ("big 4442", 31),
    ("big 3588", 19),
    ("big 4644", 32),
    ("big 5933", 30),
    ("big 1143", 12),
    ("big 1410", 22),
]


def weighty(seed: str, length: int) -> tuple[Small, dict[str, float]]:
    small = Small(seed, 0, is_larger=True)
    while len(small.now.log) < length:
        assert small.now.outcome is None
        small.go_on()
    assert len(small.now.log) == length
    assert "reshuffled" in small.what_happened()
    odds = worlds(small.starts, small.now.view(0))
    assert len(odds) > 1
    return small, odds


def test_pasts_that_are_harder_to_come_upon_are_not_any_rarer() -> None:
    found = [surprise_at(*weighty(seed, length), 250) for seed, length in share(WEIGHTY)]
    assert max(found) < 7, found


@pytest.mark.soak
def test_pasts_that_are_harder_to_come_upon_are_not_any_rarer_at_length() -> None:
    found = [surprise_at(*weighty(seed, length), 3000) for seed, length in WEIGHTY + MORE_WEIGHTY]
    assert max(found) < 7, found
    assert -0.6 < sum(found) / len(found) < 0.6, found


def test_a_sampler_that_is_kept_draws_as_often_as_it_should_too() -> None:
    found = []
    for small, odds in positions(0) + (positions(1) if IS_FULL else []):
        sampler = JACKRABBIT.sampler(small.now.view(small.viewer))
        chance = fast(f"kept {small.seed}")
        counts: dict[str, int] = {}
        for _ in range(200):
            key = truth_of(sampler.draw(chance))
            counts[key] = counts.get(key, 0) + 1
        found.append(surprise(odds, counts))
    assert_unsurprising(found)
