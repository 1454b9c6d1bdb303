"""Lessons: prepared positions to be played through. Nothing is kept: whoever learns says how far they have come."""

from __future__ import annotations

from typing import Final, NamedTuple

from warren.core.errors import BadInput
from warren.core.facts import Fact
from warren.core.lessons import LEARNER, Lesson, progress
from warren.core.story import Tale
from warren.core.table import Table
from warren.games import get
from warren.server.answers import draft_told, why_told
from warren.server.audience import view_told
from warren.server.lands import land_told
from warren.server.telling import facts_of, story_of
from warren.server.wire import frames, lessons, tables

OTHERS: Final = "villager"
"""The bot in whose name everybody else sits there."""


class Learning(NamedTuple):
    """A lesson in which some moves were made."""

    lesson: Lesson
    table: Table
    told: list[list[Fact]]  # what each of them led to


def _learning(game: str, name: str, moves: list[list[str]]) -> Learning:
    known = get(game).seeing.lessons()
    if name not in known:
        raise BadInput("lesson/unknown", lesson=name)
    table = known[name].table()
    ear = table.listen()
    told: list[list[Fact]] = []
    for actions in moves:
        table.play_all(LEARNER, _parsed(table, actions))
        told.append(ear.facts(LEARNER))
        ear.forget()
    return Learning(known[name], table, told)


def _parsed(table: Table, actions: list[str]) -> list[int]:
    return [table.game.actions.parse(text) for text in actions]


def lesson_told(game: str, name: str, asked: lessons.LessonAsked) -> lessons.LessonTold:
    lesson, table, told = _learning(game, name, asked.moves)
    reached, is_missed = progress(lesson, told)
    view = table.view(LEARNER)
    site = view.game.seeing.site(view)
    heard = [fact for facts in told for fact in facts]
    tale = Tale(table.game.seeing.story(game))
    tale.go_on(heard)
    bots = [None if seat == LEARNER else OTHERS for seat in range(int(table.players))]
    seats = [tables.seat_told(bot=bot, is_open=bot is None) for bot in bots]
    return lessons.LessonTold(
        table=tables.TableTold(
            id="",
            game=game,
            settings=table.setup.told(),
            status="over" if table.is_over() else "playing",
            seats=seats,
            your_seat=LEARNER,
            maker=None,
            then=None,
            again=None,
            next=None,
        ),
        view=view_told(view),
        facts=facts_of(heard),
        story=story_of(tale, 0),
        land=None if site is None else land_told(site),
        goals=[lessons.GoalTold(name=goal.name, rules=list(goal.rules)) for goal in lesson.goals],
        reached=reached,
        is_missed=is_missed,
    )


def lesson_draft(game: str, name: str, asked: lessons.LessonAsked) -> frames.DraftTold:
    """What could come next in a move, and what would be seen."""
    _, table, _ = _learning(game, name, asked.moves)
    return draft_told(0, table, LEARNER, _parsed(table, asked.actions), asked.known)


def lesson_why(game: str, name: str, asked: lessons.LessonAsked) -> frames.WhyTold:
    _, table, _ = _learning(game, name, asked.moves)
    return why_told(0, table, LEARNER, _parsed(table, asked.actions), asked)
