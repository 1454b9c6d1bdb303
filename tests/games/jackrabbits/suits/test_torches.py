"""Torches: out of the underground at once, a summons from off-board, and fights with fire. JR-E1a to JR-E1c, JR-E0e."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import append

from games.jackrabbits.helpers import ACTIONS, hand, place, spent, will_pick
from playing import Refusal, act, kinds, of_kind, offered, refused, story, told
from warren.games.jackrabbits.actions import END_TEXTS
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.table import RaceTable

DOWN_CAVE = "go:citadel.0 down"
OFF_LAND = "go:tower-torches.0"


def race(hands: tuple[str, ...], rabbits: tuple[str, ...] = (), phase: str = "journey", **settings: Any) -> RaceTable:
    """Seven is the price, unless the dice are said."""
    return position(hands, rabbits, phase=phase, **{"suits": "spades,torches", **settings})


def fight(table: RaceTable, attack: str, defence: str = "") -> RaceTable:
    """Player 0 attacks player 1 with a card, who answers or gives up."""
    act(table, f"attack:1 fight:{attack} done", 0)
    if defence:
        act(table, f"fight:{defence} done", 1)
        return act(table, "yield", 0)
    return act(table, "yield", 1)


# --- torchlight --------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-E1a")
def test_who_comes_underground_stops_or_pays_torches_to_come_out_of_any_cave_the_same_too() -> None:
    table = act(race(("7T 2S", "")), DOWN_CAVE)
    assert offered(table) == {"stay", "climb:cave-1", "climb:cave-2"}
    assert place(act(table.clone(), "stay"), 0) == "underground"
    act(table, "climb:cave-2 pay:7T done")
    assert of_kind(table, "go") == {"cave-2.0", "cave-2.1", "cave-2.2"}
    assert "down" not in offered(table)
    act(table, "go:cave-2.1")
    assert place(table, 0) == "plaza-spades"
    assert "7T" in spent(table)


@pytest.mark.rule("JR-E1a")
def test_everybody_is_asked_able_or_not() -> None:
    table = act(race(("6T 9S", "")), DOWN_CAVE)
    assert offered(table) == {"stay"}
    assert refused(table, "climb:cave-2") == Refusal("jackrabbits-too-poor", "JR-E1a")
    assert refused(table, "climb:cave-9") == Refusal("jackrabbits-no-such-cave", "JR-E1a")
    assert refused(table, "down") == Refusal("jackrabbits-stop-or-climb", "JR-E1a")


@pytest.mark.rule("JR-E1a", "JR-X8")
def test_torches_light_the_way_once_a_turn() -> None:
    table = race(("QS JS 7T 8T", ""), trailing_carrots=True)
    act(table, f"{DOWN_CAVE} climb:cave-2 pay:7T done go:cave-2.2 go:palace-spades.1 go:merchant-2.1 go:plaza-spades.4")
    act(table, "down")
    assert place(table, 0) == "underground"
    assert "climb" not in kinds(table)


@pytest.mark.rule("JR-E1a", "JR-U2", "JR-T3")
def test_a_turn_that_starts_off_board_can_go_on_by_torchlight_but_not_ride() -> None:
    table = race(("X1 7T", ""), ("off-board", "citadel"))
    act(table, "down climb:cave-1 pay:7T done")
    assert "ride" not in kinds(table)
    assert refused(table, "ride:citadel") == Refusal("jackrabbits-ride-off-board", "JR-T3")
    act(table, "go:cave-1.2")
    assert place(table, 0) == "citadel"


@pytest.mark.rule("JR-E1a", "JR-U2")
def test_who_comes_from_off_board_and_stops_has_not_arrived() -> None:
    table = race(("7T", ""), ("off-board", "citadel"))
    assert story(table, "down stay") == ["got-up"]
    assert place(table, 0) == "underground"
    assert offered(table) == {"rest"}


@pytest.mark.rule("JR-E1a", "JR-T5")
def test_who_starts_underground_comes_out_without_paying_and_may_come_back_by_torchlight() -> None:
    table = race(("7T", ""), ("underground", "citadel"))
    assert "climb" not in kinds(table)
    act(table, "hole:cave-1 go:cave-1.2")
    assert place(table, 0) == "citadel"


# --- the summons -------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-E1b", "JR-E0e")
@pytest.mark.parametrize(
    ("phase", "before"),
    [("journey", ""), ("journey", "go:citadel.0"), ("acquisition", "")],
    ids=["before leaving", "on a small tile", "before a claim"],
)
def test_anywhere_all_who_are_off_board_are_called_underground_and_the_moment_goes_on(phase: str, before: str) -> None:
    table = race(("7T 2S", "", ""), ("citadel", "off-board", "off-board"), phase)
    act(table, before)
    choices = offered(table)
    act(table, "summon pay:7T done")
    assert [place(table, seat) for seat in range(3)] == ["citadel", "underground", "underground"]
    assert offered(table) == choices - {"summon"}


@pytest.mark.rule("JR-E1b", "JR-E0e")
def test_a_power_is_for_once_a_turn_and_not_where_it_changes_nothing() -> None:
    table = race(("7T 8T", "", ""), ("citadel", "underground", "citadel"))
    assert refused(table, "summon") == Refusal("jackrabbits-nobody-off-board", "JR-E1b")
    table = race(("7T 8T", "", ""), ("tower-torches", "tower-torches", "off-board"), "acquisition")
    act(table, "summon pay:7T done")
    fight(table, "8T")
    assert place(table, 0) == "off-board", "the fire has driven both off, and nobody is asked again"
    assert table.seats() == [1]


@pytest.mark.rule("JR-E1b", "JR-E0e")
def test_it_is_not_used_before_the_roll_in_a_flight_or_without_its_price() -> None:
    off = ("tower-spades", "off-board")
    assert "summon" not in offered(race(("9T", ""), off, "roll"))
    assert refused(race(("6T 9S", ""), off), "summon") == Refusal("jackrabbits-too-poor", "JR-E1b")
    flight = race(("9C 9T", ""), off, suits="clubs,spades,torches", passport="9C")
    assert "fly" in kinds(flight)
    assert "summon" not in kinds(flight)


@pytest.mark.rule("JR-E1b", "JR-E0g")
def test_whose_own_fall_stands_may_call_everybody_and_has_the_increment_but_no_acquisition() -> None:
    table = race(("7T", "", ""), ("tower-torches", "citadel", "off-board"))
    act(table, OFF_LAND)
    assert place(table, 0) == "off-board"
    assert offered(table) == {"pass", "summon"}
    ear = table.listen()
    act(table, "summon pay:7T done")
    assert [place(table, seat) for seat in range(3)] == ["underground", "citadel", "underground"]
    assert [fact.seat for fact in told(ear, "summoned")] == [0, 2]
    assert not told(ear, "arrived")
    assert [fact.seat for fact in told(ear, "drew")] == [0]
    assert table.seats() == [1]


@pytest.mark.rule("JR-E1b", "JR-E0g")
def test_who_has_fallen_is_asked_able_or_not_and_may_let_it_be() -> None:
    table = act(race(("6T 9S", ""), ("tower-torches", "citadel")), OFF_LAND)
    assert offered(table) == {"pass"}
    assert refused(table, "summon") == Refusal("jackrabbits-too-poor", "JR-E1b")
    assert refused(table, "roll").rule == "JR-L1"
    act(table, "pass")
    assert place(table, 0) == "off-board"
    assert hand(table, 0) == {"6T", "9S"}, "no increment off-board"
    assert table.seats() == [1]


@pytest.mark.rule("JR-E1b", "JR-F3")
def test_who_falls_from_a_flight_is_asked_too_and_the_passport_is_free_again() -> None:
    table = race(("2C", ""), ("tower-spades", "citadel"), suits="clubs,spades,torches", passport="2C", dice=(6, 6))
    act(table, "fall")
    assert offered(table) == {"pass"}
    assert table.passport < 0


@pytest.mark.rule("JR-E1b")
def test_in_anothers_turn_nobody_is_asked() -> None:
    table = race(("9S", "9T 8T", ""), ("tower-torches", "tower-torches", "citadel"), "acquisition")
    will_pick(table, 1, "8T")
    fight(table, "9S")
    assert place(table, 1) == "off-board"
    assert table.seats() == [0]


@pytest.mark.rule("JR-E1b", "JR-U2", "JR-E1a")
def test_in_a_turn_that_starts_off_board_it_takes_the_place_of_the_journey_down() -> None:
    table = race(("7T 8T", "", ""), ("off-board", "off-board", "citadel"))
    assert offered(table) == {"down", "summon"}
    ear = table.listen()
    act(table, "summon pay:7T done")
    assert (place(table, 0), place(table, 1)) == ("underground", "underground")
    assert told(ear, "drew")
    assert table.seats() == [1], "neither torchlight nor an acquisition follows, but the increment"


@pytest.mark.rule("JR-E1b", "JR-X7")
def test_who_is_called_has_not_arrived_so_that_nobody_contests() -> None:
    table = race(("7T", "6H", ""), ("off-board", "underground", "off-board"), suits="hearts,torches")
    ear = table.listen()
    act(table, "summon pay:7T done")
    assert not told(ear, "arrived", "contested")


# --- fire --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-E1c", "JR-D3", "JR-E0g")
def test_after_a_fight_with_a_torch_everybody_there_falls_together_in_turn_order() -> None:
    where = "tower-torches"
    table = race(("2S", "9T 3S", "4S", ""), (where, where, where, "citadel"), "acquisition", to_play=1)
    act(table, "attack:2 fight:9T done", 1)
    will_pick(table, 2, "4S")
    ear = table.listen()
    act(table, "yield", 2)
    assert hand(table, 1) == {"3S", "4S"}, "the card is taken first"
    assert [fact.seat for fact in told(ear, "thrown-off")] == [1, 2, 0]
    assert place(table, 3) == "citadel"
    assert offered(table, 1) == {"pass"}, "who fights in their own turn may call everybody back"
    act(table, "pass", 1)
    assert table.seats() == [2]
    assert hand(table, 1) == {"3S", "4S"}, "no increment off-board"


@pytest.mark.rule("JR-E1c")
@pytest.mark.parametrize(("attack", "defence", "burns"), [("4S", "9T", True), ("4S", "9S", False), ("4T", "9S", True)])
def test_a_torch_of_either_side_is_enough_and_spades_alone_set_no_fire(attack: str, defence: str, burns: bool) -> None:
    where = "tower-torches"
    table = race((attack, f"{defence} 2S", ""), (where, where, where), "acquisition")
    fight(table, attack, defence)
    assert place(table, 0) == "off-board"
    assert place(table, 1) == ("off-board" if burns else where)
    assert place(table, 2) == ("off-board" if burns else where)


@pytest.mark.rule("JR-E1c", "JR-D4", "JR-I1")
def test_after_a_stolen_royal_who_burns_gets_no_increment_but_who_is_called_gets_it() -> None:
    def stolen() -> RaceTable:
        table = race(("9T 7T", "KS", ""), ("tower-torches",) * 3, "acquisition")
        return fight(table, "9T")

    burnt = act(stolen(), "pass")
    assert hand(burnt, 0) == {"7T", "KS"}
    assert [place(burnt, seat) for seat in range(3)] == ["off-board"] * 3, "the bystander too"
    called = stolen()
    ear = called.listen()
    act(called, "summon pay:7T done")
    assert [place(called, seat) for seat in range(3)] == ["underground"] * 3
    assert told(ear, "drew")
    assert called.seats() == [1]


@pytest.mark.rule("JR-E1c", "JR-O1")
def test_a_win_is_checked_before_anybody_burns() -> None:
    table = race(("9T KT QT", "KS"), ("citadel", "citadel"), "acquisition")
    fight(table, "9T")
    assert table.outcome is not None
    assert table.outcome.winners == (0,)
    assert place(table, 0) == "citadel"


@pytest.mark.rule("JR-E1c", "JR-D5")
def test_there_is_fire_underground_too() -> None:
    table = race(("9T", "", ""), ("underground", "underground", "underground"), "acquisition")
    fight(table, "9T")
    assert [place(table, seat) for seat in range(3)] == ["off-board"] * 3


@pytest.mark.rule("JR-E1c", "JR-E0b")
def test_torches_alone_do_allow_fights() -> None:
    where = ("tower-torches", "tower-torches")
    table = race(("9T 9H", ""), where, "acquisition", suits="hearts,torches")
    assert "attack:1" in offered(table)
    act(table, "attack:1")
    assert of_kind(table, "fight") == {"9T"}
    plain = race(("9T", ""), where, "acquisition", suits="hearts,torches", rules="intro")
    reason = plain.explain(0, ACTIONS.parse("attack:1"))
    assert reason is not None
    assert reason.rule == "JR-S3"


# --- where no road leads on --------------------------------------------------------------------------------------


def stuck(hand: str, **settings: Any) -> RaceTable:
    """At the tavern, where both roads on have been used in this journey."""
    table = act(race((hand, ""), ("citadel", "off-board"), **settings), "go:citadel.1")
    for road in ("tower-torches.3", "plaza-spades.5"):
        table.trail = append(table.trail, END_TEXTS.index(road))
    return table


@pytest.mark.rule("JR-E0e", "JR-J6")
def test_a_power_or_a_ride_is_offered_where_no_road_leads_on_and_going_back_beside_it() -> None:
    table = stuck("7T X1")
    assert kinds(table) == {"back", "joker", "ride", "summon"}
    called = act(table.clone(), "summon pay:7T done")
    assert kinds(called) == {"back", "ride"}, "the power has not opened a road"
    assert story(table, "back") == ["turned-back"]
    assert place(table, 0) == "citadel"
    assert hand(table, 0) == {"7T", "X1"}


@pytest.mark.rule("JR-E0e", "JR-J6")
def test_nobody_is_forced_to_pay() -> None:
    assert kinds(stuck("7S")) == {"back", "joker"}, "the tavern shows no suit in play, so any pays there"
    assert kinds(stuck("7S", rules="intro")) == {"joker"}, "the intro game knows no going back beside a step"


@pytest.mark.rule("JR-J6", "JR-E0e")
def test_one_goes_back_only_where_no_road_leads_on() -> None:
    table = act(race(("7T X1", ""), ("citadel", "off-board")), "go:citadel.1")
    assert refused(table, "back") == Refusal("jackrabbits-other-time", "JR-J6")
