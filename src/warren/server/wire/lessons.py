"""Learning a game."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from warren.server.wire.lands import LandTold
from warren.server.wire.model import Actions, ActionText, Model, Number
from warren.server.wire.tables import TableTold
from warren.server.wire.views import FactTold, StoryTold, ViewTold

Moves = Annotated[list[Actions], Field(max_length=64)]


class LessonAsked(Model):
    """How far somebody has come in a lesson: the moves that they have made, and what is asked about the next one."""

    moves: Moves = Field(default=[])
    actions: Actions = Field(default=[])  # what is drafted so far
    known: Number = 0  # how many of their steps have been told already
    action: ActionText = ""  # why not that?
    place: ActionText = ""  # or why not there?
    card: ActionText = ""  # or with that?


class GoalTold(Model):
    """What is to be done, and the rules behind it."""

    name: str
    rules: list[str]


class LessonTold(Model):
    """A lesson after some moves: how things stand, how many goals are reached, whether the next cannot be any more."""

    table: TableTold
    view: ViewTold
    facts: list[FactTold]
    story: StoryTold
    land: LandTold | None
    goals: list[GoalTold]
    reached: int
    is_missed: bool
