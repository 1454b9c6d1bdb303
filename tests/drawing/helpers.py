"""Lands to be drawn."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from warren.games.jackrabbits.land.generator import generate
from warren.games.jackrabbits.land.land import Land
from warren.games.jackrabbits.land.lattice import NOWHERE, place_at
from warren.games.jackrabbits.land.tiles import ALL_SUITS, BASE_SUITS, BY_NAME, SHAPE, TILES
from warren.games.jackrabbits.land.tileset import TileSet, standard

GENERATED = generate(1)
WITH_ALL_SUITS = generate(1, ALL_SUITS)


def laid(spots: dict[str, tuple[int, int, int]], suits: int = BASE_SUITS, tiles: TileSet | None = None) -> Land:
    """A few tiles, by their x, y and turn."""
    places = vec[i64]([NOWHERE] * TILES)
    for name, (x, y, turn) in spots.items():
        places[BY_NAME[name]] = place_at(SHAPE[BY_NAME[name]], x, y, turn)
    return Land(standard() if tiles is None else tiles, suits, places)


def around_a_gap() -> Land:
    """Three hexagons that enclose one small triangle."""
    return laid({"citadel": (0, 0, 0), "tower-clubs": (2, -2, 0), "palace-clubs": (2, 0, 0)})
