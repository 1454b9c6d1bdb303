"""The race at a terminal: the table in sentences, and a move as what it would do."""

from __future__ import annotations

from typing import Any

import pytest

from warren.games.jackrabbits.game import JACKRABBITS
from warren.games.jackrabbits.position import position
from warren.terminal.boards import board_of
from warren.text import Words

NAMES = ("Ann", "Ben")


def described(language: str = "en", **given: Any) -> list[str]:
    table = position(("5C KH X1", "7S"), ("tower-clubs", "off-board"), **given)
    return board_of("jackrabbits", Words(language), NAMES).describe(table.view(0))


@pytest.mark.rule("JR-V1")
def test_the_table_is_told_in_sentences_without_the_hands_of_others() -> None:
    told = described(phase="journey", dice=(2, 5), pile="2S 3S 4S", suits="clubs,spades,hearts")
    assert told[:7] == [
        "Turn 1, Ann: the dice show 2 and 5, so the price is 7.",
        "To win, bring any three royals to the citadel.",
        "Ann is at the tower of clubs with 3 cards, including K♥. 2 to go: any.",
        "Ben is off the board with one card.",
        "In the court: J♣, Q♣, K♣, J♠, Q♠, K♠, J♥, Q♥ and a joker.",
        "In the spent lot: "
        "A♣, 2♣, 3♣, 4♣, 6♣, 7♣, 8♣, 9♣, 10♣, A♠, 5♠, 6♠, 8♠, 9♠, 10♠, "
        "A♥, 2♥, 3♥, 4♥, 5♥, 6♥, 7♥, 8♥, 9♥ and 10♥; 3 cards are in the pile.",
        "Your hand: 5♣, worth 5 in clubs; K♥, worth 10 in hearts; a joker.",
    ]
    assert described("es")[0] == "Turno 1, Ann: aún no se han tirado los dados."
    assert described("es")[1] == "Para ganar, lleva a la ciudadela tres figuras cualesquiera."
    assert described("es")[3] == "Ben está en el destierro con una carta."


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_position_of_random_play_is_told_in_sentences(language: str) -> None:
    board = board_of("jackrabbits", Words(language), (*NAMES, "Cat"))
    table = JACKRABBITS.new("described", players=3, turn_limit=40)
    chance = table.chance.copy()
    while table.outcome is None:
        seat = int(table.mover())
        view = table.view(seat)
        for sentence in board.describe(view):
            assert sentence.endswith("."), sentence
        for button in board.menu(view) or []:
            assert all(leaf.label.endswith(".") for leaf in button.leaves()), button
        choices = table.choices(seat)
        table.play(seat, choices[chance.below(len(choices))])
