"""Lessons at a terminal: prepared positions, played like any game, and told about by their goals.

learning = Learning(warren.game("jackrabbits"))
learning.session.confirm()
learning.look()     # whether the goal was reached, and what comes next
"""

from __future__ import annotations

from typing import Literal

from warren.core.errors import BadInput
from warren.core.facts import Fact
from warren.core.game import Game
from warren.core.lessons import LEARNER, progress
from warren.terminal.saves import Seat
from warren.terminal.session import Session
from warren.text import Words

OTHERS = "villager"
"""The bot in whose name everybody else sits there."""

Came = Literal["nothing", "reached", "missed", "learned", "all"]
"""What came of a move: nothing new, a goal, none any more, the whole lesson, all lessons."""


class Learning:
    """The lessons of a game, one after the other, from the first or from another one on."""

    def __init__(self, game: Game, name: str = "") -> None:
        self.game = game
        self.lessons = game.seeing.lessons()
        if not self.lessons:
            raise BadInput("lesson/none", game=game.name)
        if name and name not in self.lessons:
            raise BadInput("lesson/name", lesson=name, game=game.name, known=tuple(self.lessons))
        self.names = tuple(self.lessons)
        self.begin(self.names.index(name) if name else 0)

    def begin(self, number: int) -> Session:
        """Sit down to a lesson, or once more to the same."""
        self.number = number
        self.lesson = self.lessons[self.names[number]]
        table = self.lesson.table()
        ear = table.listen()
        for told in table.journal:
            ear.hear(told)
        seats = [Seat("") if seat == LEARNER else Seat(bot=OTHERS) for seat in range(int(table.players))]
        self.session = Session(table, ear, seats, None)
        self.reached = 0
        self._told: list[list[Fact]] = []  # what each move has led to
        self._so_far = self.session.so_far()
        return self.session

    def look(self) -> Came:
        """What has come of the last move."""
        now = self.session.so_far()
        if now == self._so_far:
            return "nothing"
        self._told.append(self.session.facts(LEARNER, self._so_far))
        self._so_far, before = now, self.reached
        self.reached, is_missed = progress(self.lesson, self._told)
        if self.reached == len(self.lesson.goals):
            return "all" if self.number + 1 == len(self.names) else "learned"
        return "missed" if is_missed else "nothing" if self.reached == before else "reached"

    def go_on(self, came: Came) -> Session:
        """What comes after that: the same lesson, the same from its beginning, or the next."""
        if came == "missed":
            return self.begin(self.number)
        return self.begin(self.number + 1) if came == "learned" else self.session

    # --- in words ----------------------------------------------------------------------------------------------------

    def title(self, words: Words) -> str:
        """`Lesson 1 of 3: Your first turn`."""
        lesson = words.say(f"{self.game.name}-lesson-{self.names[self.number]}")
        return words.say("learn-title", number=self.number + 1, count=len(self.names), lesson=lesson)

    def goal(self, words: Words) -> str:
        """What to do now."""
        goals = self.lesson.goals
        return words.say(self._goal(min(self.reached, len(goals) - 1)))

    def told(self, came: Came, words: Words) -> list[str]:
        """What is to be read: what was done, and what the next goal is about."""
        if came == "missed":
            return [words.say("learn-missed")]
        lines = [words.detail(self._goal(self.reached - 1), "done")] if self.reached else []
        if came == "all":
            return [*lines, words.say(f"{self.game.name}-learned")]
        return (
            lines if came == "learned" else [*lines, words.detail(self._goal(self.reached), "about"), self.goal(words)]
        )

    def _goal(self, number: int) -> str:
        return f"{self.game.name}-goal-{self.lesson.goals[number].name}"
