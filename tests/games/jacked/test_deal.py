"""Players, teams and the deal: JK-P1, JK-P2."""

from __future__ import annotations

import pytest

from playing import act, offered, told
from warren.core.rng import fast
from warren.games.jacked.position import position
from warren.games.jacked.table import JackedTable

from .helpers import board, deck, discards, hand, new, plays, red, where

DEALS = [(4, 0, (5, 4, 4)), (4, 4, (5, 5, 4)), (3, 2, (6, 6, 6)), (3, 0, (6, 6, 5)), (2, 0, (6, 5, 5, 5, 5))]
DEALS += [(2, 2, (6, 6, 5, 5, 5))]


def play_out_hand(table: JackedTable, seed: str = "hand") -> None:
    """At random, until the next hand is dealt."""
    chance = fast(seed)
    ear = table.listen()
    for _ in range(400):
        seat = table.seats()[0]
        choices = table.choices(seat)
        table.play(seat, choices[chance.below(len(choices))])
        if told(ear, "hand-begins") or table.outcome is not None:
            return
    raise AssertionError("a hand without end")


# --- JK-P1: who moves what -------------------------------------------------------------------------------------------


@pytest.mark.rule("JK-P1")
@pytest.mark.parametrize("seat", range(4))
def test_four_players_each_move_the_pegs_of_their_own_colour_only(seat: int) -> None:
    hands = tuple("2C" if other == seat else "" for other in range(4))
    table = position(pegs="R1:5 B1:25 G1:45 Y1:65", hands=hands, to_play=seat)
    assert plays(table, seat) == {f"move:2:{'RBGY'[seat]}1"}


@pytest.mark.rule("JK-P1")
@pytest.mark.parametrize("seat", range(4))
def test_partners_sit_across_and_move_each_others_pegs_as_their_own(seat: int) -> None:
    hands = tuple("2C" if other == seat else "" for other in range(4))
    table = position(pegs="R1:5 B1:25 G1:45 Y1:65", hands=hands, to_play=seat, teams=True)
    mine = "RG" if seat in (0, 2) else "BY"
    assert plays(table, seat) == {f"move:2:{colour}1" for colour in mine}


@pytest.mark.rule("JK-P1")
def test_a_player_may_bring_the_partners_pegs_out_though_their_own_are_in_jail() -> None:
    table = red("", "AC", teams=True)
    assert plays(table) == {"out:A:R", "out:A:G"}
    assert board(act(table, "out:A:G")) == {"G1": "36!"}


@pytest.mark.rule("JK-P1")
def test_a_player_moves_the_partners_pegs_when_all_their_own_are_home() -> None:
    table = red("R1:home1 R2:home2 R3:home3 R4:home4 G1:40", "2C 3C", teams=True)
    assert plays(table) == {"move:2:G1", "move:3:G1"}


@pytest.mark.rule("JK-P1")
def test_two_players_have_two_colours_each_that_sit_across() -> None:
    table = position(pegs="R1:5 B1:25 G1:45 Y1:65", hands=("2C", "2S"))
    assert plays(table) == {"move:2:R1", "move:2:G1"}
    act(table, "move:2:R1")
    assert plays(table, 1) == {"move:2:B1", "move:2:Y1"}


@pytest.mark.rule("JK-P1")
def test_two_players_take_turns_alternately() -> None:
    table = position(pegs="R1:5 B1:25", hands=("2C 3C", "2S 3S"))
    for seat, action in ((0, "move:2:R1"), (1, "move:2:B1"), (0, "move:3:R1")):
        assert table.seats() == [seat]
        act(table, action, seat)
    assert table.seats() == [1]


@pytest.mark.rule("JK-P1")
def test_with_three_players_the_fourth_seat_is_skipped() -> None:
    table = position(pegs="R1:5 B1:25 G1:45", hands=("2C 3C", "2S", "2H"))
    act(act(act(table, "move:2:R1"), "move:2:B1", 1), "move:2:G1", 2)
    assert table.seats() == [0]
    assert table.players == 3


@pytest.mark.rule("JK-P1")
def test_with_three_players_the_empty_corner_is_an_ordinary_space() -> None:
    """Space 54 would be yellow's Out space: pegs land on it, pass it and are killed on it."""
    table = position(pegs="R1:52 G1:50 B1:49", hands=("2C", "5S", "4H 5H"))
    act(table, "move:2:R1")
    assert where(table, "R1") == "54"
    act(table, "move:5:B1", 1)
    assert board(table) == {"B1": "54", "G1": "50"}
    act(table, "move:5:G1", 2)
    assert where(table, "G1") == "55"


@pytest.mark.rule("JK-P1")
def test_with_three_players_no_peg_of_the_fourth_colour_ever_moves() -> None:
    table = position(pegs="R1:5 B1:25 G1:45", hands=("AC", "KS", "X1"))
    assert plays(table) == {"out:A:R", "move:A:R1"}
    act(table, "out:A:R")
    assert plays(table, 1) == {"out:K:B", "move:K:B1"}
    act(table, "out:K:B", 1)
    assert not {action for action in offered(table, 2) if ":Y" in action}


@pytest.mark.rule("JK-P1")
def test_without_teams_nobody_moves_the_pegs_of_the_player_across() -> None:
    assert plays(red("G1:40", "2C 9C")) == {"forfeit"}


# --- JK-P2: the deal -------------------------------------------------------------------------------------------------


@pytest.mark.rule("JK-P2")
@pytest.mark.parametrize(("players", "jokers", "hands"), DEALS)
def test_so_many_cards_are_dealt_hand_by_hand(players: int, jokers: int, hands: tuple[int, ...]) -> None:
    table = new(3, players=players, jokers=str(jokers))
    left = 52 + jokers
    for number, count in enumerate(hands):
        left -= players * count
        assert table.hand_number == number
        assert [len(hand(table, seat)) for seat in range(players)] == [count] * players
        assert len(deck(table)) == left
        assert len(discards(table)) == 52 + jokers - left - players * count
        play_out_hand(table)
    assert left == (1 if (players, jokers) == (3, 0) else 0)
    assert (table.hand_number, len(deck(table))) == (0, 52 + jokers - players * hands[0])


@pytest.mark.rule("JK-P2")
@pytest.mark.parametrize(("players", "jokers"), [(2, 52), (3, 54), (4, 52)])
def test_there_are_two_jokers_with_three_players_and_else_none_by_default(players: int, jokers: int) -> None:
    assert len(new(players=players).census()) == jokers


@pytest.mark.rule("JK-P2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_player_to_the_dealers_left_plays_first_in_every_hand(players: int) -> None:
    table = new(8, players=players, dealer=1)
    for _ in range(7):
        assert table.seats() == [(table.dealer + 1) % players]
        play_out_hand(table)


@pytest.mark.rule("JK-P2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_dealer_stays_until_the_deck_is_gone_and_then_the_deal_passes_to_the_left(players: int) -> None:
    table = new(5, players=players, dealer=players - 1)
    hands = {2: 5, 3: 3, 4: 3}[players]
    dealers = []
    for _ in range(2 * hands + 1):
        dealers.append(int(table.dealer))
        play_out_hand(table)
    assert dealers == [players - 1] * hands + [0] * hands + [1]


@pytest.mark.rule("JK-P2")
def test_a_new_deal_shuffles_all_cards_anew() -> None:
    table = position(pegs="R1:5 B1:25", hands=("2C", "3C", "", ""), hand=3)
    assert deck(table) == set()
    ear = table.listen()
    act(act(table, "move:2:R1"), "move:3:B1", 1)
    assert [fact.args["cards"] for fact in told(ear, "shuffled")] == [52]
    assert discards(table) == set()
    assert len(deck(table)) == 32


@pytest.mark.rule("JK-P2")
def test_within_a_deal_the_cards_played_stay_out_of_the_next_hand() -> None:
    table = position(pegs="R1:5", hands=("2C", "", "", ""), hand=1)
    gone = discards(table)
    act(table, "move:2:R1")
    assert discards(table) == gone | {"2C"}
    assert table.hand_number == 1
    assert [len(hand(table, seat)) for seat in range(4)] == [4] * 4


@pytest.mark.rule("JK-P2")
def test_pegs_stay_where_they_are_when_a_hand_or_a_deal_begins() -> None:
    table = position(pegs="R1:5 B1:18! G1:home2", hands=("2C", "", "", ""), hand=3)
    act(table, "move:2:R1")
    assert board(table) == {"R1": "7", "B1": "18!", "G1": "home2"}


@pytest.mark.rule("JK-P2")
def test_the_first_dealer_is_drawn_at_random_by_default() -> None:
    for players in (2, 3, 4):
        assert {int(new(seed, players=players).dealer) for seed in range(60)} == set(range(players))


@pytest.mark.rule("JK-P2")
@pytest.mark.parametrize("dealer", range(4))
def test_the_first_dealer_can_be_agreed_on(dealer: int) -> None:
    assert {int(new(seed, dealer=dealer).dealer) for seed in range(5)} == {dealer}


@pytest.mark.rule("JK-P2")
def test_turns_go_clockwise() -> None:
    table = position(pegs="R1:5 B1:25 G1:45 Y1:65", hands=("2C", "2S", "2H", "2D 3D"), to_play=2)
    order = []
    for _ in range(4):
        (seat,) = table.seats()
        order.append(seat)
        act(table, f"move:2:{'RBGY'[seat]}1", seat)
    assert order == [2, 3, 0, 1]
