"""What is told of packages that fail, or that have not taught their words."""

from __future__ import annotations

from pathlib import Path

import pytest

from installing import NOTHING, RULES, SETTINGS, install, run, warren


def test_words_that_a_package_has_not_taught_are_missed_in_a_sentence(tmp_path: Path) -> None:
    install(tmp_path, "of-clover", "clover", NOTHING.format(name="clover"), {RULES: {"clover": "clover:RULE"}})
    told = warren(tmp_path, "settings", "jackrabbits")
    assert told.returncode == 2
    assert told.stderr.startswith("There are no words for “jackrabbits-setting-clover”. The package ")
    assert len(told.stderr.splitlines()) == 1


BROKEN = {
    "does not load": ("raise RuntimeError('it rains')", "RuntimeError: it rains."),
    "ends the program": ("raise SystemExit(3)", "SystemExit: 3."),
    "names nothing": ("", "AttributeError: module 'rain' has no attribute 'RULE'."),
    "names no rule": ("RULE = 7", "Its entry point names no Suit, no Option and no Adviser."),
    "takes the name of ours": (NOTHING.format(name="tight_suits"), "There is a setting “tight_suits” already."),
}


@pytest.mark.parametrize("how", BROKEN)
def test_a_package_that_is_broken_is_named_in_a_sentence_and_left_out(how: str, tmp_path: Path) -> None:
    code, problem = BROKEN[how]
    install(tmp_path, "of-rain", "rain", code, {RULES: {"rain": "rain:RULE"}})
    told = warren(tmp_path, "settings", "jackrabbits", "turn_limit")
    assert told.returncode == 0
    sentence = f"The package of-rain is left out: “rain”, which it brings, fails. {problem} All else "
    assert told.stderr.count(sentence) == 1
    assert "Traceback" not in told.stderr


def test_a_broken_package_is_named_once_by_all_processes_together_and_to_whoever_asks_for_it(tmp_path: Path) -> None:
    install(tmp_path, "of-clover", "clover", NOTHING.format(name="clover"), {RULES: {"clover": "clover:RULE"}})
    install(tmp_path, "of-rain", "rain", "raise RuntimeError('it rains')", {RULES: {"rain": "rain:RULE"}})
    told = warren(tmp_path, "arena", "jackrabbits", "random", "newcomer", "--games", "2", "--set", "turn_limit=2")
    assert (told.returncode, told.stderr.count("The package of-rain is left out")) == (0, 1)
    refused = warren(tmp_path, "watch", "jackrabbits", "--set", "rain=yes", "--language", "es")
    assert refused.returncode == 2
    assert "El paquete of-rain se deja fuera: «rain», que viene con él, falla. " in refused.stderr
    assert run(tmp_path, "-c", SETTINGS).stdout == "turn_limit clover\n"


BROKEN_BOTS = {
    "names no maker": ("rain", "BOT = 7", "Its entry point names nothing that makes a Bot."),
    "takes the name of ours": ("search", "BOT = print", "“search” cannot be the name of a bot"),
    "cannot be made": ("rain", "def BOT(chance, seconds): raise RuntimeError('it rains')", "RuntimeError: it rains."),
}


@pytest.mark.parametrize("how", BROKEN_BOTS)
def test_a_bot_that_is_broken_is_named_in_a_sentence(how: str, tmp_path: Path) -> None:
    name, code, problem = BROKEN_BOTS[how]
    install(tmp_path, "of-rain", "rain", code, {"warren.bots": {name: "rain:BOT"}})
    told = warren(tmp_path, "watch", "jackrabbit", name)
    assert (told.returncode, told.stdout) == (2, "")
    [sentence] = told.stderr.splitlines()
    assert sentence.startswith("The package ")
    assert f"“{name}”, which it brings, fails. {problem}" in sentence
