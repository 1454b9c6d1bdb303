"""What there is to place: 110 tiles with up to twelve suits, their road ends, and their names. JR-P2, JR-E0b.

A tile has the same number in every land, whatever suits are in play: the citadel 0, the underground 1, then tower,
palace and plaza of each suit, then six road tiles for each set. Road ends are numbered likewise: one for each side.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.cards import bit
from warren.core.messages import Item, Sort, either
from warren.games.jackrabbits.land.lattice import HEXAGON, RHOMBUS, SIDES, TRIANGLE

SUITS: Final = Sort(
    "suit",
    (
        *("clubs", "spades", "hearts", "diamonds"),
        *("torches", "shields", "horseshoes", "acorns"),
        *("shells", "anchors", "bells", "icicles"),
    ),
)
"""The four of the base game, the frontier's four, and the nautical four. JR-E0a."""

BASE_SUITS: Final = 15
"""Clubs, spades, hearts and diamonds, as a mask."""

NAUTICAL: Final = 15 << 8
ALL_SUITS: Final = 4095

KINDS: Final = (
    *("citadel", "underground", "tower", "palace", "plaza"),
    *("woods", "mountain", "river", "merchant", "tavern", "cave"),
)
CITADEL: Final = 0
UNDERGROUND: Final = 1
TOWER: Final = 2
PALACE: Final = 3
PLAZA: Final = 4
WOODS: Final = 5
MOUNTAIN: Final = 6
RIVER: Final = 7
MERCHANT: Final = 8
TAVERN: Final = 9
CAVE: Final = 10

KIND_SHAPES: Final = (*[HEXAGON] * 5, *[RHOMBUS] * 3, *[TRIANGLE] * 3)

HEXAGONS: Final = 38
TILES: Final = 110
ROYALS: Final = "KQJ"
"""Whose house a tower, a palace, a plaza is."""


def _kind(tile: int) -> int:
    if tile < 2:
        return tile
    return TOWER + (tile - 2) % 3 if tile < HEXAGONS else WOODS + (tile - HEXAGONS) % 6


def _name(tile: int) -> str:
    if tile < 2:
        return KINDS[tile]
    if tile < HEXAGONS:
        return f"{KINDS[_kind(tile)]}-{SUITS[(tile - 2) // 3]}"
    return f"{KINDS[_kind(tile)]}-{(tile - HEXAGONS) // 6 + 1}"


def _first_ends() -> list[int]:
    starts = [0]
    for tile in range(TILES):
        starts.append(starts[-1] + SIDES[KIND_SHAPES[_kind(tile)]])
    return starts


_STARTS: Final = _first_ends()
ENDS: Final = 480

NAMES: Final = Sort("tile", [_name(tile) for tile in range(TILES)])
"""ASCII, and the same in every language: `tower-clubs`, `woods-1`."""

BY_NAME: Final = {name: tile for tile, name in enumerate(NAMES)}

KIND: Final = vec[i64]([_kind(tile) for tile in range(TILES)])
SHAPE: Final = vec[i64]([KIND_SHAPES[_kind(tile)] for tile in range(TILES)])
FIRST_END: Final = vec[i64](_STARTS)
"""By tile: the number of its first road end; those of its other sides follow. One more than there are tiles."""

TILE_OF_END: Final = vec[i64]([tile for tile in range(TILES) for _ in range(_STARTS[tile], _STARTS[tile + 1])])
SHAPE_OF_END: Final = vec[i64]([KIND_SHAPES[_kind(tile)] for tile in TILE_OF_END])


def house(suit: int, kind: int) -> int:
    """The tower, palace or plaza of a suit."""
    return 2 + 3 * suit + kind - TOWER


def suit_of_house(tile: i64) -> i64:
    return (tile - 2) // 3


def is_house(tile: i64) -> bool:
    return 2 <= tile < HEXAGONS


def is_islet(tile: i64) -> bool:
    """Towers of the nautical suits lie apart, all their sides facing the sea. JR-E0c."""
    return is_house(tile) and KIND[tile] == TOWER and NAUTICAL & bit(suit_of_house(tile)) != 0


def suits_in(mask: i64) -> tuple[str, ...]:
    """The names of the suits of a mask."""
    return tuple(name for suit, name in enumerate(SUITS) if mask & bit(suit))


def one_of(mask: i64) -> Item:
    """The suits of a mask, to be told with "or"."""
    return either([SUITS.thing(suit) for suit in range(len(SUITS)) if mask & bit(suit)])


def in_play(suits: i64) -> list[int]:
    """All tiles for these suits: citadel, underground, houses, and a set of road tiles for each suit. JR-B6."""
    houses = [tile for tile in range(2, HEXAGONS) if suits & bit(suit_of_house(tile))]
    sets = len(suits_in(suits))
    return [CITADEL, UNDERGROUND, *houses, *range(HEXAGONS, HEXAGONS + 6 * sets)]
