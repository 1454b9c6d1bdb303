"""What a set of three royals must be. JR-O2."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from mypy_extensions import i64

from warren.core.cards import RANKS
from warren.games.jackrabbits.deck import MOST_ROYALS, SUIT_LETTERS

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
