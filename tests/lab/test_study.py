"""Studies: many games, and everything that happens in them counted."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from warren.cli.common import app
from warren.core.errors import BadInput, UnknownBot
from warren.games.jackrabbit.game import JACKRABBIT
from warren.games.jackrabbits.game import JACKRABBITS
from warren.lab.study import Course, plan, play, played, summed_up


def test_the_same_study_goes_the_same_way_on_any_number_of_cores() -> None:
    planned = plan(JACKRABBITS, {"turn_limit": 30, "players": 3}, ["random"], "same")
    alone = [play(planned, number) for number in range(3)]
    together = dict(played(planned, 3, 2, lambda: False))
    assert [together[number] for number in range(3)] == alone


def test_a_game_is_told_by_its_turns_and_by_what_happened() -> None:
    planned = plan(JACKRABBITS, {"turn_limit": 12}, ["random"], "turns")
    course = play(planned, 0)
    assert course.players == 2
    assert course.length == course.facts["turn"] <= 12
    assert course.winner == -1
    assert course.facts["turn-limit"] == 1


def test_a_game_without_turns_is_measured_in_actions() -> None:
    planned = plan(JACKRABBIT, {"length": "hand"}, ["random"], "actions")
    courses = [play(planned, number) for number in range(2)]
    assert summed_up(JACKRABBIT, courses).unit == "actions"


def test_many_games_are_summed_up() -> None:
    def course(winner: int, length: int, **facts: int) -> Course:
        return Course(winner, 2, length, {kind.name: 0 for kind in JACKRABBITS.facts.kinds} | {"turn": 1} | facts)

    courses = [course(0, 10, claimed=3), course(1, 20), course(0, 30, claimed=1), course(-1, 40)]
    found = summed_up(JACKRABBITS, courses)
    assert (found.games, found.draws, found.unit, found.mean) == (4, 1, "turns", 25.0)
    assert found.wins == (2, 1)
    assert (found.lengths[0], found.lengths[-1]) == (10, 40)
    (claimed,) = (use for use in found.uses if use.kind == "claimed")
    assert (claimed.share, claimed.times) == (50.0, 1.0)
    assert "JR-A1" in claimed.rules


def test_a_study_is_checked_before_the_first_game() -> None:
    with pytest.raises(UnknownBot):
        plan(JACKRABBITS, {}, ["gredy"], "x")
    with pytest.raises(BadInput):
        plan(JACKRABBITS, {"players": 2}, ["random", "greedy", "villager"], "x")


def test_the_command_shows_lengths_who_wins_and_what_happens() -> None:
    arguments = ["study", "jackrabbits", "random", "--games", "2", "--jobs", "1", "--set", "turn_limit=8"]
    done = CliRunner().invoke(app, arguments)
    assert done.exit_code == 0
    assert "Games: 2, 2 of them without a winner." in done.stdout
    assert "Turns per game: 8.0 on average" in done.stdout
    assert "rolled" in done.stdout
