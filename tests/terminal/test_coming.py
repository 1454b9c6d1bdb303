"""What one is told to type to come again: what one typed to come."""

from __future__ import annotations

import shlex
import subprocess
from pathlib import Path

import pytest

import builds
from sources import ROOT
from warren.terminal.coming import to_come_again


@pytest.mark.parametrize(
    ("came_by", "arguments", "line"),
    [
        ("", ["play", "land"], "warren play land"),
        ("warren", ["play", "land", "--file", "my land.game"], "warren play land --file 'my land.game'"),
        (".venv/bin/warren", ["play", "land"], ".venv/bin/warren play land"),
        ("make warren", ["play", "land"], 'make warren ARGS="play land"'),
        (
            "make warren",
            ["play", "land", "--file", "a b$c.game"],
            "make warren ARGS='play land --file '\"'\"'a b$$c.game'\"'\"''",
        ),
    ],
)
def test_what_to_type_is_what_was_typed_before(came_by: str, arguments: list[str], line: str) -> None:
    assert to_come_again(arguments, {"WARREN_CAME_BY": came_by}) == line


def test_make_says_that_one_came_by_it_and_so_does_the_program_of_a_checkout(tmp_path: Path) -> None:
    program, python = tmp_path / "warren", tmp_path / "python"
    python.write_text('#!/bin/sh\necho "$WARREN_CAME_BY"\n')
    program.write_text(builds._program().replace(shlex.quote(str(builds.python_of(builds.VENV))), str(python)))
    for file in (program, python):
        file.chmod(0o755)
    made = ["make", "-s", "warren", f"PYTHON={python}"]
    told = subprocess.run(made, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert told.splitlines()[-1] == "make warren"
    for typed, path, came_by in (
        (str(program), "/usr/bin:/bin", str(program)),
        ("warren", f"{tmp_path}:/bin", "warren"),
    ):
        started = subprocess.run(
            ["/bin/sh", "-c", typed], env={"PATH": path}, capture_output=True, text=True, check=True
        )
        assert started.stdout.strip() == came_by
