"""Golden games: whole records with their facts, which must come out the same on every build and after every change."""

from __future__ import annotations

import pytest

from golden import FOLDER, GOLDEN, Golden, files_of, game_of
from warren.core.facts import Ear
from warren.core.game import Table
from warren.core.record import read, record, replay
from warren.games import get, names

NAMES = names()  # before any test makes a game of its own known
NEVER_TOLD = {
    "jackrabbit": {
        "laid",  # only where a hand begins in the middle
        "found-no-card",  # three cards are left or the hand is over, and no turn makes anybody draw more than three
    },
    "jackrabbits": {
        "turned-back",  # a journey has to run in a circle until no way is left
        "grounded",  # from a tower there is another one to fly to, unless a rule or the sea keeps rabbits out
        "returned",  # somebody with three royals has to win a fourth in a fight
    },
    "land": {
        "relaxed"
    },  # a player has nothing that fits: with a shore full of small tiles, something nearly always does
}


def kept(golden: Golden) -> tuple[str, list[str]]:
    """The record and the facts that lie in tests/golden."""
    text = (FOLDER / f"{golden.name}.record").read_text("ascii")
    return text, (FOLDER / f"{golden.name}.facts").read_text("ascii").splitlines()


def replayed(text: str, golden: Golden) -> tuple[Table, list[str]]:
    game = game_of(golden.name)
    ear = Ear(game.facts)
    table = replay(read(text), game, ear)
    return table, [repr(fact) for fact in ear.truth()]


def kinds_in(golden: Golden) -> set[str]:
    """The kinds of fact that a golden game tells."""
    return {line.split(" [")[0].split(" ")[2 if line.startswith("seat") else 1] for line in kept(golden)[1]}


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.name)
def test_a_golden_game_replays_to_the_same_text_and_facts(golden: Golden) -> None:
    text, facts = kept(golden)
    table, told = replayed(text, golden)
    assert told == facts
    assert record(table).text() == text
    assert table.outcome is not None


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.name)
def test_a_golden_game_replays_from_its_outcomes_alone(golden: Golden) -> None:
    text, facts = kept(golden)
    table, _ = replayed(text, golden)
    without_seed, told = replayed(record(table, tell_seed=False).text(), golden)
    assert told == facts
    assert without_seed.save() == table.save()
    assert without_seed.entries() == table.entries()


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.name)
def test_a_golden_game_is_played_again_from_its_seed(golden: Golden) -> None:
    for path, text in files_of(golden).items():
        assert path.read_text("ascii") == text


def test_no_stray_file_lies_among_the_golden_games() -> None:
    wanted = {f"{golden.name}.{kind}" for golden in GOLDEN for kind in ("record", "facts")}
    assert {path.name for path in FOLDER.iterdir() if path.is_file()} == wanted


@pytest.mark.parametrize("name", NAMES)
def test_the_golden_games_of_a_game_tell_every_kind_of_fact(name: str) -> None:
    told = set().union(*(kinds_in(golden) for golden in GOLDEN if golden.name.partition("-")[0] == name))
    assert told == {kind.name for kind in get(name).facts.kinds} - NEVER_TOLD.get(name, set())


@pytest.mark.parametrize("name", NAMES)
def test_every_setting_of_a_game_is_changed_in_a_golden_game(name: str) -> None:
    changed: set[str] = set()
    for golden in GOLDEN:
        if golden.name.partition("-")[0] == name:
            changed |= set(golden.settings)
    assert changed == set(get(name).settings.names())


def test_the_golden_games_of_jackrabbit_are_what_their_names_say() -> None:
    games = {golden.name.removeprefix("jackrabbit-"): golden for golden in GOLDEN}
    for end in ("went-out", "piles-low", "nothing-fits", "drawn", "turn-limit"):
        assert end in kinds_in(games[end])
    assert {"tied", "won"} <= kinds_in(games["match-after-a-tie"])
    assert kinds_in(games["deadwood-always"]) >= {"piles-low", "scored-deadwood"}
    assert "generator strong" in kept(games["first-player"])[0]
    assert kept(games["first-player"])[1][0] == "seat 1 starts hand=1 [JB-3]"


def test_an_ace_above_a_king_counts_in_the_golden_game_that_is_there_for_it() -> None:
    aces = next(golden for golden in GOLDEN if golden.name == "jackrabbit-ace-high-runs")
    table, _ = replayed(kept(aces)[0], aces)
    low = replayed(files_of(aces._replace(settings={"length": "hand"}))[FOLDER / f"{aces.name}.record"], aces)[0]
    assert table.outcome is not None
    assert low.outcome is not None
    assert sum(table.outcome.scores) > sum(low.outcome.scores)
    assert table.entries() == low.entries()


def test_every_game_has_golden_games() -> None:
    assert {golden.name.partition("-")[0] for golden in GOLDEN} >= {*NAMES, "burrow"}
