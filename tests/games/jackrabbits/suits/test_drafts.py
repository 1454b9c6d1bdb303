"""Suits played by their drafts: the setting, and the draft of shells. JR-EV5."""

from __future__ import annotations

from typing import Any

import pytest

from games.jackrabbits.helpers import hand, new, place, sampler, unsettled
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
