"""Tables and views as bytes, to cross processes of one build. Plain JSON behind a checksum; never pickles.

They hold numbers of actions, facts and steps, which change whenever a game gets more of them. What is kept is a record
(record.py), in texts.
"""

from __future__ import annotations

import json
from functools import lru_cache
from hashlib import blake2b
from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.errors import BadDump, BadInput, Reason, is_text
from warren.core.messages import argument
from warren.core.rng import Origin, fast, restored

if TYPE_CHECKING:
    from warren.core.game import Game
    from warren.core.settings import Setup
    from warren.core.table import Outcome, Table
    from warren.core.view import View

_MALFORMED: Final = (
    BadInput,
    ValueError,
    KeyError,
    TypeError,
    AttributeError,
    IndexError,
    OverflowError,
    RecursionError,
)
"""What reading content of the wrong form can end in."""


def dump(table: Table) -> bytes:
    """The whole truth of a table."""
    content: dict[str, object] = {
        "game": table.game.name,
        "layout": layout(table.game),
        "settings": table.setup.text(),
        "chance": table.chance.state(),
        "origin": [table.origin.generator, table.origin.seed, table.origin.commitment],
        "imagined": table.is_imagined,
        "log": [int(entry) for entry in table.log],
        "journal": [int(told) for told in table.journal],
        "steps": table.saved_steps(),
        "outcome": None if table.outcome is None else table.outcome.json(),
        "state": table.save(),
    }
    return sealed(content)


def load(game: Game, data: bytes) -> Table:
    """The table that was dumped; `BadDump` for anything else."""
    content = opened(game, data)
    try:
        table = game.blank(content.setup(game))
        table.log = packed(content.wholes("log"))
        table.journal = packed(content.wholes("journal"))
        table.restore(content.state())
        table.chance = restored(content.text("chance"))
        table.origin = content.origin()
        table.is_imagined = content.found["imagined"] is True
        table.restore_steps(content.steps())
        table.outcome = content.outcome()
        _check_table(table)
    except BadDump:
        raise
    except _MALFORMED as error:
        raise BadDump("dump/damaged", game=game.name) from error
    return table


@lru_cache(maxsize=32)
def layout(game: Game) -> str:
    """A short hash of what the numbers in bytes stand for."""
    spans = [f"{span.kind}:{span.size}" for span in game.actions.spans]
    facts = [kind.name for kind in game.facts.kinds]
    steps = [cast("type[object]", step).__name__ for step in game.steps]
    told = "\n".join([game.name, str(game.revision), " ".join(spans), " ".join(facts), " ".join(steps)])
    return _checksum(told.encode()).decode()


def _check_table(table: Table) -> None:
    """`ValueError`, or another of `_MALFORMED`, for a table that has lost a piece or on which nobody could go on."""
    if table.census() != table.game.deal(table.setup, fast("census")).census():
        raise ValueError("census")
    if (table.outcome is None) != bool(table.seats()):
        raise ValueError("seats")
    for seat in table.seats():
        if not table.choices(seat) or any(action not in table.game.actions for action in table.choices(seat)):
            raise ValueError("choices")
    for told in table.journal:
        table.game.facts.fact(told)


def dump_view(view: View) -> bytes:
    """All that a seat may know."""
    content: dict[str, object] = {
        "game": view.game.name,
        "layout": layout(view.game),
        "settings": view.setup.text(),
        "seat": int(view.seat),
        "waiting_for": view.waiting_for,
        "phase": view.phase,
        "choices": view.choices,
        "prompt": view.prompt,
        "rules": list(view.rules),
        "asks": None if view.asks is None else view.asks.json(),
        "memory": [int(told) for told in view.memory],
        "outcome": None if view.outcome is None else view.outcome.json(),
        "state": view.save(),
    }
    return sealed(content)


def load_view(game: Game, data: bytes) -> View:
    """The view that was dumped; `BadDump` for anything else."""
    content = opened(game, data)
    try:
        setup = content.setup(game)
        view = game.blank_view(setup)
        view.seat = whole(content.found["seat"])
        if not -1 <= view.seat < game.blank(setup).players:
            raise ValueError(view.seat)
        view.waiting_for = content.wholes("waiting_for")
        view.choices = content.wholes("choices")
        view.prompt = content.wholes("prompt")
        view.rules = content.texts("rules")
        view.phase = content.text("phase")
        view.asks = content.reason("asks")
        view.memory = packed(content.wholes("memory"))
        view.outcome = content.outcome()
        view.restore(content.state())
        view.facts()
    except BadDump:
        raise
    except _MALFORMED as error:
        raise BadDump("dump/damaged", game=game.name) from error
    return view


class Content:
    """What bytes hold, each part asked for by its type: one of another type is a `ValueError`."""

    def __init__(self, found: dict[str, object]) -> None:
        self.found = found

    def setup(self, game: Game) -> Setup:
        """What the table agreed on, under the rules that the game has here."""
        if self.text("layout") != layout(game):
            raise BadDump("dump/layout", game=game.name)
        return game.agree_text(self.text("settings"))

    def origin(self) -> Origin:
        generator, seed, commitment = listed(self.found["origin"])
        for text in (generator, seed or "", commitment or ""):
            if not is_text(text):
                raise ValueError("origin")
        return Origin(str(generator), _or_none(seed), _or_none(commitment))

    def text(self, name: str) -> str:
        value = self.found[name]
        if not isinstance(value, str):
            raise ValueError(name)
        return value

    def texts(self, name: str) -> tuple[str, ...]:
        values = listed(self.found[name])
        if not all(isinstance(value, str) for value in values):
            raise ValueError(name)
        return tuple(str(value) for value in values)

    def wholes(self, name: str) -> list[int]:
        return wholes(self.found[name])

    def state(self) -> dict[str, list[int]]:
        value = self.found["state"]
        if not isinstance(value, dict):
            raise ValueError("state")
        return {str(name): wholes(numbers) for name, numbers in value.items()}

    def steps(self) -> list[list[list[int]]]:
        return [[wholes(part) for part in listed(step)] for step in listed(self.found["steps"])]

    def reason(self, name: str) -> Reason | None:
        if self.found[name] is None:
            return None
        inner = self.inner(self.found[name])
        arguments = inner.inner(inner.found["arguments"]).found
        return Reason(inner.text("message"), inner.text("rule"), **{key: argument(arguments[key]) for key in arguments})

    def outcome(self) -> Outcome | None:
        from warren.core.table import Outcome

        if self.found["outcome"] is None:
            return None
        inner = self.inner(self.found["outcome"])
        return Outcome(inner.text("reason"), tuple(inner.wholes("winners")), tuple(inner.wholes("scores")))

    @staticmethod
    def inner(value: object) -> Content:
        if not isinstance(value, dict):
            raise ValueError(value)
        return Content(value)


def _or_none(value: object) -> str | None:
    return None if value is None else str(value)


def listed(value: object) -> list[object]:
    if not isinstance(value, list):
        raise ValueError(value)
    return value


def wholes(value: object) -> list[int]:
    return [whole(number) for number in listed(value)]


def whole(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(value)
    return value


def sealed(content: dict[str, object]) -> bytes:
    """A checksum and the content, in the one way it can be written."""
    body = json.dumps(content, sort_keys=True, separators=(",", ":")).encode()
    return _checksum(body) + b"\n" + body


def opened(game: Game, data: bytes) -> Content:
    """The content of bytes that are undamaged and belong to this game."""
    check, _, body = data.partition(b"\n")
    if check != _checksum(body):
        raise BadDump("dump/damaged", game=game.name)
    try:
        content = Content(json.loads(body))
        found = content.text("game")
    except _MALFORMED as error:
        raise BadDump("dump/damaged", game=game.name) from error
    if found != game.name:
        raise BadDump("dump/game", wanted=game.name, found=found)
    return content


def packed(values: list[int]) -> vec[i64]:
    found = vec[i64]()
    for value in values:
        found = append(found, value)
    return found


def _checksum(body: bytes) -> bytes:
    return blake2b(body, digest_size=8).hexdigest().encode()
