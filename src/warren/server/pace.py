"""How fast bots act."""

from __future__ import annotations

from typing import NamedTuple


class Pace(NamedTuple):
    """Seconds that a bot takes to act, and for which it leaves a window open in which people may speak up.

    A bot that takes no time at all acts as soon as it has thought, and so shows how long it did: for trials only.
    """

    bot: float = 0.6
    grace: float = 2.0

    @property
    def along(self) -> float:
        """Where there are no turns, bots act beside people, and leave them room to."""
        return 5 * self.bot
