"""How a race ends that nobody wins. JR-G1, JR-G2."""

from __future__ import annotations

from typing import Any

import pytest

from playing import act, ended, offered, told
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.table import RaceTable

from .helpers import hand, new, pile, place, spent
from .lands import made_land

PIPS = [rank + suit for suit in "CS" for rank in "A23456789T"]


def nothing_left(players: int = 2, **given: Any) -> RaceTable:
    """All pips are in the hands."""
    share = len(PIPS) // players
    hands = [" ".join(PIPS[share * seat : share * (seat + 1)]) for seat in range(players - 1)]
    hands.append(" ".join(PIPS[share * (players - 1) :]))
    table = position(tuple(hands), suits="clubs,spades", rules="intro", **given)
    assert pile(table) == spent(table) == set()
    return table


def sit_out(table: RaceTable, seat: int) -> None:
    """A turn in which nothing is done."""
    act(table, "roll stay rest", seat)
    if offered(table, seat) and "rest" in offered(table, seat):
        act(table, "rest", seat)


@pytest.mark.rule("JR-G1")
def test_without_a_limit_the_game_goes_on() -> None:
    table = new(3, rules="intro")
    for _ in range(30):
        sit_out(table, int(table.turn))
    assert not table.is_over()


@pytest.mark.rule("JR-G1")
@pytest.mark.parametrize("limit", [1, 5, 8])
def test_when_the_turn_limit_is_reached_the_game_is_drawn_and_reported_as_such(limit: int) -> None:
    table = new(3, players=3, rules="intro", turn_limit=limit)
    ear = table.listen()
    for _ in range(limit):
        assert table.outcome is None
        act(table, "roll stay rest", table.seats()[0])
    assert ended(table).winners == ()
    assert ended(table).reason == "jackrabbits-end-turn-limit"
    assert ended(table).returns() == [0, 0, 0]
    assert [fact.args["turns"] for fact in told(ear, "turn-limit")] == [limit]


@pytest.mark.rule("JR-G1")
def test_who_wins_in_the_last_turn_has_won() -> None:
    table = position(("KC KS KH", ""), phase="journey", turns=4, turn_limit=5)
    act(table, "stay")
    assert ended(table).winners == (0,)


@pytest.mark.rule("JR-G1")
def test_royals_count_for_the_score_of_a_drawn_game() -> None:
    table = position(
        ("KC KS", "QH"), ("tower-clubs", "citadel"), phase="acquisition", turns=4, turn_limit=5, rules="intro"
    )
    act(table, "rest")
    assert ended(table).winners == ()
    assert ended(table).scores == (2, 1)


@pytest.mark.rule("JR-G2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_full_round_in_which_nothing_happens_and_nothing_can_be_drawn_ends_in_a_draw(players: int) -> None:
    table = nothing_left(players)
    ear = table.listen()
    for seat in range(players):
        assert table.outcome is None
        sit_out(table, seat)
    assert ended(table).winners == ()
    assert ended(table).reason == "jackrabbits-end-stuck"
    assert told(ear, "stuck")


@pytest.mark.rule("JR-G2", "JR-E2c", "JR-E4c")
@pytest.mark.parametrize(
    ("suit", "lays", "ends"),
    [("acorns", "load:2N rest", "rest rest"), ("shields", "seal:2E done", "rest")],
    ids=["a load", "a seal"],
)
def test_cards_that_are_laid_begin_the_round_anew(suit: str, lays: str, ends: str) -> None:
    hands = [" ".join(rank + letter for rank in "A23456789T") for letter in ("S", "N" if suit == "acorns" else "E")]
    where = ("citadel", "plaza-spades")
    table = position(tuple(hands), where, phase="acquisition", suits=f"spades,{suit}", hand_limit=20)
    act(table, ends)
    act(table, f"roll stay rest {lays}", 1)
    assert table.outcome is None
    act(table, f"roll stay {ends}", 0)
    assert table.outcome is None
    act(table, "roll stay rest rest", 1)
    assert ended(table).reason == "jackrabbits-end-stuck"


@pytest.mark.rule("JR-G2")
def test_a_rabbit_that_moves_begins_the_round_anew() -> None:
    """From the citadel's side 0 a road goes around the corner of a river and off the land."""
    table = nothing_left(3, land=made_land("citadel 0 0, river-1 1 0 1", "clubs,spades"))
    sit_out(table, 0)
    sit_out(table, 1)
    act(table, "roll go:citadel.0 go:river-1.0", 2)
    assert place(table, 2) == "off-board"
    assert table.outcome is None
    sit_out(table, 0)
    sit_out(table, 1)
    act(table, "roll down rest", 2)
    for seat in (0, 1, 2):
        assert table.outcome is None
        sit_out(table, seat)
    assert ended(table).reason == "jackrabbits-end-stuck"


@pytest.mark.rule("JR-G2")
def test_a_royal_that_is_paid_begins_the_round_anew_though_nothing_can_be_drawn() -> None:
    hands = (f"QC {' '.join(PIPS[:8])}", " ".join(PIPS[8:]))
    table = position(hands, ("tower-clubs", "citadel"), to_play=1, suits="clubs,spades", rules="intro")
    sit_out(table, 1)
    act(table, "roll stay claim pay:QC done")
    assert pile(table) == spent(table) == set()
    assert table.outcome is None
    sit_out(table, 1)
    assert table.outcome is None
    sit_out(table, 0)
    assert ended(table).reason == "jackrabbits-end-stuck"


@pytest.mark.rule("JR-G2")
def test_a_card_that_is_discarded_can_be_drawn_and_the_round_begins_anew() -> None:
    table = nothing_left(2)
    act(table, "roll stay rest discard:AC")
    act(table, "roll stay rest", 1)  # draws the Ace
    assert "AC" in hand(table, 1)
    act(table, "rest", 1)
    sit_out(table, 0)
    assert table.outcome is None
    sit_out(table, 1)
    assert ended(table).reason == "jackrabbits-end-stuck"


@pytest.mark.rule("JR-G2")
def test_a_card_discarded_at_the_very_end_of_the_idle_round_keeps_the_game_alive() -> None:
    table = nothing_left(2)
    sit_out(table, 0)
    act(table, "roll stay rest discard:TS", 1)
    assert table.outcome is None
    assert spent(table) == {"TS"}


@pytest.mark.rule("JR-G2")
def test_the_turn_in_which_the_last_card_is_drawn_is_not_idle() -> None:
    table = position((" ".join(PIPS[:9]), " ".join(PIPS[9:18]), PIPS[18]), suits="clubs,spades", rules="intro")
    for seat in (0, 1, 2):
        sit_out(table, seat)  # the first of them draws the last card
    assert table.outcome is None
    sit_out(table, 0)
    assert ended(table).reason == "jackrabbits-end-stuck"
