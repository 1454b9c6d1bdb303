"""What all tests share: the build that they run on was asked for, a house has a page, and rules choose tests."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from sources import PAGE, ROOT

os.environ.setdefault("WARREN_BUILD", "interpreted")  # said by the Makefile; by hand it is the one in .venv

if not (ROOT / PAGE / "index.html").is_file():
    # No house opens without one; tests that look at the page are in browser/, and `make test` makes it before them.
    os.environ["WARREN_PAGE"] = str(Path(__file__).parent / "server" / "page")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """What asynchronous tests run on: what the house and Textual run on."""
    return "asyncio"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule", action="append", default=[], metavar="ID", help="only tests written from this rule")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = set(config.getoption("--rule"))
    if wanted:
        found = [item for item in items if any(wanted & set(mark.args) for mark in item.iter_markers("rule"))]
        config.hook.pytest_deselected(items=[item for item in items if item not in found])
        items[:] = found
