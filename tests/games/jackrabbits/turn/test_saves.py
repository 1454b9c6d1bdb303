"""Saves: who is asked and when, one a player in any one turn, and what a save is not. JR-E0g."""

from __future__ import annotations

from typing import Any

import pytest

from games.jackrabbits.helpers import hand, place, see, spent, will_pick
from playing import Refusal, act, kinds, offered, refused, story
from warren.games.jackrabbits.deck import PILE
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.table import RaceTable

OFF_LAND = "go:tower-shells.0"
LIT = "lighthouse pay:7L done"


def race(hands: tuple[str, ...], rabbits: tuple[str, ...] = (), phase: str = "journey", **settings: Any) -> RaceTable:
    """Seven is the price, unless the dice are said."""
    return position(hands, rabbits, phase=phase, **{"suits": "spades,shells", **settings})


def lost(hands: tuple[str, ...], rabbits: tuple[str, ...], **settings: Any) -> RaceTable:
    """The attacker, player 0, has lost to player 1 a fight for which both had one card."""
    table = race(hands, rabbits, phase="acquisition", **settings)
    act(table, "attack:1 fight:2S done", 0)
    act(table, "fight:9S done", 1)
    return act(table, "yield", 0)


@pytest.mark.rule("JR-E0g", "JR-E5a", "JR-J4")
def test_who_is_about_to_fall_is_asked_able_or_not_and_has_not_fallen_yet() -> None:
    table = act(race(("7L", ""), ("tower-shells", "citadel")), OFF_LAND)
    assert (offered(table), place(table, 0)) == ({"pass", "lighthouse"}, "tower-shells")
    poor = act(race(("6L 9S", ""), ("tower-shells", "citadel")), OFF_LAND)
    assert offered(poor) == {"pass"}
    assert refused(poor, "lighthouse") == Refusal("jackrabbits-too-poor", "JR-E5a")
    assert refused(poor, "go:tower-shells.1") == Refusal("jackrabbits-other-time", "JR-J1")
    assert story(poor, "pass")[-1] != "drew", "fallen, there is no increment"
    assert place(poor, 0) == "off-board"


@pytest.mark.rule("JR-E0g", "JR-U1")
def test_in_ones_own_turn_the_journey_is_over_and_acquisition_and_increment_follow() -> None:
    table = act(race(("7L TL", ""), ("tower-shells", "citadel")), f"{OFF_LAND} {LIT}")
    assert (place(table, 0), "7L" in spent(table)) == ("tower-shells", True), "a save may lead to where one fell from"
    assert {"claim", "rest"} <= offered(table)
    assert story(table, "claim pay:TL done")[-2:] == ["drew", "turn"]


@pytest.mark.rule("JR-E0g", "JR-J7", "JR-H1")
def test_a_save_is_no_arrival() -> None:
    table = race(("7L", "9H"), ("tower-shells", "citadel"), suits="hearts,shells", special_access=True)
    assert "arrived" not in story(table, f"{OFF_LAND} {LIT}")
    assert table.seats() == [0]


@pytest.mark.rule("JR-E0g", "JR-D3")
def test_in_anothers_turn_a_save_costs_the_price_of_that_turn() -> None:
    table = race(("9S", "7L KL"), phase="acquisition")
    act(table, "attack:1 fight:9S done", 0)
    will_pick(table, 1, "KL")
    act(table, "yield", 1)
    assert hand(table, 0) == {"KL"}, "the card is taken first"
    assert (table.seats(), offered(table, 1)) == ([1], {"pass", "lighthouse"})
    will_pick(table, PILE, "2S")
    act(table, LIT, 1)
    assert (place(table, 1), table.seats()) == ("tower-shells", [1]), "and the other's turn has ended"


@pytest.mark.rule("JR-E0g")
def test_there_is_one_save_a_player_in_any_one_turn() -> None:
    table = race(("7L 8L 2S", "9S"), ("tower-shells", "tower-shells"))
    act(table, f"{OFF_LAND} {LIT}")
    act(table, "attack:1 fight:2S done", 0)
    act(table, "fight:9S done", 1)
    act(table, "yield", 0)
    assert place(table, 0) == "off-board", "nobody is asked any more"
    again = act(race(("2S", "7L"), turns=3), "stay rest")
    assert again.seats() == [1]


@pytest.mark.rule("JR-E0g", "JR-D3")
def test_who_is_saved_in_their_own_turn_after_a_fight_goes_on_with_the_phase() -> None:
    table = lost(("2S 7L TL", "9S"), ("citadel", "citadel"))
    act(table, LIT)
    assert (place(table, 0), "claim" in kinds(table)) == ("tower-shells", True)


@pytest.mark.rule("JR-E0g", "JR-D4")
def test_after_a_royal_stolen_in_a_fight_who_is_saved_has_the_increment_only() -> None:
    table = race(("9T 7L", "KS"), phase="acquisition", suits="spades,torches,shells")
    act(table, "attack:1 fight:9T done", 0)
    act(table, "yield", 1)
    assert offered(table, 0) == {"pass", "lighthouse"}, "all who are there burn"
    act(table, LIT, 0)
    act(table, "pass", 1)
    assert (place(table, 0), place(table, 1)) == ("tower-shells", "off-board")
    assert (table.seats(), len(hand(table, 0))) == ([1], 2), "the royal and the increment"


@pytest.mark.rule("JR-E0g", "JR-U3", "JR-E1b", "JR-E1c")
def test_of_several_each_decides_before_the_next_and_only_then_who_lies_there_is_asked() -> None:
    table = race(("9T 8T", "7L", "7S"), phase="acquisition", suits="clubs,spades,torches,shells")
    act(table, "attack:2 fight:9T done", 0)
    act(table, "yield", 2)
    assert (table.seats(), offered(table)) == ([0], {"pass"})
    act(table, "pass")
    assert (place(table, 0), place(table, 1), place(table, 2)) == ("off-board", "citadel", "citadel")
    assert table.seats() == [1]
    act(table, LIT)
    assert (table.seats(), offered(table)) == ([2], {"pass"})
    act(table, "pass")
    assert (table.seats(), offered(table)) == ([0], {"pass", "summon"}), "after all saves"
    act(table, "summon pay:8T done")
    assert [place(table, seat) for seat in range(3)] == ["underground", "tower-shells", "underground"]


@pytest.mark.rule("JR-E0g", "JR-F3")
def test_a_save_ends_a_flight_and_the_passport_is_free_again() -> None:
    table = race(("2C 7L", ""), ("tower-clubs", "citadel"), passport="2C", suits="clubs,shells")
    assert see(table, 0).shown()["passport"] == "2C"
    act(table, f"fall {LIT}")
    assert (place(table, 0), see(table, 0).shown()["passport"]) == ("tower-shells", None)


@pytest.mark.rule("JR-E0g", "JR-S3")
@pytest.mark.parametrize("settings", [{"suits": "spades,bells"}, {"rules": "intro"}], ids=["no suit", "intro"])
def test_without_a_suit_that_saves_and_in_the_intro_game_nobody_is_asked(settings: dict[str, Any]) -> None:
    here = "tower-shells" if "rules" in settings else "tower-bells"
    table = act(race(("", ""), (here, "citadel"), **settings), f"go:{here}.0")
    assert (place(table, 0), table.seats()) == ("off-board", [1])
