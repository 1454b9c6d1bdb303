"""Advice: what the search would do, how sure it is, and what speaks for it."""

from __future__ import annotations

import pytest

from warren.bots.advice import Advice, Option, advise
from warren.bots.search import Search
from warren.core.rng import fast
from warren.games.jackrabbit.game import JACKRABBIT
from warren.games.jackrabbit.position import position
from warren.games.jackrabbits import position as race
from warren.games.jackrabbits.actions import HEX_TEXTS


def texts(advice: Advice) -> list[str]:
    return [JACKRABBIT.actions.text(action) for action in advice.move]


def test_the_only_choice_is_advised_as_such() -> None:
    advice = advise(position(("7H", "3C 4C 5C"), ("2C 7C", "KD")).view(0), fast("only"), 20)
    assert advice.sureness() == "only"
    assert texts(advice) == ["own:7H"]


def test_all_choices_are_told_with_their_chances() -> None:
    table = JACKRABBIT.new(5, length="hand")
    view = table.view(int(table.mover()))
    advice = advise(view, fast("all"), 300)
    assert sorted(option.action for option in advice.options) == view.choices
    assert all(0 <= option.chance <= 1 and option.doubt > 0 for option in advice.options)


def test_what_comes_next_is_ranked_by_its_chance_if_it_was_tried_enough_to_tell() -> None:
    for seed in range(6):
        table = JACKRABBIT.new(seed, length="hand")
        chance = fast("ranked")
        search = Search(table.view(int(table.mover())), chance)
        search.run(300)
        nodes = {int(node.action): node for node in search.root.children}
        options = advise(table.view(int(table.mover())), fast("ranked"), 300).options
        assert options[0].action == search.favourite().action
        is_rival = [search.is_rival(nodes[option.action]) for option in options]
        assert is_rival == sorted(is_rival, reverse=True)
        rivals = [option.chance for option, is_close in zip(options[1:], is_rival[1:], strict=True) if is_close]
        visits = [
            nodes[option.action].visits for option, is_close in zip(options, is_rival, strict=True) if not is_close
        ]
        assert rivals == sorted(rivals, reverse=True)
        assert visits == sorted(visits, reverse=True)


def test_a_compound_move_is_advised_whole() -> None:
    advice = advise(position(("7H 8H", "3C"), ("2C", "2D")).view(0), fast("whole"), 600)
    assert texts(advice)[0].startswith("discard:")
    assert texts(advice)[-1].startswith("top:")


def test_advice_is_the_same_for_the_same_view_and_chance() -> None:
    view = position(("7H 8H 9D", "3C"), ("2H", "2D")).view(0)
    assert advise(view, fast("same"), 200) == advise(view, fast("same"), 200)


def test_what_a_guided_search_saw_no_point_in_is_not_ranked() -> None:
    """Found by asking for a hint when a visit could be contested."""
    table = race.position(("QC KC KD", "7H 3C"), ("plaza-spades", "citadel"), phase="journey", dice=(6, 6))
    table.arrive(0, HEX_TEXTS.index("palace-clubs"))
    advice = advise(table.view(1), fast("untried"), 1)
    assert (len(advice.options), advice.untried) == (1, 1)
    assert advice.sureness() == "sure"


def test_a_choice_that_was_tried_alone_is_sure_and_not_the_only_one() -> None:
    assert Advice((Option(1, 0.5, 0.1),), (1,), untried=3).sureness() == "sure"
    assert Advice((Option(1, 0.5, 0.1),), (1,)).sureness() == "only"


@pytest.mark.parametrize(
    ("best", "other", "sureness"),
    [((0.9, 0.01), (0.5, 0.01), "sure"), ((0.55, 0.02), (0.5, 0.02), "likely"), ((0.5, 0.02), (0.5, 0.02), "close")],
)
def test_how_sure_it_is_depends_on_the_lead(
    best: tuple[float, float], other: tuple[float, float], sureness: str
) -> None:
    assert Advice((Option(1, *best), Option(2, *other)), (1,)).sureness() == sureness
