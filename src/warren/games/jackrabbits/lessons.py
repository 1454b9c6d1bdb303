"""The intro game, learned by doing: a few prepared positions, and in each what is to be done, step by step."""

from __future__ import annotations

from typing import Final

from warren.core.lessons import Goal, Lesson
from warren.core.table import Table
from warren.games.jackrabbits.position import position

RIVAL: Final = "3C 8S 5D 2S"
"""What the other player holds, who only looks on."""


class RaceLesson(Lesson):
    """The rival's rabbit waits on the citadel."""

    def __init__(self, hand: str, rabbit: str, phase: str, dice: tuple[int, int], seed: str, *goals: Goal) -> None:
        super().__init__(*goals)
        self.hand = hand
        self.rabbit = rabbit
        self.phase = phase
        self.dice = dice
        self.seed = seed

    def table(self) -> Table:
        return position(
            (self.hand, RIVAL),
            (self.rabbit, "citadel"),
            phase=self.phase,
            dice=self.dice,
            seed=self.seed,
            rules="intro",
        )


AWAY: Final = "arrived stayed left-land turned-back went-down"
"""What ends a journey, wherever it led."""

LESSONS: Final[dict[str, Lesson]] = {
    "turn": RaceLesson(
        "4H 6H 9C 7D",
        "citadel",
        "roll",
        (2, 4),
        "lesson 3",
        Goal("roll", "rolled", "JR-L1"),
        Goal("lottery", "matched", "JR-L2", "left stayed"),
        Goal(
            "walk",
            "arrived",
            "JR-J1 JR-J2 JR-J3",
            AWAY,
            place="plaza-hearts",
        ),
        Goal("claim", "claimed", "JR-A1 JR-C1 JR-C2", "drew"),
    ),
    "pay": RaceLesson(
        "9D 2C 5S",
        "citadel",
        "journey",
        (3, 4),
        "lesson",
        Goal("shortcut", "paid", "JR-C1 JR-C4 JR-T2 JR-T4", AWAY),
    ),
    "home": RaceLesson(
        "KC QH JS 7D",
        "plaza-hearts",
        "journey",
        (3, 5),
        "lesson",
        Goal("win", "won", "JR-O1 JR-O2", AWAY),
    ),
}
"""In the order in which they are learned."""
