"""Advice for a person, from their view alone: what the search would do, why, how sure it is, and what else there is.

All of a hint is worked out here, and clients only put it into words: then its parts agree. What speaks for a move is
asked for the whole of it. The numbers are those that the order is made from, and how sure it is follows from them and
from how far off they may be. It comes without memory: what a person has to remember by themselves neither counts nor
shows.
"""

from __future__ import annotations

from math import hypot, sqrt
from typing import Literal, NamedTuple

from warren.bots.greedy import GreedyBot
from warren.bots.search import Node, Search, SearchBot
from warren.core.errors import Reason
from warren.core.memory import NO_MEMORY
from warren.core.rng import Chance
from warren.core.view import View

SIMULATIONS = 1500
"""A second or so interpreted, a moment compiled."""

GUIDED = 100
"""The same for a game that tells a search where to look: each takes longer, and fewer do."""

PATIENCE = 2
"""How many times as long a search goes on, at most, whose favourite is not what was worth most."""

MOST_OTHERS = 2
TELLING = 10.0
"""A choice is told beside the best one if its number is off by no more than so many games of 100, as a rule."""

SENSIBLE = 0.01
"""How likely a choice is at least, where a game tells, that is worth comparing with the best."""

CLOSE = 5
"""Games of 100 that read as a close call."""

Sureness = Literal["only", "sure", "likely", "close", "open"]
"""The only choice there is; sure; it looks better than the rest; a close call; or not enough is known to say so."""


class Option(NamedTuple):
    """One choice, how many games of 100 it wins, and how far off that is, as a rule: its standard error."""

    action: int
    percent: int
    doubt: float


class Advice(NamedTuple):
    """The best choice first, then others by their numbers; no options where nobody can win.

    `move` is the whole compound move that the best choice begins, and `merits` is what speaks for all of it. Where a
    hint must not name a move, `said` is all that it says.
    """

    options: tuple[Option, ...]
    move: tuple[int, ...]
    merits: tuple[Reason, ...] = ()
    said: Reason | None = None
    untold: int = 0
    """Other choices, which were tried too little to tell what they are worth, or are worth less than those told."""
    is_unclear: bool = False
    """Whether one that was tried too little seemed nearly as good, or better."""

    def sureness(self) -> Sureness | None:
        """How sure it is that nothing else is better, by what is told; None where no chances are."""
        if not self.options:
            return None
        best, *others = self.options
        if not others:
            if not self.untold:
                return "only"
            return "open" if self.is_unclear or best.doubt > TELLING else "sure"
        lead = best.percent - others[0].percent
        if lead > CLOSE and self._leads_by(3) and not self.is_unclear:
            return "sure"
        if self._leads_by(1):
            return "likely"
        return "close" if lead <= CLOSE else "open"

    def _leads_by(self, times: int) -> bool:
        """Whether the best is ahead of all others by more than so many times what the lead may be off by."""
        best, *others = self.options
        return all(best.percent - other.percent > times * hypot(best.doubt, other.doubt) for other in others)


def advise(view: View, chance: Chance, simulations: int = SIMULATIONS) -> Advice:
    """What to do. The view must have choices."""
    game, thought = view.game, view.game.thinking.considered(view, NO_MEMORY)
    if len(thought.choices) == 1 and (said := game.seeing.suggestion(view, thought.choices[0])) is not None:
        return Advice((), (), said=said)
    if not game.seeing.has_winner():
        move = GreedyBot(chance, NO_MEMORY).move(thought)
        return Advice((), tuple(move), tuple(game.seeing.merits(view, move)))
    budget = min(simulations, GUIDED) if game.thinking.has_instincts() else simulations
    search = _searched(thought, chance, budget)
    best = search.favourite()
    if (said := game.seeing.suggestion(view, int(best.action))) is not None:
        return Advice((), (), said=said)
    move = SearchBot(chance, NO_MEMORY, budget, False).completed(thought, search.line())
    merits = tuple(game.seeing.merits(view, move))
    options = _told(best, _others(search))
    unclear = [node for node in search.root.children if node.visits and not _is_known(node)]
    is_unclear = any(_percent(_worth(node)) >= options[0].percent - CLOSE for node in unclear if node is not best)
    return Advice(options, tuple(move), merits, None, len(thought.choices) - len(options), is_unclear)


def _searched(view: View, chance: Chance, budget: int) -> Search:
    """Until the choice that was tried most is also worth most: what is worth more is tried next, so that is soon."""
    search = Search(view, chance)
    search.run(budget)
    if search.is_guided:
        _compare(search)
    while not _is_settled(search) and search.simulations < PATIENCE * budget:
        search.run(1)
    return search


def _compare(search: Search) -> None:
    """Try what comes next until one can tell what it is worth: a guided search hardly looks at what seems unlikely."""
    best = search.favourite()
    sensible = [node for node in search.root.children if node is not best and node.likely >= SENSIBLE]
    for node in sorted(sensible, key=lambda node: (-node.visits, -node.likely))[:MOST_OTHERS]:
        while not _is_known(node):
            search.follow(node)


def _is_known(node: Node) -> bool:
    return node.visits > 0 and _doubt(node) <= TELLING


def _is_settled(search: Search) -> bool:
    others = _others(search)
    return not others or _worth(others[0]) <= _worth(search.favourite())


def _others(search: Search) -> list[Node]:
    """What else was tried often enough to tell what it is worth, the best first."""
    best = search.favourite()
    known = [node for node in search.root.children if node is not best and _is_known(node)]
    return sorted(known, key=lambda node: (-_worth(node), int(node.action)))


def _told(best: Node, others: list[Node]) -> tuple[Option, ...]:
    """The numbers as they are shown.

    Where the search has not settled in time, something else may still seem better than the favourite, which was tried
    more often. What they were worth together is then the number of both: the likeliest, if the favourite is the best.
    """
    total, visits = best.total, float(best.visits)
    for node in others:
        if _worth(node) > total / visits:
            total, visits = total + node.total, visits + float(node.visits)
    most = total / visits
    told = [Option(int(best.action), _percent(most), _doubt(best))]
    told += [Option(int(node.action), _percent(min(most, _worth(node))), _doubt(node)) for node in others]
    return tuple(told[: 1 + MOST_OTHERS])


def _worth(node: Node) -> float:
    return node.total / float(node.visits)


def _percent(worth: float) -> int:
    return round(50 * (min(1.0, max(-1.0, worth)) + 1))


def _doubt(node: Node) -> float:
    """The standard error, in games of 100. As if there had been one more result, as far off as a whole game."""
    visits = float(node.visits)
    spread = max(0.0, node.squares - node.total * node.total / visits)
    return 50 * sqrt((spread + 1) / (visits + 1) / visits)
