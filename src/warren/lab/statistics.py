"""How sure are we? Intervals for win rates, and a test that stops as soon as it is."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt

_Z = 1.959964  # 95 %, two-sided
_ERROR = 0.05


def interval(scores: Sequence[float]) -> tuple[float, float]:
    """A 95 % interval for the mean of scores between 0 and 1, one for each deal (Wilson's, for the effective number).

    A deal is the unit, because the games on one deal depend on each other.
    """
    count = len(scores)
    if not count:
        return 0.0, 1.0
    mean = sum(scores) / count
    variance = sum((score - mean) ** 2 for score in scores) / max(1, count - 1)
    effective = float(count)
    if variance > 0 and 0 < mean < 1:
        effective = mean * (1 - mean) / (variance / count)
    middle = (mean + _Z**2 / (2 * effective)) / (1 + _Z**2 / effective)
    reach = _Z / (1 + _Z**2 / effective) * sqrt(mean * (1 - mean) / effective + _Z**2 / (4 * effective**2))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def evidence(wins: int, draws: int, losses: int, hoped: float) -> float:
    """Wald's log likelihood ratio for a win rate as hoped, against one of 50 %. A draw is half a win, half a loss."""
    up, down = log(hoped / 0.5), log((1 - hoped) / 0.5)
    return (wins + draws / 2) * up + (losses + draws / 2) * down


def verdict(wins: int, draws: int, losses: int, hoped: float) -> bool | None:
    """True: as good as hoped. False: not better than 50 %. None: not decided yet. Wrong in 5 % either way."""
    bound = log((1 - _ERROR) / _ERROR)
    found = evidence(wins, draws, losses, hoped)
    if found >= bound:
        return True
    return False if found <= -bound else None
