"""The deal: JB-1, JB-2, JB-3."""

from __future__ import annotations

import pytest

from playing import act, offered, told
from warren.core.cards import CARD_TEXTS
from warren.core.rng import fast
from warren.games.jackrabbit.position import position

from .helpers import discards, hand, name, new, pile, play_random_hand, see, stack


@pytest.mark.rule("JB-1")
def test_the_deck_has_each_of_52_cards_once_and_no_jokers() -> None:
    table = new()
    assert len(CARD_TEXTS) == 52
    assert set(CARD_TEXTS) == {rank + suit for rank in "A23456789TJQK" for suit in "CSHD"}
    assert [CARD_TEXTS[card] for card in table.census()] == list(CARD_TEXTS)


@pytest.mark.rule("JB-1")
def test_each_player_gets_ten_cards_and_the_other_32_are_the_draw_pile() -> None:
    for seed in range(20):
        table = new(seed)
        assert len(hand(table, 0)) == 10
        assert len(hand(table, 1)) == 10
        assert len(pile(table)) == 32
        assert hand(table, 0) | hand(table, 1) | pile(table) == set(CARD_TEXTS)


@pytest.mark.rule("JB-1")
def test_the_discard_pile_starts_empty() -> None:
    table = new()
    assert discards(table) == set()
    assert name(int(table.discard_top)) is None


@pytest.mark.rule("JB-1")
def test_any_card_can_be_dealt_to_either_player() -> None:
    dealt: tuple[set[str], set[str]] = (set(), set())
    for seed in range(100):
        table = new(seed)
        for seat in range(2):
            dealt[seat].update(hand(table, seat))
    assert dealt == (set(CARD_TEXTS), set(CARD_TEXTS))


@pytest.mark.rule("JB-1")
@pytest.mark.rule("JB-2")
def test_every_further_hand_is_dealt_from_all_52_cards_onto_empty_stacks() -> None:
    table = new(3, threshold=1000)
    for number in range(2, 5):
        play_random_hand(table, fast(f"hand {number}"))
        act(table, "deal")
        assert table.hand_number == number
        assert (len(hand(table, 0)), len(hand(table, 1)), len(pile(table))) == (10, 10, 32)
        assert (discards(table), name(int(table.discard_top))) == (set(), None)
        assert (stack(table, 0), stack(table, 1)) == ([], [])
        assert [name(int(top)) for top in table.tops] == [None, None]


@pytest.mark.rule("JB-2")
def test_both_stacks_are_empty_at_first() -> None:
    table = new()
    assert stack(table, 0) == []
    assert stack(table, 1) == []
    assert see(table, 0).tops == [-1, -1]


@pytest.mark.rule("JB-2")
def test_a_stack_keeps_the_order_in_which_cards_were_played_by_either_player() -> None:
    table = position(hands=("7H 2H 9C", "5H KD 3S"))
    act(table, "own:7H other:5H own:2H own:KD")
    assert stack(table, 0) == ["7H", "5H", "2H"]
    assert stack(table, 1) == ["KD"]


@pytest.mark.rule("JB-3")
def test_the_first_player_is_drawn_at_random() -> None:
    starts = [new(seed).seats() for seed in range(200)]
    assert 70 <= starts.count([0]) <= 130
    assert starts.count([0]) + starts.count([1]) == 200


@pytest.mark.rule("JB-3")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_can_be_set(first: int) -> None:
    assert all(new(seed, first_player=first).seats() == [first] for seed in range(20))


@pytest.mark.rule("JB-3")
@pytest.mark.parametrize("first", [0, 1])
def test_after_the_first_hand_the_start_alternates(first: int) -> None:
    table = new(5, first_player=first, threshold=1000)
    ear = table.listen()
    chance = fast("alternate")
    starters = [table.seats()[0]]
    for _ in range(6):
        play_random_hand(table, chance)
        act(table, "deal")
        starters.append(table.seats()[0])
    assert starters == [first, 1 - first, first, 1 - first, first, 1 - first, first]
    assert [fact.seat for fact in told(ear, "starts")] == starters[1:]


@pytest.mark.rule("JB-3")
@pytest.mark.parametrize("to_play", [0, 1])
def test_the_start_alternates_whoever_took_the_last_turn(to_play: int) -> None:
    """Both hands below begin with the same player; one ends after one turn, the other after two."""
    short = position(hands=("7H", "8S") if to_play == 0 else ("8S", "7H"), to_play=to_play, length="match")
    act(short, "own:7H deal")
    longer = position(hands=("7H 2C", "8S") if to_play == 0 else ("8S", "7H 2C"), to_play=to_play, length="match")
    act(longer, "own:7H own:8S deal")
    assert short.hand_number == longer.hand_number == 2
    assert short.seats() == longer.seats() == [1 - to_play]


@pytest.mark.rule("JB-3")
def test_a_random_first_player_alternates_too() -> None:
    for seed in range(10):
        table = new(seed, threshold=1000)
        first = table.seats()[0]
        play_random_hand(table, fast("second hand"))
        act(table, "deal")
        assert table.seats() == [1 - first]


@pytest.mark.rule("JB-3")
def test_who_starts_the_next_hand_deals_it() -> None:
    table = position(hands=("7H", "8S"), length="match")
    act(table, "own:7H")
    assert table.seats() == [1]
    assert (offered(table, 0), offered(table, 1)) == (set(), {"deal"})
    act(table, "deal")
    assert table.seats() == [1]
    assert (len(hand(table, 0)), len(hand(table, 1))) == (10, 10)
