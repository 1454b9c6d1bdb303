"""From hands to a match: JB-13."""

from __future__ import annotations

from typing import Any

import pytest

from playing import act, ended, offered, told
from warren.core.cards import RANKS
from warren.core.rng import fast
from warren.games.jackrabbit.position import position
from warren.games.jackrabbit.table import JackrabbitTable

from .helpers import name, new, play_random_hand, play_random_turn, totals

# Player 0 goes out with 2♣ and scores 4; player 1 holds 9♥ and scores -1.
LAST_CARD = ("2C", "9H")


@pytest.mark.rule("JB-13")
def test_the_first_to_reach_the_threshold_at_the_end_of_a_hand_wins() -> None:
    table = position(hands=LAST_CARD, length="match", totals=(46, 20))
    ear = table.listen()
    outcome = ended(act(table, "own:2C"))
    assert outcome.winners == (0,)
    assert outcome.scores == (50, 19)
    assert outcome.returns() == [1, -1]
    assert [(fact.seat, fact.args["total"]) for fact in told(ear, "won")] == [(0, 50)]


@pytest.mark.rule("JB-13")
def test_one_point_below_the_threshold_another_hand_is_played() -> None:
    table = position(hands=LAST_CARD, length="match", totals=(45, 20))
    act(table, "own:2C")
    assert table.outcome is None
    assert totals(table) == (49, 19)
    act(table, "deal")
    assert table.hand_number == 2
    assert totals(table) == (49, 19)


@pytest.mark.rule("JB-13")
@pytest.mark.parametrize("threshold", [1, 4, 50, 73, 100, 1000])
def test_the_threshold_can_be_any_number_from_1(threshold: int) -> None:
    reached = position(hands=LAST_CARD, length="match", threshold=threshold, totals=(threshold - 4, 0))
    assert ended(act(reached, "own:2C")).scores == (threshold, -1)
    missed = position(hands=LAST_CARD, length="match", threshold=threshold, totals=(threshold - 5, -9))
    assert act(missed, "own:2C").outcome is None


@pytest.mark.rule("JB-13")
def test_the_threshold_is_50_by_default() -> None:
    assert new().setup.whole("threshold") == 50


@pytest.mark.rule("JB-13")
@pytest.mark.parametrize(
    ("given", "winners", "scores"),
    [
        pytest.param({"totals": (46, 60)}, (1,), (50, 59), id="both have reached it, and the higher total wins"),
        pytest.param(
            {"totals": (0, 46), "stacks": ("", "TH JH QH")}, (1,), (4, 50), id="who did not end the hand reaches it"
        ),  # their stack is worth 5, and 9♥ in hand -1
        pytest.param({"totals": (46, 20), "turn_limit": 1}, (0,), (50, 19), id="decided in the last turn"),
        pytest.param({"totals": (30, 20), "turn_limit": 1}, (), (34, 19), id="scored in the last turn, and drawn"),
        pytest.param({"totals": (46, 51), "turn_limit": 1}, (), (50, 50), id="tied at the turn limit, and drawn"),
        pytest.param({"length": "hand"}, (0,), (4, -1), id="a single hand has no threshold"),
        pytest.param({"length": "hand", "stacks": ("", "JH JC")}, (1,), (4, 5), id="who goes out can lose the hand"),
        pytest.param({"length": "hand", "stacks": ("", "TH JH QH")}, (), (4, 4), id="a single hand can be drawn"),
    ],
)
def test_the_last_card_of_a_hand_decides(
    given: dict[str, Any], winners: tuple[int, ...], scores: tuple[int, int]
) -> None:
    outcome = ended(act(position(hands=LAST_CARD, **{"length": "match", **given}), "own:2C"))
    assert (outcome.winners, outcome.scores) == (winners, scores)
    assert outcome.returns() == [0 if not winners else 1 if seat in winners else -1 for seat in (0, 1)]


@pytest.mark.rule("JB-13")
def test_player_1_can_reach_the_threshold() -> None:
    table = position(hands=("9H", "2C"), length="match", totals=(20, 47), to_play=1)
    outcome = ended(act(table, "own:2C"))
    assert (outcome.winners, outcome.scores) == ((1,), (19, 51))


@pytest.mark.rule("JB-13")
def test_totals_add_up_over_hands() -> None:
    table = new(11, threshold=1000)
    ear = table.listen()
    chance = fast("adding up")
    for _ in range(5):
        play_random_hand(table, chance)
    scored = told(ear, "hand-scored")
    for seat in range(2):
        points = [fact.args["points"] for fact in scored if fact.seat == seat]
        assert len(points) == 5
        assert sum(point for point in points if isinstance(point, int)) == totals(table)[seat]


# --- equal totals --------------------------------------------------------------------------------------------------


@pytest.mark.rule("JB-13")
def test_equal_totals_at_the_threshold_play_another_hand() -> None:
    table = position(hands=LAST_CARD, length="match", totals=(46, 51))
    ear = table.listen()
    act(table, "own:2C")
    assert table.outcome is None
    assert totals(table) == (50, 50)
    assert offered(table, 1) == {"deal"}
    assert [fact.args["total"] for fact in told(ear, "tied")] == [50]


@pytest.mark.rule("JB-13")
def test_equal_totals_above_the_threshold_play_another_hand() -> None:
    table = position(hands=LAST_CARD, length="match", totals=(56, 61))
    act(table, "own:2C")
    assert table.outcome is None
    assert totals(table) == (60, 60)


@pytest.mark.rule("JB-13")
def test_after_equal_totals_the_next_unequal_ones_decide() -> None:
    for seed in range(30):
        table = position(hands=LAST_CARD, length="match", totals=(46, 51), seed=str(seed))
        act(table, "own:2C")
        chance = fast(f"after the tie {seed}")
        for _ in range(20):
            if table.outcome is None:
                play_random_hand(table, chance)
                assert (table.outcome is None) == (totals(table)[0] == totals(table)[1])
        outcome = ended(table)
        zero, one = outcome.scores
        assert outcome.winners == ((0,) if zero > one else (1,))


@pytest.mark.rule("JB-13")
def test_after_equal_totals_the_next_unequal_ones_decide_even_below_the_threshold() -> None:
    """Tied at 50; then both lose points: they give each other cards, and all deadwood counts."""
    below = 0
    for seed in range(40):
        table = position(hands=LAST_CARD, length="match", totals=(46, 51), deadwood="always", seed=str(seed))
        act(table, "own:2C")
        for _ in range(1000):
            if table.outcome is None:
                play_giving_cards(table)
        outcome = ended(table)
        zero, one = outcome.scores
        assert zero != one
        assert outcome.winners == ((0,) if zero > one else (1,))
        below += max(zero, one) < 50
    assert below > 0


def play_giving_cards(table: JackrabbitTable) -> None:
    """One action that lets the other draw and avoids pairs, runs and Jacks, where there is one."""
    seat = table.seats()[0]
    tops = [name(int(table.tops[seat])), name(int(table.tops[1 - seat]))]

    def dislike(action: str) -> int:
        if action == "deal":
            return 0
        kind, card = action.split(":")
        top = tops[kind == "other"]
        is_near = top is not None and abs(RANKS.index(top[0]) - RANKS.index(card[0])) <= 2
        return (kind != "other") + 2 * (card[0] == "J") + 2 * is_near

    act(table, min(offered(table, seat), key=dislike))


@pytest.mark.rule("JB-13")
def test_a_tie_that_is_followed_by_equal_totals_below_the_threshold_is_still_a_tie() -> None:
    """Tied before at the threshold, now 46 and 46: another hand, and that one decides."""
    table = position(hands=LAST_CARD, length="match", totals=(42, 47))
    table.is_tied = True
    act(table, "own:2C")
    assert table.outcome is None
    assert totals(table) == (46, 46)
    assert table.is_tied
    play_random_hand(table, fast("decides"))
    outcome = ended(table)
    assert outcome.scores[0] != outcome.scores[1]


@pytest.mark.rule("JB-13")
def test_after_a_tie_totals_below_the_threshold_decide() -> None:
    table = position(hands=LAST_CARD, length="match", totals=(42, 46))
    table.is_tied = True
    outcome = ended(act(table, "own:2C"))
    assert (outcome.winners, outcome.scores) == ((0,), (46, 45))


@pytest.mark.rule("JB-13")
def test_equal_totals_below_the_threshold_are_no_tie() -> None:
    """4 and 4, then a hand that brings nobody to 50: the match goes on."""
    table = position(hands=LAST_CARD, length="match", totals=(0, 5))
    ear = table.listen()
    act(table, "own:2C")
    assert totals(table) == (4, 4)
    assert told(ear, "tied") == []
    assert not table.is_tied
    play_random_hand(table, fast("no tie"))
    assert max(totals(table)) < 50
    assert totals(table)[0] != totals(table)[1]
    assert table.outcome is None


# --- turn_limit ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("JB-13")
def test_a_match_without_a_turn_limit_is_the_default() -> None:
    assert new().setup.told()["turn_limit"] == "none"


@pytest.mark.rule("JB-13")
def test_the_turn_limit_ends_a_match_as_a_draw() -> None:
    table = position(hands=("2C 3C 4C 5C", "9H 8H 7H 6H"), length="match", turn_limit=3, totals=(30, 7))
    ear = table.listen()
    act(table, "own:2C own:9H")
    assert table.outcome is None
    outcome = ended(act(table, "own:3C"))
    assert outcome.winners == ()
    assert outcome.scores == (30, 7)
    assert outcome.returns() == [0, 0]
    assert [fact.args["turns"] for fact in told(ear, "turn-limit")] == [3]


@pytest.mark.rule("JB-13")
def test_the_turn_limit_ends_a_single_hand_as_a_draw() -> None:
    table = position(hands=("2C 3C 4C 5C", "9H 8H 7H 6H"), turn_limit=2)
    outcome = ended(act(table, "own:2C own:9H"))
    assert (outcome.winners, outcome.scores) == ((), (0, 0))


@pytest.mark.rule("JB-13")
@pytest.mark.rule("JB-8")
def test_a_discard_of_several_cards_is_one_turn() -> None:
    table = position(hands=("2C 9C KS", "4H"), stacks=("7H", "8D"), turn_limit=2)
    act(table, "discard:2C discard:9C discard:KS top:KS")
    assert table.outcome is None
    assert table.turns == 1


@pytest.mark.rule("JB-13")
def test_the_turn_limit_counts_the_turns_of_all_hands_of_a_match() -> None:
    table = new(4, threshold=1_000_000, turn_limit=200)
    chance = fast("two hundred turns")
    for _ in range(199):
        play_random_turn(table, chance)
        assert table.outcome is None
    play_random_turn(table, chance)
    outcome = ended(table)
    assert table.hand_number > 1
    assert outcome.winners == ()
    assert outcome.scores == totals(table)
