"""What clients are told besides the rules' own state: where choices lead, and whose turn it is."""

from __future__ import annotations

import pytest

from playing import act
from warren.core.rng import fast
from warren.games.jacked.game import JACKED
from warren.games.jacked.position import position
from warren.games.jacked.table import JackedTable

from .helpers import new, see


def told(table: JackedTable, seat: int) -> dict[str, int]:
    leads = see(table, seat).shown()["leads"]
    assert isinstance(leads, dict)
    return leads


@pytest.mark.parametrize("settings", [{}, {"players": 2, "jokers": "2", "side": 12}, {"teams": True, "jokers": "4"}])
def test_every_choice_that_moves_a_peg_leads_where_the_peg_then_stands(settings: dict[str, object]) -> None:
    table, chance, compared = new(5, **settings), fast("leads"), 0
    for _ in range(150):
        seat = table.seats()[0]
        for text, place in told(table, seat).items():
            trial = table.clone()
            before = list(trial.board.places)
            act(trial, text, seat)
            moved = [int(now) for old, now in zip(before, trial.board.places, strict=True) if old != now and now >= 0]
            assert moved == [place], text
            compared += 1
        table.play(seat, int(table.pick(seat, chance)))
        if table.is_over():
            break
    assert compared > 100


def test_swaps_discards_and_calls_lead_nowhere() -> None:
    table = position(pegs="R1:10 B1:30", hands=("TC", "9C", "9D", "9H"), jacked_play="memory")
    assert told(table, 0) == {}
    assert told(table, 1) == {}


def test_a_view_tells_whose_turn_it_is_while_others_may_still_call() -> None:
    table = position(pegs="R1:10 B1:30", hands=("2C", "9C", "", ""), jacked_play="memory")
    assert see(table, 3).to_play() == 0
    act(table, "move:2:R1")
    assert see(table, None).to_play() == 1
    act(table, "move:9:B1", 1)
    assert see(table, 0).to_play() is None


@pytest.mark.rule("JK-J3")
def test_several_people_remember_for_themselves_and_a_single_one_is_told() -> None:
    assert [JACKED.agree({}, people).choice("jacked_play") for people in range(5)] == ["strict"] * 2 + ["memory"] * 3
    assert JACKED.agree({"jacked_play": "strict"}, 4).choice("jacked_play") == "strict"
