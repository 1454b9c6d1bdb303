"""A position to learn from."""

from __future__ import annotations

from typing import Final

from warren.core.lessons import Goal, Lesson
from warren.core.table import Table
from warren.games.jackrabbits.position import position

AWAY: Final = "arrived stayed left-land turned-back went-down"
"""What ends a journey, wherever it led."""


class RaceLesson(Lesson):
    """The rival, who only looks on, has their rabbit on the citadel."""

    def __init__(
        self,
        *goals: Goal,
        hand: str,
        rival: str,
        rabbit: str,
        phase: str,
        dice: tuple[int, int],
        seed: str = "lesson",
        spent: str = "",
        suits: str = "clubs,spades,hearts,diamonds",
        rules: str = "standard",
    ) -> None:
        super().__init__(*goals)
        self.hands = hand, rival
        self.rabbit = rabbit
        self.phase = phase
        self.dice = dice
        self.seed = seed
        self.spent = spent
        self.suits = suits
        self.rules = rules

    def table(self) -> Table:
        return position(
            self.hands,
            (self.rabbit, "citadel"),
            phase=self.phase,
            dice=self.dice,
            seed=self.seed,
            spent=self.spent,
            suits=self.suits,
            rules=self.rules,
        )


def of_suit(suit: str, *goals: Goal, hand: str, rabbit: str, phase: str = "journey", spent: str = "") -> RaceLesson:
    """On a small land with that suit and spades, in a turn in which everything costs 7."""
    return RaceLesson(
        *goals,
        hand=hand,
        rival="3S 8S 2S",
        rabbit=rabbit,
        phase=phase,
        dice=(3, 4),
        spent=spent,
        suits=f"spades,{suit}",
    )
