"""The end of a game: JK-P5, JK-P6."""

from __future__ import annotations

import pytest

from playing import act, ended, told
from warren.core.rng import fast
from warren.games.jacked.position import position

from .helpers import let_pass, new, red

HOME = "{0}1:home4 {0}2:home3 {0}3:home2"


@pytest.mark.rule("JK-P5")
@pytest.mark.parametrize(("seat", "colour", "last"), [(0, "R", 71), (1, "B", 17), (2, "G", 35), (3, "Y", 53)])
def test_who_has_all_pegs_home_wins_at_once(seat: int, colour: str, last: int) -> None:
    hands = tuple("AC 2C" if other == seat else "" for other in range(4))
    table = position(pegs=f"{HOME.format(colour)} {colour}4:{last}", hands=hands, to_play=seat)
    ear = table.listen()
    act(table, f"move:A:{colour}4", seat)
    assert ended(table).winners == (seat,)
    assert ended(table).reason == "jacked-end-home"
    assert ended(table).scores == tuple(4 if other == seat else 0 for other in range(4))
    assert [fact.seat for fact in told(ear, "won")] == [seat]


@pytest.mark.rule("JK-P5")
def test_the_order_in_which_the_pegs_stand_in_home_does_not_matter() -> None:
    table = red("R1:home2 R2:home4 R3:home3 R4:70", "2C")
    assert ended(act(table, "move:2:R4")).winners == (0,)


@pytest.mark.rule("JK-P5")
def test_three_pegs_home_are_not_enough() -> None:
    table = act(red(f"{HOME.format('R')} R4:69", "AC 2C"), "move:A:R4")
    assert table.outcome is None


@pytest.mark.rule("JK-P5")
def test_a_team_wins_when_all_eight_pegs_are_home() -> None:
    table = red(f"{HOME.format('R')} R4:71 {HOME.format('G')} G4:home1 B1:home4", "AC", teams=True)
    act(table, "move:A:R4")
    assert ended(table).winners == (0, 2)
    assert ended(table).scores == (4, 1, 4, 0)


@pytest.mark.rule("JK-P5")
def test_a_team_does_not_win_with_the_four_pegs_of_one_partner() -> None:
    table = act(red(f"{HOME.format('R')} R4:71 {HOME.format('G')} G4:40", "AC 2C", teams=True), "move:A:R4")
    assert table.outcome is None


@pytest.mark.rule("JK-P5")
def test_a_player_can_win_for_the_team_with_the_partners_peg() -> None:
    table = position(
        pegs=f"{HOME.format('B')} B4:17 {HOME.format('Y')} Y4:home1", hands=("", "", "", "AC"), to_play=3, teams=True
    )
    assert ended(act(table, "move:A:B4", 3)).winners == (1, 3)


@pytest.mark.rule("JK-P5")
def test_of_two_players_the_winner_has_both_colours_home() -> None:
    table = act(red(f"{HOME.format('R')} R4:71 {HOME.format('G')} G4:34", "AC 2C", players=2), "move:A:R4")
    assert table.outcome is None
    act(table, "move:2:G4")
    assert ended(table).winners == (0,)
    assert ended(table).scores == (8, 0)


@pytest.mark.rule("JK-P5")
def test_three_players_play_for_themselves() -> None:
    table = position(pegs=f"{HOME.format('G')} G4:35", hands=("2C", "2S", "AC"), to_play=2)
    assert ended(act(table, "move:A:G4", 2)).winners == (2,)


@pytest.mark.rule("JK-P5")
@pytest.mark.rule("JK-CS1")
def test_a_seven_wins_when_its_last_part_is_walked() -> None:
    """Red's last peg is home after five; the other two are walked by the partner's peg, and nobody has won yet."""
    table = red(f"{HOME.format('R')} R4:67 G1:40", "7C 2C", teams=True)
    act(table, "seven:7:R4:5 part:G1:2")
    assert table.outcome is None
    table = red("R1:home4 R2:home3 R3:70 R4:68", "7C")
    act(table, "seven:7:R3:3 part:R4:4")
    assert ended(table).winners == (0,)


@pytest.mark.rule("JK-P5")
@pytest.mark.rule("JK-CJ")
def test_a_jack_can_win() -> None:
    table = position(pegs=f"{HOME.format('R')} R4:61", hands=("JC", "2S", "", ""))
    assert ended(act(table, "move:J:R4")).winners == (0,)


@pytest.mark.rule("JK-P5")
@pytest.mark.rule("JK-J3")
def test_in_memory_play_a_team_wins_when_the_window_has_closed() -> None:
    where = f"{HOME.format('R')} R4:71 {HOME.format('G')} G4:home1"
    table = red(where, "AC", teams=True, jacked_play="memory")
    let_pass(act(table, "move:A:R4"), 1, 2, 3)
    assert ended(table).winners == (0, 2)


@pytest.mark.rule("JK-P5")
@pytest.mark.rule("JK-J3")
def test_in_memory_play_the_pegs_of_one_partner_are_no_win_to_wait_for() -> None:
    """The next player may act, and closes the window by it."""
    where = f"{HOME.format('R')} R4:71 {HOME.format('G')} G4:40 B1:20"
    table = position(pegs=where, hands=("AC", "2S", "", ""), teams=True, jacked_play="memory")
    act(act(table, "move:A:R4"), "move:2:B1", 1)
    assert table.outcome is None


@pytest.mark.rule("JK-P6")
@pytest.mark.parametrize("jacked_play", ["strict", "memory"])
def test_the_turn_limit_ends_the_game_as_a_draw(jacked_play: str) -> None:
    table = position(pegs="R1:10 B1:30 G1:home1", hands=("2C", "2S", "", ""), turn_limit=2, jacked_play=jacked_play)
    ear = table.listen()
    act(table, "move:2:R1")
    assert table.outcome is None
    act(table, "move:2:B1", 1)
    assert ended(table).winners == ()
    assert ended(table).returns() == [0, 0, 0, 0]
    assert ended(table).reason == "jacked-end-turn-limit"
    assert [fact.args["turns"] for fact in told(ear, "turn-limit")] == [2]


@pytest.mark.rule("JK-P6")
def test_discards_and_forfeits_are_turns_too() -> None:
    table = position(pegs="R1:10 B1:30", hands=("JC", "2S", "9H", ""), turn_limit=3)
    act(act(table, "move:J:R1"), "discard:2", 1)
    act(table, "forfeit", 2)
    assert ended(table).reason == "jacked-end-turn-limit"


@pytest.mark.rule("JK-P6")
def test_a_seven_in_parts_is_one_turn() -> None:
    table = position(pegs="R1:10 R2:20", hands=("7C", "2S", "", ""), turn_limit=1)
    act(table, "seven:7:R1:3")
    assert table.outcome is None
    act(table, "part:R2:4")
    assert ended(table).winners == ()


@pytest.mark.rule("JK-P6")
@pytest.mark.rule("JK-J4")
def test_a_wrong_discard_is_no_turn() -> None:
    table = position(pegs="R1:10", hands=("2C 3C", "2S", "", ""), turn_limit=1, jacked_play="memory")
    act(table, "discard:2")
    assert table.outcome is None


@pytest.mark.rule("JK-P6")
@pytest.mark.rule("JK-P5")
def test_a_win_in_the_last_turn_is_a_win() -> None:
    table = red(f"{HOME.format('R')} R4:71", "AC", turn_limit=1)
    assert ended(act(table, "move:A:R4")).winners == (0,)


@pytest.mark.rule("JK-P6")
@pytest.mark.rule("JK-J3")
def test_a_win_in_the_last_turn_that_is_called_is_a_draw() -> None:
    table = position(
        pegs=f"{HOME.format('R')} R4:71",
        hands=("AC", "2S", "", ""),
        is_jacked=True,
        turn_limit=1,
        jacked_play="memory",
    )
    act(act(table, "move:A:R4"), "call", 1)
    assert ended(table).winners == ()
    assert ended(table).scores == (3, 0, 0, 0)


@pytest.mark.rule("JK-P6")
def test_there_is_no_limit_by_default() -> None:
    table = new(4)
    assert table.setup.whole("turn_limit") == 0
    chance = fast("no limit")
    for _ in range(3000):
        if table.outcome is not None:
            break
        (seat,) = table.seats()
        choices = table.choices(seat)
        table.play(seat, choices[chance.below(len(choices))])
    assert table.outcome is None or table.outcome.reason == "jacked-end-home"
