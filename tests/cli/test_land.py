"""`warren land`, as a person uses it."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

from commanding import started, warren
from warren.cli import lands
from warren.drawing.letters import BOAT, LOST, SIGNS, SUIT_SIGNS
from warren.drawing.style import palettes
from warren.games.jackrabbits.building.game import LAND
from warren.games.jackrabbits.land.files import read, written
from warren.games.jackrabbits.land.sample import sample
from warren.games.jackrabbits.land.survey import FIGURES
from warren.games.jackrabbits.land.tiles import SUITS, suits_in
from warren.games.jackrabbits.land.tileset import standard
from warren.lab.survey import TIME
from warren.terminal import saves
from warren.terminal.saves import Seat
from warren.terminal.session import Session
from warren.text import Words

from .test_cli import on_a_terminal

COMMANDS = ("show", "make", "check", "survey", "sheet", "tiles")
STANDARD = (files("warren.games.jackrabbits.land") / "data" / "tiles.toml").read_text(encoding="utf-8")


@pytest.fixture
def land(tmp_path: Path) -> Path:
    path = tmp_path / "seven.land"
    assert warren("land", "make", "--seed", "7", "-o", str(path)).returncode == 0
    return path


# --- make and show -----------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-B3")
def test_a_land_is_made_from_a_seed_and_printed_or_kept(land: Path) -> None:
    text = land.read_text(encoding="utf-8")
    printed = warren("land", "make", "--seed", "7")
    assert printed.stdout == text
    assert read(text, standard()).suits == 15
    assert warren("land", "make", "--seed", "8").stdout != text


def test_without_a_seed_a_random_one_is_taken_and_named(tmp_path: Path) -> None:
    path = tmp_path / "new.land"
    told = warren("land", "make", "-o", str(path)).stdout
    seed = told.partition("seed ")[2].partition(",")[0]
    assert warren("land", "make", "--seed", seed).stdout == path.read_text(encoding="utf-8")


def test_suits_and_character_can_be_chosen() -> None:
    made = warren("land", "make", "--seed", "7", "--suits", "spades, torches", "--character", "wild").stdout
    assert suits_in(read(made, standard()).suits) == ("spades", "torches")


def test_a_land_is_written_in_all_forms_at_once(land: Path, tmp_path: Path) -> None:
    paths = [tmp_path / f"out{form}" for form in (".land", ".svg", ".png", ".json")]
    told = warren("land", "show", str(land), *[word for path in paths for word in ("-o", str(path))], "--width", "200")
    assert told.returncode == 0
    assert told.stdout.splitlines() == [f"It is in {path}." for path in paths]
    assert paths[0].read_bytes() == land.read_bytes()
    assert "<title>The citadel</title>" in paths[1].read_text(encoding="utf-8")
    assert paths[2].read_bytes().startswith(b"\x89PNG")
    assert json.loads(paths[3].read_text(encoding="utf-8"))["version"] == 1


def test_a_picture_is_light_dark_or_both(land: Path, tmp_path: Path) -> None:
    path = tmp_path / "out.svg"
    for theme, colours in palettes().items():
        warren("land", "show", str(land), "-o", str(path), "--theme", theme)
        assert f".sea {{ fill: {colours['sea']} }}" in path.read_text(encoding="utf-8")
    warren("land", "show", str(land), "-o", str(path))
    assert "prefers-color-scheme" in path.read_text(encoding="utf-8")


def test_tiles_are_called_by_their_names_in_spanish(land: Path, tmp_path: Path) -> None:
    path = tmp_path / "out.svg"
    told = warren("land", "show", str(land), "-o", str(path), "-l", "es")
    assert told.stdout == f"Está en {path}.\n"
    text = path.read_text(encoding="utf-8")
    assert "<title>La ciudadela</title>" in text
    assert "<title>Un territorio de Jack Rabbits con tréboles, picas, corazones y diamantes</title>" in text


def test_a_land_is_drawn_in_signs_and_they_are_explained(land: Path) -> None:
    told = warren("land", "show", str(land))
    assert "K♣" in told.stdout
    assert "C the citadel" in told.stdout
    assert "to torches" not in told.stdout
    assert "37 tiles" in told.stdout.splitlines()[-1]
    assert warren("land", "show", "7").stdout == told.stdout
    assert warren("land", "show", "7" * 500).returncode == 0  # a seed, if a long one
    assert "C la ciudadela" in warren("land", "show", str(land), "--language", "es").stdout


def test_every_sign_is_explained_in_both_languages() -> None:
    for language in ("en", "es"):
        words = Words(language)
        signs = words.say("land-signs")
        assert all(f"{sign} " in signs for sign in (*SIGNS.values(), *"KQJ#", BOAT, LOST))
        assert all(f"{sign} " in words.say("land-suit-signs") for sign in SUIT_SIGNS[4:])


def test_a_terminal_without_these_signs_gets_a_drawing_in_ascii(land: Path) -> None:
    told = started("land", "show", str(land), PYTHONIOENCODING="ascii:replace")
    assert "KC" in told.stdout
    assert "?" not in told.stdout.partition("C the citadel")[0]


def test_colours_are_used_on_a_terminal_and_only_where_they_are_wanted(land: Path) -> None:
    assert "\x1b[" in on_a_terminal(["land", "show", str(land)], {"COLORTERM": "truecolor"})
    assert "\x1b[3" not in on_a_terminal(["land", "show", str(land)], {"NO_COLOR": "1"})


def test_the_suits_of_the_expansions_are_explained_where_they_are_in_play() -> None:
    told = warren("land", "show", "7", "--suits", "clubs,torches").stdout
    assert "Kto" in told
    assert "to torches" in told


# --- tiles of one's own ------------------------------------------------------------------------------------------


@pytest.mark.rule("JR-B3")
def test_the_sample_land_can_be_shown_and_misses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "sample.land"
    assert warren("land", "show", "sample", "-o", str(path)).returncode == 0
    assert written(sample()) == path.read_text(encoding="utf-8")
    assert warren("land", "check", "sample").returncode == 0


@pytest.mark.rule("JR-P4")
def test_a_tile_set_of_ones_own_can_be_named(tmp_path: Path) -> None:
    tiles, path, data = tmp_path / "own.toml", tmp_path / "own.land", tmp_path / "own.json"
    tiles.write_text(STANDARD.replace('"standard"', '"own"').replace('suits = ["clubs"]', 'suits = ["spades"]'))
    named = ("--tiles", str(tiles))
    assert warren("land", "make", "--seed", "7", *named, "-o", str(path), "-o", str(data)).returncode == 0
    assert "tiles own" in path.read_text(encoding="utf-8")
    marks = json.loads(data.read_text(encoding="utf-8"))["marks"]
    woods = {mark["symbol"] for mark in marks if mark["kind"] == "stamp" and mark.get("tile") == "woods-1"}
    assert "spades" in woods
    assert "clubs" not in woods
    assert warren("land", "check", str(path), *named).returncode == 0
    assert "Line 2" in warren("land", "check", str(path)).stderr


@pytest.mark.rule("JR-P4")
@pytest.mark.parametrize("language", ["en", "es"])
def test_the_form_of_a_tile_set_is_printed_to_be_changed_and_named(language: str, tmp_path: Path) -> None:
    tiles = tmp_path / "own.toml"
    tiles.write_text(warren("land", "tiles", "-l", language).stdout.replace('"standard"', '"own"'), encoding="utf-8")
    assert "--set tiles=" in tiles.read_text(encoding="utf-8").splitlines()[0]
    assert warren("land", "make", "--seed", "7", "--tiles", str(tiles)).stdout.count("tiles own") == 1
    told = warren("watch", "jackrabbits", "--set", f"tiles={tiles}", "--set", "turn_limit=1")
    assert told.returncode == 0


def test_a_damaged_tile_set_is_refused_with_the_place(tmp_path: Path) -> None:
    tiles = tmp_path / "own.toml"
    tiles.write_text(STANDARD.replace('suits = ["hearts"]', 'suits = ["harts"]'))
    told = warren("land", "make", "--tiles", str(tiles))
    assert told.returncode == 2
    assert "“suits” of the tile “river”" in told.stderr
    assert warren("land", "survey", "--seeds", "2", "--tiles", str(tiles)).stderr == told.stderr


# --- check -------------------------------------------------------------------------------------------------------


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A land that bots have built."""
    path = tmp_path / "built.record"
    settings = ("--set", "suits=clubs,spades", "--set", "style=free")
    assert warren("watch", "land", "greedy", "greedy", *settings, "--record", str(path)).returncode == 0
    return path


@pytest.mark.rule("JR-B3")
def test_the_land_of_a_game_is_kept_and_visited_again(record: Path, tmp_path: Path) -> None:
    path = tmp_path / "mine.land"
    assert warren("land", "show", str(record), "-o", str(path)).returncode == 0
    built = read(path.read_text(encoding="utf-8"), standard())
    assert suits_in(built.suits) == ("clubs", "spades")
    again = tmp_path / "again.record"
    settings = ("--set", "suits=clubs,spades", "--set", f"land={path}", "--set", "explore=yes")
    assert warren("watch", "land", "greedy", "greedy", *settings, "--record", str(again)).returncode == 0
    assert warren("land", "show", str(again), "-o", str(tmp_path / "same.land")).returncode == 0
    assert (tmp_path / "same.land").read_text(encoding="utf-8") == path.read_text(encoding="utf-8")


@pytest.mark.rule("JR-B3")
def test_the_land_of_a_game_that_is_kept_is_shown_once_it_is_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = tmp_path / "land.game"
    monkeypatch.setattr(saves, "place_of", lambda _name: game)
    setup = LAND.agree({"players": 1, "suits": "clubs,spades", "style": "free"})
    session = Session.start(LAND, setup, (Seat("Ann"),), game)
    unfinished = warren("land", "show", "kept")
    assert unfinished.returncode == 2
    assert "is still being built. Finish it first" in unfinished.stderr
    while not session.table.is_over():
        session.table.play(0, session.table.choices(0)[0])
    session.keep()
    assert "19 tiles" in warren("land", "show", "kept").stdout


@pytest.mark.rule("JR-P4")
def test_tile_sets_are_named_by_their_files_in_settings(tmp_path: Path) -> None:
    tiles, kept = tmp_path / "mine.toml", tmp_path / "mine.record"
    tiles.write_text(STANDARD.replace('"standard"', '"mine"'), encoding="utf-8")
    settings = ("--set", "suits=clubs,spades", "--set", f"tiles={tiles}")
    assert warren("watch", "land", "greedy", "greedy", *settings, "--record", str(kept)).returncode == 0
    assert lands.built_in(kept).tiles.name == "mine"
    tiles.write_text(STANDARD.replace('shape = "triangle"', 'shape = "square"'), encoding="utf-8")
    refused = warren("watch", "land", "greedy", "greedy", *settings)
    assert refused.returncode == 2
    assert "“merchant”" in refused.stderr
    assert "“shape”" in refused.stderr


def test_a_game_in_which_no_land_was_built_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "cards.record"
    cards = ("watch", "jackrabbit", "random", "random", "--set", "length=hand", "--record", str(path))
    assert warren(*cards).returncode == 0
    refused = warren("land", "show", str(path))
    assert refused.returncode == 2
    assert "is a game of jackrabbit. Name one in which a land was built." in refused.stderr
    assert warren("land", "show", str(tmp_path / "none.game")).returncode == 2


@pytest.mark.rule("JR-B7")
def test_a_land_that_misses_nothing_is_told_so(land: Path) -> None:
    told = warren("land", "check", str(land))
    assert told.returncode == 0
    assert told.stdout.splitlines()[1:] == ["It follows all guidelines (JR-B4) and lacks nothing (JR-B7)."]


@pytest.mark.rule("JR-B7")
def test_lands_that_the_program_makes_miss_nothing_archipelagos_too() -> None:
    """Caves lead to the other landmasses."""
    assert warren("land", "check", "7", "--character", "archipelago").returncode == 0


@pytest.mark.rule("JR-B4")
@pytest.mark.rule("JR-B7")
def test_what_a_land_misses_is_told_in_a_sentence_each_with_its_rule(land: Path) -> None:
    lines = land.read_text(encoding="utf-8").splitlines()
    moved = ["tower-clubs 20 0" if line.startswith("tower-clubs") else line for line in lines]
    land.write_text("\n".join(moved), encoding="utf-8")
    told = warren("land", "check", str(land))
    assert told.returncode == 1
    assert "JR-B7  No free roads lead from the citadel to the tower of clubs." in told.stdout.splitlines()
    assert all(line.startswith(("JR-B7  ", "JR-B4  ")) for line in told.stdout.splitlines()[1:])
    spanish = warren("land", "check", str(land), "-l", "es")
    assert spanish.returncode == 1
    assert "torre de tréboles" in spanish.stdout


def test_a_damaged_land_is_refused_with_the_line(land: Path) -> None:
    lines = land.read_text(encoding="utf-8").splitlines()
    lines[9] = lines[9].split()[0] + " here there"
    land.write_text("\n".join(lines), encoding="utf-8")
    for command in (["check"], ["show"]):
        told = warren("land", *command, str(land))
        assert told.returncode == 2
        assert "Line 10" in told.stderr
        assert len(told.stderr.splitlines()) == 1


@pytest.mark.rule("JR-E0d")
def test_black_triangles_are_told_where_their_suits_are_in_play(land: Path) -> None:
    told = " ".join(warren("land", "show", "1", "--suits", "clubs,torches,shells").stdout.split())
    assert "The black triangles beside the underground: the fire (torches) and the coast (shells)." in told
    spanish = " ".join(warren("land", "show", "1", "--suits", "bells,horseshoes", "-l", "es").stdout.split())
    assert "El triángulo negro junto al subsuelo: el mercado oscuro (herraduras)." in spanish
    assert "black" not in warren("land", "show", str(land)).stdout


@pytest.mark.rule("JR-B3", "JR-E0b")
def test_the_sample_land_is_refused_for_other_suits_than_its_own() -> None:
    for command in ("show", "check"):
        told = warren("land", command, "sample", "--suits", "torches,bells")
        assert told.returncode == 2
        assert "the suits in play are torches and bells" in told.stderr


# --- survey and sheet --------------------------------------------------------------------------------------------


def test_a_survey_tells_how_lands_are_spread(tmp_path: Path) -> None:
    path = tmp_path / "survey.json"
    told = warren("land", "survey", "--seeds", "4", "--first", "7", "--json", str(path), "-l", "es")
    assert told.returncode == 0
    assert "4 territorios" in told.stdout
    assert "Lados unidos" in told.stdout
    assert "Masas de tierra" in told.stdout
    found = json.loads(path.read_text(encoding="utf-8"))
    assert list(found["lands"]) == ["7", "8", "9", "10"]
    joins = sorted(land["joins"] for land in found["lands"].values())
    assert {land["masses"] for land in found["lands"].values()} == {1}
    assert (found["spread"]["joins"]["least"], found["spread"]["joins"]["most"]) == (joins[0], joins[-1])


INTERRUPTED = """
import os, signal
from warren.cli import land, main

def interrupted(*given, measured=land.measured):
    for number, found in enumerate(measured(*given), 1):
        yield found
        if number == 2:
            os.kill(os.getpid(), signal.SIGINT)

land.measured = interrupted
main()
"""


def test_a_survey_that_is_interrupted_shows_what_it_has() -> None:
    words = ["land", "survey", "--seeds", "100000", "--jobs", "1"]
    told = subprocess.run(
        [sys.executable, "-c", INTERRUPTED, *words], capture_output=True, text=True, check=False, timeout=60
    )
    assert told.returncode == 130
    assert told.stdout.startswith("2 lands ")


def test_seeds_without_a_land_are_named_after_a_survey(monkeypatch: pytest.MonkeyPatch) -> None:
    figures = dict.fromkeys((*FIGURES, TIME), 3)
    monkeypatch.setattr("warren.cli.land.measured", lambda *_: (one for one in ((10, None), (8, figures), (9, None))))
    told = warren("land", "survey", "--seeds", "3")
    assert told.returncode == 1
    assert told.stdout.startswith("One land ")
    assert told.stderr.splitlines()[-1] == "No land was found for the seeds 9 and 10."


def test_a_sheet_shows_many_lands(tmp_path: Path) -> None:
    for form in ("svg", "png"):
        path = tmp_path / f"sheet.{form}"
        told = warren("land", "sheet", "-o", str(path), "--seeds", "2", "--width", "300")
        assert told.returncode == 0
        assert path.stat().st_size > 1000


# --- what cannot be understood, help, completion -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["shw"], "did you mean “show”? The commands are show, make, check, survey, sheet and tiles."),
        (["show"], "“LAND” is missing. Write it like this: warren land show LAND."),
        (["show", "-l", "es"], "Falta «TERRITORIO»."),
        (["show", "none.land"], "There is no file “none.land”."),
        (["check", "no/such/file"], "There is no file “no/such/file”."),
        (["show", "7", "-o", "land.bmp"], "has to end in .land, .svg, .png or .json."),
        (["show", "7", "-o", "no/such/folder.svg"], "cannot be written."),
        (["sheet", "-o", "sheet.json"], "has to end in .svg or .png."),
        (["sheet"], "“FILE” is missing."),
        (["make", "--suits", "clubs"], "“clubs” are not suits you can play with."),
        (["make", "--suits", "clubs,clubs"], "each once"),
        (["make", "--suits", "clubs,cups", "-l", "es"], "«clubs,cups» no son palos"),
        (["make", "--character", "flat"], "It can be: compact | wild | islands | archipelago."),
        (["survey", "--character", "flat"], "It can be: compact | wild | islands | archipelago."),
        (["show", "7", "--theme", "neon"], "There is no theme “neon”. The themes are auto, light and dark."),
        (["show", "7", "--width", "9"], "Give a number from 100 to 20000."),
        (["make", "--tiles", "none.toml"], "There is no file “none.toml”."),
        (["survey", "--seeds", "0"], "Give a number from 1 to 1000000."),
    ],
)
def test_bad_input_gets_one_sentence_and_exit_code_2(words: list[str], sentence: str) -> None:
    told = warren("land", *words)
    assert told.returncode == 2
    assert sentence in told.stderr
    assert len(told.stderr.strip().splitlines()) == 1
    assert told.stdout == ""


def test_a_file_that_cannot_be_written_stops_the_work_before_it_begins(tmp_path: Path) -> None:
    told = warren("land", "make", "-o", str(tmp_path / "good.land"), "-o", str(tmp_path / "none" / "bad.svg"))
    assert told.returncode == 2
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_all_help_is_in_the_language_asked_for_and_has_examples(command: str) -> None:
    english = warren("land", *command.split(), "--help").stdout
    spanish = warren("land", *command.split(), "-h", "-l", "es").stdout
    for told, words in ((english, ("Usage: ", "Options", "Examples")), (spanish, ("Uso: ", "Opciones", "Ejemplos"))):
        assert all(word in told for word in words)
        assert f"  warren land {command}" in told.partition(words[2])[2]
    said = {line.strip() for line in english.partition("Examples")[0].splitlines() if len(line.split()) > 1}
    assert not said & {line.strip() for line in spanish.splitlines()}


def test_without_a_command_the_commands_are_shown() -> None:
    told = warren("land")
    assert told.returncode == 0
    assert told.stdout == warren("land", "--help").stdout
    assert all(f"  {command} " in told.stdout for command in COMMANDS)


@pytest.mark.parametrize(
    ("line", "completed"),
    [
        ("warren land s", ["show", "survey", "sheet"]),
        ("warren land show ", ["sample", "kept"]),
        ("warren land show 7 --theme ", ["auto", "light", "dark"]),
        ("warren land make --character ", ["compact", "wild", "islands", "archipelago"]),
        ("warren land make --suits ", list(SUITS)),
        ("warren land make --suits clubs,b", ["clubs,bells"]),
    ],
)
def test_a_shell_can_complete_lands_suits_characters_and_themes(line: str, completed: list[str]) -> None:
    place = str(len(line.split(" ")) - 1)
    shell = {"_WARREN_COMPLETE": "complete_bash", "COMP_WORDS": line, "COMP_CWORD": place}
    assert started(**shell).stdout.split() == completed
