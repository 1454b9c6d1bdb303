"""Why not? Every refusal names its rule, from what the player may know."""

from __future__ import annotations

import pytest

from playing import act, offered
from warren.core.errors import Reason
from warren.games.jacked.position import position
from warren.games.jacked.table import JackedTable

from .helpers import ACTIONS, red, see


def why(table: JackedTable, seat: int, action: str) -> Reason:
    reason = table.explain(seat, ACTIONS.parse(action))
    assert reason is not None, f"{action} is legal"
    return reason


@pytest.mark.rule("JK-P3")
def test_what_is_legal_needs_no_explanation() -> None:
    table = red("R1:10 R2:20 B1:18!", "AC 7C TC 6C 2C")
    for action in offered(table):
        assert table.explain(0, ACTIONS.parse(action)) is None


@pytest.mark.parametrize(
    ("pegs", "held", "action", "message", "rule"),
    [
        pytest.param("R1:10", "2C", "pass", "jacked-no-pass", "JK-P3", marks=pytest.mark.rule("JK-P3")),
        pytest.param("R1:10", "2C", "forfeit", "jacked-can-play", "JK-P4", marks=pytest.mark.rule("JK-P4")),
        pytest.param("R1:10", "2C", "discard:2", "jacked-no-discard", "JK-J1", marks=pytest.mark.rule("JK-J1")),
        pytest.param("R1:10", "2C", "discard:9", "jacked-no-discard", "JK-J1", marks=pytest.mark.rule("JK-J1")),
        pytest.param("R1:10", "2C", "move:9:R1", "jacked-not-in-hand", "JK-P3", marks=pytest.mark.rule("JK-P3")),
        pytest.param("R1:10", "2C", "move:W9:R1", "jacked-not-in-hand", "JK-P3", marks=pytest.mark.rule("JK-CW")),
        pytest.param("R1:10 B1:9", "2C", "move:9:B1", "jacked-not-your-peg", "JK-P1", marks=pytest.mark.rule("JK-P1")),
        pytest.param("R1:10", "2C", "move:9:R2", "jacked-in-jail", "JK-CA", marks=pytest.mark.rule("JK-CA")),
        pytest.param("R1:10", "2C", "seven:7:R2:3", "jacked-in-jail", "JK-CA", marks=pytest.mark.rule("JK-CA")),
        pytest.param("R1:71", "2C", "move:5:R1", "jacked-not-in-hand", "JK-P3", marks=pytest.mark.rule("JK-P3")),
        pytest.param("R1:10 B1:9", "2C", "move:2:B1", "jacked-not-your-peg", "JK-P1", marks=pytest.mark.rule("JK-P1")),
        pytest.param("R1:10", "AC", "out:A:B", "jacked-not-your-colour", "JK-P1", marks=pytest.mark.rule("JK-P1")),
        pytest.param("R1:10", "2C", "move:2:R2", "jacked-in-jail", "JK-CA", marks=pytest.mark.rule("JK-CA")),
        pytest.param("R1:0!", "AC", "out:A:R", "jacked-out-blocked", "JK-M3", marks=pytest.mark.rule("JK-M3")),
        pytest.param("R1:16 B1:18!", "2C", "move:2:R1", "jacked-blocked", "JK-M2", marks=pytest.mark.rule("JK-M2")),
        pytest.param("R1:71", "5C", "move:5:R1", "jacked-home-full", "JK-M4", marks=pytest.mark.rule("JK-M4")),
        pytest.param("R1:home1", "6C", "move:6:R1", "jacked-six-home", "JK-CX", marks=pytest.mark.rule("JK-CX")),
        pytest.param("R1:24 B1:18!", "6C", "move:6:R1", "jacked-six-blocker", "JK-CX", marks=pytest.mark.rule("JK-CX")),
        pytest.param("R1:10", "TC", "move:T:R1", "jacked-not-a-move", "JK-CT", marks=pytest.mark.rule("JK-CT")),
        pytest.param("R1:10", "7C", "move:7:R1", "jacked-not-a-move", "JK-CS1", marks=pytest.mark.rule("JK-CS1")),
        pytest.param("R1:10", "TC", "swap:T:R1:B1", "jacked-swap-place", "JK-CT", marks=pytest.mark.rule("JK-CT")),
        pytest.param(
            "G1:10 B1:9", "TC", "swap:T:B1:G1", "jacked-swap-strangers", "JK-CT", marks=pytest.mark.rule("JK-CT")
        ),
        pytest.param("R1:10 B1:9", "TC", "swap:T:B1:R1", "jacked-swap-order", "JK-CT", marks=pytest.mark.rule("JK-CT")),
        pytest.param("R1:10", "7C", "seven:7:R1:3", "jacked-seven-rest", "JK-CS1", marks=pytest.mark.rule("JK-CS1")),
        pytest.param("R1:71", "7C", "seven:7:R1:5", "jacked-home-full", "JK-M4", marks=pytest.mark.rule("JK-M4")),
        pytest.param("R1:10", "7C", "part:R1:3", "jacked-no-seven-begun", "JK-CS1", marks=pytest.mark.rule("JK-CS1")),
    ],
)
def test_a_refusal_names_its_reason_and_rule(pegs: str, held: str, action: str, message: str, rule: str) -> None:
    reason = why(red(pegs, held), 0, action)
    assert (reason.message, reason.rule) == (message, rule)


@pytest.mark.rule("JK-CA")
def test_a_jail_without_pegs_is_told_so() -> None:
    reason = why(red("R1:10 R2:11 R3:12 R4:13", "AC"), 0, "out:A:R")
    assert (reason.message, reason.rule) == ("jacked-jail-empty", "JK-CA")


@pytest.mark.rule("JK-CS1")
@pytest.mark.parametrize(
    ("action", "message"),
    [
        ("part:R1:2", "jacked-seven-twice"),
        ("part:R2:6", "jacked-seven-more"),
        ("part:R2:2", "jacked-seven-rest"),
        ("move:2:R2", "jacked-finish-seven"),
        ("pass", "jacked-finish-seven"),
    ],
)
def test_in_the_middle_of_a_seven_a_refusal_says_what_is_left(action: str, message: str) -> None:
    table = act(red("R1:10 R2:30", "7C 2C"), "seven:7:R1:3")
    reason = why(table, 0, action)
    assert (reason.message, reason.rule) == (message, "JK-CS1")
    assert reason.arguments.get("left", 4) == 4


@pytest.mark.rule("JK-J1")
@pytest.mark.parametrize("action", ["move:2:R1", "forfeit", "out:A:R"])
def test_a_jacked_player_in_strict_play_is_told_to_discard(action: str) -> None:
    table = position(pegs="R1:10", hands=("2C AC", "", "", ""), is_jacked=True)
    assert (why(table, 0, action).message, why(table, 0, action).rule) == ("jacked-must-discard", "JK-J1")


@pytest.mark.rule("JK-J1")
def test_a_jacked_player_who_discards_what_they_do_not_hold_is_told_that() -> None:
    table = position(pegs="R1:10", hands=("2C AC", "", "", ""), is_jacked=True)
    assert why(table, 0, "discard:9").message == "jacked-not-in-hand"


@pytest.mark.rule("JK-J4")
def test_a_barred_player_who_calls_is_told_that_they_are_barred() -> None:
    table = position(pegs="R1:10 B1:30", hands=("2C", "3C 4C", "", ""), barred=(1,), jacked_play="memory")
    act(table, "move:2:R1")
    assert why(table, 1, "call").rule == "JK-J4"


@pytest.mark.rule("JK-J3")
def test_in_strict_play_a_call_is_refused_by_the_rule_on_calls() -> None:
    assert why(red("R1:10", "2C"), 0, "call").rule == "JK-J3"


@pytest.mark.rule("JK-J4")
def test_a_second_wrong_discard_is_refused() -> None:
    table = position(pegs="R1:10", hands=("2C 3C", "", "", ""), jacked_play="memory")
    act(table, "discard:2")
    assert why(table, 0, "discard:3").rule == "JK-J4"


@pytest.mark.rule("JK-P2")
def test_out_of_turn_the_refusal_says_whose_turn_it_is() -> None:
    table = position(pegs="R1:10", hands=("2C", "3C", "", ""))
    assert why(table, 1, "move:3:B1").message == "core-not-your-turn"


@pytest.mark.rule("JK-P3")
def test_the_rules_behind_the_choices_are_named() -> None:
    assert "JK-P3" in see(red("R1:10", "2C"), 0).rules
    table = position(pegs="R1:10", hands=("2C AC", "", "", ""), is_jacked=True)
    assert see(table, 0).rules == ("JK-J1", "JK-J2")
    table = act(red("R1:10 R2:30", "7C 2C"), "seven:7:R1:3")
    assert "JK-CS1" in see(table, 0).rules


@pytest.mark.rule("JK-V1")
def test_a_refusal_names_only_what_its_player_may_know() -> None:
    """Whatever the others hold, and whatever the deck: the same answer."""
    one = position(pegs="R1:10 B1:18!", hands=("9C 2C", "3C", "4C", ""))
    two = position(pegs="R1:10 B1:18!", hands=("9C 2C", "KD", "QD", ""))
    for action in range(one.game.actions.size):
        assert repr(one.explain(0, action)) == repr(two.explain(0, action))
