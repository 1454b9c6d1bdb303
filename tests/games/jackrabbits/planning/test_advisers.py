"""What bots think of a rule is asked only where the rule is in play, and of no rule twice."""

from __future__ import annotations

from typing import Any

import pytest

from games.jackrabbits.helpers import new
from warren.games.jackrabbits.planning.advisers import ADVISERS
from warren.games.jackrabbits.planning.brief import MOST_KEPT, brief_of


def advised(**settings: Any) -> list[str]:
    return [adviser.about.__name__ for adviser in brief_of(new("advice", **settings).rules).advisers]


SUITS = ["Clubs", "Fights", "Hearts", "Market"]


@pytest.mark.parametrize(
    ("settings", "about"),
    [
        ({}, SUITS),
        ({"rules": "intro"}, []),
        ({"suits": "clubs,spades,diamonds"}, ["Clubs", "Fights", "Market"]),
        ({"suits": "torches,acorns"}, ["Fights", "Torches", "Acorns"]),
        ({"suits": "shields,horseshoes"}, ["Market", "Shields", "Horseshoes"]),
        ({"special_trades": True, "trailing_carrots": True}, [*SUITS, "TrailingCarrots", "SpecialTrades"]),
        ({"suits": "clubs,hearts", "special_trades": True}, ["Clubs", "Hearts"]),
    ],
)
def test_an_adviser_speaks_only_where_its_rule_is_in_play(settings: dict[str, Any], about: list[str]) -> None:
    assert advised(**settings) == about


def test_each_rule_has_one_adviser_at_most() -> None:
    about = [adviser.about for adviser in ADVISERS]
    assert len(set(about)) == len(about)


def test_what_bots_know_of_a_set_up_is_worked_out_once() -> None:
    rules = new("brief").rules
    brief = brief_of(rules)
    brief_of(new("another", players=3).rules)
    assert brief_of(rules) is brief


def test_what_bots_know_of_many_set_ups_is_not_kept_for_ever() -> None:
    rules = new("brief", rules="intro").rules
    brief = brief_of(rules)
    for turns in range(MOST_KEPT):
        brief_of(new("one of many", turn_limit=50 + turns).rules)
    assert brief_of(rules) is not brief
