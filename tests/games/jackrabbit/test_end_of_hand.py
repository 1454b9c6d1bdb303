"""When a hand is over: JB-10, JB-11."""

from __future__ import annotations

import pytest

from playing import act, ended, offered, told
from warren.core.errors import IllegalAction
from warren.games.jackrabbit.position import position

from .helpers import cards, discards, hand, name, pile

# --- JB-10: somebody is out, or the piles are low ------------------------------------------------------------------


@pytest.mark.rule("JB-10")
def test_the_hand_ends_when_a_player_has_no_cards_left() -> None:
    table = position(hands=("2C", "9H 8S"))
    ear = table.listen()
    act(table, "own:2C")
    ended(table)
    assert hand(table, 0) == set()
    assert [fact.seat for fact in told(ear, "went-out")] == [0]
    with pytest.raises(IllegalAction):
        table.play(1, 1)


@pytest.mark.rule("JB-10")
def test_player_1_can_go_out_too() -> None:
    table = position(hands=("9H 8S", "2C"), to_play=1)
    ear = table.listen()
    act(table, "own:2C")
    assert ended(table).winners == (1,)
    assert [fact.seat for fact in told(ear, "went-out")] == [1]


@pytest.mark.rule("JB-10")
def test_the_hand_goes_on_while_both_players_have_cards() -> None:
    table = position(hands=("2C 3C", "9H"))
    act(table, "own:2C")
    assert table.outcome is None
    assert table.seats() == [1]
    act(table, "own:9H")
    ended(table)


@pytest.mark.rule("JB-10")
@pytest.mark.rule("JB-5")
def test_who_goes_out_by_pairing_still_makes_the_other_draw() -> None:
    table = position(hands=("7H", "9H"), stacks=("7C", ""))
    act(table, "own:7H")
    ended(table)
    assert hand(table, 0) == set()
    assert len(hand(table, 1)) == 2


@pytest.mark.rule("JB-10")
@pytest.mark.rule("JB-6")
def test_who_goes_out_on_the_others_stack_still_makes_the_other_draw() -> None:
    table = position(hands=("8C", "9H"), stacks=("7S", "3C"))
    act(table, "other:8C")
    ended(table)
    assert len(hand(table, 1)) == 2


@pytest.mark.rule("JB-10")
@pytest.mark.rule("JB-12e")
def test_cards_drawn_because_of_the_last_card_count_as_deadwood() -> None:
    """Jack on Jack on the other's stack: three draws. 2 Jacks 4 + pair 2 - four cards in hand = 2."""
    table = position(hands=("JC", "3D"), stacks=("7S", "JH"), pile="2D 4D 6D 8D TD")
    act(table, "other:JC")
    assert ended(table).scores[1] == 2
    assert len(hand(table, 1)) == 4


@pytest.mark.rule("JB-10")
def test_two_cards_in_the_piles_end_the_hand() -> None:
    table = position(hands=("8C KD", "9S"), stacks=("7S", "3C"), pile="2D 4D 6D")
    ear = table.listen()
    act(table, "other:8C")
    ended(table)
    assert len(pile(table)) == 2
    assert [fact.args["count"] for fact in told(ear, "piles-low")] == [2]
    assert told(ear, "went-out") == []


@pytest.mark.rule("JB-10")
def test_three_cards_in_the_piles_do_not_end_the_hand() -> None:
    table = position(hands=("8C KD", "9S"), stacks=("7S", "3C"), pile="2D 4D 6D TD")
    act(table, "other:8C")
    assert len(pile(table)) == 3
    assert table.seats() == [1]


@pytest.mark.rule("JB-10")
def test_three_cards_left_untouched_do_not_end_the_hand() -> None:
    table = position(hands=("8S KD", "9S"), stacks=("7S", "3C"), pile="2D 4D 6D")
    act(table, "own:8S")
    assert table.seats() == [1]


@pytest.mark.rule("JB-10")
@pytest.mark.parametrize(
    ("pile_before", "discards_before", "is_over"),
    [
        ("2D 4D", "6D TD", False),  # 1 + 2 are left
        ("2D 4D", "6D", True),  # 1 + 1
        ("2D", "4D 6D TD", False),  # 0 + 3
        ("2D", "4D 6D", True),  # 0 + 2
        ("", "2D 4D 6D TD", False),  # 3 + 0, reshuffled
        ("", "2D 4D 6D", True),  # 2 + 0, reshuffled
        ("2D 4D 6D TD", "", False),  # 3 + 0
        ("2D 4D 6D", "QD", False),  # 2 + 1
    ],
)
def test_draw_pile_and_discard_pile_count_together(pile_before: str, discards_before: str, is_over: bool) -> None:
    table = position(hands=("8C KD", "9S"), stacks=("7S", "3C"), pile=pile_before, discards=discards_before)
    act(table, "other:8C")
    left = len(pile_before.split()) + len(discards_before.split()) - 1
    assert len(pile(table)) + len(discards(table)) == left
    assert (table.outcome is not None) == is_over


@pytest.mark.rule("JB-10")
def test_all_draws_owed_are_done_before_the_piles_are_counted() -> None:
    """Three draws from four cards: the count passes two and one while they are drawn."""
    table = position(hands=("JH KD", "9S"), stacks=("7S", "JD"), pile="2D 4D 6D TD")
    act(table, "other:JH")
    ended(table)
    assert len(hand(table, 1)) == 4
    assert len(pile(table)) == 1


@pytest.mark.rule("JB-10")
@pytest.mark.rule("JB-8")
def test_a_discard_gives_back_as_many_as_it_takes_so_three_cards_stay_three() -> None:
    table = position(hands=("2C 3C 4C", "4H"), stacks=("7H", "8D"), pile="9S TS QS")
    act(table, "discard:2C discard:3C discard:4C top:3C")
    assert table.outcome is None
    assert (pile(table), discards(table)) == (set(), cards("2C 3C 4C"))
    assert table.seats() == [1]


@pytest.mark.rule("JB-10")
@pytest.mark.rule("JB-12a")
def test_a_last_card_that_also_empties_the_piles_is_going_out() -> None:
    """Player 1 goes out on the other's stack, and two cards are left in the piles: going out counts all the same."""
    table = position(hands=("9H", "8C"), stacks=("3C", ""), to_play=1, pile="2D 4D 6D")
    ear = table.listen()
    act(table, "other:8C")
    assert [fact.seat for fact in told(ear, "scored-out")] == [1]
    assert ended(table).scores[1] == 4


@pytest.mark.rule("JB-10")
def test_in_a_match_the_hand_is_over_until_the_next_one_is_dealt() -> None:
    table = position(hands=("2C", "9H 8S"), length="match")
    act(table, "own:2C")
    assert table.outcome is None
    assert table.hand_number == 1
    assert offered(table, 1) == {"deal"}
    act(table, "deal")
    assert table.hand_number == 2
    assert (len(hand(table, 0)), len(hand(table, 1)), len(pile(table))) == (10, 10, 32)


# --- JB-11: nobody could ever play again ---------------------------------------------------------------------------


@pytest.mark.rule("JB-11")
def test_the_hand_ends_when_no_card_outside_the_stacks_fits_either_top() -> None:
    """All Clubs, Spades, Kings and Threes lie in the stacks; K♣ and 3♠ are on top."""
    table = position(hands=("KC 5D", "6D 7D"), stacks=("2C", "3S"), pile="8D 9D TD 5H")
    ear = table.listen()
    act(table, "own:KC")
    ended(table)
    assert hand(table, 0) == cards("5D")
    assert len(pile(table)) == 4
    assert len(told(ear, "nothing-fits")) == 1
    assert told(ear, "went-out") == []


@pytest.mark.rule("JB-11")
@pytest.mark.parametrize("fitting", ["KD", "3D", "4S", "4C"])
@pytest.mark.parametrize("where", ["own hand", "other hand", "draw pile", "discard pile"])
def test_one_fitting_card_anywhere_outside_the_stacks_lets_the_hand_go_on(fitting: str, where: str) -> None:
    table = position(
        hands=(
            f"KC 5D {fitting}" if where == "own hand" else "KC 5D",
            f"6D 7D {fitting}" if where == "other hand" else "6D 7D",
        ),
        stacks=("2C", "3S"),
        pile=f"8D 9D TD 5H {fitting}" if where == "draw pile" else "8D 9D TD 5H",
        discards=f"{fitting} 6H" if where == "discard pile" else "6H",
    )
    act(table, "own:KC")
    assert table.outcome is None
    assert table.seats() == [1]


@pytest.mark.rule("JB-11")
@pytest.mark.rule("JB-4")
def test_the_hand_goes_on_while_a_stack_is_empty_for_any_card_fits_there() -> None:
    """Nothing outside fits K♣, but the other stack is empty."""
    table = position(hands=("KC 5D", "6D 7D"), stacks=("2C", ""), pile="8D 9D TD 5H")
    act(table, "own:KC")
    assert table.outcome is None
    assert offered(table, 1) == {"own:6D", "own:7D"}


@pytest.mark.rule("JB-11")
def test_the_hand_goes_on_while_ones_own_stack_is_empty() -> None:
    table = position(hands=("6D 7D", "KC 5D"), stacks=("2C", ""), pile="8D 9D TD 5H", to_play=1)
    act(table, "other:KC")
    assert table.outcome is None
    assert offered(table) == {f"other:{word}" for word in hand(table, 0)}
    assert len(offered(table)) == 3


@pytest.mark.rule("JB-11")
def test_neither_player_can_play_but_a_card_in_the_pile_fits_so_they_discard() -> None:
    table = position(hands=("KC 5D", "6D 7D"), stacks=("2C", "3S"), pile="8D 9D TD KD")
    act(table, "own:KC")
    assert offered(table, 1) == {"discard:6D", "discard:7D"}


@pytest.mark.rule("JB-11")
@pytest.mark.rule("JB-12e")
def test_a_hand_that_nobody_can_go_on_with_has_no_deadwood_and_no_points_for_going_out() -> None:
    """Player 1's stack is a lone 3♠: nothing, whatever they hold."""
    table = position(hands=("KC 5D", "6D 7D"), stacks=("2C", "3S"), pile="8D 9D TD 5H")
    assert ended(act(table, "own:KC")).scores[1] == 0


@pytest.mark.rule("JB-11")
def test_a_fitting_card_that_lies_inside_a_stack_does_not_help() -> None:
    """K♦ and 3♦ fit the tops, but they lie in the first stack (everything not named lies there)."""
    table = position(hands=("KC 5D", "6D 7D"), stacks=("KD 3D 2C", "3S"), pile="8D 9D TD 5H")
    ended(act(table, "own:KC"))
    assert name(int(table.tops[0])) == "KC"
