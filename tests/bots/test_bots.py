"""Bots: named by texts, choosing from views alone, the same choice from the same seed."""

from __future__ import annotations

import pytest

from warren import bots
from warren.bots import forms, make
from warren.bots.search import Search
from warren.core.errors import UnknownBot
from warren.core.example import Burrow
from warren.core.messages import Thing
from warren.core.rng import fast
from warren.core.table import Table
from warren.core.thinking import Thinking
from warren.games import get, names
from warren.games.jackrabbit.game import JACKRABBIT
from warren.games.jackrabbit.position import position
from warren.games.jackrabbit.value import stack_points, value

BOTS = ("random", "greedy", "search:30")


def text_of(table: Table, action: int) -> str:
    return table.game.actions.text(action)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("settings", ["length=hand", "threshold=15"])
def test_a_bot_plays_whole_games_from_the_bytes_of_its_view(name: str, settings: str) -> None:
    table = JACKRABBIT.start(JACKRABBIT.settings.parse(settings), "1")
    bots = [make(name, fast(f"bot {seat}")) for seat in range(2)]
    while table.outcome is None:
        seat = int(table.mover())
        view = JACKRABBIT.load_view(table.view(seat).dump())
        table.play_all(seat, bots[seat].move(view))


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", names())
def test_a_bot_answers_whole_moves_no_longer_than_they_are(game: str, name: str) -> None:
    table = get(game).new("whole", "fast", **({"players": 2} if game == "jackrabbits" else {}))
    bot = make(name.replace("30", "6"), fast("whole"))
    for _ in range(12):
        seat = int(table.mover())
        move = bot.move(table.view(seat))
        assert table.after(seat, move).is_complete
        assert not any(table.after(seat, move[:length]).is_complete for length in range(1, len(move)))
        table.play_all(seat, move)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_goes_on_with_a_move_that_is_begun(name: str) -> None:
    table = position(("7H 8H 9D TD", "3C"), ("2S", "2C"))
    table.play(0, JACKRABBIT.actions.parse("discard:7H"))
    assert table.continues()
    move = make(name, fast("on")).move(table.view(0))
    assert table.after(0, move).is_complete


def test_a_search_thinks_of_several_parts_of_a_move_at_once() -> None:
    search = Search(position(("7H 8H", "3C"), ("2C", "2D")).view(0), fast("whole"))
    search.run(600)
    assert text_of_line(search)[0].startswith("discard:")
    assert text_of_line(search)[1].startswith(("discard:", "top:"))


def text_of_line(search: Search) -> list[str]:
    return [search.game.actions.text(action) for action in search.line()]


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_answers_asks_and_windows(name: str) -> None:
    game = Burrow()
    for seed in range(5):
        table = game.new(seed, players=3)
        bot = make(name, fast("bot"))
        while table.outcome is None:
            seat = table.seats()[-1]  # not always in the canonical order
            table.play_all(seat, bot.move(table.view(seat)))


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_makes_the_same_choices(name: str) -> None:
    table = JACKRABBIT.new(3, length="hand")
    bots = [make(name, fast("same")) for _ in range(2)]
    for _ in range(12):
        view = table.view(int(table.mover()))
        one, other = (bot.move(view) for bot in bots)
        assert one == other
        table.play_all(int(table.mover()), one)


def test_a_search_of_the_same_seed_has_the_same_tree() -> None:
    table = JACKRABBIT.new(5, length="hand")
    view = table.view(int(table.mover()))
    counts = []
    for _ in range(2):
        search = Search(view, fast("tree"))
        search.run(200)
        counts.append([(node.action, node.visits, node.available, node.total) for node in search.root.children])
    assert counts[0] == counts[1]
    assert sum(visits for _, visits, _, _ in counts[0]) == 200


def test_a_budget_in_time_thinks_at_least_once() -> None:
    table = JACKRABBIT.new(1, length="hand")
    view = table.view(int(table.mover()))
    assert make("search:1ms", fast("time")).move(view)[0] in view.choices


@pytest.mark.parametrize(
    "name", ["", "Random", "greedy:2", "search", "search:", "search:0", "search:-5", "search:1.5s"]
)
def test_a_bot_that_there_is_not_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(UnknownBot) as refusal:
        make(name, fast("x"))
    assert refusal.value.arguments == {"name": name, "known": tuple(Thing("form", form) for form in forms())}


def test_greedy_takes_the_pair_of_jacks() -> None:
    table = position(("JH 4C 9D", "2S 3S 8D"), ("JC", "5S"))
    assert text_of(table, make("greedy", fast("g")).move(table.view(0))[0]) == "own:JH"


def test_greedy_looks_at_a_compound_decision_as_a_whole() -> None:
    table = position(("2C 4C JC", "2S 3S 8D"), ("KH", "QH"))
    greedy = make("greedy", fast("g"))
    while table.mover() == 0 and table.outcome is None:
        table.play_all(0, greedy.move(table.view(0)))
    assert table.turns == 1


@pytest.mark.parametrize("name", ["greedy", "search:400"])
def test_a_bot_ends_the_hand_where_that_wins(name: str) -> None:
    """Three cards in the piles: the pair on one's own stack ends the hand two points ahead; all else is worse."""
    hands, pile = ("9C 7H", "2S 3S 8D"), "AC 2C 3D"
    table = position(hands, ("7C", "9H"), pile=pile)
    lead = stack_points(table.stack(0), False) - stack_points(table.stack(1), False)
    level = position(hands, ("7C", "9H"), pile=pile, totals=(0, lead))
    assert text_of(level, make(name, fast("end")).move(level.view(0))[0]) == "own:7H"


def test_a_search_begins_with_the_seat_it_thinks_for() -> None:
    table = Burrow().new(11, players=3)
    search = Search(table.view(2), fast("bid"))
    search.run(300)
    assert {node.action for node in search.root.children} == set(table.choices(2))


def test_the_value_is_between_lost_and_won_and_fair() -> None:
    table = position(("7H 5C", "2S 3S"), ("JC JD 4H", "5H"))
    assert -1.0 < value(table, 1) < 0.0 < value(table, 0) < 1.0
    assert value(table, 0) == pytest.approx(-value(table, 1))


def test_a_match_values_the_totals() -> None:
    behind = position(("7H 5C", "2S 3S"), ("4H", "5H"), totals=(10, 40), length="match")
    level = position(("7H 5C", "2S 3S"), ("4H", "5H"), totals=(40, 40), length="match")
    assert value(behind, 0) < value(level, 0)


class LastIsBest(Thinking):
    """Can say what each choice is worth, without trying."""

    def prospects(self, table: Table, seat: int) -> list[float]:
        return [float(number) for number, _ in enumerate(table.choices(seat))]


def test_greedy_asks_a_game_that_can_tell_what_choices_are_worth() -> None:
    table = Burrow(thinking=LastIsBest()).new(1)
    seat = int(table.mover())
    assert make("greedy", fast("bot")).move(table.view(seat))[0] == table.choices(seat)[-1]


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("name", ["search:9999999", "search:9999999ms", *bots.names()])
def test_a_bot_decides_when_its_seconds_are_over(game: str, name: str) -> None:
    table = get(game).new("in a hurry")
    while len(table.choices(table.seats()[0])) == 1:
        table.play(table.seats()[0], table.choices(table.seats()[0])[0])
    view = table.view(table.seats()[0])
    assert make(name, fast("in a hurry"), 0.0).move(view)[0] in view.choices


def test_a_search_without_time_simulates_once() -> None:
    table = JACKRABBIT.new("in a hurry")
    search = Search(table.view(table.seats()[0]), fast("in a hurry"))
    search.run(1_000_000, 0.0)
    assert search.simulations == 1
