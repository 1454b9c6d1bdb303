"""What is said at a table, over the WebSocket: to the client, and from it."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from warren.server.wire.lands import LandTold
from warren.server.wire.model import Actions, ActionText, Message, Model, Number, Problem
from warren.server.wire.tables import TableTold
from warren.server.wire.views import FactTold, StoryTold, ViewTold


class State(Model):
    """What is new: parts that are null are as this connection was told last.

    Facts are those from number `facts_from` on, of all that this seat was ever told.
    """

    type: Literal["state"] = "state"
    table: TableTold | None
    move: int  # how many moves this seat has made: the number of its next one
    view: ViewTold | None  # there is none yet while seats are open
    facts: list[FactTold]
    facts_from: int
    story: StoryTold
    land: LandTold | None  # in games on a land


class StepTold(Model):
    """How a draft stands after one of its parts: what could come next, and what the seat would see."""

    choices: list[str]
    prompt: list[str]
    preview: ViewTold
    is_complete: bool
    ended: Literal["", "chance", "hidden", "turn"]
    beforehand: list[Message]  # what is said before it is played, where it is complete


class DraftTold(Model):
    """The answer to a draft: a step for each part that was not known yet, up to the first that does not stand."""

    type: Literal["draft"] = "draft"
    answers: int
    steps: list[StepTold]
    problem: Problem | None  # what is wrong with the part after them


class Accepted(Model):
    """The answer to a move that was stored, now or when it was sent before."""

    type: Literal["accepted"] = "accepted"
    answers: int
    move: int
    is_repeated: bool


class Refused(Model):
    """The answer to anything that could not be done. Nothing has changed."""

    type: Literal["refused"] = "refused"
    answers: int
    problem: Problem


class WhyTold(Model):
    """Why an action is not possible now; null if it is."""

    type: Literal["why"] = "why"
    answers: int
    reason: Message | None


class HintOption(Model):
    action: str
    percent: int


class HintTold(Model):
    """What the search would do: the whole move, what speaks for it, how sure that is, and what else there is.

    Where a hint must not name a move, `said` is all that it says, and the rest is empty.
    """

    type: Literal["hint"] = "hint"
    answers: int
    said: Message | None
    move: list[str]
    merits: list[Message]
    sureness: Literal["only", "sure", "likely", "close", "open"] | None  # null where nobody can win
    options: list[HintOption]  # the best first, then what else to show; none where nobody can win


Frame = Annotated[
    State | DraftTold | Accepted | Refused | WhyTold | HintTold,
    Field(discriminator="type"),
]


class Hello(Model):
    """The first thing said: who it is (a spectator without a code), and how many facts it has already."""

    type: Literal["hello"]
    code: Annotated[str, Field(max_length=64)] | None = None
    facts: Number = 0


class DraftAsked(Model):
    type: Literal["draft"]
    asks: Number
    actions: Actions
    known: Number = 0  # how many of their steps have been told already

    def length(self) -> int:
        """How many steps it asks for."""
        return max(1, len(self.actions) - self.known)


class MoveMade(Model):
    type: Literal["move"]
    asks: Number
    move: Number
    actions: Actions


class WhyAsked(Model):
    type: Literal["why"]
    asks: Number
    actions: Actions  # what is drafted so far
    action: ActionText = ""
    place: ActionText = ""  # why no choice leads there, if it is not an action that is asked about
    card: ActionText = ""  # or why nothing can be done with it


class HintAsked(Model):
    type: Literal["hint"]
    asks: Number
    actions: Actions


Said = Annotated[
    DraftAsked | MoveMade | WhyAsked | HintAsked,
    Field(discriminator="type"),
]
