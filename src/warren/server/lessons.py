"""Lessons: prepared positions to be played through. Nothing is kept: whoever learns says how far they have come."""

from __future__ import annotations

from typing import Final, NamedTuple

from warren.core.errors import BadInput
from warren.core.facts import Fact
from warren.games.jackrabbits.lessons import LEARNER, LESSONS, Lesson
from warren.games.jackrabbits.table import RaceTable
from warren.server import wire
from warren.server.house import draft_told, why_told
from warren.server.lands import RACE, land_told, site_of
from warren.server.room import view_told

LESSONS_OF: Final = {RACE: LESSONS}
"""By game; what is not here has none."""

RIVAL: Final = "villager"


class Learning(NamedTuple):
    """A lesson in which some moves were made."""

    lesson: Lesson
    table: RaceTable
    told: list[list[Fact]]  # what each of them led to


def _learning(game: str, name: str, moves: list[list[str]]) -> Learning:
    lessons = LESSONS_OF.get(game, {})
    if name not in lessons:
        raise BadInput("lesson/unknown", lesson=name)
    table = lessons[name].table()
    ear = table.listen()
    told: list[list[Fact]] = []
    for actions in moves:
        table.play_all(LEARNER, _parsed(table, actions))
        told.append(ear.facts(LEARNER))
        ear.forget()
    return Learning(lessons[name], table, told)


def _parsed(table: RaceTable, actions: list[str]) -> list[int]:
    return [table.game.actions.parse(text) for text in actions]


def lesson_told(game: str, name: str, asked: wire.LessonAsked) -> wire.LessonTold:
    lesson, table, told = _learning(game, name, asked.moves)
    reached, is_missed = _progress(lesson, told)
    view = table.view(LEARNER)
    site = site_of(view)
    seats = [wire.SeatTold(name=None, bot=bot, is_open=bot is None, is_here=True) for bot in (None, RIVAL)]
    return wire.LessonTold(
        table=wire.TableTold(
            id="",
            game=game,
            settings=table.setup.told(),
            status="over" if table.is_over() else "playing",
            seats=seats,
            your_seat=LEARNER,
            then=None,
            next=None,
        ),
        view=view_told(view),
        facts=[wire.FactTold.model_validate(fact.json()) for facts in told for fact in facts],
        land=None if site is None else land_told(site),
        goals=[wire.GoalTold(name=goal.name, rules=list(goal.rules)) for goal in lesson.goals],
        reached=reached,
        is_missed=is_missed,
    )


def _progress(lesson: Lesson, told: list[list[Fact]]) -> tuple[int, bool]:
    """How many goals are reached one after the other, and whether the next was missed."""
    reached = 0
    for facts in told:
        before = reached
        for fact in facts:
            if reached < len(lesson.goals) and lesson.goals[reached].is_reached(fact):
                reached += 1
        if reached == before < len(lesson.goals) and any(lesson.goals[reached].is_missed(fact) for fact in facts):
            return reached, True
    return reached, False


def lesson_draft(game: str, name: str, asked: wire.LessonAsked) -> wire.DraftTold:
    """What could come next in a move, and what would be seen."""
    _, table, _ = _learning(game, name, asked.moves)
    return draft_told(0, table.game, table.after(LEARNER, _parsed(table, asked.actions)))


def lesson_why(game: str, name: str, asked: wire.LessonAsked) -> wire.WhyTold:
    _, table, _ = _learning(game, name, asked.moves)
    return why_told(0, table, LEARNER, _parsed(table, asked.actions), asked)
