"""Advice for a person, from their view alone: what the search would do, how sure it is, and what else there is.

It comes without memory: what a person has to remember by themselves neither counts nor shows.
"""

from __future__ import annotations

from functools import partial
from math import sqrt
from typing import NamedTuple

from warren.bots.search import Node, Search
from warren.core.errors import Reason
from warren.core.memory import NO_MEMORY
from warren.core.rng import Chance
from warren.core.view import View

SIMULATIONS = 1500
"""A second or so interpreted, a moment compiled."""

GUIDED = 100
"""The same for a game that tells a search where to look: each takes longer, and fewer do."""


class Option(NamedTuple):
    """One choice, how likely it is to win, and how far off that may be."""

    action: int
    chance: float
    doubt: float


class Advice(NamedTuple):
    """The best choice first. `move` is the whole compound move that it begins.

    Where a hint must not name a move, there are no options, and `said` is all that it says.
    """

    options: tuple[Option, ...]
    move: tuple[int, ...]
    said: Reason | None = None
    untried: int = 0
    """Choices that a guided search saw no point in: nothing is known of them."""

    def sureness(self) -> str:
        """`only` choice, `sure`, `likely`, or a `close` call."""
        if len(self.options) == 1:
            return "sure" if self.untried else "only"
        best, next_best = self.options[:2]
        lead = (best.chance - next_best.chance) / max(1e-9, sqrt(best.doubt**2 + next_best.doubt**2))
        return "sure" if lead > 3 else "likely" if lead > 1 else "close"


def advise(view: View, chance: Chance, simulations: int = SIMULATIONS) -> Advice:
    """What to do. The view must have choices."""
    thought, suggestion = view.game.considered(view, NO_MEMORY), view.game.suggestion
    if len(thought.choices) == 1 and (said := suggestion(view, thought.choices[0])) is not None:
        return Advice((), (), said)
    search = Search(thought, chance)
    search.run(min(simulations, GUIDED) if search.is_guided else simulations)
    tried = sorted((node for node in search.root.children if node.visits), key=partial(_rank, search))
    untried = len(search.root.children) - len(tried)
    if (said := suggestion(view, int(tried[0].action))) is not None:
        return Advice((), (), said)
    return Advice(tuple(_option(node) for node in tried), tuple(_move(search, tried[0])), untried=untried)


def _rank(search: Search, node: Node) -> tuple[bool, bool, float, int]:
    """The favourite, then its rivals by what they are worth, then the others by how often they were tried."""
    is_rival = search.is_rival(node)
    merit = node.total / float(node.visits) if is_rival else float(node.visits)
    return (node is not search.favourite(), not is_rival, -merit, int(node.action))


def _option(node: Node) -> Option:
    visits = float(node.visits)
    likely = min(1.0, max(0.0, (node.total / visits + 1) / 2))
    return Option(int(node.action), likely, sqrt(max(likely * (1 - likely), 0.01) / visits))


def _move(search: Search, node: Node) -> list[int]:
    """The favourite, and what follows it as long as it is the same decision."""
    table = search.sampler.draw(search.chance)
    seat = int(search.view.seat)
    move = [int(node.action)]
    table.do(seat, node.action)
    while table.continues() and seat in table.seats():
        legal = table.choices(seat)
        further = [child for child in node.children if int(child.action) in legal]
        if not further:
            break
        node = max(further, key=lambda child: child.visits)
        move.append(int(node.action))
        table.do(seat, node.action)
    return move
