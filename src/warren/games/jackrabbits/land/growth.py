"""Growing the outline of a land: which shapes lie where, before it is said which tile is which. For the generator.

Each side that a tile turns outwards invites a few places: one for a hexagon, two for a rhombus, one for a triangle. How
often a place is invited is how many of its sides would be joined, so the counts are kept as tiles come and go, and
nothing is ever searched for.
"""

from __future__ import annotations

from math import isqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.rng import Chance
from warren.games.jackrabbits.land.characters import Character
from warren.games.jackrabbits.land.ground import Ground, bare
from warren.games.jackrabbits.land.lattice import (
    AREA_OF_FORM,
    CORNERS,
    COVERS,
    FACES,
    FORMS,
    MIDDLE,
    NOWHERE,
    OWN,
    PLACES,
    RHOMBUS,
    SHAPE_OF_FORM,
    SIDES_OF_FORM,
    TRIANGLE,
    WIDTH,
    distance,
    is_place,
)
from warren.games.jackrabbits.land.tiles import SHAPE, TILES

ORIGIN: Final = MIDDLE * WIDTH + MIDDLE
_POINTS: Final = WIDTH * WIDTH
_NO_COUNTS: Final = vec[i64]([0] * PLACES)
_DISTANCE: Final = vec[i64]([distance(point) for point in range(_POINTS)])

WEAK: Final = 600
HOLE: Final = 1000
"""What a tile with a single joined side, or no room for a boat, and an enclosed gap take from an outline's worth."""

BOATS: Final = 2

_MIX: Final = 0x9E3779B1
_WORD: Final = 0xFFFFFFFF


def _invited(form: int, side: int) -> list[int]:
    """The places, less the own one, of a hexagon, two rhombi and a triangle that join this side with one of theirs."""
    own, beyond = int(OWN[form * 6 + side]), int(FACES[form * 6 + side])
    found: list[int] = []
    for other in range(FORMS):
        for there in range(int(SIDES_OF_FORM[other])):
            offset = beyond - int(OWN[other * 6 + there])
            if offset % 2 == 0 and offset + int(FACES[other * 6 + there]) == own:
                found.append(offset // 2 * FORMS + other - form)
    return found


_INVITED: Final = vec[i64](
    [
        place
        for form in range(FORMS)
        for side in range(6)
        for place in (_invited(form, side) if side < SIDES_OF_FORM[form] else [0] * 4)
    ]
)
"""By (form * 6 + side) * 4: the places that a side invites, less the own one."""


def _covering(upright: int) -> list[int]:
    """The places, less FORMS times the point, that cover the upright or the hanging cell of a point."""
    return [
        (upright - int(COVERS[form * 6 + n])) // 2 * FORMS + form
        for form in range(FORMS)
        for n in range(int(AREA_OF_FORM[form]))
        if (upright - int(COVERS[form * 6 + n])) % 2 == 0
    ]


_COVERING: Final = vec[i64]([place for upright in range(2) for place in _covering(upright)])
_COVERS_EACH: Final = len(_covering(0))


class Growth:
    """An outline that grows around a hexagon: the citadel, or the first tile of another landmass."""

    def __init__(self, root: i64, character: Character, chance: Chance) -> None:
        self.root = root
        self.character = character
        self.chance = chance
        self.ground: Ground = bare()
        self.contacts = _NO_COUNTS[:]  # by place: how many of its sides touch a tile
        self.foes = _NO_COUNTS[:]  # by place: how many of them touch what guideline X or ! keeps away from it
        self.listed = _NO_COUNTS[:]  # by place: 1 if it is in `waiting`
        self.waiting = [
            vec[i64]([]),
            vec[i64]([]),
            vec[i64]([]),
        ]  # by shape: places that may be free and touch the land
        self.centre_of = vec[i64]([ORIGIN] * TILES)  # by tile: the point that it is drawn to
        self.laid = vec[i64]([])
        self.joined: i64 = 0
        self.far: i64 = 0  # how far all tiles are from their centres

    # --- tiles come and go ---------------------------------------------------------------------------------------

    def put(self, tile: i64, place: i64) -> None:
        self.joined += self.contacts[place]
        self.far += self.distance(tile, place)
        self.ground.put(tile, place)
        self._invite(place, 1)

    def lift(self, tile: i64) -> None:
        place = self.ground.places[tile]
        self.ground.lift(tile)
        self._invite(place, -1)
        self.far -= self.distance(tile, place)
        self.joined -= self.contacts[place]
        self._open(place)

    def distance(self, tile: i64, place: i64) -> i64:
        return _DISTANCE[place // FORMS - self.centre_of[tile] + ORIGIN]

    def _invite(self, place: i64, change: i64) -> None:
        form = place % FORMS
        shape = SHAPE_OF_FORM[form]
        at = form * 24
        last = at + SIDES_OF_FORM[form] * 4
        while at < last:
            there = place + _INVITED[at]
            self.contacts[there] += change
            if not self.listed[there]:
                self._list(there)
            if shape != RHOMBUS and SHAPE_OF_FORM[there % FORMS] == shape:
                self.foes[there] += change
            at += 1

    def _open(self, place: i64) -> None:
        """List what could be free again now that nothing lies there any more."""
        form = place % FORMS
        n: i64 = 0
        while n < AREA_OF_FORM[form]:
            cell = place // FORMS * 2 + COVERS[form * 6 + n]
            at = (cell & 1) * _COVERS_EACH
            last = at + _COVERS_EACH
            while at < last:
                there = (cell >> 1) * FORMS + _COVERING[at]
                if self.contacts[there] and not self.listed[there]:
                    self._list(there)
                at += 1
            n += 1

    def _list(self, place: i64) -> None:
        if not is_place(place):
            return
        self.listed[place] = 1
        shape = SHAPE_OF_FORM[place % FORMS]
        self.waiting[shape] = append(self.waiting[shape], place)

    # --- growing -------------------------------------------------------------------------------------------------

    def best_place(self, tile: i64) -> i64:
        """Where a tile is worth most, or `NOWHERE`."""
        shape = SHAPE[tile]
        waiting = self.waiting[shape]
        join, pull, noise = self.character.join, self.character.pull, self.character.noise
        word = self.chance.below(1 << 30)
        shift = ORIGIN - self.centre_of[tile]
        best: i64 = NOWHERE
        best_worth: i64 = -1_000_000
        kept: i64 = 0
        at: i64 = 0
        while at < len(waiting):
            place = waiting[at]
            at += 1
            joins = self.contacts[place]
            if joins == 0 or not self.ground.is_free(place):
                self.listed[place] = 0
                continue
            waiting[kept] = place
            kept += 1
            if self.foes[place]:
                continue
            mixed = ((place ^ word) * _MIX) & _WORD
            worth = join * joins - pull * _DISTANCE[place // FORMS + shift] + (mixed >> 12) % noise
            if worth > best_worth:
                best, best_worth = place, worth
        self.waiting[shape] = waiting[:kept]
        return best

    def grow(self, tiles: vec[i64]) -> bool:
        """Lay tiles in a random order, each where it is worth most; False if some find no place.

        A tile without a place is put back, and the next one is tried. JR-B4.
        """
        shuffle(tiles, self.chance)
        n: i64 = 0
        while n < len(tiles):
            other = n
            place = self.best_place(tiles[other])
            while place == NOWHERE and other + 1 < len(tiles):
                other += 1
                place = self.best_place(tiles[other])
            if place == NOWHERE:
                return False
            tiles[n], tiles[other] = tiles[other], tiles[n]
            self.put(tiles[n], place)
            n += 1
        return True

    def worth(self) -> i64:
        """What the whole outline is worth; -1,000,000 if it is not all in one piece."""
        if not self.is_one_piece():
            return -1_000_000
        weak: i64 = 0
        boats: i64 = 0
        n: i64 = 0
        while n < len(self.laid):
            shape = SHAPE[self.laid[n]]
            contacts = self.contacts[self.ground.places[self.laid[n]]]
            n += 1
            if contacts < 2:
                weak += 1
            if shape == TRIANGLE and contacts < 3:
                boats += 1
        if boats < BOATS:
            weak += BOATS - boats
        worth = self.character.join * self.joined - self.character.pull * self.far
        return worth - WEAK * weak - HOLE * self.holes()

    def is_one_piece(self, without: i64 = -1) -> bool:
        """Whether all tiles, perhaps but one, are joined by sides."""
        met = vec[i64]([0] * TILES)
        met[self.root] = 1
        wanted: i64 = len(self.laid)
        if without >= 0:
            met[without] = 1
            wanted -= 1
        reached = vec[i64]([self.root])
        done: i64 = 0
        while done < len(reached):
            place = self.ground.places[reached[done]]
            done += 1
            form = place % FORMS
            side: i64 = 0
            while side < SIDES_OF_FORM[form]:
                other = self.ground.owners[place // FORMS * 2 + FACES[form * 6 + side]] - 1
                if other >= 0 and not met[other]:
                    met[other] = 1
                    reached = append(reached, other)
                side += 1
        return len(reached) == wanted

    def holes(self) -> i64:
        """How many enclosed gaps an outline in one piece has. Euler: points - edges + cells = 1 - gaps."""
        met = vec[i64]([0] * _POINTS)
        points: i64 = 0
        cells: i64 = 0
        sides: i64 = 0
        n: i64 = 0
        while n < len(self.laid):
            place = self.ground.places[self.laid[n]]
            n += 1
            form = place % FORMS
            cells += AREA_OF_FORM[form]
            sides += SIDES_OF_FORM[form]
            if form == 0:
                points += 1  # the middle of a hexagon
            corner: i64 = 0
            while corner < SIDES_OF_FORM[form]:
                point = place // FORMS + CORNERS[form * 6 + corner]
                if not met[point]:
                    met[point] = 1
                    points += 1
                corner += 1
        coast = sides - 2 * self.joined
        return 1 - points + (3 * cells + coast) // 2 - cells

    def coast(self) -> i64:
        """The sides at the sea, squared, for each hundred sides: the same for small and large outlines of one kind."""
        sides: i64 = 0
        n: i64 = 0
        while n < len(self.laid):
            sides += SIDES_OF_FORM[self.ground.places[self.laid[n]] % FORMS]
            n += 1
        coast = sides - 2 * self.joined
        return coast * coast * 100 // sides

    def necks(self) -> i64:
        """Of a hundred tiles, how many hold the outline together: without one of them it would fall apart."""
        count: i64 = 0
        n: i64 = 1
        while n < len(self.laid):
            if not self.is_one_piece(self.laid[n]):
                count += 1
            n += 1
        return count * 100 // len(self.laid)

    # --- working on it -------------------------------------------------------------------------------------------

    def improve(self) -> None:
        """Take up a few neighbouring tiles and grow them anew, again and again; what is worse is kept less and less."""
        worth = self.worth()
        best, best_places = worth, self.ground.places[:]
        steps = self.character.steps * len(self.laid)
        step: i64 = 0
        while step < steps:
            before = self.ground.places[:]
            taken = self.take_up(1 + self.chance.below(6))
            is_whole = self.grow(taken)
            later: i64 = self.worth() if is_whole else -1_000_000
            heat = self.character.join * (steps - step) // steps
            if later >= worth - self.chance.below(heat + 1):
                worth = later
                if worth > best:
                    best, best_places = worth, self.ground.places[:]
            else:
                self.put_back(taken, before)
            step += 1
        self.put_back(self.laid, best_places)

    def take_up(self, count: i64) -> vec[i64]:
        """Lift so many tiles that lie together, but never the first one."""
        taken = vec[i64]([self.laid[1 + self.chance.below(len(self.laid) - 1)]])
        done: i64 = 0
        while done < len(taken) and len(taken) < count:
            place = self.ground.places[taken[done]]
            done += 1
            side: i64 = 0
            while side < SIDES_OF_FORM[place % FORMS] and len(taken) < count:
                other = self.ground.facing(place, side)
                if other >= 0 and other != self.root and not is_in(other, taken):
                    taken = append(taken, other)
                side += 1
        n: i64 = 0
        while n < len(taken):
            self.lift(taken[n])
            n += 1
        return taken

    def put_back(self, tiles: vec[i64], places: vec[i64]) -> None:
        """Lay tiles where they were before."""
        n: i64 = 0
        while n < len(tiles):
            if self.ground.places[tiles[n]] != NOWHERE:
                self.lift(tiles[n])
            n += 1
        n = 0
        while n < len(tiles):
            self.put(tiles[n], places[tiles[n]])
            n += 1


def is_in(number: i64, numbers: vec[i64]) -> bool:
    n: i64 = 0
    while n < len(numbers):
        if numbers[n] == number:
            return True
        n += 1
    return False


def shuffle(numbers: vec[i64], chance: Chance) -> None:
    last: i64 = len(numbers) - 1
    while last > 0:
        other = chance.below(last + 1)
        numbers[last], numbers[other] = numbers[other], numbers[last]
        last -= 1


def outline(tiles: list[int], character: Character, chance: Chance) -> Growth | None:
    """The outline of a landmass of these tiles, around the first; None if no start came to an end."""
    best: Growth | None = None
    best_worth: i64 = -1_000_000
    start: i64 = 0
    while start < character.starts:
        start += 1
        growth = sprout(tiles, character, chance)
        if growth.grow(vec[i64](tiles[1:])):
            growth.laid = vec[i64](tiles)
            worth = growth.worth()
            if worth > best_worth:
                best, best_worth = growth, worth
    if best is not None:
        best.improve()
    return best


def sprout(tiles: list[int], character: Character, chance: Chance) -> Growth:
    """The first tile alone, and every tile drawn to one of the centres."""
    growth = Growth(tiles[0], character, chance)
    centres: i64 = 1
    if character.gather:
        centres = min(max(len(tiles) // character.gather, 2), 3)
    each: i64 = max(len(tiles) // centres, character.gather)
    away: i64 = isqrt(character.spread * character.spread * each // max(character.gather, 1))
    turn = chance.below(6)
    for number, tile in enumerate(tiles):
        corner = turn + number % centres * 6 // centres
        growth.centre_of[tile] = ORIGIN + away * CORNERS[corner % 6]
    growth.put(growth.root, ORIGIN * FORMS)
    return growth
