"""Lands from seeds: the same on every machine, interpreted or compiled, for all arithmetic is in whole numbers. JR-B3.

An outline is grown around the citadel, its tiles are dealt to it and exchanged until the roads are good, islets are
set into the sea; what does not meet JR-B4, JR-B7 and its character's own ranges is dropped, and another one is made.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.errors import BadInput
from warren.core.rng import Chance, fast
from warren.games.jackrabbits.land.acceptance import faults, misses, most_journeys
from warren.games.jackrabbits.land.characters import Character, character_named
from warren.games.jackrabbits.land.ground import Ground, laid_out
from warren.games.jackrabbits.land.growth import outline
from warren.games.jackrabbits.land.kinds import Kinds
from warren.games.jackrabbits.land.land import Land
from warren.games.jackrabbits.land.lattice import CORNERS, FORMS, HEXAGON, steps_between
from warren.games.jackrabbits.land.tiles import BASE_SUITS, UNDERGROUND, in_play, is_islet
from warren.games.jackrabbits.land.tileset import TileSet, standard

MOST_TRIES: Final = 100
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
    growth = outline([tile for tile in played if not is_islet(tile)], kind, chance)
    if growth is None or growth.holes() or not is_in_range(kind, growth.coast(), growth.necks()):
        return None
    kinds = Kinds(growth.ground, tiles, most_journeys(suits), chance)
    kinds.deal()
    kinds.tame(kind.exchanges * len(played))
    kinds.polish(kind.polish * len(played))
    kinds.launch_boats()
    places = kinds.settled()
    set_islets(places, [tile for tile in played if is_islet(tile)], chance)
    land = Land(tiles, suits, places)
    return None if misses(land) or faults(land) else land


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
