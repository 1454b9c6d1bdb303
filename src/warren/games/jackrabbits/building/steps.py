"""What the table waits for: a tile to be flipped or chosen, a place for it, its turn; then rabbits that walk."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from warren.core.errors import Reason
from warren.core.messages import sitter
from warren.core.step import Anytime, Turn
from warren.games.jackrabbits.building.actions import (
    APART,
    FLIP,
    HOME,
    ROAD,
    TILE,
    TURN,
    at_point,
    place_of,
    point_of,
)
from warren.games.jackrabbits.building.reasons import (
    why_not_apart,
    why_not_at,
    why_not_flip,
    why_not_road,
    why_not_tile,
    why_not_turn,
)
from warren.games.jackrabbits.building.sites import members_at, points_of
from warren.games.jackrabbits.building.walk import go_home, take_road, ways
from warren.games.jackrabbits.land.lattice import FORMS, TURNS
from warren.games.jackrabbits.land.tiles import NAMES, SHAPE, is_islet

if TYPE_CHECKING:
    from warren.games.jackrabbits.building.table import LandTable


class Flip(Turn["LandTable"]):
    """`strict`: say which shape you turn over; which tile it is, chance decides. JR-B3."""

    name = "flip"

    def __init__(self, seat: i64, tried: i64) -> None:
        super().__init__(seat)
        self.tried = tried  # the shapes put back in this turn, as a mask

    def asks(self, t: LandTable, seat: i64) -> Reason | None:
        return Reason("land-ask-flip", "JR-B3", player=sitter(seat))

    def choices(self, t: LandTable) -> list[int]:
        return [int(FLIP) + shape for shape in t.untried(self.seat, self.tried)]

    def choose(self, t: LandTable, action: i64) -> None:
        t.flip(self.seat, action - FLIP, self.tried)

    def rules(self, t: LandTable, seat: i64) -> tuple[str, ...]:
        return ("JR-B1", "JR-B3", "JR-B4") if self.tried else ("JR-B1", "JR-B3")

    def because(self, t: LandTable, action: i64) -> Reason:
        return why_not_flip(action, self.tried)

    def parts(self) -> list[int]:
        return [self.seat, self.tried]


def tiles_on_offer(t: LandTable, seat: i64) -> list[int]:
    """A player's tiles that have a place; if none fits, all of them, with guidelines relaxed. JR-B4."""
    is_free = not t.any_fits(seat)
    return [int(TILE) + tile for tile in t.hand(seat) if is_free or t.fits(tile) or t.can_start_island(tile)]


def take_tile(t: LandTable, seat: i64, tile: i64) -> None:
    """Take a tile in hand; where it goes is the next part of the same move."""
    relaxed = t.base_level() if t.any_fits(seat) else t.relax(seat, tile)
    t.push(Place(seat, tile, relaxed, 1))


class ChooseTile(Turn["LandTable"]):
    """`free`: any one of your tiles. JR-B3."""

    name = "choose-tile"

    def asks(self, t: LandTable, seat: i64) -> Reason | None:
        return Reason("land-ask-tile", "JR-B3", player=sitter(seat))

    def choices(self, t: LandTable) -> list[int]:
        return tiles_on_offer(t, self.seat)

    def choose(self, t: LandTable, action: i64) -> None:
        take_tile(t, self.seat, action - TILE)

    def rules(self, t: LandTable, seat: i64) -> tuple[str, ...]:
        return ("JR-B1", "JR-B3", "JR-B4")

    def because(self, t: LandTable, action: i64) -> Reason:
        return why_not_tile(t, self.seat, action)


class Freestyle(Anytime["LandTable"]):
    """`freestyle`: everybody places a tile when they like. JR-B3."""

    name = "freestyle"

    def __init__(self, first: i64) -> None:
        self.first = first  # who search and learning let act: the next after the last builder

    def seats(self, t: LandTable) -> list[int]:
        order = [int((self.first + number) % t.players) for number in range(int(t.players))]
        return [seat for seat in order if t.held(seat)]

    def asks(self, t: LandTable, seat: i64) -> Reason | None:
        is_alone = "yes" if len(self.seats(t)) == 1 else "no"
        return Reason("land-ask-anytime", "JR-B3", player=sitter(seat), alone=is_alone)

    def choices(self, t: LandTable, seat: i64) -> list[int]:
        return tiles_on_offer(t, seat)

    def act(self, t: LandTable, seat: i64, action: i64) -> None:
        take_tile(t, seat, action - TILE)

    def rules(self, t: LandTable, seat: i64) -> tuple[str, ...]:
        return ("JR-B1", "JR-B3", "JR-B4")

    def because(self, t: LandTable, seat: i64, action: i64) -> Reason:
        return why_not_tile(t, seat, action)

    def parts(self) -> list[int]:
        return [self.first]


class Laying(Turn["LandTable"]):
    """The tile at hand is to be laid. JR-B2."""

    def __init__(self, seat: i64, tile: i64, relaxed: i64) -> None:
        super().__init__(seat)
        self.tile = tile
        self.relaxed = relaxed  # how far the guidelines are relaxed for it

    def places(self, t: LandTable) -> list[int]:
        """Where it may come to lie."""
        return t.places_for(self.tile, self.relaxed)

    def asks(self, t: LandTable, seat: i64) -> Reason | None:
        return Reason("land-ask-place", "JR-B2", player=sitter(seat), tile=NAMES.thing(self.tile))

    def choices(self, t: LandTable) -> list[int]:
        return sorted(int(at_point(point)) for point in points_of(self.places(t)))

    def choose(self, t: LandTable, action: i64) -> None:
        """A hexagon lies one way only; of the others, the turn is asked for."""
        point = point_of(action)
        if TURNS[SHAPE[self.tile]] == 1:
            t.lay(self.seat, self.tile, point * FORMS)
        else:
            t.push(Rotate(self.seat, self.tile, self.relaxed, point))

    def rules(self, t: LandTable, seat: i64) -> tuple[str, ...]:
        return ("JR-B2", "JR-B4")

    def continues(self) -> bool:
        return True

    def parts(self) -> list[int]:
        return [self.seat, self.tile, self.relaxed]


class Place(Laying):
    """Say where the tile at hand goes, or that it starts an island. JR-B2."""

    name = "place"

    def __init__(self, seat: i64, tile: i64, relaxed: i64, is_chosen: i64) -> None:
        super().__init__(seat, tile, relaxed)
        self.is_chosen = is_chosen  # 1 if taking the tile was the first part of this move, 0 if it was flipped

    def choices(self, t: LandTable) -> list[int]:
        found = super().choices(t)
        if t.can_start_island(self.tile):
            found.append(int(APART))
        return found

    def choose(self, t: LandTable, action: i64) -> None:
        if action == APART:
            t.push(Apart(self.seat, self.tile, self.relaxed))
        else:
            super().choose(t, action)

    def rules(self, t: LandTable, seat: i64) -> tuple[str, ...]:
        return ("JR-E0c",) if is_islet(self.tile) else super().rules(t, seat)

    def because(self, t: LandTable, action: i64) -> Reason:
        return why_not_at(t, self.tile, action)

    def continues(self) -> bool:
        return self.is_chosen == 1

    def parts(self) -> list[int]:
        return [*super().parts(), self.is_chosen]


class Apart(Laying):
    """Say where the island begins. JR-B2."""

    name = "apart"

    def places(self, t: LandTable) -> list[int]:
        return t.sites().apart(t.base_level())

    def rules(self, t: LandTable, seat: i64) -> tuple[str, ...]:
        return ("JR-B2",)

    def because(self, t: LandTable, action: i64) -> Reason:
        return why_not_apart(t, self.tile, action)


class Rotate(Laying):
    """Say how the tile at hand is turned. JR-B2."""

    name = "rotate"

    def __init__(self, seat: i64, tile: i64, relaxed: i64, point: i64) -> None:
        super().__init__(seat, tile, relaxed)
        self.point = point

    def places(self, t: LandTable) -> list[int]:
        return members_at(super().places(t), self.point)

    def choices(self, t: LandTable) -> list[int]:
        start = int(place_of(SHAPE[self.tile], self.point, 0))
        return [int(TURN) + place - start for place in self.places(t)]

    def choose(self, t: LandTable, action: i64) -> None:
        t.lay(self.seat, self.tile, place_of(SHAPE[self.tile], self.point, action - TURN))

    def because(self, t: LandTable, action: i64) -> Reason:
        return why_not_turn(t, self.tile, self.point, action)

    def parts(self) -> list[int]:
        return [*super().parts(), self.point]


class Explore(Anytime["LandTable"]):
    """Everybody walks their rabbit as they like, until it goes home. JR-B5."""

    name = "explore"

    def __init__(self, first: i64) -> None:
        self.first = first

    def seats(self, t: LandTable) -> list[int]:
        return t.walk.walkers(self.first)

    def asks(self, t: LandTable, seat: i64) -> Reason | None:
        return Reason("land-ask-road", "JR-B5", player=sitter(seat))

    def choices(self, t: LandTable, seat: i64) -> list[int]:
        return [*[int(ROAD) + direction for direction in ways(t, seat)], int(HOME)]

    def act(self, t: LandTable, seat: i64, action: i64) -> None:
        if action == HOME:
            go_home(t, seat)
        else:
            take_road(t, seat, action - ROAD)
        if t.outcome is None:
            t.push(Explore((seat + 1) % t.players))

    def rules(self, t: LandTable, seat: i64) -> tuple[str, ...]:
        return ("JR-B5", "JR-P3")

    def because(self, t: LandTable, seat: i64, action: i64) -> Reason:
        return why_not_road(t, seat, action)

    def parts(self) -> list[int]:
        return [self.first]
