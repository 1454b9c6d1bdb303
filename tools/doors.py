"""What each target of the Makefile does: `python tools/doors.py test`, with arguments for the tool behind it."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from math import ceil
from pathlib import Path
from typing import Never

import builds
import instructions
import page
import touched
from builds import BuildError, NoCompilerError, say
from sources import ROOT

WORKERS = (os.cpu_count() or 1) + 1  # some tests wait for others: houses, browsers, terminals
PYTEST = ("-m", "pytest", "-n", str(WORKERS), "--dist", "worksteal", "--durations", "10", "--durations-min", "1")
SURFACE = (
    *("tests/cli", "tests/lab", "tests/server", "tests/terminal", "tests/text"),
    *("tests/test_docs.py", "tests/test_packages_told.py"),
    *("tests/tools/test_doors.py", "tests/tools/test_instructions.py"),
    *("tests/tools/test_mutants.py", "tests/tools/test_touched.py", "tests/tools/test_wheels.py"),
)
"""Tests of what is never compiled: one build is enough, and the compiled one is stricter about what it is given."""

PINNED = ("tests/test_golden.py", "tests/test_perft.py")
"""Tests that pin what is played, whatever the build."""

WITH_BOTS = {"arena", "play", "serve", "study", "watch"}
"""Commands that are worth compiling for."""

QUICK_SECONDS = 45  # for two at a time, beside what it takes to begin

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first is the same without its windows: a new visitor costs it a third of what it costs the whole browser."""

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
    """Open a house with its page, and the page in a browser; on any free port if the usual one is taken."""
    page.make()
    return warren(["serve", "--open", *([] if _is_free(8080) else ["--port", "0"]), *arguments])


def _is_free(port: int) -> bool:
    """Here and, for friends, everywhere: some systems let others listen at one address of a port that is taken."""
    try:
        for host in ("127.0.0.1", "0.0.0.0"):
            socket.create_server((host, port)).close()
    except OSError:
        return False
    return True


def make_page(_arguments: list[str]) -> int:
    """Make the page if need be, and the types of what goes over the wire."""
    page.TYPES.write_text(page.types(_described()), encoding="utf-8")
    page.make()
    return 0


def warren(arguments: list[str]) -> Never:
    """Start at once: optimised or compiled if that is ready, else interpreted; while it makes what is better than that.

    WARREN_BUILD=interpreted asks for the sources as they are. `.venv/bin/warren` comes here, too.
    """
    environment = builds.interpreted(with_tools=False)
    asked = os.environ.get("WARREN_BUILD", "")
    told = {"WARREN_BUILD": asked}
    if asked != "interpreted":
        ready = builds.optimised_if_current() or builds.compiled_if_current()
        environment = ready or environment
        if WITH_BOTS & set(arguments):
            told["WARREN_READY_IN"] = "" if ready else _minutes_to_wait()
            _optimise_meanwhile()
    python = str(builds.python_of(environment))
    os.execve(python, [python, "-P", "-m", "warren", *arguments], {**builds.variables(environment), **told})


def _minutes_to_wait() -> str:
    """Until there is a compiled build, which is begun if need be; nothing if none is to come."""
    seconds = builds.ready_in()
    if seconds is None and not builds.is_busy() and not builds.has_failed():
        with suppress(BuildError):  # whoever cannot compile plays all the same
            _compile_meanwhile("gently", "optimised", outlives=True)
            seconds = builds.usual_seconds()
    return "" if seconds is None else str(max(1, ceil(seconds / 60)))


def _optimise_meanwhile() -> None:
    """Start to optimise what has been compiled, unless that has been done, has failed, or is being done."""
    is_made = builds.optimised_if_current() or builds.has_failed(builds.OPTIMISED) or builds.is_busy("optimised.lock")
    if builds.compiled_if_current() and not is_made:
        with suppress(BuildError):
            _compile_meanwhile("gently", "optimised", outlives=True)


def _compile_meanwhile(*words: str, outlives: bool) -> None:
    """Start to compile in the background, beyond the end of this program if need be; the cache has the log."""
    with builds.open_in_cache("compile.log") as file:
        command = [sys.executable, __file__, "compile", *words]
        subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=file, stderr=file, start_new_session=outlives)


def compile_(arguments: list[str]) -> int:
    """Compile, and `optimised`; `gently` gives way to whatever else runs, as what `play` leaves in the background."""
    if "gently" in arguments:
        os.nice(10)
    builds.compiled()
    say("The compiled build is ready.")
    if "optimised" in arguments:
        builds.optimised()
        say("The optimised build is ready.")
    return 0


def _optimised() -> Path | None:
    """Waits for it; None, with a word, where it cannot be had."""
    try:
        return builds.optimised()
    except BuildError as error:
        say(f"{error}\nThe optimised build is LEFT OUT, as told above.")
        return None


def run(arguments: list[str]) -> Never:
    """Python with the compiled Warren, which is waited for."""
    environment = builds.compiled()
    python = str(builds.python_of(environment))
    os.execve(python, [python, *arguments], builds.variables(environment))


def test(arguments: list[str]) -> int:
    """The rules on both builds, what is never compiled on one of them, the page, and the page in a browser.

    While the first build is tested the other is made, and what the page needs is installed.
    """
    interpreted = builds.interpreted(with_tools=True)
    if arguments:
        return _all_told(_part_tested(interpreted, arguments))
    if not builds.compiled_if_current() and not builds.is_busy():
        _compile_meanwhile(outlives=False)
    with ThreadPoolExecutor(1) as meanwhile:
        installed = meanwhile.submit(_install_for_page)
        results = [_tested("interpreted", interpreted, [f"--ignore-glob={pattern}" for pattern in SURFACE])]
    installed.result()
    results.append(_page_tested())
    build = interpreted
    try:
        build = builds.compiled()
        results.append(_tested("compiled", build, []))
    except NoCompilerError as error:
        is_demanded = os.environ.get("CI") == "true"
        results.append((f"compiled     NOT TESTED: {error}", not is_demanded))
        results.append(_tested("surface", interpreted, [str(path) for path in _surface()]))
    except BuildError as error:
        say(str(error))
        results.append(("compiled     NOT BUILT, as told above", False))
    return _all_told([*results, _browsed(build, ["tests/browser"])])


def _install_for_page() -> None:
    """All that its tests need, beside what the page is made from."""
    page.install()
    _need_browser()


def _part_tested(interpreted: Path, arguments: list[str]) -> list[tuple[str, bool]]:
    """What was selected, and nothing compiled that it does not need."""
    command = ["-m", "pytest", "--collect-only", "-q", "-m", "not soak", *arguments]
    found = _run(interpreted, command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if found.returncode != 0:
        return [(f"{found.stdout}\nNo test is selected.", False)]
    parts = parts_of([line for line in found.stdout.splitlines() if "::" in line])
    results = []
    if parts & {"rules", "surface"}:
        results.append(_tested("interpreted", interpreted, arguments))
    if "rules" in parts:
        results.append(_tested("compiled", builds.compiled(), arguments))
    if "browser" in parts:
        results.append(_browsed(builds.compiled_if_current() or interpreted, arguments))
    return results


def quick(arguments: list[str]) -> int:
    """What a change touches, interpreted: of that, what fits into less than a minute, as long as it took the last time.

    While nothing is known of a test, it is taken for a short one.
    """
    found = touched.touched()
    if not found:
        say("No tests are there for what was changed: `make test` runs all.")
        return 0
    say(f"Testing {' '.join(found)}, but for what takes long: `make test` runs all ...")
    selected = [*PYTEST, "-m", "not soak and not browser", "--within", str(QUICK_SECONDS), *found, *arguments]
    return _run(builds.interpreted(with_tools=True), selected).returncode


def parts_of(tests: list[str]) -> set[str]:
    """What tests are about, by their names: rules, which both builds have to keep, the surface, or the page."""
    surface = [str(path.relative_to(ROOT)) for path in _surface()]

    def part(test: str) -> str:
        if test.startswith("tests/browser/"):
            return "browser"
        return "surface" if test.startswith(tuple(surface)) else "rules"

    return {part(test) for test in tests}


def _all_told(results: list[tuple[str, bool]]) -> int:
    say("\n" + "\n".join(line for line, _ in results))
    return 0 if all(is_fine for _, is_fine in results) else 1


def _surface() -> list[Path]:
    return [path for pattern in SURFACE for path in sorted(ROOT.glob(pattern))]


def check(_arguments: list[str]) -> int:
    """Everything that can be told without running the tests. All of it runs, whatever fails."""
    environment = builds.interpreted(with_tools=True)
    failed = []
    page.install()
    for name, check in _checks(environment).items():
        began = time.monotonic()
        problem = check()
        if problem:
            failed.append(name)
            say(problem)
        say(f"{name:11} {'FAILED' if problem else 'ok':6} {time.monotonic() - began:5.1f} s")
    if failed:
        say(f"\nFailed: {', '.join(failed)}.")
    return 1 if failed else 0


def _checks(environment: Path) -> dict[str, Callable[[], str]]:
    """Each says what is wrong, or nothing."""

    def of_python(command: tuple[str, ...]) -> str:
        done = _run(environment, command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        return done.stdout or "failed" if done.returncode else ""

    def of_page(command: tuple[str, ...]) -> str:
        done = page.run(*command, quiet=True)
        return done.stdout or "failed" if done.returncode else ""

    def of_wire() -> str:
        is_current = page.types(_described()) == page.TYPES.read_text(encoding="utf-8")
        return "" if is_current else "web/src/wire.ts is not as the server describes it: run `make page`"

    return (
        {name: partial(of_python, command) for name, command in CHECKS.items()}
        | {name: partial(of_page, command) for name, command in page.CHECKS.items()}
        | {"wire": of_wire}
    )


def _described() -> str:
    """The server's OpenAPI description."""
    done = _run(builds.interpreted(with_tools=False), ["tools/wire.py"], stdout=subprocess.PIPE)
    if done.returncode != 0:
        raise BuildError("The server could not be described, as told above.")
    return done.stdout


def soak(arguments: list[str]) -> int:
    """The long tests, compiled, and what the tests notice; or of the long tests those that were selected."""
    failed = _run(builds.compiled(), [*PYTEST, "-m", "soak", *arguments]).returncode
    if arguments:
        return failed
    if environment := _optimised():
        failed |= _run(environment, [*PYTEST, *PINNED]).returncode
    return mutants([]) or failed


def bench(arguments: list[str]) -> int:
    """All builds and the peers, in turns on one core; or `page`, in a browser; or `table`, at a hosted table."""
    if arguments == ["table"]:
        return _run(builds.compiled(), ["bench/table.py"]).returncode
    if arguments == ["page"]:
        page.make()
        _need_browser()
        return _run(builds.compiled(), ["bench/page.py"]).returncode
    interpreted = builds.interpreted(with_tools=True)
    sides = {
        "compiled": builds.compiled(),
        "optimised": _optimised(),
        "peer": builds.peers(),
        "interpreted": interpreted,
    }
    told = [f"{side}={builds.python_of(environment)}" for side, environment in sides.items() if environment]
    return _run(interpreted, ["bench/run.py", *told, *arguments]).returncode


def count_instructions(arguments: list[str]) -> int:
    if os.environ.get("CI") == "true" and not shutil.which("valgrind"):
        _install("valgrind", "valgrind")
    return instructions.main(arguments)


def mutants(arguments: list[str]) -> int:
    return _run(builds.interpreted(with_tools=True), ["tools/mutants.py", *arguments]).returncode


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


def screens(arguments: list[str]) -> int:
    """Pictures of the page as it is now, in a real browser."""
    environment = builds.interpreted(with_tools=True)
    page.make()
    _need_browser()
    return _run(environment, ["tools/screens.py", *arguments]).returncode


def clean(_arguments: list[str]) -> int:
    builds.clean()
    return 0


def _tested(name: str, environment: Path, arguments: list[str]) -> tuple[str, bool]:
    """One line on how the tests went on one build, and whether they passed."""
    say(f"\n=== {name}")
    began = time.monotonic()
    is_fine = _run(environment, [*PYTEST, "-m", "not soak and not browser", *arguments]).returncode == 0
    return _told(name, is_fine, began), is_fine


def _page_tested() -> tuple[str, bool]:
    """The same for what the page works out by itself."""
    page.install()
    say("\n=== page")
    began = time.monotonic()
    is_written = _run(builds.interpreted(with_tools=True), ["tools/sentences.py"]).returncode == 0
    is_fine = is_written and page.run(*page.VITEST).returncode == 0
    return _told("page", is_fine, began), is_fine


def _browsed(environment: Path, arguments: list[str]) -> tuple[str, bool]:
    """The same for the page in a real browser, on the build that people play: compiled where that is possible."""
    page.make()
    _need_browser()
    say("\n=== browser")
    began = time.monotonic()
    is_fine = _run(environment, [*PYTEST, "-m", "browser", *arguments]).returncode == 0
    return _told("browser", is_fine, began), is_fine


def _told(name: str, is_fine: bool, began: float) -> str:
    return f"{name:12} {'passed' if is_fine else 'FAILED'} in {time.monotonic() - began:.0f} s"


def _need_browser() -> None:
    """Chromium: the one that is there, else Debian's."""
    if not any(shutil.which(name) for name in BROWSERS):
        _install(BROWSERS[0], "Chromium")


def _install(package: str, name: str) -> None:
    say(f"Installing {name} ...")
    for command in (["apt-get", "update"], ["apt-get", "install", "--yes", package]):
        try:
            done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
        except FileNotFoundError:
            raise BuildError(f"There is no {name} here, and no apt-get to install it: please install it.") from None
        if done.returncode != 0:
            raise BuildError(f"{done.stdout}\n{name} could not be installed, as told above: please install it.")


def _run(
    environment: Path, arguments: list[str] | tuple[str, ...], stdout: int | None = None, stderr: int | None = None
) -> subprocess.CompletedProcess[str]:
    command = [str(builds.python_of(environment)), *arguments]
    return subprocess.run(
        command, cwd=ROOT, env=builds.variables(environment), stdout=stdout, stderr=stderr, text=True, check=False
    )


DOORS: dict[str, Callable[[list[str]], int]] = {
    "play": play,
    "page": make_page,
    "warren": warren,
    "compile": compile_,
    "run": run,
    "test": test,
    "quick": quick,
    "check": check,
    "soak": soak,
    "bench": bench,
    "bench-compare": bench_compare,
    "instructions": count_instructions,
    "mutants": mutants,
    "rules": rules,
    "docs": docs,
    "screens": screens,
    "clean": clean,
}


def main(name: str, *arguments: str) -> int:
    # Shells have whatever they start in the background ignore Ctrl-C; some tests send it.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        return DOORS[name](list(arguments))
    except BuildError as error:
        say(str(error))
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
