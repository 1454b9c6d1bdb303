"""Tables as bytes, to cross processes. Plain JSON behind a checksum; never pickles."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.errors import BadDump, BadInput
from warren.core.rng import restored

if TYPE_CHECKING:
    from warren.core.game import Game, Table


def dump(table: Table) -> bytes:
    """The whole truth of a table."""
    content: dict[str, object] = {
        "game": table.game.name,
        "ruleset": table.game.ruleset(table.setup),
        "settings": table.setup.text(),
        "chance": table.chance.state(),
        "seed": table.seed,
        "imagined": table.is_imagined,
        "log": [int(entry) for entry in table.log],
        "journal": [int(told) for told in table.journal],
        "steps": table.saved_steps(),
        "outcome": None if table.outcome is None else table.outcome.json(),
        "state": table.save(),
    }
    body = json.dumps(content, sort_keys=True, separators=(",", ":")).encode()
    return _checksum(body) + b"\n" + body


def load(game: Game, data: bytes) -> Table:
    """The table that was dumped; `BadDump` for anything else."""
    from warren.core.game import Outcome

    check, _, body = data.partition(b"\n")
    if check != _checksum(body):
        raise BadDump("dump/damaged", game=game.name)
    try:
        content = json.loads(body)
        if content["game"] != game.name:
            raise BadDump("dump/game", wanted=game.name, found=str(content["game"]))
        setup = game.agree_text(content["settings"])
        if content["ruleset"] != game.ruleset(setup):
            raise BadDump("dump/ruleset", game=game.name)
        table = game.blank(setup)
        table.restore({name: [int(n) for n in numbers] for name, numbers in content["state"].items()})
        table.chance = restored(content["chance"])
        table.seed = str(content["seed"])
        table.is_imagined = bool(content["imagined"])
        table.log = _numbers(content["log"])
        table.journal = _numbers(content["journal"])
        table.restore_steps(content["steps"])
        table.outcome = Outcome.from_json(content["outcome"])
    except BadInput:
        raise
    except (ValueError, KeyError, TypeError, AttributeError, IndexError, OverflowError) as error:
        raise BadDump("dump/damaged", game=game.name) from error
    return table


def _numbers(values: list[int]) -> vec[i64]:
    numbers = vec[i64]()
    for value in values:
        numbers = append(numbers, value)
    return numbers


def _checksum(body: bytes) -> bytes:
    return blake2b(body, digest_size=8).hexdigest().encode()
