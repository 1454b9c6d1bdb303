"""Views: all that one seat may know, with its perfect memory of the past.

Bots, clients, hints and logs are made from views and from nothing else. A view can be turned into bytes and back, so
that a bot may think in another process; two views are the same if and only if their bytes are.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from warren.core.errors import BadDump
from warren.core.facts import Fact
from warren.core.rng import Chance
from warren.core.settings import Setup

if TYPE_CHECKING:
    from warren.core.game import Game, Outcome, Table

SPECTATOR: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What every game's view holds. A game adds its own part, and `save` and `restore` for it."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.seat: i64 = SPECTATOR
        self.waiting_for: list[int] = []  # seats that everybody sees are being waited for
        self.choices: list[int] = []  # what the seat may do
        self.prompt: list[int] = []  # what it is offered on screen
        self.memory = vec[i64]()  # events, redacted for the seat
        self.outcome: Outcome | None = None

    def save(self) -> dict[str, list[int]]:
        """The game's own part, as lists of whole numbers under names."""
        return {}

    def restore(self, state: dict[str, list[int]]) -> None:
        """Take up what `save` gave."""

    def facts(self) -> list[Fact]:
        """What the seat remembers, in order."""
        return [self.game.facts.fact(told) for told in self.memory]

    def json(self) -> dict[str, object]:
        """The view for a person's client: names and texts, no integers that only programs understand."""
        actions = self.game.actions
        return {
            "game": self.game.name,
            "settings": self.setup.text(),
            "seat": None if self.seat < 0 else int(self.seat),
            "waiting_for": self.waiting_for,
            "choices": [actions.text(action) for action in self.choices],
            "prompt": [actions.text(action) for action in self.prompt],
            "outcome": None if self.outcome is None else self.outcome.json(),
            "state": self.save(),
            "facts": [fact.json() for fact in self.facts()],
        }

    def dump(self) -> bytes:
        """The whole view as bytes; the game's `load_view` reads them."""
        content: dict[str, object] = {
            "game": self.game.name,
            "settings": self.setup.text(),
            "seat": int(self.seat),
            "waiting_for": self.waiting_for,
            "choices": self.choices,
            "prompt": self.prompt,
            "memory": [int(told) for told in self.memory],
            "outcome": None if self.outcome is None else self.outcome.json(),
            "state": self.save(),
        }
        return json.dumps(content, sort_keys=True, separators=(",", ":")).encode()


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


def load_view(game: Game, data: bytes) -> View:
    """A view from its bytes."""
    from warren.core.game import Outcome

    try:
        content = json.loads(data)
        if content["game"] != game.name:
            raise BadDump("dump/game", wanted=game.name, found=str(content["game"]))
        view = game.blank_view(game.agree_text(content["settings"]))
        view.seat = int(content["seat"])
        view.waiting_for = [int(seat) for seat in content["waiting_for"]]
        view.choices = [int(action) for action in content["choices"]]
        view.prompt = [int(action) for action in content["prompt"]]
        memory = vec[i64]()
        for told in content["memory"]:
            memory = append(memory, int(told))
        view.memory = memory
        view.outcome = Outcome.from_json(content["outcome"])
        view.restore({name: [int(n) for n in numbers] for name, numbers in content["state"].items()})
    except (ValueError, KeyError, TypeError, AttributeError, IndexError, OverflowError) as error:
        raise BadDump("dump/damaged", game=game.name) from error
    return view
