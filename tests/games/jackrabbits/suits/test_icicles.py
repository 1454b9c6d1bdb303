"""Icicles: the storm and every way out of it, the glacier's hole, and the save by showing. JR-E8a to JR-E8c."""

from __future__ import annotations

from typing import Any

import pytest

from games.jackrabbits.helpers import hand, place, see, with_capital
from games.jackrabbits.lands import LAGOON, made_land
from playing import Refusal, act, kinds, of_kind, offered, refused, story
from warren.games.jackrabbits.actions import END_TEXTS
from warren.games.jackrabbits.land.ground import SEA
from warren.games.jackrabbits.land.tiles import HEXAGONS, NAMES
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.table import RaceTable


def race(hands: tuple[str, ...], rabbits: tuple[str, ...] = (), phase: str = "journey", **settings: Any) -> RaceTable:
    """Seven is the price, unless the dice are said."""
    return position(hands, rabbits, phase=phase, **{"suits": "clubs,icicles", **settings})


def stormed(where: str, hands: tuple[str, ...], rabbits: tuple[str, ...], **settings: Any) -> RaceTable:
    """Player 1 has put the storm there."""
    return race(hands, rabbits, remembers={"icicles": ("", where)}, **settings)


def at_sea(table: RaceTable, road: str) -> bool:
    return bool(table.rules.roads.across[END_TEXTS.index(road)] == SEA)


def storm(table: RaceTable) -> str:
    """Where everybody sees it."""
    return next((NAMES[one.tiles[0]] for one in see(table, None).laid() if one.what == "storm"), "")


# --- the storm ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-E8a", "JR-E0e", "JR-E0i")
@pytest.mark.parametrize(
    ("phase", "before"), [("journey", ""), ("journey", "go:citadel.0"), ("acquisition", "")], ids=str
)
def test_anywhere_the_storm_is_put_on_any_hexagon_but_the_underground(phase: str, before: str) -> None:
    table = act(race(("7I 8I", ""), phase=phase), before)
    assert storm(table) == ""
    assert of_kind(table, "storm") == {NAMES[tile] for tile in range(HEXAGONS) if table.rules.hexagons >> tile & 1}
    assert refused(table, "storm:underground") == Refusal("jackrabbits-storm-below", "JR-E8a")
    act(table, "storm:tower-clubs pay:7I done")
    assert storm(table) == "tower-clubs"
    assert refused(table, "storm:citadel") == Refusal("jackrabbits-power-used", "JR-E0e")


@pytest.mark.rule("JR-E8a", "JR-E0e")
def test_to_take_over_anothers_storm_is_a_change_and_ones_own_where_it_is_is_none() -> None:
    assert "tower-clubs" in of_kind(stormed("tower-clubs", ("7I", ""), ("citadel", "citadel")), "storm")
    own = race(("7I", ""), remembers={"icicles": ("tower-clubs",)})
    assert "tower-clubs" not in of_kind(own, "storm")
    assert refused(own, "storm:tower-clubs") == Refusal("jackrabbits-storm-there", "JR-E8a")
    assert refused(race(("6I 9C", "")), "storm:tower-clubs") == Refusal("jackrabbits-too-poor", "JR-E8a")


@pytest.mark.rule("JR-E8a")
def test_it_is_over_when_the_next_turn_of_its_last_mover_starts_off_board_too() -> None:
    table = act(race(("7I", "", ""), phase="acquisition"), "storm:tower-clubs pay:7I done rest")
    assert storm(table) == "tower-clubs"
    act(table, "roll stay rest")
    assert (table.seats(), storm(table)) == ([2], "tower-clubs"), "held for a whole round"
    act(table, "roll stay rest")
    assert (table.seats(), storm(table)) == ([0], "")


@pytest.mark.rule("JR-E8a", "JR-E0i")
def test_who_takes_it_over_is_its_last_mover_and_holds_it_until_their_own_next_turn() -> None:
    table = stormed("tower-clubs", ("7I", "", ""), (), phase="acquisition")
    act(table, "storm:tower-clubs pay:7I done")
    [lying] = [one for one in see(table, None).laid() if one.what == "storm"]
    assert lying.seat == 0
    act(table, "rest")
    assert (table.seats(), storm(table)) == ([1], "tower-clubs"), "it is not theirs any more"
    act(table, "roll stay rest roll stay rest")
    assert (table.seats(), storm(table)) == ([0], "")


@pytest.mark.rule("JR-E8a", "JR-E0j", "JR-F1")
def test_it_has_passed_before_its_movers_passport_and_roll() -> None:
    table = race(
        ("", "9C"), ("citadel", "tower-clubs"), phase="acquisition", remembers={"icicles": ("", "tower-clubs")}
    )
    act(table, "rest")
    assert offered(table, 1) == {"roll", "passport:9C"}


@pytest.mark.rule("JR-E8a", "JR-E0e", "JR-X8")
def test_who_puts_it_where_they_are_stays_there_also_on_passing_through() -> None:
    table = act(race(("7I", "")), "storm:citadel pay:7I done")
    assert not of_kind(table, "go") - {road for road in of_kind(table, "go") if at_sea(table, road)}
    table = act(race(("7I KC X1", ""), trailing_carrots=True), "ride:tower-clubs storm:tower-clubs pay:7I done")
    assert "stay" in offered(table)
    assert all(at_sea(table, road) for road in of_kind(table, "go"))
    assert "sail" not in kinds(table)


@pytest.mark.rule("JR-E8a", "JR-E8b")
def test_a_rabbit_in_the_storm_stays_or_leaves_off_board_by_a_side_of_its_own() -> None:
    table = stormed("citadel", ("9C X1", ""), ("citadel", "underground"))
    free = race(("9C X1", ""), ("citadel", "underground"))
    assert "ride" in kinds(free)
    assert not kinds(table) & {"ride", "go"}, "the citadel of this land has no side at the sea"
    assert "stay" in offered(table)
    assert refused(table, "ride:tower-clubs") == Refusal("jackrabbits-stormed", "JR-E8b")
    assert refused(table, "go:citadel.0") == Refusal("jackrabbits-stormed", "JR-E8b")


@pytest.mark.rule("JR-E8b", "JR-U2")
@pytest.mark.parametrize("drafts", ["none", "icicles"])
def test_off_board_nobody_is_held(drafts: str) -> None:
    ice: dict[str, Any] = {} if drafts == "none" else {"remembers": {"icicles": ("9I",)}}
    table = race(("", ""), ("off-board", "citadel"), drafts=drafts, **ice)
    assert refused(table, "stay") == Refusal("jackrabbits-off-board", "JR-U2")
    assert refused(table, "ride:citadel") == Refusal("jackrabbits-ride-off-board", "JR-T3")
    act(table, "down")
    assert place(table, 0) == "underground"


@pytest.mark.rule("JR-E8b", "JR-J3")
def test_of_a_place_on_the_land_who_is_in_the_storm_is_told_that_it_holds_them() -> None:
    table = stormed("tower-icicles", ("", ""), ("tower-icicles", "citadel"))
    reason = see(table, 0).why_not_there("citadel")
    assert reason is not None
    assert (reason.message, reason.rule) == ("jackrabbits-stormed", "JR-E8b")
    assert see(table, 0).why_not_there("underground") is None, "by the hole"


@pytest.mark.rule("JR-E8b", "JR-E0g", "JR-E0c")
def test_by_the_sea_it_falls_and_may_be_saved() -> None:
    table = stormed("tower-icicles", ("6I", ""), ("tower-icicles", "citadel"))
    assert of_kind(table, "go") == {f"tower-icicles.{side}" for side in range(6)}
    act(table, "go:tower-icicles.2")
    assert offered(table) == {"pass", "glacier"}


@pytest.mark.rule("JR-E8a", "JR-F1")
def test_no_passport_is_shown_in_the_storm() -> None:
    settings: dict[str, Any] = {"phase": "roll"}
    assert "passport" in kinds(race(("9C", ""), ("tower-clubs", "citadel"), **settings))
    table = stormed("tower-clubs", ("9C", ""), ("tower-clubs", "citadel"), **settings)
    assert "passport" not in kinds(table)
    assert refused(table, "passport:9C") == Refusal("jackrabbits-stormed", "JR-E8b")


@pytest.mark.rule("JR-E8a", "JR-X8")
def test_entering_stays_possible_but_nobody_goes_on_from_there() -> None:
    settings: dict[str, Any] = {"trailing_carrots": True}
    free = act(race(("KC X1", ""), ("citadel", "citadel"), **settings), "ride:tower-clubs")
    assert "stay" in offered(free)
    table = stormed("tower-clubs", ("KC X1", ""), ("citadel", "citadel"), **settings)
    assert "arrived" in story(table, "ride:tower-clubs")
    assert (place(table, 0), "rest" in offered(table)) == ("tower-clubs", True)


@pytest.mark.rule("JR-E8b", "JR-E3a", "JR-E3b", "JR-E5b")
def test_neither_horse_nor_well_nor_boat_leads_out_of_it() -> None:
    suits = "horseshoes,shells,icicles"
    horses = stormed("tower-horseshoes", ("9U", ""), ("tower-horseshoes", "citadel"), suits=suits)
    assert not kinds(horses) & {"gallop", "trot", "well"}
    boats = stormed("tower-shells", ("9U", ""), ("tower-shells", "citadel"), suits=suits)
    assert "row" not in kinds(boats)
    assert refused(boats, "row:underground.0") == Refusal("jackrabbits-stormed", "JR-E8b")


@pytest.mark.rule("JR-E8b", "JR-E7b", "JR-EV7", "JR-EV6")
@pytest.mark.parametrize(
    ("suits", "drafts", "where", "ways"),
    [
        ("bells,icicles", "none", "tower-bells", {"crypt"}),
        ("bells,icicles", "bells", "tower-bells", {"crypt", "tunnel"}),
        ("anchors,icicles", "anchors", "citadel", {"sail"}),
        ("anchors,icicles", "none", "tower-anchors", {"sail"}),
    ],
)
def test_nor_do_the_ways_of_the_other_suits_of_the_sea(suits: str, drafts: str, where: str, ways: set[str]) -> None:
    def ways_out(storm_lies: str) -> set[str]:
        remembers: dict[str, tuple[str, ...]] = {"icicles": ("", storm_lies)}
        if "sail" in ways and drafts != "none":
            remembers["anchors"] = (where,)
        hands = ("9B" if "bells" in suits else "9A", "")
        table = race(hands, (where, "palace-icicles"), suits=suits, drafts=drafts, remembers=remembers)
        return kinds(table) & {"crypt", "tunnel", "sail"}

    assert ways_out("palace-icicles") == ways
    assert ways_out(where) == set()


@pytest.mark.rule("JR-E8b", "JR-J4")
def test_a_gap_is_as_good_as_the_sea() -> None:
    suits = "clubs,spades,hearts,icicles"
    land = made_land(f"{LAGOON}, tower-icicles 0 -8", suits)
    table = stormed("plaza-hearts", ("", ""), ("plaza-hearts", "citadel"), suits=suits, land=land)
    assert {"plaza-hearts.0", "plaza-hearts.5"} <= of_kind(table, "go")
    assert all(table.rules.roads.across[END_TEXTS.index(road)] < 0 for road in of_kind(table, "go"))


@pytest.mark.rule("JR-E8b", "JR-D3")
def test_who_is_thrown_off_leaves_the_storm() -> None:
    table = stormed(
        "tower-clubs", ("9S", "2S"), ("tower-clubs", "tower-clubs"), phase="acquisition", suits="clubs,spades,icicles"
    )
    act(table, "attack:1 fight:9S done", 0)
    act(table, "yield pass", 1)
    assert place(table, 1) == "off-board"


@pytest.mark.rule("JR-E8b")
@pytest.mark.parametrize("where", ["tower-icicles", "tower-clubs"], ids=["stormed", "not"])
def test_the_hole_of_the_glacier_leads_down_for_every_rabbit_there(where: str) -> None:
    table = stormed(where, ("", ""), ("tower-icicles", "citadel"))
    assert story(table, "plunge")[:2] == ["plunged", "arrived"]
    assert place(table, 0) == "underground"
    assert "plunge" not in kinds(race(("", ""), ("tower-clubs", "citadel")))
    assert refused(race(("", "")), "plunge") == Refusal("jackrabbits-other-time", "JR-E8b")


@pytest.mark.rule("JR-E8b", "JR-X8")
def test_who_passes_through_the_glacier_may_take_the_hole() -> None:
    table = act(race(("KI X1", ""), trailing_carrots=True), "ride:tower-icicles")
    assert story(table, "plunge")[:2] == ["passed-through", "plunged"]


# --- the glacier -------------------------------------------------------------------------------------------------


def falling(cards: str, **settings: Any) -> RaceTable:
    return act(race((cards, ""), ("tower-icicles", "citadel"), **settings), "go:tower-icicles.0")


@pytest.mark.rule("JR-E8c", "JR-E0g")
def test_icicles_worth_six_are_shown_and_kept() -> None:
    table = falling("2I 4I 9C")
    act(table, "glacier")
    assert offered(table) == {"prove:2I"}, "all of them are needed"
    assert refused(table, "done").rule == "JR-E8c"
    act(table, "prove:2I prove:4I done")
    assert (place(table, 0), {"2I", "4I"} <= hand(table, 0)) == ("tower-icicles", True)
    assert "rest" in offered(table)


@pytest.mark.rule("JR-E8c", "JR-E0g")
def test_who_could_not_show_enough_is_asked_all_the_same() -> None:
    table = falling("5I 9C")
    assert offered(table) == {"pass"}
    assert refused(table, "glacier") == Refusal("jackrabbits-too-poor", "JR-E8c")


@pytest.mark.rule("JR-E8c", "JR-X4", "JR-X3")
@pytest.mark.parametrize(
    ("options", "enough"), [({}, False), ({"capital_aces": True}, True), ({"ambivalent_aces": True}, True)], ids=str
)
def test_an_ace_counts_as_it_does_for_hearts(options: dict[str, Any], enough: bool) -> None:
    assert ("glacier" in offered(falling("AI", **options))) == enough


@pytest.mark.rule("JR-E8c", "JR-X5")
def test_a_capital_ace_of_icicles_adds_a_point_to_what_is_shown() -> None:
    settings: dict[str, Any] = {"capital_aces": True, "additional_capital": True}

    def saved_by(ace: str) -> set[str]:
        table = with_capital(race(("5I", ""), ("tower-icicles", "citadel"), **settings), 0, ace)
        return offered(act(table, "go:tower-icicles.0"))

    assert saved_by("AI") == {"pass", "glacier"}
    assert saved_by("AC") == {"pass"}


@pytest.mark.rule("JR-E8c", "JR-E5a")
def test_of_several_saves_one_is_chosen() -> None:
    table = race(("7L 6I", ""), ("tower-icicles", "citadel"), suits="shells,icicles")
    act(table, "go:tower-icicles.0")
    assert offered(table) == {"pass", "lighthouse", "glacier"}
    act(table, "lighthouse pay:7L done")
    assert place(table, 0) == "tower-shells"


@pytest.mark.rule("JR-E8c", "JR-D3")
def test_it_saves_in_anothers_turn_too() -> None:
    table = race(("9S", "6I KI"), phase="acquisition", suits="spades,icicles")
    act(table, "attack:1 fight:9S done", 0)
    act(table, "yield", 1)
    mine = sorted(card for card in hand(table, 1))
    act(table, f"glacier prove:{mine[0]} done", 1)
    assert place(table, 1) == "tower-icicles"
