"""Bots: they see views, never the table. A bot is named by a short text, the same on the command line and in records.

newcomer, villager, courtier, champion: the levels that people choose from, from weak to strong (levels.py)

random         any legal action
greedy         one decision ahead, by the game's value
search:400     tree search with so many simulations
search:200ms   tree search with so much time for each move, as a rule
"""

from __future__ import annotations

import re
from math import inf

from warren.bots.bot import Bot
from warren.bots.greedy import GreedyBot
from warren.bots.level import LevelBot
from warren.bots.levels import GREEDY, LEVELS, RANDOM, level_of, memory_of, search_lapses
from warren.bots.random import RandomBot
from warren.bots.search import SearchBot
from warren.core.errors import UnknownBot
from warren.core.rng import Chance

NAMES = tuple(level.name for level in LEVELS)
FORMS = (*NAMES, "random", "greedy", "search:<simulations>", "search:<milliseconds>ms")
USUAL = "courtier"
"""Who plays where nobody is named."""

__all__ = ["FORMS", "NAMES", "USUAL", "Bot", "make"]

_SEARCH = re.compile(r"search:([1-9][0-9]{0,6})(ms)?")


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
        raise UnknownBot("bot/unknown", name=name, known=FORMS)
    amount, is_time = int(budget[1]), budget[2] is not None
    memory = memory_of(chance, search_lapses(amount, is_time))
    return SearchBot(chance, memory, amount, is_time, seconds=seconds)
