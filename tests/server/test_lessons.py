"""Lessons: prepared positions, what is to be done in them, and whether it was done."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from warren.core.errors import BadInput, IllegalAction
from warren.games.jackrabbits.lessons import LESSONS
from warren.server.app import create_app
from warren.server.house import Clock
from warren.server.lessons import lesson_draft, lesson_told, lesson_why
from warren.server.pace import Pace
from warren.server.wire import lessons

TURN = [
    ["roll"],
    ["match:4H"],
    ["go:citadel.1", "go:merchant-1.2"],
    ["claim", "pay:4H", "pay:6H", "done"],
]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    app = create_app(f"sqlite:///{tmp_path / 'house.db'}", 1, Clock(steady=lambda: 1000.0), Pace(0, 0), tmp_path)
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


def told(lesson: str, *moves: list[str]) -> lessons.LessonTold:
    return lesson_told("jackrabbits", lesson, lessons.LessonAsked(moves=list(moves)))


@pytest.mark.rule("JR-L1", "JR-L2", "JR-J3", "JR-A1")
def test_a_first_turn_goes_from_the_roll_to_the_claim() -> None:
    for done in range(len(TURN) + 1):
        lesson = told("turn", *TURN[:done])
        assert (lesson.reached, lesson.is_missed) == (done, False)
    assert [goal.name for goal in lesson.goals] == ["roll", "lottery", "walk", "claim"]
    assert lesson.view.state["royals"] == [["JH"], []]
    assert [fact.fact for fact in lesson.facts][-2:] == ["drew", "turn"]


@pytest.mark.rule("JR-T2", "JR-T4", "JR-C4")
@pytest.mark.parametrize(
    "way", [["go:citadel.1", "horse:tower-diamonds"], ["go:citadel.3", "hole:cave-3", "go:cave-3.1"]]
)
def test_any_shortcut_will_do_that_is_paid_for(way: list[str]) -> None:
    lesson = told("pay", [*way[:2], "pay:9D", "done", *way[2:]])
    assert (lesson.reached, lesson.is_missed) == (1, False)


@pytest.mark.rule("JR-E1a", "JR-E2a", "JR-E2c", "JR-E3b", "JR-E3c", "JR-E4a", "JR-E4c")
@pytest.mark.rule("JR-E5b", "JR-E5c", "JR-E5d", "JR-E6a", "JR-E6d", "JR-E7a", "JR-E7b", "JR-E8a", "JR-E8b")
@pytest.mark.parametrize(
    ("lesson", "moves"),
    [
        ("torches", [["go:citadel.0", "down", "climb:cave-2", "pay:9T", "done", "go:cave-2.2"]]),
        ("shields", [["guard:cave-1", "pay:8E", "done"], ["rest"], ["seal:5E", "done"]]),
        ("horseshoes", [["well"], ["buy:9S", "done", "pay:9U", "done"]]),
        ("acorns", [["beast:woods-2", "pay:8N", "done"], ["rest"], ["load:3N", "rest"]]),
        ("shells", [["row:underground.0"], ["cast:2L", "cast:5L", "done"]]),
        ("anchors", [["sail:tower-spades.0"], ["anchor:8A"]]),
        ("bells", [["ring:1", "pay:8B", "done"], ["crypt"]]),
        ("icicles", [["storm:citadel", "pay:8I", "done"], ["plunge"]]),
    ],
)
def test_each_suit_that_can_be_added_has_a_lesson_that_can_be_done(lesson: str, moves: list[list[str]]) -> None:
    done = told(lesson, *moves)
    assert (done.reached, done.is_missed) == (len(done.goals), False)


@pytest.mark.rule("JR-O1")
def test_three_royals_brought_to_the_citadel_win() -> None:
    lesson = told("home", ["go:plaza-hearts.4", "go:tavern-1.0"])
    assert (lesson.reached, lesson.is_missed) == (1, False)
    assert lesson.view.outcome is not None
    assert lesson.view.outcome.winners == [0]


@pytest.mark.parametrize(
    ("name", "moves", "reached"),
    [
        ("turn", [["roll"], ["stay"]], 1),
        ("turn", [*TURN[:2], ["go:citadel.1", "go:merchant-1.1"]], 2),
        ("turn", [*TURN[:3], ["rest"]], 3),
        ("pay", [["go:citadel.1", "go:merchant-1.2"]], 0),
        ("home", [["stay"]], 0),
        ("shells", [["row:tower-spades.1"]], 0),
        ("anchors", [["go:tower-anchors.0"]], 0),
        ("bells", [["crypt"]], 0),
        ("icicles", [["storm:tower-spades", "pay:8I", "done"]], 0),
    ],
)
def test_whoever_does_something_else_has_missed_the_goal(name: str, moves: list[list[str]], reached: int) -> None:
    lesson = told(name, *moves)
    assert (lesson.reached, lesson.is_missed) == (reached, True)


def test_a_move_of_a_lesson_is_composed_and_explained_like_any_other() -> None:
    asked = lessons.LessonAsked(moves=TURN[:3], actions=["claim"])
    draft = lesson_draft("jackrabbits", "turn", asked)
    assert draft.steps[-1].choices == ["pay:4H"]
    assert not draft.steps[-1].is_complete
    why = lesson_why("jackrabbits", "turn", lessons.LessonAsked(moves=TURN[:1], action="match:9C"))
    assert why.reason is not None
    assert why.reason.rule == "JR-L2"


def test_what_is_not_possible_is_refused() -> None:
    with pytest.raises(IllegalAction):
        told("turn", ["stay"])
    with pytest.raises(BadInput) as refusal:
        told("nonsense")
    assert refusal.value.code == "lesson/unknown"


def test_lessons_are_told_and_learned_over_the_wire(client: TestClient) -> None:
    games = {game["name"]: game for game in client.get("/api/house").json()["games"]}
    assert games["jackrabbits"]["lessons"] == list(LESSONS)
    assert games["jackrabbit"]["lessons"] == []
    lesson = client.post("/api/lessons/jackrabbits/turn", json={"moves": TURN[:2]}).json()
    assert lesson["reached"] == 2
    assert lesson["land"]["picture"]["marks"]
    draft = client.post("/api/lessons/jackrabbits/turn/draft", json={"moves": [], "actions": ["roll"]}).json()
    assert draft["steps"][-1]["ended"] == "chance"
    why = client.post("/api/lessons/jackrabbits/turn/why", json={"moves": [], "action": "stay"}).json()
    assert why["reason"] is not None
    refused = client.post("/api/lessons/jackrabbits/turn", json={"moves": [["stay"]]})
    assert refused.status_code == 422
    assert client.post("/api/lessons/whist/turn", json={}).status_code == 404
