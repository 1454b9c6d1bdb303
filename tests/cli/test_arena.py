"""`warren arena`, as a person uses it: in a process of its own."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from io import StringIO
from pathlib import Path
from time import sleep

import pytest
from rich.console import Console

from commanding import warren
from warren.cli.arena import duels, show
from warren.games.jackrabbit.game import JACKRABBIT
from warren.lab.arena import Arena
from warren.lab.deal import Played, plan
from warren.text import LANGUAGES, Words

RUN = "from warren.cli import main; main()"
INTERRUPTED = """
import os, signal
from warren.cli import main
from warren.lab import arena

results = arena.results

def interrupted(*given):
    for done in results(*given):
        yield done
        os.kill(os.getpid(), signal.{signal})

arena.results = interrupted
main()
"""
HAND = ("--set", "length=hand", "--jobs", "2")
SLOW = ("jackrabbit", "search:100000", "search:200000")  # a game takes hours


def warren_arena(*words: str, program: str = RUN) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", program, "arena", *words]
    return subprocess.run(
        command, capture_output=True, text=True, encoding="utf-8", errors="replace", check=False, timeout=120
    )


# --- interrupted -------------------------------------------------------------------------------------------------


def test_however_often_ctrl_c_is_pressed_it_stops_at_once_saved_and_with_exit_code_130(tmp_path: Path) -> None:
    path = tmp_path / "arena.json"
    command = [sys.executable, "-c", RUN, "arena", *SLOW, "--json", str(path), "--jobs", "2"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8", start_new_session=True
    ) as process:
        while not path.exists():
            sleep(0.05)
        sleep(0.5)
        for _ in range(3):  # a terminal sends it to all processes
            os.killpg(process.pid, signal.SIGINT)
            sleep(0.02)
        _, told = process.communicate(timeout=60)  # comes back when workers are gone too: they hold these lines
    assert process.returncode == 130
    assert f"Interrupted after 0 games. What was played is in {path}," in told
    assert "Traceback" not in told
    assert json.loads(path.read_text(encoding="utf-8"))["games"] == 0


def test_an_interrupted_arena_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "arena.json"
    words = ("jackrabbit", "greedy", "random", "--set", "length=hand", "--jobs", "1", "--json", str(path), "--games")
    first = warren_arena(*words, "1000000000", program=INTERRUPTED.format(signal="SIGINT"))
    assert first.returncode == 130
    assert "the same command continues from there" in first.stderr
    assert "greedy – random" in first.stdout
    before = json.loads(path.read_text(encoding="utf-8"))
    assert 2 <= before["games"] <= 4
    second = warren_arena(*words, "6")
    assert second.returncode == 0
    after = json.loads(path.read_text(encoding="utf-8"))
    assert after["games"] == 6
    assert [game for game in after["played"] if game in before["played"]] == before["played"]


def test_an_interrupted_arena_without_a_file_does_not_claim_to_keep_its_games() -> None:
    told = warren_arena("jackrabbit", "greedy", "random", *HAND, program=INTERRUPTED.format(signal="SIGINT"))
    assert told.returncode == 130
    assert "games, which are not saved." in told.stderr
    assert "continues from there" not in told.stderr
    assert "greedy – random" in told.stdout


def test_an_arena_that_is_asked_to_end_saves_too(tmp_path: Path) -> None:
    path = tmp_path / "arena.json"
    words = ("jackrabbit", "greedy", "random", *HAND, "--json", str(path))
    told = warren_arena(*words, program=INTERRUPTED.format(signal="SIGTERM"))
    assert told.returncode == 128 + signal.SIGTERM
    assert "Interrupted after" in told.stderr
    assert json.loads(path.read_text(encoding="utf-8"))["games"] >= 2


# --- bad input ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["greedy"], "A single bot has no opponent. Name two or more, such as greedy and random."),
        (["greedy", "greedy"], "The bot greedy is named more than once."),
        (["x" * 5000, "greedy"], "There is no bot “xxx"),
        (["greedy", "random", "--seed", "\udcff"], "bytes that are not letters."),
        (["greedy", "random", "--until-decided", "0.5"], "“0.5” is not a win rate to test for."),
        (["greedy", "random", "--until-decided", "nan"], "“nan” is not a win rate to test for."),
        (
            ["greedy", "random", "search:5", "--until-decided", "0.6"],
            "Only two bots can be tested with --until-decided",
        ),
        (["greedy", "random", "search:5", "--until-decided", "0.6", "-l", "es"], "solo se puede comparar a dos bots"),
    ],
)
def test_bad_input_gets_one_sentence_and_exit_code_2(words: list[str], sentence: str) -> None:
    told = warren("arena", "jackrabbit", *words)
    assert told.returncode == 2
    assert sentence in told.stderr
    assert len(told.stderr.strip().splitlines()) == 1
    assert told.stdout == ""


@pytest.mark.parametrize("path", [".", "/no/such/folder/arena.json", "x" * 5000, "/dev/null"])
def test_a_file_that_cannot_be_written_gets_one_sentence_and_exit_code_2(path: str) -> None:
    told = warren_arena("jackrabbit", "greedy", "random", "--json", path)
    assert told.returncode == 2
    assert f"The file “{path[:10]}" in told.stderr
    assert "cannot be written." in told.stderr
    assert len(told.stderr.strip().splitlines()) == 1
    assert told.stdout == ""


def test_a_file_of_another_version_gets_its_own_sentence(tmp_path: Path) -> None:
    path = tmp_path / "arena.json"
    path.write_text('{"version": 1, "played": []}', encoding="utf-8")
    told = warren_arena("jackrabbit", "greedy", "random", "--json", str(path))
    assert told.returncode == 2
    assert told.stderr == (
        f"{path} was written by another version of the arena (format 1, here it is 3). Name another file.\n"
    )


def test_a_game_lost_by_an_error_is_shown_with_its_record_line_for_line(capsys: pytest.CaptureFixture[str]) -> None:
    found = Arena(plan(JACKRABBIT, {"length": "hand"}, ["greedy", "random"], "test"))
    error, record = "greedy: Oops: " + "x" * 5000, "first " + "long " * 50 + "line\nsecond [line]\n"
    found.deals = {0: [Played(0, 0, (0, 1), (0.0, 1.0), 7, error, record)] * 5}
    show(found, Words("en"), None)
    told = capsys.readouterr().out
    assert told.count("Deal 0 was lost to an error. greedy: Oops:") == 3
    assert told.count(record) == 3
    assert "2 more games were lost to errors." in told


# --- the table ---------------------------------------------------------------------------------------------------


def table_of(bots: list[str], deals: int, language: str) -> list[str]:
    found = Arena(plan(JACKRABBIT, {"length": "hand"}, bots, "test"))
    game = Played(0, 0, (0, 1), (1.0, 0.0), 40, "", "")
    found.deals = {deal: [game._replace(deal=deal)] * 2 for deal in range(deals)}
    file = StringIO()
    Console(file=file, width=80).print(duels(found, Words(language)))
    return [line.rstrip() for line in file.getvalue().splitlines()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_has_one_line_for_each_pair_in_80_columns(language: str) -> None:
    lines = table_of(["search:1600", "search:400"], 500, language)
    assert len(lines) == 3
    assert lines[2].split() == [
        "search:1600",
        "–",
        "search:400",
        "1000",
        "1000",
        "0",
        "0",
        "100.0",
        "99.2",
        "–",
        "100.0",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_the_table_long_names_are_folded_and_numbers_are_not(language: str) -> None:
    lines = table_of(["search:9999999ms", "search:9999998ms"], 50, language)
    assert [line.split()[0] for line in lines[2:]] == ["search:9999999ms", "search:9999998ms"]
    assert lines[2].endswith("92.9 – 100.0")
    assert max(map(len, lines)) <= 80
