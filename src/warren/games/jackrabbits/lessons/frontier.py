"""One lesson for each suit of the frontier, on a small land with that suit and spades."""

from __future__ import annotations

from typing import Final

from warren.core.lessons import Goal, Lesson
from warren.games.jackrabbits.lessons.prepared import AWAY, RaceLesson

RIVAL: Final = "3S 8S 2S"
SEVEN: Final = (3, 4)

LESSONS: Final[dict[str, Lesson]] = {
    "torches": RaceLesson(
        Goal("light", "climbed", "JR-E1a", AWAY),
        hand="9T 4T 4S",
        rival=RIVAL,
        rabbit="citadel",
        phase="journey",
        dice=SEVEN,
        suits="spades,torches",
    ),
    "shields": RaceLesson(
        Goal("guard", "put-guard", "JR-E2a JR-E0e", "drew"),
        Goal("seal", "sealed", "JR-E2c JR-E2d", "turn"),
        hand="8E 5E 4S",
        rival=RIVAL,
        rabbit="plaza-spades",
        phase="acquisition",
        dice=SEVEN,
        suits="spades,shields",
    ),
    "horseshoes": RaceLesson(
        Goal("well", "took-well", "JR-E3b", AWAY),
        Goal("market", "bought", "JR-E3c JR-M1", "drew"),
        hand="9U 4S",
        rival=RIVAL,
        rabbit="plaza-horseshoes",
        phase="journey",
        dice=SEVEN,
        spent="9S 7S 5U",
        suits="spades,horseshoes",
    ),
    "acorns": RaceLesson(
        Goal("beast", "moved-beast", "JR-E4a JR-E0e", "drew"),
        Goal("load", "loaded", "JR-E4c JR-E0j", "turn"),
        hand="8N 3N 4S",
        rival=RIVAL,
        rabbit="plaza-spades",
        phase="acquisition",
        dice=SEVEN,
        suits="spades,acorns",
    ),
}
