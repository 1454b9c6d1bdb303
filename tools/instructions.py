"""Speed that cannot slip: the instructions that fixed work takes, compiled, counted by callgrind. `make instructions`.

    make instructions                            these sources, against the figures that are kept for this toolchain
    make instructions ARGS=--accept              keep these figures
    make instructions ARGS="--base HEAD~1"       these sources against those of a commit, both built and counted now

Times are noisy, instructions are not: twice the same work takes the same number, however busy the machine. Figures of
another compiler or Python say nothing of ours, so kept ones are only compared on the toolchain that made them; on any
other, the commit that kept them is built and counted too.
"""

from __future__ import annotations

import argparse
import io
import json
import platform
import re
import shutil
import subprocess
import sysconfig
import tarfile
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory

import builds
from builds import BuildError, say
from sources import ROOT

KEPT = ROOT / "bench" / "instructions.toml"
TOLERANCE = 0.03

ACCEPT = "If that is meant, keep these figures with `make instructions ARGS=--accept`, and say in the commit why."

Figures = dict[str, int]
"""Instructions for one of each kind of work."""


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="make instructions ARGS=", description="Count the instructions of fixed work."
    )
    either = parser.add_mutually_exclusive_group()
    either.add_argument("--accept", action="store_true", help="keep the figures of these sources")
    either.add_argument("--base", metavar="COMMIT", help="compare with this commit, built and counted now")
    wanted = parser.parse_args(arguments)
    if not shutil.which("valgrind"):
        say("NOT COUNTED: there is no valgrind here. On Debian and Ubuntu, `apt install valgrind` adds it.")
        return 0
    ours = counted(builds.compiled())
    here, kept = toolchain(), read(KEPT)
    if wanted.accept:
        write(KEPT, kept | {here: ours})
        say(f"Kept in {KEPT.relative_to(ROOT)}: {here}\n{told({}, ours)}")
        return 0
    base = wanted.base or (None if here in kept else last_kept())
    if base:
        theirs, against = counted(built(base)), f"commit {base[:12]}, counted now"
    elif here in kept:
        theirs, against = kept[here], f"the figures kept for {here}"
    else:
        say(f"{told({}, ours)}\nNothing to compare with: no figures are kept for {here}, and no commit has any.")
        return 0
    wrong = changed(theirs, ours)
    say(f"Instructions against {against}:\n{told(theirs, ours)}")
    if wrong:
        say(f"\nMore than {TOLERANCE:.0%} away: {', '.join(wrong)}. {ACCEPT}")
    return 1 if wrong else 0


def changed(before: Figures, after: Figures) -> list[str]:
    """The work that takes more or less than it did, beyond the tolerance, or is new or gone.

    Less has to be accepted, too: a gain that is not kept could be lost again, and nobody would know.
    """
    both = [name for name in before if name in after]
    moved = [name for name in both if abs(after[name] - before[name]) > TOLERANCE * before[name]]
    return moved + sorted(before.keys() ^ after.keys())


def told(before: Figures, after: Figures) -> str:
    """A line for each kind of work."""
    lines = []
    for name, figure in after.items():
        change = f"{figure / before[name] - 1:+7.1%}" if name in before else ""
        lines.append(f"  {name:<28}{figure:>12,} {change}".rstrip())
    return "\n".join(lines)


def toolchain() -> str:
    """All that the same sources could come out differently by."""
    compiler = _run(_compiler(), "--version").partition("\n")[0]
    python = f"{platform.python_implementation()} {platform.python_version()} ({platform.python_compiler()})"
    mypy = re.search(r"^mypy==(\S+)", builds.DEV_REQUIREMENTS.read_text(), re.MULTILINE)
    return f"{compiler}, {python}, mypy {mypy[1] if mypy else '?'}, {platform.machine()}"


def read(path: Path) -> dict[str, Figures]:
    """The kept figures, by toolchain."""
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def write(path: Path, kept: dict[str, Figures]) -> None:
    text = "# Instructions for one of each, by toolchain. Written by `make instructions ARGS=--accept`.\n"
    for name, figures in sorted(kept.items()):
        text += f"\n[{json.dumps(name)}]\n" + "".join(f"{json.dumps(work)} = {n}\n" for work, n in figures.items())
    path.write_text(text, encoding="utf-8")


def last_kept() -> str:
    """The commit that kept figures last, or nothing."""
    return _git("log", "-1", "--format=%H", "--", str(KEPT)).decode().strip()


def built(commit: str) -> Path:
    """The compiled environment of a commit."""
    archive = _git("archive", "--format=tar", commit)
    if not archive:
        raise BuildError(
            f"There is no commit {commit} here to compare with. In a shallow clone, `git fetch --unshallow` helps."
        )
    with TemporaryDirectory(prefix="warren-") as folder:
        with tarfile.open(fileobj=io.BytesIO(archive)) as tar:
            tar.extractall(folder, filter="data")
        return builds.compiled(Path(folder))


def counted(environment: Path) -> Figures:
    """What callgrind counts in one environment, for one of each."""
    with TemporaryDirectory(prefix="warren-") as folder:
        library, found = Path(folder, "counted.so"), Path(folder, "found")
        _run(_compiler(), "-shared", "-fPIC", "-o", str(library), str(ROOT / "bench" / "counted.c"))
        command = ["valgrind", "--tool=callgrind", "--quiet", "--instr-atstart=no", "--combine-dumps=yes"]
        command += [f"--callgrind-out-file={found}", str(builds.python_of(environment))]
        variables = builds.variables(environment) | {"PYTHONHASHSEED": "0"}
        times = json.loads(_run(*command, str(ROOT / "bench" / "counted.py"), str(library), variables=variables))
        return {name: round(whole / times[name]) for name, whole in totals(found.read_text()).items()}


def totals(text: str) -> Figures:
    """The instructions of each part of a run, from what callgrind wrote."""
    parts = re.findall(r"^desc: Trigger: Client Request: (.+)\n(?:.*\n)*?summary: (\d+)$", text, re.MULTILINE)
    return {name: int(whole) for name, whole in parts}


def _compiler() -> str:
    """The one that Python compiles its extensions with."""
    return str(sysconfig.get_config_var("CC")).split()[0]


def _run(*command: str, variables: dict[str, str] | None = None) -> str:
    done = subprocess.run(command, cwd=ROOT, env=variables, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise BuildError(f"{done.stdout}{done.stderr}\nThis failed, as told above: {' '.join(command)}")
    return done.stdout


def _git(*arguments: str) -> bytes:
    """What git answers; nothing where it fails, or is not there."""
    try:
        return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, check=False).stdout
    except FileNotFoundError:
        return b""
