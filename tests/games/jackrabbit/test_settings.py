"""What a table can agree on: every setting, and what is refused with what is possible."""

from __future__ import annotations

import pytest

from warren.core.errors import BadSettings
from warren.games.jackrabbit.game import JACKRABBIT

from .helpers import new

NAMES = ("length", "threshold", "first_player", "ace_high_runs", "deadwood", "turn_limit")


def unsettled(**settings: object) -> BadSettings:
    with pytest.raises(BadSettings) as refused:
        JACKRABBIT.new(1, "fast", **settings)
    return refused.value


@pytest.mark.rule("JB-3")
@pytest.mark.rule("JB-12c")
@pytest.mark.rule("JB-12e")
@pytest.mark.rule("JB-13")
def test_the_defaults_are_those_of_the_rules() -> None:
    assert JACKRABBIT.settings.names() == NAMES
    assert new().setup.told() == {
        "length": "match",
        "threshold": "50",
        "first_player": "random",
        "ace_high_runs": "no",
        "deadwood": "going-out",
        "turn_limit": "none",
    }


@pytest.mark.rule("JB-13")
@pytest.mark.parametrize("given", ["match", "hand"])
def test_length_is_a_match_or_a_hand(given: str) -> None:
    assert new(length=given).setup.choice("length") == given


@pytest.mark.rule("JB-13")
@pytest.mark.parametrize("given", [1, 2, 50, 73, 100, 1_000_000])
def test_the_threshold_is_any_number_from_1(given: int) -> None:
    assert new(threshold=given).setup.whole("threshold") == given
    assert new(threshold=str(given)).setup.whole("threshold") == given


@pytest.mark.rule("JB-13")
@pytest.mark.parametrize("given", [0, -1, -50])
def test_the_threshold_is_no_less_than_1(given: int) -> None:
    assert unsettled(threshold=given).arguments["possible"] == "1..1000000"


@pytest.mark.rule("JB-3")
@pytest.mark.parametrize(("given", "agreed"), [("random", "random"), (0, "0"), (1, "1"), ("1", "1")])
def test_the_first_player_is_random_or_a_seat(given: object, agreed: str) -> None:
    assert new(first_player=given).setup.choice("first_player") == agreed


@pytest.mark.rule("JB-12c")
@pytest.mark.parametrize(("given", "agreed"), [(True, True), (False, False), ("yes", True), ("no", False)])
def test_ace_high_runs_is_yes_or_no(given: object, agreed: bool) -> None:
    assert new(ace_high_runs=given).setup.flag("ace_high_runs") == agreed


@pytest.mark.rule("JB-12e")
@pytest.mark.parametrize("given", ["going-out", "always"])
def test_deadwood_counts_on_going_out_or_always(given: str) -> None:
    assert new(deadwood=given).setup.choice("deadwood") == given


@pytest.mark.rule("JB-13")
@pytest.mark.parametrize(("given", "agreed"), [("none", 0), (1, 1), (500, 500), ("500", 500)])
def test_the_turn_limit_is_none_or_a_number(given: object, agreed: int) -> None:
    assert new(turn_limit=given).setup.whole("turn_limit") == agreed


@pytest.mark.parametrize(
    ("name", "value", "possible"),
    [
        ("length", "game", "match | hand"),
        ("length", "", "match | hand"),
        ("threshold", 0, "1..1000000"),
        ("threshold", -50, "1..1000000"),
        ("threshold", "none", "1..1000000"),
        ("threshold", "fifty", "1..1000000"),
        ("threshold", 2.5, "1..1000000"),
        ("threshold", True, "1..1000000"),
        ("first_player", 2, "random | 0 | 1"),
        ("first_player", -1, "random | 0 | 1"),
        ("first_player", "me", "random | 0 | 1"),
        ("ace_high_runs", "maybe", "yes | no"),
        ("ace_high_runs", 2, "yes | no"),
        ("deadwood", "never", "going-out | always"),
        ("deadwood", True, "going-out | always"),
        ("turn_limit", -1, "none | 1..1000000"),
        ("turn_limit", "0", "none | 1..1000000"),
        ("turn_limit", "soon", "none | 1..1000000"),
    ],
)
def test_a_value_that_cannot_be_had_is_refused_with_those_that_can(name: str, value: object, possible: str) -> None:
    error = unsettled(**{name: value})
    assert error.code == "settings/value"
    assert error.arguments == {"name": name, "value": str(value), "possible": possible}


def test_a_setting_that_does_not_exist_is_refused_with_those_that_do() -> None:
    error = unsettled(players=3)
    assert error.code == "settings/unknown"
    assert error.arguments["name"] == "players"
    assert error.arguments["known"] == NAMES


def test_a_setting_that_is_misspelt_is_refused_with_the_nearest() -> None:
    error = unsettled(treshold=70)
    assert error.code == "settings/unknown"
    assert error.arguments["near"] == "threshold"


@pytest.mark.rule("JB-13")
def test_a_single_hand_has_no_threshold() -> None:
    error = unsettled(length="hand", threshold=70)
    assert error.code == "settings/combination"
    assert error.arguments["first"] == "length=hand"
    assert error.arguments["second"] == "threshold=70"
    assert error.arguments["rule"] == "JB-13"
    with pytest.raises(BadSettings):
        JACKRABBIT.agree_text("length=hand threshold=70")


@pytest.mark.rule("JB-13")
def test_a_single_hand_goes_with_every_other_setting() -> None:
    table = new(length="hand", first_player=1, ace_high_runs=True, deadwood="always", turn_limit=7)
    assert table.setup.text() == "ace_high_runs=yes deadwood=always first_player=1 length=hand turn_limit=7"


def test_a_generator_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(BadSettings) as refused:
        JACKRABBIT.new(1, generator="dice")
    assert refused.value.arguments == {"name": "generator", "value": "dice", "possible": "fast | strong"}


def test_what_was_agreed_reads_back_from_its_text() -> None:
    setup = new(length="match", threshold=73, first_player=0, ace_high_runs=True, deadwood="always").setup
    assert JACKRABBIT.agree_text(setup.text()).values == setup.values


def test_a_refused_setting_is_refused_by_a_sentence_and_not_by_a_traceback() -> None:
    assert "threshold" in str(unsettled(threshold=0))
