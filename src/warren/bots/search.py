"""`search:400`: information-set Monte Carlo tree search, for any game.

Every simulation draws a table from the view (a possible truth with chance of its own), goes down the tree, adds one
node, and plays on at random for a while; then the result, or the game's value where the playout was cut off, is
credited to the choices on the way, each from the point of view of the seat that made it. One tree serves all truths:
its nodes are sequences of choices, and a choice competes only in the simulations in which it was legal (Cowling,
Powley and Whitehouse's single-observer search). Chance is not in the tree: whatever comes up leads to the same node.

Asks and Windows appear in their canonical order, one seat after the other, with explicit passes.

Of a compound move the tree tells all parts: what was tried most, and then what was tried most after it. Where it does
not tell enough, it is searched from there; a guided search, which follows, is made for each part that is in doubt.

Where a game tells what sensible players do (`instincts`), only what the seat decides before chance or anybody else has
a say is in the tree: what comes after depends on dice and hands that a node does not know. From there on all play by
instinct, each on the table that was drawn, until everybody has had a turn: what a table is worth is told best then. All
choices are tried on the same tables, with the same dice and cards to come, so that luck does not decide between them.
"""

from __future__ import annotations

from math import inf, log, sqrt
from threading import active_count
from time import perf_counter, sleep
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.bots.belief import likely_table
from warren.bots.bot import Bot
from warren.bots.levels import error
from warren.core.memory import Memory
from warren.core.rng import Chance
from warren.core.table import Table
from warren.core.view import View

_EXPLORATION: Final = 0.7
_CURIOSITY: Final = 0.5
_CAUTION: Final = 0.05
_CLOSE: Final = 4  # what was tried a fourth as often as the favourite, or more, is a rival
_OPINIONS: Final = 8  # tables on which the likelihood of the choices is asked for
_ENOUGH: Final = 16  # what was tried so often in the middle of a move is taken; else it is searched from there
_FOREGONE: Final = 0.999  # likely enough that no simulation is spent on anything else
_BREATH: Final = 512  # simulations after which other threads get their turn: compiled code does not give it by itself


class Node:
    """One choice in the tree, with what it has been worth to the seat that made it."""

    def __init__(self, action: i64) -> None:
        self.action = action
        self.visits: i64 = 0
        self.available: i64 = 0  # simulations in which it could have been chosen
        self.total = 0.0
        self.squares = 0.0  # of what it has been worth: how far that varies
        self.likely = 1.0  # how likely a sensible player is to choose it, where the game tells
        self.children: list[Node] = []  # in ascending order of their actions

    def know(self, action: i64, likely: float) -> None:
        """Have a node for a choice."""
        for child in self.children:
            if child.action == action:
                return
        self.add(action).likely = likely

    def add(self, action: i64) -> Node:
        node = Node(action)
        place: i64 = len(self.children)
        while place > 0 and self.children[place - 1].action > action:
            place -= 1
        self.children.insert(place, node)
        return node


class Search:
    """A search from one view.

    `misjudges`: by how much what a choice is worth comes out wrong in the end, at most.
    """

    def __init__(self, view: View, chance: Chance, misjudges: float = 0.0) -> None:
        self.view = view
        self.misjudges = misjudges
        self.game = view.game
        self.chance = chance
        self.playout = view.game.thinking.playout_length()
        self.sampler = view.game.sampler(view)
        self.is_guided = view.game.thinking.has_instincts()
        self.scenarios: list[Table] = []  # of a guided search, in the order in which each choice is tried on them
        self.root = Node(-1)
        self.simulations: i64 = 0
        self.end = inf  # when the time is up

    def run(self, simulations: int, seconds: float = inf) -> None:
        """So often, or until the time is up, but at least once."""
        self.end = perf_counter() + seconds
        self.simulate()
        for _ in range(simulations - 1):
            if self.is_time_up():
                return
            self.simulate()

    def run_for(self, seconds: float) -> None:
        """At least once, and until the time is up."""
        self.end = perf_counter() + seconds
        self.simulate()
        while not self.is_time_up():
            self.simulate()

    def is_time_up(self) -> bool:
        return perf_counter() >= self.end

    def simulate(self) -> None:
        self.simulations += 1
        if self.simulations % _BREATH == 0 and active_count() > 1:
            sleep(0)
        if self.is_guided:
            self.look_ahead()
        else:
            self.descend(likely_table(self.sampler, self.chance))

    def descend(self, table: Table) -> None:
        path: list[Node] = []
        movers = vec[i64]()
        node = self.root
        is_new = False
        seat = self.view.seat  # in an Ask or a Window it may be asked before others who could act as well
        while not is_new and not table.is_over():
            choices = table.choices(seat)
            found = self.untried(node, choices)
            is_new = found >= 0
            node = node.add(found) if is_new else self.best(node, choices)
            path.append(node)
            movers = append(movers, seat)
            table.do(seat, node.action)
            if not table.is_over():
                seat = table.mover()
        self.play_at_random(table)
        self.credit(table, path, movers)

    def untried(self, node: Node, choices: list[int]) -> i64:
        """Count all choices as available, and pick one that has no node yet, or -1."""
        fresh = vec[i64]()
        place: i64 = 0
        known: i64 = len(node.children)
        for choice in choices:
            action: i64 = choice
            while place < known and node.children[place].action < action:
                place += 1
            if place < known and node.children[place].action == action:
                node.children[place].available += 1
            else:
                fresh = append(fresh, action)
        count: i64 = len(fresh)
        if count == 0:
            return -1
        return fresh[self.chance.below(count)]

    def best(self, node: Node, choices: list[int]) -> Node:
        """The choice with the highest upper confidence bound, among those that are legal now."""
        best: Node | None = None
        highest = -1e9
        place: i64 = 0
        for choice in choices:
            action: i64 = choice
            while node.children[place].action < action:
                place += 1
            child = node.children[place]
            visits = float(child.visits)
            bound = child.total / visits + _EXPLORATION * sqrt(log(float(child.available)) / visits)
            if bound > highest:
                highest = bound
                best = child
        assert best is not None
        return best

    # --- with instincts ------------------------------------------------------------------------------------------

    def weigh_choices(self) -> None:
        """How likely each choice is at the root, averaged over several tables: what is hidden may decide it."""
        choices, seat = self.view.choices, self.view.seat
        for choice in choices:
            self.root.know(choice, 0.0 if len(choices) > 1 else 1.0)
        if len(choices) > 1:
            for number in range(_OPINIONS):
                if number > 0 and self.is_time_up():
                    return
                place: i64 = 0
                for likely in self.game.thinking.instincts(self.scenario(number), seat):
                    self.root.children[place].likely += likely / float(_OPINIONS)
                    place += 1

    def scenario(self, number: i64) -> Table:
        """One of the tables that all choices are tried on, with its own chance: the same dice and cards for all."""
        while len(self.scenarios) <= number:
            self.scenarios.append(likely_table(self.sampler, self.chance))
        return self.scenarios[number].clone()

    def look_ahead(self) -> None:
        if not self.root.children:
            self.weigh_choices()
        node = self.likeliest(self.root, self.view.choices)
        if self.simulations == 1 and self.is_time_up():
            node.visits += 1  # there is no time to try anything: it is as likely as anything
            return
        self.follow(node)

    def follow(self, node: Node) -> None:
        """Try a choice: go down through the seat's own decisions, and on by instinct."""
        seat = self.view.seat
        is_new = node.visits == 0
        table = self.scenario(node.visits)
        began = self.game.turns(table)
        path: list[Node] = [node]
        table.do(seat, node.action)
        while not is_new and not table.is_over() and not table.met_chance() and table.mover() == seat:
            choices = table.choices(seat)
            self.make_known(node, choices, table, seat)
            node = self.likeliest(node, choices)
            is_new = node.visits == 0 and len(choices) > 1
            path.append(node)
            table.do(seat, node.action)
        self.play_by_instinct(table, began + table.players)
        self.credit(table, path, vec[i64]([seat] * len(path)))

    def likeliest(self, node: Node, choices: list[int]) -> Node:
        """The choice that promises most, by what it was worth so far and by how likely it is (as AlphaZero does).

        One that was not tried yet counts a little less than what the node was worth.
        """
        tries = 0.0
        total = 0.0
        for child in node.children:
            tries += float(child.visits)
            total += child.total
        unknown = total / max(1.0, tries) - _CAUTION
        reach = _CURIOSITY * sqrt(tries + 1.0)
        best: Node | None = None
        highest = -1e9
        place: i64 = 0
        for choice in choices:
            action: i64 = choice
            while node.children[place].action < action:
                place += 1
            child = node.children[place]
            visits = float(child.visits)
            mean = child.total / visits if child.visits else unknown
            bound = mean + reach * child.likely / (1.0 + visits)
            if bound > highest:
                highest = bound
                best = child
        assert best is not None
        return best

    def make_known(self, node: Node, choices: list[int], table: Table, seat: i64) -> None:
        """See to it that every choice has a node, with how likely it is."""
        place: i64 = 0
        known: i64 = len(node.children)
        missing = False
        for choice in choices:
            action: i64 = choice
            while place < known and node.children[place].action < action:
                place += 1
            if place < known and node.children[place].action == action:
                place += 1
            else:
                missing = True
        if not missing:
            return
        likely = self.game.thinking.instincts(table, seat) if len(choices) > 1 else [1.0]
        number: i64 = 0
        for choice in choices:
            node.know(choice, likely[number])
            number += 1

    def play_at_random(self, table: Table) -> None:
        """To the end, or for so many actions; never stop inside a compound decision."""
        left = self.playout
        while not table.is_over() and (left != 0 or table.continues()):
            seat = table.mover()
            table.do(seat, table.pick(seat, self.chance))
            if left > 0:
                left -= 1

    def play_by_instinct(self, table: Table, turns: i64) -> None:
        """Until so many turns have ended, or the time is up."""
        while not table.is_over() and self.game.turns(table) < turns and not self.is_time_up():
            seat = table.mover()
            table.do(seat, self.instinct(table, seat))

    def instinct(self, table: Table, seat: i64) -> i64:
        """What a sensible player would most likely do."""
        choices = table.choices(seat)
        if len(choices) == 1:
            return choices[0]
        likely = self.game.thinking.instincts(table, seat)
        return choices[likely.index(max(likely))]

    def credit(self, table: Table, path: list[Node], movers: vec[i64]) -> None:
        worths = self.game.thinking.standings(table)
        number: i64 = 0
        for node in path:
            if node.visits == 0:
                node.available += 1
            node.visits += 1
            worth = worths[movers[number]]
            node.total += worth
            node.squares += worth * worth
            number += 1

    def favourite(self) -> Node:
        """The choice that was tried most often; of equals the lowest action."""
        return favourite_of(self.root.children)

    def foregone(self) -> Node | None:
        """The choice that is so likely that nothing else would be tried, where the game tells."""
        if not self.is_guided:
            return None
        if not self.root.children:
            self.weigh_choices()
        for node in self.root.children:
            if node.likely >= _FOREGONE:
                return node
        return None

    def line(self) -> list[int]:
        """The choice to take, and those to take after it, as far as they were tried often enough to tell.

        A guided search tells the first one only: what follows it was weighed on one table, not on several.
        """
        node = self.taken(self.root.children)
        found = [int(node.action)]
        while node.children and not self.is_guided:
            node = self.taken(node.children)
            if node.visits < _ENOUGH:
                break
            found.append(int(node.action))
        return found

    def taken(self, choices: list[Node]) -> Node:
        """The favourite; or for who misjudges, what seems best of it and its rivals."""
        favourite = favourite_of(choices)
        if self.misjudges == 0.0:
            return favourite
        best, most = favourite, -inf
        for node in choices:
            if is_rival(node, favourite):
                worth = node.total / float(node.visits) + error(self.chance, self.misjudges)
                if worth > most:
                    best, most = node, worth
        return best


def favourite_of(choices: list[Node]) -> Node:
    best = choices[0]
    for node in choices:
        if node.visits > best.visits:
            best = node
    return best


def is_rival(node: Node, favourite: Node) -> bool:
    """Whether a choice was tried so often that what it was worth can be compared with the favourite."""
    return node.visits > 0 and node.visits * _CLOSE >= favourite.visits


class SearchBot(Bot):
    """A budget in simulations makes it deterministic; one in milliseconds, or `seconds` that run out, does not."""

    def __init__(
        self,
        chance: Chance,
        memory: Memory,
        budget: int,
        is_time: bool,
        misjudges: float = 0.0,
        seconds: float = inf,
    ) -> None:
        super().__init__(chance, memory, seconds)
        self.budget = budget
        self.is_time = is_time
        self.misjudges = misjudges

    def parts(self, view: View) -> list[int]:
        search = Search(view, self.chance, self.misjudges)
        left = (self.end - perf_counter()) / 2.0  # more parts may follow
        if self.is_time:
            left = min(float(self.budget) / 1000.0, left)
        search.end = perf_counter() + left
        foregone = search.foregone()
        if foregone is not None:
            return [int(foregone.action)]
        if self.is_time:
            search.run_for(left)
        else:
            search.run(self.budget, left)
        return search.line()
