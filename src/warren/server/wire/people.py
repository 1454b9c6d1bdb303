"""Who comes, and where they reach this house."""

from __future__ import annotations

from warren.server.wire.model import Model, Name


class Newcomer(Model):
    """Somebody who has not been here before."""

    name: Name


class Person(Model):
    """Somebody who plays here. The code is their secret: whoever has it is them, on any device."""

    id: str
    name: str
    code: str


class Me(Model):
    """Who one is."""

    id: str
    name: str


class Reach(Model):
    """Where others reach this house, the likeliest first: nowhere in no network, None if it is not open to others."""

    origins: list[str] | None
