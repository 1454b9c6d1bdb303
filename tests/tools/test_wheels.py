"""Warren as pip makes and installs it: in isolation, where nothing is there but what pyproject.toml asks for."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
import venv
import zipfile
from contextlib import suppress
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

import pytest

import sources
from sources import ROOT

SDIST = "from setuptools.build_meta import build_sdist; build_sdist('dist')"

ONLY_PROBE = """\
#!/bin/sh
case "$*" in *probe*) exec cc "$@";; esac
echo "C is compiled from here on" >&2
exit 1
"""

needs_compiler = pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A clean copy of the sources, as in a clone: nothing has been made in it, and so there is no page."""
    folder = tmp_path / "clone"
    sources.copy_sources(ROOT, folder)
    shutil.copy(ROOT / "MANIFEST.in", folder)
    return folder


@pytest.fixture
def python(tmp_path: Path) -> str:
    """A Python that has nothing installed: mypy looks there, too, however isolated the build is."""
    venv.create(tmp_path / "own")
    return str(tmp_path / "own" / "bin" / "python")


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """Wheels of what the build asks for, packed from where it is installed, so that pip needs no network."""
    folder = tmp_path / "shelf"
    folder.mkdir()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    waiting = list(project["build-system"]["requires"])
    while waiting:
        name = re.split(r"[^\w.-]", waiting.pop())[0]
        with suppress(PackageNotFoundError):  # asked for on other machines only
            found = distribution(name)
            waiting += [one for one in found.requires or [] if "extra ==" not in one] if _pack(found, folder) else []
    return folder


def _pack(installed: Distribution, folder: Path) -> bool:
    """Make a wheel again of what came from one, if it was not made before."""
    [tag, *_] = re.findall(r"^Tag: (\S+)", installed.read_text("WHEEL") or "", re.MULTILINE)
    wheel = folder / f"{re.sub(r'[-.]+', '_', installed.name)}-{installed.version}-{tag}.whl"
    if wheel.exists():
        return False
    with zipfile.ZipFile(wheel, "w") as archive:
        for path in installed.files or []:
            if ".." not in path.parts and "__pycache__" not in path.parts:
                archive.write(str(installed.locate_file(path)), path.as_posix())
    return True


def _pip(python: str, *words: str, compiler: str = "cc") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pip", "--python", python, *words]
    variables = {**os.environ, "CC": compiler}
    variables.pop("WARREN_PURE", None)
    return subprocess.run(
        command, env=variables, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )


@needs_compiler
def test_the_rules_become_c_with_nothing_but_what_the_build_asks_for(
    python: str, copy: Path, shelf: Path, tmp_path: Path
) -> None:
    """As far as the C compiler, which takes minutes from there on: the rest is a soak test."""
    compiler = tmp_path / "compiler"
    compiler.write_text(ONLY_PROBE)
    compiler.chmod(0o755)
    options = ["--no-deps", "--no-index", "--find-links", str(shelf), "--wheel-dir", str(tmp_path)]
    done = _pip(python, "wheel", *options, str(copy), compiler=str(compiler))
    assert "C is compiled from here on" in done.stdout, done.stdout


@needs_compiler
@pytest.mark.soak
def test_pip_installs_a_compiled_warren_from_a_clone(python: str, copy: Path, tmp_path: Path) -> None:
    """The rules alone first, in an environment that has nothing else; then what it takes to play."""
    made = _pip(python, "wheel", "--no-deps", "--wheel-dir", str(tmp_path), str(copy))
    assert made.returncode == 0, made.stdout
    [wheel] = tmp_path.glob("*.whl")
    alone = {name: value for name, value in os.environ.items() if name != "WARREN_PAGE"}

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([python, *words], cwd=tmp_path, env=alone, capture_output=True, text=True, check=False)

    assert _pip(python, "install", str(wheel)).returncode == 0
    assert "warren[play]" in run("-m", "warren", "--version").stderr
    program = "import warren; from warren.core.playout import play_out; from warren.core.rng import fast; "
    assert int(run("-c", f"{program} print(play_out(warren.new('jacked', 7), fast('bots')))").stdout) > 0

    assert _pip(python, "install", f"{wheel}[play]").returncode == 0
    assert f"(compiled, {sources.source_hash(ROOT)[:8]})" in run("-m", "warren", "--version").stdout
    house = run("-m", "warren", "serve")
    assert house.returncode == 2
    assert "make page" in house.stderr


def test_a_source_package_without_the_page_is_refused(copy: Path) -> None:
    made = subprocess.run([sys.executable, "-c", SDIST], cwd=copy, capture_output=True, text=True, check=False)
    assert made.returncode != 0
    assert "run `make page` first" in made.stderr
    assert not list(copy.glob("dist/*"))
