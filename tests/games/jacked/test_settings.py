"""What a table can agree on: every setting, and what is refused."""

from __future__ import annotations

import pytest

from warren.core.errors import BadSettings
from warren.games.jacked.game import JACKED

from .helpers import new


def unsettled(**settings: object) -> BadSettings:
    with pytest.raises(BadSettings) as refused:
        JACKED.new(1, "fast", **settings)
    return refused.value


@pytest.mark.rule("JK-B1")
@pytest.mark.rule("JK-P2")
@pytest.mark.rule("JK-J3")
@pytest.mark.rule("JK-J5")
@pytest.mark.rule("JK-P6")
def test_the_defaults_are_those_of_the_rules() -> None:
    assert new().setup.told() == {
        "players": "4",
        "teams": "no",
        "jokers": "usual",
        "side": "18",
        "dealer": "random",
        "jacked_play": "strict",
        "table_talk": "off",
        "turn_limit": "none",
    }


@pytest.mark.rule("JK-P1")
@pytest.mark.parametrize("given", [1, 5, 0])
def test_two_to_four_may_play(given: int) -> None:
    assert unsettled(players=given).arguments["possible"] == "2..4"


@pytest.mark.rule("JK-P1")
@pytest.mark.parametrize("players", [2, 3])
def test_only_four_play_as_teams(players: int) -> None:
    assert unsettled(players=players, teams=True).code == "settings/combination"
    assert unsettled(players=players, teams=True).arguments["rule"] == "JK-P1"


@pytest.mark.rule("JK-P2")
@pytest.mark.parametrize(("players", "jokers"), [(4, 2), (3, 4), (2, 4)])
def test_there_is_no_deal_for_other_numbers_of_jokers(players: int, jokers: int) -> None:
    assert unsettled(players=players, jokers=jokers).arguments["rule"] == "JK-P2"


@pytest.mark.rule("JK-P2")
@pytest.mark.parametrize(("players", "jokers"), [(4, 0), (4, 4), (3, 2), (3, 0), (2, 0), (2, 2)])
def test_there_is_a_deal_for_these(players: int, jokers: int) -> None:
    assert len(new(players=players, jokers=jokers).census()) == 52 + jokers


@pytest.mark.rule("JK-B1")
@pytest.mark.parametrize("given", [11, 25])
def test_a_side_has_12_to_24_spaces(given: int) -> None:
    assert unsettled(side=given).arguments["possible"] == "12..24"


@pytest.mark.rule("JK-P2")
@pytest.mark.parametrize(("players", "dealer"), [(2, 2), (3, 3), (2, 3)])
def test_the_first_dealer_must_sit_at_the_table(players: int, dealer: int) -> None:
    assert unsettled(players=players, dealer=dealer).code == "settings/combination"


@pytest.mark.rule("JK-J3")
def test_jacked_play_is_strict_or_by_memory() -> None:
    assert unsettled(jacked_play="loose").arguments["possible"] == "strict | memory"
    assert new(jacked_play="memory").setup.choice("jacked_play") == "memory"


@pytest.mark.rule("JK-P6")
def test_the_turn_limit_is_any_number_from_1_or_none() -> None:
    assert new(turn_limit=1).setup.whole("turn_limit") == 1
    assert new(turn_limit="none").setup.whole("turn_limit") == 0
    assert unsettled(turn_limit="-1").arguments["possible"] == "none | 1..1000000"


@pytest.mark.rule("JK-J5")
def test_table_talk_is_off_or_on() -> None:
    assert new(table_talk="on").setup.choice("table_talk") == "on"
    assert unsettled(table_talk="loud").arguments["possible"] == "off | on"
