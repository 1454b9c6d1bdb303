"""Every sample of Jackrabbit has a past that could have been."""

from __future__ import annotations

import pytest

from volume import share
from warren.core.facts import Fact
from warren.core.rng import fast
from warren.core.worlds import truth_of
from warren.games.jackrabbit.game import JACKRABBIT
from warren.games.jackrabbit.position import position
from warren.games.jackrabbit.table import JackrabbitTable

from .positions import positions
from .walk import Walk, assert_coherent, drawn


def check_random_game(seed: str, every: int, settings: dict[str, object]) -> int:
    table = JACKRABBIT.start(JACKRABBIT.agree(settings), seed)
    assert isinstance(table, JackrabbitTable)
    chance = fast(f"coherent {seed}")
    samples = 0
    while True:
        assert_coherent(table)
        if len(table.log) % every == 0 or table.outcome is not None:
            for viewer in (0, 1, None):
                view = table.view(viewer)
                sample = drawn(view, chance)
                assert_coherent(sample)
                assert sample.view(viewer).dump() == view.dump()
                assert sample.is_imagined
                samples += 1
        if table.outcome is not None:
            return samples
        seat = table.mover()
        choices = table.choices(seat)
        table.play(seat, choices[chance.below(len(choices))])


@pytest.mark.parametrize("mix", [{"length": "hand"}, {"threshold": 5, "deadwood": "always"}], ids=str)
def test_every_sample_of_a_random_game_has_a_past_that_could_have_been(mix: dict[str, object]) -> None:
    assert sum(check_random_game(f"games {number}", 4, mix) for number in range(2)) > 20


@pytest.mark.soak
@pytest.mark.parametrize(
    "mix", [{"length": "hand"}, {"threshold": 30}, {"deadwood": "always", "threshold": 20}], ids=str
)
def test_every_sample_of_many_random_games_has_a_past_that_could_have_been(mix: dict[str, object]) -> None:
    for number in range(100):
        check_random_game(f"soak {number}", 1, mix)


@pytest.mark.parametrize("viewer", share([0, 1, None]))
def test_every_sample_of_a_small_position_has_a_past_that_could_have_been(viewer: int | None) -> None:
    for small, odds in positions(viewer):
        chance = fast(f"past {small.seed}")
        for _ in range(8):
            sample = drawn(small.now.view(viewer), chance)
            assert_coherent(sample)
            assert truth_of(sample) in odds


def test_a_past_that_could_not_have_been_is_noticed() -> None:
    told = [JACKRABBIT.facts.fact(event) for event in position(("7H 8H", "3C"), ("2H", "")).journal]
    for wrong in (
        Fact("played", 0, {"card": "9H", "stack": "own"}, ()),
        Fact("played", 0, {"card": "3C", "stack": "other"}, ()),
        Fact("played", 1, {"card": "3C", "stack": "own"}, ()),
        Fact("discarded-on-top", 0, {"card": "7H"}, ()),
        Fact("drew-for-pair", 1, {"card": "9C"}, ()),
        Fact("reshuffled", None, {"count": 1}, ()),
    ):
        walk = Walk()
        for fact in told:
            walk.hear(fact)
        with pytest.raises((AssertionError, KeyError)):
            walk.hear(wrong)
