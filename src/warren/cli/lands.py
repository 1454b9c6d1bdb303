"""Lands on the command line: found by what is asked for, and written as files or shown."""

from __future__ import annotations

import json
import os
import sys
from math import ceil, sqrt
from pathlib import Path
from typing import Final, NamedTuple

import typer
from rich.console import Console
from rich.text import Text

from warren.cli.files import check_writable, read_text, write
from warren.core.cards import bit
from warren.core.errors import BadInput
from warren.core.record import read, replay
from warren.drawing import svg
from warren.drawing.letters import sketched, style_of
from warren.drawing.marks import Picture, as_json
from warren.drawing.png import rendered
from warren.drawing.scene import draw
from warren.drawing.sheet import sheet
from warren.drawing.style import THEMES
from warren.games.jackrabbits.building.game import LAND
from warren.games.jackrabbits.building.table import LandTable
from warren.games.jackrabbits.land import files, tileset
from warren.games.jackrabbits.land.characters import CHARACTERS, character_named
from warren.games.jackrabbits.land.generator import generate
from warren.games.jackrabbits.land.land import Land
from warren.games.jackrabbits.land.sample import check_suits, sample
from warren.games.jackrabbits.land.tiles import BASE_SUITS, NAMES, SUITS, suits_in
from warren.games.jackrabbits.land.tileset import TileSet
from warren.terminal import saves
from warren.text import Words

BASE: Final = ",".join(suits_in(BASE_SUITS))
SAMPLE: Final = "sample"
KEPT: Final = "kept"
"""The land of the game that is kept where `warren play land` keeps it."""

FORMS: Final = (".land", ".svg", ".png", ".json")
"""What a land can be written as, by how the name of the file ends."""


class Look(NamedTuple):
    """How a land is to look."""

    words: Words
    theme: str
    width: int
    is_advanced: bool


# --- what a shell can complete -----------------------------------------------------------------------------------


def samples() -> list[str]:
    return [SAMPLE, KEPT]


def characters() -> list[str]:
    return list(CHARACTERS)


def themes() -> list[str]:
    return list(THEMES)


def suit_lists(incomplete: str) -> list[str]:
    """What has been written so far, with each suit that is not yet there."""
    named = incomplete.split(",")[:-1]
    return [",".join([*named, suit]) for suit in SUITS if suit not in named]


# --- what is asked for -------------------------------------------------------------------------------------------


def mask(named: str) -> int:
    """Suits, by their names with commas between them, as a mask."""
    words = [word.strip() for word in named.split(",")]
    if len(words) < files.FEWEST_SUITS or len(set(words)) < len(words) or not set(words) <= set(SUITS):
        raise BadInput("land/named-suits", text=named, known=SUITS)
    return sum(int(bit(SUITS.index(word))) for word in words)


def known_character(name: str) -> str:
    """The name, if there is such a character."""
    return character_named(name).name


def tile_set(path: Path | None) -> TileSet:
    """The tiles of a file, or those that ship with the game. JR-P4."""
    return tileset.standard() if path is None else tileset.read(read_text(path), str(path))


def find(which: str, suits: str, character_name: str, tiles: TileSet) -> Land:
    """The land of a file or of a game, the sample land, or that of a seed. JR-B3."""
    if which == SAMPLE:
        shipped = sample()
        check_suits(shipped, mask(suits))
        return Land(tiles, shipped.suits, shipped.places)
    if which == KEPT or which.endswith((".game", ".record")):
        return built_in(saves.place_of(LAND.name) if which == KEPT else Path(which))
    if which.endswith(".land") or os.sep in which or os.path.isfile(which):  # `Path.is_file` fails for names too long
        return files.read(read_text(Path(which)), tiles)
    return generate(which, mask(suits), character_name, tiles)


def built_in(path: Path) -> Land:
    """The land that was built, or walked on, in a game that is kept, or in a record."""
    if path.suffix == ".record":
        record = read(read_text(path))
    else:
        record = saves.load(path).record
    if record.game != LAND.name:
        raise BadInput("land/other-game", path=str(path), game=record.game)
    table = replay(record, LAND)
    assert isinstance(table, LandTable)
    if table.next_builder(0) >= 0:
        raise BadInput("land/unfinished", path=str(path))
    return table.land()


def check_outputs(paths: list[Path] | None) -> None:
    """Before the work is done: whether all files have a form that we write, and can be written."""
    for path in paths or []:
        if path.suffix not in FORMS:
            raise BadInput("land/output", path=str(path))
        check_writable(path)


def look(words: Words, theme: str, width: int, is_advanced: bool = False) -> Look:
    if theme not in THEMES:
        raise BadInput("land/theme", theme=theme, known=THEMES)
    return Look(words, theme, width, is_advanced)


# --- files -------------------------------------------------------------------------------------------------------


def save(land: Land, paths: list[Path], look: Look) -> None:
    """Write a land to files, each in the form that its name asks for."""
    for path in paths:
        write(path, _content(land, path.suffix, look))
        typer.echo(look.words.say("land-written", path=str(path)))


def _content(land: Land, form: str, look: Look) -> str | bytes:
    if form == ".land":
        return files.written(land)
    picture = draw(land, look.is_advanced)
    if form == ".json":
        return json.dumps(as_json(picture), separators=(",", ":")) + "\n"
    if form == ".svg":
        return svg.written(picture, look.theme, title(land, look.words), names(look.words))
    return rendered(svg.written(picture, _for_png(look.theme)), look.width)


def save_sheet(lands: dict[int, Land], path: Path, look: Look) -> None:
    """Write many lands to one file, numbered by their seeds."""
    pictures = [draw(land, with_underground=False) for land in lands.values()]
    columns = ceil(sqrt(1.5 * len(pictures)))
    theme = look.theme if path.suffix == ".svg" else _for_png(look.theme)
    text = sheet(pictures, list(lands), columns, theme, look.words.say("land-sheet-title"))
    write(path, text if path.suffix == ".svg" else rendered(text, look.width))
    typer.echo(look.words.say("land-written", path=str(path)))


def _for_png(theme: str) -> str:
    """A picture of dots cannot follow anybody's preference."""
    return "light" if theme == "auto" else theme


def title(land: Land, words: Words) -> str:
    return words.say("land-title", suits=tuple(words.say("tile-suit", which=suit) for suit in suits_in(land.suits)))


def names(words: Words) -> dict[str, str]:
    """What tiles are called, for those who point at them."""
    called: dict[str, str] = {}
    for name in NAMES:
        kind, _, which = name.partition("-")
        text = words.say("tile-name", kind=kind, which=which or "none")
        called[name] = text[0].upper() + text[1:]
    return called


# --- on the terminal ---------------------------------------------------------------------------------------------


def print_sketch(land: Land, look: Look) -> None:
    """A drawing in signs, with what they mean."""
    console = Console(highlight=False)
    picture: Picture = draw(land, look.is_advanced)
    for pieces in sketched(picture, console.width, not _has_dots()).lines():
        line = Text.assemble(*[(piece.text, style_of(piece, look.theme)) for piece in pieces])
        if not console.is_terminal:
            line.rstrip()
        console.print(line, soft_wrap=True)
    console.print(look.words.say("land-signs"))
    if land.suits & ~BASE_SUITS:
        console.print(look.words.say("land-suit-signs"))
    if land.black_triangles():
        console.print(look.words.say("land-black-triangles", marks=_black_triangles(land, look.words)))


def _black_triangles(land: Land, words: Words) -> tuple[str, ...]:
    """What lies beside the underground, and whose it is. JR-E0d."""
    return tuple(
        words.say("land-black-triangle", mark=mark, suit=words.say("tile-suit", which=suit))
        for suit, mark in land.black_triangles().items()
    )


def _has_dots() -> bool:
    """Whether the signs for roads and suits can be written there. What has no encoding takes all of them."""
    try:
        "⠿♣".encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        return False
    return True


def figures(land: Land, words: Words) -> str:
    """A land in numbers."""
    return words.say(
        "land-figures",
        tiles=len(land.laid()),
        joins=land.joins(),
        sea=land.sea_ends(),
        boats=len(land.boats()),
        lost=round(land.lost() / 10),
    )
