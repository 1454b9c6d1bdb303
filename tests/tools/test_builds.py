"""The two builds: each is what it says it is, and each is made anew when its sources change."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from importlib import import_module
from io import StringIO
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import builds
import shifts
import sources
import warren
from sources import ROOT
from warren import build
from warren.cli import _run

BUILD = os.environ["WARREN_BUILD"]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A small checkout: what a build is made from, with two modules in the package."""
    for name in sources.RECIPE:
        _write(tmp_path / name, "recipe\n")
    _write(tmp_path / "src/warren/core/cards.py", "ACE = 0\n")
    _write(tmp_path / "src/warren/text/en/core.ftl", "ace = Ace\n")
    return tmp_path


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


# --- what is running ---------------------------------------------------------------------------------------------


def test_the_compiled_run_really_is_compiled() -> None:
    assert build.is_compiled() == (BUILD == "compiled")


@pytest.mark.parametrize("module", sources.compiled_modules(ROOT), ids=str)
def test_every_module_that_should_be_compiled_is(module: Path) -> None:
    loaded = import_module(".".join(module.relative_to("src").with_suffix("").parts))
    assert str(loaded.__file__).endswith(sources.NATIVE_SUFFIXES) == (BUILD == "compiled")


def test_the_compiled_run_never_sees_the_sources_of_the_checkout() -> None:
    is_from_checkout = Path(warren.__file__).is_relative_to(ROOT)
    assert is_from_checkout == (BUILD == "interpreted")
    assert (str(ROOT / "src") in sys.path) == (BUILD == "interpreted")


def test_the_compiled_build_was_made_from_the_sources_as_they_are() -> None:
    expected = sources.source_hash(ROOT) if BUILD == "compiled" else None
    assert build.source_hash() == expected, "the sources were edited after this build was made"


def test_the_version_tells_which_build_runs() -> None:
    pattern = r"\d+\.\d+\.\d+ \(compiled, [0-9a-f]{8}\)" if BUILD == "compiled" else r"\d+\.\d+\.\d+ \(interpreted\)"
    assert re.fullmatch(pattern, build.describe())


def test_the_program_of_the_checkout_runs_the_sources_as_they_are_and_compiled_where_they_have_been() -> None:
    unasked = {name: value for name, value in os.environ.items() if name != "WARREN_BUILD"}
    command = [str(builds.VENV / "bin" / "warren"), "--version"]
    before = builds.compiled_if_current()
    told = subprocess.run(command, env=unasked, capture_output=True, text=True, check=True).stdout
    if before is None and builds.compiled_if_current():
        pytest.skip("compiled meanwhile")
    expected = f"compiled, {sources.source_hash(ROOT)[:8]}" if before else "interpreted"
    assert told == f"warren {warren.__version__} ({expected})\n"


HAND = ("jackrabbit", "--set", "length=hand")
PLAYED_BY_BOTS = [
    ("watch", *HAND),
    ("study", *HAND, "random", "--games", "1"),
    ("arena", *HAND, "random", "greedy", "--games", "2"),
    ("play", *HAND, "--plain"),
    ("serve", "--host", "192.0.2.1"),  # which is nobody's: the house does not open
]


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> pytest.MonkeyPatch:
    """Started by hand, by somebody who has not asked for a build, with nothing kept from before."""
    monkeypatch.delenv("WARREN_BUILD", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "stdin", StringIO())
    return monkeypatch


@pytest.mark.parametrize("words", PLAYED_BY_BOTS, ids=lambda words: words[0])
@pytest.mark.usefixtures("alone")
def test_bots_that_run_interpreted_say_so_in_one_line(
    words: tuple[str, ...], capfd: pytest.CaptureFixture[str]
) -> None:
    _run([*words])
    told = [line for line in capfd.readouterr().err.splitlines() if "thirty times" in line]
    assert len(told) == (BUILD == "interpreted")
    assert all("make compile" in line for line in told)


@pytest.mark.skipif(BUILD == "compiled", reason="compiled")
@pytest.mark.parametrize(("minutes", "told"), [("1", "in about a minute: restart then"), ("3", "in about 3 minutes:")])
def test_bots_that_run_interpreted_say_when_that_will_end(
    minutes: str, told: str, alone: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    alone.setenv("WARREN_READY_IN", minutes)
    _run(["watch", *HAND])
    assert told in capfd.readouterr().err


@pytest.mark.parametrize("words", PLAYED_BY_BOTS, ids=lambda words: words[0])
def test_whoever_has_asked_for_the_interpreted_build_is_not_told_about_it(
    words: tuple[str, ...], alone: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    alone.setenv("WARREN_BUILD", "interpreted")
    _run([*words])
    assert "thirty times" not in capfd.readouterr().err


@pytest.mark.usefixtures("alone")
def test_where_no_bot_plays_nothing_is_said_about_builds(capfd: pytest.CaptureFixture[str]) -> None:
    for words in (["games"], ["play", *HAND, "Ann", "Ben", "--plain"]):
        _run(words)
        assert capfd.readouterr().err == ""


# --- what a build is made from -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["src/warren/core/cards.py", "src/warren/text/en/core.ftl", "setup.py"])
def test_an_edit_changes_the_hash(checkout: Path, name: str) -> None:
    before = sources.source_hash(checkout)
    (checkout / name).write_text("ACE = 1\n")
    assert sources.source_hash(checkout) != before


def test_a_new_file_and_a_renamed_one_change_the_hash(checkout: Path) -> None:
    hashes = {sources.source_hash(checkout)}
    _write(checkout / "src/warren/core/rng.py", "")
    hashes.add(sources.source_hash(checkout))
    (checkout / "src/warren/core/rng.py").rename(checkout / "src/warren/core/chance.py")
    hashes.add(sources.source_hash(checkout))
    assert len(hashes) == 3


def test_the_hash_does_not_depend_on_when_or_in_which_order_files_were_written(checkout: Path) -> None:
    before = sources.source_hash(checkout)
    for path in sorted((path for path in checkout.rglob("*") if path.is_file()), reverse=True):
        text = path.read_text()
        path.unlink()
        path.write_text(text)
        os.utime(path, (0, 0))
    assert sources.source_hash(checkout) == before


def test_caches_compiled_files_and_editor_leftovers_are_no_part_of_a_build(checkout: Path) -> None:
    before = sources.source_hash(checkout)
    for name in ("__pycache__/cards.pyc", "cards.cpython-311.so", ".cards.py.swp", "cards.py~"):
        _write(checkout / "src/warren/core" / name, "litter")
    assert sources.source_hash(checkout) == before


def test_the_page_is_made_and_so_no_reason_to_compile_anew(checkout: Path) -> None:
    before = sources.source_hash(checkout)
    _write(checkout / "src/warren/server/page/index.html", "<!doctype html>")
    assert sources.source_hash(checkout) == before


def test_a_copy_of_the_sources_has_the_same_hash(checkout: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    sources.copy_sources(checkout, copy)
    assert sources.source_hash(copy) == sources.source_hash(checkout)


def test_the_rules_are_compiled_and_packages_are_not() -> None:
    modules = {module.as_posix() for module in sources.compiled_modules(ROOT)}
    assert {"src/warren/core/game.py", "src/warren/games/jackrabbit/table.py"} <= modules
    assert not any(name.endswith("__init__.py") for name in modules)


# --- environments ------------------------------------------------------------------------------------------------


def test_a_stale_stamp_is_noticed(tmp_path: Path) -> None:
    assert not builds.is_current(tmp_path, "wheel", "one")
    builds.mark_current(tmp_path, "wheel", "one")
    assert builds.is_current(tmp_path, "wheel", "one")
    assert not builds.is_current(tmp_path, "wheel", "two")
    assert not builds.is_current(tmp_path, "run", "one")


def test_nothing_is_left_of_a_discarded_environment(tmp_path: Path) -> None:
    folder = tmp_path / "environment"
    _write(folder / "bin/python", "")
    builds.mark_current(folder, "wheel", "one")
    builds.discard(folder)
    assert not folder.exists()


def test_the_compiled_environment_lies_outside_the_checkout(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert builds.cache().is_relative_to(tmp_path)
    monkeypatch.delenv("XDG_CACHE_HOME")
    assert not builds.cache().is_relative_to(ROOT)


def test_the_compiled_environment_finds_games_that_are_being_written_but_not_our_sources(tmp_path: Path) -> None:
    _write(tmp_path / "game/high_hare.py", "")
    _write(tmp_path / "packages/high_hare.pth", f"{tmp_path / 'game'}\n")
    _write(tmp_path / "packages/warren.pth", f"{ROOT / 'src'}\n")
    _write(tmp_path / "site/packages.pth", builds.borrowed([str(tmp_path / "packages")]))
    program = f"import site; site.addsitedir({str(tmp_path / 'site')!r}); import high_hare, sys; print(sys.path)"
    told = subprocess.run([sys.executable, "-IS", "-c", program], capture_output=True, text=True, check=True).stdout
    assert str(tmp_path / "packages") in told
    assert str(ROOT / "src") not in told


def test_environments_have_what_the_project_is_built_with_and_what_it_asks_for_within_its_ranges() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    words = {*builds.RUN_REQUIREMENTS.read_text().split(), *builds.DEV_REQUIREMENTS.read_text().split()}
    assert {*project["build-system"]["requires"]} <= words
    pinned = dict(word.lower().split("==") for word in words if "==" in word)
    asked = [*project["project"]["dependencies"], *project["project"]["optional-dependencies"]["play"]]
    for one in map(Requirement, asked):
        assert one.specifier.contains(pinned[one.name.lower()]), one


# --- what would make the builds differ ---------------------------------------------------------------------------


def test_no_compiled_file_lies_under_src() -> None:
    assert sources.native_leftovers(ROOT) == []


def test_a_compiled_file_under_src_is_found(checkout: Path) -> None:
    _write(checkout / "src/warren/core/cards.cpython-311.so", "")
    assert sources.native_leftovers(checkout) == [Path("src/warren/core/cards.cpython-311.so")]


@pytest.mark.parametrize("shift", ["1 << card", "-1 << card", "i64(1) << card", "ONE << card", "(1 | 2) << card + 1"])
def test_a_shift_of_a_constant_is_found(checkout: Path, shift: str) -> None:
    _write(checkout / "src/warren/core/cards.py", f"def bit(card: int) -> int:\n    return {shift}\n")
    [fault] = sources.faults(checkout)
    assert fault.startswith("src/warren/core/cards.py:2: ")


@pytest.mark.parametrize("shift", ["card << 1", "1 << 40", "BITS[card] << 1", "card << ONE", "self.used << card"])
def test_other_shifts_are_fine(shift: str) -> None:
    assert shifts.in_python(f"def bit(card: int) -> int:\n    return {shift}\n", "cards.py") == []


def test_tables_of_bits_may_be_made_at_module_level() -> None:
    assert shifts.in_python("BITS = [1 << card for card in range(52)]\n", "cards.py") == []


def test_a_shift_of_a_constant_is_found_in_what_the_compiler_wrote() -> None:
    c = "int64_t CPyDef_cards___bit(int64_t cpy_r_card) {\n__bitmap |= 1 << 0;\ncpy_r_r0 = 1 << cpy_r_card;\n}\n"
    [fault] = shifts.in_c(c, "cards.c")
    assert "CPyDef_cards___bit" in fault
    assert shifts.in_c(c.replace("= 1 << cpy_r_card", "= 1LL << cpy_r_card"), "cards.c") == []


# --- without a compiler ------------------------------------------------------------------------------------------


@pytest.mark.soak
def test_without_a_compiler_the_wheel_is_pure_and_says_so(tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    sources.copy_sources(ROOT, copy)
    options = ["--verbose", "--no-deps", "--no-build-isolation", "--wheel-dir", str(tmp_path)]
    command = [sys.executable, "-m", "pip", "wheel", *options, str(copy)]
    done = subprocess.run(command, env={**os.environ, "CC": "/bin/false"}, capture_output=True, text=True, check=True)
    assert "making a wheel without compiled code" in done.stdout + done.stderr
    [wheel] = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")


def test_a_literal_that_is_too_large_for_a_small_integer_is_found() -> None:
    assert shifts.in_python(f"def odd(card: int) -> int:\n    return card & {2**62}\n", "cards.py") != []
    assert shifts.in_python(f"def odd(card: int) -> int:\n    return card & {2**62 - 1}\n", "cards.py") == []
