"""Arenas: the same deals from every seat, repeatable, resumable, and nothing dropped."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from warren import bots
from warren.bots import Bot
from warren.core.errors import BadInput
from warren.core.memory import NO_MEMORY
from warren.core.record import read, replay
from warren.core.rng import Chance, fast
from warren.core.view import View
from warren.games.jacked.game import JACKED
from warren.games.jackrabbit.game import JACKRABBIT
from warren.lab import deal
from warren.lab.arena import Arena
from warren.lab.deal import plan, play_deal

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
    told = json.loads(path.read_text(encoding="utf-8"))
    assert {name: told[name] for name in told if name != "played"} == json.loads(json.dumps(whole.json()))


def test_the_result_holds_all_that_is_needed_to_repeat_it(tmp_path: Path) -> None:
    path = tmp_path / "arena.json"
    contest("greedy", "random", path=path).run(10, jobs=1)
    told = json.loads(path.read_text(encoding="utf-8"))
    assert told["games"] == told["wins"] + told["draws"] + told["losses"] == 10
    assert told["low"] <= told["win_rate"] <= told["high"]
    again = Arena(plan(JACKRABBIT, HAND, told["bots"], told["seed"]))
    again.run(told["games"], jobs=1)
    assert json.loads(json.dumps([game._asdict() for game in again.played()])) == told["played"]
    assert told["revision"] == JACKRABBIT.revision
    assert told["settings"] == JACKRABBIT.agree(HAND).text()


def test_an_arena_of_no_end_builds_no_list_of_its_deals() -> None:
    found = contest("greedy", "random")
    found.run(10**15, jobs=2, is_stopped=lambda: bool(found.deals))
    assert 1 <= len(found.deals) <= 4


def test_a_stopped_arena_has_saved_all_that_was_finished(tmp_path: Path) -> None:
    path = tmp_path / "arena.json"
    found = contest("greedy", "random", path=path)
    found.run(1000, jobs=2, is_stopped=lambda: len(found.deals) >= 2)
    assert contest("greedy", "random", path=path).deals == found.deals


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
        super().__init__(fast("faulty"), NO_MEMORY)
        self.turns = 0

    def move(self, view: View) -> list[int]:
        self.turns += 1
        return self.completed(view, view.choices[:1]) if self.turns < 4 else [-1]


def test_a_game_lost_by_an_error_is_reported_with_its_record(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    real = bots.make

    def make(name: str, chance: Chance) -> Bot:
        return Faulty() if name == "faulty" else real(name, chance)

    monkeypatch.setattr(deal, "make", make)
    found = contest("faulty", "random", path=tmp_path / "arena.json")
    found.deals = {number: play_deal(found.plan, number) for number in range(2)}
    found.save()
    assert found.counts() == (0, 0, 4)
    assert len(found.errors()) == 4
    for game in found.errors():
        assert "IllegalAction" in game.error
        left = replay(read(game.record), JACKRABBIT)
        assert left.outcome is None
        assert left.mover() == game.seating.index(0)
    assert contest("faulty", "random", path=tmp_path / "arena.json").errors() == found.errors()


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


def pairs(*names: str, path: Path | None = None) -> Arena:
    settings: dict[str, object] = {"players": 4, "teams": True, "turn_limit": 24}
    return Arena(plan(JACKED, settings, names, "test"), path)


def test_partners_are_played_by_the_same_bot_once_on_each_side(tmp_path: Path) -> None:
    path = tmp_path / "arena.json"
    found = pairs("greedy", "random", path=path)
    assert found.lineups == [("greedy", "random")]
    found.run(4, jobs=1)
    assert [game.seating for game in found.played()] == [(0, 1, 0, 1), (1, 0, 1, 0)] * 2
    assert sum(found.counts()) == 4
    assert pairs("greedy", "random", path=path).deals == found.deals


def test_three_bots_play_partnerships_as_a_round_robin_and_are_rated() -> None:
    found = pairs("greedy", "random", "search:2")
    found.run(6, jobs=1)
    assert len(found.lineups) == 3
    assert set(found.ratings()) == {"greedy", "random", "search:2"}


def test_an_error_loses_the_game_for_the_partner_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    real = bots.make
    monkeypatch.setattr(deal, "make", lambda name, chance: Faulty() if name == "faulty" else real(name, chance))
    found = pairs("faulty", "random", path=tmp_path / "arena.json")
    found.deals = {0: play_deal(found.plan, 0)}
    assert [game.scores for game in found.played()] == [(0.0, 1.0, 0.0, 1.0), (1.0, 0.0, 1.0, 0.0)]
    found.save()
    assert pairs("faulty", "random", path=tmp_path / "arena.json").errors() == found.errors()


def test_without_partners_four_bots_share_a_table_from_every_seat() -> None:
    found = Arena(plan(JACKED, {"players": 4, "turn_limit": 4}, ("greedy", "random"), "test"))
    assert found.lineups == [("greedy", "random", "random", "random")]
    found.run(4, jobs=1)
    seatings = [game.seating for game in found.played()]
    assert seatings == [(0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2)]


@pytest.mark.parametrize(
    ("names", "code"),
    [
        (["greedy"], "arena/bots"),
        ([], "arena/bots"),
        (["greedy", "random", "greedy"], "arena/twice"),
        (["x" * 5000, "greedy"], "bot/unknown"),
        (["x", "y"], "bot/unknown"),
    ],
)
def test_bots_that_make_no_arena_are_refused_before_the_first_game(names: list[str], code: str) -> None:
    with pytest.raises(BadInput) as refusal:
        plan(JACKRABBIT, HAND, names, "test")
    assert refusal.value.code == code


def test_more_bots_than_seats_are_refused_where_all_sit_at_one_table() -> None:
    with pytest.raises(BadInput) as refusal:
        plan(JACKED, {"players": 3}, ["greedy", "random", "search:5", "search:6"], "test")
    assert refusal.value.code == "arena/seats"


def test_a_seed_that_is_no_text_is_refused_before_the_first_game() -> None:
    with pytest.raises(BadInput) as refusal:
        plan(JACKRABBIT, HAND, ["greedy", "random"], "\udcff")
    assert refusal.value.code == "seed/text"
