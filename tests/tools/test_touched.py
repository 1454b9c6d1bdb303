"""`make quick`: which tests a change touches, and how many of them there is time for."""

from __future__ import annotations

import pytest

from conftest import quickest
from sources import ROOT
from touched import TESTS_OF, covering


@pytest.mark.parametrize(
    ("file", "tests"),
    [
        ("tests/core/test_cards.py", ("tests/core/test_cards.py",)),
        ("tests/core/helpers.py", ("tests/core",)),
        ("src/warren/bots/search.py", ("tests/bots",)),
        ("src/warren/games/jackrabbits/building/walk.py", TESTS_OF["src/warren/games/jackrabbits/building"]),
        ("src/warren/games/jackrabbits/turn/road.py", TESTS_OF["src/warren/games/jackrabbits"]),
        ("docs/decisions/README.md", ("tests/test_docs.py",)),
        ("web/src/App.svelte", ()),
    ],
)
def test_a_file_has_the_tests_of_the_nearest_folder_that_has_some(file: str, tests: tuple[str, ...]) -> None:
    assert covering(file) == tests


def test_all_tests_that_are_named_for_a_folder_are_there() -> None:
    for folder, patterns in TESTS_OF.items():
        assert (ROOT / folder).is_dir()
        assert all(list(ROOT.glob(pattern)) for pattern in patterns), folder


def test_as_many_tests_are_run_as_there_is_time_for_the_quickest_first_and_in_their_order() -> None:
    class Item:
        def __init__(self, name: str) -> None:
            self.nodeid = name

    names = ["slow", "short", "unknown", "long"]
    times = {"slow": 9.0, "short": 0.1, "long": 3.0}
    for seconds, wanted in ((1.0, ["short", "unknown"]), (2.0, ["short", "unknown", "long"]), (20.0, names)):
        found = quickest([Item(name) for name in names], times, seconds)  # type: ignore[misc]
        assert [item.nodeid for item in found] == wanted
