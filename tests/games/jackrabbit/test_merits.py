"""What speaks for a play of Jackrabbit, and the rules behind the choices."""

from __future__ import annotations

import pytest

from playing import act
from telling import texts
from warren.games.jackrabbit.game import JACKRABBIT
from warren.games.jackrabbit.position import position
from warren.games.jackrabbit.table import JackrabbitTable


def merits(table: JackrabbitTable, action: str) -> list[tuple[str, str, object]]:
    found = JACKRABBIT.seeing.merits(table.view(0), [JACKRABBIT.actions.parse(action)])
    return [(reason.message.removeprefix("jackrabbit-merit-"), reason.rule, texts(reason)) for reason in found]


@pytest.mark.rule("JB-12", "JB-5")
def test_a_pair_on_ones_own_stack_is_worth_its_points_and_a_draw() -> None:
    table = position(("7H 8H", "3C"), ("2C 7C", "KD"))
    assert merits(table, "own:7H") == [
        ("points", "JB-12", {"stack": "own", "points": 2}),
        ("draws", "JB-5", {"count": 1}),
    ]


@pytest.mark.rule("JB-5", "JB-6")
def test_a_pair_of_jacks_on_the_other_stack_makes_them_draw_three() -> None:
    table = position(("JH 8H", "3C"), ("2C", "JD"))
    assert merits(table, "other:JH") == [
        ("points", "JB-12", {"stack": "other", "points": 4}),
        ("draws", "JB-6", {"count": 3}),
    ]


@pytest.mark.rule("JB-12c")
def test_a_run_that_grows_is_worth_what_it_adds() -> None:
    table = position(("9H 2S", "3C"), ("7H 8H", ""))
    assert merits(table, "own:9H") == [("points", "JB-12", {"stack": "own", "points": 3})]


@pytest.mark.rule("JB-12a")
def test_the_last_card_goes_out() -> None:
    table = position(("9H", "3C"), ("AH", ""))
    assert [merit[0] for merit in merits(table, "own:9H")] == ["out"]


def test_nothing_is_said_for_a_discard() -> None:
    table = position(("7H 8H", "3C"), ("2C", "2D"))
    assert merits(table, "discard:7H") == []


def test_the_rules_behind_the_choices_are_those_of_the_turn_at_hand() -> None:
    table = position(("7H 8H", "3C"), ("2C 7C", "KD"))
    assert table.view(0).rules == ("JB-4", "JB-5", "JB-6", "JB-7")
    assert table.view(1).rules == ()
    assert table.view(None).rules == ()
    stuck = position(("7H 8H", "3C"), ("2C", "2D"))
    assert stuck.view(0).rules == ("JB-7", "JB-8", "JB-9")
    act(stuck, "discard:7H")
    assert stuck.view(0).rules == ("JB-8", "JB-9", "JB-14")
