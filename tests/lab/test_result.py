"""The file of an arena: what is damaged, foreign or out of reach is refused, and not touched."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from warren.core.errors import BadInput
from warren.games.jackrabbit.game import JACKRABBIT
from warren.lab import result
from warren.lab.arena import Arena
from warren.lab.deal import Plan, Played, plan

PLAN = plan(JACKRABBIT, {"length": "hand"}, ["greedy", "random"], "test")
TRIO = plan(JACKRABBIT, {"length": "hand"}, ["greedy", "random", "search:5"], "test")
Rows = list[dict[str, Any]]


def kept(path: Path) -> Any:
    """The file of an arena of two deals, as JSON."""
    found = Arena(PLAN, path)
    for deal in range(2):
        found.deals[deal] = [
            Played(deal, 0, (0, 1), (1.0, 0.0), 40, "", ""),
            Played(deal, 0, (1, 0), (0.5, 0.5), 50, "", ""),
        ]
    found.save()
    return json.loads(path.read_text(encoding="utf-8"))


def refusal(path: Path, planned: Plan = PLAN) -> str:
    """The code of the error with which a file is refused, untouched."""
    before = path.read_bytes()
    with pytest.raises(BadInput) as refused:
        Arena(planned, path)
    assert path.read_bytes() == before
    assert [one.name for one in path.parent.iterdir()] == [path.name]
    return refused.value.code


def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "arena.json"
    told = kept(path)
    assert [game.deal for game in Arena(PLAN, path).played()] == [0, 0, 1, 1]
    assert json.loads(path.read_text(encoding="utf-8")) == told


def test_every_game_is_one_line_and_told_by_name(tmp_path: Path) -> None:
    path = tmp_path / "arena.json"
    kept(path)
    lines = path.read_text(encoding="utf-8").splitlines()
    assert (
        '{"deal": 0, "lineup": 0, "seating": [1, 0], "scores": [0.5, 0.5], "actions": 50, "error": "", "record": ""},'
        in lines
    )


NO_ARENA = {
    "nothing": b"",
    "an empty object": b"{}",
    "a list": b"[]",
    "a number": b"7",
    "no JSON": b"no json",
    "no text": b"\xff\xfe",
    "a version without games": b'{"version": 2}',
    "a version that is true": b'{"version": true, "played": []}',
    "a deep hole": b"[" * 100_000,
}


@pytest.mark.parametrize("content", NO_ARENA.values(), ids=NO_ARENA.keys())
def test_a_file_that_is_no_arena_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "notes.json"
    path.write_bytes(content)
    assert refusal(path) == "arena/file"


@pytest.mark.parametrize("version", [1, 2, 4])
def test_another_versions_file_is_called_that(tmp_path: Path, version: int) -> None:
    path = tmp_path / "arena.json"
    path.write_text(json.dumps({**kept(path), "version": version}), encoding="utf-8")
    assert refusal(path) == "arena/version"


@pytest.mark.parametrize("name", ["game", "revision", "settings", "bots", "seed"])
def test_another_arenas_file_is_called_that(tmp_path: Path, name: str) -> None:
    path = tmp_path / "arena.json"
    path.write_text(json.dumps({**kept(path), name: "other"}), encoding="utf-8")
    assert refusal(path) == "arena/other"


def changed(**values: object) -> Callable[[Rows], object]:
    return lambda rows: rows[1].update(values)


DAMAGE: dict[str, Callable[[Rows], object]] = {
    "half a deal": lambda rows: rows.pop(),
    "a game twice": lambda rows: rows.append(rows[0]),
    "a deal twice": lambda rows: rows.extend(rows[:2]),
    "games in another order": lambda rows: rows.reverse(),
    "a row by position": lambda rows: rows.__setitem__(0, list(rows[0].values())),  # type: ignore[call-overload]
    "a row without its record": lambda rows: rows[1].pop("record"),
    "a row with something more": changed(more=1),
    "a deal below zero": lambda rows: [row.update(deal=-1) for row in rows[:2]],
    "a deal that is no number": lambda rows: [row.update(deal="0") for row in rows[:2]],
    "a deal that is no whole number": lambda rows: [row.update(deal=0.0) for row in rows[:2]],
    "a deal that is true": lambda rows: [row.update(deal=True) for row in rows[2:]],
    "no such line-up": changed(lineup=1),
    "a line-up from the end": changed(lineup=-1),
    "a seating that is no rotation": changed(seating=[1, 1]),
    "a seating of one": changed(seating=[1], scores=[1.0]),
    "a seating of three": changed(seating=[1, 0, 2], scores=[1.0, 0.0, 0.0]),
    "a seating that is no list": changed(seating="10"),
    "a score too many": changed(scores=[1.0, 0.0, 0.0]),
    "no scores": changed(scores=[]),
    "a score between": changed(scores=[0.7, 0.3]),
    "a score that is true": changed(scores=[True, False]),
    "half a draw": changed(scores=[0.5, 1.0]),
    "nobody wins": changed(scores=[0.0, 0.0]),
    "not a number": changed(scores=[float("nan"), 0.0]),
    "an endless number": changed(scores=[float("inf"), 0.0]),
    "actions below zero": changed(actions=-1),
    "actions that are no number": changed(actions=None),
    "an error that is no text": changed(error=None),
    "an error without a record": changed(scores=[1.0, 0.0], error="greedy: Oops"),
    "an error that nobody lost": changed(error="greedy: Oops", record="warren record 1\n"),
    "an error with half a character": changed(scores=[1.0, 0.0], error="\udcff"),
    "a record without an error": changed(record="warren record 1\n"),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_file_with_a_damaged_game_is_refused(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "arena.json"
    told = kept(path)
    DAMAGE[damage](told["played"])
    path.write_text(json.dumps(told), encoding="utf-8")
    assert refusal(path) == "arena/file"


@pytest.mark.parametrize("rows", [None, {}, "", 7, [None], [[]]])
def test_a_file_whose_games_are_no_list_of_games_is_refused(tmp_path: Path, rows: object) -> None:
    path = tmp_path / "arena.json"
    path.write_text(json.dumps({**kept(path), "played": rows}), encoding="utf-8")
    assert refusal(path) == "arena/file"


def test_a_deal_of_three_bots_is_every_pair_from_both_seats(tmp_path: Path) -> None:
    path = tmp_path / "trio.json"
    found = Arena(TRIO, path)
    found.deals[0] = [
        Played(0, lineup, seating, (1.0, 0.0), 9, "", "") for lineup in range(3) for seating in ((0, 1), (1, 0))
    ]
    found.save()
    assert len(list(Arena(TRIO, path).played())) == 6
    found.deals[0].pop()
    found.save()
    assert refusal(path, TRIO) == "arena/file"


@pytest.mark.parametrize("name", ["", ".", "folder", "missing/arena.json", "file/arena.json", "x" * 255, "x" * 5000])
def test_what_cannot_be_written_is_refused_before_the_first_game(tmp_path: Path, name: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").touch()
    with pytest.raises(BadInput) as refused:
        Arena(PLAN, tmp_path / name)
    assert refused.value.code == "file/unwritable"
    assert sorted(one.name for one in tmp_path.iterdir()) == ["file", "folder"]


def test_a_file_that_cannot_be_read_is_called_that(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: Path) -> bytes:
        raise PermissionError

    kept(tmp_path / "arena.json")
    monkeypatch.setattr(Path, "read_bytes", refuse)
    with pytest.raises(BadInput) as refused:
        result.read(tmp_path / "arena.json", PLAN)
    assert refused.value.code == "file/unreadable"


def test_a_disk_that_is_full_leaves_the_last_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "arena.json"
    kept(path)
    before, write = path.read_bytes(), Path.write_text

    def write_half(self: Path, content: str, encoding: str) -> None:
        write(self, content[:100], encoding=encoding)
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", write_half)
    with pytest.raises(BadInput) as refused:
        Arena(PLAN, path)
    assert refused.value.code == "file/unwritable"
    assert path.read_bytes() == before
    assert [one.name for one in tmp_path.iterdir()] == ["arena.json"]


def test_a_link_to_a_file_stays_a_link(tmp_path: Path) -> None:
    kept(tmp_path / "arena.json")
    link = tmp_path / "link.json"
    link.symlink_to("arena.json")
    Arena(PLAN, link)
    assert link.is_symlink()
    assert len(Arena(PLAN, link).deals) == 2
