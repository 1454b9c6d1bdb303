"""What one player of Jackrabbit may know (JB-2, JB-14)."""

from __future__ import annotations

from mypy_extensions import i64

from warren.core.cards import mask_of, members
from warren.core.game import Game
from warren.core.settings import Setup
from warren.core.view import View


class JackrabbitView(View):
    """Own hand, counts, tops and totals. The memory holds every card played in this hand."""

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game, setup)
        self.hand: i64 = 0  # a mask, empty for a spectator
        self.hand_sizes: list[int] = [0, 0]
        self.pile_size: i64 = 0
        self.discard_size: i64 = 0
        self.discard_top: i64 = -1
        self.tops: list[int] = [-1, -1]
        self.stack_sizes: list[int] = [0, 0]
        self.totals: list[int] = [0, 0]
        self.starter: i64 = 0
        self.hand_number: i64 = 0
        self.turns: i64 = 0
        self.is_tied = False
        self.picked: list[int] = []  # own cards picked for a discard that is not complete

    def save(self) -> dict[str, list[int]]:
        return {
            "hand": members(self.hand),
            "hand_sizes": self.hand_sizes,
            "piles": [self.pile_size, self.discard_size, self.discard_top],
            "tops": self.tops,
            "stack_sizes": self.stack_sizes,
            "totals": self.totals,
            "progress": [self.starter, self.hand_number, self.turns, int(self.is_tied)],
            "picked": self.picked,
        }

    def restore(self, state: dict[str, list[int]]) -> None:
        self.hand = mask_of(state["hand"])
        self.hand_sizes = state["hand_sizes"]
        self.pile_size, self.discard_size, self.discard_top = state["piles"]
        self.tops = state["tops"]
        self.stack_sizes = state["stack_sizes"]
        self.totals = state["totals"]
        self.starter, self.hand_number, self.turns, tied = state["progress"]
        self.is_tied = tied == 1
        self.picked = state["picked"]
