"""What a hand is worth: JB-12 and its clauses a to e."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from playing import act, ended, told
from warren.core.cards import CARD_TEXTS, parse
from warren.games.jackrabbit.position import position
from warren.games.jackrabbit.scoring import best_runs

from .helpers import points_of_stack, stack, totals

# --- JB-12: everybody scores their own stack -----------------------------------------------------------------------


@pytest.mark.rule("JB-12")
def test_each_player_scores_their_own_stack_whoever_played_the_cards() -> None:
    """Player 0 plays 7♥ on the other's 7♣ and is out: 4 for that, and the pair is the other's: 2 - 3 cards = -1."""
    table = position(hands=("7H", "9S"), stacks=("3D", "7C"), pile="2D 4D 6D 8D TD QS")
    ended(act(table, "other:7H"))
    assert stack(table, 1) == ["7C", "7H"]
    assert totals(table)[1] == 2 - 3


@pytest.mark.rule("JB-12")
def test_a_run_that_the_other_completes_on_my_stack_scores_for_me() -> None:
    """Player 0 goes out with 6♥ on 5♥ 7♥: player 1 scores the run of 3, less K♦ and the card they draw."""
    table = position(hands=("6H", "KD"), stacks=("6S", "3H 5H 7H"), pile="2D 4D 6D 8D TD")
    assert ended(act(table, "other:6H")).scores[1] == 3 - 2


@pytest.mark.rule("JB-12")
def test_points_are_not_counted_before_the_end_of_the_hand() -> None:
    table = position(hands=("7H 2S", "6H KS AC"), stacks=("5H", "JC JH 9H"))
    act(table, "own:7H")
    assert totals(table) == (0, 0)


@pytest.mark.rule("JB-12")
def test_a_stack_scores_pairs_runs_and_jacks_together() -> None:
    """4♠ 5♠ 6♠ run 3; 6♠ 6♥ pair 2; J♥ 2; J♥ J♦ pair 2; J♦ 2; J♦ T♦ Q♦ run 3."""
    assert points_of_stack("4S 5S 6S 6H JH JD TD QD") == 3 + 2 + 2 + 2 + 2 + 3


@pytest.mark.rule("JB-12")
def test_an_empty_stack_is_worth_nothing() -> None:
    assert points_of_stack("") == 0


# --- JB-12a: going out ---------------------------------------------------------------------------------------------


@pytest.mark.rule("JB-12a")
@pytest.mark.parametrize("seat", [0, 1])
def test_going_out_is_worth_4_points(seat: int) -> None:
    table = position(hands=("2C", "9H") if seat == 0 else ("9H", "2C"), to_play=seat)
    ear = table.listen()
    scores = ended(act(table, "own:2C")).scores
    assert scores[seat] == 4
    assert [(fact.seat, fact.args["points"]) for fact in told(ear, "scored-out")] == [(seat, 4)]


@pytest.mark.rule("JB-12a")
def test_nobody_gets_4_points_when_the_piles_run_low() -> None:
    """The stack of player 1, 3♣ 8♣, is worth nothing."""
    table = position(hands=("8C KD", "9H"), stacks=("7S", "3C"), pile="2D 4D 6D")
    ear = table.listen()
    assert ended(act(table, "other:8C")).scores[1] == 0
    assert told(ear, "scored-out") == []


# --- JB-12b: pairs -------------------------------------------------------------------------------------------------


@pytest.mark.rule("JB-12b")
@pytest.mark.parametrize(
    ("tested", "points"),
    [
        ("7C", 0),
        ("7C 7H", 2),
        ("QC QH QS", 4),  # two pairs, as in the source
        ("QC QH QS QD", 6),
        ("7C 7H 9H 9S", 4),
        ("7C 9C 9H 7H", 2),  # the Sevens are not neighbours
        ("7C 9C 7H", 0),
        ("AC AS KS KD", 4),
    ],
)
def test_each_pair_of_neighbours_of_one_rank_is_worth_2(tested: str, points: int) -> None:
    assert points_of_stack(tested) == points


# --- JB-12c: suited runs -------------------------------------------------------------------------------------------


@pytest.mark.rule("JB-12c")
@pytest.mark.parametrize(
    ("tested", "points"),
    [
        ("7C 5C 6C", 3),  # any order, as in the source
        ("5H 6H", 0),
        ("5H 6H 7H", 3),
        ("7H 6H 5H", 3),
        ("6H 5H 7H", 3),
        ("5H 6H 7H 8H", 4),
        ("8H 5H 7H 6H", 4),
        ("5H 6H 7H 8H 9H", 5),
        ("2C 5H 6H 7H KC", 3),
        ("5H 6H 7H 8C", 3),
        ("5H 6S 7H", 0),  # not all of one suit
        ("5H 6H 7D", 0),  # nor here, of one colour
        ("2H 3H 5H", 0),  # not consecutive
        ("5H 6H 8H 9H", 0),
        ("5H 6H KC 7H", 0),  # not neighbours
        ("5H 6H KC 7H 8H 9H", 3),
        ("3H 5H 9H 6H 7H 8H", 5),  # 5 9 6 7 8 in any order; the Three is apart
        ("KH 5H 6H 7H", 3),
        ("5H 6H 7H KH", 3),
        ("4S 5S 6S 5H 6H 7H", 6),  # two runs
        ("2S 3S 4S 8S 9S TS", 6),  # two runs of one suit
        ("2S 3S 4S 9S 8S TS 3H", 6),
        ("3S 4S 8S 2S 9S TS", 0),  # interleaved
        ("QH TH 9H KH", 0),  # J is missing
    ],
)
def test_three_or_more_neighbours_of_one_suit_with_consecutive_ranks_are_worth_1_each(tested: str, points: int) -> None:
    assert points_of_stack(tested) == points


@pytest.mark.rule("JB-12c")
@pytest.mark.rule("JB-12d")
def test_a_whole_suit_is_one_run_of_13() -> None:
    """And its Jack is 2."""
    assert points_of_stack("AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH") == 13 + 2


@pytest.mark.rule("JB-12c")
@pytest.mark.parametrize(
    ("tested", "low", "high"),
    [
        ("AH 2H 3H", 3, 3),  # the Ace is low, with or without the setting
        ("3H AH 2H", 3, 3),
        ("AH 2H 3H 4H", 4, 4),
        ("QH KH AH", 0, 3),
        ("AH QH KH", 0, 3),
        ("KH AH QH", 0, 3),
        ("KH AH 2H", 0, 0),  # never round the corner
        ("AH KH 2H", 0, 0),
        ("2H AH KH", 0, 0),
        ("QH KH AH 2H", 0, 3),
        ("KH AH 2H 3H", 3, 3),
        ("TH QH AH", 0, 0),
        ("AH 2H QH KH", 0, 0),  # Q K and the Ace are not neighbours
        ("QH KH AS", 0, 0),
        ("9C 8C QC KC AC", 0, 3),
    ],
)
def test_aces_are_low_and_with_ace_high_runs_high_too_but_never_both(tested: str, low: int, high: int) -> None:
    assert points_of_stack(tested) == low
    assert points_of_stack(tested, ace_high_runs=True) == high


@pytest.mark.rule("JB-12c")
@pytest.mark.parametrize(
    ("tested", "low", "high"),
    [
        ("QH KH AH 2H 3H", 3, 3),  # Q-K-A or A-2-3: the Ace counts once
        ("2H 3H AH QH KH", 3, 3),
        ("QH KH AH 2H 3H 4H", 4, 6),  # Q-K-A and 2-3-4 beat A-2-3-4
        ("4H 2H 3H AH KH QH", 4, 6),
        ("TH QH KH AH 2H 3H", 3, 3),
        ("QH KH AH 2H 3H 4H 5H", 5, 7),  # Q-K-A and 2-3-4-5
        ("JH QH KH AH 2H 3H", 6 + 2, 6 + 2),  # J-Q-K and A-2-3 beat J-Q-K-A; the Jack is 2
        ("TH JH QH KH AH 2H 3H", 7 + 2, 7 + 2),  # T-J-Q-K and A-2-3
        ("JH QH KH AH 2H", 3 + 2, 4 + 2),  # J-Q-K-A
        ("QH JH KH AH 2H 3H 4H", 7 + 2, 7 + 2),  # J-Q-K and A-2-3-4, or J-Q-K-A and 2-3-4
    ],
)
def test_a_card_counts_in_one_run_and_the_partition_that_scores_most_is_taken(tested: str, low: int, high: int) -> None:
    assert points_of_stack(tested) == low
    assert points_of_stack(tested, ace_high_runs=True) == high


@pytest.mark.rule("JB-12c")
def test_six_in_a_row_are_6_points_however_they_are_split() -> None:
    assert points_of_stack("3D 4D 5D 6D 7D 8D") == 6
    assert points_of_stack("5D 3D 4D 8D 6D 7D") == 6


@pytest.mark.rule("JB-12c")
@pytest.mark.rule("JB-12b")
def test_a_card_of_a_run_can_be_half_of_a_pair_as_well() -> None:
    assert points_of_stack("5S 5H 6H 7H") == 2 + 3
    assert points_of_stack("5H 6H 7H 7S 8S 9S") == 3 + 2 + 3


def is_run(words: list[str], ace_high: bool) -> bool:
    """Straight from JB-12c: all of one suit, ranks consecutive in any order, the Ace low, or high if agreed."""
    if len(words) < 3 or len({word[1] for word in words}) > 1:
        return False
    orders = ["A23456789TJQK", "23456789TJQKA"] if ace_high else ["A23456789TJQK"]
    for order in orders:
        places = sorted(order.index(word[0]) for word in words)
        if places == list(range(places[0], places[0] + len(words))):
            return True
    return False


def most_by_trying_all(words: list[str], ace_high: bool) -> int:
    """The best of all sets of runs in which no card counts twice, by trying every one of them."""
    runs = [
        (first, last)
        for first in range(len(words))
        for last in range(first + 2, len(words))
        if is_run(words[first : last + 1], ace_high)
    ]
    best = 0
    for count in range(1, len(words) // 3 + 1):
        for some in combinations(runs, count):
            used = [place for first, last in some for place in range(first, last + 1)]
            if len(used) == len(set(used)):
                best = max(best, len(used))
    return best


def check_best_runs(words: list[str], ace_high: bool) -> None:
    found = [int(place) for place in best_runs(vec[i64]([parse(word) for word in words]), ace_high)]
    pairs = list(zip(found[::2], found[1::2], strict=True))
    assert all(is_run(words[first : last + 1], ace_high) for first, last in pairs)
    used = [place for first, last in pairs for place in range(first, last + 1)]
    assert len(used) == len(set(used))
    assert len(used) == most_by_trying_all(words, ace_high)


ANY_STACKS = st.lists(st.sampled_from(CARD_TEXTS), max_size=9, unique=True)
ONE_SUIT = st.lists(st.sampled_from([word for word in CARD_TEXTS if word[1] == "H"]), max_size=9, unique=True)
ROUND_THE_CORNER = st.permutations(["JH", "QH", "KH", "AH", "2H", "3H", "4H", "5C"])
ROTATED = st.integers(0, 12).flatmap(
    lambda start: st.integers(0, 10).map(
        lambda count: [rank + "S" for rank in ("A23456789TJQK" * 2)[start : start + count]]
    )
)
STACKS = st.one_of(ANY_STACKS, ONE_SUIT, ROUND_THE_CORNER, ROTATED)


@pytest.mark.rule("JB-12c")
@settings(max_examples=400, deadline=None, derandomize=True)
@given(words=STACKS, ace_high=st.booleans())
def test_the_runs_found_score_as_much_as_the_best_of_all_partitions(words: list[str], ace_high: bool) -> None:
    check_best_runs(words, ace_high)


@pytest.mark.soak
@pytest.mark.rule("JB-12c")
@settings(max_examples=20_000, deadline=None)
@given(words=STACKS, ace_high=st.booleans())
def test_the_runs_found_score_as_much_as_the_best_of_all_partitions_at_length(words: list[str], ace_high: bool) -> None:
    check_best_runs(words, ace_high)


# --- JB-12d: Jacks -------------------------------------------------------------------------------------------------


@pytest.mark.rule("JB-12d")
@pytest.mark.parametrize(
    ("tested", "points"),
    [
        ("JC", 2),
        ("JC 9C JS", 4),
        ("9C JC 3C", 2),
        ("TC QC KC", 0),
    ],
)
def test_each_jack_in_the_stack_is_worth_2(tested: str, points: int) -> None:
    assert points_of_stack(tested) == points


@pytest.mark.rule("JB-12b")
@pytest.mark.rule("JB-12d")
def test_a_pair_of_jacks_is_6_in_all() -> None:
    assert points_of_stack("JC JS") == 6
    assert points_of_stack("JC JS JH") == 3 * 2 + 2 * 2
    assert points_of_stack("JC JS JH JD") == 4 * 2 + 3 * 2


@pytest.mark.rule("JB-12c")
@pytest.mark.rule("JB-12d")
def test_a_jack_in_a_run_counts_for_both() -> None:
    assert points_of_stack("TH JH QH") == 3 + 2


# --- JB-12e: deadwood ----------------------------------------------------------------------------------------------


@pytest.mark.rule("JB-12e")
def test_cards_left_in_the_others_hand_are_minus_1_a_jack_minus_2() -> None:
    """Mary goes out, Ben holds 8♣ K♦ J♥: -4 (the source's example)."""
    table = position(hands=("2C", "8C KD JH"))
    ear = table.listen()
    assert ended(act(table, "own:2C")).scores == (4, -4)
    assert {(fact.seat, fact.args["card"], fact.args["points"]) for fact in told(ear, "scored-deadwood")} == {
        (1, "8C", -1),
        (1, "KD", -1),
        (1, "JH", -2),
    }


@pytest.mark.rule("JB-12e")
@pytest.mark.parametrize(
    ("given", "scores"),
    [
        pytest.param(
            {"hands": ("2C", "8C KD JH"), "stacks": ("", "TH JS JD")}, (4, 6 - 4), id="the stack counts all the same"
        ),
        pytest.param({"hands": ("JC JS 5D", "2C"), "to_play": 1}, (-5, 4), id="against player 0"),
        pytest.param({"hands": ("2C", "8C KD JH"), "deadwood": "always"}, (4, -4), id="always is no more than that"),
        pytest.param({"hands": ("2C", "JH"), "stacks": ("", "JS")}, (4, 2 - 2), id="a jack in the stack is none"),
    ],
)
def test_deadwood_counts_when_the_other_goes_out(given: dict[str, Any], scores: tuple[int, int]) -> None:
    assert ended(act(position(**given), "own:2C")).scores == scores


@pytest.mark.rule("JB-12e")
@pytest.mark.rule("JB-13")
def test_a_hand_can_score_below_zero_and_lowers_the_total() -> None:
    table = position(hands=("2C", "8C KD JH"), length="match", totals=(10, 3))
    act(table, "own:2C")
    assert totals(table) == (14, -1)


@pytest.mark.rule("JB-12e")
def test_a_hand_that_ends_otherwise_has_no_deadwood() -> None:
    """Neither player is out; player 1 holds 9♥ J♣ and a drawn card, and their stack 3♣ 8♣ is worth nothing."""
    table = position(hands=("8C KD", "9H JC"), stacks=("7S", "3C"), pile="2D 4D 6D")
    ear = table.listen()
    assert ended(act(table, "other:8C")).scores[1] == 0
    assert told(ear, "scored-deadwood") == []


@pytest.mark.rule("JB-12e")
def test_with_deadwood_always_it_counts_for_both() -> None:
    """Player 1 holds 9♥ J♣ and one of three cards: -4. Player 0 holds K♦ and J♠: -3."""
    table = position(hands=("8C KD JS", "9H JC"), stacks=("7S", "3C"), pile="2D 4D 6D", deadwood="always")
    ear = table.listen()
    assert ended(act(table, "other:8C")).scores[1] == -4
    points = [(fact.seat, fact.args["card"], fact.args["points"]) for fact in told(ear, "scored-deadwood")]
    assert sorted(point for seat, _, point in points if seat == 0 and isinstance(point, int)) == [-2, -1]
    assert sorted(point for seat, _, point in points if seat == 1 and isinstance(point, int)) == [-2, -1, -1]


@pytest.mark.rule("JB-12e")
@pytest.mark.rule("JB-11")
def test_with_deadwood_always_it_counts_when_nothing_fits_any_more() -> None:
    table = position(hands=("KC 5D", "6D 7D"), stacks=("2C", "3S"), pile="8D 9D TD 5H", deadwood="always")
    assert ended(act(table, "own:KC")).scores[1] == -2
