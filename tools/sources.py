"""What a build of Warren is made from: which files, which of them are compiled, and the hash that tells builds apart.

Only the standard library is used: setup.py asks this module, and so does the Makefile before anything is installed.
"""

from __future__ import annotations

import sys
from fnmatch import fnmatch
from hashlib import sha256
from pathlib import Path
from shutil import copyfile

import shifts

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = Path("src", "warren")
PAGE = PACKAGE / "server" / "page"

# Where the rules are and where the time goes. `*` also stands for folders.
COMPILED = ("core/*.py", "games/*.py", "bots/*.py")

# Of those, what stays interpreted: nothing in it is hot, and each has a reason of its own besides.
INTERPRETED = (
    "*/__init__.py",  # only puts things together
    "core/errors.py",  # its wording is set on the class at run time, and compiled classes are fixed
    "core/messages.py",  # its things are dataclasses, and cross processes with errors
    "core/story.py",  # a line is a message; told to people, move by move
    "games/*/story*.py",  # likewise
    "core/record.py",  # text in, text out
    "core/conformance/*.py",  # looks at games from outside, as the plain Python of a new game's author does
    "core/worlds.py",  # enumerates small positions for the conformance kit
    "core/example.py",  # stands for games in plain Python on a compiled core
    "core/broken.py",  # likewise, and breaks promises that compiled code would not even let it make
    "games/*/position.py",  # sets up single positions, for tests and puzzles
)

# What decides how a build comes out, besides the package itself.
RECIPE = ("setup.py", "pyproject.toml", "tools/sources.py", "tools/shifts.py", "tools/training.py")

NAMED = ("README.md", "LICENSE")  # by pyproject.toml; no edit of them asks for a new build

NATIVE_SUFFIXES = (".so", ".pyd")


def package_files(root: Path) -> list[Path]:
    """The files of the package, relative to the root of the checkout, in one order everywhere."""
    found = []
    for path in (root / PACKAGE).rglob("*"):
        relative = path.relative_to(root)
        is_litter = relative.suffix in NATIVE_SUFFIXES or relative.name.endswith("~")
        is_hidden = any(part.startswith(".") or part == "__pycache__" for part in relative.parts)
        is_made = relative.is_relative_to(PAGE)  # from web/, by tools/page.py: no source, and no reason to compile anew
        if path.is_file() and not is_litter and not is_hidden and not is_made:
            found.append(relative)
    return sorted(found, key=Path.as_posix)


def build_files(root: Path) -> list[Path]:
    """All files that a build is made from."""
    return [*(Path(name) for name in RECIPE), *package_files(root)]


def source_hash(root: Path) -> str:
    """A hash of the names and contents of all files that a build is made from, and of nothing else."""
    whole = sha256()
    for relative in build_files(root):
        content = (root / relative).read_bytes()
        whole.update(f"{relative.as_posix()} {len(content)}\n".encode() + content)
    return whole.hexdigest()[:16]


def copy_sources(root: Path, target: Path) -> None:
    """Copy what a build is made from, so that it can be made where it leaves no trace in the checkout."""
    for relative in build_files(root):
        (target / relative).parent.mkdir(parents=True, exist_ok=True)
        copyfile(root / relative, target / relative)
    for name in NAMED:
        (target / name).write_bytes((root / name).read_bytes() if (root / name).exists() else b"")


def compiled_modules(root: Path) -> list[Path]:
    """The modules that mypyc compiles, relative to the root of the checkout."""
    modules = []
    for relative in package_files(root):
        name = relative.relative_to(PACKAGE).as_posix()
        if any(fnmatch(name, pattern) for pattern in COMPILED):
            if not any(fnmatch(name, pattern) for pattern in INTERPRETED):
                modules.append(relative)
    return modules


def native_leftovers(root: Path) -> list[Path]:
    """Compiled files under src/. Python would import them in place of the sources beside them."""
    return sorted(path.relative_to(root) for path in (root / "src").rglob("*") if path.suffix in NATIVE_SUFFIXES)


def faults(root: Path) -> list[str]:
    """What would make the two builds differ, one sentence each."""
    found = [f"{path}: compiled, and hides the source beside it; delete it" for path in native_leftovers(root)]
    for module in compiled_modules(root):
        found += shifts.in_python((root / module).read_text(encoding="utf-8"), str(module))
    return found


if __name__ == "__main__":
    sys.exit("\n".join(faults(ROOT)) or 0)
