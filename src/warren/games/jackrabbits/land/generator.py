"""Lands from seeds: the same on every machine, interpreted or compiled, for all arithmetic is in whole numbers. JR-B3.

An outline is grown around the citadel (and around other hexagons, where there are several landmasses), its tiles are
dealt to it and exchanged until the roads are good, islets are set into the sea; what does not meet JR-B4, JR-B7 and its
character's own ranges is dropped, and another one is made.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.errors import BadInput
from warren.core.rng import Chance, fast
from warren.games.jackrabbits.land.acceptance import faults, misses, most_journeys
from warren.games.jackrabbits.land.characters import Character, character_named
from warren.games.jackrabbits.land.ground import Ground, bare, laid_out
from warren.games.jackrabbits.land.growth import Growth, outline
from warren.games.jackrabbits.land.kinds import Kinds
from warren.games.jackrabbits.land.land import Land
from warren.games.jackrabbits.land.lattice import (
    CORNERS,
    FORMS,
    HEXAGON,
    RHOMBUS,
    SIDES_OF_FORM,
    TRIANGLE,
    WIDTH,
    is_place,
    steps_between,
)
from warren.games.jackrabbits.land.tiles import BASE_SUITS, SHAPE, UNDERGROUND, in_play, is_islet
from warren.games.jackrabbits.land.tileset import TileSet, standard

MOST_TRIES: Final = 500
MOST_MASSES: Final = 4
OFFSHORE: Final = 4
"""How near to the land islets are set, and how far from each other at least."""


class Made:
    """A generated land, and how many tries it took."""

    def __init__(self, land: Land, tries: int) -> None:
        self.land = land
        self.tries = tries


def generate(
    seed: int | str, suits: int = BASE_SUITS, character: str = "compact", tiles: TileSet | None = None
) -> Land:
    """The land of a seed, for the suits of a mask, in one of the `CHARACTERS`."""
    return make(seed, suits, character, tiles).land


def make(
    seed: int | str, suits: int, character: str, tiles: TileSet | None = None, most_tries: int = MOST_TRIES
) -> Made:
    """The same, with what it took."""
    kind = character_named(character)
    used = standard() if tiles is None else tiles
    for tries in range(1, most_tries + 1):
        land = attempt(fast(f"land {seed} {suits} {character} {tries}"), suits, kind, used)
        if land is not None:
            return Made(land, tries)
    raise BadInput("land/not-found", seed=str(seed), character=character, tries=most_tries)


def attempt(chance: Chance, suits: i64, kind: Character, tiles: TileSet) -> Land | None:
    """One land, or None if it is not accepted."""
    played = [tile for tile in in_play(suits) if tile != UNDERGROUND]
    ground = outlines([tile for tile in played if not is_islet(tile)], kind, chance)
    if ground is None:
        return None
    kinds = Kinds(ground, tiles, most_journeys(suits), chance)
    kinds.deal()
    kinds.tame(kind.exchanges * len(played))
    kinds.polish(kind.polish * len(played))
    kinds.launch_boats()
    places = kinds.settled()
    set_islets(places, [tile for tile in played if is_islet(tile)], chance)
    land = Land(tiles, suits, places)
    return None if misses(land, by_caves=kind.apart > 0) or faults(land) else land


def outlines(tiles: list[int], kind: Character, chance: Chance) -> Ground | None:
    """The outlines of all landmasses, that of the citadel first; None if one of them is not as it should be."""
    shares = masses(tiles, kind)
    ground = bare()
    turn = chance.below(6) if len(shares) > 1 else 0
    for number, share in enumerate(shares):
        growth = outline(share, kind, chance)
        if growth is None or growth.holes() or not is_in_range(kind, growth.coast(), growth.necks()):
            return None
        shift: i64 = 0
        if number:
            shift = gulf(ground, growth, CORNERS[(turn + (number - 1) * 6 // (len(shares) - 1)) % 6])
        for tile in share:
            place = growth.ground.places[tile] + shift * FORMS
            if not is_place(place):
                return None
            ground.put(tile, place)
    return ground


def masses(tiles: list[int], kind: Character) -> list[list[int]]:
    """As many landmasses as a character wants, with equal shares of each shape. Each begins with a hexagon.

    Each has three hexagons at least, for from each hexagon two others are reached. JR-B7.
    """
    if not kind.apart:
        return [tiles]
    shapes = [[tile for tile in tiles if SHAPE[tile] == shape] for shape in (HEXAGON, RHOMBUS, TRIANGLE)]
    count = min(max(len(tiles) // kind.apart, 2), MOST_MASSES, len(shapes[0]) // 3)
    return [[tile for shape in shapes for tile in shape[number::count]] for number in range(count)]


def gulf(ground: Ground, growth: Growth, step: i64) -> i64:
    """How far a landmass is moved, step by step, until there is open water around it."""
    shore = vec[i64]([0] * (WIDTH * WIDTH))
    for tile in ground.laid():
        for point in corners_of(ground.places[tile]):
            shore[point] = 1
            for direction in range(6):
                shore[point + CORNERS[direction]] = 1
    points = [point for tile in growth.laid for point in corners_of(growth.ground.places[tile])]
    shift = step
    while any(shore[point + shift] for point in points):
        shift += step
    return shift


def corners_of(place: i64) -> list[int]:
    """The points at the corners of a place."""
    form = place % FORMS
    return [int(place // FORMS + CORNERS[form * 6 + corner]) for corner in range(int(SIDES_OF_FORM[form]))]


def is_in_range(kind: Character, coast: i64, necks: i64) -> bool:
    """Whether an outline has its character."""
    return kind.coast[0] <= coast <= kind.coast[1] and kind.necks[0] <= necks <= kind.necks[1]


def set_islets(places: vec[i64], islets: list[int], chance: Chance) -> None:
    """Towers in the sea, at random, off the coast but away from it and from each other. JR-E0c."""
    if not islets:
        return
    ground = laid_out(places)
    coast = [int(places[tile] // FORMS) for tile in ground.laid()]
    near = [place for place in ground.places_apart(OFFSHORE) if is_offshore(ground, place, coast)]
    for islet in islets:
        place = near[int(chance.below(len(near)))]
        places[islet] = place
        near = [other for other in near if steps_between(other // FORMS, place // FORMS) >= OFFSHORE]


def is_offshore(ground: Ground, place: i64, coast: list[int]) -> bool:
    """Whether a hexagon there would lie near some tile, but touch none, not even at a corner."""
    point = place // FORMS
    return any(steps_between(point, other) <= OFFSHORE for other in coast) and not touches_corner(ground, place)


def touches_corner(ground: Ground, place: i64) -> bool:
    """Whether a tile lies at a corner of a hexagon's place: another hexagon, around that corner, would not be free."""
    point = place // FORMS
    for corner in range(6):
        if not ground.is_free((point + CORNERS[corner]) * FORMS + HEXAGON):
            return True
    return False
