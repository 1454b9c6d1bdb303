"""The documents cannot drift: what they show is run, and what there is they mention."""

from __future__ import annotations

import re
from code import InteractiveConsole
from pathlib import Path

import pytest

import doors
import warren
from warren import games

ROOT = Path(__file__).resolve().parent.parent


def code_of(page: str) -> str:
    """All Python blocks of a page, one after the other."""
    return "\n".join(re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL))


def test_the_readme_opens_with_a_game_in_ten_lines_that_runs(capsys: pytest.CaptureFixture[str]) -> None:
    code = code_of("README.md")
    assert len([line for line in code.splitlines() if line.strip()]) <= 10
    exec(compile(code, "README.md", "exec"), {"__name__": "readme"})
    last = capsys.readouterr().out.splitlines()[-1]
    assert last.startswith("Outcome('jackrabbit-end-hand'")


def test_the_game_of_the_readme_can_be_pasted_into_an_interactive_python(capsys: pytest.CaptureFixture[str]) -> None:
    console = InteractiveConsole()
    for line in code_of("README.md").splitlines():
        is_more = console.push(line)
    assert not is_more
    told = capsys.readouterr()
    assert told.err == ""
    assert told.out.splitlines()[-1].startswith("Outcome('jackrabbit-end-hand'")


def test_every_door_of_the_makefile_is_there() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    named = set(re.findall(r"\$\(DOOR\) ([a-z-]+)", makefile))
    assert named == set(doors.DOORS)
    assert "make warren ARGS=" in (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_game_of_the_adding_a_game_page_keeps_the_contract(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "_GAMES", dict(games._GAMES))  # registered for this test only
    exec(compile(code_of("docs/adding-a-game.md"), "adding-a-game.md", "exec"), {"__name__": "adding_a_game"})
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("20 games")
    assert told[-1].startswith("Outcome('high-hare-end'")
    assert "high-hare" in warren.game_names()


def test_every_decision_is_listed() -> None:
    folder = ROOT / "docs" / "decisions"
    index = (folder / "README.md").read_text(encoding="utf-8")
    for page in folder.glob("0*.md"):
        assert page.name in index


def test_every_link_between_our_documents_leads_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"
