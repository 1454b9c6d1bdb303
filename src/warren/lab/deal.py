"""Deals: who plays whom, and all games on the same cards.

A deal is one seed. On each deal a line-up plays once from every rotation of its sides, so that luck and seat advantage
cancel out. A side is one seat, or partners, all played by the same bot. Deals are independent of each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from warren.bots import make
from warren.core.errors import BadInput, is_text
from warren.core.game import Game
from warren.core.record import record
from warren.core.rng import fast
from warren.core.table import Table
from warren.games import get


class Plan(NamedTuple):
    """All that is needed to repeat an arena exactly."""

    game: str
    settings: str
    bots: tuple[str, ...]
    seed: str

    def lineups(self) -> list[tuple[str, ...]]:
        """Who plays each side. With two sides every pair of bots; with more, one line-up, the last bot filling up."""
        sides = len(set(sides_of(self)))
        if sides == 2:
            return list(combinations(self.bots, 2))
        return [self.bots + (self.bots[-1],) * (sides - len(self.bots))]

    def json(self) -> dict[str, object]:
        return {
            "game": self.game,
            "revision": get(self.game).revision,
            "settings": self.settings,
            "bots": list(self.bots),
            "seed": self.seed,
        }


class Played(NamedTuple):
    """One game: who sat where (as numbers into the line-up), what each seat got, and how it went wrong if it did."""

    deal: int
    lineup: int
    seating: tuple[int, ...]
    scores: tuple[float, ...]  # by seat: 1 won, 0.5 drawn, 0 lost
    actions: int
    error: str
    record: str


def plan(game: Game, settings: dict[str, object], bots: Sequence[str], seed: str) -> Plan:
    """Check everything before the first game."""
    setup = game.agree(settings)
    for name in bots:
        make(name, fast("check"))
    planned = Plan(game.name, setup.text(), tuple(bots), seed)
    sides = len(set(sides_of(planned)))
    if len(bots) < 2:
        raise BadInput("arena/bots", given=len(bots))
    if 2 < sides < len(bots):
        raise BadInput("arena/seats", given=len(bots), seats=sides)
    if twice := tuple(name for number, name in enumerate(bots) if bots.index(name) < number):
        raise BadInput("arena/twice", bot=twice[0])
    if not is_text(seed):
        raise BadInput("seed/text", seed=ascii(seed))
    return planned


def sides_of(planned: Plan) -> list[int]:
    """The side of each seat."""
    game = get(planned.game)
    return game.sides(game.blank(game.agree_text(planned.settings)))


def seatings(planned: Plan) -> list[tuple[int, tuple[int, ...]]]:
    """The games of every deal: the number of each line-up, with every rotation of its sides."""
    sides = sides_of(planned)
    return [
        (number, tuple((side + turn) % len(lineup) for side in sides))
        for number, lineup in enumerate(planned.lineups())
        for turn in range(len(lineup))
    ]


def play_deal(planned: Plan, deal: int) -> list[Played]:
    """All games of one deal: every line-up, from every rotation of its sides."""
    lineups = planned.lineups()
    return [_play(planned, deal, number, lineups[number], seating) for number, seating in seatings(planned)]


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
            move = bots[seat].move(table.view(seat))
            table.play_all(seat, move)
        except Exception as problem:  # whatever a bot does wrong costs it this game, and is reported
            return _lost_by_error(table, problem, seat, Played(deal, number, seating, (), actions, "", ""), names)
        actions += len(move)
    scores = tuple((result + 1) / 2 for result in table.outcome.returns())
    return Played(deal, number, seating, scores, actions, "", "")


def _lost_by_error(table: Table, problem: Exception, seat: int, played: Played, names: tuple[str, ...]) -> Played:
    scores = tuple(0.0 if member == played.seating[seat] else 1.0 for member in played.seating)
    error = f"{names[seat]}: {type(problem).__name__}: {problem}"
    return played._replace(scores=scores, error=error, record=record(table, names).text())
