"""Arenas: bots against bots, on the same deals from every seat.

A deal is one seed. On each deal a line-up plays once from every rotation of its seats, so that luck and seat advantage
cancel out. Deals are independent of each other: they are played on all cores, in any order, and an arena can be
interrupted and taken up again.
"""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

from warren import build
from warren.bots import make
from warren.core.errors import BadInput
from warren.core.game import Game, Table
from warren.core.record import record
from warren.core.rng import fast
from warren.games import get
from warren.lab.statistics import interval, verdict

VERSION = 1


class Plan(NamedTuple):
    """All that is needed to repeat an arena exactly."""

    game: str
    settings: str
    bots: tuple[str, ...]
    seed: str

    def lineups(self) -> list[tuple[str, ...]]:
        """Who sits together. With two seats every pair of bots; with more, one line-up, the last bot filling up."""
        seats = seats_of(self)
        if seats == 2:
            return list(combinations(self.bots, 2))
        return [self.bots + (self.bots[-1],) * (seats - len(self.bots))]

    def json(self) -> dict[str, object]:
        game = get(self.game)
        return {
            "version": VERSION,
            "game": self.game,
            "settings": self.settings,
            "ruleset": game.ruleset(game.agree_text(self.settings)),
            "bots": list(self.bots),
            "seed": self.seed,
        }


class Played(NamedTuple):
    """One game: who sat where (as numbers into the line-up), what each got, and how it went wrong if it did."""

    deal: int
    lineup: int
    seating: tuple[int, ...]
    scores: tuple[float, ...]  # by seat: 1 won, 0.5 drawn, 0 lost
    actions: int
    error: str
    record: str


class Duel(NamedTuple):
    """How the first bot of a line-up did, with a 95 % interval for its win rate."""

    bots: tuple[str, ...]
    games: int
    wins: int
    draws: int
    losses: int
    win_rate: float
    low: float
    high: float


def plan(game: Game, settings: dict[str, object], bots: Sequence[str], seed: str) -> Plan:
    """Check everything before the first game."""
    setup = game.agree(settings)
    for name in bots:
        make(name, fast("check"))
    planned = Plan(game.name, setup.text(), tuple(bots), seed)
    seats = seats_of(planned)
    if len(bots) < 2 or (seats > 2 and len(bots) > seats):
        raise BadInput("arena/bots", given=len(bots), seats=seats)
    if len(set(bots)) < len(bots):
        raise BadInput("arena/twice", bots=tuple(bots))
    return planned


def seats_of(planned: Plan) -> int:
    game = get(planned.game)
    return int(game.blank(game.agree_text(planned.settings)).players)


def play_deal(planned: Plan, deal: int) -> list[Played]:
    """All games of one deal: every line-up, from every rotation of its seats."""
    played: list[Played] = []
    for number, lineup in enumerate(planned.lineups()):
        for turn in range(len(lineup)):
            seating = tuple((seat + turn) % len(lineup) for seat in range(len(lineup)))
            played.append(_play(planned, deal, number, lineup, seating))
    return played


def _play(planned: Plan, deal: int, number: int, lineup: tuple[str, ...], seating: tuple[int, ...]) -> Played:
    game = get(planned.game)
    table = game.start(game.agree_text(planned.settings), f"{planned.seed} {deal}")
    names = tuple(lineup[member] for member in seating)
    source = f"{planned.seed} {deal} {number} {seating}"
    bots = [make(name, fast(f"{source} bot {seat}")) for seat, name in enumerate(names)]
    actions = 0
    while table.outcome is None:
        seat = int(table.mover())
        try:
            table.play(seat, bots[seat].choose(table.view(seat)))
        except Exception as problem:  # whatever a bot does wrong costs it this game, and is reported
            return _lost_by_error(table, problem, seat, Played(deal, number, seating, (), actions, "", ""), names)
        actions += 1
    scores = tuple((result + 1) / 2 for result in table.outcome.returns())
    return Played(deal, number, seating, scores, actions, "", "")


def _lost_by_error(table: Table, problem: Exception, seat: int, played: Played, names: tuple[str, ...]) -> Played:
    scores = tuple(0.0 if other == seat else 1.0 for other in range(int(table.players)))
    error = f"{names[seat]}: {type(problem).__name__}: {problem}"
    return played._replace(scores=scores, error=error, record=record(table, names).text())


class Arena:
    """Plays a plan, keeps what was played, and sums it up."""

    def __init__(self, planned: Plan, path: Path | None = None) -> None:
        self.plan = planned
        self.path = path
        self.deals: dict[int, list[Played]] = {}
        if path is not None and path.exists():
            self._resume(path)

    def games_per_deal(self) -> int:
        return sum(len(lineup) for lineup in self.plan.lineups())

    def played(self) -> Iterator[Played]:
        """All games, in the order of the deals, whatever order they were played in."""
        for deal in sorted(self.deals):
            yield from self.deals[deal]

    def run(
        self, games: int, jobs: int = 0, hoped: float | None = None, on_deal: Callable[[int], None] | None = None
    ) -> None:
        """Play until so many games are there, or until the sequential test has decided. Saves as it goes."""
        wanted = -(-games // self.games_per_deal())
        todo = [deal for deal in range(wanted) if deal not in self.deals]
        try:
            if hoped is not None and self._is_decided(hoped):
                return
            for deal, played in _on_all_cores(self.plan, todo, jobs or os.cpu_count() or 1):
                self.deals[deal] = played
                if on_deal is not None:
                    on_deal(len(played))
                if len(self.deals) % 20 == 0:
                    self.save()
                if hoped is not None and self._is_decided(hoped):
                    break
        finally:
            self.save()

    def _is_decided(self, hoped: float) -> bool:
        """Look at the deals in their order, so that the same arena stops at the same deal on every machine.

        What was played beyond that deal is dropped: it is not part of the test.
        """
        wins = draws = losses = 0
        for deal in range(len(self.deals)):
            if deal not in self.deals:
                return False
            for game in self.deals[deal]:
                score = game.scores[game.seating.index(0)]
                wins, draws, losses = wins + (score == 1.0), draws + (score == 0.5), losses + (score == 0.0)
            if verdict(wins, draws, losses, hoped) is not None:
                self.deals = {number: self.deals[number] for number in range(deal + 1)}
                return True
        return False

    def counts(self, lineup: int = 0) -> tuple[int, int, int]:
        """Wins, draws and losses of the first bot of a line-up."""
        wins = draws = losses = 0
        for game in self._settled(lineup):
            score = game.scores[game.seating.index(0)]
            wins += score == 1.0
            draws += score == 0.5
            losses += score == 0.0
        return wins, draws, losses

    def verdict(self, hoped: float) -> bool | None:
        return verdict(*self.counts(), hoped)

    def _settled(self, lineup: int) -> Iterator[Played]:
        return (game for game in self.played() if game.lineup == lineup)

    def duel(self, lineup: int = 0) -> Duel:
        wins, draws, losses = self.counts(lineup)
        games = wins + draws + losses
        by_deal: dict[int, list[float]] = {}
        for game in self._settled(lineup):
            by_deal.setdefault(game.deal, []).append(game.scores[game.seating.index(0)])
        low, high = interval([sum(scores) / len(scores) for scores in by_deal.values()])
        rate = (wins + draws / 2) / games if games else 0.0
        return Duel(self.plan.lineups()[lineup], games, wins, draws, losses, rate, low, high)

    def ratings(self) -> dict[str, tuple[float, float]]:
        """A rating and its uncertainty for each bot, from all games in the order of the deals."""
        from openskill.models import PlackettLuce

        model = PlackettLuce()
        found = {name: model.rating(name=name) for name in self.plan.bots}
        for game in self.played():
            names = [self.plan.lineups()[game.lineup][member] for member in game.seating]
            teams = [[found[name]] for name in names]
            for name, team in zip(names, model.rate(teams, ranks=[1 - score for score in game.scores]), strict=True):
                found[name] = team[0]
        return {name: (rating.mu, rating.sigma) for name, rating in found.items()}

    def errors(self) -> list[Played]:
        return [game for game in self.played() if game.error]

    def json(self) -> dict[str, object]:
        """The result, with all that is needed to repeat it, and every game."""
        result: dict[str, object] = {**self.duel()._asdict(), **self.plan.json(), "build": build.describe()}
        result["duels"] = [self.duel(number)._asdict() for number in range(len(self.plan.lineups()))]
        if len(self.plan.bots) > 2:
            result["ratings"] = {name: {"mu": mu, "sigma": sigma} for name, (mu, sigma) in self.ratings().items()}
        result["errors"] = len(self.errors())
        result["played"] = [list(game) for game in self.played()]
        return result

    def save(self) -> None:
        """Write the file anew, whole or not at all."""
        if self.path is not None:
            beside = self.path.with_name(self.path.name + ".part")
            try:
                beside.write_text(json.dumps(self.json(), indent=1), encoding="utf-8")
                beside.replace(self.path)
            except OSError as problem:
                raise BadInput("file/unwritable", path=str(self.path)) from problem

    def _resume(self, path: Path) -> None:
        try:
            found = json.loads(path.read_text(encoding="utf-8"))
            same = all(found[name] == value for name, value in self.plan.json().items())
            games = [
                Played(deal, lineup, tuple(seating), tuple(scores), actions, error, text)
                for deal, lineup, seating, scores, actions, error, text in found["played"]
            ]
        except (OSError, ValueError, KeyError, TypeError) as problem:
            raise BadInput("arena/file", path=str(path)) from problem
        if not same:
            raise BadInput("arena/other", path=str(path))
        for game in games:
            self.deals.setdefault(game.deal, []).append(game)


def _on_all_cores(planned: Plan, deals: list[int], jobs: int) -> Iterator[tuple[int, list[Played]]]:
    """Play deals in worker processes, a few ahead of what was asked for; stops them when nobody asks any more."""
    if jobs == 1:
        for deal in deals:
            yield deal, play_deal(planned, deal)
        return
    waiting = iter(deals)
    with ProcessPoolExecutor(jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)) as pool:
        running: dict[Future[list[Played]], int] = {}
        try:
            for deal in waiting:
                running[pool.submit(play_deal, planned, deal)] = deal
                if len(running) < 2 * jobs:
                    continue
                yield from _finished(running)
            while running:
                yield from _finished(running)
        finally:
            for future in running:
                future.cancel()


def _finished(running: dict[Future[list[Played]], int]) -> Iterator[tuple[int, list[Played]]]:
    done, _ = wait(running, return_when=FIRST_COMPLETED)
    for future in sorted(done, key=lambda one: running[one]):
        yield running.pop(future), future.result()
