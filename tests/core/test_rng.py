"""Chance: the same numbers on every machine and build, evenly spread, and no way to look ahead."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from math import sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from warren.core.errors import BadSettings
from warren.core.rng import (
    GENERATORS,
    LIMIT,
    Chance,
    FastChance,
    MetChance,
    NoChance,
    OutOfScript,
    ScriptedChance,
    fast,
    restored,
    seeded,
    strong,
)


def numbers(chance: Chance, n: int, count: int) -> list[int]:
    return [int(chance.below(n)) for _ in range(count)]


def unevenness(counts: Counter[int], cells: int) -> float:
    """The chi-square statistic of counts that should be even, in standard deviations from what chance gives."""
    expected = counts.total() / cells
    statistic = sum((counts[cell] - expected) ** 2 / expected for cell in range(cells))
    return (statistic - (cells - 1)) / sqrt(2 * (cells - 1))


def test_the_fast_generator_gives_the_numbers_it_always_gave() -> None:
    chance = fast("warren")
    assert numbers(chance, 52, 12) == [16, 39, 32, 19, 34, 23, 5, 7, 28, 18, 38, 37]
    assert numbers(chance, LIMIT, 4) == [2055123107, 1385480595, 946088070, 1926557302]
    assert numbers(chance, 2, 16) == [1, 1, 1, 0, 1, 1, 1, 1, 0, 1, 0, 1, 0, 1, 1, 0]
    assert chance.state() == "fast:7f5c25749a8821e993cab32ed475f557"


def test_the_strong_generator_gives_the_numbers_it_always_gave() -> None:
    chance = strong("warren")
    assert numbers(chance, 52, 12) == [0, 41, 40, 25, 5, 15, 9, 16, 51, 34, 28, 47]
    assert numbers(chance, LIMIT, 4) == [2105452879, 691234434, 555445120, 1280299020]
    assert numbers(chance, 2, 16) == [0, 0, 1, 0, 0, 1, 1, 1, 0, 1, 1, 0, 1, 0, 1, 0]
    assert chance.state() == "strong:ffb211dba81756fb2f6822fc03e75bc3be4fec66d59ffa85266b705b04e89b6e:32"


def test_spawned_sources_give_the_numbers_they_always_gave() -> None:
    assert numbers(fast("warren").spawn(), 1000, 6) == [42, 499, 169, 134, 69, 973]
    assert numbers(strong("warren").spawn(), 1000, 6) == [906, 320, 434, 629, 191, 389]


def test_the_fast_generator_is_xoshiro128_plus_plus_as_its_authors_have_it() -> None:
    published = [641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295, 495546011]
    assert numbers(FastChance(1, 2, 3, 4), 2**30, 9) == [word >> 2 for word in published]


@pytest.mark.parametrize("generator", GENERATORS)
def test_the_same_seed_gives_the_same_numbers_and_another_seed_others(generator: str) -> None:
    one = numbers(seeded(generator, "a"), 1000, 20)
    assert one == numbers(seeded(generator, "a"), 1000, 20)
    assert one != numbers(seeded(generator, "b"), 1000, 20)
    assert one != numbers(seeded(generator, "a "), 1000, 20)
    assert one != numbers(seeded(generator, ""), 1000, 20)


def test_the_two_generators_have_nothing_in_common() -> None:
    assert numbers(fast("a"), 1000, 20) != numbers(strong("a"), 1000, 20)


def test_seeds_may_be_in_any_script() -> None:
    assert numbers(fast("liebre ñ 兎 🐇"), 1000, 5) == numbers(fast("liebre ñ 兎 🐇"), 1000, 5)


@pytest.mark.parametrize("generator", GENERATORS)
@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 10, 13, 52])
def test_small_numbers_come_up_evenly(generator: str, n: int) -> None:
    counts = Counter(numbers(seeded(generator, "even"), n, 400 * n))
    assert set(counts) == set(range(n))
    assert abs(unevenness(counts, n)) < 4


@pytest.mark.parametrize("generator", GENERATORS)
def test_a_number_tells_nothing_about_the_next(generator: str) -> None:
    drawn = numbers(seeded(generator, "pairs"), 6, 8001)
    pairs = Counter(6 * one + other for one, other in pairwise(drawn))
    assert abs(unevenness(pairs, 36)) < 4


@pytest.mark.parametrize("generator", GENERATORS)
def test_large_ranges_have_no_favourites(generator: str) -> None:
    # 2**32 is no multiple of 3 * 2**29. Of numbers made from 32 bits without care, those in the lower part come up
    # more often (a remainder), or two of any three neighbours (a product).
    n = 3 << 29
    drawn = numbers(seeded(generator, "large"), n, 6000)
    assert abs(unevenness(Counter(number // (1 << 29) for number in drawn), 3)) < 4
    assert abs(unevenness(Counter(number % 3 for number in drawn), 3)) < 4


@pytest.mark.parametrize("generator", GENERATORS)
@pytest.mark.parametrize("n", [LIMIT - 2, LIMIT - 1, LIMIT])
def test_numbers_below_the_largest_range_stay_in_it_and_reach_its_ends(generator: str, n: int) -> None:
    drawn = numbers(seeded(generator, "top"), n, 3000)
    assert all(0 <= number < n for number in drawn)
    assert min(drawn) < n // 300
    assert max(drawn) > n - n // 300


@pytest.mark.parametrize("generator", GENERATORS)
def test_below_one_is_always_nought(generator: str) -> None:
    assert numbers(seeded(generator, "one"), 1, 50) == [0] * 50


@pytest.mark.parametrize("generator", GENERATORS)
@given(seed=st.text(max_size=20), bounds=st.lists(st.integers(1, LIMIT), max_size=30))
@settings(max_examples=60)
def test_every_number_is_in_its_range(generator: str, seed: str, bounds: list[int]) -> None:
    chance = seeded(generator, seed)
    for n in bounds:
        assert 0 <= chance.below(n) < n


@pytest.mark.parametrize("generator", GENERATORS)
@given(seed=st.text(max_size=20), used=st.integers(0, 70))
@settings(max_examples=60)
def test_a_source_goes_on_from_its_state_in_the_middle_of_a_stream(generator: str, seed: str, used: int) -> None:
    chance = seeded(generator, seed)
    numbers(chance, 1000, used)
    again = restored(chance.state())
    copy = chance.copy()
    assert again.state() == copy.state() == chance.state()
    following = numbers(chance, 1000, 40)
    assert numbers(again, 1000, 40) == numbers(copy, 1000, 40) == following
    assert again.state() == copy.state() == chance.state()


@pytest.mark.parametrize("generator", GENERATORS)
def test_a_copy_and_its_original_do_not_touch_each_other(generator: str) -> None:
    chance = seeded(generator, "copy")
    copy = chance.copy()
    before = chance.state()
    numbers(copy, 10, 5)
    assert chance.state() == before


@pytest.mark.parametrize("generator", GENERATORS)
def test_a_spawned_source_is_independent_of_its_parent_and_of_its_siblings(generator: str) -> None:
    parent = seeded(generator, "family")
    children = [parent.spawn(), parent.spawn()]
    rows = [numbers(source, 6, 6000) for source in (parent, *children)]
    for one, other in ((0, 1), (0, 2), (1, 2)):
        pairs = Counter(6 * a + b for a, b in zip(rows[one], rows[other], strict=True))
        assert abs(unevenness(pairs, 36)) < 4


@pytest.mark.parametrize("generator", GENERATORS)
def test_spawning_draws_from_the_source_so_that_the_next_one_is_another(generator: str) -> None:
    chance = seeded(generator, "spawn")
    before = chance.state()
    one = numbers(chance.spawn(), 1000, 20)
    assert chance.state() != before
    assert numbers(chance.spawn(), 1000, 20) != one
    assert numbers(restored(before).spawn(), 1000, 20) == one


def test_a_spawned_source_is_fast_whatever_it_comes_from() -> None:
    assert strong("a").spawn().state().startswith("fast:")
    scripted = ScriptedChance([(1 << 16, number) for number in range(8)])
    assert scripted.spawn().state() == "fast:00000001000200030004000500060007"


def test_a_script_repeats_its_outcomes_and_no_others() -> None:
    script = ScriptedChance([(6, 5), (2, 0)])
    assert script.below(6) == 5
    copy = script.copy()
    assert script.below(2) == 0
    assert copy.below(2) == 0
    with pytest.raises(OutOfScript) as beyond:
        script.below(3)
    assert (beyond.value.wanted, beyond.value.position) == (3, 2)


def test_a_script_refuses_a_question_that_it_does_not_answer() -> None:
    script = ScriptedChance([(6, 5), (2, 0)])
    with pytest.raises(OutOfScript) as other:
        script.below(2)
    assert (other.value.wanted, other.value.position) == (2, 0)
    assert script.below(6) == 5


def test_no_chance_refuses_everything_and_survives_being_text() -> None:
    for none in (NoChance(), NoChance().copy(), restored(NoChance().state())):
        with pytest.raises(MetChance):
            none.below(2)


@pytest.mark.parametrize(
    "state",
    [
        "",
        "fast",
        "fast:",
        "fast:123",
        "fast:" + "x" * 32,
        "strong:zz:1",
        "strong:00:x",
        "weak:1",
        "weak:" + "0" * 32,
        "scripted",
    ],
)
def test_a_text_that_is_no_state_is_refused(state: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - several messages, all of them of Python's own
        restored(state)


def test_there_is_no_third_generator() -> None:
    with pytest.raises(BadSettings) as refusal:
        seeded("weak", "1")
    assert refusal.value.arguments["possible"] == "fast | strong"


@pytest.mark.parametrize("generator", GENERATORS)
@pytest.mark.parametrize("n", [0, -1, LIMIT + 1, 2**62])
def test_an_event_with_no_outcome_or_too_many_is_refused(generator: str, n: int) -> None:
    with pytest.raises(ValueError, match="outcomes"):
        seeded(generator, "refused").below(n)
