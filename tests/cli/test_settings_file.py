"""Settings in a TOML file: what goes before what, and what is wrong with a file, in a sentence that names the field."""

from __future__ import annotations

from pathlib import Path

import pytest

from warren.cli.common import settings_from
from warren.core.errors import BadInput, WarrenError
from warren.games.jackrabbits.codes import land_code
from warren.games.jackrabbits.game import JACKRABBITS
from warren.games.jackrabbits.land import files
from warren.games.jackrabbits.land.sample import sample
from warren.text import LANGUAGES, Words


def written(folder: Path, text: str) -> Path:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def refused(folder: Path, text: str, language: str = "en") -> str:
    with pytest.raises(WarrenError) as refusal:
        JACKRABBITS.agree(settings_from(None, JACKRABBITS, None, written(folder, text)))
    return Words(language).error(refusal.value)


def test_a_file_gives_settings_in_the_forms_of_toml(tmp_path: Path) -> None:
    text = 'players = 3\nobjective = "tribal"\ncapital_aces = true\nsuits = ["clubs", "spades"]\nturn_limit = "none"'
    found = settings_from(None, JACKRABBITS, None, written(tmp_path, text))
    setup = JACKRABBITS.agree(found)
    assert setup.changed() == {"players", "objective", "capital_aces", "suits", "land"}  # the land is its code
    assert setup.choice("suits") == "clubs,spades"


def test_the_line_goes_before_the_file_and_the_file_before_the_preset(tmp_path: Path) -> None:
    path = written(tmp_path, 'objective = "diverse"\nplayers = 3')
    found = settings_from(["players=4"], JACKRABBITS, "classic", path)
    assert found == {"edition": "full", "objective": "diverse", "players": "4"}


def test_a_file_may_name_a_preset_and_the_line_another(tmp_path: Path) -> None:
    path = written(tmp_path, 'preset = "family"\nplayers = 3')
    assert settings_from(None, JACKRABBITS, None, path)["rules"] == "intro"
    assert "rules" not in settings_from(None, JACKRABBITS, "classic", path)


def test_a_land_is_found_beside_the_file(tmp_path: Path) -> None:
    (tmp_path / "home.land").write_text(files.written(sample()), encoding="utf-8")
    found = settings_from(None, JACKRABBITS, None, written(tmp_path, 'land = "home.land"'))
    assert found["land"] == land_code(sample())


def test_no_file_changes_nothing() -> None:
    assert settings_from(["players=3"], JACKRABBITS, None) == {"players": "3"}


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("objectiv = 3", "has a field “objectiv”, and jackrabbits has no such setting; did you mean “objective”?"),
        ("moons = 3", "and jackrabbits has no such setting. The fields are preset, players,"),
        ("players = 7", "the field “players” cannot be “7”. It can be: 2..4."),
        ("players = 2.5", "the field “players” cannot be “2.5”."),
        ("suits = [1, 2]", "the field “suits” cannot be “[1, 2]”."),
        ("[players]\nmany = 3", "the field “players” cannot be"),
        ("players = = 3", "look at line 1"),
        ("players = 3\nplayers = 4", "look at line 2"),
        ('preset = "famly"', "did you mean “family”?"),
        ('suits = ["clubs", "moons"]', "The setting “suits” cannot be “clubs,moons”."),
        ("ambivalent_aces = true\ncapital_aces = true", "cannot be combined (JR-X4)"),
        ('land = "nowhere.land"', "There is no file"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_with_its_field(text: str, complaint: str, tmp_path: Path) -> None:
    assert complaint in refused(tmp_path, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_file_is_named_in_both_languages(language: str, tmp_path: Path) -> None:
    for text in ("moons = 3", "players = 7", "players = = 3"):
        assert "mine.toml" in refused(tmp_path, text, language)


def test_a_missing_file_is_said(tmp_path: Path) -> None:
    with pytest.raises(BadInput) as refusal:
        settings_from(None, JACKRABBITS, None, tmp_path / "none.toml")
    assert refusal.value.code == "file/missing"
