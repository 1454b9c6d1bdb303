"""Perft: how many ways there are to play the next so many actions. The same on every build."""

from __future__ import annotations

import pytest

from golden import seen
from warren.core.example import Burrow
from warren.core.game import Game
from warren.core.playout import perft
from warren.core.rng import fast
from warren.games import get, names

NAMES = names()  # before any test makes a game of its own known

COUNTS: list[tuple[str, str, dict[str, object], list[int]]] = [
    ("jackrabbit", "7", {}, [1, 20, 276, 1967, 12304]),
    ("jackrabbit", "11", {"length": "hand"}, [1, 20, 273, 1851, 14141]),
    ("jacked", "11", {"players": 2, "jokers": "2", "jacked_play": "memory"}, [1, 5, 11, 46, 156]),
    ("jacked", "4", {"players": 3}, [1, 1, 2, 2, 10]),
    ("jackrabbits", "7", {}, [1, 1, 7, 15, 15]),
    ("jackrabbits", "11", {"players": 3, "rules": "intro"}, [1, 1, 8, 24, 38]),
    ("jackrabbits", "4", {"players": 4, "edition": "full", "land": "generated:2"}, [1, 1, 8, 20, 59]),
    ("land", "5", {}, [1, 3, 22, 72]),
    ("land", "7", {"style": "freestyle", "suits": "clubs,spades"}, [1, 18, 132]),
    ("land", "3", {"land": "sample", "explore": True}, [1, 14, 158, 1566]),
    ("burrow", "7", {}, [1, 4, 8, 32, 56, 80, 128, 272]),
    ("burrow", "11", {"players": 3}, [1, 6, 24, 48, 288, 768, 1584]),
]


def game_of(name: str) -> Game:
    return Burrow() if name == "burrow" else get(name)


@pytest.mark.parametrize(("name", "seed", "settings", "counts"), COUNTS, ids=lambda value: str(value)[:20])
def test_there_are_as_many_ways_to_go_on_as_there_always_were(
    name: str, seed: str, settings: dict[str, object], counts: list[int]
) -> None:
    game = game_of(name)
    table = game.start(game.agree(settings), seed)
    before = table.dump()
    assert [perft(table, plies) for plies in range(len(counts))] == counts
    assert table.dump() == before


MIDDLES: list[tuple[str, str, dict[str, object], int, list[int]]] = [
    ("jackrabbit", "6", {"threshold": 10}, 15, [1, 9, 45, 219, 1158, 6462]),  # a discard of any of nine cards
    ("jackrabbit", "1", {}, 41, [1, 4, 10, 19, 139, 1595]),  # the end of a hand, and the next one
    ("jacked", "3", {"teams": True, "jokers": "4"}, 40, [1, 2, 44, 871]),
    ("jackrabbits", "3", {"players": 3}, 150, [1, 15, 74, 286]),  # a journey with a joker in the hand
    ("jackrabbits", "5", {"players": 4, "surplus": "strict"}, 300, [1, 3, 8, 27]),
    ("land", "4", {"suits": "shells,bells", "guidelines": "enforce", "players": 1}, 20, [1, 2, 6, 78]),
    ("burrow", "5", {"players": 3}, 6, [1, 3, 6, 6, 30, 84]),
]


@pytest.mark.parametrize(("name", "seed", "settings", "actions", "counts"), MIDDLES, ids=lambda value: str(value)[:20])
def test_there_are_as_many_ways_to_go_on_from_the_middle_of_a_game(
    name: str, seed: str, settings: dict[str, object], actions: int, counts: list[int]
) -> None:
    game = game_of(name)
    table = game.start(game.agree(settings), seed)
    chance = fast(f"perft {seed}")
    for _ in range(actions):
        seat = table.mover()
        choices = seen(game, table.choices(seat))
        table.play(seat, choices[chance.below(len(choices))])
    assert [perft(table, plies) for plies in range(len(counts))] == counts


def test_every_game_has_perft_counts() -> None:
    assert {name for name, _, _, _ in COUNTS} >= set(NAMES)
