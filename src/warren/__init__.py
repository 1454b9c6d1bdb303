"""Warren: a home for three tabletop games. Start with `warren.new("jackrabbit")`."""

from __future__ import annotations

from warren.core.errors import WarrenError
from warren.core.table import Table
from warren.games import get as game
from warren.games import names as game_names

__version__ = "0.1.0"
__all__ = ["Table", "WarrenError", "game", "game_names", "new"]


def new(name: str, seed: int | str | None = None, generator: str = "fast", **settings: object) -> Table:
    """A new table of a game, dealt and ready."""
    return game(name).new(seed, generator, **settings)


def _wording(error: WarrenError) -> str:
    """The core knows no words; whoever comes in by this door gets errors as English sentences, with `warren[play]`."""
    try:
        from warren.text import wording

        return wording(error)
    except ModuleNotFoundError:
        return error.plain()


WarrenError.wording = _wording
