"""The intro game: a turn, what is paid for on the way, and how the race is won."""

from __future__ import annotations

from typing import Final

from warren.core.lessons import Goal, Lesson
from warren.games.jackrabbits.lessons.prepared import AWAY, RaceLesson

RIVAL: Final = "3C 8S 5D 2S"

LESSONS: Final[dict[str, Lesson]] = {
    "turn": RaceLesson(
        Goal("roll", "rolled", "JR-L1"),
        Goal("lottery", "matched", "JR-L2", "left stayed"),
        Goal("walk", "arrived", "JR-J1 JR-J2 JR-J3", AWAY, place="plaza-hearts"),
        Goal("claim", "claimed", "JR-A1 JR-C1 JR-C2", "drew"),
        hand="4H 6H 9C 7D",
        rival=RIVAL,
        rabbit="citadel",
        phase="roll",
        dice=(2, 4),
        seed="lesson 3",
        rules="intro",
    ),
    "pay": RaceLesson(
        Goal("shortcut", "paid", "JR-C1 JR-C4 JR-T2 JR-T4", AWAY),
        hand="9D 2C 5S",
        rival=RIVAL,
        rabbit="citadel",
        phase="journey",
        dice=(3, 4),
        rules="intro",
    ),
    "home": RaceLesson(
        Goal("win", "won", "JR-O1 JR-O2", AWAY),
        hand="KC QH JS 7D",
        rival=RIVAL,
        rabbit="plaza-hearts",
        phase="journey",
        dice=(3, 5),
        rules="intro",
    ),
}
