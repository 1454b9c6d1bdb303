"""What all that goes over the wire is made of: nothing is passed over, and what is said has a limit."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from warren.core.settings import LONGEST_TEXT

Name = Annotated[str, Field(min_length=1, max_length=40)]
ActionText = Annotated[str, Field(max_length=60)]
SettingsGiven = Annotated[
    dict[Annotated[str, Field(max_length=60)], Annotated[str, Field(max_length=LONGEST_TEXT)]], Field(max_length=64)
]
Number = Annotated[int, Field(ge=0, le=2**31 - 1)]
Actions = Annotated[list[ActionText], Field(max_length=64)]


class Model(BaseModel):
    """Nothing is passed over: a field that does not belong is an error."""

    model_config = ConfigDict(extra="forbid")


class Thing(Model):
    """A thing that has a name in every language: of what sort it is, and which one."""

    sort: str
    text: str


class Phrase(Model):
    """A message id with its arguments: numbers, words to choose by, things, phrases within it, or lists of these."""

    message: str
    arguments: dict[str, Argument]


Item = str | int | Thing | Phrase
Argument = Item | list[Item]


class Message(Phrase):
    """Why not, or what for, and the rule it comes from."""

    rule: str


class Problem(Phrase):
    """What went wrong: its code, and the message that says so."""

    code: str


for _model in (Phrase, Problem, Message):
    _model.model_rebuild()
