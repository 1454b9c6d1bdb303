"""Random play to the end, and what counts as a decision in it."""

from __future__ import annotations

import pytest

from playing import act
from warren.core.playout import perft, play_many, play_out
from warren.core.rng import fast
from warren.core.table import Outcome
from warren.games.jackrabbit.position import position

from .helpers import BURROW, burrow


@pytest.mark.parametrize("seed", range(5))
def test_a_decision_counts_where_there_is_a_choice_and_a_compound_one_counts_once(seed: int) -> None:
    table = burrow(seed, players=3)
    found = play_out(table, fast("playout"))
    assert table.outcome is not None
    again = burrow(seed, players=3)
    decisions, is_counted = 0, False
    for seat, action, n in table.entries():
        if n < 0:
            is_counted = is_counted and again.continues()
            if len(again.choices(seat)) > 1 and not is_counted:
                decisions, is_counted = decisions + 1, True
            again.play(seat, action)
    assert found == decisions > 0


def test_where_nothing_is_left_to_choose_no_decision_counts() -> None:
    table = position(hands=("7H", "3C"), stacks=("2H", ""), length="hand")
    while table.outcome is None:
        table.play(table.mover(), table.choices(table.mover())[0])
    assert play_out(table, fast("over")) == 0


@pytest.mark.parametrize(("winners", "returns"), [((), [0, 0, 0]), ((1,), [-1, 1, -1]), ((0, 2), [1, -1, 1])])
def test_who_wins_gets_what_others_lose_and_a_draw_is_nothing(winners: tuple[int, ...], returns: list[int]) -> None:
    assert Outcome("meadow-end", winners, (3, 1, 2)).returns() == returns


def test_many_games_are_as_many_decisions_as_each_of_them() -> None:
    setup = BURROW.agree({})
    one_by_one = fast("many")
    decisions = [play_out(BURROW.deal(setup, one_by_one), one_by_one) for _ in range(4)]
    assert play_many(BURROW, setup, 4, fast("many")) == sum(decisions)


def test_ways_to_go_on_are_counted_for_all_who_may_act() -> None:
    table = burrow(players=2, rounds=1)
    assert perft(table, 0) == 1
    assert perft(table, 1) == 2 * 2  # each of two bids one of two cards
    act(table, f"bid:{table.hands[0][0]}")
    assert perft(table, 1) == 2
