"""How well a player of the race stands: who needs fewer turns than the others wins more often."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.games.jackrabbits.planning.brief import brief_of
from warren.games.jackrabbits.planning.plan import ACQUISITION, JOURNEY, NOTHING, Plan
from warren.games.jackrabbits.suits.hearts import Contest, Prove

if TYPE_CHECKING:
    from warren.games.jackrabbits.table import RaceTable

SPREAD: Final = 0.4
GROWTH: Final = 0.3
"""Turns ahead that make somebody win e times as often: at the end of a race, and more for every turn that it will last.

So fitted, what it says of games of two, three or four players comes true as often as it says (docs/decisions/0015).
"""

WIDE: Final = 3.0
HASTE: Final = 0.1
"""The same turns, for a tenth of what is said: a race that is as good as won or lost is still to be won soon."""


def stage_of(t: RaceTable, seat: i64) -> i64:
    """How much of their turn a player still has."""
    if t.turn != seat or t.is_off_board(seat):
        return NOTHING
    phase = t.phase()
    if phase == "acquisition" or (phase == "journey" and isinstance(t.step(), Contest | Prove)):
        return ACQUISITION
    return JOURNEY if phase in ("lottery", "journey") else NOTHING


def turns_of(t: RaceTable, seat: i64) -> float:
    """Turns that a player needs, and how far away their next one is."""
    return turns_by(t, seat, Plan(t, brief_of(t.rules).ways, seat))


def turns_by(t: RaceTable, seat: i64, plan: Plan) -> float:
    """The same, by their plan."""
    return plan.weigh(t.rabbits[seat], stage_of(t, seat)) + delay(t, seat)


def delay(t: RaceTable, seat: i64) -> float:
    """The part of a round until it is a player's turn."""
    return float((seat - t.turn + t.players) % t.players) / float(t.players)


def share(turns: vec[float], seat: i64) -> float:
    """The chance to win, as a number from -1 to 1, from the turns that each player needs."""
    soonest = turns[0]
    for other in turns:
        soonest = min(soonest, other)
    likely = share_at(turns, seat, SPREAD + GROWTH * max(0.0, soonest))
    return 2.0 * ((1.0 - HASTE) * likely + HASTE * share_at(turns, seat, WIDE)) - 1.0


def share_at(turns: vec[float], seat: i64, spread: float) -> float:
    """What falls to a seat of all chances, which are e times as good for so many turns less."""
    mine = turns[seat]
    total = 0.0
    for other in turns:
        total += exp(max(-30.0, min(30.0, (mine - other) / spread)))
    return 1.0 / total


def all_turns(t: RaceTable) -> vec[float]:
    """By seat: turns that each player needs."""
    turns = vec[float]()
    seat: i64 = 0
    while seat < t.players:
        turns = append(turns, turns_of(t, seat))
        seat += 1
    return turns


def value(t: RaceTable, seat: i64) -> float:
    """The chance to win, as a number from -1 to 1."""
    return share(all_turns(t), seat)


def values(t: RaceTable) -> list[float]:
    """The same for every seat."""
    turns = all_turns(t)
    return [share(turns, seat) for seat in range(t.players)]
