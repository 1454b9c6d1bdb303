"""JACKED where only discards are offered: JK-CJ, JK-J1, JK-J2, and of JK-J3 `strict`."""

from __future__ import annotations

import pytest

from playing import act, offered, refused, told
from warren.games.jacked.position import position

from .helpers import board, cards, discards, hand, plays, see

PEGS = "R1:10 B1:30 G1:50 Y1:60"


@pytest.mark.rule("JK-J1")
@pytest.mark.rule("JK-J3")
def test_a_jacked_player_must_discard_one_card_of_their_choice() -> None:
    table = position(pegs=PEGS, hands=("2C", "AC 7C TC 9C", "2H", "2D"), to_play=1, is_jacked=True)
    assert offered(table, 1) == {"discard:A", "discard:7", "discard:9", "discard:T"}
    act(table, "discard:7", 1)
    assert hand(table, 1) == cards("AC TC 9C")
    assert "7C" in discards(table)


@pytest.mark.rule("JK-J1")
def test_a_jacked_player_does_not_move() -> None:
    table = position(pegs=PEGS, hands=("2C", "AC 9C", "2H", "2D"), to_play=1, is_jacked=True)
    before = board(table)
    for action in ("move:9:B1", "out:A:B", "pass", "forfeit"):
        assert refused(table, action, 1).rule in ("JK-J1", "JK-P3")
    act(table, "discard:9", 1)
    assert board(table) == before
    assert table.seats() == [2]


@pytest.mark.rule("JK-J1")
def test_a_jacked_player_without_a_play_discards_one_card_and_keeps_the_rest() -> None:
    """They do not forfeit the hand: they are JACKED whether or not they had a play."""
    table = position(pegs="R1:10", hands=("2C", "2S 9C", "", ""), to_play=1, is_jacked=True)
    assert offered(table, 1) == {"discard:2", "discard:9"}
    act(table, "discard:2", 1)
    assert hand(table, 1) == cards("9C")
    assert table.seats() == [0]


@pytest.mark.rule("JK-J1")
def test_after_the_discard_play_goes_on_as_usual() -> None:
    table = position(pegs=PEGS, hands=("2C 3C", "9C 4S", "2H", "2D"), to_play=1, is_jacked=True)
    act(table, "discard:9", 1)
    assert plays(table, 2) == {"move:2:G1"}
    act(act(act(table, "move:2:G1", 2), "move:2:Y1", 3), "move:2:R1")
    assert offered(table, 1) == {"move:4:B1"}


@pytest.mark.rule("JK-CJ")
@pytest.mark.rule("JK-J1")
def test_only_the_next_player_is_jacked() -> None:
    table = position(pegs=PEGS, hands=("JC", "2S", "2H", "2D"))
    act(table, "move:J:R1")
    act(table, "discard:2", 1)
    assert offered(table, 2) == {"move:2:G1"}


@pytest.mark.rule("JK-J2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_discarded_jack_jacks_the_next_player_too(players: int) -> None:
    rest = ("JS 2S", "2H 3H", "2D 3D")[: players - 1]
    pegs_of = {2: "R1:10 B1:30", 3: "R1:10 B1:30 G1:50", 4: PEGS}[players]
    table = position(pegs=pegs_of, hands=("JC 5C", *rest))
    act(table, "move:J:R1")
    act(table, "discard:J", 1)
    following = 2 % players
    assert all(action.startswith("discard") for action in offered(table, following))
    assert table.seats() == [following]


@pytest.mark.rule("JK-J2")
def test_jacks_in_a_row_go_all_around_the_table() -> None:
    table = position(pegs=PEGS, hands=("JC 2C", "JS 2S", "JH 2H", "JD 2D"))
    act(table, "move:J:R1")
    for seat in (1, 2, 3):
        act(table, "discard:J", seat)
    assert offered(table) == {"discard:2"}
    act(table, "discard:2")
    assert offered(table, 1) == {"move:2:B1"}


@pytest.mark.rule("JK-J2")
def test_a_discarded_jack_moves_nothing() -> None:
    table = position(pegs=PEGS, hands=("JC 2C", "JS 2S", "2H", "2D"))
    act(table, "move:J:R1")
    before = board(table)
    act(table, "discard:J", 1)
    assert board(table) == before


@pytest.mark.rule("JK-J2")
def test_a_chain_ends_with_the_first_discard_that_is_no_jack() -> None:
    table = position(pegs=PEGS, hands=("JC 2C", "JS 2S", "3H 2H", "2D"))
    act(table, "move:J:R1")
    act(table, "discard:J", 1)
    act(table, "discard:3", 2)
    assert offered(table, 3) == {"move:2:Y1"}


@pytest.mark.rule("JK-J2")
def test_a_discarded_joker_is_no_jack() -> None:
    table = position(pegs=PEGS, hands=("JC", "X1 2S", "2H", "2D"), jokers="4")
    act(table, "move:J:R1")
    assert offered(table, 1) == {"discard:2", "discard:W"}
    act(table, "discard:W", 1)
    assert offered(table, 2) == {"move:2:G1"}


@pytest.mark.rule("JK-J2")
def test_a_jack_before_a_player_without_cards_is_spent() -> None:
    """It does not reach the one who plays next."""
    table = position(pegs=PEGS, hands=("JC 5C", "", "2H", "2D"))
    act(table, "move:J:R1")
    assert table.seats() == [2]
    assert offered(table, 2) == {"move:2:G1"}


@pytest.mark.rule("JK-J2")
def test_a_discarded_jack_before_a_player_without_cards_is_spent_too() -> None:
    table = position(pegs=PEGS, hands=("JC 5C", "JS", "", "2D"))
    act(table, "move:J:R1")
    act(table, "discard:J", 1)
    assert offered(table, 3) == {"move:2:Y1"}


@pytest.mark.rule("JK-J2")
def test_a_jack_before_oneself_is_not_possible() -> None:
    """Nobody else has cards: the Jack is spent, and its player goes on."""
    table = position(pegs=PEGS, hands=("JC 5C", "", "", ""))
    act(table, "move:J:R1")
    assert offered(table) == {"move:5:R1"}


@pytest.mark.rule("JK-J2")
@pytest.mark.parametrize("hand_number", [1, 3])
def test_a_jack_as_the_last_card_of_a_hand_does_not_reach_into_the_next_deal(hand_number: int) -> None:
    for first in ("JC", "X1"):
        jokers = "4" if first == "X1" else "0"
        table = position(pegs=PEGS, hands=(first, "", "", ""), hand=hand_number, dealer=0, jokers=jokers)
        act(table, "move:J:R1" if first == "JC" else "move:WJ:R1")
        (seat,) = table.seats()
        assert seat == (1 if hand_number == 1 else 2)
        assert "discard" not in " ".join(offered(table, seat))


@pytest.mark.rule("JK-J2")
def test_the_last_card_of_a_jacked_player_is_discarded_and_the_next_hand_begins() -> None:
    table = position(pegs=PEGS, hands=("JC", "JS", "", ""), dealer=3)
    act(table, "move:J:R1")
    ear = table.listen()
    act(table, "discard:J", 1)
    assert [fact.kind for fact in told(ear, "discarded", "hand-begins")] == ["discarded", "hand-begins"]
    assert "discard" not in " ".join(offered(table))


@pytest.mark.rule("JK-J1")
def test_all_see_the_card_that_a_jacked_player_discards() -> None:
    table = position(pegs=PEGS, hands=("2C", "9C 4S", "2H", "2D"), to_play=1, is_jacked=True)
    ear = table.listen()
    act(table, "discard:9", 1)
    for seat in (0, 1, 2, 3, None):
        assert [(fact.seat, fact.args["card"]) for fact in ear.facts(seat) if fact.kind == "discarded"] == [(1, "9C")]


@pytest.mark.rule("JK-J3")
def test_in_strict_play_nobody_can_call() -> None:
    table = position(pegs=PEGS, hands=("JC", "9C 4S", "2H", "2D"))
    act(table, "move:J:R1")
    for seat in range(4):
        assert "call" not in offered(table, seat)
    act(table, "discard:9", 1)
    assert [see(table, seat).choices == [] for seat in range(4)] == [True, True, False, True]


@pytest.mark.rule("JK-J1")
def test_in_teams_a_partner_can_be_jacked_no_more_than_the_next_player() -> None:
    table = position(pegs=PEGS, hands=("JC", "9C 4S", "2H", "2D"), teams=True)
    act(table, "move:J:G1")
    assert offered(table, 1) == {"discard:4", "discard:9"}
