"""Advice: what the search would do, how sure it is, and what speaks for it."""

from __future__ import annotations

import pytest

from warren.bots.advice import Advice, Option, _told, advise
from warren.bots.search import Node, Search
from warren.core.rng import fast
from warren.games.jackrabbit.game import JACKRABBIT
from warren.games.jackrabbit.position import position
from warren.games.jackrabbits import position as race
from warren.games.jackrabbits.actions import HEX_TEXTS
from warren.games.jackrabbits.building.game import LAND


def texts(advice: Advice) -> list[str]:
    return [JACKRABBIT.actions.text(action) for action in advice.move]


def tried(action: int, visits: int, worth: float) -> Node:
    """A choice that was worth as much in each of so many simulations."""
    node = Node(action)
    node.visits, node.total, node.squares = visits, visits * worth, visits * worth * worth
    return node


def test_the_only_choice_is_advised_as_such() -> None:
    advice = advise(position(("7H", "3C 4C 5C"), ("2C 7C", "KD")).view(0), fast("only"), 20)
    assert advice.sureness() == "only"
    assert texts(advice) == ["own:7H"]


def test_the_best_choices_are_told_with_their_chances() -> None:
    table = JACKRABBIT.new(5, length="hand")
    view = table.view(int(table.mover()))
    advice = advise(view, fast("all"), 300)
    assert {option.action for option in advice.options} <= set(view.choices)
    assert len(advice.options) + advice.untold == len(view.choices)
    assert all(0 <= option.percent <= 100 and option.doubt > 0 for option in advice.options)


def test_a_search_goes_on_until_what_it_tried_most_is_worth_most() -> None:
    """Found in hints: the next best was told with a higher number than the best."""
    is_longer = False
    for seed in range(40):
        table = JACKRABBIT.new(seed, length="hand")
        view = table.view(int(table.mover()))
        short = Search(view, fast("settled"))
        short.run(60)
        best, *others = advise(view, fast("settled"), 60).options
        assert all(other.percent <= best.percent for other in others)
        is_longer = is_longer or best.action != short.favourite().action
    assert is_longer


def test_what_still_seems_better_than_the_favourite_is_told_with_the_number_of_both() -> None:
    favourite, rival, third = tried(1, 60, 0.0), tried(2, 20, 0.4), tried(3, 30, -0.2)
    assert [option[:2] for option in _told(favourite, [rival, third])] == [(1, 55), (2, 55), (3, 40)]


def test_what_was_tried_too_little_is_not_told() -> None:
    table = JACKRABBIT.new(5, length="hand")
    view = table.view(int(table.mover()))
    advice = advise(view, fast("few"), len(view.choices) + 1)
    assert len(advice.options) == 1
    assert advice.sureness() == "open"


def test_where_nobody_can_win_no_chances_are_told() -> None:
    table = LAND.new(1, players=1, suits="clubs,spades")
    advice = advise(table.view(0), fast("land"), 20)
    assert (advice.options, advice.sureness(), len(advice.move)) == ((), None, 1)


def test_a_compound_move_is_advised_whole() -> None:
    advice = advise(position(("7H 8H", "3C"), ("2C", "2D")).view(0), fast("whole"), 600)
    assert texts(advice)[0].startswith("discard:")
    assert texts(advice)[-1].startswith("top:")


def test_advice_is_the_same_for_the_same_view_and_chance() -> None:
    view = position(("7H 8H 9D", "3C"), ("2H", "2D")).view(0)
    assert repr(advise(view, fast("same"), 200)) == repr(advise(view, fast("same"), 200))


def test_a_move_is_whole_even_where_the_search_has_not_come_so_far() -> None:
    view = position(("7H 8H 9D TD", "3C"), ("2S", "2C")).view(0)
    advice = advise(view, fast("short"), 1)
    assert texts(advice)[0].startswith("discard:")
    assert texts(advice)[-1].startswith("top:")


def test_what_a_guided_search_saw_no_point_in_is_not_ranked() -> None:
    """Found by asking for a hint when a visit could be contested."""
    table = race.position(("QC KC KD", "7H 3C"), ("plaza-spades", "citadel"), phase="journey", dice=(6, 6))
    table.arrive(0, HEX_TEXTS.index("palace-clubs"))
    advice = advise(table.view(1), fast("untried"), 1)
    assert (len(advice.options), advice.untold) == (1, 1)
    assert advice.sureness() == "open"


def test_a_choice_that_was_tried_alone_is_sure_if_it_was_tried_enough_and_not_the_only_one() -> None:
    assert Advice((Option(1, 50, 9.0),), (1,), untold=3).sureness() == "sure"
    assert Advice((Option(1, 50, 12.0),), (1,), untold=3).sureness() == "open"
    assert Advice((Option(1, 50, 12.0),), (1,)).sureness() == "only"


def test_nothing_is_sure_while_something_seems_as_good_that_was_hardly_tried() -> None:
    assert Advice((Option(1, 50, 2.0),), (1,), untold=3, is_unclear=True).sureness() == "open"
    assert Advice((Option(1, 90, 1.0), Option(2, 50, 1.0)), (1,), untold=3, is_unclear=True).sureness() == "likely"


@pytest.mark.parametrize(
    ("best", "other", "sureness"),
    [
        ((90, 1.0), (50, 1.0), "sure"),
        ((55, 2.0), (50, 2.0), "likely"),
        ((50, 2.0), (50, 2.0), "close"),
        ((52, 2.0), (50, 2.0), "close"),
        ((66, 9.0), (50, 9.0), "likely"),
        ((60, 9.0), (50, 9.0), "open"),
        ((54, 0.5), (50, 0.5), "likely"),
    ],
)
def test_how_sure_it_is_depends_on_the_lead_and_on_how_far_off_it_may_be(
    best: tuple[int, float], other: tuple[int, float], sureness: str
) -> None:
    """Found in hints: a close call that leads by 16."""
    assert Advice((Option(1, *best), Option(2, *other)), (1,)).sureness() == sureness


def test_all_others_count_for_how_sure_it_is() -> None:
    assert Advice((Option(1, 80, 2.0), Option(2, 60, 2.0), Option(3, 59, 9.0)), (1,)).sureness() == "likely"
