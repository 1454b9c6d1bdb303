"""Bots: they see views, never the table. A bot is named by a short text, the same everywhere."""

from __future__ import annotations

from warren.bots.bot import Bot
from warren.bots.random import RandomBot
from warren.core.errors import UnknownBot
from warren.core.rng import Chance

_NAMES = ("random",)

__all__ = ["Bot", "make", "names"]


def names() -> tuple[str, ...]:
    return _NAMES


def make(name: str, chance: Chance) -> Bot:
    """The bot that a text names, with a source of chance of its own."""
    if name == "random":
        return RandomBot(chance)
    raise UnknownBot("bot/unknown", name=name, known=_NAMES)
