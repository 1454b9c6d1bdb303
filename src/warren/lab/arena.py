"""Arenas: bots against bots, on the same deals from every side of the table.

Deals are played on all cores, in any order, and an arena can be interrupted and taken up again.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from warren import build
from warren.lab import result
from warren.lab.deal import Plan, Played, play_deal
from warren.lab.statistics import interval, verdict
from warren.lab.workers import results

PAUSE = 5.0
"""Seconds from one save to the next, at least."""


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


class Trial:
    """The sequential test.

    It looks at the deals in their order, so that the same arena stops at the same deal on every machine.
    """

    def __init__(self, hoped: float) -> None:
        self.hoped = hoped
        self.deals = 0
        self._wins = self._draws = self._losses = 0

    def is_decided(self, deals: dict[int, list[Played]]) -> bool:
        """Whether the deals decide it, and then by how many of them: what was played beyond is not part of the test."""
        while self.deals in deals:
            for game in deals[self.deals]:
                score = game.scores[game.seating.index(0)]
                self._wins += score == 1.0
                self._draws += score == 0.5
                self._losses += score == 0.0
            self.deals += 1
            if verdict(self._wins, self._draws, self._losses, self.hoped) is not None:
                return True
        return False


class Arena:
    """Plays a plan, keeps what was played, and sums it up."""

    def __init__(self, planned: Plan, path: Path | None = None) -> None:
        """Go on with what the file holds. It is written at once: if that fails, it fails before the first game."""
        self.plan = planned
        self.lineups = planned.lineups()
        self.path = path
        self.deals: dict[int, list[Played]] = {} if path is None else result.read(path, planned)
        self._next_save = 0.0
        self.save()

    def games_per_deal(self) -> int:
        return sum(len(lineup) for lineup in self.lineups)

    def played(self) -> Iterator[Played]:
        """All games, in the order of the deals, whatever order they were played in."""
        for deal in sorted(self.deals):
            yield from self.deals[deal]

    def run(
        self,
        games: int,
        jobs: int = 0,
        hoped: float | None = None,
        on_deal: Callable[[int], None] | None = None,
        is_stopped: Callable[[], bool] = lambda: False,
    ) -> None:
        """Play until so many games are there, the sequential test has decided, or somebody stops it.

        What is finished is saved now and then, and in the end, however that comes about.
        """
        wanted = -(-games // self.games_per_deal())
        todo = (deal for deal in range(wanted) if deal not in self.deals)
        trial = None if hoped is None else Trial(hoped)
        try:
            if self._is_decided(trial):
                return
            work = partial(play_deal, self.plan)
            with closing(results(work, todo, jobs or os.cpu_count() or 1, is_stopped)) as finished:
                for deal, played in finished:
                    self.deals[deal] = played
                    if on_deal is not None:
                        on_deal(len(played))
                    if self._is_decided(trial):
                        break
                    if monotonic() > self._next_save:
                        self.save()
        finally:
            self.save()

    def _is_decided(self, trial: Trial | None) -> bool:
        if trial is None or not trial.is_decided(self.deals):
            return False
        self.deals = {deal: self.deals[deal] for deal in range(trial.deals)}
        return True

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
        return Duel(self.lineups[lineup], games, wins, draws, losses, rate, low, high)

    def ratings(self) -> dict[str, tuple[float, float]]:
        """A rating and its uncertainty for each bot, from all games in the order of the deals."""
        from openskill.models import PlackettLuce

        model = PlackettLuce()
        found = {name: model.rating(name=name) for name in self.plan.bots}
        for game in self.played():
            sides = list(dict.fromkeys(game.seating))  # partners are one bot
            names = [self.lineups[game.lineup][side] for side in sides]
            teams = [[found[name]] for name in names]
            ranks = [1 - game.scores[game.seating.index(side)] for side in sides]
            for name, team in zip(names, model.rate(teams, ranks=ranks), strict=True):
                found[name] = team[0]
        return {name: (rating.mu, rating.sigma) for name, rating in found.items()}

    def errors(self) -> list[Played]:
        return [game for game in self.played() if game.error]

    def json(self) -> dict[str, object]:
        """The result, with all that is needed to repeat it; the file holds the games too."""
        told: dict[str, object] = {**self.duel()._asdict(), "version": result.VERSION, **self.plan.json()}
        told["build"] = build.describe()
        told["duels"] = [self.duel(number)._asdict() for number in range(len(self.lineups))]
        if len(self.plan.bots) > 2:
            told["ratings"] = {name: {"mu": mu, "sigma": sigma} for name, (mu, sigma) in self.ratings().items()}
        told["errors"] = len(self.errors())
        return told

    def save(self) -> None:
        """Write the file, if there is one, and see to it that saving takes no more than a twentieth of the time."""
        if self.path is None:
            return
        began = monotonic()
        result.write(self.path, self.json(), self.played())
        took = monotonic() - began
        self._next_save = began + max(PAUSE, 20 * took)
