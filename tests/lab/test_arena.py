"""Arenas: the same deals from every seat, repeatable, resumable, and nothing dropped."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from warren import bots
from warren.bots import Bot
from warren.core.errors import BadInput
from warren.core.record import read, replay
from warren.core.rng import Chance
from warren.core.view import View
from warren.games.jackrabbit.game import JACKRABBIT
from warren.lab import arena
from warren.lab.arena import Arena, plan

HAND: dict[str, object] = {"length": "hand"}


def contest(*names: str, path: Path | None = None, seed: str = "test") -> Arena:
    return Arena(plan(JACKRABBIT, HAND, names, seed), path)


def test_each_deal_is_played_once_from_each_seat() -> None:
    found = contest("greedy", "random")
    found.run(10, jobs=1)
    games = list(found.played())
    assert [(game.deal, game.seating) for game in games[:4]] == [(0, (0, 1)), (0, (1, 0)), (1, (0, 1)), (1, (1, 0))]
    assert len(games) == 10


def test_the_same_arena_gives_the_same_games_on_one_core_and_on_two() -> None:
    one, two = contest("greedy", "random"), contest("greedy", "random")
    one.run(12, jobs=1)
    two.run(12, jobs=2)
    assert list(one.played()) == list(two.played())


def test_another_seed_gives_other_games() -> None:
    one, other = contest("greedy", "random"), contest("greedy", "random", seed="other")
    one.run(6, jobs=1)
    other.run(6, jobs=1)
    assert list(one.played()) != list(other.played())


def test_an_interrupted_arena_is_taken_up_again(tmp_path: Path) -> None:
    path = tmp_path / "arena.json"

    def interrupt(_: int) -> None:
        if len(list(first.played())) == 4:
            raise KeyboardInterrupt

    first = contest("greedy", "random", path=path)
    with pytest.raises(KeyboardInterrupt):
        first.run(8, jobs=1, on_deal=interrupt)
    assert json.loads(path.read_text(encoding="utf-8"))["games"] == 4
    second = contest("greedy", "random", path=path)
    second.run(8, jobs=1)
    whole = contest("greedy", "random")
    whole.run(8, jobs=1)
    assert list(second.played()) == list(whole.played())
    assert json.loads(path.read_text(encoding="utf-8")) == json.loads(json.dumps(whole.json()))


def test_the_result_holds_all_that_is_needed_to_repeat_it(tmp_path: Path) -> None:
    path = tmp_path / "arena.json"
    contest("greedy", "random", path=path).run(10, jobs=1)
    told = json.loads(path.read_text(encoding="utf-8"))
    assert told["games"] == told["wins"] + told["draws"] + told["losses"] == 10
    assert told["low"] <= told["win_rate"] <= told["high"]
    again = Arena(plan(JACKRABBIT, HAND, told["bots"], told["seed"]))
    again.run(told["games"], jobs=1)
    assert json.loads(json.dumps(again.json()))["played"] == told["played"]
    assert told["ruleset"] == JACKRABBIT.ruleset(JACKRABBIT.agree_text(told["settings"]))


def test_another_arenas_file_is_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "arena.json"
    contest("greedy", "random", path=path).run(4, jobs=1)
    before = path.read_bytes()
    with pytest.raises(BadInput) as refusal:
        contest("greedy", "random", path=path, seed="other")
    assert refusal.value.code == "arena/other"
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", ["", "{}", "[]", "no json", '{"version": 1}'])
def test_a_file_that_is_no_arena_is_refused_and_not_touched(tmp_path: Path, text: str) -> None:
    path = tmp_path / "notes.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadInput) as refusal:
        contest("greedy", "random", path=path)
    assert refusal.value.code == "arena/file"
    assert path.read_text(encoding="utf-8") == text


def test_the_sequential_test_stops_at_the_same_deal_however_many_cores() -> None:
    one, two = contest("greedy", "random"), contest("greedy", "random")
    one.run(200, jobs=1, hoped=0.8)
    two.run(200, jobs=2, hoped=0.8)
    assert list(one.played()) == list(two.played())
    assert len(list(one.played())) < 40
    assert one.verdict(0.8) is True


class Faulty(Bot):
    """Plays the first choice, until it plays something that cannot be."""

    def __init__(self) -> None:
        self.turns = 0

    def choose(self, view: View) -> int:
        self.turns += 1
        return view.choices[0] if self.turns < 4 else -1


def test_a_game_lost_by_an_error_is_reported_with_its_record(monkeypatch: pytest.MonkeyPatch) -> None:
    real = bots.make

    def make(name: str, chance: Chance) -> Bot:
        return Faulty() if name == "faulty" else real(name, chance)

    monkeypatch.setattr(arena, "make", make)
    found = contest("faulty", "random")
    found.run(4, jobs=1)
    assert found.counts() == (0, 0, 4)
    assert len(found.errors()) == 4
    for game in found.errors():
        assert "IllegalAction" in game.error
        left = replay(read(game.record), JACKRABBIT)
        assert left.outcome is None
        assert left.mover() == game.seating.index(0)


def test_more_than_two_bots_play_a_round_robin_and_are_rated() -> None:
    found = contest("greedy", "random", "search:5")
    found.run(18, jobs=1)
    assert [duel["bots"] for duel in found.json()["duels"]] == [  # type: ignore[attr-defined]
        ("greedy", "random"),
        ("greedy", "search:5"),
        ("random", "search:5"),
    ]
    ratings = found.ratings()
    assert ratings["greedy"][0] > ratings["random"][0]
    assert all(doubt > 0 for _, doubt in ratings.values())


@pytest.mark.parametrize(
    ("names", "code"),
    [
        (["greedy"], "arena/bots"),
        ([], "arena/bots"),
        (["greedy", "greedy"], "arena/twice"),
        (["x", "y"], "bot/unknown"),
    ],
)
def test_bots_that_make_no_arena_are_refused_before_the_first_game(names: list[str], code: str) -> None:
    with pytest.raises(BadInput) as refusal:
        plan(JACKRABBIT, HAND, names, "test")
    assert refusal.value.code == code
