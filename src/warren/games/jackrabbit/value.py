"""How well a player stands: what bots look ahead by.

The points lying in the stacks are nearly certain to stay; each card more in the other's hand is worth about half a
point (they may go out later, and it may be deadwood). How much can still change shrinks with the piles. The weights
were fitted to what random hands came to.
"""

from __future__ import annotations

from math import tanh
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.cards import bit, same_rank, size
from warren.games.jackrabbit import scoring
from warren.games.jackrabbit.table import JackrabbitTable

PLAYOUT_LENGTH: Final = 8
"""Random play says little about a hand beyond its next turns; measured with `warren arena` (docs/strength.md)."""

_CARD_IN_HAND: Final = 0.6
_SPREAD: Final = 3.0  # of the final difference, in points, when the piles are about to run out
_SPREAD_PER_CARD: Final = 0.16  # and for each card that they still hold
_SPREAD_PER_POINT_TO_GO: Final = 0.2  # and, in a match, for each point missing to the threshold


def lead(table: JackrabbitTable, seat: i64) -> float:
    """By how many points a player is expected to win this hand."""
    other = 1 - seat
    ace_high = table.rules.ace_high_runs
    points = stack_points(table.stack(seat), ace_high) - stack_points(table.stack(other), ace_high)
    cards = size(table.hands[other]) - size(table.hands[seat])
    return float(points) + _CARD_IN_HAND * float(cards)


def value(table: JackrabbitTable, seat: i64) -> float:
    """The chance to win, as a number from -1 to 1."""
    spread = _SPREAD + _SPREAD_PER_CARD * float(size(table.pile | table.discards))
    ahead = lead(table, seat)
    if table.rules.is_match:
        mine, other = table.totals[seat], table.totals[1 - seat]
        ahead += float(mine - other)
        best = mine
        best = max(best, other)
        if best < table.rules.threshold:
            spread += _SPREAD_PER_POINT_TO_GO * float(table.rules.threshold - best)
    return tanh(ahead / spread)


def stack_points(stack: vec[i64], ace_high: bool) -> i64:
    """Pairs, runs and Jacks of a stack as it lies. JB-12b to JB-12d."""
    points: i64 = 0
    under: i64 = -1
    for card in stack:
        if under >= 0 and same_rank(under) & bit(card):
            points += scoring.PAIR_POINTS
        if scoring.is_jack(card):
            points += scoring.JACK_POINTS
        under = card
    runs = scoring.best_runs(stack, ace_high)
    index: i64 = 0
    while index < len(runs):
        points += runs[index + 1] - runs[index] + 1
        index += 2
    return points
