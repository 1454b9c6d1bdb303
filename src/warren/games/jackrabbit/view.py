"""What one player of Jackrabbit may know (JB-2, JB-14)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.cards import CARD_TEXTS, mask_of, members, text
from warren.core.game import Game
from warren.core.seeing import Shapes
from warren.core.settings import Setup
from warren.core.view import View

SHAPES: Final[Shapes] = {
    "State": {
        "hand": "list[str]",
        "hand_sizes": "list[int]",
        "draw_pile": "int",
        "discard_pile": "int",
        "discard_top": "str | None",
        "tops": "list[str | None]",
        "stack_sizes": "list[int]",
        "totals": "list[int]",
        "starter": "int",
        "hand_number": "int",
        "turns": "int",
        "is_tied": "bool",
        "picked": "list[str]",
    }
}


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
        check_cards([*state["hand"], *state["tops"], *state["picked"], state["piles"][2]])
        self.hand = mask_of(state["hand"])
        self.hand_sizes = state["hand_sizes"]
        self.pile_size, self.discard_size, self.discard_top = state["piles"]
        self.tops = state["tops"]
        self.stack_sizes = state["stack_sizes"]
        self.totals = state["totals"]
        self.starter, self.hand_number, self.turns, tied = state["progress"]
        self.is_tied = tied == 1
        self.picked = state["picked"]

    def shown(self) -> dict[str, object]:
        return {
            "hand": [text(card) for card in members(self.hand)],
            "hand_sizes": self.hand_sizes,
            "draw_pile": int(self.pile_size),
            "discard_pile": int(self.discard_size),
            "discard_top": text_or_none(self.discard_top),
            "tops": [text_or_none(top) for top in self.tops],
            "stack_sizes": self.stack_sizes,
            "totals": self.totals,
            "starter": int(self.starter),
            "hand_number": int(self.hand_number),
            "turns": int(self.turns),
            "is_tied": self.is_tied,
            "picked": [text(card) for card in self.picked],
        }


def text_or_none(card: i64) -> str | None:
    return None if card < 0 else text(card)


def check_cards(cards: list[int]) -> None:
    """`ValueError` unless each is a card, or -1 for none."""
    if any(not -1 <= card < len(CARD_TEXTS) for card in cards):
        raise ValueError("no such card")
