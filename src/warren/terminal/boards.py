"""The boards of the games, by name."""

from __future__ import annotations

from typing import Final

from warren.terminal.board import Board
from warren.terminal.jacked import JackedBoard
from warren.terminal.jackrabbit import JackrabbitBoard
from warren.terminal.jackrabbits import RaceBoard
from warren.terminal.land import LandBoard
from warren.text import Words

_BOARDS: Final[dict[str, type[Board]]] = {
    "jacked": JackedBoard,
    "jackrabbit": JackrabbitBoard,
    "jackrabbits": RaceBoard,
    "land": LandBoard,
}


def board_of(game: str, words: Words, names: tuple[str, ...]) -> Board:
    """How a game is shown: in its own way, or as any game."""
    return _BOARDS.get(game, Board)(words, names)
