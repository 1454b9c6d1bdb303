"""An Ace is 1 or 11, as its user likes. JR-X3."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warren.games.jackrabbits.deck import PLAIN_VALUES, sums
from warren.games.jackrabbits.rule import Option

if TYPE_CHECKING:
    from warren.games.jackrabbits.ruleset import Ruleset

_SUMS: Final = sums((11, *PLAIN_VALUES[1:]))


class AmbivalentAces(Option):
    """More never hurts where cards are used, so an Ace counts 11 there; to be bought or matched it is a 1."""

    def join(self, rules: Ruleset) -> None:
        rules.sums = _SUMS
        rules.may_vary_aces = True
