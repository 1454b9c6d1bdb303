"""Cards that are laid down: their value is fixed then. JR-E0j."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from warren.games.jackrabbits.deck import ACE, RANK_BIT

if TYPE_CHECKING:
    from warren.games.jackrabbits.table import RaceTable

HIGH: Final = 11
"""An Ace, where its owner may say so. JR-X3."""


def laid_value(t: RaceTable, card: i64) -> i64:
    """What a card is worth that is laid down; an Ace whose owner may choose is one. JR-E0j."""
    return 1 if card % 13 == ACE and t.rules.may_vary_aces else t.rules.sums[RANK_BIT[card % 13]]
