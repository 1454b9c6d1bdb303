"""The games of Warren, by name."""

from __future__ import annotations

from warren.core.errors import UnknownGame
from warren.core.game import Game
from warren.games.jackrabbit.game import JACKRABBIT

_GAMES: dict[str, Game] = {JACKRABBIT.name: JACKRABBIT}


def names() -> tuple[str, ...]:
    return tuple(_GAMES)


def get(name: str) -> Game:
    """The game of that name."""
    game = _GAMES.get(name)
    if game is None:
        raise UnknownGame("game/unknown", name=name, known=names())
    return game


def register(game: Game) -> None:
    """Make a game of your own known by its name, for the command line and for records."""
    _GAMES[game.name] = game
