"""What bots take for true: a table that agrees with a view, and to which sensible players may have come."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.rng import Chance
from warren.core.table import Table
from warren.core.view import Sampler

_TRIES: Final = 20  # then the next one is good enough: perhaps the others are not sensible
_FINE: Final = 1000


def likely_table(sampler: Sampler, chance: Chance) -> Table:
    """Draw a table; one that is not plausible is taken only as often as it is, and else drawn again."""
    game = sampler.view.game
    tries: i64 = 1
    table = sampler.draw(chance)
    while tries < _TRIES:
        plausible = game.thinking.plausibility(table, sampler.view.seat)
        if plausible >= 1.0 or float(chance.below(_FINE)) < plausible * float(_FINE):
            break
        table = sampler.draw(chance)
        tries += 1
    return table
