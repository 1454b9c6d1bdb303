"""The games of Warren, by name: those that come with it, and those that other packages bring.

A package brings a game by an entry point of the group `warren.games` that names the `Game`; its module may teach Warren
the game's words (`warren.text.teach`).
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from warren.core.errors import UnknownGame
from warren.core.game import Game
from warren.games.jacked.game import JACKED
from warren.games.jackrabbit.game import JACKRABBIT
from warren.games.jackrabbits.building.game import LAND
from warren.games.jackrabbits.game import JACKRABBITS

_GAMES: dict[str, Game] = {game.name: game for game in (JACKRABBIT, JACKED, JACKRABBITS, LAND)}


def names() -> tuple[str, ...]:
    _load_others()
    return tuple(_GAMES)


def get(name: str) -> Game:
    """The game of that name."""
    if name not in _GAMES:
        _load_others()
    game = _GAMES.get(name)
    if game is None:
        raise UnknownGame("game/unknown", name=name, known=names())
    return game


def register(game: Game) -> None:
    """Make a game of your own known by its name, for this process. A name that is taken is refused."""
    if _GAMES.setdefault(game.name, game) is not game:
        raise ValueError(f"there is a game {game.name} already")


@cache
def _load_others() -> None:
    """Games of installed packages, looked for once, and only when a name is not one of ours."""
    for entry in entry_points(group="warren.games"):
        game = entry.load()
        if not isinstance(game, Game):
            raise TypeError(f"the entry point {entry.name} of warren.games names no Game")
        register(game)
