"""A search that a game tells what is likely: it looks there first, and still finds what is better."""

from __future__ import annotations

import pytest

from warren.bots.search import Search
from warren.core.example import Burrow
from warren.core.game import Table
from warren.core.rng import fast


class Leaning(Burrow):
    """Burrow whose sensible players nearly always make the first choice."""

    def instincts(self, table: Table, seat: int) -> list[float]:
        count = len(table.choices(seat))
        return [0.9] + [0.1 / (count - 1)] * (count - 1) if count > 1 else [1.0]


def searched(game: Burrow, simulations: int) -> Search:
    table = game.new(11, players=3)
    search = Search(table.view(int(table.mover())), fast("search"))
    search.run(simulations)
    return search


def test_a_guided_search_looks_first_at_what_is_likely() -> None:
    search = searched(Leaning(), 3)
    assert search.is_guided
    first = search.root.children[0]
    assert first.visits >= 1
    assert first.likely == pytest.approx(0.9)


def test_a_guided_search_knows_every_choice_and_counts_every_simulation() -> None:
    search = searched(Leaning(), 200)
    assert sorted(int(node.action) for node in search.root.children) == search.view.choices
    assert sum(node.visits for node in search.root.children) == 200


def test_without_instincts_all_choices_are_tried_alike() -> None:
    search = searched(Burrow(), 60)
    assert not search.is_guided
    assert all(node.visits for node in search.root.children)


def test_a_guided_search_of_the_same_seed_has_the_same_tree() -> None:
    trees = [
        [(int(node.action), int(node.visits), node.total) for node in searched(Leaning(), 80).root.children]
        for _ in range(2)
    ]
    assert trees[0] == trees[1]
