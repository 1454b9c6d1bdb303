"""The draft of bells, fishbones: a save underground that may pull another along, and a tower that is a cave. JR-EV7."""

from __future__ import annotations

from typing import Any

import pytest

from games.jackrabbits.helpers import hand, place, see, spent, will_pick
from playing import Refusal, act, kinds, of_kind, offered, refused, story, told
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.table import RaceTable

TOWER = "tower-bells"
HERE = "palace-spades"


def race(hands: tuple[str, ...], rabbits: tuple[str, ...] = (), phase: str = "journey", **settings: Any) -> RaceTable:
    """Seven is the price, unless the dice are said."""
    return position(hands, rabbits, phase=phase, **{"suits": "spades,bells", "drafts": "bells", **settings})


def beaten(*hands: str, **settings: Any) -> RaceTable:
    """Player 0 has beaten player 1 in a fight with a nine, where all are; player 1 is asked about a save."""
    where = (settings.pop("place", HERE),) * len(hands)
    return act(race(hands, where, "acquisition", **settings), "attack:1 fight:9S done yield")


# --- the save ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-EV7", "JR-E0g")
def test_who_leaves_the_land_may_pay_to_be_underground_instead_and_acquires_there() -> None:
    table = act(race(("7B 2S", "3S"), (HERE, HERE)), f"go:{HERE}.1")
    assert offered(table) == {"pass", "sink"}
    act(table, "sink pay:7B done")
    assert place(table, 0) == "underground"
    assert kinds(table) == {"rest"}, "who left by themselves pulls nobody along"


@pytest.mark.rule("JR-EV7", "JR-E0g")
def test_everybody_is_asked_able_or_not() -> None:
    table = act(race(("6B 9S", ""), (HERE, "citadel")), f"go:{HERE}.1")
    assert offered(table) == {"pass"}
    assert refused(table, "sink") == Refusal("jackrabbits-too-poor", "JR-EV7")


@pytest.mark.rule("JR-EV7", "JR-D3")
def test_who_is_thrown_off_may_pull_another_along_that_discards_a_card_and_falls() -> None:
    table = beaten("9S 2S 3S", "7B 4B", "5S")
    act(table, "sink pay:7B done", 1)
    assert place(table, 1) == "underground"
    assert offered(table, 1) == {"pass", "pull:0", "pull:2"}
    act(table, "pull:2", 1)
    assert offered(table, 2) == {"forfeit:5S"}
    assert refused(table, "pass") == Refusal("jackrabbits-forfeit-first", "JR-EV7")
    act(table, "forfeit:5S", 2)
    assert "5S" in spent(table)
    act(table, "pass", 2)
    assert place(table, 2) == "off-board"
    assert table.seats() == [0]
    assert place(table, 0) == HERE


@pytest.mark.rule("JR-EV7", "JR-U1")
def test_who_is_pulled_along_in_their_own_turn_has_neither_acquisition_nor_increment() -> None:
    table = beaten("9S 2S 3S", "7B 4B 5B", seed="a")
    act(table, "sink pay:7B done pull:0", 1)
    ear = table.listen()
    act(table, "forfeit:2S pass", 0)
    assert place(table, 0) == "off-board"
    assert not told(ear, "drew")
    assert table.seats() == [1]


@pytest.mark.rule("JR-EV7", "JR-D4", "JR-U1")
def test_not_even_after_a_royal_was_stolen() -> None:
    table = race(("9S 2S", "KB 7B"), (HERE, HERE), "acquisition")
    act(table, "attack:1 fight:9S done")
    will_pick(table, 1, "KB")
    act(table, "yield sink pay:7B done pull:0", 1)
    ear = table.listen()
    act(table, "forfeit:2S pass", 0)
    assert not told(ear, "drew")
    assert hand(table, 0) == {"KB"}


@pytest.mark.rule("JR-EV7", "JR-E0g")
def test_who_is_pulled_along_may_answer_with_fishbones_of_their_own() -> None:
    table = beaten("9S 2S", "7B 4B 5B", "8B 3S", "4S")
    act(table, "sink pay:7B done pull:2 forfeit:3S")
    assert offered(table, 2) == {"pass", "sink"}
    act(table, "sink pay:8B done", 2)
    assert offered(table, 2) == {"pass", "pull:0", "pull:3"}
    act(table, "pull:3 forfeit:4S pass")
    assert [place(table, seat) for seat in range(4)] == [HERE, "underground", "underground", "off-board"]


@pytest.mark.rule("JR-EV7")
def test_who_holds_nothing_discards_nothing_and_nobody_need_be_pulled() -> None:
    table = beaten("9S 2S", "7B 4B", "")
    alone = act(table.clone(), "sink pay:7B done pass", 1)
    assert alone.seats() == [0]
    act(table, "sink pay:7B done pull:2", 1)
    assert offered(table, 2) == {"pass"}, "straight on to the fall"


@pytest.mark.rule("JR-EV7", "JR-D5")
def test_thrown_off_in_the_underground_one_stays_there_and_may_pull_another() -> None:
    table = beaten("9S 2S", "7B 4B", place="underground")
    act(table, "sink pay:7B done", 1)
    assert place(table, 1) == "underground"
    assert offered(table, 1) == {"pass", "pull:0"}


@pytest.mark.rule("JR-EV7", "JR-E1c")
def test_who_burns_pulls_nobody_along() -> None:
    table = race(("9T 2T", "7B 4B", ""), (HERE,) * 3, "acquisition", suits="spades,torches,bells")
    act(table, "attack:1 fight:9T done yield")
    act(table, "pass", 0)
    act(table, "sink pay:7B done", 1)
    assert not of_kind(table, "pull")


# --- the tower ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-EV7", "JR-T5")
def test_from_underground_one_comes_out_at_the_tower_too_without_paying() -> None:
    table = race(("2S", ""), ("underground", "citadel"))
    assert story(table, "unlock") == ["unlocked", "arrived"]
    assert place(table, 0) == TOWER


@pytest.mark.rule("JR-EV7", "JR-T4")
def test_at_a_cave_the_rabbit_hole_to_the_tower_is_paid_as_any_other() -> None:
    table = act(race(("7S", "")), "go:citadel.0")
    assert {"unlock", "hole:cave-2"} <= offered(table)
    act(table, "unlock pay:7S done")
    assert place(table, 0) == TOWER
    poor = act(race(("6S", "")), "go:citadel.0")
    assert refused(poor, "unlock") == Refusal("jackrabbits-too-poor", "JR-EV7")


@pytest.mark.rule("JR-EV7", "JR-T4")
def test_from_the_tower_one_goes_down_free_or_pays_bells_to_come_out_of_a_cave() -> None:
    table = race(("7B 9S", ""), (TOWER, "citadel"))
    assert {"crypt", "tunnel:cave-1", "tunnel:cave-2"} <= offered(table)
    below = act(table.clone(), "crypt")
    assert place(below, 0) == "underground"
    act(table, "tunnel:cave-1 pay:7B done")
    assert see(table, 0).on_road() == "cave-1"
    assert of_kind(table, "go") == {"cave-1.0", "cave-1.1", "cave-1.2"}
    poor = race(("6B 9S", ""), (TOWER, "citadel"))
    assert refused(poor, "tunnel:cave-1") == Refusal("jackrabbits-too-poor", "JR-EV7")


@pytest.mark.rule("JR-EV7", "JR-E0b")
def test_the_draft_rings_for_nobody_and_the_main_rules_pull_nobody() -> None:
    assert refused(race(("7B", "")), "ring:1").reason == "jackrabbits-other-variant"
    main = race(("7B", ""), (HERE, "citadel"), drafts="none")
    assert refused(main, "sink").reason == "jackrabbits-other-variant"
