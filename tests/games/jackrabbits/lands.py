"""Lands made for a test: a few tiles where they are wanted, and all others on islands far away."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from warren.games.jackrabbits.codes import land_code
from warren.games.jackrabbits.land.ground import Ground, bare
from warren.games.jackrabbits.land.land import Land
from warren.games.jackrabbits.land.lattice import NOWHERE, TURNS, place_at, spot_of
from warren.games.jackrabbits.land.tiles import BY_NAME, HEXAGONS, NAMES, SHAPE, SUITS, UNDERGROUND, in_play
from warren.games.jackrabbits.land.tileset import standard

ALL_SUITS = "clubs,spades,hearts,diamonds"


@lru_cache(maxsize=64)
def made_land(words: str, suits: str = ALL_SUITS) -> str:
    """The code of a land: these tiles, `"citadel 0 0, woods-1 1 0 1"`, and all others on islands far away."""
    mask = sum(1 << SUITS.index(suit) for suit in suits.split(","))
    ground = bare()
    named: set[int] = set()
    for line in words.split(","):
        name, *numbers = line.split()
        tile = BY_NAME[name]
        put(ground, tile, place_at(SHAPE[tile], *(int(number) for number in numbers)))
        named.add(tile)
    rest = [tile for tile in in_play(mask) if tile not in named and tile != UNDERGROUND]
    houses = [tile for tile in rest if tile < HEXAGONS]
    spots = iter([(x, y) for y in (-24, -19, -14) for x in (0, 6, 12, 18, 24)])
    for tile in houses:
        put(ground, tile, place_at(0, *next(spots)))
    based = houses[:]
    for tile in rest:
        if tile >= HEXAGONS:
            put(ground, tile, next(beside(ground, tile, based)))
            based.append(tile)
    return land_code(Land(standard(), mask, ground.places))


def put(ground: Ground, tile: int, where: int) -> None:
    assert where != NOWHERE, NAMES[tile]
    assert ground.is_free(where), NAMES[tile]
    ground.put(tile, where)


def beside(ground: Ground, tile: int, based: list[int]) -> Iterator[int]:
    """Places for a small tile where it touches one of these alone, the first of them before the others."""
    for base in based:
        x, y, _ = spot_of(int(ground.places[base]))
        for turn in range(TURNS[SHAPE[tile]]):
            for dx in range(-2, 3):
                for dy in range(-2, 3):
                    where = place_at(SHAPE[tile], x + dx, y + dy, turn)
                    if ground.is_free(where) and list(ground.neighbours(where)) == [base]:
                        yield where


RING = ", ".join(
    [
        "citadel 0 0, river-1 1 0 1",
        "tavern-1 1 0 1, tavern-2 1 1 0, merchant-1 0 1 1, merchant-2 0 1 0",
    ]
)
"""A river beside the citadel (its side 0, the river's side 3), and four triangles that lead from the river's other
road, its sides 1 and 2, around a corner and back to it; their outer sides face the sea."""

PALACE_RING = ", ".join(
    [
        "citadel 0 0, palace-hearts 8 0, river-1 9 0 1",
        "tavern-1 9 0 1, tavern-2 9 1 0, merchant-1 8 1 1, merchant-2 8 1 0",
    ]
)
"""The same beside a palace."""

LAGOON = ", ".join(
    [
        "citadel 0 0, tower-clubs 2 -1, palace-clubs 4 -2, plaza-clubs 5 -1, tower-spades 4 1",
        "palace-spades 3 3, plaza-spades 1 4, tower-hearts -1 5, palace-hearts -2 4, plaza-hearts -1 2",
        "merchant-1 0 0 1",
    ]
)
"""Ten hexagons around a gap, and a merchant in it, beside the citadel's side 0: two of its sides face the gap."""
