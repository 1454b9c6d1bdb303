"""Studies: bots play many games, and everything that happens is counted. Does a game hold up?

How long games are, how often nobody wins, whether it pays to begin, and how often each thing happens that the game
can tell. Games are independent of each other, and the same on every machine.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Generator, Iterable
from functools import partial
from typing import NamedTuple

from warren.bots import make
from warren.core.errors import BadInput
from warren.core.facts import Tally
from warren.core.game import Game
from warren.core.rng import fast
from warren.games import get
from warren.lab.workers import results

TURN = "turn"
"""The kind of fact by which the length of a game is measured, where it has such; else it is measured in actions."""


class Plan(NamedTuple):
    """All that is needed to repeat a study exactly. The bots take the seats in turn, game by game."""

    game: str
    settings: str
    bots: tuple[str, ...]
    seed: str


class Course(NamedTuple):
    """How one game went: who won, counted from the player who began (-1: nobody), its length, and what happened."""

    winner: int
    players: int
    length: int
    facts: dict[str, int]


class Use(NamedTuple):
    """How often something happened: in how many games of a hundred, and how many times a game."""

    kind: str
    rules: tuple[str, ...]
    share: float
    times: float


class Summary(NamedTuple):
    """What many games have in common. `lengths`: the shortest, the tenths of all games, the longest."""

    games: int
    draws: int
    players: int
    unit: str
    mean: float
    lengths: tuple[int, ...]
    wins: tuple[int, ...]
    uses: tuple[Use, ...]


def plan(game: Game, settings: dict[str, object], bots: Iterable[str], seed: str) -> Plan:
    """Check everything before the first game."""
    setup = game.agree(settings)
    named = tuple(bots)
    seats = int(game.blank(setup).players)
    if len(named) > seats:
        raise BadInput("seats/too-many", given=len(named), seats=seats)
    for name in named:
        make(name, fast("check"))
    return Plan(game.name, setup.text(), named, seed)


def play(planned: Plan, number: int) -> Course:
    """One game of a study."""
    game = get(planned.game)
    tally = Tally(game.facts)
    source = f"{planned.seed} {number}"
    table = game.start(game.agree_text(planned.settings), source, listener=tally)
    players = int(table.players)
    names = [planned.bots[(seat + number) % len(planned.bots)] for seat in range(players)]
    bots = [make(name, fast(f"{source} bot {seat}")) for seat, name in enumerate(names)]
    first = int(table.mover())
    actions = 0
    while table.outcome is None:
        seat = int(table.mover())
        move = bots[seat].move(table.view(seat))
        table.play_all(seat, move)
        actions += len(move)
    facts = {kind.name: int(tally.counts[code + 1]) for code, kind in enumerate(game.facts.kinds)}
    winners = table.outcome.winners
    winner = (winners[0] - first) % players if winners else -1
    return Course(winner, players, facts.get(TURN, 0) or actions, facts)


def played(
    planned: Plan, games: int, jobs: int, is_stopped: Callable[[], bool]
) -> Generator[tuple[int, Course], None, None]:
    """Each game with how it went, in the order in which they get done; on all cores if `jobs` is 0."""
    return results(partial(play, planned), iter(range(games)), jobs or os.cpu_count() or 1, is_stopped)


def summed_up(game: Game, courses: list[Course]) -> Summary:
    """Of one game at least."""
    lengths = sorted(course.length for course in courses)
    last = len(lengths) - 1
    winners = Counter(course.winner for course in courses)
    players = courses[0].players
    uses = []
    for kind in game.facts.kinds:
        counts = [course.facts[kind.name] for course in courses]
        share = sum(count > 0 for count in counts) / len(courses)
        uses.append(Use(kind.name, tuple(kind.rules), 100 * share, sum(counts) / len(courses)))
    return Summary(
        games=len(courses),
        draws=winners[-1],
        players=players,
        unit="turns" if courses[0].facts.get(TURN) else "actions",
        mean=sum(lengths) / len(lengths),
        lengths=tuple(lengths[round(last * tenth / 10)] for tenth in range(11)),
        wins=tuple(winners[place] for place in range(players)),
        uses=tuple(uses),
    )
