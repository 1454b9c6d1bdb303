"""What all commands share: the app they belong to, their common options, and the language they speak."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer

import warren
from warren import bots, build
from warren.cli.files import read_text
from warren.cli.settings_file import read_settings
from warren.cli.usage import FrontDoor
from warren.core import packages
from warren.core.errors import BadInput, WarrenError
from warren.core.game import Game
from warren.core.rng import GENERATORS
from warren.core.settings import Setting, Setup
from warren.games.jackrabbits import codes
from warren.games.jackrabbits.land import files, tileset
from warren.text import LANGUAGES, Words, book

app = typer.Typer(
    name="warren",
    cls=FrontDoor,
    invoke_without_command=True,
    help="help-warren",
    context_settings={"help_option_names": ["-h", "--help"]},
)

spoken = ["en"]
"""The language of the command that runs: the one that was asked for anywhere in it, else the environment's."""

ENVIRONMENT = "WARREN_LANGUAGE"

FILES = {"tiles": ".toml", "land": ".land"}
"""By setting: the ending of a file that may be named as its value, and becomes a code. JR-B3, JR-P4."""


def asked_language(arguments: list[str], environment: Mapping[str, str]) -> str:
    """The language asked for, found before anything else is understood: help and errors are told in it, too."""
    language = environment.get(ENVIRONMENT) or "en"
    for number, word in enumerate(arguments, 1):
        if word == "--":
            break
        if word in ("--language", "-l"):
            language = arguments[number] if number < len(arguments) else language
        elif word.startswith("--language="):
            language = word.partition("=")[2]
        elif word.startswith("-l"):
            language = word[2:]
    return language


# --- what a shell can complete -----------------------------------------------------------------------------------


def languages() -> list[str]:
    return list(LANGUAGES)


def generators() -> list[str]:
    return list(GENERATORS)


def games() -> list[str]:
    return list(warren.game_names())


def players() -> list[str]:
    """The bots, as far as their names are fixed: `search:`."""
    return list(dict.fromkeys(form.partition("<")[0] for form in bots.forms()))


def settings(context: typer.Context) -> list[str]:
    """`length=match`, `length=hand`, `threshold=50` and so on, of the game that has been named."""
    found = [(setting, value) for game in _named(context) for setting in game.settings for value in _values(setting)]
    return list(dict.fromkeys(f"{setting.name}={value}" for setting, value in found))


def setting_names(context: typer.Context) -> list[str]:
    return list(dict.fromkeys(setting.name for game in _named(context) for setting in game.settings))


def presets(context: typer.Context) -> list[str]:
    return list(dict.fromkeys(name for game in _named(context) for name in game.presets()))


def lessons(context: typer.Context) -> list[str]:
    return [lesson for game in _named(context) for lesson in game.seeing.lessons()]


def rules(context: typer.Context) -> list[str]:
    return [rule for game in _named(context) for rule in book(game)]


def _named(context: typer.Context) -> list[Game]:
    """The game that stands on the line, or all of them where an unfinished option hides it."""
    name, known = str(context.params.get("game")), warren.game_names()
    return [warren.game(one) for one in known if one == name or name not in known]


def _values(setting: Setting) -> tuple[str, ...]:
    if isinstance(setting.default, bool):
        return ("yes", "no")
    return setting.options or (setting.text(setting.default),)


# --- common arguments and options --------------------------------------------------------------------------------


def _spoken(_given: str) -> str:
    """Asked for before or after the command: it is the same language."""
    return spoken[0]


Language = Annotated[
    str,
    typer.Option("--language", "-l", callback=_spoken, autocompletion=languages, help="help-language"),
]
GameName = Annotated[str, typer.Argument(autocompletion=games, help="help-game")]
Given = Annotated[list[str] | None, typer.Option("--set", "-s", autocompletion=settings, help="help-set")]
Preset = Annotated[str | None, typer.Option("--preset", "-p", autocompletion=presets, help="help-preset")]
SettingsFile = Annotated[Path | None, typer.Option("--settings", help="help-settings-file")]
Hands = Annotated[bool, typer.Option("--hands", help="help-hands")]


def words_in(language: str) -> Words:
    return Words(language)


def tell_if_slow(words: Words) -> None:
    """One line where bots play interpreted, unless that was asked for. What started us may know until when."""
    if build.is_compiled() or os.environ.get("WARREN_BUILD") == "interpreted":
        return
    minutes = os.environ.get("WARREN_READY_IN", "")
    if minutes.isdecimal():
        typer.echo(words.say("cli-interpreted-yet", minutes=int(minutes)), err=True)
    else:
        typer.echo(words.say("cli-interpreted"), err=True)


def open_all() -> None:
    """Have everything join that installed packages bring, as early as it can."""
    bots.names()
    for name in warren.game_names():
        warren.game(name)


def tell_broken(words: Words, told: WarrenError | None = None) -> None:
    """Say once which installed packages were left out, and why; one of them may be told anyway."""
    for problem in packages.BROKEN:
        if problem is not told:
            typer.echo(words.error(problem), err=True)
    packages.BROKEN.clear()


def settings_from(
    given: list[str] | None, game: Game, preset: str | None, file: Path | None = None
) -> dict[str, object]:
    """What was given on the line goes before what a file says, and that before the preset that either of them names."""
    typed = _read(given)
    named, written = (None, {}) if file is None else read_settings(file, game)
    chosen = named if preset is None else preset
    return _with_files({**(game.preset(chosen) if chosen is not None else {}), **written, **typed})


def tell_notes(game: Game, setup: Setup, words: Words) -> None:
    """Say what whoever plays by these settings should know, beside what a command answers."""
    for note in game.notes(setup):
        typer.echo(words.phrase(note), err=True)


def _read(given: list[str] | None) -> dict[str, object]:
    values: dict[str, object] = {}
    for word in given or []:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadInput("settings/form", text=word)
        if name in values:
            raise BadInput("settings/twice", name=name)
        values[name] = value
    return values


def _with_files(values: dict[str, object]) -> dict[str, object]:
    """Lands and tile sets may be named by their files, and become settings as codes. JR-B3, JR-P4."""
    for name, ending in FILES.items():
        value = str(values.get(name, ""))
        if "." in value and ":" not in value and not value.endswith(ending):
            raise BadInput("settings/file-ending", name=name, value=value, ending=ending)
    tiles, land = str(values.get("tiles", codes.STANDARD)), str(values.get("land", ""))
    if tiles.endswith(FILES["tiles"]):
        text = read_text(Path(tiles))
        tileset.read(text, tiles)
        values["tiles"] = tiles = codes.tiles_code(text)
    if land.endswith(FILES["land"]):
        values["land"] = codes.land_code(files.read(read_text(Path(land)), codes.read_tiles(tiles)))
    return values
