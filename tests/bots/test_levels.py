"""The levels that people choose from: data, offered wherever a bot is named."""

from __future__ import annotations

import itertools

import pytest

from volume import volume
from warren.bots import USUAL, forms, make, names
from warren.bots.greedy import GreedyBot
from warren.bots.level import LevelBot
from warren.bots.levels import LEVELS, Level, error, level_of, memory_of
from warren.bots.search import Search, SearchBot, is_rival
from warren.core.example import Burrow
from warren.core.game import Game
from warren.core.memory import Memory
from warren.core.rng import fast
from warren.core.table import Table
from warren.games.jackrabbit.game import JACKRABBIT
from warren.games.jackrabbits.game import JACKRABBITS
from warren.text import LANGUAGES, Words


def test_there_are_four_levels_from_weak_to_strong() -> None:
    assert names() == ("newcomer", "villager", "courtier", "champion")
    assert forms()[:4] == names()
    assert USUAL in names()
    for weaker, stronger in itertools.pairwise(LEVELS):
        assert weaker.simulations <= stronger.simulations
        assert weaker.misjudges >= stronger.misjudges
        assert weaker.lapses > stronger.lapses
    assert level_of("expert") is None


@pytest.mark.parametrize("name", names()[:3])
def test_a_level_plays_whole_games_of_any_kind(name: str) -> None:
    table = Burrow().new(3, players=2)
    bot = make(name, fast("bot"))
    while table.outcome is None:
        seat = int(table.mover())
        table.play_all(seat, bot.move(table.view(seat)))


@pytest.mark.parametrize(("game", "simulations"), [(JACKRABBIT, 12), (JACKRABBITS, 3)])
def test_a_level_has_simulations_of_its_own_where_the_game_guides_a_search(game: Game, simulations: int) -> None:
    """None: it looks one decision ahead, as the courtier does in the race."""
    table = game.new(3)
    assert game.thinking.has_instincts() == (simulations == 3)
    assert (LEVELS[2].name, LEVELS[2].guided) == ("courtier", 0)
    thinking, ahead = Level("thinking", 12, 3, 0.0, (0, 0)), Level("ahead", 12, 0, 0.0, (0, 0))
    for number in range(volume(8, 3)):
        view, same, memory = table.view(int(table.mover())), f"{number}", memory_of(fast("memory"), (0, 0))
        thought = SearchBot(fast(same), memory, simulations, is_time=False).move(view)
        taken = GreedyBot(fast(same), memory).move(view) if game.thinking.has_instincts() else thought
        assert LevelBot(fast(same), thinking).move(view) == thought
        assert LevelBot(fast(same), ahead).move(view) == taken
        table.play_all(int(table.mover()), thought)


@pytest.mark.parametrize("name", names()[:2])
def test_a_level_is_the_same_with_the_same_seed(name: str) -> None:
    table = JACKRABBIT.new(3, length="hand")
    one, other = (make(name, fast("same")) for _ in range(2))
    for _ in range(8):
        view = table.view(int(table.mover()))
        move = one.move(view)
        assert other.move(view) == move
        table.play_all(int(table.mover()), move)


def test_who_misjudges_chooses_otherwise_now_and_then_and_always_something_legal() -> None:
    table = JACKRABBIT.new(5, length="hand")
    view = table.view(int(table.mover()))
    chosen = {
        GreedyBot(fast(str(seed)), Memory(fast("memory"), 0, 0), misjudges=2.0).move(view)[0] for seed in range(40)
    }
    assert len(chosen) > 1
    assert chosen <= set(view.choices)


def play(table: Table, actions: int) -> None:
    chance = fast("x")
    for _ in range(actions):
        choices = table.choices(int(table.mover()))
        table.play(int(table.mover()), choices[chance.below(len(choices))])


def test_a_search_that_misjudges_takes_only_what_it_has_looked_at_closely() -> None:
    table = JACKRABBIT.new(2, length="hand")
    play(table, 9)
    view = table.view(int(table.mover()))
    strayed = 0
    for seed in "abcdef":
        search = Search(view, fast(seed))
        search.run(200)
        rivals = {int(node.action) for node in search.root.children if is_rival(node, search.favourite())}
        assert 1 < len(rivals) < len(view.choices)
        sure, unsure = (
            SearchBot(fast(seed), Memory(fast("memory"), 0, 0), 200, is_time=False, misjudges=misjudges).move(view)[0]
            for misjudges in (0.0, 1.0)
        )
        assert sure == search.favourite().action
        assert unsure in rivals
        strayed += unsure != sure
    assert strayed > 0


def test_an_error_is_never_larger_than_told() -> None:
    chance = fast("error")
    errors = [error(chance, 0.3) for _ in range(500)]
    assert -0.3 <= min(errors) < -0.25
    assert 0.25 < max(errors) <= 0.3


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_level_has_a_name_and_a_sentence_in_every_language(language: str) -> None:
    words = Words(language)
    called = {words.bot(name) for name in names()}
    sentences = {words.detail(f"bot-{name}", "about") for name in names()}
    assert len(called) == len(sentences) == len(names())
    assert words.bot("search:400") == "search:400"
