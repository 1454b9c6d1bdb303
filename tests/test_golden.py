"""Golden games: whole records with their facts, which must come out the same on every build and after every change."""

from __future__ import annotations

from hashlib import sha256
from typing import NamedTuple

import pytest

from golden import (
    FACTS,
    FOLDER,
    GOLDEN,
    Golden,
    Told,
    difference,
    file_of,
    in_sum,
    kept_facts,
    main,
    play,
    replayed,
)
from warren.core.facts import Fact
from warren.core.record import record
from warren.core.table import Table
from warren.games import get, names

KEPT = kept_facts()
NAMES = names()  # before any test makes a game of its own known
NEVER_TOLD = {
    "jackrabbit": {
        "laid",  # only where a hand begins in the middle
        "found-no-card",  # three cards are left or the hand is over, and no turn makes anybody draw more than three
    },
    "jackrabbits": {
        "was-granted-nothing",  # somebody has to hold no card at all where another implores them
        "turned-back",  # a journey has to run in a circle until no way is left
        "grounded",  # from a tower there is another one to fly to, unless a rule or the sea keeps rabbits out
        "returned",  # somebody with three royals has to win a fourth in a fight
    },
    "land": {
        "relaxed"
    },  # a player has nothing that fits: with a shore full of small tiles, something nearly always does
}


def kept(golden: Golden) -> str:
    """The record that lies in tests/golden."""
    return file_of(golden).read_text("ascii")


def assert_told(golden: Golden, facts: list[Fact]) -> None:
    """These are the facts that were kept, to the letter."""
    found = difference(golden.name, KEPT.get(golden.name), in_sum(facts))
    assert not found, found


class Replay(NamedTuple):
    """A golden game, and where its record leads."""

    golden: Golden
    text: str
    table: Table
    facts: list[Fact]


@pytest.fixture(scope="module", params=GOLDEN, ids=lambda golden: golden.name)
def game(request: pytest.FixtureRequest) -> Replay:
    """Each golden game, replayed once for all tests of it."""
    golden: Golden = request.param
    return Replay(golden, kept(golden), *replayed(golden.name, kept(golden)))


def test_a_golden_game_replays_to_the_same_text_and_facts(game: Replay) -> None:
    assert_told(game.golden, game.facts)
    assert record(game.table).text() == game.text
    assert game.table.outcome is not None


def test_a_golden_game_replays_from_its_outcomes_alone(game: Replay) -> None:
    without_seed, facts = replayed(game.golden.name, record(game.table, tell_seed=False).text())
    assert_told(game.golden, facts)
    assert without_seed.save() == game.table.save()
    assert without_seed.entries() == game.table.entries()


def test_a_golden_game_is_played_again_from_its_seed(game: Replay) -> None:
    table, ear = play(game.golden)
    assert_told(game.golden, ear.truth())
    assert record(table).text() == game.text


def test_no_stray_file_lies_among_the_golden_games() -> None:
    wanted = {*map(file_of, GOLDEN), FACTS}
    assert {path for path in FOLDER.iterdir() if path.is_file()} == wanted


def test_the_facts_of_each_golden_game_are_kept_in_one_line_as_they_are_written() -> None:
    assert list(KEPT) == [golden.name for golden in GOLDEN]
    assert FACTS.read_text("ascii") == "".join(told.line(name) for name, told in KEPT.items())


def test_facts_that_differ_are_told_by_game_and_kind_with_the_way_to_see_them() -> None:
    before = Told({"drew": 3, "won": 1}, "0a")
    assert difference("burrow", before, before) == ""
    found = difference("burrow", before, Told({"drew": 4, "lost": 1, "won": 1}, "0b"))
    assert found.startswith("burrow: drew 4 instead of 3, lost 1 instead of 0\n")
    assert "python tools/golden.py --facts burrow" in found
    assert "other ones" in difference("burrow", before, before._replace(digest="0b"))


def test_the_tool_prints_every_fact_of_a_golden_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--facts", "burrow"]) == 0
    printed = capsys.readouterr().out
    assert sha256(printed.encode("ascii")).hexdigest() == KEPT["burrow"].digest
    assert main(["--facts", "hare"]) == 2
    assert "no golden game hare" in capsys.readouterr().err


@pytest.mark.parametrize("name", NAMES)
def test_the_golden_games_of_a_game_tell_every_kind_of_fact(name: str) -> None:
    told = set().union(*(KEPT[golden.name].kinds for golden in GOLDEN if golden.name.partition("-")[0] == name))
    assert told == {kind.name for kind in get(name).facts.kinds} - NEVER_TOLD.get(name, set())


@pytest.mark.parametrize("name", NAMES)
def test_every_setting_of_a_game_is_changed_in_a_golden_game(name: str) -> None:
    changed: set[str] = set()
    for golden in GOLDEN:
        if golden.name.partition("-")[0] == name:
            changed |= set(golden.settings)
    assert changed == set(get(name).settings.names())


def test_the_golden_games_of_jackrabbit_are_what_their_names_say() -> None:
    kinds = {name.removeprefix("jackrabbit-"): told.kinds.keys() for name, told in KEPT.items()}
    for end in ("went-out", "piles-low", "nothing-fits", "drawn", "turn-limit"):
        assert end in kinds[end]
    assert {"tied", "won"} <= kinds["match-after-a-tie"]
    assert kinds["deadwood-always"] >= {"piles-low", "scored-deadwood"}


def golden_game(name: str) -> Golden:
    return next(golden for golden in GOLDEN if golden.name == name)


def test_a_golden_game_of_strong_chance_starts_with_the_player_who_was_named() -> None:
    text = kept(golden_game("jackrabbit-first-player"))
    assert "generator strong" in text
    assert repr(replayed("jackrabbit-first-player", text)[1][0]) == "seat 1 starts hand=1 [JB-3]"


def test_an_ace_above_a_king_counts_in_the_golden_game_that_is_there_for_it() -> None:
    aces = golden_game("jackrabbit-ace-high-runs")
    table, _ = replayed(aces.name, kept(aces))
    low, _ = play(aces._replace(settings={"length": "hand"}))
    assert table.outcome is not None
    assert low.outcome is not None
    assert sum(table.outcome.scores) > sum(low.outcome.scores)
    assert table.entries() == low.entries()


def test_every_game_has_golden_games() -> None:
    assert {golden.name.partition("-")[0] for golden in GOLDEN} >= {*NAMES, "burrow"}
