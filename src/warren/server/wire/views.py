"""What a seat may know, and what it was told."""

from __future__ import annotations

from warren.server.wire.model import Message, Model, Phrase


class FactTold(Model):
    """Something that happened, as the reader may know it, for pictures and sounds. A value that is hidden is null."""

    fact: str
    seat: int | None
    args: dict[str, str | int | None]


class LineTold(Phrase):
    """One sentence of a story: whom it is about, which kinds of fact are behind it, and their rules."""

    seat: int | None
    facts: list[str]
    rules: list[str]


class StoryTold(Model):
    """What is new in a story: lines that take the place of those from number `start` on. The last ones may yet grow."""

    start: int
    lines: list[LineTold]


class OutcomeTold(Model):
    reason: str
    winners: list[int]
    scores: list[int]


class ViewTold(Model):
    """What the seat may know. `state` is the game's own part, in texts and numbers."""

    waiting_for: list[int]
    phase: str  # of the turn; empty where there are none
    choices: list[str]
    targets: list[dict[str, str]]  # the choices in the same order, by their parts: kind, and what it is done with
    prompt: list[str]
    rules: list[str]
    asks: Message | None  # what the reader is asked; null where it is simply their turn, or that of others
    outcome: OutcomeTold | None
    state: dict[str, object]
    insights: dict[str, object]  # what a client may show of the choices: the game's own part, too
