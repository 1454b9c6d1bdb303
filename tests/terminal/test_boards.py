"""How games are shown in a terminal: those of installed packages by boards that they bring, or as any game."""

from __future__ import annotations

from pathlib import Path

from installing import install, run
from warren.terminal.board import Board
from warren.terminal.boards import board_of
from warren.text import Words

OURS = """
from warren.terminal.board import Board
class HareBoard(Board):
    def describe(self, view):
        return ["Nine cards."]
NOTHING = 7
"""
SHOWN = """
from warren.core.packages import BROKEN
from warren.terminal.boards import board_of
from warren.text import Words
print(type(board_of("high-hare", Words("en"), ())).__name__, type(board_of("jacked", Words("en"), ())).__name__)
print(*(Words("en").error(problem) for problem in BROKEN))
"""


def test_a_game_without_a_board_is_shown_as_any_game() -> None:
    assert type(board_of("no-such-game", Words("en"), ())) is Board


def test_a_package_brings_a_board_for_its_game_and_changes_no_other(tmp_path: Path) -> None:
    boards = {"high-hare": "hare:HareBoard", "jacked": "hare:HareBoard"}
    install(tmp_path, "hare", "hare", OURS, {"warren.boards": boards})
    assert run(tmp_path, "-c", SHOWN).stdout.split() == ["HareBoard", "JackedBoard"]


def test_what_is_no_board_is_left_out_and_said(tmp_path: Path) -> None:
    install(tmp_path, "hare", "hare", OURS, {"warren.boards": {"high-hare": "hare:NOTHING"}})
    told = run(tmp_path, "-c", SHOWN).stdout
    assert told.startswith("Board JackedBoard")
    assert "names no Board" in told
