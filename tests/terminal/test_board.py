"""Any game can be shown in a terminal, even without a module of its own."""

from __future__ import annotations

import pytest

from warren.games.jacked.game import JACKED
from warren.games.jacked.position import position
from warren.terminal.board import Board
from warren.terminal.boards import board_of
from warren.text import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_of_a_game_without_a_board_of_its_own_can_be_picked_up_and_is_told_in_words(language: str) -> None:
    names = ("Ann", "Ben", "Cy", "Di")
    assert type(board_of("othergame", Words(language), names)) is Board
    board = Board(Words(language), names)
    view = position(pegs="R1:10 R2:20 B1:30", hands=("7C TD KH 2C", "3C", "", "")).view(0)
    items = board.items(view)
    assert len(items) > 9  # more than there are digits
    assert [item.name for item in items] == [JACKED.actions.text(action) for action in view.prompt]
    assert all(len(item.buttons) == 1 and item.buttons[0].label.endswith(".") for item in items)
    assert board.buttons(view) == []
