"""Protection is measured: mutants are what a test should notice, always the same ones, and each gets a fair verdict."""

from __future__ import annotations

from pathlib import Path

import pytest

import mutants
import mutating
import touched
from mutants import SIZE, Reach, Run, Verdict, group, kept, ordered, report
from mutating import Mutant, mutants_of
from sources import ROOT

FILE = "src/warren/core/road.py"

SOURCE = '''\
"""Where a road leads."""

from typing import Final

LONGEST: Final = 12


def toll(steps: int) -> int:
    """A road costs a point for each step beyond three."""
    if steps > 3:
        return steps - 3
    return 0


def walk(steps: int) -> int:
    walked = 0
    while walked < steps:
        walked += 1
    return walked


def is_far(steps: int) -> bool:
    if steps < 0:
        raise ValueError(f"{steps + 1} is no way to go")
    return steps > 6 and steps <= LONGEST


def unused(steps: int) -> int:
    return max(steps, 7)
'''

TESTS = """\
import pytest
from warren.core.road import is_far, toll, walk


def test_a_long_road_costs_more_than_nothing() -> None:
    assert toll(5) == 2


def test_a_walk_ends() -> None:
    assert walk(4) == 4


@pytest.mark.parametrize("steps", [12, 13])
def test_a_road_is_far_up_to_the_longest(steps: int) -> None:
    assert is_far(steps) == (steps == 12)
"""


def changes(source: str) -> set[tuple[str, str]]:
    return {(mutant.before, mutant.after) for mutant in mutants_of(FILE, source)[1]}


def one(before: str, after: str, source: str = SOURCE) -> Mutant:
    [mutant] = [found for found in mutants_of(FILE, source)[1] if (found.before, found.after) == (before, after)]
    return mutant


@pytest.mark.parametrize(
    ("line", "before", "after"),
    [
        ("a = b < c", "b < c", "b <= c"),
        ("a = b < c", "b < c", "b >= c"),
        ("a = 0 <= b < c", "0 <= b < c", "0 < b < c"),
        ("a = b is None", "b is None", "b is not None"),
        ("a = b + c", "b + c", "b - c"),
        ("a = b >> c", "b >> c", "b << c"),
        ("a = b & ~c", "~c", "c"),
        ("a |= b", "a |= b", "a &= b"),
        ("a |= b", "a |= b", "pass"),
        ("a = b and c", "b and c", "b or c"),
        ("a = not b", "not b", "b"),
        ("a = 3", "3", "2"),
        ("a = 0", "0", "-1"),
        ("a = 0.5", "0.5", "1.5"),
        ("a = True", "True", "False"),
        ("a = min(b, c)", "min(b, c)", "max(b, c)"),
        ("a = b if c else d", "b if c else d", "d"),
        ("a = [b for b in c if b.d]", "b.d", "True"),
        ("a.b = c", "a.b = c", "pass"),
        ("a.b(c)", "a.b(c)", "pass"),
        ("if a:\n    b()", "a", "True"),
        ("if a:\n    b()", "a", "False"),
        ("while a:\n    continue", "continue", "break"),
        ("def a() -> bool:\n    return b()", "return b()", "return not b()"),
        ("def a() -> list[int]:\n    return b()", "return b()", "return []"),
        ("raise ValueError(1)", "raise ValueError(1)", "pass"),
    ],
)
def test_what_is_changed(line: str, before: str, after: str) -> None:
    assert (before, after) in changes(line)


@pytest.mark.parametrize(
    "line",
    [
        '"""Three is 3."""',
        "a: Literal[3]",
        "def a(b: Literal[3]) -> Literal[4]: ...",
        "@limit(3)\ndef a(): ...",
        "assert a < 3",
        "if TYPE_CHECKING:\n    import a\nelse:\n    a = 3",
        "a = 'b' + c",
    ],
)
def test_what_is_not_run_or_not_meant_is_left_alone(line: str) -> None:
    assert changes(line) == set()


def test_what_an_error_says_is_left_alone() -> None:
    assert changes("raise ValueError(3)") == {("raise ValueError(3)", "pass")}


def test_names_stay_when_something_else_is_edited() -> None:
    edited = SOURCE.replace("LONGEST: Final = 12", "LONGEST: Final = 24\nSHORTEST: Final = 1").replace(
        "walked = 0", "walked = 0 + 3 - 3"
    )
    before = {mutant.id for mutant in mutants_of(FILE, SOURCE)[1]}
    after = {mutant.id for mutant in mutants_of(FILE, edited)[1]}
    assert one("steps > 3", "steps >= 3").id == one("steps > 3", "steps >= 3", edited).id
    assert len(before - after) == 4  # 12 to 13 and to 11, 0 to 1 and to -1


def test_no_two_mutants_have_the_same_name() -> None:
    doubled = "def a(b: int) -> int:\n    b += 1\n    b += 1\n    return b"
    names = [mutant.id for mutant in mutants_of(FILE, doubled)[1]]
    assert len(names) == len(set(names))


def test_a_mutant_is_shown_as_a_person_would_have_written_it() -> None:
    diff = one("steps - 3", "steps + 3").diff(SOURCE)
    assert "-        return steps - 3\n+        return (steps + 3)\n" in diff


def test_names_stay_when_something_moves_to_another_file_of_its_game() -> None:
    here, there, elsewhere = (
        [mutant.id for mutant in mutants_of(f"src/warren/{file}.py", SOURCE)[1]]
        for file in ("games/jacked/road", "games/jacked/land/ways", "games/jackrabbit/road")
    )
    assert here == there
    assert not set(here) & set(elsewhere)


def test_tables_of_one_value_have_names_of_their_own() -> None:
    names = {mutant.id for mutant in mutants_of(FILE, "NEAR = 3\nFAR: Final = 3\n\n\nclass Road:\n    BENT = 3\n")[1]}
    assert len(names) == 6


def test_the_sample_is_what_it_was_and_then_what_has_the_lowest_ids() -> None:
    found = mutants_of(FILE, SOURCE)[1]
    ids = sorted(mutant.id for mutant in found)
    assert [mutant.id for mutant in mutating.sample(found, 5, [])] == ids[:5]
    assert [mutant.id for mutant in mutating.sample(found, 5, [ids[8], ids[1], "gone"])] == [
        ids[n] for n in (1, 8, 0, 2, 3)
    ]


def test_a_name_that_two_have_is_not_in_the_sample(tmp_path: Path) -> None:
    for name in ("road", "path"):
        file = tmp_path / f"src/warren/core/{name}.py"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"LONGEST = 12\n\ndef {name}(a):\n    return a < LONGEST\n")
    assert {mutant.where for mutant in mutating.everything(tmp_path)} == {"road", "path"}


def test_what_is_kept_is_of_a_whole_sample() -> None:
    assert len(kept(mutants.SAMPLE)) == SIZE


@pytest.mark.parametrize("folder", mutating.MUTATED)
def test_every_file_has_tests_that_are_there_for_it(folder: str) -> None:
    for path in (ROOT / folder).rglob("*.py"):
        for tests in group(path.relative_to(ROOT).as_posix()):
            assert (ROOT / tests).exists()


def test_the_group_that_says_most_counts() -> None:
    assert group("src/warren/games/jackrabbits/land/roads.py")[0] == "tests/games/jackrabbits"
    assert group("src/warren/games/jackrabbits/building/table.py")[0] == "tests/games/jackrabbits/building"
    assert group("src/warren/games/jackrabbit/table.py")[0] == "tests/games/jackrabbit"


def test_quick_tests_come_first() -> None:
    mutant = one("steps > 3", "steps >= 3")
    seconds = {f"tests/core/test_{name}.py::test_it": n for name, n in (("a", 3.0), ("b", 1.0), ("c", 2.0), ("d", 0.1))}
    reaching = set(list(seconds)[:3]) | {"tests/games/jacked/test_e.py::test_it"}
    names = list(ordered(mutant, Reach({mutant.id: reaching}, seconds)))
    assert [name[16] for name in names] == ["b", "c", "a"]


def test_what_is_reached_on_loading_is_reached_by_all_tests_of_the_group() -> None:
    mutant = one("12", "13")
    seconds = {"tests/core/test_a.py::test_it": 1.0, "tests/games/jacked/test_b.py::test_it": 1.0}
    assert list(ordered(mutant, Reach({mutant.id: {""}}, seconds))) == ["tests/core/test_a.py::test_it"]


def test_a_survivor_needs_a_reason_and_who_was_caught_must_not_have_one() -> None:
    alive, caught = one("steps > 3", "steps >= 3"), one("steps - 3", "steps + 3")
    verdicts = {alive.id: Verdict("", 1, 0.0), caught.id: Verdict("tests/core/test_road.py::test_it", 1, 0.0)}
    text, is_fine = report([alive, caught], verdicts, {})
    assert "1 of 2 mutants caught (50.0 %)" in text
    assert "NO REASON" in text
    assert not is_fine
    assert report([alive, caught], verdicts, {alive.id: "Three steps cost nothing either way."})[1]
    assert not report([alive, caught], verdicts, {alive.id: "So it is.", caught.id: "So it was."})[1]
    assert report([alive, caught], {caught.id: verdicts[caught.id]}, {alive.id: "Not asked again."})[1]


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small checkout, with one file and its tests."""
    root = tmp_path / "checkout"
    for name, text in {
        FILE: SOURCE,
        "src/warren/__init__.py": "",
        "src/warren/core/__init__.py": "",
        "tests/core/test_road.py": TESTS,
        "pyproject.toml": "[tool.pytest.ini_options]\nmarkers = ['soak', 'browser']\n",
    }.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    monkeypatch.setitem(touched.TESTS_OF, "src/warren/core", ("tests/core",))
    monkeypatch.setattr(mutants, "PLAYED", ())
    monkeypatch.setattr(mutants, "PATIENCE", 1)
    return root


def test_each_mutant_gets_its_verdict_and_a_run_that_was_stopped_goes_on(
    checkout: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missed, noticed = one("steps > 3", "steps >= 3"), one("steps - 3", "steps + 3")
    endless, unreached = one("walked += 1", "pass"), one("max(steps, 7)", "min(steps, 7)")
    loaded = one("12", "11")
    run = Run(checkout, tmp_path / "found", 2)
    run.begin()
    run.judge([missed, noticed], run.reach([missed, noticed, endless, unreached, loaded]))
    assert run.verdicts[missed.id].caught == ""
    assert run.verdicts[missed.id].tests == 1
    assert run.verdicts[noticed.id].caught == "tests/core/test_road.py::test_a_long_road_costs_more_than_nothing"
    assert (checkout / FILE).read_text() == SOURCE

    again = Run(checkout, tmp_path / "found", 2)
    again.begin()
    assert again.verdicts == run.verdicts
    capsys.readouterr()
    everybody = [missed, noticed, endless, unreached, loaded]
    again.judge(everybody, again.reach(everybody))
    assert capsys.readouterr().out.count("tests/core: reaches") == 0
    assert again.verdicts[endless.id].took_too_long
    assert again.verdicts[unreached.id][:2] == ("", 0)
    assert again.verdicts[loaded.id].caught.endswith("up_to_the_longest[12]")

    (checkout / FILE).write_text(SOURCE + "\n")
    anew = Run(checkout, tmp_path / "found", 2)
    anew.begin()
    assert anew.verdicts == {}


def test_the_test_that_caught_it_the_last_time_is_asked_first_and_may_be_gone(checkout: Path, tmp_path: Path) -> None:
    caught = dict.fromkeys(
        [one("steps - 3", "steps + 3").id, one("steps > 3", "steps >= 3").id],
        "tests/core/test_road.py::test_a_long_road_costs_more_than_nothing",
    )
    noticed, missed, endless = one("steps - 3", "steps + 3"), one("steps > 3", "steps >= 3"), one("walked += 1", "pass")
    caught[endless.id] = "tests/core/test_gone.py::test_a_walk_ends"
    run = Run(checkout, tmp_path / "found", 1)
    run.begin()
    run.recall([noticed, missed, endless], caught)
    assert {id_: verdict.caught for id_, verdict in run.verdicts.items()} == {noticed.id: caught[noticed.id]}


def test_a_file_that_cannot_be_loaded_has_noticed(checkout: Path, tmp_path: Path) -> None:
    (checkout / "tests/core/test_road.py").write_text(f"{TESTS}\n\nassert toll(5) == 2\n")
    noticed = one("steps - 3", "steps + 3")
    run = Run(checkout, tmp_path / "found", 1)
    run.begin()
    run.judge([noticed], run.reach([noticed]))
    assert run.verdicts[noticed.id].caught.startswith("tests/core/test_road.py::")


def test_who_caught_whom_is_written_down_for_the_next_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutants, "SAMPLE", tmp_path / "sample.toml")
    mutants.SAMPLE.write_text("")
    alive, caught, other = one("steps > 3", "steps >= 3"), one("steps - 3", "steps + 3"), one("12", "11")
    before = {alive.id: "test_that_is_blind_now", other.id: 'test_of["it"]', "gone": "test_it"}
    verdicts = {alive.id: Verdict("", 1, 0.0), caught.id: Verdict("test_toll", 1, 0.0)}
    assert mutants.keep_sample([alive, caught, other], before, verdicts)
    assert kept(mutants.SAMPLE) == {alive.id: "", caught.id: "test_toll", other.id: 'test_of["it"]'}
    assert not mutants.keep_sample([alive, caught, other], kept(mutants.SAMPLE), {})


def test_tests_that_fail_anyway_say_nothing(checkout: Path, tmp_path: Path) -> None:
    (checkout / "tests/core/test_road.py").write_text("def test_it() -> None:\n    assert False\n")
    run = Run(checkout, tmp_path / "found", 1)
    run.begin()
    with pytest.raises(mutants.TestsFail, match="mend them first"):
        run.reach([one("12", "11")])
