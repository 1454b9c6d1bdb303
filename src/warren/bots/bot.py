"""What every bot can do."""

from __future__ import annotations

from math import inf
from time import perf_counter

from mypy_extensions import mypyc_attr

from warren.core.memory import Memory
from warren.core.rng import Chance
from warren.core.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers whole moves. It is given a view and nothing else, and decides when its seconds for a move are over."""

    def __init__(self, chance: Chance, memory: Memory, seconds: float = inf) -> None:
        self.chance = chance
        self.memory = memory
        self.seconds = seconds
        self.end = inf  # when the time for this move is up

    def move(self, view: View) -> list[int]:
        """What to do from a view that has choices, as `Table.play_all` takes it."""
        self.end = perf_counter() + self.seconds
        thought = view.game.thinking.considered(view, self.memory)
        return self.completed(thought, self.next(thought))

    def completed(self, view: View, begun: list[int]) -> list[int]:
        """A whole move, of which this much has been thought of already: no more of that than belongs to it.

        Where it ends is found on any table that the view allows: a draft is the same on all of them.
        """
        table = view.game.sample(view, self.chance)
        seat = int(view.seat)
        move: list[int] = []
        while True:
            for action in begun:
                move.append(action)
                draft = table.after(seat, move)
                if draft.is_complete:
                    return move
            begun = self.next(draft.preview)

    def next(self, view: View) -> list[int]:
        """What goes without saying, or what comes to mind."""
        return view.choices if len(view.choices) == 1 else self.parts(view)

    def parts(self, view: View) -> list[int]:
        """hook: how a move begins, from a view with several choices: one part, or all that is thought of at once."""
        raise NotImplementedError
