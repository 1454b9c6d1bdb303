"""Bots: they see views, never the table. A bot is named by a short text, the same on the command line and in records.

A package brings a bot by an entry point of the group `warren.bots`, under its name, that names its class, or whatever
else makes one from a source of chance and the seconds that it has. Its words are `bot-NAME`, with `.about`.

newcomer, villager, courtier, champion: the levels that people choose from, from weak to strong (levels.py)

random         any legal action
greedy         one decision ahead, by the game's value
search:400     tree search with so many simulations
search:200ms   tree search with so much time for each decision
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from math import inf

from warren.bots.bot import Bot
from warren.bots.greedy import GreedyBot
from warren.bots.level import LevelBot
from warren.bots.levels import GREEDY, LEVELS, RANDOM, level_of, memory_of, search_lapses
from warren.bots.random import RandomBot
from warren.bots.search import SearchBot
from warren.core import packages
from warren.core.errors import BadPackage, UnknownBot
from warren.core.messages import Thing
from warren.core.rng import Chance

USUAL = "courtier"
"""Who plays where nobody is named."""

Maker = Callable[[Chance, float], Bot]

__all__ = ["USUAL", "Bot", "forms", "make", "names", "register"]

_OTHERS: dict[str, Maker] = {}
_NAME = re.compile("[a-z][a-z0-9-]{0,39}")
_SEARCH = re.compile(r"search:([1-9][0-9]{0,6})(ms)?")


def names() -> tuple[str, ...]:
    """The bots that people choose from: those of installed packages, then the levels, from weak to strong."""
    _load_others()
    return (*_OTHERS, *(level.name for level in LEVELS))


def forms() -> tuple[str, ...]:
    """What a bot can be called."""
    return (*names(), "random", "greedy", "search:<simulations>", "search:<milliseconds>ms")


def register(name: str, maker: Maker) -> None:
    """Make a bot of your own known by its name, for this process."""
    if not _NAME.fullmatch(name) or name in ("random", "greedy", "search", *_OTHERS) or level_of(name) is not None:
        raise BadPackage("package/bot-name", name=name)
    _OTHERS[name] = maker


def make(name: str, chance: Chance, seconds: float = inf) -> Bot:
    """The bot that a text names, with a source of chance of its own. It decides when its seconds are over."""
    level = level_of(name)
    if level is not None:
        return LevelBot(chance, level, seconds)
    if name == "random":
        return RandomBot(chance, memory_of(chance, RANDOM))
    if name == "greedy":
        return GreedyBot(chance, memory_of(chance, GREEDY), seconds=seconds)
    budget = _SEARCH.fullmatch(name)
    if budget is None:
        return _other(name, chance, seconds)
    amount, is_time = int(budget[1]), budget[2] is not None
    memory = memory_of(chance, search_lapses(amount, is_time))
    return SearchBot(chance, memory, amount, is_time, seconds=seconds)


def _other(name: str, chance: Chance, seconds: float) -> Bot:
    left_out = {} if name in _OTHERS else _load_others()
    if name in left_out:
        raise left_out[name]
    if name not in _OTHERS:
        raise UnknownBot("bot/unknown", name=name, known=tuple(Thing("form", form) for form in forms()))
    maker = _OTHERS[name]
    try:
        return maker(chance, seconds)
    except Exception as problem:  # whatever the code of others does
        raise packages.blamed(maker.__module__, name, problem) from problem


@cache
def _load_others() -> dict[str, BadPackage]:
    """Bots of installed packages, looked for once, and only when a name is not one of ours; by name, what is broken."""
    return packages.bring("warren.bots", _join)


def _join(name: str, maker: object) -> None:
    if not callable(maker):
        raise BadPackage("package/no-bot")
    register(name, maker)
