"""Suits, lands and tile sets as texts without spaces: so that they can be settings, and stand in one line of a record.

    clubs,spades,hearts,diamonds          suits
    LPAA…                                 a land: its suits, then where each tile lies (see `land_code`)
    TbmFtZS…                              a tile set: its file, in other letters

A land's file (`land/files.py`) is for people to read; its code is the same land for settings, links and records.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from difflib import get_close_matches
from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from warren.core.cards import bit
from warren.core.errors import BadInput, BadSettings
from warren.games.jackrabbits.land import files, tileset
from warren.games.jackrabbits.land.land import Land
from warren.games.jackrabbits.land.lattice import TURNS, spot_of
from warren.games.jackrabbits.land.tiles import CITADEL, NAMES, SHAPE, SUITS, UNDERGROUND, in_play, suits_in
from warren.games.jackrabbits.land.tileset import TileSet

FEWEST_SUITS: Final = 2
_ALIKE: Final = 0.75  # so much like a suit that it must be one, misspelt
STANDARD: Final = "standard"
SUITS_FORM: Final = "<suit>,<suit>,..."
TILES_FORM: Final = "standard | T<code>"

_LAND: Final = "L"
_TILES: Final = "T"
_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
_MIDDLE: Final = 32


# --- suits -------------------------------------------------------------------------------------------------------


def suits_text(suits: i64) -> str:
    return ",".join(suits_in(suits))


def read_suits(text: str) -> i64:
    """Suits as a mask, from their names; 0 if there are too few, or one is unknown or named twice. JR-E0b."""
    suits: i64 = 0
    words = text.lower().split(",")
    for word in words:
        if word not in SUITS:
            return 0
        suits |= bit(SUITS.index(word))
    return suits if len(words) == len(suits_in(suits)) >= FEWEST_SUITS else 0


def no_suits(text: str) -> BadSettings:
    """What is wrong with suits that cannot be read, and what they could be."""
    unknown = [word for word in text.lower().split(",") if word not in SUITS]
    near = get_close_matches(unknown[0], SUITS, 1, _ALIKE) if unknown else []
    return BadSettings("settings/suits", name="suits", value=text, near=near[0] if near else "", known=SUITS)


# --- lands -------------------------------------------------------------------------------------------------------


def land_code(land: Land) -> str:
    """`L`, two letters for the suits, then x, y and (where it can be turned) turn of each tile but the citadel.

    Tiles come in ascending order. A letter is a number from 0 to 63; x and y are counted from -32.
    """
    letters = [_LAND, _LETTERS[land.suits >> 6], _LETTERS[land.suits & 63]]
    for tile in _coded(land.suits):
        x, y, turn = spot_of(int(land.places[tile]))
        letters += [_LETTERS[x + _MIDDLE], _LETTERS[y + _MIDDLE]]
        if TURNS[SHAPE[tile]] > 1:
            letters.append(_LETTERS[turn])
    return "".join(letters)


def read_land(code: str, tiles: TileSet) -> Land:
    """The land of a code. `BadInput` if it is none, or if its tiles cannot lie so."""
    numbers = [_LETTERS.find(letter) for letter in code[1:]]
    if code[:1] != _LAND or len(numbers) < 2 or -1 in numbers:
        raise BadInput("land/code")
    suits: i64 = numbers[0] << 6 | numbers[1]
    if suits >= bit(len(SUITS)) or len(suits_in(suits)) < FEWEST_SUITS:
        raise BadInput("land/code")
    rest = numbers[2:]
    lines = [files.HEADER, f"tiles {tiles.name}", f"suits {' '.join(suits_in(suits))}", "citadel 0 0"]
    for tile in _coded(suits):
        length = 3 if TURNS[SHAPE[tile]] > 1 else 2
        spot, rest = rest[:length], rest[length:]
        if len(spot) < length:
            raise BadInput("land/code")
        turn = f" {spot[2]}" if length == 3 else ""
        lines.append(f"{NAMES[tile]} {spot[0] - _MIDDLE} {spot[1] - _MIDDLE}{turn}")
    if rest:
        raise BadInput("land/code")
    return files.read("\n".join(lines), tiles)


def _coded(suits: i64) -> list[int]:
    return [tile for tile in in_play(suits) if tile not in (CITADEL, UNDERGROUND)]


# --- tile sets ---------------------------------------------------------------------------------------------------


def tiles_code(text: str) -> str:
    """The code of a tile set, from the text of its file; empty lines and those of comments are left out.

    It is not packed: what a packer makes of a text may differ from machine to machine.
    """
    lines = [line.strip() for line in text.splitlines()]
    kept = "\n".join(line for line in lines if line and not line.startswith("#"))
    return _TILES + urlsafe_b64encode(kept.encode()).decode().rstrip("=")


@lru_cache(maxsize=8)
def read_tiles(code: str) -> TileSet:
    """The tile set that ships with the game, or that of a code; `BadInput` says what is wrong with it."""
    if code == STANDARD:
        return tileset.standard()
    if not code.startswith(_TILES):
        raise BadSettings("settings/value", name="tiles", value=code, possible=TILES_FORM)
    try:
        text = urlsafe_b64decode(code[1:] + "=" * (-len(code[1:]) % 4)).decode()
    except ValueError:
        text = ""
    if not text:
        raise BadSettings("settings/value", name="tiles", value=code, possible=TILES_FORM)
    return tileset.read(text, "tiles")
