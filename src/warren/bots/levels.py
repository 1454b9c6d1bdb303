"""The levels that people choose from, and how well each bot remembers, in games in which one has to.

A level is a bot with weaknesses. It may *misjudge*: what each choice is worth, as a chance to win from -1 to 1, comes
out wrong by up to so much either way. So it still pays with the right cards, and takes what wins at once, but goes
astray where the choices are close. And it has *lapses*, of a hundred occasions: how often it forgets what has happened
to itself (JACKED: that it is JACKED), and how often it overlooks what another player has done (JACKED: that they were
JACKED and moved). docs/strength.md tells how strong each level is.

                                         forgets   overlooks
random                                        30          60
greedy                                        15          30
search, below 100 simulations or 5 ms         10          20
search, below 1000 simulations or 50 ms        5          10
search, from there on                          2           5
"""

from __future__ import annotations

from typing import Final, NamedTuple

from warren.core.memory import Memory
from warren.core.rng import Chance

RANDOM: Final = (30, 60)
GREEDY: Final = (15, 30)
SEARCH: Final = ((100, 10, 20), (1000, 5, 10))
"""Below so many simulations, the lapses."""

BEST: Final = (2, 5)
PER_MILLISECOND: Final = 20
"""Simulations, about, when compiled."""

_FINE: Final = 2001


class Level(NamedTuple):
    """A bot for people: how many simulations it thinks for (none: one decision ahead), and what it lacks.

    `guided`: the simulations where a game has instincts that guide the search: each takes longer there, and tells more.
    """

    name: str
    simulations: int
    guided: int
    misjudges: float
    lapses: tuple[int, int]


LEVELS: Final = (
    Level("newcomer", 0, 0, 0.5, (30, 60)),
    Level("villager", 0, 0, 0.2, (15, 30)),
    Level("courtier", 200, 0, 0.05, (5, 10)),
    Level("champion", 800, 200, 0.0, (2, 5)),
)
"""From the weakest to the strongest."""


def level_of(name: str) -> Level | None:
    """The level of that name, if there is one."""
    for level in LEVELS:
        if level.name == name:
            return level
    return None


def error(chance: Chance, most: float) -> float:
    """By how much somebody who misjudges is wrong: anything from -`most` to `most`, each as likely as the others."""
    return most * (float(chance.below(_FINE)) * 2.0 / float(_FINE - 1) - 1.0)


def memory_of(chance: Chance, lapses: tuple[int, int]) -> Memory:
    return Memory(chance, lapses[0], lapses[1])


def search_lapses(budget: int, is_time: bool) -> tuple[int, int]:
    """By what a search may spend on a decision."""
    simulations = budget * PER_MILLISECOND if is_time else budget
    for limit, forgets, overlooks in SEARCH:
        if simulations < limit:
            return forgets, overlooks
    return BEST
