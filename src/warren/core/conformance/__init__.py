"""The checks that every game must pass. Shipped, so that a new game can use them:

    from warren.core.conformance import check
    check(MyGame(), games=20, players=3)

`check` plays random games and, at many of their positions, holds the game to the whole contract of `game.py`. A game
that fails raises `ConformanceFailure`, which names the check, the seed and what was seen. There are no exemptions.
docs/adding-a-game.md lists the checks by name.
"""

from __future__ import annotations

from warren.core.conformance.kit import Report, check, check_frequencies
from warren.core.conformance.samples import check_sample

__all__ = ["Report", "check", "check_frequencies", "check_sample"]
