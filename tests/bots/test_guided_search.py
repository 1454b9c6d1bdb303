"""A search that a game tells what is likely: it looks there first, and still finds what is better."""

from __future__ import annotations

import pytest

from warren.bots.belief import likely_table
from warren.bots.search import Search, SearchBot
from warren.core.example import Burrow, BurrowTable
from warren.core.memory import NO_MEMORY
from warren.core.rng import fast
from warren.core.table import Table
from warren.core.thinking import Thinking
from warren.games.jackrabbits.game import JACKRABBITS


class Leaning(Thinking):
    """Sensible players nearly always make the first choice."""

    def has_instincts(self) -> bool:
        return True

    def instincts(self, table: Table, seat: int) -> list[float]:
        count = len(table.choices(seat))
        return [0.9] + [0.1 / (count - 1)] * (count - 1) if count > 1 else [1.0]


def searched(thinking: Thinking, simulations: int) -> Search:
    table = Burrow(thinking=thinking).new(11, players=3)
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
    search = searched(Thinking(), 60)
    assert not search.is_guided
    assert all(node.visits for node in search.root.children)


def test_a_guided_search_of_the_same_seed_has_the_same_tree() -> None:
    trees = [
        [(int(node.action), int(node.visits), node.total) for node in searched(Leaning(), 80).root.children]
        for _ in range(2)
    ]
    assert trees[0] == trees[1]


def test_a_guided_search_plans_only_what_it_decides_itself_before_chance_or_others_do() -> None:
    """Bids are shown when all have bid: what comes after one's own is the others' affair."""
    search = searched(Leaning(), 100)
    assert all(not node.children for node in search.root.children)
    assert any(node.children for node in searched(Thinking(), 100).root.children)


def test_a_guided_search_plays_on_until_everybody_has_had_a_turn() -> None:
    table = JACKRABBITS.new(3, players=3)
    search = Search(table.view(int(table.mover())), fast("on"))
    drawn = search.sampler.draw(fast("table"))
    search.play_by_instinct(drawn, 3)
    assert drawn.is_over() or JACKRABBITS.turns(drawn) == 3


class Certain(Leaning):
    """Nobody would make any but the first choice."""

    def instincts(self, table: Table, seat: int) -> list[float]:
        return [1.0] + [0.0] * (len(table.choices(seat)) - 1)


def test_what_every_sensible_player_would_do_is_done_without_a_search() -> None:
    view = Burrow(thinking=Certain()).new(11, players=3).view(0)
    search = Search(view, fast("foregone"))
    found = search.foregone()
    assert found is not None
    assert (int(found.action), int(search.simulations)) == (view.choices[0], 0)
    assert SearchBot(fast("foregone"), NO_MEMORY, 10**7, is_time=False).move(view)[0] == view.choices[0]


@pytest.mark.parametrize("thinking", [Leaning(), Thinking()])
def test_where_another_choice_could_be_better_a_search_is_made(thinking: Thinking) -> None:
    assert Search(Burrow(thinking=thinking).new(11, players=3).view(0), fast("open")).foregone() is None


@pytest.mark.parametrize(("thinking", "visits", "parts"), [(Thinking(), 90, 2), (Thinking(), 3, 1), (Leaning(), 90, 1)])
def test_of_a_tree_so_many_parts_are_taken_as_it_can_tell(thinking: Thinking, visits: int, parts: int) -> None:
    """A guided one has weighed what follows on one table: who took that won 36 % of 64 races against who did not."""
    search = Search(Burrow(thinking=thinking).new(11, players=3).view(0), fast("line"))
    first = search.root.add(5)
    first.visits = 100
    first.add(7).visits = visits
    assert search.line() == [5, 7][:parts]


class Suspicious(Thinking):
    """Nobody would have kept the card 0."""

    def plausibility(self, table: Table, seat: int) -> float:
        assert isinstance(table, BurrowTable)
        return 0.0 if any(0 in hand for other, hand in enumerate(table.hands) if other != seat) else 1.0


@pytest.mark.parametrize(("thinking", "is_thinkable"), [(Thinking(), True), (Suspicious(), False)])
def test_a_table_that_is_not_plausible_is_drawn_again(thinking: Thinking, is_thinkable: bool) -> None:
    game = Burrow(thinking=thinking)
    table = game.new(11, players=3)
    assert isinstance(table, BurrowTable)
    seat = next(seat for seat in range(3) if 0 not in table.hands[seat])
    sampler, chance = game.sampler(table.view(seat)), fast("belief")
    drawn = [likely_table(sampler, chance) for _ in range(60)]
    found = sum(0 in hand for one in drawn if isinstance(one, BurrowTable) for hand in one.hands)
    assert found > 30 if is_thinkable else found < 5  # after twenty tries it gives in


class Hopeless(Thinking):
    """Nothing is plausible: players are not as sensible as was thought."""

    def plausibility(self, table: Table, seat: int) -> float:
        return 0.0


def test_where_nothing_is_plausible_what_is_possible_will_do() -> None:
    game = Burrow(thinking=Hopeless())
    table = game.new(11, players=3)
    assert likely_table(game.sampler(table.view(0)), fast("hopeless")).players == 3
