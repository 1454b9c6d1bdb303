"""Tables: as somebody wants them, and as they are for everybody to see."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from warren.server.wire.model import Message, Model, Problem, SettingsGiven
from warren.server.wire.views import OutcomeTold


class SeatWish(Model):
    """Who is to sit there: the person who makes the table, a bot, or whoever comes by the link."""

    who: Literal["me", "bot", "open"]
    bot: Annotated[str, Field(max_length=40)] = ""


class TableWish(Model):
    """A table as somebody wants it. With `prelude`, those who sit there first play another game, agreed on so."""

    game: Annotated[str, Field(max_length=40)]
    settings: SettingsGiven = Field(default={})
    seats: Annotated[list[SeatWish], Field(max_length=8)]
    prelude: SettingsGiven | None = None


class Checked(Model):
    """Whether a table could be made so: what is wrong with it, or nothing, and what it should know."""

    problem: Problem | None
    notes: list[Message]


class SeatTold(Model):
    """Who sits there, for everybody to see."""

    name: str | None
    bot: str | None
    invited: str | None  # for whom the seat is kept, for a little while
    is_open: bool
    is_here: bool
    is_stood_in: bool  # a bot plays on for who has left


def seat_told(name: str | None = None, bot: str | None = None, *, is_open: bool = False) -> SeatTold:
    """A seat at a table that is only looked at."""
    return SeatTold(name=name, bot=bot, invited=None, is_open=is_open, is_here=True, is_stood_in=False)


class TableTold(Model):
    """A table, for everybody to see."""

    id: str
    game: str
    settings: dict[str, str]
    status: Literal["open", "playing", "over"]
    seats: list[SeatTold]
    your_seat: int | None
    maker: int | None  # the seat of whoever made it, who may give open seats to bots
    then: str | None  # the game that the same seats go on to
    again: int | None  # the seat of who plays the same again there, and asks the others to come along
    next: str | None  # and the table, as soon as there is one


class OwnTable(Model):
    """A table that one sits at. When anybody moved there last would tell who has answered unseen: it is left out."""

    table: TableTold
    made: float  # in seconds since 1970
    waits_for: list[int]
    waits_for_you: bool
    outcome: OutcomeTold | None
