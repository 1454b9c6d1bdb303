"""A land as it lies, by its `Site`: its picture, its roads, its code and its file; and what tiles look like."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.errors import BadSettings
from warren.core.seeing import Site
from warren.drawing.marks import Picture, Spot, rounded
from warren.drawing.scene import draw, draw_tile
from warren.drawing.shapes import outline_at
from warren.games.jackrabbits import codes
from warren.games.jackrabbits.actions import END_TEXTS
from warren.games.jackrabbits.facts import BEYOND
from warren.games.jackrabbits.land.characters import CHARACTERS
from warren.games.jackrabbits.land.files import read, written
from warren.games.jackrabbits.land.land import Land
from warren.games.jackrabbits.land.lattice import TURNS
from warren.games.jackrabbits.land.tiles import (
    FIRST_END,
    HEXAGONS,
    KIND,
    KINDS,
    NAMES,
    SHAPE,
    SUITS,
    UNDERGROUND,
    in_play,
)
from warren.games.jackrabbits.ruleset import beyond

STANDARD: Final = codes.STANDARD
"""The usual tile set."""

ALL_SUITS: Final = SUITS
ALL_CHARACTERS: Final = CHARACTERS
"""What can be chosen of a land; the usual character first."""


def land_of(site: Site) -> Land:
    return Land(codes.read_tiles(site.tiles), codes.read_suits(site.suits), vec[i64](site.places))


def picture_of(site: Site) -> Picture:
    """The underground is shown beside a land once it is built, so that it is in nobody's way."""
    return draw(land_of(site), site.is_advanced, with_underground=site.is_built, is_built=site.is_built)


def roads_of(site: Site) -> dict[str, tuple[Spot, str]]:
    """Every road end: where it lies on the picture, and what lies beyond it."""
    land = land_of(site)
    found: dict[str, tuple[Spot, str]] = {}
    for tile in land.laid():
        for side, spot in enumerate(outline_at(int(land.places[tile])).ends):
            end = int(FIRST_END[tile]) + side
            found[END_TEXTS[end]] = rounded(spot), BEYOND[beyond(int(land.roads.across[end]))]
    return found


def code_of(site: Site) -> str:
    """The code for links and settings."""
    return codes.land_code(land_of(site))


def file_of(site: Site) -> str:
    return written(land_of(site))


def read_file(text: str) -> tuple[str, str]:
    """The land of a file, made of the standard tiles: its code and its suits. `BadInput` says what is wrong."""
    land = read(text, codes.read_tiles(STANDARD))
    return codes.land_code(land), codes.suits_text(land.suits)


def tile_pictures(tiles: str, suits: str) -> dict[str, list[Picture]]:
    """All tiles that are played with, of a set and with the suits in play: a picture for each way to turn them.

    They go by name, or by kind where all of a kind look alike.
    """
    tile_set, mask = codes.read_tiles(tiles), int(codes.read_suits(suits))
    if not mask:
        raise BadSettings("settings/value", name="suits", value=suits, possible=codes.SUITS_FORM)
    looks: dict[str, list[Picture]] = {}
    for tile in in_play(mask):
        look = NAMES[tile] if tile < HEXAGONS else KINDS[KIND[tile]]
        if tile != UNDERGROUND and look not in looks:
            looks[look] = [draw_tile(tile, turn, tile_set, mask) for turn in range(int(TURNS[SHAPE[tile]]))]
    return looks
