"""What each target of the Makefile does: `python tools/doors.py test`, with arguments for the tool behind it."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import builds
from builds import BuildError, NoCompilerError, say
from sources import ROOT

PYTEST = ("-m", "pytest", "-n", "2")

CODE = ("src", "tests", "tools", "bench", "setup.py")
CHECKS: dict[str, tuple[str, ...]] = {
    "format": ("-m", "ruff", "format", "--check", *CODE),
    "lint": ("-m", "ruff", "check", *CODE),
    "types": ("-m", "mypy"),
    "layers": (".venv/bin/lint-imports", "--no-cache"),
    "builds": ("tools/sources.py",),
    "rules": ("tools/rules.py", "--check"),
    "docs": ("tools/docs.py", "--check"),
}


def play(arguments: list[str]) -> int:
    """Play Jackrabbit, or go on with the game that is kept."""
    return warren(["play", "jackrabbit", *arguments])


def warren(arguments: list[str]) -> int:
    """Start at once: compiled if that is ready, else interpreted while it compiles for the next time."""
    environment = builds.interpreted(with_tools=False)
    if ready := builds.compiled_if_current():
        environment = ready
    elif not builds.is_busy():
        with builds.open_in_cache("compile.log") as file:
            command = [sys.executable, __file__, "compile"]
            subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=file, stderr=file, start_new_session=True)
        say(f"Compiling in the background, for faster bots next time; this runs interpreted. Log: {file.name}")
    python = str(builds.python_of(environment))
    command = [python, str(environment / "bin" / "warren"), *arguments]
    os.execve(python, command, builds.variables(environment))


def compile_(_arguments: list[str]) -> int:
    """Compile, giving way to whatever else runs: this is what `play` leaves behind in the background."""
    os.nice(10)
    builds.compiled()
    return 0


def test(arguments: list[str]) -> int:
    """The same tests on both builds."""
    results = [_tested("interpreted", lambda: builds.interpreted(with_tools=True), arguments)]
    try:
        results.append(_tested("compiled", builds.compiled, arguments))
    except NoCompilerError as error:
        is_demanded = os.environ.get("CI") == "true"
        results.append((f"compiled     NOT TESTED: {error}", not is_demanded))
    except BuildError as error:
        say(str(error))
        results.append(("compiled     NOT BUILT, as told above", False))
    say("\n" + "\n".join(line for line, _ in results))
    return 0 if all(is_fine for _, is_fine in results) else 1


def check(_arguments: list[str]) -> int:
    """Everything that can be told without running the tests. All of it runs, whatever fails."""
    environment = builds.interpreted(with_tools=True)
    failed = []
    for name, command in CHECKS.items():
        began = time.monotonic()
        done = _run(environment, command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if done.returncode != 0:
            failed.append(name)
            say(done.stdout)
        say(f"{name:8} {'FAILED' if done.returncode else 'ok':6} {time.monotonic() - began:5.1f} s")
    if failed:
        say(f"\nFailed: {', '.join(failed)}.")
    return 1 if failed else 0


def soak(arguments: list[str]) -> int:
    return _run(builds.compiled(), [*PYTEST, "-m", "soak", *arguments]).returncode


def bench(arguments: list[str]) -> int:
    """Both builds and the peers, in turns on one core."""
    environments = (builds.compiled(), builds.interpreted(with_tools=True), builds.peers())
    pythons = [str(builds.python_of(environment)) for environment in environments]
    return _run(environments[1], ["bench/run.py", *pythons, *arguments]).returncode


def bench_compare(arguments: list[str]) -> int:
    return _run(builds.interpreted(with_tools=True), ["bench/compare.py", *arguments]).returncode


def rules(arguments: list[str]) -> int:
    try:
        environment = builds.compiled()
    except NoCompilerError as error:
        say(f"{error} The random games run interpreted, which takes longer.")
        environment = builds.interpreted(with_tools=True)
    return _run(environment, ["tools/rules.py", *arguments]).returncode


def docs(arguments: list[str]) -> int:
    return _run(builds.interpreted(with_tools=True), ["tools/docs.py", *arguments]).returncode


def clean(_arguments: list[str]) -> int:
    builds.clean()
    return 0


def _tested(name: str, environment: Callable[[], Path], arguments: list[str]) -> tuple[str, bool]:
    """One line on how the tests went on one build, and whether they passed."""
    folder = environment()
    say(f"\n=== {name}")
    began = time.monotonic()
    is_fine = _run(folder, [*PYTEST, "-m", "not soak", *arguments]).returncode == 0
    return f"{name:12} {'passed' if is_fine else 'FAILED'} in {time.monotonic() - began:.0f} s", is_fine


def _run(
    environment: Path, arguments: list[str] | tuple[str, ...], stdout: int | None = None, stderr: int | None = None
) -> subprocess.CompletedProcess[str]:
    command = [str(builds.python_of(environment)), *arguments]
    return subprocess.run(
        command, cwd=ROOT, env=builds.variables(environment), stdout=stdout, stderr=stderr, text=True, check=False
    )


DOORS: dict[str, Callable[[list[str]], int]] = {
    "play": play,
    "warren": warren,
    "compile": compile_,
    "test": test,
    "check": check,
    "soak": soak,
    "bench": bench,
    "bench-compare": bench_compare,
    "rules": rules,
    "docs": docs,
    "clean": clean,
}


def main(name: str, *arguments: str) -> int:
    try:
        return DOORS[name](list(arguments))
    except BuildError as error:
        say(str(error))
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
