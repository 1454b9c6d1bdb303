"""What is installed from a package serves the same page, without any Node."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from shutil import copyfile, copytree
from urllib.request import urlopen

import pytest

import sources
from sources import PAGE, ROOT

SDIST = "from setuptools.build_meta import build_sdist; build_sdist('dist')"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what a wheel puts there; the wheel is made from a source package, and that from a checkout."""
    folder = tmp_path_factory.mktemp("package")
    checkout = folder / "checkout"
    sources.copy_sources(ROOT, checkout)
    copyfile(ROOT / "MANIFEST.in", checkout / "MANIFEST.in")
    copytree(ROOT / PAGE, checkout / PAGE)
    subprocess.run([sys.executable, "-c", SDIST], cwd=checkout, check=True, capture_output=True)
    [package] = (checkout / "dist").glob("*.tar.gz")
    with tarfile.open(package) as archive:
        archive.extractall(folder / "source", filter="data")
    [source] = (folder / "source").iterdir()
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder)]
    pure = {**os.environ, "WARREN_PURE": "1"}
    subprocess.run([*command, str(source)], env=pure, check=True, capture_output=True)
    [wheel] = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "installed")
    return folder / "installed"


def test_an_installed_package_serves_the_page_without_node(installed: Path, tmp_path: Path) -> None:
    program = f"import sys; sys.path.insert(0, {str(installed)!r}); from warren.cli import main; main()"
    database = f"sqlite:///{tmp_path / 'house.db'}"
    command = [sys.executable, "-c", program, "serve", "--port", "0", "--database", database]
    alone = {name: value for name, value in os.environ.items() if name not in ("PATH", "WARREN_PAGE")}
    with subprocess.Popen(command, cwd=tmp_path, env=alone, stdout=subprocess.PIPE, text=True) as house:
        try:
            assert house.stdout is not None
            address = re.findall(r"http://\S+/", house.stdout.readline())[0]
            page = urlopen(address, timeout=20).read().decode()
            for asset in re.findall(r'/(assets/[^"]+)"', page):
                assert (installed / "warren/server/page" / asset).read_bytes() == urlopen(address + asset).read()
            assert "/assets/index-" in page
        finally:
            house.terminate()
