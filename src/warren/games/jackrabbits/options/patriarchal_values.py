"""Ace 14, King 13, Queen 12, Jack 11. JR-X12."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.games.jackrabbits.deck import PLAIN_VALUES, sums
from warren.games.jackrabbits.rule import Option

if TYPE_CHECKING:
    from warren.core.settings import Setup
    from warren.games.jackrabbits.ruleset import Ruleset

_VALUES: Final = (14, *PLAIN_VALUES[1:10], 11, 12, 13)
_SUMS: Final = sums(_VALUES)


class PatriarchalValues(Option):
    """In every sum, in markets too; in the lottery an Ace is still a 1."""

    def join(self, rules: Ruleset) -> None:
        rules.sums = _SUMS
        rules.prices = vec[i64](list(_VALUES))

    def check(self, setup: Setup) -> None:
        for other in ("ambivalent_aces", "capital_aces", "additional_capital"):
            self.goes_not_with(setup, other)
