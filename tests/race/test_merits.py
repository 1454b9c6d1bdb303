"""Hints in the race: what speaks for an action, in words."""

from __future__ import annotations

import pytest

from warren.core.rng import fast
from warren.games.jackrabbits.game import JACKRABBITS
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.table import RaceTable
from warren.text import LANGUAGES, Words

from .helpers import ACTIONS, new, see


def merits(table: RaceTable, action: str, seat: int = 0) -> list[tuple[str, str, dict[str, object]]]:
    found = JACKRABBITS.merits(see(table, seat), ACTIONS.parse(action))
    return [(one.message.removeprefix("jackrabbits-merit-"), one.rule, dict(one.arguments)) for one in found]


@pytest.mark.rule("JR-O1")
def test_three_royals_lead_home() -> None:
    table = position(("KC KS KH X1", "2C"), ("tower-clubs", "citadel"), phase="journey")
    assert merits(table, "ride:citadel") == [("home", "JR-O1", {})]


@pytest.mark.rule("JR-A1")
def test_a_road_leads_to_a_royal_that_can_be_paid() -> None:
    table = position(("TS X1", "2C"), ("citadel", "citadel"), phase="journey")
    told = ("can-claim", "JR-A1", {"place": "tower-spades", "card": "KS"})
    assert merits(table, "ride:tower-spades") == [told]


@pytest.mark.rule("JR-A1")
def test_what_is_missing_for_a_royal_is_told() -> None:
    table = position(("KC KH 7S X1", "2C"), ("citadel", "citadel"), phase="journey")
    told = ("wanted", "JR-A1", {"place": "tower-spades", "card": "KS", "missing": 3, "suits": ("spades",)})
    assert merits(table, "ride:tower-spades") == [told]


@pytest.mark.rule("JR-H1")
def test_who_has_nothing_to_show_is_warned_of_palaces() -> None:
    table = position(("TS X1", "2C"), ("citadel", "citadel"), phase="journey")
    assert merits(table, "ride:palace-spades")[-1] == ("doubtful", "JR-H1", {"place": "palace-spades"})
    table = position(("TS X1 6H", "2C"), ("citadel", "citadel"), phase="journey")
    assert "doubtful" not in [kind for kind, _, _ in merits(table, "ride:palace-spades")]


@pytest.mark.rule("JR-O2")
def test_a_claim_tells_how_many_royals_go_together() -> None:
    table = position(("KC KS TH", "2C"), ("tower-hearts", "citadel"), phase="acquisition")
    assert merits(table, "claim") == [("claim", "JR-O2", {"card": "KH", "count": 3})]
    table = position(("KC KS TH", "2C"), ("tower-hearts", "citadel"), phase="acquisition", objective="monarchic")
    assert merits(table, "claim") == [("claim", "JR-O2", {"card": "KH", "count": 1})]


@pytest.mark.rule("JR-D3")
def test_an_attack_tells_what_there_is_to_win() -> None:
    table = position(("9S 4S", "KC KH 3D"), ("plaza-hearts", "plaza-hearts"), phase="acquisition")
    told = ("attack", "JR-D3", {"player": 1, "points": 13, "royals": 2, "cards": 3})
    assert merits(table, "attack:1") == [told]


@pytest.mark.rule("JR-F2")
def test_a_passport_tells_how_often_it_is_enough() -> None:
    table = position(("7C TS", "2C"), ("tower-clubs", "citadel"))
    assert merits(table, "passport:7C")[-1] == ("passport", "JR-F2", {"card": "7C", "rolls": 21})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    words = Words(language)
    table = new("words", players=3)
    chance = fast("words")
    for number in range(150):
        seat = int(table.mover())
        if number % 5 == 0:
            view = see(table, seat)
            for action in view.choices[::3]:
                for reason in JACKRABBITS.merits(view, action):
                    assert words.reason(reason)
        table.do(seat, table.pick(seat, chance))


@pytest.mark.rule("JR-V1")
def test_hints_are_made_from_the_view_alone() -> None:
    table = new("hint")
    seat = int(table.mover())
    table.play(seat, ACTIONS.parse("roll"))
    view = JACKRABBITS.load_view(see(table, seat).dump())
    for action in view.choices:
        kept, fresh = JACKRABBITS.merits(view, action), JACKRABBITS.merits(see(table, seat), action)
        assert [str(reason) for reason in kept] == [str(reason) for reason in fresh]
