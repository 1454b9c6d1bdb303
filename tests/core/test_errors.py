"""Errors: one tree, with codes and arguments; sentences for whoever comes in by the front door."""

from __future__ import annotations

import pytest

import warren
from playing import act, legal
from warren.core import errors
from warren.core.errors import (
    BadActionText,
    BadDump,
    BadInput,
    BadRecord,
    BadSettings,
    ConformanceFailure,
    IllegalAction,
    Reason,
    UnknownBot,
    UnknownGame,
    WarrenError,
)
from warren.core.messages import sitter
from warren.games.jackrabbit.game import JACKRABBIT

from .helpers import LARGE, burrow


@pytest.mark.parametrize("kind", [UnknownGame, UnknownBot, BadSettings, BadActionText, BadRecord, BadDump])
def test_what_people_give_us_fails_as_bad_input(kind: type[BadInput]) -> None:
    error = kind("some/code", line=3)
    assert isinstance(error, BadInput)
    assert isinstance(error, WarrenError)
    assert (error.code, error.arguments) == ("some/code", {"line": 3})


def test_illegal_actions_and_failed_conformance_are_not_bad_input() -> None:
    assert issubclass(IllegalAction, WarrenError)
    assert not issubclass(IllegalAction, BadInput)
    assert issubclass(ConformanceFailure, WarrenError)
    assert not issubclass(ConformanceFailure, BadInput)


def test_the_tree_is_drawn_in_the_docstring() -> None:
    told = errors.__doc__ or ""
    kinds: list[type[WarrenError]] = [WarrenError, *WarrenError.__subclasses__(), *BadInput.__subclasses__()]
    assert [kind.__name__ for kind in kinds if kind.__name__ not in told] == []


def test_an_illegal_action_carries_its_reason_and_its_rule() -> None:
    reason = Reason("jackrabbit-not-in-hand", "JB-4", card="7H")
    error = IllegalAction(reason)
    assert error.reason is reason
    assert error.rule == "JB-4"
    assert error.code == "action/illegal"
    assert error.arguments == {"message": "jackrabbit-not-in-hand", "rule": "JB-4", "card": "7H"}


def test_a_reason_can_be_sent_as_json_and_read_in_a_log() -> None:
    reason = Reason("core-not-your-turn", seat=1, waiting=(sitter(0),))
    waiting = [{"sort": "seat", "text": "0"}]
    assert reason.json() == {"message": "core-not-your-turn", "rule": "", "arguments": {"seat": 1, "waiting": waiting}}
    shown = "{'seat': 1, 'waiting': (Thing(sort='seat', text='0'),)}"
    assert repr(reason) == f"Reason('core-not-your-turn', rule='', {shown})"


def test_an_error_can_be_told_without_words() -> None:
    assert BadRecord("record/damaged", line=3).plain() == "record/damaged line=3"
    assert BadInput("record/imagined").plain() == "record/imagined"


def test_an_error_is_a_sentence_once_the_package_is_there() -> None:
    for mistake in (
        lambda: warren.new("jackrabit"),
        lambda: warren.new("jackrabbit", lenght="hand"),
        lambda: warren.new("jackrabbit", length="long"),
        lambda: JACKRABBIT.new(1).play(0, 500),
        lambda: JACKRABBIT.new(1).play(9, 1),
        lambda: JACKRABBIT.actions.parse("fly"),
        lambda: JACKRABBIT.actions.parse("own:9Z"),
        lambda: JACKRABBIT.load(b""),
        lambda: JACKRABBIT.new(1).view(4),
    ):
        with pytest.raises(WarrenError) as caught:
            mistake()
        told = str(caught.value)
        assert told.endswith(".")
        assert told[0].isupper() or not told[0].isalpha() or told.startswith("jackrabbit")
        assert caught.value.code not in told


def test_an_unknown_game_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(UnknownGame) as refusal:
        warren.game("chess")
    assert refusal.value.arguments == {"name": "chess", "known": warren.game_names()}


# --- what is refused, in the order in which it is looked at ----------------------------------------------------------


@pytest.mark.parametrize("action", [-1, JACKRABBIT.actions.size, 2**31, 2**62])
def test_a_number_that_is_no_action_is_refused_with_the_last_one(action: int) -> None:
    table = JACKRABBIT.new(1)
    before = table.dump()
    with pytest.raises(IllegalAction) as refusal:
        table.play(table.mover(), action)
    assert refusal.value.reason.message == "core-no-such-action"
    assert refusal.value.reason.arguments == {"action": action, "last": JACKRABBIT.actions.size - 1}
    assert table.dump() == before


@pytest.mark.parametrize("seat", [-1, 2, 255, 2**62])
def test_a_seat_that_is_not_there_is_refused_with_the_last_one(seat: int) -> None:
    table = JACKRABBIT.new(1)
    before = table.dump()
    with pytest.raises(IllegalAction) as refusal:
        table.play(seat, 1)
    assert refusal.value.reason.message == "core-no-such-seat"
    assert refusal.value.reason.arguments == {"seat": seat, "last": 1}
    assert table.dump() == before


def test_who_is_not_to_act_is_told_who_is() -> None:
    table = JACKRABBIT.new(1)
    waiting = table.seats()[0]
    reason = table.explain(1 - waiting, 1)
    assert reason is not None
    assert reason.message == "core-not-your-turn"
    assert reason.arguments == {"seat": 1 - waiting, "waiting": (sitter(waiting),)}


def test_a_legal_action_needs_no_explanation() -> None:
    table = burrow(players=3)
    for seat in table.seats():
        for action in table.choices(seat):
            assert table.explain(seat, action) is None


def test_an_explanation_does_not_tell_who_has_answered() -> None:
    one, other = burrow(players=3), burrow(players=3)
    act(one, legal(one, 0)[0])
    for table in (one, other):
        act(table, legal(table, 1)[0], 1)
    assert repr(one.explain(1, 1)) == repr(other.explain(1, 1))


@pytest.mark.parametrize("number", [LARGE, -LARGE])
def test_numbers_too_large_for_the_machine_are_refused_like_any_other(number: int) -> None:
    table = JACKRABBIT.new(1)
    before = table.dump()
    for seat, action in ((table.mover(), number), (number, 1)):
        with pytest.raises(IllegalAction) as refusal:
            table.play(seat, action)
        assert str(refusal.value)
    with pytest.raises(BadInput) as unknown:
        table.view(number)
    assert str(unknown.value)
    assert table.choices(number) == table.prompt(number) == []
    assert table.dump() == before
