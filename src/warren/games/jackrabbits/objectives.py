"""What a set of three royals must be. JR-O2."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.cards import RANKS
from warren.games.jackrabbits.deck import MOST_ROYALS, SUIT_LETTERS, house_of

OBJECTIVES: Final = ("simple", "diverse", "monarchic", "diverse-monarchic", "tribal")
SIMPLE: Final = 0
DIVERSE: Final = 1
MONARCHIC: Final = 2
DIVERSE_MONARCHIC: Final = 3
TRIBAL: Final = 4


def fits(objective: i64, one: i64, other: i64) -> bool:
    """Whether two royals can be part of one set that meets the objective. JR-O2."""
    if objective == SIMPLE:
        return True
    if objective == DIVERSE:
        return one // 13 != other // 13
    if objective == MONARCHIC:
        return one % 13 != other % 13
    if objective == DIVERSE_MONARCHIC:
        return one // 13 != other // 13 and one % 13 != other % 13
    return one // 13 == other // 13


ROYALS: Final = 3 * len(SUIT_LETTERS)
"""All royals, numbered suit by suit, in ascending order."""


def number_of(royal: i64) -> i64:
    """The number of a royal."""
    return royal // 13 * 3 + royal % 13 - 10


_ALL: Final = [number // 3 * 13 + number % 3 + 10 for number in range(ROYALS)]

HOUSES: Final = vec[i64]([house_of(royal) for royal in _ALL])
"""By number of a royal: its house."""

FITTING: Final = vec[i64](
    [
        sum(1 << other for other in range(ROYALS) if other != one and fits(objective, _ALL[one], _ALL[other]))
        for objective in range(len(OBJECTIVES))
        for one in range(ROYALS)
    ]
)
"""By objective and number of a royal: the others that can be part of one set with it, as a mask by number. JR-O2."""


def missing(objective: int, royals: list[int]) -> list[str]:
    """What is still to come, royal by royal: `any`, of another suit (`other`), all of one (`same`), a rank, a suit."""
    sizes = range(min(len(royals), MOST_ROYALS), -1, -1)
    sets = [kept for size in sizes for kept in combinations(royals, size) if _go_together(objective, kept)]
    kept = sets[0]
    if objective in (MONARCHIC, DIVERSE_MONARCHIC):
        held = [RANKS[royal % 13] for royal in kept]
        return [rank for rank in "KQJ" if rank not in held]
    suit = SUIT_LETTERS[kept[0] // 13] if kept else "same"
    wanted = {SIMPLE: "any", DIVERSE: "other"}.get(objective, suit)
    return [wanted] * (MOST_ROYALS - len(kept))


def _go_together(objective: int, royals: tuple[int, ...]) -> bool:
    return all(fits(objective, one, other) for one, other in combinations(royals, 2))
