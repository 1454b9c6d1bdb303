"""One view of Jackrabbit, many draws."""

from __future__ import annotations

from functools import cache

from warren.core.rng import fast
from warren.core.view import View
from warren.core.worlds import truth_of
from warren.games.jackrabbit.game import JACKRABBIT
from warren.games.jackrabbit.table import JackrabbitTable

from .positions import positions
from .walk import assert_coherent, drawn

# --- one view, many draws ---------------------------------------------------------------------------------------------


@cache
def some_views() -> list[View]:
    views: list[View] = []
    for viewer in (0, 1, None):
        views += [small.now.view(viewer) for small, _ in positions(viewer)[::5]]
        table = JACKRABBIT.new(f"views {viewer}")
        for _ in range(15):
            table.play(table.mover(), table.choices(table.mover())[0])
        views.append(table.view(viewer))
    return views


def test_the_same_view_and_the_same_chance_give_the_same_sample() -> None:
    for view in some_views():
        one, other = (drawn(view, fast("same")) for _ in range(2))
        assert one.dump() == other.dump()


def test_other_chance_gives_other_samples_sooner_or_later() -> None:
    for view in some_views():
        assert len({truth_of(drawn(view, fast(f"other {number}"))) for number in range(30)}) > 1


def test_drawing_again_from_one_sampler_gives_tables_that_all_agree_with_the_view() -> None:
    for view in some_views():
        seat = None if view.seat < 0 else int(view.seat)
        sampler = JACKRABBIT.sampler(view)
        chance = fast("again")
        for _ in range(12):
            table = sampler.draw(chance)
            assert isinstance(table, JackrabbitTable)
            assert table.view(seat).dump() == view.dump()
            assert_coherent(table)


def test_samples_from_one_sampler_share_nothing() -> None:
    view = some_views()[0]
    sampler = JACKRABBIT.sampler(view)
    chance = fast("shared")
    one = sampler.draw(chance)
    before = one.dump()
    other = sampler.draw(chance)
    while other.outcome is None:
        other.play(other.mover(), other.choices(other.mover())[-1])
    assert one.dump() == before
    assert view.dump() == sampler.view.dump()


def test_a_sample_can_be_played_to_its_end() -> None:
    for number, view in enumerate(some_views()):
        table = drawn(view, fast(f"end {number}"))
        chance = fast("to the end")
        while table.outcome is None:
            choices = table.choices(table.mover())
            table.play(table.mover(), choices[chance.below(len(choices))])
            assert_coherent(table)
