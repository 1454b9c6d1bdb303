"""How well somebody remembers what nobody reminds them of.

In some games one has to keep in mind what is not shown anywhere. A view knows it all the same, for its memory is
perfect; people and bots are not. A game asks a `Memory` each time that something of the kind matters.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from warren.core.rng import NO_CHANCE, Chance

CERTAIN: Final = 100


@mypyc_attr(allow_interpreted_subclasses=True)
class Memory:
    """Lapses come by chance, so many in a hundred: where nothing has to be remembered, no chance is asked."""

    def __init__(self, chance: Chance, forgets: i64, overlooks: i64) -> None:
        self.chance = chance
        self.forgets = forgets  # what has happened to oneself
        self.overlooks = overlooks  # what others have done

    def keeps(self) -> bool:
        """Whether one still knows what has happened to oneself."""
        return self._holds(self.forgets)

    def notices(self) -> bool:
        """Whether one has noticed what somebody else has done."""
        return self._holds(self.overlooks)

    def _holds(self, lapses: i64) -> bool:
        return lapses < CERTAIN and self.chance.below(CERTAIN) >= lapses


NO_MEMORY: Final = Memory(NO_CHANCE, CERTAIN, CERTAIN)
"""Knows nothing but what lies on the table, and asks no chance."""
