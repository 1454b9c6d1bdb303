"""How fast bots act."""

from __future__ import annotations

from typing import NamedTuple


class Pace(NamedTuple):
    """Seconds that a bot waits before it acts, and before it closes a window in which people may speak up."""

    bot: float = 0.6
    grace: float = 2.0

    @property
    def along(self) -> float:
        """Where there are no turns, bots act beside people, and leave them room to."""
        return 5 * self.bot
