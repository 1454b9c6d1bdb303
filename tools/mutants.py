"""How much do the tests protect? `make mutants`: a fixed sample of small changes, and which of them a test notices.

    make mutants                                     the sample of 300, on two workers; goes on where it was stopped
    make mutants ARGS="--sample 50 --only core"      fewer, or of some files only
    make mutants ARGS="--show 00962a6c3b63"          one change, as a diff

Each mutant is run against the tests of its group that reach it, the quickest first, and the one that caught it last
time before them. It is caught when a test fails or takes several times as long as it should. Who survives gets a test,
or a reason in tools/survivors.toml; one that has neither fails the run. docs/decisions/0016 says more.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import mutating
from mutating import Mutant
from sources import ROOT

FOLDER = ROOT / "build" / "mutants"
REASONS = ROOT / "tools" / "survivors.toml"
COPIED = ("src", "tests", "tools", "docs", "pyproject.toml", "README.md", "setup.py")

SHARED = (
    "tests/test_conformance.py",
    "tests/test_golden.py",
    "tests/test_perft.py",
    "tests/test_games.py",
    "tests/bots",
)
GROUPS = {
    "core": ("tests/core", *SHARED),
    "games/__init__.py": SHARED,
    "games/jackrabbit": ("tests/jackrabbit", "tests/jackrabbit_samples", *SHARED),
    "games/jacked": ("tests/jacked", *SHARED),
    "games/jackrabbits": ("tests/race", *SHARED),
    "games/jackrabbits/land": ("tests/jackrabbits", "tests/building", "tests/race", *SHARED),
    "games/jackrabbits/building": ("tests/building", *SHARED),
}
"""The tests that are there for a part of the sources; of several parts the one that says most counts."""

PATIENCE = 4  # so many times what a test takes, and so many seconds more, are too long


class Verdict(NamedTuple):
    """What became of a mutant: the test that caught it, or nothing, and the number of tests that reach it."""

    caught: str
    reaching: int
    seconds: float
    took_too_long: bool = False


class Reach(NamedTuple):
    """By mutant the tests that reach it, and by test the seconds it takes."""

    tests: dict[str, set[str]]
    seconds: dict[str, float]


class TestsFail(Exception):
    """Tests that fail without any mutant say nothing of mutants."""


class Run:
    """One measurement in its folder: a copy of the tree, and what has been found out so far."""

    def __init__(self, root: Path, folder: Path, workers: int) -> None:
        self.root = root
        self.folder = folder
        self.tree = folder / "tree"
        self.workers = workers
        self.verdicts: dict[str, Verdict] = {}
        self.earlier: dict[str, str] = {}
        """The tests that caught mutants before, of whatever state of the sources."""

    def begin(self) -> None:
        """Copy the tree, unless there is a copy of the very same one: then go on."""
        self.folder.mkdir(parents=True, exist_ok=True)
        stamp = _stamp(self.root)
        is_same = _read(self.folder / "stamp.json") == stamp
        if kept := _read(self.folder / "verdicts.json"):
            found = {id_: Verdict(*verdict) for id_, verdict in kept.items()}
            self.earlier = {id_: verdict.caught for id_, verdict in found.items() if verdict.caught}
            self.verdicts = found if is_same else {}
        if not is_same:
            for path in (self.folder / "stamp.json", self.folder / "reach.json"):
                path.unlink(missing_ok=True)
            shutil.rmtree(self.tree, ignore_errors=True)
            _copy(self.root, self.tree)
            _write(self.folder / "stamp.json", stamp)

    def reach(self, mutants: list[Mutant]) -> Reach:
        """Which tests reach which mutants: found out once for all of them, each folder of tests for itself."""
        wanted = {mutant.id for mutant in mutants}
        known = _read(self.folder / "reach.json") or {"ids": [], "paths": {}}
        if not wanted <= set(known["ids"]):
            known = {"ids": sorted(wanted), "paths": {}}
        paths = {path for mutant in mutants for path in group(mutant.file)}
        files = _by_file(mutants)
        with self.pool() as pool:
            left = sorted(paths - set(known["paths"]), key=self.size, reverse=True)  # the longest first
            runs = {pool.submit(self.pytest, path, files, None, [path]): path for path in left}
            for done in as_completed(runs):
                told, output = done.result()
                if not told or told["failed"]:
                    raise TestsFail(f"{output}\nThese tests fail without any mutant: mend them first.")
                known["paths"][runs[done]] = told
                _write(self.folder / "reach.json", known)
                print(f"{runs[done]}: reaches {len(told['reached'])} of {len(wanted)} mutants", flush=True)
        return _joined(known["paths"])

    def judge(self, mutants: list[Mutant], reach: Reach) -> None:
        """Run all that have no verdict yet."""
        left = [mutant for mutant in mutants if mutant.id not in self.verdicts]
        with self.pool() as pool:
            runs = {pool.submit(self.verdict, mutant, reach): mutant for mutant in left}
            for number, done in enumerate(as_completed(runs), 1):
                mutant = runs[done]
                verdict = self.verdicts[mutant.id] = done.result()
                _write(self.folder / "verdicts.json", self.verdicts)
                told = f"caught by {verdict.caught}" if verdict.caught else f"SURVIVED {verdict.reaching} tests"
                print(f"{number}/{len(left)} {mutant.id} {verdict.seconds:5.0f} s  {told}", flush=True)

    def size(self, path: str) -> int:
        return sum(file.stat().st_size for file in (self.tree / path).rglob("*.py"))

    @contextmanager
    def pool(self) -> Iterator[ThreadPoolExecutor]:
        """Workers; what has not begun when something goes wrong, or somebody interrupts, never begins."""
        pool = ThreadPoolExecutor(self.workers)
        try:
            yield pool
        finally:
            pool.shutdown(cancel_futures=True)

    def verdict(self, mutant: Mutant, reach: Reach) -> Verdict:
        tests = ordered(mutant, reach, self.earlier.get(mutant.id, ""))
        if not tests:
            return Verdict("", 0, 0.0)
        began = time.monotonic()
        files = sorted({name.partition("::")[0] for name in tests})
        told, _ = self.pytest(mutant.id, _by_file([mutant]), tests, files)
        return Verdict(told.get("caught", ""), len(tests), time.monotonic() - began, told.get("took_too_long", False))

    def pytest(
        self, name: str, mutants: dict[str, list[str]], tests: dict[str, float] | None, paths: list[str]
    ) -> tuple[dict[str, Any], str]:
        """One run of pytest in the copy: what the plugin tells of it, if anything, and what pytest printed."""
        job = self.folder / f"job-{sha256(name.encode()).hexdigest()[:12]}.json"
        answer = job.with_suffix(".answer")
        answer.unlink(missing_ok=True)
        _write(job, {"mutants": mutants, "tests": tests, "answer": str(answer)})
        command = [sys.executable, "-m", "pytest", "-p", "mutant_plugin", "-p", "no:cacheprovider", "-p", "no:xdist"]
        command += ["-q", "-x", "--tb=short", "-m", "not soak and not browser", *paths]
        found = os.pathsep.join((str(self.tree / "src"), str(Path(__file__).parent)))
        variables = {**os.environ, "PYTHONPATH": found, "PYTHONHASHSEED": "0", "WARREN_MUTANTS": str(job)}
        done = subprocess.run(command, cwd=self.tree, env=variables, capture_output=True, text=True, check=False)
        told = _read(answer) or {}
        for file in (job, answer):
            file.unlink(missing_ok=True)
        is_over = done.returncode == pytest.ExitCode.INTERRUPTED or done.returncode < 0
        if tests and not told and is_over:  # broken before the first test, or ended by the system: noticed either way
            return {"caught": "(all)", "took_too_long": done.returncode < 0}, done.stdout
        if not told and done.returncode != pytest.ExitCode.OK:
            raise TestsFail(f"{done.stdout}{done.stderr}\nThese tests could not be run.")
        return told, done.stdout


def group(file: str) -> tuple[str, ...]:
    """The tests that are there for a file."""
    part = file.removeprefix("src/warren/")
    best = max((name for name in GROUPS if part == name or part.startswith(f"{name}/")), key=len)
    return GROUPS[best]


def ordered(mutant: Mutant, reach: Reach, first: str) -> dict[str, float]:
    """The tests of a mutant in the order in which to run them, and the seconds that each may take."""
    paths = group(mutant.file)
    reaching = reach.tests.get(mutant.id, set())
    names = [
        name
        for name in reach.seconds
        if (name in reaching or "" in reaching) and any(name.startswith((f"{path}/", f"{path}::")) for path in paths)
    ]
    names.sort(key=lambda name: (name != first, reach.seconds[name]))
    return {name: PATIENCE * reach.seconds[name] + PATIENCE for name in names}


def report(mutants: list[Mutant], verdicts: dict[str, Verdict], reasons: dict[str, str]) -> tuple[str, bool]:
    """The share that was caught and who survived, and whether just those have a reason."""
    judged = [mutant for mutant in mutants if mutant.id in verdicts]
    alive = [mutant for mutant in judged if not verdicts[mutant.id].caught]
    caught = len(judged) - len(alive)
    lines = [f"{caught} of {len(judged)} mutants caught ({100 * caught / max(1, len(judged)):.1f} %)", ""]
    by_part: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    for mutant in judged:
        count = by_part[_part(mutant.file)]
        count[0] += bool(verdicts[mutant.id].caught)
        count[1] += 1
    lines += [f"  {part:32} {count[0]:3} of {count[1]:3}" for part, count in sorted(by_part.items())]
    for mutant in sorted(alive, key=lambda mutant: (mutant.file, mutant.line)):
        reaching = verdicts[mutant.id].reaching
        lines += [
            "",
            f"{mutant.id}  {mutant.file}:{mutant.line} {mutant.where or '(module)'}",
            f"  {_short(mutant.before)}  ->  {_short(mutant.after)}",
            f"  {reasons.get(mutant.id) or 'NO REASON'}  [{reaching or 'no'} tests reach it]",
        ]
    missing = [mutant.id for mutant in alive if mutant.id not in reasons]
    needless = [mutant.id for mutant in judged if mutant.id in reasons and verdicts[mutant.id].caught]
    lines += ["", f"{len(alive)} survived, {len(missing)} of them without a reason."]
    if missing:
        lines.append("Write a test that catches each, or say in tools/survivors.toml why none can.")
    if needless:
        lines.append(f"Caught, and so in no need of the reason in tools/survivors.toml: {', '.join(needless)}.")
    return "\n".join(lines) + "\n", not missing and not needless


def reasons() -> dict[str, str]:
    """Why some may survive, by id."""
    return {id_: str(reason) for id_, reason in tomllib.loads(REASONS.read_text(encoding="utf-8")).items()}


def _part(file: str) -> str:
    parts = Path(file).relative_to("src/warren").parts
    return "/".join(parts[:-1][:3])


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= 90 else line[:87] + "..."


def _by_file(mutants: list[Mutant]) -> dict[str, list[str]]:
    files: dict[str, list[str]] = defaultdict(list)
    for mutant in mutants:
        files[mutant.file].append(mutant.id)
    return files


def _joined(paths: dict[str, dict[str, Any]]) -> Reach:
    """What the folders of tests reach, put together. What is reached on loading, all tests reach."""
    reach = Reach(defaultdict(set), {})
    for told in paths.values():
        reach.seconds.update(told["seconds"])
        for id_, tests in told["reached"].items():
            reach.tests[id_].update(tests)
    return reach


def _stamp(root: Path) -> str:
    """A hash of all that a verdict depends on."""
    whole = sha256(sys.version.encode())
    for path in _files(root):
        whole.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    return whole.hexdigest()


def _files(root: Path) -> list[Path]:
    tops = [root / name for name in COPIED]
    found = [path for top in tops for path in (top.rglob("*") if top.is_dir() else [top]) if path.is_file()]
    hidden = ("__pycache__", "page", "screens")
    return sorted(path for path in found if not any(part in hidden for part in path.relative_to(root).parts))


def _copy(root: Path, target: Path) -> None:
    for path in _files(root):
        place = target / path.relative_to(root)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, place)


def _read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else None


def _write(path: Path, value: object) -> None:
    draft = path.with_suffix(".new")
    draft.write_text(json.dumps(value), encoding="utf-8")
    draft.rename(path)


def main() -> int:
    parser = argparse.ArgumentParser(prog="make mutants ARGS=", description="How much do the tests protect?")
    parser.add_argument("--sample", type=int, default=300, metavar="N", help="so many mutants (300)")
    parser.add_argument("--only", default="", metavar="PATH", help="of files below this, seen from src/warren")
    parser.add_argument("--workers", type=int, default=2, metavar="N", help="so many at a time (2)")
    parser.add_argument("--into", type=Path, default=FOLDER, metavar="FOLDER", help="where to keep what is found out")
    parser.add_argument("--show", metavar="ID", help="show one mutant as a diff")
    wanted = parser.parse_args()
    only = f"src/warren/{wanted.only}"
    if wanted.show:
        return show(mutating.sample(ROOT, sys.maxsize, only), wanted.show)
    os.nice(10)
    mutants = mutating.sample(ROOT, wanted.sample, only)
    run = Run(ROOT, wanted.into.resolve(), wanted.workers)
    run.begin()
    try:
        run.judge(mutants, run.reach(mutants))
    except TestsFail as error:
        print(error)
        return 2
    except KeyboardInterrupt:
        print("\nThe next `make mutants` goes on from here.")
        return 130
    text, is_fine = report(mutants, run.verdicts, reasons())
    (run.folder / "report.txt").write_text(text, encoding="utf-8")
    print(f"\n{text}\nKept in {run.folder}.")
    return 0 if is_fine else 1


def show(mutants: list[Mutant], id_: str) -> int:
    found = [mutant for mutant in mutants if mutant.id.startswith(id_)]
    for mutant in found:
        print(mutant.diff((ROOT / mutant.file).read_text(encoding="utf-8")))
    if not found:
        print(f"There is no mutant {id_}: the sources around it may have changed.")
    return 0 if found else 1


if __name__ == "__main__":
    sys.exit(main())
