"""How well each bot remembers, in games in which one has to: the better it plays, the better its memory.

Lapses of a hundred occasions: how often it forgets what has happened to itself (JACKED: that it is JACKED), and how
often it overlooks what another player has done (JACKED: that they were JACKED and moved).

                                         forgets   overlooks
random                                        30          60
greedy                                        15          30
search, below 100 simulations or 5 ms         10          20
search, below 1000 simulations or 50 ms        5          10
search, from there on                          2           5
"""

from __future__ import annotations

from typing import Final

from warren.core.memory import Memory
from warren.core.rng import Chance

RANDOM: Final = (30, 60)
GREEDY: Final = (15, 30)
SEARCH: Final = ((100, 10, 20), (1000, 5, 10))
"""Below so many simulations, the lapses."""

BEST: Final = (2, 5)
PER_MILLISECOND: Final = 20
"""Simulations, about, when compiled."""


def memory_of(chance: Chance, lapses: tuple[int, int]) -> Memory:
    return Memory(chance, lapses[0], lapses[1])


def search_lapses(budget: int, is_time: bool) -> tuple[int, int]:
    """By what a search may spend on a decision."""
    simulations = budget * PER_MILLISECOND if is_time else budget
    for limit, forgets, overlooks in SEARCH:
        if simulations < limit:
            return forgets, overlooks
    return BEST
