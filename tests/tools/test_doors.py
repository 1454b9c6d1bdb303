"""`warren` in a checkout: compiled as soon as that is ready, and never from sources that have been edited since."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from shutil import copyfile, copytree, ignore_patterns
from subprocess import CompletedProcess

import pytest

import builds
import doors
from doors import parts_of
from sources import ROOT

PYTHON = """\
#!/bin/sh
case "$*" in *pip*) echo "this fails" >&2; exit 1;; esac
echo "{build} $* ready_in=$WARREN_READY_IN"
"""
"""Stands for the Python of an environment: it says that it was started, and cannot compile."""

MADE = """\
import builds
for part, stamp in builds.interpreted_stamps().items():
    builds.mark_current(builds.VENV, part, stamp)
folder, stamp = builds.compiled_folder(builds.ROOT)
folder.mkdir(parents=True)
builds.mark_current(folder, "wheel", stamp)
builds.mark_current(builds.cache(), "failed-optimised", builds.compiled_folder(builds.ROOT, builds.OPTIMISED)[1])
print(folder)
"""
"""And what cannot be optimised, so that nobody tries to."""


class Checkout:
    """A small one, both of whose builds have been made."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "checkout"
        self.source = self.folder / "src" / "warren" / "core" / "cards.py"
        self.source.parent.mkdir(parents=True)
        self.source.write_text("ACE = 0\n")
        for name in ("pyproject.toml", "setup.py"):
            copyfile(ROOT / name, self.folder / name)
        for name in ("tools", "requirements"):
            copytree(ROOT / name, self.folder / name, ignore=ignore_patterns("__pycache__"))
        unasked = {name: value for name, value in os.environ.items() if name != "WARREN_BUILD"}
        self.variables = {**unasked, "XDG_CACHE_HOME": str(folder / "cache"), "PYTHONDONTWRITEBYTECODE": "1"}
        self._put_python(self.folder / ".venv", "interpreted")
        compiled = Path(self.asked(MADE))
        self._put_python(compiled, "compiled")
        self.cache = compiled.parent

    def _put_python(self, environment: Path, build: str) -> None:
        python = environment / "bin" / "python"
        python.parent.mkdir(parents=True)
        python.write_text(PYTHON.format(build=build))
        python.chmod(0o755)

    def asked(self, program: str) -> str:
        """What a program prints that uses the tools of this checkout."""
        return self._told("-c", f"import sys; sys.path.insert(0, {str(self.folder / 'tools')!r})\n{program}")

    def warren(self, *words: str, **variables: str) -> str:
        """What runs, with which arguments, and in how many minutes there will be something better."""
        return self._told(str(self.folder / "tools" / "doors.py"), "warren", *words, **variables)

    def _told(self, *words: str, **variables: str) -> str:
        command = [sys.executable, *words]
        environment = {**self.variables, **variables}
        return subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True).stdout.strip()

    def add_optimised(self) -> None:
        place = "builds.compiled_folder(builds.ROOT, builds.OPTIMISED)"
        program = f"import builds; folder, stamp = {place}; folder.mkdir(); print(folder)"
        folder = Path(self.asked(program))
        self._put_python(folder, "optimised")
        self.asked(f"import builds; folder, stamp = {place}; builds.mark_current(folder, 'wheel', stamp)")

    def edit(self) -> None:
        self.source.write_text("ACE = 1\n")

    def mark(self, part: str) -> Path:
        """Say something about the sources as they are now."""
        self.asked(f"from builds import *; mark_current(cache(), {part!r}, compiled_folder(ROOT)[1])")
        return self.cache / f"stamp-{part}"


def wait_for(happened: Callable[[], bool]) -> None:
    for _ in range(1200):
        if happened():
            return
        time.sleep(0.05)
    raise TimeoutError


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def test_what_is_compiled_runs(checkout: Checkout) -> None:
    assert checkout.warren("arena", "--json", "a b") == "compiled -P -m warren arena --json a b ready_in="
    assert checkout.warren("games") == "compiled -P -m warren games ready_in="


def test_what_is_optimised_runs_rather_than_what_is_just_compiled(checkout: Checkout) -> None:
    checkout.add_optimised()
    assert checkout.warren("arena").startswith("optimised ")
    checkout.edit()
    assert checkout.warren("games").startswith("interpreted ")


def test_what_is_compiled_is_optimised_in_the_background_and_not_again_where_that_fails(checkout: Checkout) -> None:
    failed = checkout.cache / "stamp-failed-optimised"
    failed.unlink()
    assert checkout.warren("games").startswith("compiled ")
    assert not (checkout.cache / "compile.log").exists()
    assert checkout.warren("arena") == "compiled -P -m warren arena ready_in="
    wait_for(lambda: failed.exists() and "this fails" in (checkout.cache / "compile.log").read_text())
    (checkout.cache / "compile.log").unlink()
    checkout.warren("arena")
    assert not (checkout.cache / "compile.log").exists()


def test_an_edit_counts_at_once_and_so_does_taking_it_back(checkout: Checkout) -> None:
    before = checkout.source.stat()
    checkout.edit()
    os.utime(checkout.source, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert checkout.warren("games").startswith("interpreted ")
    checkout.source.write_text("ACE = 0\n")
    assert checkout.warren("games").startswith("compiled ")


def test_the_interpreted_build_runs_for_whoever_asks_for_it(checkout: Checkout) -> None:
    told = checkout.warren("arena", WARREN_BUILD="interpreted")
    assert told == "interpreted -P -m warren arena ready_in="


def test_nothing_is_compiled_for_commands_without_bots(checkout: Checkout) -> None:
    checkout.edit()
    assert checkout.warren("games").endswith("ready_in=")
    assert not (checkout.cache / "compile.log").exists()


def test_what_is_being_compiled_is_awaited_for_as_long_as_it_took_the_last_time(checkout: Checkout) -> None:
    checkout.edit()
    (checkout.cache / "seconds").write_text("300")
    began = time.time() - 70
    os.utime(checkout.mark("compiling"), (began, began))
    with (checkout.cache / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        assert checkout.warren("study").endswith("ready_in=4")
        checkout.source.write_text("ACE = 2\n")  # and so it is no longer this that is being compiled
        assert checkout.warren("study").endswith("ready_in=")


def test_compiling_begins_by_itself_and_not_again_where_it_fails(checkout: Checkout) -> None:
    checkout.edit()
    log = checkout.cache / "compile.log"
    assert checkout.warren("arena") == "interpreted -P -m warren arena ready_in=4"
    wait_for(lambda: "this fails" in log.read_text())  # the last that it does
    log.unlink()
    assert checkout.warren("arena") == "interpreted -P -m warren arena ready_in="
    assert not log.exists()


def test_whoever_can_keep_nothing_plays_all_the_same(checkout: Checkout, tmp_path: Path) -> None:
    no_folder = tmp_path / "file"
    no_folder.write_text("")
    assert checkout.warren("play", XDG_CACHE_HOME=str(no_folder)) == "interpreted -P -m warren play ready_in="


def test_what_is_selected_says_which_builds_are_needed() -> None:
    assert parts_of(["tests/games/jackrabbits/suits/test_flights.py::test_only_a_tower_flies[citadel]"]) == {"rules"}
    assert parts_of(["tests/server/test_app.py::test_a", "tests/cli/test_cli.py::test_b"]) == {"surface"}
    assert parts_of(["tests/browser/test_race.py::test_c", "tests/core/test_dump.py::test_d"]) == {"browser", "rules"}


def test_tests_are_chosen_by_the_rule_that_they_are_written_from() -> None:
    """Those that are not are missed by nobody: not by syrupy either, whose snapshots they would have looked at."""
    files = (
        "games/jackrabbits/suits/test_flights.py",
        "terminal/test_race_board.py",
        "terminal/test_screen_snapshots.py",
    )
    among = f"testpaths={' '.join(f'tests/{file}' for file in files)}"
    chosen = ("--rule", "JR-F4", "--rule", "JR-N1")
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", *chosen, "-o", among]
    told = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout
    found = [line for line in told.splitlines() if "::" in line]
    assert any("passport" in name for name in found)
    assert 0 < len(found) < 10


@pytest.mark.parametrize(("arguments", "is_measured"), [([], True), (["-k", "hosting"], False)])
def test_soak_measures_what_the_tests_notice_and_plays_optimised_unless_some_are_selected(
    monkeypatch: pytest.MonkeyPatch, arguments: list[str], is_measured: bool
) -> None:
    begun: list[tuple[Path, str]] = []

    def run(build: Path, command: list[str]) -> CompletedProcess[str]:
        begun.append((build, command[-1]))
        return CompletedProcess(command, 0)

    for build in ("compiled", "optimised", "interpreted"):
        monkeypatch.setattr(builds, build, lambda build=build, **_: Path(build))
    monkeypatch.setattr(doors, "_run", run)
    assert doors.soak(arguments) == 0
    further = [(Path("optimised"), "tests/test_perft.py"), (Path("interpreted"), "tools/mutants.py")]
    assert begun[1:] == (further if is_measured else [])


def test_what_cannot_be_optimised_is_left_out_with_a_word(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail() -> Path:
        raise builds.NoCompilerError("There is no compiler.")

    monkeypatch.setattr(builds, "optimised", fail)
    assert doors._optimised() is None
    assert "There is no compiler.\nThe optimised build is LEFT OUT" in capsys.readouterr().out
