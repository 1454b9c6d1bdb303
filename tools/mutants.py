"""How much do the tests protect? `make mutants`: a fixed sample of small changes, and which of them a test notices.

    make mutants                                     the sample of 300, on two workers; goes on where it was stopped
    make mutants ARGS=--all                          also those again that may survive
    make mutants ARGS="--sample 50 --only core"      fewer, or of some files only
    make mutants ARGS="--show 00962a6c3b63"          one change, as a diff

Each mutant is run against the test that caught it the last time, which tools/sample.toml keeps; where none did, or does
any more, against all tests of its group that reach it, the quickest first. It is caught when a test fails or takes
several times as long as it should. Who survives gets a test, or a reason in tools/survivors.toml, and is then left
alone; one that has neither fails the run. docs/decisions/0016 says more.
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
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import mutating
import touched
from mutating import Mutant
from sources import ROOT

FOLDER = ROOT / "build" / "mutants"
REASONS = ROOT / "tools" / "survivors.toml"
SAMPLE = ROOT / "tools" / "sample.toml"
SIZE = 300
COPIED = ("src", "tests", "tools", "docs", "pyproject.toml", "README.md", "setup.py")

PLAYED = ("tests/bots",)  # beside the tests of a part of the sources: bots go everywhere
SAMPLE_HEAD = """\
# The sample of `make mutants`, which writes this file (docs/decisions/0016): by its id the test that caught each mutant
# the last time, or nothing. `make mutants ARGS="--show ID"` shows one.

"""

PATIENCE = 4  # so many times what a test takes, and so many seconds more, are too long


class Verdict(NamedTuple):
    """What became of a mutant: the test that caught it, or nothing, and the number of tests it was to meet."""

    caught: str
    tests: int
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

    def begin(self) -> None:
        """Copy the tree, unless there is a copy of the very same one: then go on."""
        self.folder.mkdir(parents=True, exist_ok=True)
        stamp = _stamp(self.root)
        is_same = _read(self.folder / "stamp.json") == stamp
        if is_same:
            kept = _read(self.folder / "verdicts.json") or {}
            self.verdicts = {id_: Verdict(*verdict) for id_, verdict in kept.items()}
        else:
            for name in ("stamp.json", "reach.json", "verdicts.json"):
                (self.folder / name).unlink(missing_ok=True)
            shutil.rmtree(self.tree, ignore_errors=True)
            _copy(self.root, self.tree)
            _write(self.folder / "stamp.json", stamp)

    def recall(self, mutants: list[Mutant], caught: dict[str, str]) -> None:
        """Give each the one test that caught it the last time; of who passes that, nothing is known yet."""
        left = [mutant for mutant in mutants if mutant.id not in self.verdicts and caught.get(mutant.id)]
        tests = sorted({caught[mutant.id] for mutant in left})
        paths = [path for path in _paths(tests) if (self.tree / path).is_file()]
        if not paths:
            return
        seconds = self.marked("recalled", left, paths, tests)["seconds"]
        plan = [(mutant, _limits([caught[mutant.id]], seconds)) for mutant in left if caught[mutant.id] in seconds]
        for mutant, verdict in self.outcomes(plan):
            if verdict.caught:
                self.keep(mutant, verdict)

    def reach(self, mutants: list[Mutant]) -> Reach:
        """Which tests reach which mutants: found out once for all of them, each folder of tests for itself."""
        wanted = {mutant.id for mutant in mutants}
        known = _read(self.folder / "reach.json") or {"ids": [], "paths": {}}
        if not wanted <= set(known["ids"]):
            known = {"ids": sorted(wanted), "paths": {}}
        paths = {path for mutant in mutants for path in group(mutant.file)}
        with self.pool() as pool:
            left = sorted(paths - set(known["paths"]), key=self.size, reverse=True)  # the longest first
            runs = {pool.submit(self.marked, path, mutants, [path], None): path for path in left}
            for done in as_completed(runs):
                told = known["paths"][runs[done]] = done.result()
                _write(self.folder / "reach.json", known)
                print(f"{runs[done]}: reaches {len(told['reached'])} of {len(wanted)} mutants", flush=True)
        return _joined(known["paths"])

    def judge(self, mutants: list[Mutant], reach: Reach) -> None:
        """Run all that have no verdict yet against all tests that reach them."""
        left = [mutant for mutant in mutants if mutant.id not in self.verdicts]
        for mutant, verdict in self.outcomes([(mutant, ordered(mutant, reach)) for mutant in left]):
            self.keep(mutant, verdict)

    def keep(self, mutant: Mutant, verdict: Verdict) -> None:
        self.verdicts[mutant.id] = verdict
        _write(self.folder / "verdicts.json", self.verdicts)

    def outcomes(self, plan: list[tuple[Mutant, dict[str, float]]]) -> Iterator[tuple[Mutant, Verdict]]:
        """Run mutants, each against its tests, and tell of each as soon as it is known."""
        with self.pool() as pool:
            runs = {pool.submit(self.verdict, mutant, tests): mutant for mutant, tests in plan}
            for number, done in enumerate(as_completed(runs), 1):
                mutant, verdict = runs[done], done.result()
                told = f"caught by {verdict.caught}" if verdict.caught else f"NOT CAUGHT, tests: {verdict.tests}"
                print(f"{number}/{len(plan)} {mutant.id} {verdict.seconds:5.0f} s  {told}", flush=True)
                yield mutant, verdict

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

    def verdict(self, mutant: Mutant, tests: dict[str, float]) -> Verdict:
        began = time.monotonic()
        told: dict[str, Any] = {}
        for part in _parts(tests):
            told, _ = self.pytest(mutant.id, {"mutants": _by_file([mutant]), "limits": part}, _paths(part))
            if told:
                break
        return Verdict(told.get("caught", ""), len(tests), time.monotonic() - began, told.get("took_too_long", False))

    def marked(self, name: str, mutants: list[Mutant], paths: list[str], tests: list[str] | None) -> dict[str, Any]:
        """Run tests as they are: which of them reach which mutants, and the seconds that each takes."""
        told, output = self.pytest(name, {"mutants": _by_file(mutants), "tests": tests}, paths)
        if not told or told["failed"]:
            raise TestsFail(f"{output}\nThese tests fail without any mutant: mend them first.")
        return told

    def pytest(self, name: str, job: dict[str, Any], paths: list[str]) -> tuple[dict[str, Any], str]:
        """One run of pytest in the copy: what the plugin tells of it, if anything, and what pytest printed."""
        file = self.folder / f"job-{sha256(name.encode()).hexdigest()[:12]}.json"
        answer = file.with_suffix(".answer")
        answer.unlink(missing_ok=True)
        _write(file, {**job, "answer": str(answer)})
        command = [sys.executable, "-m", "pytest", "-p", "mutant_plugin", "-p", "no:cacheprovider", "-p", "no:xdist"]
        command += ["-q", "-x", "--tb=short", "-m", "not soak and not browser", *paths]
        found = os.pathsep.join((str(self.tree / "src"), str(Path(__file__).parent)))
        variables = {**os.environ, "PYTHONPATH": found, "PYTHONHASHSEED": "0", "WARREN_MUTANTS": str(file)}
        done = subprocess.run(command, cwd=self.tree, env=variables, capture_output=True, text=True, check=False)
        told = _read(answer) or {}
        for used in (file, answer):
            used.unlink(missing_ok=True)
        is_noticed = done.returncode < 0 or done.returncode == pytest.ExitCode.USAGE_ERROR
        if "limits" in job and not told and is_noticed:  # ended by the system, or what tests share cannot be loaded
            return {"caught": next(iter(job["limits"])), "took_too_long": True}, done.stdout
        if not told and done.returncode != pytest.ExitCode.OK:
            raise TestsFail(f"{done.stdout}{done.stderr}\nThese tests could not be run.")
        return told, done.stdout


def group(file: str) -> tuple[str, ...]:
    """The tests that are there for a file."""
    return (*touched.covering(file), *PLAYED)


def ordered(mutant: Mutant, reach: Reach) -> dict[str, float]:
    """The tests of a mutant in the order in which to run them, and the seconds that each may take."""
    paths = group(mutant.file)
    reaching = reach.tests.get(mutant.id, set())
    names = [
        name
        for name in reach.seconds
        if (name in reaching or "" in reaching) and any(name.startswith((f"{path}/", f"{path}::")) for path in paths)
    ]
    return _limits(sorted(names, key=reach.seconds.__getitem__), reach.seconds)


def _limits(names: list[str], seconds: dict[str, float]) -> dict[str, float]:
    return {name: PATIENCE * seconds[name] + PATIENCE for name in names}


def _parts(tests: dict[str, float]) -> list[dict[str, float]]:
    """The tests of the few files that have the quickest, and then all others, which take time to load."""
    few = _paths(tests)[:3]
    parts: tuple[dict[str, float], dict[str, float]] = ({}, {})
    for name, seconds in tests.items():
        parts[_paths([name])[0] not in few][name] = seconds
    return [part for part in parts if part]


def _paths(tests: Iterable[str]) -> list[str]:
    """The files of tests, each once, in their order."""
    return list(dict.fromkeys(name.partition("::")[0] for name in tests))


def report(mutants: list[Mutant], verdicts: dict[str, Verdict], reasons: dict[str, str]) -> tuple[str, bool]:
    """The share that was caught and who survived, and whether just those have a reason.

    Who has a reason and no verdict survived before, and was not run again.
    """
    alive = [mutant for mutant in mutants if not (mutant.id in verdicts and verdicts[mutant.id].caught)]
    caught = len(mutants) - len(alive)
    lines = [f"{caught} of {len(mutants)} mutants caught ({100 * caught / max(1, len(mutants)):.1f} %)", ""]
    by_part: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    for mutant in mutants:
        count = by_part[_part(mutant.file)]
        count[0] += mutant not in alive
        count[1] += 1
    lines += [f"  {part:32} {count[0]:3} of {count[1]:3}" for part, count in sorted(by_part.items())]
    for mutant in sorted(alive, key=lambda mutant: (mutant.file, mutant.line)):
        met = f"  [{verdicts[mutant.id].tests} tests reach it]" if mutant.id in verdicts else ""
        lines += [
            "",
            f"{mutant.id}  {mutant.file}:{mutant.line} {mutant.where or '(module)'}",
            f"  {_short(mutant.before)}  ->  {_short(mutant.after)}",
            f"  {reasons.get(mutant.id) or 'NO REASON'}{met}",
        ]
    missing = [mutant.id for mutant in alive if mutant.id not in reasons]
    needless = [mutant.id for mutant in mutants if mutant.id in reasons and mutant not in alive]
    lines += ["", f"{len(alive)} survived, {len(missing)} of them without a reason."]
    if missing:
        lines.append("Write a test that catches each, or say in tools/survivors.toml why none can.")
    if needless:
        lines.append(f"Caught, and so in no need of the reason in tools/survivors.toml: {', '.join(needless)}.")
    return "\n".join(lines) + "\n", not missing and not needless


def kept(file: Path) -> dict[str, str]:
    """What a file keeps of mutants, by their ids: who caught them, or why they may survive."""
    return {id_: str(told) for id_, told in tomllib.loads(file.read_text(encoding="utf-8")).items()}


def keep_sample(sample: list[Mutant], caught: dict[str, str], verdicts: dict[str, Verdict]) -> bool:
    """Write down who caught whom, for the next time. Was it something else before?"""
    lines = [SAMPLE_HEAD]
    for mutant in sample:
        test = verdicts[mutant.id].caught if mutant.id in verdicts else caught.get(mutant.id, "")
        lines.append(f"{mutant.id} = {json.dumps(test)}\n")
    text = "".join(lines)
    is_other = text != SAMPLE.read_text(encoding="utf-8")
    SAMPLE.write_text(text, encoding="utf-8")
    return is_other


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
    parser.add_argument("--sample", type=int, default=SIZE, metavar="N", help=f"so many mutants ({SIZE})")
    parser.add_argument("--only", default="", metavar="PATH", help="of files below this, seen from src/warren")
    parser.add_argument("--all", action="store_true", help="run also those that have a reason to survive")
    parser.add_argument("--workers", type=int, default=2, metavar="N", help="so many at a time (2)")
    parser.add_argument("--into", type=Path, default=FOLDER, metavar="FOLDER", help="where to keep what is found out")
    parser.add_argument("--show", metavar="ID", help="show one mutant as a diff")
    wanted = parser.parse_args()
    found = mutating.everything(ROOT)
    if wanted.show:
        return show(found, wanted.show)
    os.nice(10)
    caught, reasons = kept(SAMPLE), kept(REASONS)
    part = [mutant for mutant in found if mutant.file.startswith(f"src/warren/{wanted.only}")]
    mutants = mutating.sample(part, wanted.sample, caught)
    run = Run(ROOT, wanted.into.resolve(), wanted.workers)
    run.begin()
    try:
        run.recall(mutants, caught)
        left = [mutant for mutant in mutants if wanted.all or mutant.id not in {*reasons, *run.verdicts}]
        if left:
            run.judge(left, run.reach(left))
    except TestsFail as error:
        print(error)
        return 2
    except KeyboardInterrupt:
        print("\nThe next `make mutants` goes on from here.")
        return 130
    text, is_fine = report(mutants, run.verdicts, reasons)
    (run.folder / "report.txt").write_text(text, encoding="utf-8")
    print(f"\n{text}\nKept in {run.folder}.")
    if keep_sample(mutating.sample(found, SIZE, caught), caught, run.verdicts):
        print("tools/sample.toml has changed: commit it, or the next run takes longer.")
    if gone := sorted(set(reasons) - {mutant.id for mutant in found}):
        print(f"No longer there, and so in no need of the reason in tools/survivors.toml: {', '.join(gone)}.")
    return 0 if is_fine and not gone else 1


def show(mutants: list[Mutant], id_: str) -> int:
    found = [mutant for mutant in mutants if mutant.id.startswith(id_)]
    for mutant in found:
        print(mutant.diff((ROOT / mutant.file).read_text(encoding="utf-8")))
    if not found:
        print(f"There is no mutant {id_}: the sources around it may have changed.")
    return 0 if found else 1


if __name__ == "__main__":
    sys.exit(main())
