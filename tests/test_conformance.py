"""Every game keeps the contract under every setting, and the kit catches those that do not."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from volume import IS_FULL, share
from warren.core import conformance
from warren.core.broken import BROKEN, BrokenBurrow, HiddenClock
from warren.core.conformance import check, check_frequencies
from warren.core.conformance.ends import check_record
from warren.core.conformance.positions import check_dump
from warren.core.errors import ConformanceFailure
from warren.core.example import Burrow
from warren.core.facts import Ear
from warren.core.rng import fast
from warren.core.table import Table
from warren.games.jackrabbit.game import JACKRABBIT

BURROW_MIXES: list[dict[str, Any]] = [{"players": players, "rounds": rounds} for players in (2, 3) for rounds in (1, 2)]

JACKRABBIT_MIXES: dict[str, dict[str, Any]] = {
    "default": {},
    "length": {"length": "hand"},
    "threshold": {"threshold": 1},
    "first player": {"first_player": "0"},
    "other first player": {"first_player": "1"},
    "ace high runs": {"ace_high_runs": True},
    "deadwood": {"deadwood": "always"},
    "turn limit": {"turn_limit": 25},
    "all": {
        "threshold": 9,
        "first_player": "1",
        "ace_high_runs": True,
        "deadwood": "always",
        "turn_limit": 40,
    },
}

SHORT: dict[str, dict[str, Any]] = {
    # A match goes on for hundreds of decisions; one hand shows most of what a setting does.
    "default": {} if IS_FULL else {"length": "hand"},
    "first player": {"length": "hand"},
    "other first player": {"length": "hand"},
    "ace high runs": {"length": "hand"},
    "deadwood": {"length": "hand"},
}


@pytest.mark.parametrize("mix", BURROW_MIXES, ids=str)
def test_burrow_keeps_the_contract(mix: dict[str, Any]) -> None:
    report = check(Burrow(), games=4, samples=2, **mix)
    assert report.games == 4
    assert report.positions > 4 * 5
    assert report.samples == 2 * report.positions * (int(str(mix["players"])) + 1)


@pytest.mark.parametrize("name", share(JACKRABBIT_MIXES))
def test_jackrabbit_keeps_the_contract(name: str) -> None:
    report = check(JACKRABBIT, games=1, seed=f"short {name}", **{**JACKRABBIT_MIXES[name], **SHORT.get(name, {})})
    assert report.games == 1
    assert report.positions > 20


@pytest.mark.soak
@pytest.mark.parametrize("mix", BURROW_MIXES, ids=str)
def test_burrow_keeps_the_contract_at_length(mix: dict[str, Any]) -> None:
    check(Burrow(), games=150, seed="soak", samples=2, **mix)


@pytest.mark.soak
@pytest.mark.parametrize("name", JACKRABBIT_MIXES)
def test_jackrabbit_keeps_the_contract_at_length(name: str) -> None:
    games = 6 if name == "default" else 60  # whole matches, where the others are single hands or soon decided
    check(JACKRABBIT, games=games, seed=f"soak {name}", **{**JACKRABBIT_MIXES[name], **SHORT.get(name, {})})


@pytest.mark.soak
@pytest.mark.parametrize("name", JACKRABBIT_MIXES)
def test_jackrabbit_keeps_the_contract_in_whole_matches(name: str) -> None:
    check(JACKRABBIT, games=3, seed=f"match {name}", **JACKRABBIT_MIXES[name])


@pytest.mark.parametrize("rounds", [1, 2])
def test_samples_of_burrow_come_up_as_often_as_they_should(rounds: int) -> None:
    assert check_frequencies(Burrow(), seed="burrow", draws=250, players=2, rounds=rounds) < 6


@pytest.mark.soak
@pytest.mark.parametrize("mix", [*BURROW_MIXES[:3]], ids=str)
def test_samples_of_burrow_come_up_as_often_as_they_should_at_length(mix: dict[str, Any]) -> None:
    for seed in ("one", "two", "three"):
        assert check_frequencies(Burrow(), seed=f"soak {seed}", draws=3000, **mix) < 6


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_game_is_caught_by_the_check_that_is_there_for_it(name: str) -> None:
    game, wanted = BROKEN[name]
    with pytest.raises(ConformanceFailure) as failure:
        check(game, games=10)
    assert failure.value.arguments["check"] == wanted
    assert failure.value.code == f"conformance/{wanted}"
    assert wanted in str(failure.value)
    if wanted not in ("fact-rules", "step-names", "steps"):  # found before there is a table, or by the table itself
        assert "settings players=2 rounds=2" in str(failure.value.arguments["where"])
        assert "seed" in str(failure.value)


class ClonedClock(HiddenClock):
    """Keeps its count on clones, but not on tables that are taken up again."""

    def clone(self) -> Table:
        copy = super().clone()
        assert isinstance(copy, ClonedClock)
        copy.draws = self.draws
        return copy


def test_a_table_that_goes_on_differently_once_it_is_taken_up_again_is_caught() -> None:
    """Four cards are dealt: the next one is the fifth."""
    game = BrokenBurrow(ClonedClock)
    table = game.new(1, players=2)
    while "done" not in [game.actions.text(action) for action in table.choices(table.mover())[1:]]:
        table.play(table.mover(), table.choices(table.mover())[0])
    table.play(table.mover(), table.choices(table.mover())[0])
    with pytest.raises(ConformanceFailure, match="goes on differently"):
        check_dump(game, table, fast("dump"))


def test_a_replay_that_tells_other_facts_is_caught() -> None:
    game = Burrow()
    ear = Ear(game.facts)
    table = game.start(game.agree({}), "facts", listener=ear)
    check_record(game, table, ear)
    with pytest.raises(ConformanceFailure) as failure:
        check_record(game, table, Ear(game.facts))
    assert failure.value.arguments["detail"] == "a replay told other facts"


def test_the_same_check_looks_at_the_same_games() -> None:
    one, other = (check(Burrow(), games=3, players=3) for _ in range(2))
    assert repr(one) == repr(other) == f"3 games, {one.positions} positions, {one.samples} samples"


def test_every_check_is_told_in_the_page_for_adding_a_game() -> None:
    sources = Path(conformance.__file__).parent.glob("*.py")
    names = {name for file in sources for name in re.findall(r'fail\(\s*"([a-z-]+)"', file.read_text(encoding="utf-8"))}
    page = (Path(__file__).parent.parent / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    for name in sorted(names | {wanted for _, wanted in BROKEN.values()}):
        assert f"`{name}`" in page
