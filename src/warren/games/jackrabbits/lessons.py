"""The intro game, learned by doing: a few prepared positions, and in each what is to be done, step by step.

Seat 0 learns. Chance comes from a seed that is fixed, so that the same moves always lead to the same cards.
"""

from __future__ import annotations

from typing import Final

from warren.core.facts import Fact
from warren.games.jackrabbits.position import position
from warren.games.jackrabbits.table import RaceTable

LEARNER: Final = 0
RIVAL: Final = "3C 8S 5D 2S"
"""What the other player holds, who only looks on."""


class Goal:
    """Something that is to happen next, by its fact; and the facts after which it cannot happen any more."""

    def __init__(self, name: str, fact: str, rules: str, missed_by: str = "", place: str | None = None) -> None:
        self.name = name
        self.fact = fact
        self.rules = tuple(rules.split())
        self.missed_by = tuple(missed_by.split())
        self.place = place

    def is_reached(self, fact: Fact) -> bool:
        is_there = self.place is None or fact.args.get("place") == self.place
        return fact.kind == self.fact and fact.seat == LEARNER and is_there

    def is_missed(self, fact: Fact) -> bool:
        return fact.kind in self.missed_by


class Lesson:
    """A position, and the goals that lead through it."""

    def __init__(self, hand: str, rabbit: str, phase: str, dice: tuple[int, int], seed: str, *goals: Goal) -> None:
        self.hand = hand
        self.rabbit = rabbit
        self.phase = phase
        self.dice = dice
        self.seed = seed
        self.goals = goals

    def table(self) -> RaceTable:
        return position(
            (self.hand, RIVAL),
            (self.rabbit, "citadel"),
            phase=self.phase,
            dice=self.dice,
            seed=self.seed,
            rules="intro",
        )


LESSONS: Final[dict[str, Lesson]] = {
    "turn": Lesson(
        "4H 6H 9C 7D",
        "citadel",
        "roll",
        (2, 4),
        "lesson 3",
        Goal("roll", "rolled", "JR-L1"),
        Goal("lottery", "matched", "JR-L2", "left stayed"),
        Goal("walk", "arrived", "JR-J1 JR-J2 JR-J3", "arrived stayed left-land turned-back went-down", "plaza-hearts"),
        Goal("claim", "claimed", "JR-A1 JR-C1 JR-C2", "drew"),
    ),
    "pay": Lesson(
        "9D 2C 5S",
        "citadel",
        "journey",
        (3, 4),
        "lesson",
        Goal("shortcut", "paid", "JR-C1 JR-C4 JR-T2 JR-T4", "arrived stayed left-land turned-back went-down"),
    ),
    "home": Lesson(
        "KC QH JS 7D",
        "plaza-hearts",
        "journey",
        (3, 5),
        "lesson",
        Goal("win", "won", "JR-O1 JR-O2", "arrived stayed left-land turned-back went-down"),
    ),
}
"""In the order in which they are learned."""
