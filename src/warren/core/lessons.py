"""Lessons: prepared positions, and in each what is to be done, step by step."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from warren.core.facts import Fact
from warren.core.table import Table

LEARNER: Final = 0
"""The seat that learns."""


class Goal:
    """Something that is to happen next, by its fact and parts of it; and the facts after which it cannot any more."""

    def __init__(self, name: str, fact: str, rules: str, missed_by: str = "", **parts: str) -> None:
        self.name = name
        self.fact = fact
        self.rules = tuple(rules.split())
        self.missed_by = tuple(missed_by.split())
        self.parts = parts

    def is_reached(self, fact: Fact) -> bool:
        is_so = all(fact.args.get(name) == value for name, value in self.parts.items())
        return fact.kind == self.fact and fact.seat == LEARNER and is_so

    def is_missed(self, fact: Fact) -> bool:
        return fact.kind in self.missed_by


@mypyc_attr(allow_interpreted_subclasses=True)
class Lesson:
    """A position, and the goals that lead through it."""

    def __init__(self, *goals: Goal) -> None:
        self.goals = goals

    def table(self) -> Table:
        """hook: the position. Its chance comes from a seed that is fixed: the same moves lead to the same cards."""
        raise NotImplementedError


def progress(lesson: Lesson, told: list[list[Fact]]) -> tuple[int, bool]:
    """How many goals are reached one after the other, by what each move led to, and whether the next was missed."""
    reached = 0
    for facts in told:
        before = reached
        for fact in facts:
            if reached < len(lesson.goals) and lesson.goals[reached].is_reached(fact):
                reached += 1
        if reached == before < len(lesson.goals) and any(lesson.goals[reached].is_missed(fact) for fact in facts):
            return reached, True
    return reached, False
