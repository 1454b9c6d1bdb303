"""Suits played by their drafts: the setting, and the draft of shells. JR-EV5."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import append

from games.jackrabbits.helpers import hand, new, place, sampler, see, unsettled, will_pick
from playing import Refusal, act, ended, kinds, of_kind, offered, refused, story
from warren.core.rng import fast
from warren.games.jackrabbits.actions import END_TEXTS
from warren.games.jackrabbits.game import JACKRABBITS
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.table import RaceTable

DRAFTED = {"suits": "spades,shells", "drafts": "shells"}


def race(hands: tuple[str, ...], rabbits: tuple[str, ...] = (), phase: str = "journey", **settings: Any) -> RaceTable:
    """Seven is the price, unless the dice are said."""
    return position(hands, rabbits, phase=phase, **{**DRAFTED, **settings})


# --- the setting -------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-EV5")
@pytest.mark.parametrize("drafts", ["torches", "clubs", "shells,torches", "swords", "main"])
def test_a_suit_without_a_draft_is_refused_with_those_that_have_one(drafts: str) -> None:
    refusal = unsettled(suits="clubs,torches,shells", drafts=drafts)
    assert refusal.code == "settings/drafts"
    assert "shells" in refusal.arguments["known"]  # type: ignore[operator]


@pytest.mark.rule("JR-EV5", "JR-E0b")
def test_a_draft_of_a_suit_that_is_not_in_play_does_nothing_and_is_told() -> None:
    def told(**settings: object) -> list[str]:
        return [note.message for note in JACKRABBITS.notes(JACKRABBITS.agree(settings))]

    assert "jackrabbits-idle-draft" in told(suits="clubs,spades", drafts="shells")
    assert "jackrabbits-idle-draft" not in told(suits="clubs,shells", drafts="shells")
    assert new(suits="clubs,spades", drafts="shells").choices(0) is not None


@pytest.mark.rule("JR-S3")
def test_the_intro_game_has_no_drafts() -> None:
    assert unsettled(rules="intro", drafts="shells").code == "settings/combination"


@pytest.mark.rule("JR-EV5")
def test_what_only_the_other_variant_has_says_so() -> None:
    table = race(("7L", ""))
    assert refused(table, "lighthouse").reason == "jackrabbits-other-variant"
    main = race(("7L", ""), drafts="none")
    assert refused(main, "drift:citadel.0").reason == "jackrabbits-other-variant"
    without = position(("", ""), phase="journey", suits="clubs,spades")
    assert refused(without, "drift:citadel.0").reason == "jackrabbits-strategy-not-in-play"


# --- shells ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-EV5", "JR-E0g")
def test_gone_by_a_road_one_drifts_to_any_port_but_the_one_below_and_travels_on() -> None:
    table = act(race(("7L", ""), ("tower-shells", "citadel")), "go:tower-shells.0")
    ports = of_kind(table, "drift")
    assert "underground.0" not in ports
    assert refused(table, "drift:underground.0") == Refusal("jackrabbits-no-port", "JR-T2")
    small = next(port for port in sorted(ports) if port.startswith(("merchant", "tavern", "cave")))
    act(table, f"drift:{small} pay:7L done")
    assert of_kind(table, "go")
    assert small not in of_kind(table, "go")


@pytest.mark.rule("JR-EV5", "JR-J7", "JR-E5b")
def test_at_a_hexagon_the_drift_is_an_arrival_and_the_other_rules_of_shells_stay() -> None:
    table = race(("7L", ""), ("tower-shells", "citadel"))
    assert "row" in kinds(table)
    act(table, "go:tower-shells.0")
    house = next(port for port in sorted(of_kind(table, "drift")) if port.startswith(("palace", "plaza")))
    assert "arrived" in story(table, f"drift:{house} pay:7L done")


@pytest.mark.rule("JR-EV5", "JR-E0g")
def test_there_is_one_save_a_turn_even_when_the_journey_leads_off_the_land_again() -> None:
    table = act(race(("7L 8L", ""), ("tower-shells", "citadel")), "go:tower-shells.0")
    rhombus = next(port for port in sorted(of_kind(table, "drift")) if port.startswith(("woods", "mountain", "river")))
    act(table, f"drift:{rhombus} pay:7L done")
    pending = [table]
    while pending:
        trial = pending.pop()
        assert "drift" not in kinds(trial)
        if trial.seats() == [0] and trial.turn == 0:
            pending += [act(trial.clone(), f"go:{road}") for road in sorted(of_kind(trial, "go"))]


@pytest.mark.rule("JR-EV5", "JR-D3")
def test_thrown_off_one_drifts_to_another_hexagon_and_stays_there() -> None:
    table = race(("9S", "7L 8L"), ("tower-shells", "tower-shells"), phase="acquisition")
    act(table, "attack:1 fight:9S done", 0)
    act(table, "yield", 1)
    ports = of_kind(table, "drift", 1)
    assert all(port.startswith(("citadel", "tower", "palace", "plaza")) for port in ports)
    assert not [port for port in ports if port.startswith("tower-shells")]
    assert refused(table, "drift:tower-shells.0", 1) == Refusal("jackrabbits-drift-elsewhere", "JR-EV5")
    port = min(ports)
    [card] = hand(table, 1)
    assert "arrived" not in story(table, f"drift:{port} pay:{card} done", 1)
    assert place(table, 1) == port.partition(".")[0]


@pytest.mark.rule("JR-EV5", "JR-O1", "JR-E0g")
def test_who_drifts_to_the_citadel_by_a_road_wins_there() -> None:
    table = race(("KL QL JL 7L", ""), ("tower-shells", "tower-spades"))
    act(table, "go:tower-shells.0 drift:citadel.4 pay:7L done")
    assert ended(table).winners == (0,)


@pytest.mark.rule("JR-EV5", "JR-E0g", "JR-O1")
def test_who_is_thrown_off_and_drifts_to_the_citadel_wins_only_after_the_next_journey() -> None:
    table = race(("KL QL JL 7L 2S", "9S"), ("tower-shells", "tower-shells"), phase="acquisition")
    act(table, "attack:1 fight:2S done", 0)
    act(table, "fight:9S done", 1)
    act(table, "yield drift:citadel.4 pay:7L done", 0)
    assert (place(table, 0), table.outcome, "rest" in offered(table, 0)) == ("citadel", None, True)
    act(table, "rest", 0)
    act(table, "roll stay rest", 1)
    act(table, "roll stay", 0)
    assert ended(table).winners == (0,)


@pytest.mark.rule("JR-EV5", "JR-F3")
def test_who_falls_from_a_flight_drifts_to_a_hexagon_only() -> None:
    table = race(("7L 2C", ""), ("tower-clubs", "citadel"), passport="2C", suits="clubs,shells")
    act(table, "fall")
    small = next(port for port in sorted(END_TEXTS[end] for end in table.rules.roads.ports) if port.startswith("woods"))
    assert refused(table, f"drift:{small}") == Refusal("jackrabbits-drift-to-hexagon", "JR-EV5")
    assert all(port.startswith(("citadel", "tower", "palace", "plaza")) for port in of_kind(table, "drift"))


@pytest.mark.rule("JR-EV4", "JR-EV8", "JR-V1")
@pytest.mark.parametrize(("suit", "laid"), [("acorns", "burden:1:5N"), ("icicles", "ice:1:5I")])
def test_who_laid_a_card_before_somebody_is_known_to_have_it_no_more(suit: str, laid: str) -> None:
    card = laid[-2:]
    table = position((f"{card} 9S", ""), phase="acquisition", suits=f"spades,{suit}", drafts=suit)
    act(table, f"rest {laid} rest")
    for seat in range(2):
        drawn = sampler(table, seat).draw(fast("laid"))
        assert isinstance(drawn, RaceTable)
        assert card not in hand(drawn, 0) | hand(drawn, 1)


# --- what holds the places where one drifts ashore ---------------------------------------------------------------


def adrift(
    hands: tuple[str, ...], rabbits: tuple[str, ...] = ("tower-shells", "citadel"), **settings: Any
) -> RaceTable:
    """Player 0 has left the land from the islet of shells."""
    return act(race(hands, rabbits, **settings), "go:tower-shells.0")


@pytest.mark.rule("JR-EV5", "JR-E2a", "JR-E0h")
def test_the_guard_is_paid_by_who_drifts_to_where_it_stands_or_that_port_is_not_offered() -> None:
    guarded: dict[str, Any] = {"suits": "shields,shells", "tokens": {"guard": "merchant-1"}}
    poor, rich = (adrift((cards, ""), **guarded) for cards in ("7L", "7L 7E"))
    assert of_kind(rich, "drift") - of_kind(poor, "drift") == {"merchant-1.0"}
    assert refused(poor, "drift:merchant-1.0") == Refusal("jackrabbits-guarded", "JR-E2a")
    act(rich, "drift:merchant-1.0 pay:7L done pay:7E done guard:cave-1")
    assert see(rich, 0).on_road() == "merchant-1"


@pytest.mark.rule("JR-EV5", "JR-E2d", "JR-E0h")
def test_a_seal_is_broken_by_who_drifts_to_it_by_a_road_but_costs_nothing_who_was_thrown_off() -> None:
    sealed: dict[str, Any] = {"suits": "spades,shields,shells", "remembers": {"shields": ("", "5E", "")}}
    there = ("tower-shells", "palace-shells", "tower-shells")
    poor, rich = (adrift((cards, "5E", ""), there, **sealed) for cards in ("7L", "7L 6E"))
    ports = of_kind(rich, "drift") - of_kind(poor, "drift")
    assert {port.partition(".")[0] for port in ports} == {"palace-shells"}
    assert story(rich, f"drift:{min(ports)} pay:7L done pay:6E done")[-2:] == ["lost-shield", "arrived"]
    thrown = race(("9S", "5E", "7L 2L"), there, phase="acquisition", **sealed)
    act(thrown, "attack:2 fight:9S done")
    will_pick(thrown, 2, "2L")
    act(thrown, f"yield drift:{min(ports)} pay:7L done", 2)
    assert place(thrown, 2) == "palace-shells"
    assert see(thrown, None).laid(), "the seal holds"


@pytest.mark.rule("JR-EV5", "JR-E4a", "JR-E0g")
def test_who_drifts_to_the_beast_falls_after_all_and_is_not_saved_twice() -> None:
    table = adrift(("7L 8L", ""), suits="shells,acorns", tokens={"beast": "mountain-1"})
    act(table, "drift:mountain-1.2 pay:7L done")
    assert offered(table) == {"flee"}
    act(table, "flee")
    assert place(table, 0) == "off-board"


@pytest.mark.rule("JR-EV5", "JR-E4a")
def test_who_fled_from_the_beast_was_thrown_off_no_hexagon_and_may_drift_to_any() -> None:
    settings: dict[str, Any] = {"suits": "shells,acorns", "tokens": {"beast": "mountain-1"}}
    table = act(race(("7L", ""), ("tower-shells", "citadel"), **settings), "row:mountain-1.2 flee")
    ports = of_kind(table, "drift")
    assert {f"tower-shells.{side}" for side in range(6)} <= ports
    assert not [port for port in ports if port.startswith(("mountain", "river", "merchant"))]


@pytest.mark.rule("JR-EV5", "JR-F3")
def test_nor_was_who_fell_from_a_flight() -> None:
    table = race(("7L 2C", ""), ("tower-shells", "citadel"), passport="2C", suits="clubs,shells")
    assert "tower-shells.0" in of_kind(act(table, "fall"), "drift")


@pytest.mark.rule("JR-EV5", "JR-J5", "JR-E6a")
def test_where_one_has_landed_in_this_journey_one_does_not_drift() -> None:
    table = race(("7L", ""), ("tower-shells", "citadel"))
    table.trail = append(table.trail, END_TEXTS.index("river-2.2"))
    act(table, "go:tower-shells.0")
    assert "river-2.2" not in of_kind(table, "drift")
    assert refused(table, "drift:river-2.2") == Refusal("jackrabbits-port-used", "JR-J5")


@pytest.mark.rule("JR-EV5", "JR-EV8")
def test_who_has_left_the_ice_for_the_sea_and_drifted_travels_on() -> None:
    both: dict[str, Any] = {"suits": "shells,icicles", "drafts": "shells,icicles"}
    table = adrift(("7L", ""), **both, remembers={"icicles": ("9I",)})
    port = next(port for port in sorted(of_kind(table, "drift")) if port.startswith(("merchant", "tavern", "cave")))
    act(table, f"drift:{port} pay:7L done")
    assert of_kind(table, "go")


@pytest.mark.rule("JR-EV5", "JR-EV6", "JR-E5c")
def test_neither_boat_nor_drift_lands_where_the_pirate_ship_lies_and_below_it_shuts_the_port() -> None:
    both: dict[str, Any] = {"suits": "shells,anchors", "drafts": "shells,anchors"}
    for lies, shut in (("underground", {"underground.0"}), ("citadel", {"citadel.4"})):
        table = race(("7L", ""), ("tower-shells", "tower-anchors"), **{**both, "remembers": {"anchors": (lies,)}})
        for port in ("underground.0", "citadel.4"):
            assert (port in of_kind(table, "row")) == (port not in shut)
        act(table, "go:tower-shells.0")
        assert ("citadel.4" in of_kind(table, "drift")) == (lies != "citadel")


@pytest.mark.rule("JR-E0b", "JR-E0g", "JR-EV6", "JR-EV7")
def test_mains_and_drafts_of_different_suits_are_played_together() -> None:
    mixed: dict[str, Any] = {"suits": "shells,anchors,bells,icicles"}
    hands = ("7L 7A 7B 6I", "")
    for drafts, saves in (
        ("anchors,bells", {"lighthouse", "sink", "glacier"}),
        ("shells,icicles", {"drift", "embark"}),
        ("none", {"lighthouse", "embark", "glacier"}),
        ("shells,anchors,bells,icicles", {"drift", "sink"}),
    ):
        table = adrift(hands, **{**mixed, "drafts": drafts})
        assert kinds(table) == {"pass"} | saves
