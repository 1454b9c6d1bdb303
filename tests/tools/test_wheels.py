"""Warren as pip makes and installs it: in isolation, where nothing is there but what pyproject.toml asks for."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest

import sources
from sources import ROOT

SDIST = "from setuptools.build_meta import build_sdist; build_sdist('dist')"

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


def _pip(python: str, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pip", "--python", python, *words]
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)


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
