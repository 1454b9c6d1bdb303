"""What all tests share: the build that they run on was asked for, a house has a page, and how tests are chosen."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from sources import PAGE, ROOT

os.environ.setdefault("WARREN_BUILD", "interpreted")  # said by the Makefile; by hand it is the one in .venv

TIMES = "warren/times"  # in the cache: by test, the seconds that it took
USUAL = 0.05  # seconds, as long as nothing is known

if not (ROOT / PAGE / "index.html").is_file():
    # No house opens without one; tests that look at the page are in browser/, and `make test` makes it before them.
    os.environ["WARREN_PAGE"] = str(Path(__file__).parent / "server" / "page")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """What asynchronous tests run on: what the house and Textual run on."""
    return "asyncio"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule", action="append", default=[], metavar="ID", help="only tests written from this rule")
    parser.addoption(
        "--within", type=float, default=0.0, metavar="SECONDS", help="only as many tests, quickest first, as that takes"
    )


@pytest.hookimpl(trylast=True)  # so that syrupy knows what is left out, and misses no snapshot of it
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted, seconds = set(config.getoption("--rule")), config.getoption("--within")
    found = items
    if wanted:
        found = [item for item in items if any(wanted & set(mark.args) for mark in item.iter_markers("rule"))]
    if seconds:
        found = quickest(found, cache.get(TIMES, {}) if (cache := cache_of(config)) else {}, seconds)
    if len(found) < len(items):
        kept = set(found)
        config.hook.pytest_deselected(items=[item for item in items if item not in kept])
        items[:] = found


def cache_of(config: pytest.Config) -> pytest.Cache | None:
    """None where it is switched off: then pytest does not even name it."""
    return getattr(config, "cache", None)


def quickest(items: list[pytest.Item], times: dict[str, float], seconds: float) -> list[pytest.Item]:
    """As many of these tests, in their order, as two at a time get done, by what each took the last time."""
    left = 2 * seconds
    kept: set[pytest.Item] = set()
    for item in sorted(items, key=lambda item: times.get(item.nodeid, USUAL)):
        left -= times.get(item.nodeid, USUAL)
        if left < 0:
            break
        kept.add(item)
    return [item for item in items if item in kept]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Remember what each test took interpreted, for the next time that only some are wanted."""
    cache = cache_of(config)
    if cache is None or os.environ["WARREN_BUILD"] != "interpreted":
        return
    times = cache.get(TIMES, {})
    took: dict[str, float] = {}
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                took[report.nodeid] = took.get(report.nodeid, 0.0) + report.duration
    cache.set(TIMES, {**times, **{name: round(time, 3) for name, time in took.items()}})
