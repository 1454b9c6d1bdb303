"""The command line, right here or in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from typing import NamedTuple

from warren.cli import _run

PROGRAM = (sys.executable, "-c", "from warren.cli import main; main()")


class Told(NamedTuple):
    """What a command said, and its exit code."""

    returncode: int
    stdout: str
    stderr: str


def warren(*words: str) -> Told:
    """Run a command right here: much quicker than in a process of its own, and there are many."""
    with redirect_stdout(StringIO()) as out, redirect_stderr(StringIO()) as err:
        code = _run(list(words))
    return Told(code, out.getvalue(), err.getvalue())


def started(*words: str, **environment: str) -> Told:
    """Run a command as a person does, in a process of its own, which takes most of a second to begin."""
    told = subprocess.run(
        [*PROGRAM, *words],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=120,
        env={**os.environ, **environment},
    )
    return Told(told.returncode, told.stdout, told.stderr)
