"""Speed that cannot slip: counts of instructions are compared where they can be, and changes have to be accepted."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import builds
import instructions
from instructions import changed, read, totals, write

KEPT = {"decision": 10_000, "sample": 2_000_000}

FOUND = """\
# callgrind format
desc: Timerange: Basic block 0 - 10
desc: Trigger: Client Request: decision of jacked

positions: line
events: Ir
summary: 84990000

fn=(1) play
1 84990000
desc: Trigger: Client Request: sample of jackrabbits
events: Ir
summary: 149
desc: Trigger: Program termination
summary: 18446744073649723811
"""


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file of kept figures beside the real one, on a toolchain called `ours`, for sources that were built before."""
    path = tmp_path / "instructions.toml"
    monkeypatch.setattr(instructions, "ROOT", tmp_path)
    monkeypatch.setattr(instructions, "KEPT", path)
    monkeypatch.setattr(instructions, "toolchain", lambda: "ours")
    monkeypatch.setattr(builds, "compiled", lambda: Path("ours"))
    monkeypatch.setattr(instructions, "built", Path)
    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}")
    return path


def counting(monkeypatch: pytest.MonkeyPatch, **figures: instructions.Figures) -> None:
    """What callgrind would count, by environment."""
    monkeypatch.setattr(instructions, "counted", lambda environment: figures[str(environment)])


def test_the_same_within_three_percent_is_fine() -> None:
    assert changed(KEPT, {"decision": 10_300, "sample": 1_940_000}) == []


def test_more_than_three_percent_slower_or_faster_has_to_be_accepted() -> None:
    assert changed(KEPT, {"decision": 10_301, "sample": 2_000_000}) == ["decision"]
    assert changed(KEPT, {"decision": 10_000, "sample": 1_939_999}) == ["sample"]


def test_work_that_is_new_or_gone_has_to_be_accepted() -> None:
    assert changed(KEPT, {"decision": 10_000, "search": 5}) == ["sample", "search"]


def test_each_part_of_a_run_has_its_own_sum() -> None:
    assert totals(FOUND) == {"decision of jacked": 84_990_000, "sample of jackrabbits": 149}


def test_figures_are_kept_by_toolchain(tmp_path: Path) -> None:
    path = tmp_path / "kept.toml"
    assert read(path) == {}
    write(path, {'gcc "12", CPython 3.11': KEPT, "clang": {"decision": 1}})
    assert read(path) == {'gcc "12", CPython 3.11': KEPT, "clang": {"decision": 1}}


def test_a_slip_fails_and_says_how_to_accept_it(
    kept: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write(kept, {"ours": KEPT})
    counting(monkeypatch, ours=KEPT | {"decision": 10_500})
    assert instructions.main([]) == 1
    told = capsys.readouterr().out
    assert "+5.0%" in told
    assert "More than 3% away: decision." in told
    assert "make instructions ARGS=--accept" in told


def test_accepting_keeps_the_figures_of_other_toolchains(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(kept, {"ours": KEPT, "theirs": KEPT})
    counting(monkeypatch, ours={"decision": 12_000})
    assert instructions.main(["--accept"]) == 0
    assert read(kept) == {"ours": {"decision": 12_000}, "theirs": KEPT}
    assert instructions.main([]) == 0


def test_figures_of_another_toolchain_are_not_compared_but_their_commit_is_counted_again(
    kept: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write(kept, {"theirs": {"decision": 1}})
    monkeypatch.setattr(instructions, "last_kept", lambda: "then")
    counting(monkeypatch, ours=KEPT, then=KEPT)
    assert instructions.main([]) == 0
    assert "commit then, counted now" in capsys.readouterr().out
    counting(monkeypatch, ours=KEPT, then={"decision": 9_000, "sample": 2_000_000})
    assert instructions.main([]) == 1


def test_a_commit_that_is_named_is_counted_in_the_same_run(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(kept, {"ours": KEPT})
    counting(monkeypatch, ours=KEPT, before={"decision": 9_000, "sample": 2_000_000})
    assert instructions.main([]) == 0
    assert instructions.main(["--base", "before"]) == 1


@pytest.mark.usefixtures("kept")
def test_where_there_is_nothing_to_compare_with_it_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(instructions, "last_kept", lambda: "")
    counting(monkeypatch, ours=KEPT)
    assert instructions.main([]) == 0
    assert "no figures are kept for ours" in capsys.readouterr().out


def test_where_valgrind_is_missing_a_line_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    assert instructions.main([]) == 0
    assert "NOT COUNTED: there is no valgrind here" in capsys.readouterr().out


def test_a_commit_that_is_not_there_is_refused() -> None:
    with pytest.raises(builds.BuildError, match="There is no commit nowhere here"):
        instructions.built("nowhere")
