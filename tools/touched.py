"""Which tests are there for what: for `make quick`, which runs those that a change touches, and for `make mutants`."""

from __future__ import annotations

import subprocess
from pathlib import PurePosixPath

from sources import ROOT

RULES = ("tests/test_conformance.py", "tests/test_golden.py", "tests/test_perft.py", "tests/test_games.py")
TESTS_OF = {
    "src/warren/core": ("tests/core", *RULES),
    "src/warren/games": RULES,
    "src/warren/games/jackrabbit": ("tests/games/jackrabbit", *RULES),
    "src/warren/games/jacked": ("tests/games/jacked", *RULES),
    "src/warren/games/jackrabbits": ("tests/games/jackrabbits", *RULES),
    "src/warren/games/jackrabbits/building": ("tests/games/jackrabbits/building", *RULES),
    "src/warren/bots": ("tests/bots",),
    "src/warren/lab": ("tests/lab", "tests/cli/test_arena.py"),
    "src/warren/drawing": ("tests/drawing",),
    "src/warren/terminal": ("tests/terminal",),
    "src/warren/server": ("tests/server",),
    "src/warren/text": ("tests/text",),
    "src/warren/cli": ("tests/cli", "tests/tools/test_doors.py"),
    "tools": ("tests/tools",),
    "docs": ("tests/test_docs.py",),
    "tests/golden": ("tests/test_golden.py",),
}
"""By folder; of several that hold a file the longest counts."""


def covering(file: str) -> tuple[str, ...]:
    """The tests, or folders of tests, that are there for a file; none if it is not tested by Python."""
    path = PurePosixPath(file)
    if path.parts[0] == "tests" and path.suffix == ".py":
        return (file,) if path.name.startswith("test_") else (str(path.parent),)
    folders = [str(folder) for folder in path.parents if str(folder) in TESTS_OF]
    return TESTS_OF[folders[0]] if folders else ()


def changed() -> list[str]:
    """Files that differ from the last commit, new ones too; if there are none, those that it changed itself."""

    def asked(*words: str) -> list[str]:
        done = subprocess.run(["git", *words], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
        return done.stdout.splitlines()

    now = [*asked("diff", "--name-only", "HEAD"), *asked("ls-files", "--others", "--exclude-standard")]
    return now or asked("diff", "--name-only", "HEAD~1", "HEAD")


def touched() -> list[str]:
    """All tests for the files that were changed, as far as they are there, each once."""
    patterns = {pattern: None for file in changed() for pattern in covering(file)}
    found = {path: None for pattern in patterns for path in sorted(ROOT.glob(pattern))}
    return [str(path.relative_to(ROOT)) for path in found if not any(parent in found for parent in path.parents)]
