"""A report of a problem shows the game as its reporter saw it, and nothing that was hidden from them."""

from __future__ import annotations

import pytest

import warren
from warren.core.errors import BadInput
from warren.core.lessons import LEARNER
from warren.core.record import read, replay
from warren.core.report import reopened, reported
from warren.core.rng import fast
from warren.core.table import Table

PLAYERS = ("Ann", "Ben")


def played(game: str, moves: int, **settings: str) -> Table:
    """A game of two, some random moves on."""
    table = warren.game(game).new(5, **settings)
    chance = fast("report")
    while moves and not table.is_over():
        choices = table.choices(int(table.mover()))
        table.play(int(table.mover()), choices[chance.below(len(choices))])
        moves -= 1
    return table


@pytest.mark.parametrize("game", ["jackrabbit", "jacked", "jackrabbits", "land"])
def test_a_report_opens_to_the_same_view_and_is_the_same_whatever_is_hidden(game: str) -> None:
    table = played(game, 60)
    for seat in (0, 1, None):
        content = reported(table, seat, PLAYERS)
        found, whose = reopened(content, warren.game)
        assert (whose, found.view(seat).dump()) == (seat, table.view(seat).dump())
        other = table.game.sample(table.view(seat), fast("another truth"))
        assert reported(other, seat, PLAYERS) == content


def test_a_report_of_a_game_that_is_over_is_its_record() -> None:
    table = played("jackrabbit", 1000, length="hand")
    content = reported(table, 1, PLAYERS)
    assert replay(read(str(content["record"])), table.game).outcome is not None
    found, seat = reopened(content, warren.game)
    assert (seat, found.entries()) == (1, table.entries())


def test_a_report_of_a_lesson_is_the_moves_that_were_made() -> None:
    name, lesson = next(iter(warren.game("jackrabbits").seeing.lessons().items()))
    table = lesson.table()
    move = [table.game.actions.text(table.choices(LEARNER)[0])]
    found, seat = reopened({"game": "jackrabbits", "lesson": name, "moves": [move]}, warren.game)
    table.play(LEARNER, table.choices(LEARNER)[0])
    assert (seat, found.view(LEARNER).dump()) == (LEARNER, table.view(LEARNER).dump())


@pytest.mark.parametrize(
    "content",
    [
        {"game": "jackrabbit"},
        {"game": "jackrabbit", "view": "no bytes"},
        {"game": "jackrabbit", "view": "AAAA"},
        {"game": "jackrabbit", "record": "no record"},
        {"game": "jackrabbits", "lesson": "none", "moves": []},
        {"game": "jackrabbits", "lesson": ["roll"], "moves": []},
        {"game": "jackrabbits", "lesson": "roll", "moves": [7]},
        {"game": "chess", "view": ""},
        {},
    ],
)
def test_what_is_no_report_is_refused(content: dict[str, object]) -> None:
    with pytest.raises(BadInput):
        reopened(content, warren.game)
