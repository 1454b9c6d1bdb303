"""Objectives, winning, and never more than three royals. JR-O1 to JR-O3."""

from __future__ import annotations

import pytest

from playing import act, ended, offered, refused, told
from warren.games.jackrabbits.game import JACKRABBITS
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.table import RaceTable

from .helpers import OBJECTIVES, court, hand, new, place, unsettled

TRIOS = {
    "KC QC JC": {"simple", "monarchic", "tribal"},
    "KC QS JH": {"simple", "diverse", "monarchic", "diverse-monarchic"},
    "KC KS KH": {"simple", "diverse"},
    "KC QC JH": {"simple", "monarchic"},
    "KC KS JC": {"simple"},
    "KC QC KH": {"simple"},
    "JH QS QD": {"simple", "diverse"},
    "KC QS": set(),
    "KC QC X1": set(),
    "TC TS TH TD": set(),
}


@pytest.mark.rule("JR-O1")
@pytest.mark.rule("JR-O2")
@pytest.mark.parametrize("objective", OBJECTIVES)
@pytest.mark.parametrize("held", TRIOS)
def test_three_royals_on_the_citadel_win_if_they_meet_the_objective(held: str, objective: str) -> None:
    table = position((held, ""), ("tower-spades", "citadel"), phase="journey", objective=objective)
    ear = table.listen()
    act(table, "go:tower-spades.3 go:merchant-1.0")
    if objective in TRIOS[held]:
        assert ended(table).winners == (0,)
        assert ended(table).reason == "jackrabbits-end-won"
        assert ended(table).returns() == [1, -1]
        assert ended(table).scores == (3, 0)
        assert [fact.seat for fact in told(ear, "won")] == [0]
    else:
        assert table.outcome is None
        assert place(table, 0) == "citadel"
        assert "rest" in offered(table, 0)


@pytest.mark.rule("JR-O2")
@pytest.mark.parametrize("objective", OBJECTIVES)
@pytest.mark.parametrize("held", TRIOS)
def test_nothing_is_missing_exactly_where_the_objective_is_met(held: str, objective: str) -> None:
    table = position((held, ""), ("tower-spades", "citadel"), phase="journey", objective=objective)
    assert (missing_to(table) == []) == (objective in TRIOS[held])


@pytest.mark.rule("JR-O2")
@pytest.mark.parametrize(
    ("objective", "held", "wanted"),
    [
        ("simple", "", "any any any"),
        ("simple", "KC QC", "any"),
        ("diverse", "KC QC", "other other"),
        ("monarchic", "", "K Q J"),
        ("monarchic", "KC KS JH", "Q"),
        ("diverse-monarchic", "KC QC", "K J"),
        ("diverse-monarchic", "KC QC JS", "K"),
        ("tribal", "", "same same same"),
        ("tribal", "KC JH QH", "H"),
    ],
)
def test_a_slot_shows_what_the_objective_still_needs(objective: str, held: str, wanted: str) -> None:
    table = position((held, ""), ("tower-spades", "citadel"), phase="journey", objective=objective)
    assert " ".join(missing_to(table)) == wanted


def missing_to(table: RaceTable) -> list[str]:
    """What the first player is still told to need."""
    missing = table.view(1).insights()["missing"]
    assert isinstance(missing, list)
    return list(missing[0])


@pytest.mark.rule("JR-O1")
def test_the_win_comes_at_once_before_acquisition_and_increment() -> None:
    table = position(("KC QS JH", ""), ("tower-spades", "citadel"), phase="journey")
    pile_size = len(table.cards_in(4))
    act(table, "go:tower-spades.3 go:merchant-1.0")
    assert table.is_over()
    assert len(table.cards_in(4)) == pile_size
    assert table.seats() == []


@pytest.mark.rule("JR-O1")
@pytest.mark.parametrize(
    ("start", "moves"),
    [
        ("citadel", "stay"),
        ("tower-clubs", "ride:citadel"),
        ("underground", "ride:citadel"),
        ("underground", "hole:cave-1 go:cave-1.1"),
        ("plaza-hearts", "go:plaza-hearts.5 horse:citadel pay:7D done"),
    ],
)
def test_any_way_to_stand_on_the_citadel_after_the_journey_wins(start: str, moves: str) -> None:
    table = position(("KC QS JH X1 7D", ""), (start, "citadel"), phase="journey", dice=(3, 4))
    act(table, moves)
    assert ended(table).winners == (0,)


@pytest.mark.rule("JR-O1")
@pytest.mark.parametrize("there", ["tower-clubs", "underground"])
def test_three_royals_elsewhere_do_not_win(there: str) -> None:
    table = position(("KC QS JH", ""), (there, "citadel"), phase="journey")
    act(table, "stay")
    assert table.outcome is None


@pytest.mark.rule("JR-O1")
def test_three_royals_on_the_citadel_do_not_win_in_anothers_turn_but_in_ones_own() -> None:
    table = position(("", "KC QS JH"), ("citadel", "citadel"), phase="journey", rules="intro")
    act(table, "stay")
    assert table.outcome is None
    act(table, "rest")
    assert table.outcome is None  # the turn begins, the journey is still to come
    act(table, "roll stay", 1)
    assert ended(table).winners == (1,)


@pytest.mark.rule("JR-O1")
def test_royals_spent_on_the_way_are_missing_on_the_citadel() -> None:
    table = position(("KC QS JD", ""), ("plaza-hearts", "citadel"), phase="journey", rules="intro")
    act(table, "go:plaza-hearts.5 horse:citadel pay:JD done")
    assert table.outcome is None
    assert place(table, 0) == "citadel"
    assert court(table) >= {"JD"}


@pytest.mark.rule("JR-O1")
def test_who_passes_by_the_citadel_without_ending_there_has_not_won() -> None:
    table = position(("KC QS JH X1", ""), ("citadel", "citadel"), phase="journey", rules="intro")
    act(table, "ride:tower-clubs")
    assert table.outcome is None


@pytest.mark.rule("JR-O1")
@pytest.mark.rule("JR-D3")
def test_a_royal_stolen_on_the_citadel_wins_in_the_middle_of_the_acquisition_phase() -> None:
    table = position(("KC QS 5S", "JH"), phase="acquisition")
    act(table, "attack:1 fight:5S done")
    if not table.is_over():
        act(table, "yield", 1)
    assert ended(table).winners == (0,)


@pytest.mark.rule("JR-O2")
@pytest.mark.parametrize("objective", ["diverse", "diverse-monarchic"])
def test_the_diverse_objectives_need_three_suits_in_play(objective: str) -> None:
    assert unsettled(suits="clubs,spades", objective=objective).arguments["rule"] == "JR-O2"
    JACKRABBITS.agree({"suits": "clubs,spades,hearts", "objective": objective})


@pytest.mark.rule("JR-O2")
@pytest.mark.parametrize("objective", ["simple", "monarchic", "tribal"])
def test_the_other_objectives_do_with_two_suits(objective: str) -> None:
    assert new(1, suits="clubs,spades", objective=objective).outcome is None


@pytest.mark.rule("JR-O3")
def test_who_holds_three_royals_cannot_claim_a_fourth_beside_them() -> None:
    table = position(("KS QS JH 9C 8C", ""), ("tower-clubs", "citadel"), phase="acquisition", rules="intro")
    assert "claim" not in offered(table)
    refused(table, "claim")
    assert len([card for card in hand(table, 0) if card[0] in "JQK"]) == 3
