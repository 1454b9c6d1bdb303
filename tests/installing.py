"""Packages that bring something to Warren, as an installer would leave them: written from the pages that build them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

from sources import ROOT

RULES = "warren.jackrabbits.rules"
SETTINGS = "import warren; print(*warren.game('jackrabbits').settings.names()[-2:])"
NOTHING = "from warren.games.jackrabbits.rule import Option\nRULE = Option({name!r}, 'XX-1')\n"


def blocks(page: str, language: str) -> list[str]:
    """All blocks of a page in a language."""
    return re.findall(rf"```{language}\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL)


def install_page(folder: Path, page: str) -> str:
    """The package that a page builds; its last block, which tries it."""
    *module, trial = blocks(page, "python")
    [project] = blocks(page, "toml")
    told = tomllib.loads(project)
    [name] = told["tool"]["setuptools"]["py-modules"]
    install(folder, told["project"]["name"], name, "\n".join(module), told["project"]["entry-points"])
    return trial


def install(folder: Path, package: str, name: str, code: str, entry_points: dict[str, dict[str, str]]) -> None:
    """One module, and what it brings under each group."""
    (folder / f"{name}.py").write_text(code, encoding="utf-8")
    info = folder / f"{package.replace('-', '_')}-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1\n", encoding="utf-8")
    lines = [
        line
        for group, entries in entry_points.items()
        for line in (f"[{group}]", *(f"{entry} = {place}" for entry, place in entries.items()))
    ]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


def beside(folder: Path) -> dict[str, str]:
    """The environment of a process that finds what is installed in a folder."""
    return {**os.environ, "PYTHONPATH": str(folder), "XDG_DATA_HOME": str(folder / "data")}


def run(folder: Path, *words: str, said: str = "") -> subprocess.CompletedProcess[str]:
    """Python, with what is installed in a folder; `said` is what is typed."""
    command = [sys.executable, *words]
    return subprocess.run(command, env=beside(folder), input=said, capture_output=True, text=True, check=False)


def warren(folder: Path, *words: str, said: str = "") -> subprocess.CompletedProcess[str]:
    """The command line, with what is installed in a folder."""
    return run(folder, "-c", "from warren.cli import main; main()", *words, said=said)
