"""Games are found by name: ours, those registered, and those that installed packages bring."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import warren
from warren import games
from warren.core import packages
from warren.core.errors import BadPackage, UnknownGame
from warren.core.example import Burrow


@pytest.fixture(autouse=True)
def _for_this_test_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_GAMES", dict(games._GAMES))
    games._load_others.cache_clear()


def installed(folder: Path, entry: str) -> None:
    """A package that brings the entry point, as an installer would leave it."""
    (folder / "meadow_games.py").write_text("from warren.core.example import Burrow\nGAME = Burrow('brought')\n")
    (folder / "meadow-1.dist-info").mkdir()
    (folder / "meadow-1.dist-info" / "METADATA").write_text("Metadata-Version: 2.1\nName: meadow\nVersion: 1\n")
    (folder / "meadow-1.dist-info" / "entry_points.txt").write_text(f"[warren.games]\nbrought = {entry}\n")


def test_a_game_that_an_installed_package_brings_is_known_by_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed(tmp_path, "meadow_games:GAME")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert warren.game("brought").name == "brought"
    assert warren.game_names() == ("jackrabbit", "jacked", "jackrabbits", "land", "brought")


def test_an_entry_point_that_names_no_game_is_left_out_and_said_to_who_asks_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed(tmp_path, "meadow_games:Burrow")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert warren.game_names() == ("jackrabbit", "jacked", "jackrabbits", "land")
    with pytest.raises(BadPackage, match=r"The package meadow .* Its entry point names no Game\. ") as refusal:
        warren.game("brought")
    assert packages.BROKEN.pop() is refusal.value


def test_no_game_is_loaded_before_it_is_asked_for() -> None:
    program = "import sys, warren; print(*(name for name in sys.modules if name.startswith('warren.games.')))"
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert told.strip() == ""


def test_a_name_of_ours_is_taken_whether_or_not_its_game_has_been_loaded() -> None:
    with pytest.raises(ValueError, match="jackrabbit already"):
        games.register(Burrow("jackrabbit"))


def test_a_game_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(UnknownGame) as refusal:
        warren.game("chess")
    assert refusal.value.arguments["known"] == ("jackrabbit", "jacked", "jackrabbits", "land")


def test_a_name_that_is_taken_is_refused() -> None:
    games.register(Burrow())
    with pytest.raises(ValueError, match="burrow already"):
        games.register(Burrow())


NAMES = {
    "jackrabbit": "play discard next-hand",
    "jacked": "play split call-window declare next-hand",
    "land": "flip choose-tile freestyle place apart rotate explore",
    "jackrabbits": "roll set-out on-road transfer pay settle acquisition-phase acquire claim increment at-end finish "
    "end-turn discarding too-many fall duel fight-over loser-off give-back shopping purchase in-flight landing contest "
    "prove name-capital open-contest lay-open pass-through wording response giving settlement swindlers",
}


@pytest.mark.parametrize("game", NAMES)
def test_steps_keep_the_names_by_which_words_and_pictures_know_them(game: str) -> None:
    assert set(NAMES[game].split()) <= {step.name for step in warren.game(game).steps}
