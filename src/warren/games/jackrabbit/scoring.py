"""What a stack is worth at the end of a hand (JB-12)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.cards import JACK, KING, bit, rank_of, suit_of

GOING_OUT_POINTS: Final = 4
PAIR_POINTS: Final = 2
JACK_POINTS: Final = 2
SHORTEST_RUN: Final = 3
ACE_ABOVE_KING: Final = 1 << (KING + 1)


def is_jack(card: i64) -> bool:
    return rank_of(card) == JACK


def draws_for_pair(card: i64) -> i64:
    """How many cards the other player draws when this one pairs: one, two for a Jack. JB-5."""
    if is_jack(card):
        return 2
    return 1


def deadwood_points(card: i64) -> i64:
    """Each card left in the other's hand is -1, a Jack -2. JB-12e."""
    if is_jack(card):
        return -2
    return -1


def best_runs(stack: vec[i64], ace_high: bool) -> vec[i64]:
    """The suited runs that score most, as positions: first, last, first, last, … JB-12c.

    A card counts in at most one run. `best[i]` is the most that the first i cards can score; a run ending at card i
    either belongs to that or does not.
    """
    count: i64 = len(stack)
    best = vec[i64]([0])
    starts = vec[i64]()  # where the run that ends here begins, or -1
    last: i64 = 0
    while last < count:
        most = best[last]
        start: i64 = -1
        first = last
        ranks = rank_bit(stack[last])
        while first > 0 and suit_of(stack[first - 1]) == suit_of(stack[last]):
            first -= 1
            ranks |= rank_bit(stack[first])
            length = last - first + 1
            if length >= SHORTEST_RUN and best[first] + length > most and is_run(ranks, ace_high):
                most = best[first] + length
                start = first
        best = append(best, most)
        starts = append(starts, start)
        last += 1
    return _chosen(starts)


def rank_bit(card: i64) -> i64:
    """Bit 0 for an Ace, 1 for a 2, … 12 for a King."""
    return bit(rank_of(card))


def is_run(ranks: i64, ace_high: bool) -> bool:
    """Whether ranks, as bits, are consecutive. Aces are low; `ace_high_runs` also lets one stand above the King."""
    step = ranks + (ranks & -ranks)
    if not step & ranks:
        return True
    if not ace_high or not ranks & 1:
        return False
    return is_run((ranks ^ 1) | ACE_ABOVE_KING, False)


def _chosen(starts: vec[i64]) -> vec[i64]:
    """Read the runs back from the last card to the first, and give them from the bottom of the stack up."""
    backwards = vec[i64]()
    position: i64 = len(starts)
    while position > 0:
        start = starts[position - 1]
        if start < 0:
            position -= 1
        else:
            backwards = append(append(backwards, position - 1), start)
            position = start
    runs = vec[i64]()
    index: i64 = len(backwards)
    while index > 0:
        index -= 1
        runs = append(runs, backwards[index])
    return runs
