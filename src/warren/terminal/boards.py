"""The boards of the games, by name: those that come with Warren, and those that other packages bring.

A package brings a board by an entry point of the group `warren.boards`, which has the name of its game.
"""

from __future__ import annotations

from functools import cache

from warren.core import packages
from warren.core.errors import BadPackage
from warren.terminal.board import Board
from warren.terminal.jacked import JackedBoard
from warren.terminal.jackrabbit import JackrabbitBoard
from warren.terminal.jackrabbits import RaceBoard
from warren.terminal.land import LandBoard
from warren.text import Words

_BOARDS: dict[str, type[Board]] = {
    "jacked": JackedBoard,
    "jackrabbit": JackrabbitBoard,
    "jackrabbits": RaceBoard,
    "land": LandBoard,
}


def board_of(game: str, words: Words, names: tuple[str, ...]) -> Board:
    """How a game is shown: in its own way, or as any game."""
    if game not in _BOARDS:
        _load_others()
    return _BOARDS.get(game, Board)(words, names)


@cache
def _load_others() -> None:
    """Boards of installed packages, looked for once, when a game is none of ours."""
    packages.bring("warren.boards", _join)


def _join(game: str, board: object) -> None:
    if not (isinstance(board, type) and issubclass(board, Board)):
        raise BadPackage("package/no-board")
    _BOARDS.setdefault(game, board)
