"""The games of Warren, by name: those that come with it, and those that other packages bring.

A package brings a game by an entry point of the group `warren.games` that names the `Game`; its module may teach Warren
the game's words (`warren.text.teach`). What packages bring to a game of ours joins it when it is first asked for.
"""

from __future__ import annotations

from functools import cache
from pkgutil import resolve_name
from typing import Final

from warren.core import packages
from warren.core.errors import BadPackage, UnknownGame
from warren.core.game import Game

_OURS: Final = {
    "jackrabbit": "warren.games.jackrabbit.game:JACKRABBIT",
    "jacked": "warren.games.jacked.game:JACKED",
    "jackrabbits": "warren.games.jackrabbits.game:JACKRABBITS",
    "land": "warren.games.jackrabbits.building.game:LAND",
}
"""Where each is: none of them is loaded, with all its tables, before somebody asks for it."""

_GAMES: dict[str, Game] = {}


def names() -> tuple[str, ...]:
    _load_others()
    return (*_OURS, *(name for name in _GAMES if name not in _OURS))


def get(name: str) -> Game:
    """The game of that name."""
    if name in _OURS and name not in _GAMES:
        _GAMES[name] = resolve_name(_OURS[name])
    left_out = {} if name in _GAMES else _load_others()
    game = _GAMES.get(name)
    if name in left_out:
        raise left_out[name]
    if game is None:
        raise UnknownGame("game/unknown", name=name, known=names())
    game.open()
    return game


def register(game: Game) -> None:
    """Make a game of your own known by its name, for this process. A name that is taken is refused."""
    if game.name in _OURS or _GAMES.setdefault(game.name, game) is not game:
        raise ValueError(f"there is a game {game.name} already")


@cache
def _load_others() -> dict[str, BadPackage]:
    """Games of installed packages, looked for once, when a name is not one of ours; by name, what is broken."""
    return packages.bring("warren.games", _join)


def _join(_name: str, game: object) -> None:
    if not isinstance(game, Game):
        raise BadPackage("package/no-game")
    register(game)
