"""One lesson for each suit of the frontier."""

from __future__ import annotations

from typing import Final

from warren.core.lessons import Goal, Lesson
from warren.games.jackrabbits.lessons.prepared import AWAY, of_suit

LESSONS: Final[dict[str, Lesson]] = {
    "torches": of_suit("torches", Goal("light", "climbed", "JR-E1a", AWAY), hand="9T 4T 4S", rabbit="citadel"),
    "shields": of_suit(
        "shields",
        Goal("guard", "put-guard", "JR-E2a JR-E0e", "drew"),
        Goal("seal", "sealed", "JR-E2c JR-E2d", "turn"),
        hand="8E 5E 4S",
        rabbit="plaza-spades",
        phase="acquisition",
    ),
    "horseshoes": of_suit(
        "horseshoes",
        Goal("well", "took-well", "JR-E3b", AWAY),
        Goal("market", "bought", "JR-E3c JR-M1", "drew"),
        hand="9U 4S",
        rabbit="plaza-horseshoes",
        spent="9S 7S 5U",
    ),
    "acorns": of_suit(
        "acorns",
        Goal("beast", "moved-beast", "JR-E4a JR-E0e", "drew"),
        Goal("load", "loaded", "JR-E4c JR-E0j", "turn"),
        hand="8N 3N 4S",
        rabbit="plaza-spades",
        phase="acquisition",
    ),
}
