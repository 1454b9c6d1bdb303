"""The command line, as a person uses it: in a process of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from warren import build


def warren(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from warren.cli import main; main()", *words]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False, timeout=120)


def test_the_version_tells_which_build_runs() -> None:
    told = warren("--version")
    assert told.returncode == 0
    assert told.stdout.strip() == f"warren {build.describe()}"


def test_bots_play_a_whole_hand_and_the_same_one_again_from_the_same_seed() -> None:
    one = warren("watch", "jackrabbit", "--seed", "7", "--set", "length=hand")
    other = warren("watch", "jackrabbit", "--seed", "7", "--set", "length=hand")
    assert one.returncode == 0
    assert one.stdout == other.stdout
    assert "Final score" in one.stdout.splitlines()[-1]


def test_a_recorded_game_is_told_again_with_and_without_hidden_cards(tmp_path: Path) -> None:
    path = tmp_path / "hand.record"
    watched = warren("watch", "jackrabbit", "--seed", "7", "--set", "length=hand", "--record", str(path))
    again = warren("replay", str(path))
    shown = warren("replay", str(path), "--hands")
    assert (watched.returncode, again.returncode, shown.returncode) == (0, 0, 0)
    assert again.stdout.splitlines()[0].startswith("random starts hand 1") or again.stdout.splitlines()[0]
    assert len(again.stdout.splitlines()) == len(shown.stdout.splitlines())
    assert again.stdout != shown.stdout


def test_the_rules_are_told_in_spanish() -> None:
    told = warren("rules", "jackrabbit", "JB-8", "--language", "es")
    assert told.returncode == 0
    assert "descart" in told.stdout


def test_every_setting_is_listed_with_what_it_can_be() -> None:
    told = warren("settings", "jackrabbit")
    assert "threshold: 1..1000000 (default: 50)" in told.stdout
    assert "deadwood: going-out | always" in told.stdout


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["watch", "jackrabit"], "There is no game “jackrabit”."),
        (["watch", "jackrabbit", "--set", "treshold=5"], "did you mean “threshold”?"),
        (["watch", "jackrabbit", "--set", "threshold=0"], "It can be: 1..1000000."),
        (["watch", "jackrabbit", "--set", "threshold"], "name=value"),
        (["watch", "jackrabbit", "--set", "length=hand", "--set", "threshold=9"], "do not go together (JB-13)"),
        (["watch", "jackrabbit", "clever"], "There is no bot “clever”."),
        (["watch", "jackrabbit", "random", "random", "random"], "2"),
        (["watch", "jackrabbit", "--generator", "slow"], "It can be: fast | strong."),
        (["rules", "jackrabbit", "JB-99"], "JB-99"),
        (["replay", "no-such-file.record"], "no-such-file.record"),
        (["games", "--language", "fr"], "The languages are en and es."),
    ],
)
def test_bad_input_gets_one_sentence_and_exit_code_2(words: list[str], sentence: str) -> None:
    told = warren(*words)
    assert told.returncode == 2
    assert sentence in told.stderr
    assert len(told.stderr.strip().splitlines()) == 1
    assert told.stdout == ""


def test_a_broken_record_is_refused_with_the_line(tmp_path: Path) -> None:
    path = tmp_path / "hand.record"
    warren("watch", "jackrabbit", "--seed", "7", "--set", "length=hand", "--record", str(path))
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    lines[12] = lines[12].replace(":", ";")
    path.write_text("".join(lines), encoding="utf-8")
    told = warren("replay", str(path))
    assert told.returncode == 2
    assert "Line 13" in told.stderr


def test_a_record_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "junk.record"
    path.write_bytes(bytes(range(256)))
    told = warren("replay", str(path))
    assert told.returncode == 2
    assert len(told.stderr.strip().splitlines()) == 1
