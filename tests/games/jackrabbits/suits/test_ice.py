"""Icicles by their draft: the freeze by who has fallen, and ice before another player. JR-EV8."""

from __future__ import annotations

from typing import Any

import pytest

from games.jackrabbits.helpers import place, see, spent, will
from playing import Refusal, act, kinds, of_kind, offered, refused, story
from warren.games.jackrabbits.deck import CARD_TEXTS
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.table import RaceTable


def race(hands: tuple[str, ...], rabbits: tuple[str, ...] = (), phase: str = "journey", **settings: Any) -> RaceTable:
    """Seven is the price, unless the dice are said."""
    return position(hands, rabbits, phase=phase, **{"suits": "clubs,icicles", "drafts": "icicles", **settings})


def frozen(hands: tuple[str, ...], rabbits: tuple[str, ...], **settings: Any) -> RaceTable:
    """Player 0 has left the land from the tower of icicles, and frozen all others; it is the turn of player 1."""
    table = race((f"7I {hands[0]}", *hands[1:]), ("tower-icicles", *rabbits), **settings)
    act(table, "go:tower-icicles.0 freeze pay:7I done")
    return act(table, "rest") if table.seats() == [0] else table


def iced(ice: str, hands: tuple[str, ...], rabbits: tuple[str, ...] = (), **settings: Any) -> RaceTable:
    """This ice lies before player 0, whose turn it is."""
    return race(hands, rabbits, remembers={"icicles": (ice,)}, **settings)


def lying_open(table: RaceTable, what: str) -> list[tuple[int, set[str], int]]:
    """What everybody sees of it: before whom it is, the cards, and what they come to."""
    seen = [one for one in see(table, None).laid() if one.what == what]
    return [(one.seat, {CARD_TEXTS[card] for card in one.cards}, one.points) for one in seen]


# --- the freeze --------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-EV8", "JR-E0g")
def test_whose_fall_stands_may_pay_to_freeze_all_others_asked_able_or_not() -> None:
    table = act(race(("7I", ""), ("tower-icicles", "citadel")), "go:tower-icicles.0")
    assert (offered(table), place(table, 0)) == ({"pass", "freeze"}, "off-board")
    poor = act(race(("6I", ""), ("tower-icicles", "citadel")), "go:tower-icicles.0")
    assert offered(poor) == {"pass"}
    assert refused(poor, "freeze") == Refusal("jackrabbits-too-poor", "JR-EV8")
    act(table, "freeze pay:7I done")
    assert lying_open(table, "freeze") == [(0, set(), 0)]


@pytest.mark.rule("JR-EV8", "JR-E0g", "JR-D3")
def test_in_anothers_turn_too_and_saves_come_before() -> None:
    table = race(("9S", "7I 8I"), phase="acquisition", suits="spades,shells,icicles")
    act(table, "attack:1 fight:9S done", 0)
    act(table, "yield", 1)
    assert offered(table, 1) == {"pass"}, "about a save"
    act(table, "pass", 1)
    assert "freeze" in offered(table, 1)


@pytest.mark.rule("JR-EV8", "JR-E1b", "JR-E0g")
def test_in_ones_own_turn_it_is_the_freeze_or_the_summons() -> None:
    table = race(("7I 7T", ""), ("tower-icicles", "citadel"), suits="torches,icicles")
    act(table, "go:tower-icicles.0")
    assert offered(table) == {"pass", "freeze", "summon"}
    act(table, "freeze pay:7I done")
    assert "summon" not in offered(table)


@pytest.mark.rule("JR-EV8", "JR-E8b")
def test_nobody_else_leaves_a_hexagon_but_off_board() -> None:
    table = act(frozen(("", "X1"), ("tower-icicles",)), "roll")
    assert kinds(table) <= {"stay", "go", "match", "storm"}
    assert of_kind(table, "go") == {f"tower-icicles.{side}" for side in range(6)}, "all of them at the sea"
    assert refused(table, "ride:citadel") == Refusal("jackrabbits-frozen", "JR-EV8")


@pytest.mark.rule("JR-EV8", "JR-T5")
def test_the_underground_counts_as_a_hexagon() -> None:
    table = act(frozen(("", ""), ("underground",)), "roll")
    assert "hole" not in kinds(table)
    assert refused(table, "hole:cave-1") == Refusal("jackrabbits-frozen", "JR-EV8")


@pytest.mark.rule("JR-EV8", "JR-F1")
def test_no_passport_is_shown() -> None:
    table = frozen(("", "9C"), ("tower-clubs",))
    assert "passport" not in kinds(table)
    assert refused(table, "passport:9C") == Refusal("jackrabbits-frozen", "JR-EV8")


@pytest.mark.rule("JR-EV8", "JR-U2", "JR-E1a")
def test_who_is_off_board_comes_in_but_not_up_by_torchlight() -> None:
    table = frozen(("", "7T 8T 9T TT"), ("off-board",), suits="torches,icicles")
    act(table, "roll down")
    assert (place(table, 1), offered(table)) == ("underground", {"stay"})
    assert refused(table, "climb:cave-1") == Refusal("jackrabbits-frozen", "JR-EV8")


@pytest.mark.rule("JR-EV8")
def test_it_thaws_when_the_next_turn_of_who_froze_starts_and_never_holds_that_player() -> None:
    table = frozen(("", ""), ("citadel",))
    act(table, "roll")
    assert "go" not in kinds(table)
    assert "thawed" in story(table, "stay rest rest")
    assert lying_open(table, "freeze") == []


@pytest.mark.rule("JR-EV8", "JR-E7a")
def test_to_be_sent_is_no_journey() -> None:
    table = frozen(("", "TB 9B 8B 7B 6B"), ("citadel",), suits="bells,icicles")
    act(table, "roll")
    assert "ring:1" in offered(table), "one may send oneself"


# --- the ice -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-EV8", "JR-I3", "JR-E0j")
def test_at_the_end_of_a_turn_icicles_are_laid_before_one_other_player() -> None:
    table = act(race(("2I 5I KI 9C", "", ""), phase="acquisition", pile="2C"), "rest")
    assert of_kind(table, "ice") == {f"{seat}:{card}" for seat in (1, 2) for card in ("2I", "5I")}
    assert refused(table, "ice:0:2I") == Refusal("jackrabbits-lay-before-another", "JR-EV8")
    assert refused(table, "ice:1:KI") == Refusal("jackrabbits-ice-icicles", "JR-E0j")
    assert refused(table, "roll") == Refusal("jackrabbits-ice-or-rest", "JR-EV8")
    act(table, "ice:1:2I ice:1:5I rest")
    assert lying_open(table, "ice") == [(1, {"2I", "5I"}, 7)]


@pytest.mark.rule("JR-EV8")
@pytest.mark.parametrize(("ice", "leaves"), [("7I", False), ("6I", True), ("3I 4I", False)])
def test_only_dice_higher_than_all_the_ice_let_a_rabbit_leave(ice: str, leaves: bool) -> None:
    table = iced(ice, ("", ""))
    assert ("go" in kinds(table)) == leaves
    if not leaves:
        assert refused(table, "go:citadel.0") == Refusal("jackrabbits-iced", "JR-EV8")


@pytest.mark.rule("JR-EV8", "JR-E4c")
def test_the_load_is_added_to_the_dice() -> None:
    settings: dict[str, Any] = {"suits": "acorns,icicles", "phase": "journey", "drafts": "icicles"}
    loaded: dict[str, tuple[str, ...]] = {"icicles": ("7I",), "acorns": ("2N",)}
    assert "go" in kinds(position(("", ""), remembers=loaded, **settings))
    assert "go" not in kinds(position(("", ""), remembers={"icicles": ("7I",)}, **settings))


@pytest.mark.rule("JR-EV8", "JR-F2")
def test_a_passport_may_be_shown_before_ice_and_the_rabbit_stays() -> None:
    table = iced("9I", ("9C", ""), ("tower-clubs", "citadel"), phase="roll")
    will(table, (6, 3), (6, 2))
    act(table, "passport:9C")
    assert kinds(table) <= {"stay", "match"}
    assert "grounded" in story(table, "stay")
    assert place(table, 0) == "tower-clubs"


@pytest.mark.rule("JR-EV8")
def test_ice_is_discarded_when_the_turn_ends_off_board_too() -> None:
    table = act(iced("9I", ("", ""), ("citadel", "citadel"), phase="acquisition"), "rest")
    assert "9I" in spent(table)
    assert lying_open(table, "ice") == []
    fallen = iced("9I", ("", ""), ("tower-icicles", "citadel"))
    act(fallen, "go:tower-icicles.0 pass")
    assert (place(fallen, 0), "9I" in spent(fallen)) == ("off-board", True)


@pytest.mark.rule("JR-EV8", "JR-I3")
def test_ice_holds_its_player_in_their_own_next_turn_alone_whoever_laid_it_and_adds_up() -> None:
    table = race(("3I", "4I", ""), phase="acquisition", pile="")
    act(table, "rest ice:2:3I rest roll")
    assert "go" in kinds(table), "it lies before the third player"
    act(table, "stay rest ice:2:4I rest")
    assert lying_open(table, "ice") == [(2, {"3I", "4I"}, 7)]
    will(table, (6, 3), (6, 2))
    act(table, "roll")
    assert "go" not in kinds(table)
    assert refused(table, "go:citadel.0") == Refusal("jackrabbits-iced", "JR-EV8")


@pytest.mark.rule("JR-I3", "JR-EV8", "JR-X7", "JR-E2c", "JR-E4c")
def test_at_the_end_of_a_turn_hearts_come_first_then_shields_then_acorns_then_ice() -> None:
    table = race(
        ("7H 5E 2N 2I", ""), ("plaza-hearts", "citadel"), phase="acquisition",
        suits="hearts,shields,acorns,icicles", special_access=True, edition="full",
    )  # fmt: skip
    asked = []
    act(table, "rest")
    while table.turn == 0:
        asked.append(table.step().name)
        act(table, "rest" if "rest" in offered(table) else "pass")
    assert asked == ["lay-open", "lay-seal", "loading", "icing"]


@pytest.mark.rule("JR-E0j", "JR-EV8", "JR-X3", "JR-X12")
@pytest.mark.parametrize(
    ("option", "way", "points"), [("ambivalent_aces", "ice", 1), ("ambivalent_aces", "ice-high", 11),
     ("capital_aces", "ice", 1), ("patriarchal_values", "ice", 14)],
)  # fmt: skip
def test_what_an_ace_counts_as_ice(option: str, way: str, points: int) -> None:
    settings: dict[str, Any] = {option: True}
    table = act(race(("AI", ""), phase="acquisition", pile="", **settings), f"rest {way}:1:AI")
    assert lying_open(table, "ice") == [(1, {"AI"}, points)]
    assert ("ice-high" in kinds(act(race(("AI", ""), phase="acquisition", pile="", **settings), "rest"))) == (
        option == "ambivalent_aces"
    )


@pytest.mark.rule("JR-EV8", "JR-E8a", "JR-E8c")
def test_the_storm_the_hole_and_the_glacier_are_not_there() -> None:
    table = race(("7I 8I", ""), ("tower-icicles", "citadel"))
    assert not kinds(table) & {"storm", "plunge"}
    assert refused(table, "storm:citadel").reason == "jackrabbits-other-variant"
    act(table, "go:tower-icicles.0")
    assert "glacier" not in offered(table)
