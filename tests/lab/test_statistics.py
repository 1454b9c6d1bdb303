"""How sure are we?"""

from __future__ import annotations

import random

import pytest

from warren.lab.statistics import interval, verdict


def test_nothing_is_known_before_the_first_game() -> None:
    assert interval([]) == (0.0, 1.0)


def test_an_interval_holds_the_mean_and_shrinks_with_more_deals() -> None:
    few, many = interval([1.0, 0.5, 0.5, 0.0] * 5), interval([1.0, 0.5, 0.5, 0.0] * 100)
    assert few[0] < many[0] < 0.5 < many[1] < few[1]


def test_a_bot_that_always_wins_is_not_sure_to() -> None:
    low, high = interval([1.0] * 50)
    assert 0.9 < low < 1.0
    assert high == pytest.approx(1.0)


def test_wilsons_interval_for_independent_games() -> None:
    """60 of 100: 0.502 to 0.691, from the textbook formula."""
    low, high = interval([1.0] * 60 + [0.0] * 40)
    assert low == pytest.approx(0.502, abs=0.002)
    assert high == pytest.approx(0.691, abs=0.002)


def test_intervals_hold_the_truth_in_95_of_100_cases() -> None:
    chance = random.Random(1)
    hits = 0
    for _ in range(400):
        low, high = interval([float(chance.random() < 0.6) for _ in range(200)])
        hits += low <= 0.6 <= high
    assert 365 <= hits <= 395


@pytest.mark.parametrize(("rate", "expected"), [(0.5, False), (0.6, True)])
def test_the_sequential_test_is_wrong_in_about_one_of_twenty_cases(rate: float, expected: bool) -> None:
    chance = random.Random(2)
    right = 0
    for _ in range(300):
        wins = losses = 0
        while (found := verdict(wins, 0, losses, 0.6)) is None:
            won = chance.random() < rate
            wins, losses = wins + won, losses + (not won)
        right += found == expected
    assert right >= 0.92 * 300


def test_draws_decide_nothing_for_long() -> None:
    assert verdict(0, 50, 0, 0.6) is None
    assert verdict(0, 2000, 0, 0.6) is False
