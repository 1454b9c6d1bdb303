"""A turn in which a card is played: JB-4, JB-5, JB-6, JB-7."""

from __future__ import annotations

import pytest

from playing import act, offered, refused, told
from warren.core.cards import CARD_TEXTS
from warren.games.jackrabbit.position import position

from .helpers import ACTIONS, cards, hand, name, new, pile, stack

# --- JB-4: what may go where ---------------------------------------------------------------------------------------


@pytest.mark.rule("JB-4")
@pytest.mark.parametrize(
    ("held", "stacks", "fitting"),
    [
        pytest.param("2C JD", ("", ""), "own:2C own:JD other:2C other:JD", id="any card on an empty stack"),
        pytest.param("2C 7H 9S KD AH", ("7C", "9D"), "own:2C own:7H other:9S other:KD", id="rank or suit of the top"),
        pytest.param("6S 8C 7S", ("7H", "7D"), "own:7S other:7S", id="no neighbouring rank of another suit"),
        pytest.param("2C 5D", ("8S", "9H"), "discard:2C discard:5D", id="no suit of the same colour"),
        pytest.param("7C 8S", ("7H 8H", "2D"), "own:8S", id="the top card and none beneath it"),
        pytest.param("2S 9D", ("4S", "7H"), "own:2S", id="each stack by its own top card"),
    ],
)
def test_a_card_must_share_rank_or_suit_with_the_top_card(held: str, stacks: tuple[str, str], fitting: str) -> None:
    assert offered(position(hands=(held, "3C"), stacks=stacks)) == set(fitting.split())


@pytest.mark.rule("JB-4")
def test_all_ten_cards_may_be_played_on_either_stack_in_the_first_turn() -> None:
    table = new(first_player=1)
    assert offered(table, 1) == {f"{stack}:{word}" for word in hand(table, 1) for stack in ("own", "other")}
    assert offered(table, 0) == set()


@pytest.mark.rule("JB-4")
def test_exactly_the_three_of_the_rank_and_the_twelve_of_the_suit_fit() -> None:
    """Mary's stack shows 3♣: a 3 of a different suit or any ♣ (the source's example)."""
    everything = " ".join(word for word in CARD_TEXTS if word not in ("3C", "KH", "QH", "AD"))
    table = position(hands=(everything, "QH AD"), stacks=("3C", "KH"))
    own = {action.removeprefix("own:") for action in offered(table) if action.startswith("own:")}
    assert own == cards("3S 3H 3D AC 2C 4C 5C 6C 7C 8C 9C TC JC QC KC")


@pytest.mark.rule("JB-4")
def test_own_and_other_are_seen_from_the_player_who_plays() -> None:
    table = position(hands=("5C AC", "2S 9D"), to_play=1)
    act(table, "own:2S own:5C")
    assert (stack(table, 0), stack(table, 1)) == (["5C"], ["2S"])
    table = position(hands=("5C AC", "2S 9D"), to_play=1)
    act(table, "other:2S other:5C")
    assert (stack(table, 0), stack(table, 1)) == (["2S"], ["5C"])


@pytest.mark.rule("JB-4")
def test_the_card_played_leaves_the_hand_and_is_the_new_top() -> None:
    table = position(hands=("2C 9C", "3D"), stacks=("7C", "KD"))
    act(table, "own:2C")
    assert hand(table, 0) == cards("9C")
    assert stack(table, 0) == ["7C", "2C"]
    assert [name(int(top)) for top in table.tops] == ["2C", "KD"]


@pytest.mark.rule("JB-4")
def test_one_card_is_played_in_a_turn_and_then_the_other_player_plays() -> None:
    table = position(hands=("2C 9C 4C", "3C 5S"), stacks=("7C", "KD"))
    act(table, "own:2C")
    assert table.seats() == [1]
    assert offered(table, 0) == set()
    act(table, "other:3C")
    assert table.seats() == [0]
    assert stack(table, 0) == ["7C", "2C", "3C"]


@pytest.mark.rule("JB-4")
def test_a_card_that_does_not_fit_is_refused_and_nothing_changes() -> None:
    table = position(hands=("2C 9H", "3D"), stacks=("7C", "KD"))
    assert refused(table, "own:9H").rule == "JB-4"


@pytest.mark.rule("JB-4")
def test_a_card_that_is_not_in_hand_is_refused_even_if_it_fits() -> None:
    table = position(hands=("2C 9H", "3C"), stacks=("7C", "KD"))
    for action in ("own:3C", "own:8C"):
        assert refused(table, action).rule == "JB-4"


# --- JB-5: pairing -------------------------------------------------------------------------------------------------


@pytest.mark.rule("JB-5")
def test_pairing_on_ones_own_stack_makes_the_other_draw_one() -> None:
    """Mary's stack shows 3♣, she plays 3♠ on it: Ben draws a card (the source's example)."""
    table = position(hands=("3S KD", "9H"), stacks=("3C", ""))
    ear = table.listen()
    act(table, "own:3S")
    assert hand(table, 0) == cards("KD")
    assert len(hand(table, 1)) == 2
    assert "9H" in hand(table, 1)
    assert len(pile(table)) == 47
    assert [fact.seat for fact in told(ear, "drew-for-pair")] == [1]


@pytest.mark.rule("JB-5")
@pytest.mark.parametrize("rank", "A23456789TQK")
def test_every_rank_but_the_jack_makes_the_other_draw_one(rank: str) -> None:
    table = position(hands=(f"{rank}H JD", "JC"), stacks=(f"{rank}C", "JS"))
    act(table, f"own:{rank}H")
    assert len(hand(table, 1)) == 2


@pytest.mark.rule("JB-5")
def test_pairing_jacks_on_ones_own_stack_makes_the_other_draw_two() -> None:
    table = position(hands=("JS KD", "9H"), stacks=("JC", ""))
    ear = table.listen()
    act(table, "own:JS")
    assert hand(table, 0) == cards("KD")
    assert len(hand(table, 1)) == 3
    assert len(pile(table)) == 46
    assert [fact.seat for fact in told(ear, "drew-for-pair")] == [1, 1]


@pytest.mark.rule("JB-5")
def test_the_drawn_card_comes_from_the_draw_pile() -> None:
    table = position(hands=("3S KD", "9H"), stacks=("3C", "7S"), pile="2D 4D 6D 8D", discards="TD")
    act(table, "own:3S")
    (drawn,) = hand(table, 1) - cards("9H")
    assert drawn in cards("2D 4D 6D 8D")
    assert pile(table) == cards("2D 4D 6D 8D") - {drawn}


@pytest.mark.rule("JB-5")
@pytest.mark.parametrize(
    ("card", "stacks"),
    [
        pytest.param("8C", ("3C", "7S"), id="a card of the same suit"),
        pytest.param("JC", ("3C", "7S"), id="a jack on another card"),
        pytest.param("8C", ("JC", "7S"), id="another card on a jack"),
        pytest.param("3D", ("3C 8C 8D", "7S"), id="a card of the rank of one further down"),
        pytest.param("3C", ("8C", "3S"), id="a card of the rank of the other top"),
        pytest.param("JC", ("", ""), id="the first card of a stack"),
    ],
)
def test_what_is_no_pair_makes_nobody_draw(card: str, stacks: tuple[str, str]) -> None:
    table = act(position(hands=(f"{card} KH", "9H"), stacks=stacks), f"own:{card}")
    assert hand(table, 1) == cards("9H")
    assert len(pile(table)) == 52 - 3 - len(" ".join(stacks).split())


@pytest.mark.rule("JB-5")
def test_a_third_card_of_the_rank_pairs_again() -> None:
    table = position(hands=("QS KH", "9H"), stacks=("QC QH", "7S"))
    act(table, "own:QS")
    assert len(hand(table, 1)) == 2


# --- JB-6: playing on the other's stack ------------------------------------------------------------------------------


@pytest.mark.rule("JB-6")
def test_playing_on_the_others_stack_makes_the_other_draw_one() -> None:
    table = position(hands=("8C KD", "9H"), stacks=("", "3C"))
    ear = table.listen()
    act(table, "other:8C")
    assert stack(table, 1) == ["3C", "8C"]
    assert hand(table, 0) == cards("KD")
    assert len(hand(table, 1)) == 2
    assert len(pile(table)) == 47
    assert [fact.seat for fact in told(ear, "drew-for-visit")] == [1]
    assert told(ear, "drew-for-pair") == []


@pytest.mark.rule("JB-6")
def test_the_other_draws_one_even_if_their_stack_was_empty() -> None:
    table = position(hands=("JC KD", "9H"))
    act(table, "other:JC")
    assert stack(table, 1) == ["JC"]
    assert len(hand(table, 1)) == 2


@pytest.mark.rule("JB-6")
def test_playing_on_ones_own_stack_makes_nobody_draw() -> None:
    table = position(hands=("8C KD", "9H"), stacks=("3C", "7C"))
    act(table, "own:8C")
    assert hand(table, 0) == cards("KD")
    assert hand(table, 1) == cards("9H")


@pytest.mark.rule("JB-5")
@pytest.mark.rule("JB-6")
def test_pairing_on_the_others_stack_makes_them_draw_two() -> None:
    """Mary plays 5♥ on Ben's 5♦: Ben draws two (the source's example)."""
    table = position(hands=("5H KD", "9H"), stacks=("7S", "5D"))
    ear = table.listen()
    act(table, "other:5H")
    assert len(hand(table, 1)) == 3
    assert len(hand(table, 0)) == 1
    assert [fact.seat for fact in told(ear, "drew-for-pair") + told(ear, "drew-for-visit")] == [1, 1]


@pytest.mark.rule("JB-5")
@pytest.mark.rule("JB-6")
def test_pairing_a_jack_on_the_others_stack_makes_them_draw_three() -> None:
    table = position(hands=("JH KD", "9H"), stacks=("7S", "JD"))
    ear = table.listen()
    act(table, "other:JH")
    assert len(hand(table, 1)) == 4
    assert len(hand(table, 0)) == 1
    assert len(pile(table)) == 44
    assert (len(told(ear, "drew-for-pair")), len(told(ear, "drew-for-visit"))) == (2, 1)


@pytest.mark.rule("JB-5")
@pytest.mark.rule("JB-6")
def test_the_opponent_of_player_1_is_player_0() -> None:
    table = position(hands=("9H", "JH KD"), stacks=("JD", "7S"), to_play=1)
    act(table, "other:JH")
    assert stack(table, 0) == ["JD", "JH"]
    assert len(hand(table, 0)) == 4
    assert hand(table, 1) == cards("KD")


# --- JB-7: no pass -------------------------------------------------------------------------------------------------


@pytest.mark.rule("JB-7")
def test_a_player_who_can_play_must_play() -> None:
    table = position(hands=("2C 9H 5S", "3D"), stacks=("7C", "KD"))
    assert offered(table) == {"own:2C"}
    for action in ("pass", "discard:9H", "discard:2C"):
        assert refused(table, action).rule == "JB-7"


@pytest.mark.rule("JB-7")
def test_a_player_who_can_play_only_on_the_others_stack_must_play_there() -> None:
    table = position(hands=("2D 9H 5S", "3D"), stacks=("7C", "KD"))
    assert offered(table) == {"other:2D"}


@pytest.mark.rule("JB-7")
def test_there_is_no_pass_with_or_without_a_card_to_play() -> None:
    for hands in (("2C 9H", "3D"), ("2S 9H", "3D")):
        table = position(hands=hands, stacks=("7C", "KD"))
        assert "pass" not in offered(table)
        reason = table.explain(0, ACTIONS.parse("pass"))
        assert reason is not None
        assert reason.rule == "JB-7"


@pytest.mark.rule("JB-7")
def test_an_empty_stack_always_lets_a_player_play() -> None:
    table = position(hands=("2S 9H", "3D"), stacks=("7C", ""))
    assert offered(table) == {"other:2S", "other:9H"}
