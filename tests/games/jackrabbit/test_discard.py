"""A turn without a card that fits, and drawing when the pile is short: JB-8, JB-9."""

from __future__ import annotations

from itertools import combinations

import pytest

from playing import act, offered, refused, told
from warren.games.jackrabbit.position import position
from warren.games.jackrabbit.table import JackrabbitTable

from .helpers import cards, discards, hand, name, pile, stack

# --- JB-8: discard and draw as many --------------------------------------------------------------------------------


@pytest.mark.rule("JB-8")
def test_a_player_who_cannot_play_discards() -> None:
    table = position(hands=("2C 9C KS", "4H"), stacks=("7H", "8D"))
    assert offered(table) == {"discard:2C", "discard:9C", "discard:KS"}


@pytest.mark.rule("JB-8")
def test_one_card_discarded_is_replaced_by_one() -> None:
    table = position(hands=("2C 9C KS", "4H"), stacks=("7H", "8D"))
    ear = table.listen()
    act(table, "discard:9C top:9C")
    assert hand(table, 0) >= cards("2C KS")
    assert len(hand(table, 0)) == 3
    assert "9C" not in hand(table, 0)
    assert discards(table) == cards("9C")
    assert len(pile(table)) == 45
    assert [fact.seat for fact in told(ear, "drew-replacement")] == [0]


@pytest.mark.rule("JB-8")
def test_several_cards_discarded_are_replaced_by_as_many() -> None:
    table = position(hands=("2C 9C KS", "4H"), stacks=("7H", "8D"))
    act(table, "discard:2C discard:KS top:2C")
    assert len(hand(table, 0)) == 3
    assert hand(table, 0) & cards("2C 9C KS") == cards("9C")
    assert discards(table) == cards("2C KS")
    assert len(pile(table)) == 44
    assert hand(table, 1) == cards("4H")


@pytest.mark.rule("JB-8")
def test_the_whole_hand_may_be_discarded() -> None:
    table = position(hands=("2C 9C KS", "4H"), stacks=("7H", "8D"))
    act(table, "discard:2C discard:9C discard:KS top:9C")
    assert len(hand(table, 0)) == 3
    assert hand(table, 0).isdisjoint(cards("2C 9C KS"))
    assert discards(table) == cards("2C 9C KS")


@pytest.mark.rule("JB-8")
def test_discarding_is_the_whole_turn_even_if_a_drawn_card_would_fit() -> None:
    table = position(hands=("2C", "4H 5S"), stacks=("7H", "8D"), pile="9H TH JH QH")
    act(table, "discard:2C top:2C")
    assert table.seats() == [1]
    assert offered(table, 0) == set()
    assert hand(table, 0) < cards("9H TH JH QH")
    assert stack(table, 1) == ["8D"]
    assert stack(table, 0)[-1] == "7H"


@pytest.mark.rule("JB-8")
def test_at_least_one_card_is_discarded() -> None:
    table = position(hands=("2C 9C", "4H"), stacks=("7H", "8D"))
    for action in ("pass", "top:2C"):
        refused(table, action)


@pytest.mark.rule("JB-8")
@pytest.mark.parametrize("top", ["2C", "9C", "KS"])
def test_who_discards_several_chooses_which_lies_on_top(top: str) -> None:
    table = position(hands=("2C 9C KS AC", "4H"), stacks=("7H", "8D"), discards="3S")
    act(table, "discard:2C discard:9C discard:KS")
    assert offered(table) == {"top:2C", "top:9C", "top:KS"}
    act(table, f"top:{top}")
    assert name(int(table.discard_top)) == top
    assert discards(table) == cards("3S 2C 9C KS")


@pytest.mark.rule("JB-8")
def test_a_single_discard_lies_on_top_of_earlier_ones() -> None:
    table = position(hands=("2C 9C", "4H"), stacks=("7H", "8D"), discards="3S 5S")
    act(table, "discard:2C top:2C")
    assert name(int(table.discard_top)) == "2C"


@pytest.mark.rule("JB-8")
def test_every_choice_of_cards_and_top_is_reached_in_exactly_one_way() -> None:
    held = ["2C", "9C", "AS", "KS"]
    table = position(hands=(" ".join(held), "4H"), stacks=("7H", "8D"))
    wanted = [(set(some), top) for count in range(1, 5) for some in combinations(held, count) for top in some]
    found = ways_to_discard(table, [])
    assert len(found) == len(wanted) == 32
    assert all(way in found for way in wanted)


def ways_to_discard(table: JackrabbitTable, picked: list[str]) -> list[tuple[set[str], str]]:
    ways: list[tuple[set[str], str]] = []
    for action in offered(table):
        kind, card = action.split(":")
        if kind == "top":
            ways.append((set(picked), card))
        else:
            ways += ways_to_discard(act(table.clone(), action), [*picked, card])
    return ways


@pytest.mark.rule("JB-8")
def test_no_more_may_be_discarded_than_both_piles_hold_together() -> None:
    table = position(hands=("2C 3C 4C 5C 6C", "4H"), stacks=("7H", "8D"), pile="9S TS", discards="QS")
    act(table, "discard:2C discard:3C")
    assert "discard:4C" in offered(table)
    act(table, "discard:4C")
    assert offered(table) == {"top:2C", "top:3C", "top:4C"}
    act(table, "top:3C")
    assert hand(table, 0) == cards("5C 6C 9S TS QS")
    assert discards(table) == cards("2C 3C 4C")
    assert pile(table) == set()


@pytest.mark.rule("JB-8")
def test_the_earlier_discard_pile_alone_can_replace_what_is_discarded() -> None:
    table = position(hands=("2C 3C 4C 5C", "4H"), stacks=("7H", "8D"), pile="", discards="9S TS QS")
    act(table, "discard:2C discard:3C discard:4C")
    assert offered(table) == {"top:2C", "top:3C", "top:4C"}
    act(table, "top:2C")
    assert hand(table, 0) == cards("5C 9S TS QS")


@pytest.mark.rule("JB-8")
def test_the_draw_pile_alone_limits_the_discard_where_nothing_was_discarded_yet() -> None:
    table = position(hands=("2C 3C 4C 5C", "4H"), stacks=("7H", "8D"), pile="9S TS QS")
    act(table, "discard:2C discard:3C discard:4C")
    assert offered(table) == {"top:2C", "top:3C", "top:4C"}


@pytest.mark.rule("JB-8")
def test_player_1_discards_and_draws_likewise() -> None:
    table = position(hands=("4H", "2C 9C"), stacks=("7H", "8D"), to_play=1)
    act(table, "discard:2C discard:9C top:9C")
    assert len(hand(table, 1)) == 2
    assert hand(table, 1).isdisjoint(cards("2C 9C"))
    assert hand(table, 0) == cards("4H")
    assert table.seats() == [0]


# --- JB-9: when the draw pile is empty -----------------------------------------------------------------------------


@pytest.mark.rule("JB-9")
def test_the_discard_pile_becomes_the_draw_pile_when_a_draw_finds_none() -> None:
    table = position(hands=("8C KD", "9H"), stacks=("7S", "3C"), pile="", discards="2D 4D 6D TD")
    ear = table.listen()
    act(table, "other:8C")
    (drawn,) = hand(table, 1) - cards("9H")
    assert drawn in cards("2D 4D 6D TD")
    assert pile(table) == cards("2D 4D 6D TD") - {drawn}
    assert discards(table) == set()
    assert name(int(table.discard_top)) is None
    assert [fact.args["count"] for fact in told(ear, "reshuffled")] == [4]


@pytest.mark.rule("JB-9")
def test_the_new_draw_pile_is_shuffled() -> None:
    drawn: set[str] = set()
    for seed in range(60):
        table = position(hands=("8C KD", "9H"), stacks=("7S", "3C"), pile="", discards="2D 4D 6D TD", seed=str(seed))
        act(table, "other:8C")
        drawn |= hand(table, 1) - cards("9H")
    assert drawn == cards("2D 4D 6D TD")


@pytest.mark.rule("JB-9")
def test_the_discard_pile_stays_until_a_draw_finds_the_draw_pile_empty() -> None:
    table = position(hands=("8C KD", "9H"), stacks=("7S", "3C"), pile="2D", discards="4D 6D TD")
    act(table, "other:8C")
    assert hand(table, 1) == cards("9H 2D")
    assert pile(table) == set()
    assert discards(table) == cards("4D 6D TD")
    assert name(int(table.discard_top)) == "TD"


@pytest.mark.rule("JB-9")
@pytest.mark.rule("JB-5")
@pytest.mark.rule("JB-6")
def test_a_draw_of_several_goes_on_with_the_reshuffled_cards() -> None:
    table = position(hands=("JH KD", "9H"), stacks=("7S", "JD"), pile="2D", discards="3D 4D 5D 6D 8D")
    act(table, "other:JH")
    assert len(hand(table, 1)) == 4
    assert hand(table, 1) >= cards("9H 2D")
    assert hand(table, 1) < cards("9H 2D 3D 4D 5D 6D 8D")
    assert pile(table) == cards("3D 4D 5D 6D 8D") - hand(table, 1)
    assert len(pile(table)) == 3
    assert discards(table) == set()


@pytest.mark.rule("JB-9")
@pytest.mark.rule("JB-5")
def test_a_pair_of_jacks_draws_two_across_a_reshuffle() -> None:
    table = position(hands=("JH KD", "9H"), stacks=("JD", "7S"), pile="2D", discards="3D 4D 5D 6D 8D")
    act(table, "own:JH")
    assert len(hand(table, 1)) == 3
    assert hand(table, 1) >= cards("9H 2D")
    assert len(pile(table)) == 4


@pytest.mark.rule("JB-9")
@pytest.mark.rule("JB-8")
def test_cards_discarded_in_this_turn_are_not_drawn_in_it() -> None:
    for seed in range(30):
        table = position(hands=("2C 3C 4C", "4H"), stacks=("7H", "8D"), pile="9S", discards="TS QS", seed=str(seed))
        act(table, "discard:2C discard:3C discard:4C top:4C")
        assert hand(table, 0) == cards("9S TS QS")
        assert pile(table) == set()
        assert discards(table) == cards("2C 3C 4C")
        assert name(int(table.discard_top)) == "4C"


@pytest.mark.rule("JB-9")
@pytest.mark.rule("JB-8")
def test_what_is_left_of_a_reshuffle_in_a_discarding_turn_stays_in_the_draw_pile() -> None:
    table = position(hands=("2C 3C 4C", "4H"), stacks=("7H", "8D"), pile="9S", discards="TS QS KS")
    ear = table.listen()
    act(table, "discard:2C discard:3C top:2C")
    assert hand(table, 0) > cards("4C 9S")
    assert len(hand(table, 0)) == 3
    assert len(pile(table)) == 2
    assert pile(table) < cards("TS QS KS")
    assert discards(table) == cards("2C 3C")
    assert name(int(table.discard_top)) == "2C"
    assert [fact.args["count"] for fact in told(ear, "reshuffled")] == [3]


@pytest.mark.rule("JB-9")
@pytest.mark.rule("JB-8")
def test_cards_discarded_earlier_in_the_hand_can_come_back() -> None:
    table = position(hands=("2C 3C 4C 5C", "8H KD"), stacks=("7H", "8D"), pile="9S TS QS KS")
    act(table, "discard:2C discard:3C discard:4C discard:5C top:5C")
    assert hand(table, 0) == cards("9S TS QS KS")
    act(table, "other:8H")
    (drawn,) = hand(table, 0) - cards("9S TS QS KS")
    assert drawn in cards("2C 3C 4C 5C")
    assert pile(table) == cards("2C 3C 4C 5C") - {drawn}
    assert discards(table) == set()


@pytest.mark.rule("JB-9")
def test_where_cards_run_short_the_player_draws_what_there_is() -> None:
    table = position(hands=("JH KD", "9H"), stacks=("7S", "JD"), pile="2D", discards="")
    ear = table.listen()
    act(table, "other:JH")
    assert hand(table, 1) == cards("9H 2D")
    assert (pile(table), discards(table)) == (set(), set())
    missing = [count for fact in told(ear, "found-no-card") if isinstance(count := fact.args["count"], int)]
    assert sum(missing) == 2


@pytest.mark.rule("JB-9")
def test_where_cards_run_short_the_discard_pile_is_drawn_out_too() -> None:
    table = position(hands=("JH KD", "9H"), stacks=("7S", "JD"), pile="2D", discards="3D")
    act(table, "other:JH")
    assert hand(table, 1) == cards("9H 2D 3D")
    assert (pile(table), discards(table)) == (set(), set())
    assert name(int(table.discard_top)) is None


@pytest.mark.rule("JB-9")
def test_where_there_is_no_card_at_all_nothing_is_drawn() -> None:
    table = position(hands=("5H KD", "9H"), stacks=("5D", "7S"), pile="", discards="")
    act(table, "own:5H")
    assert hand(table, 1) == cards("9H")
