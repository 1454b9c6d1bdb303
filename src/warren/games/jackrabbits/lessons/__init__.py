"""The race, learned by doing: a few prepared positions, and in each what is to be done, step by step."""

from __future__ import annotations

from typing import Final

from warren.core.lessons import Lesson
from warren.games.jackrabbits.lessons import frontier, intro, nautical

LESSONS: Final[dict[str, Lesson]] = {**intro.LESSONS, **frontier.LESSONS, **nautical.LESSONS}
"""In the order in which they are learned."""
