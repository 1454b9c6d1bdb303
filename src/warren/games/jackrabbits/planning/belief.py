"""What others hold, as far as it can be told from what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from warren.games.jackrabbits.suits.hearts import Contest, has_proof, holds_queen

if TYPE_CHECKING:
    from warren.games.jackrabbits.table import RaceTable

_BOLD: Final = 0.2
"""How often somebody goes where they may be contested and have nothing to show, against how often with it."""


def plausibility(t: RaceTable, seat: i64) -> float:
    """Who goes to a palace has mostly something to show there. JR-H3."""
    step = t._stack[-1]
    if not isinstance(step, Contest) or step.visitor == seat:
        return 1.0
    return 1.0 if has_proof(t, step.visitor) or holds_queen(t, step.visitor, step.hexagon) else _BOLD
