"""The draft of bells, fishbones: a save underground that may pull another along, and a tower that is a cave. JR-EV7."""

from __future__ import annotations

from typing import Any

import pytest

from games.jackrabbits.helpers import hand, place, see, spent, will_pick
from playing import Refusal, act, kinds, of_kind, offered, refused, story, told
from warren.games.jackrabbits.actions import END_TEXTS
from warren.games.jackrabbits.land.tiles import NAMES, TILE_OF_END
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.slots import SLOTS
from warren.games.jackrabbits.table import RaceTable

TOWER = "tower-bells"
HERE = "palace-spades"


def race(hands: tuple[str, ...], rabbits: tuple[str, ...] = (), phase: str = "journey", **settings: Any) -> RaceTable:
    """Seven is the price, unless the dice are said."""
    return position(hands, rabbits, phase=phase, **{"suits": "spades,bells", "drafts": "bells", **settings})


def beyond(table: RaceTable, road: str) -> int:
    """The tile to which a road leads; -1 at the sea."""
    across = int(table.rules.roads.across[END_TEXTS.index(road)])
    return int(TILE_OF_END[across]) if across >= 0 else -1


def leads_to_rhombus(table: RaceTable, road: str) -> bool:
    return beyond(table, road) >= 0 and NAMES[beyond(table, road)].startswith(("woods", "mountain", "river"))


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


@pytest.mark.rule("JR-EV7", "JR-F3")
def test_nor_does_who_falls_from_a_flight() -> None:
    table = race(("2C 7B", ""), ("tower-clubs",) * 2, passport="2C", suits="clubs,bells")
    act(table, "fall sink pay:7B done")
    assert (place(table, 0), kinds(table)) == ("underground", {"rest"})


@pytest.mark.rule("JR-EV7", "JR-E4a")
def test_nor_does_who_flees_from_the_beast() -> None:
    table = race(("7B", ""), suits="acorns,bells")
    rhombus = next(road for road in sorted(of_kind(table, "go")) if leads_to_rhombus(table, road))
    table.marks[SLOTS.tokens["beast"]] = beyond(table, rhombus) + 1
    act(table, f"go:{rhombus} flee sink pay:7B done")
    assert (place(table, 0), kinds(table)) == ("underground", {"rest"})


@pytest.mark.rule("JR-EV7", "JR-H4")
def test_who_has_lost_a_contest_may_pull_along_who_is_where_they_are() -> None:
    table = race(("7H X1", "6H 9B 8H", ""), ("citadel", HERE, HERE), suits="spades,hearts,bells")
    act(table, "ride:palace-hearts")
    act(table, "contest", 1)
    act(table, "pass", 2)
    act(table, "prove:6H done", 1)
    act(table, "prove:7H done", 0)
    act(table, "sink pay:9B done", 1)
    assert offered(table, 1) == {"pass", "pull:2"}


@pytest.mark.rule("JR-EV7", "JR-X13", "JR-E0g")
def test_who_falls_anyway_is_not_pulled_along() -> None:
    table = race(
        ("7D 8B 2S", "9B 3S", ""), (HERE,) * 3, "acquisition", suits="spades,diamonds,bells", special_trades=True
    )
    act(table, "offer:1 say:7D ask:5S done accept give:2S give:3S")
    assert (table.seats(), offered(table)) == ([0], {"pass", "sink"}), "both have given other cards than they said"
    act(table, "sink pay:8B done")
    assert offered(table, 0) == {"pass", "pull:2"}
    assert refused(table, "pull:1") == Refusal("jackrabbits-pull-another", "JR-EV7")


@pytest.mark.rule("JR-EV7", "JR-E1a", "JR-E0g")
def test_who_has_sunk_does_not_come_up_by_torchlight() -> None:
    table = race(("9B 9T", ""), (HERE, "citadel"), suits="spades,torches,bells")
    side = next(road for road in sorted(of_kind(table, "go")) if beyond(table, road) < 0)
    act(table, f"go:{side} sink pay:9B done")
    assert not kinds(table) & {"climb", "hole", "unlock"}


@pytest.mark.rule("JR-EV7", "JR-E1c", "JR-E5a")
def test_not_even_where_somebody_has_been_saved_to() -> None:
    there = ("tower-shells",) * 2
    table = race(("9T 7L", "9B 2B"), there, "acquisition", suits="torches,shells,bells")
    act(table, "attack:1 fight:9T done")
    will_pick(table, 1, "2B")
    act(table, "yield lighthouse pay:7L done sink pay:9B done")
    assert (place(table, 0), place(table, 1)) == ("tower-shells", "underground")
    assert "pull" not in kinds(table)


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


@pytest.mark.rule("JR-EV7", "JR-E2b")
def test_the_guard_that_is_put_on_ones_own_cave_gives_the_way_to_the_tower_too() -> None:
    table = race(("7E", ""), suits="shields,bells")
    cave = next(road for road in sorted(of_kind(table, "go")) if NAMES[beyond(table, road)].startswith("cave"))
    name = NAMES[beyond(table, cave)]
    act(table, f"go:{cave} guard:{name} pay:7E done unlock")
    assert place(table, 0) == TOWER


@pytest.mark.rule("JR-EV7", "JR-E2d", "JR-T5")
def test_a_seal_on_the_tower_bars_it_from_below_and_says_so() -> None:
    sealed: dict[str, Any] = {"suits": "shields,bells", "remembers": {"shields": ("", "5E")}}
    table = race(("2E", "5E"), ("underground", TOWER), **sealed)
    assert refused(table, "unlock") == Refusal("jackrabbits-sealed-off", "JR-E2d")
    rich = race(("6E", "5E"), ("underground", TOWER), **sealed)
    act(rich, "unlock pay:6E done")
    assert place(rich, 0) == TOWER


@pytest.mark.rule("JR-EV7", "JR-E1a", "JR-E2a", "JR-E3a")
def test_the_tower_is_no_cave_for_anything_else() -> None:
    table = race(("9T 8T 9E 9U", ""), (TOWER, "citadel"), suits="torches,shields,horseshoes,bells")
    act(table, "crypt")
    assert all(cave.startswith("cave-") for cave in of_kind(table, "climb"))
    guarded = of_kind(race(("9E", ""), suits="shields,bells"), "guard")
    assert guarded
    assert TOWER not in guarded


@pytest.mark.rule("JR-EV7", "JR-E0b")
def test_the_draft_rings_for_nobody_and_the_main_rules_pull_nobody() -> None:
    assert refused(race(("7B", "")), "ring:1").reason == "jackrabbits-other-variant"
    main = race(("7B", ""), (HERE, "citadel"), drafts="none")
    assert refused(main, "sink").reason == "jackrabbits-other-variant"
