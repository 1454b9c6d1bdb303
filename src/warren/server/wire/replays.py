"""Looking back at a game."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from warren.server.limits import LONGEST_RECORD
from warren.server.wire.lands import LandTold
from warren.server.wire.model import Model
from warren.server.wire.tables import TableTold
from warren.server.wire.views import FactTold, LineTold, StoryTold, ViewTold

RecordText = Annotated[str, Field(max_length=LONGEST_RECORD)]


class RecordGiven(Model):
    """A record, as it was downloaded."""

    record: RecordText


class ReportGiven(Model):
    """What its reporter may know of a game, to be opened again: its record once it is over, else a view as bytes."""

    game: str
    revision: int
    settings: str
    seat: int | None
    record: str | None
    view: str | None


class StopTold(Model):
    """A position of a replay: the whole move that led to it. The deal is nobody's."""

    seat: int | None
    actions: list[str]
    turn: int  # turns that were over before it


class TallyTold(Model):
    """What the players had come to when a turn was over: at which stops, and for each of them a number by seat."""

    name: str
    stops: list[int]
    values: list[list[int]]


class ReplayTold(Model):
    """A record that was played again, from its deal to its last move."""

    table: TableTold
    stops: list[StopTold]
    tallies: list[TallyTold]


class Watching(Model):
    """Whose eyes a replay is watched with: those of a seat, or of somebody who only looks on."""

    record: RecordText
    seat: Annotated[int, Field(ge=0, le=7)] | None = None


class FactsAsked(Watching):
    is_open: bool = False  # with all that was hidden then


class FactsTold(Model):
    """What was told in a game, how much of it at each stop, and what each of them added to the story."""

    facts: list[FactTold]
    counts: list[int]
    stories: list[StoryTold]


class MomentTold(Model):
    """What decided a game: a stop, what happened there, and the chances of each seat before and after that turn."""

    stop: int
    before: list[int]
    after: list[int]
    lines: list[LineTold]


class MomentsTold(Model):
    """The turns in which everybody's chances changed most, in the order of play."""

    moments: list[MomentTold]


class PositionsAsked(Watching):
    start: Annotated[int, Field(ge=0, le=10**6)]
    count: Annotated[int, Field(ge=1, le=60)]


class PositionTold(Model):
    """A position as a seat saw it, without its choices; and what everybody held, which only the past hides."""

    view: ViewTold
    hands: list[list[str]]
    land: LandTold | None  # in games on a land, where it differs from the position before in the same answer


class PositionsTold(Model):
    positions: list[PositionTold]
