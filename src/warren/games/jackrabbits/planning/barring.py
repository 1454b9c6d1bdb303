"""Tokens on small tiles: whose way they bar, and what that is worth to who puts them there. JR-E2a, JR-E4a."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.cards import bit
from warren.games.jackrabbits.deck import OFF_BOARD
from warren.games.jackrabbits.land.tiles import FIRST_END, TILE_OF_END, UNDERGROUND

if TYPE_CHECKING:
    from warren.games.jackrabbits.planning.planner import Planner

_WAY: Final = 0.6  # turns lost by who cannot get any more to where their plan goes next: some pay, or find another way
_ROAD: Final = 0.02  # by who has one road less


def barring(p: Planner, tile: i64) -> vec[float]:
    """By seat: turns that a token on a tile costs each player, from where they rest."""
    losses = vec[float]()
    goals = p.goals()
    seat: i64 = 0
    while seat < p.t.players:
        losses = append(losses, _loss(p, p.t.rabbits[seat], goals[seat], tile))
        seat += 1
    return losses


def _loss(p: Planner, here: i64, goal: i64, tile: i64) -> float:
    if here == OFF_BOARD or here == UNDERGROUND:
        return 0.0
    lost = 0.0
    if p.ways.roads.reach[here] & bit(goal) and not p.ways.reach_around(here, tile) & bit(goal):
        lost = _WAY
    end = FIRST_END[here]
    while end < FIRST_END[here + 1]:
        across = p.ways.roads.across[end]
        if across >= 0 and TILE_OF_END[across] == tile:
            lost += _ROAD
        end += 1
    return lost


def victim(p: Planner, tile: i64) -> i64:
    """Who cannot get any more to where their plan goes next, and would win soonest; -1 if there is nobody."""
    losses, turns = barring(p, tile), p.turns()
    found: i64 = -1
    seat: i64 = 0
    while seat < p.t.players:
        if seat != p.seat and losses[seat] >= _WAY and (found < 0 or turns[seat] < turns[found]):
            found = seat
        seat += 1
    return found


def gain(p: Planner, tile: i64, cost: float) -> float:
    """What it adds to the chance to win to put a token there, for so many turns."""
    return p.chance_with(p.now + cost, barring(p, tile)) - p.chance(p.now)
