"""What can be played here."""

from __future__ import annotations

from warren.core.settings import Kind
from warren.server.wire.model import Model


class SettingInfo(Model):
    name: str
    default: str
    options: list[str]
    low: int
    high: int
    kind: Kind
    none: bool


class PresetInfo(Model):
    """Settings that make a good game together."""

    name: str
    settings: dict[str, str]


class GameInfo(Model):
    name: str
    actions: dict[str, list[tuple[str, str]]]  # by kind: the fields in the text of an action, each with its sort
    players: list[int]  # how many can play, the usual number first
    settings: list[SettingInfo]
    among: list[dict[str, str]]  # other defaults, by how many people sit down: first those for none
    presets: list[PresetInfo]
    prelude: str | None  # the game that can be played first, to make something for this one
    lessons: list[str]  # prepared positions to learn it from, in order
    rules: list[str]


class House(Model):
    """What can be played here."""

    games: list[GameInfo]
    bots: list[str]
    languages: list[str]
    version: str
