"""Views: all that one seat may know, with its perfect memory of the past.

Bots, clients, hints and logs are made from views and from nothing else. A view can be turned into bytes and back, so
that a bot may think in another process; two views are the same if and only if their bytes are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from warren.core.dump import dump_view
from warren.core.errors import Reason
from warren.core.facts import Fact
from warren.core.rng import Chance
from warren.core.settings import Setup

if TYPE_CHECKING:
    from warren.core.game import Game
    from warren.core.table import Outcome, Table

SPECTATOR: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What every game's view holds. A game adds its own part, and `save` and `restore` for it."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.seat: i64 = SPECTATOR
        self.waiting_for: list[int] = []  # seats that everybody sees are being waited for
        self.phase = ""  # of the turn, where it has phases
        self.choices: list[int] = []  # what the seat may do
        self.prompt: list[int] = []  # what it is offered on screen
        self.rules: tuple[str, ...] = ()  # the ids of the rules behind that
        self.asks: Reason | None = None  # what it is asked, where it is not simply its turn
        self.memory = vec[i64]()  # events, redacted for the seat
        self.outcome: Outcome | None = None

    def save(self) -> dict[str, list[int]]:
        """hook: the game's own part, as lists of whole numbers under names."""
        return {}

    def restore(self, state: dict[str, list[int]]) -> None:
        """hook: take up what `save` gave; `KeyError` or `ValueError` if it is no such thing."""

    def shown(self) -> dict[str, object]:
        """hook: the game's own part for a person's client, in texts and plain numbers."""
        return dict(self.save())

    def insights(self) -> dict[str, object]:
        """hook: what follows from the rest, worked out so that a person's client can show where choices lead."""
        return {}

    def why_not_there(self, place: str) -> Reason | None:
        """hook: why no choice leads to a place, and what would make it possible; None if one does."""
        return None

    def why_not_with(self, card: str) -> Reason | None:
        """hook: why nothing can be done with a card, and what would make it possible; None if something can."""
        return None

    def facts(self) -> list[Fact]:
        """What the seat remembers, in order."""
        return [self.game.facts.fact(told) for told in self.memory]

    def json(self) -> dict[str, object]:
        """The view with all that the seat remembers: names and texts, no integers that only programs understand."""
        return {**self.told(), "facts": [fact.json() for fact in self.facts()]}

    def told(self) -> dict[str, object]:
        """The view for a person's client, who has been told what happened."""
        actions = self.game.actions
        return {
            "game": self.game.name,
            "settings": self.setup.text(),
            "seat": None if self.seat < 0 else int(self.seat),
            "waiting_for": self.waiting_for,
            "phase": self.phase,
            "choices": [actions.text(action) for action in self.choices],
            "prompt": [actions.text(action) for action in self.prompt],
            "rules": list(self.rules),
            "asks": None if self.asks is None else self.asks.json(),
            "outcome": None if self.outcome is None else self.outcome.json(),
            "state": self.shown(),
        }

    def dump(self) -> bytes:
        """The whole view as bytes; the game's `load_view` reads them."""
        return dump_view(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sampler:
    """Draws whole tables that agree with one view: possible truths, each as likely as the view makes it.

    Two tables are equally likely if chance alone does not tell them apart: of the choices of others only what the
    rules forbid counts, not what a clever player would have done.
    """

    def __init__(self, view: View) -> None:
        self.view = view

    def draw(self, chance: Chance) -> Table:
        """A random table that agrees with the view. Its own chance is a fresh source drawn from the one given."""
        raise NotImplementedError
