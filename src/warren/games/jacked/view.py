"""What one player of JACKED may know (JK-V1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from warren.core.cards import bit
from warren.core.game import Game
from warren.core.seeing import Shapes
from warren.core.settings import Setup
from warren.core.step import Step, Turn
from warren.core.view import View
from warren.games.jacked.actions import COLOURS, PEG_TEXTS
from warren.games.jacked.board import HOME, JAIL, NOWHERE
from warren.games.jacked.facts import CARDS
from warren.games.jacked.leads import board_seen, destination
from warren.games.jacked.settings import Rules
from warren.games.jacked.turn import CallWindow

if TYPE_CHECKING:
    from warren.games.jacked.table import JackedTable


SHAPES: Final[Shapes] = {
    "State": {
        "hand": "list[str]",
        "hand_sizes": "list[int]",
        "deck": "int",
        "discards": "list[str]",
        "pegs": "dict[str, int]",
        "blockers": "list[str]",
        "dealer": "int",
        "hand_number": "int",
        "turns": "int",
        "barred": "list[int]",
        "to_play": "int | None",
        "leads": "dict[str, int]",
    }
}


class JackedView(View):
    """Own hand; counts of the others; the board; what was discarded. Nobody is told who is JACKED. JK-J3."""

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game, setup)
        self.hand: list[int] = []
        self.hand_sizes: list[int] = []
        self.deck_size = 0
        self.discards: list[int] = []
        self.places: list[int] = []
        self.blocked = 0
        self.dealer = 0
        self.hand_number = 0
        self.turns = 0
        self.barred = 0
        self.saved_step: list[int] = []  # what is waited for: the number of its class, and its parts
        self.saved_window: list[int] = []  # the parts of the window that lies above it, if one does
        self.silent: list[int] = []  # oneself, if one has let a window pass
        self.earlier: list[int] = []  # the board before the last move, in memory play

    def save(self) -> dict[str, list[int]]:
        return {
            "hand": self.hand,
            "hand_sizes": self.hand_sizes,
            "discards": self.discards,
            "places": self.places,
            "progress": [self.deck_size, self.blocked, self.dealer, self.hand_number, self.turns, self.barred],
            "step": self.saved_step,
            "window": self.saved_window,
            "silent": self.silent,
            "earlier": self.earlier,
        }

    def restore(self, state: dict[str, list[int]]) -> None:
        self.hand = state["hand"]
        self.hand_sizes = state["hand_sizes"]
        self.discards = state["discards"]
        self.places = state["places"]
        self.deck_size, self.blocked, self.dealer, self.hand_number, self.turns, self.barred = state["progress"]
        self.saved_step = state["step"]
        self.saved_window = state["window"]
        self.silent = state["silent"]
        self.earlier = state["earlier"]
        if any(not 0 <= card < len(CARDS) for card in self.hand + self.discards):
            raise ValueError("no such card")
        check_places(self.places, Rules(self.setup).side)

    def shown(self) -> dict[str, object]:
        return {
            "hand": [CARDS[card] for card in self.hand],
            "hand_sizes": self.hand_sizes,
            "deck": self.deck_size,
            "discards": [CARDS[card] for card in self.discards],
            "pegs": dict(zip(PEG_TEXTS, self.places, strict=True)),
            "blockers": [COLOURS[colour] for colour in range(4) if self.blocked >> colour & 1],
            "dealer": self.dealer,
            "hand_number": self.hand_number,
            "turns": self.turns,
            "barred": [seat for seat in range(len(self.hand_sizes)) if self.barred >> seat & 1],
            "to_play": self.to_play(),
            "leads": self.leads(),
        }

    def to_play(self) -> int | None:
        """Whose turn it is, whether or not others may still call; None after the last turn of a hand or game."""
        step = self.step()
        return int(step.seat) if isinstance(step, Turn) else None

    def step(self) -> Step[JackedTable] | None:
        """What is waited for, below the window if one is open; None at the end."""
        if not self.saved_step:
            return None
        code, *parts = self.saved_step
        return cast("Step[JackedTable]", self.game.make_step(code, parts, []))

    def window(self) -> CallWindow | None:
        """The window in which others may call, if one is open."""
        return CallWindow(*self.saved_window) if self.saved_window else None

    def leads(self) -> dict[str, int]:
        """Where each choice that moves one peg takes it."""
        board = board_seen(Rules(self.setup).side, self.places, self.blocked)
        found = [(action, int(destination(board, action))) for action in self.choices]
        return {self.game.actions.text(action): place for action, place in found if place != NOWHERE}


def check_places(places: list[int], side: int) -> None:
    """`ValueError` unless each peg is in Jail, on the perimeter or in its Home, and no two in one place."""
    if len(places) != len(PEG_TEXTS) or any(
        not (JAIL <= place < 4 * side or HOME <= place < HOME + 4) for place in places
    ):
        raise ValueError("no such place")
    ring = [place for place in places if 0 <= place < HOME]
    homes = [(peg // 4, place) for peg, place in enumerate(places) if place >= HOME]
    if len(set(ring)) < len(ring) or len(set(homes)) < len(homes):
        raise ValueError("two pegs in one place")


def check_state(state: dict[str, list[int]], rules: Rules) -> None:
    """`ValueError` unless this can be a table."""
    check_places(state["places"], int(rules.side))
    if state["before"]:
        check_places(state["before"][:-1], int(rules.side))
    whole = bit(52 + rules.jokers) - 1
    if len(state["hands"]) != 4 or any(cards & ~whole for cards in state["hands"] + state["cards"]):
        raise ValueError("no such card")
