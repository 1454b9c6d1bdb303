"""Counting all possible truths, and measuring samples against them."""

from __future__ import annotations

import json
from math import inf, isclose, sqrt

import pytest

from playing import act, legal
from warren.core.example import CARDS, BurrowTable
from warren.core.rng import OutOfScript, fast
from warren.core.worlds import Forecast, deals, futures, sampled, surprise, truth_of, worlds
from warren.games.jackrabbit.position import position

from .helpers import BURROW, bid_all, burrow, number

TWO = BURROW.agree({"players": 2, "rounds": 1})


def test_a_forecast_gives_what_is_known_and_then_asks_how_many_there_are() -> None:
    forecast = Forecast([3, 0])
    assert forecast.below(5) == 3
    copy = forecast.copy()
    assert forecast.below(2) == 0
    assert isclose(forecast.odds, 1 / 10)
    with pytest.raises(OutOfScript) as beyond:
        forecast.below(7)
    assert beyond.value.wanted == 7
    assert copy.below(2) == 0


def test_every_deal_is_there_once_and_the_odds_add_up_to_one() -> None:
    dealt = list(deals(BURROW, TWO))
    assert len(dealt) == 7 * 6 * 5 * 4
    assert isclose(sum(odds for _, odds in dealt), 1.0)
    assert len({truth_of(table) for table, _ in dealt}) == 21 * 10


def test_every_future_of_an_action_is_there_once_and_changes_nothing() -> None:
    table = burrow(players=2, rounds=1)
    winner = bid_all(table)
    card = table.hands[winner][0]
    act(table, f"bury:{card}", winner)
    before = table.dump()
    after = list(futures(table, winner, number(table, "done")))
    assert table.dump() == before
    assert isclose(sum(odds for _, odds in after), 1.0)
    drawn = []
    for one, odds in after:
        assert isinstance(one, BurrowTable)
        assert isclose(odds, 1 / len(table.pile))
        assert one.buried[winner] == [card]
        drawn += one.hands[winner]
    assert sorted(drawn) == table.pile


def test_an_action_without_chance_has_one_future() -> None:
    table = position(hands=("7H 8H", "3C"), stacks=("2H", ""))
    ((after, odds),) = futures(table, 0, number(table, "own:7H"))
    assert odds == 1.0
    assert after.seats() == [1]


def test_after_the_deal_the_other_may_hold_any_two_of_the_unseen_cards() -> None:
    starts = list(deals(BURROW, TWO))
    possible = worlds(starts, burrow(players=2, rounds=1).view(0))
    assert len(possible) == 10
    assert all(isclose(odds, 1 / 10) for odds in possible.values())


def test_the_truth_is_always_among_the_worlds() -> None:
    starts = list(deals(BURROW, TWO))
    table = burrow(3, players=2, rounds=1)
    while table.outcome is None:
        for seat in (0, 1, None):
            possible = worlds(starts, table.view(seat))
            assert truth_of(table) in possible
            assert isclose(sum(possible.values()), 1.0)
        act(table, legal(table, table.mover())[0], table.mover())


def test_a_start_that_is_likelier_stays_so_whatever_chance_adds() -> None:
    start = burrow(players=2, rounds=1)
    winner = bid_all(start)
    held = start.hands[1 - winner]
    other = start.clone()
    assert isinstance(other, BurrowTable)
    other.hands[1 - winner], other.pile = [start.pile[0]], [*held, *start.pile[1:]]
    table = start.clone()
    act(table, f"bury:{start.hands[winner][0]} done", winner)  # and draws a card
    found = worlds([(start, 0.75), (other, 0.25)], table.view(None))
    assert isclose(sum(odds for truth, odds in found.items() if json.loads(truth)[f"hand{1 - winner}"] == held), 0.75)


def buried_highest_card() -> tuple[BurrowTable, int]:
    """A table at the claims on which somebody has buried the highest card, and who."""
    for seed in range(100):
        table = burrow(seed, players=2, rounds=1)
        for seat in range(2):
            act(table, legal(table, seat)[0], seat)
        winner = table.view(None).waiting_for[-1]
        if CARDS - 1 in table.hands[winner]:
            act(table, f"bury:{CARDS - 1} done", winner)
            return table, winner
    raise AssertionError("never got there")


def test_a_claim_tells_the_others_where_the_highest_card_is() -> None:
    starts = list(deals(BURROW, TWO))
    table, winner = buried_highest_card()
    before = worlds(starts, table.view(1 - winner))
    act(table, "claim", 1 - winner)
    after = worlds(starts, table.view(1 - winner))
    assert len(after) < len(before)
    assert truth_of(table) in after
    assert all(json.loads(truth)[f"buried{winner}"] == [CARDS - 1] for truth in after)


def test_counts_as_expected_are_no_surprise() -> None:
    even = {"a": 0.5, "b": 0.25, "c": 0.25}
    assert surprise(even, {"a": 50, "b": 25, "c": 25}) < -2
    assert -0.1 < surprise(even, {"a": 50, "b": 29, "c": 21}) < 0.5
    assert surprise({"a": 1.0}, {"a": 40}) == 0.0


def test_a_surprise_is_as_rare_as_its_standard_deviations_say() -> None:
    chance = fast("surprises")
    odds = {str(key): (1 + key) / 1035 for key in range(45)}
    found = []
    for _ in range(400):
        counts: dict[str, int] = {}
        for _ in range(60):  # far fewer draws than the rare truths would need
            pick, key = int(chance.below(1035)), 0
            while pick >= 1 + key:
                pick, key = pick - 1 - key, key + 1
            counts[str(key)] = counts.get(str(key), 0) + 1
        found.append(surprise(odds, counts))
    assert abs(sum(found) / 400) < 0.2
    assert 0.8 < sqrt(sum(one * one for one in found) / 400) < 1.2
    assert max(found) < 4.5


def test_counts_far_from_what_is_expected_are_a_surprise() -> None:
    assert surprise({"a": 0.5, "b": 0.5}, {"a": 100}) > 6
    assert 1.5 < surprise({"a": 0.5, "b": 0.5}, {"a": 60, "b": 40}) < 2.0  # one in 22 is that far off


def test_a_truth_that_cannot_be_is_infinitely_surprising() -> None:
    assert surprise({"a": 0.5, "b": 0.5}, {"a": 50, "b": 49, "c": 1}) == inf


def test_samples_are_counted_by_truth_and_come_out_the_same_from_the_same_chance() -> None:
    view = burrow(players=2, rounds=1).view(0)
    one = sampled(BURROW, view, fast("samples"), 200)
    assert sum(one.values()) == 200
    assert one == sampled(BURROW, view, fast("samples"), 200)
    assert one != sampled(BURROW, view, fast("others"), 200)
    assert surprise(worlds(list(deals(BURROW, TWO)), view), one) < 5
