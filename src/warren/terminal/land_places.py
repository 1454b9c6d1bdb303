"""Where the tile at hand could lie, for choosing by arrow keys or from lists: beside which tiles, with what notes.

Every side of every tile looks in one of six directions, so a place is told by the sides that it would touch.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import atan2, hypot, pi
from typing import Final

from warren.core.errors import Reason
from warren.drawing.shapes import outline_at
from warren.games.jackrabbits.building.actions import DIRECTIONS
from warren.games.jackrabbits.building.settings import IGNORE
from warren.games.jackrabbits.building.steps import Apart, Laying, Rotate
from warren.games.jackrabbits.building.table import LandTable
from warren.games.jackrabbits.land.ground import Ground
from warren.games.jackrabbits.land.lattice import FORMS, RHOMBUS, TURNS, point_at, spot_of, steps_between
from warren.games.jackrabbits.land.placing import notes
from warren.games.jackrabbits.land.tiles import NAMES, SHAPE, is_islet
from warren.terminal.board import Button, Item
from warren.terminal.land_drawing import middle_at
from warren.text import Words

_NEAR: Final = 130.0  # a tile that is turned stays so near to where it was
_EIGHT: Final = ("e", "ne", "n", "nw", "w", "sw", "s", "se")

CLOCKWISE: Final = ("n", "ne", "se", "s", "sw", "nw")
"""The directions in which sides look, from the north on."""


class Places:
    """All places of the tile at hand, at one table."""

    def __init__(self, table: LandTable, step: Laying, words: Words) -> None:
        self.table = table
        self.tile = int(step.tile)
        self.words = words
        self.is_apart = isinstance(step, Apart) or is_islet(step.tile)
        self.point = int(step.point) if isinstance(step, Rotate) else None
        self.all = step.places(table)

    def action(self, place: int) -> str:
        """`at:2:-1 turn:1`, or what is left of it."""
        x, y, turn = spot_of(place)
        parts = [] if self.point is not None else [f"at:{x}:{y}"]
        if TURNS[SHAPE[self.tile]] > 1:
            parts.append(f"turn:{turn}")
        return " ".join(parts)

    def place_of(self, name: str) -> int | None:
        return next((place for place in self.all if self.action(place) == name), None)

    def best(self) -> int:
        """Where one begins to look: no guideline broken if need not be, many sides joined, near the citadel."""
        sites = self.table.sites()

        def worth(place: int) -> tuple[bool, int, float]:
            is_fine = not sites.meets_its_like(place) and not sites.makes_dead_end(place)
            return is_fine, int(self.table.ground.joins(place)), -hypot(*middle_at(place))

        return max(self.all, key=worth)

    # --- by arrow keys -----------------------------------------------------------------------------------------------

    def items(self) -> list[Item]:
        """One for each place, the best first."""
        if not self.all:
            return []
        best = self.best()
        order = [best, *(place for place in self.all if place != best)]
        put = self.words.say("land-board-put")
        return [
            Item(self.action(place), "", "", (Button(self.action(place), put, "space"),), middle_at(place))
            for place in order
        ]

    def turned(self, name: str) -> str:
        """The place next to this one at which the tile lies turned, in the order of turns."""
        place = self.place_of(name)
        if place is None:
            return ""
        turns = TURNS[SHAPE[self.tile]]
        x, y = middle_at(place)
        for more in range(1, turns):
            turn = (spot_of(place)[2] + more) % turns
            near = [(_far(middle_at(other), (x, y)), other) for other in self.all if spot_of(other)[2] == turn]
            if near and min(near)[0] < _NEAR:
                return self.action(min(near)[1])
        return ""

    # --- in words ----------------------------------------------------------------------------------------------------

    def told(self, place: int) -> str:
        """`the north side of the citadel and the east side of the woods 1, joining two sides`, with notes."""
        sides = tuple(self._side(tile, direction) for tile, direction in contacts(self.table.ground, place))
        if not sides:
            x, y, _ = spot_of(place)
            return self.words.say("land-board-apart-at", x=x, y=y, steps=self._steps(place), direction=_away(place))
        sentence = self.words.say("land-board-beside", sides=sides)
        return " ".join([sentence, *(self.words.phrase(note) for note in self.notes(place))])

    def notes(self, place: int) -> list[Reason]:
        """What the guidelines would say, unless they are ignored. JR-B4."""
        if self.table.rules.guidelines == IGNORE:
            return []
        left = self.table.sites().left[:]
        left[SHAPE[self.tile]] -= 1
        return notes(self.table.ground, self.tile, place, left)

    def menu(self) -> list[Button]:
        """For the line mode: a tile that lies there, then which of its sides; apart, in which direction, then where."""
        if self.point is not None:
            return [Button(self.action(place), self.told(place), self.action(place)) for place in self.all]
        groups: dict[str, list[Button]] = {}
        for label, place, told in self._listed():
            groups.setdefault(label, []).append(Button(self.action(place), told, told))
        return [_group(label, buttons) for label, buttons in groups.items()]

    def _listed(self) -> Iterator[tuple[str, int, str]]:
        """What groups a place, the place, and what is said of it there."""
        say = self.words.say
        if self.is_apart:
            for place in sorted(self.all, key=self._steps):
                x, y, _ = spot_of(place)
                told = say("land-board-steps", steps=self._steps(place), x=x, y=y)
                yield say("land-board-way", direction=_away(place)), place, told
            return
        found = [(*contact, place) for place in self.all for contact in contacts(self.table.ground, place)]
        for tile, direction, place in sorted(found, key=lambda one: (one[0], CLOCKWISE.index(one[1]), one[2])):
            named = say("land-board-next-to", tile=self.words.tile(NAMES[tile]))
            yield named, place, self._choice(place, tile, direction)

    def _choice(self, place: int, tile: int, direction: str) -> str:
        """One side of a tile that was chosen already, what else a tile there would touch, and notes."""
        others = [contact for contact in contacts(self.table.ground, place) if contact != (tile, direction)]
        sides = tuple(self._side(*contact) for contact in others)
        told = self.words.say("land-board-at-side", direction=direction, sides=sides, turn=self._lying(place))
        return " ".join([told, *(self.words.phrase(note) for note in self.notes(place))])

    def _lying(self, place: int) -> str:
        """Which way a rhombus lies; the other shapes lie in one way only at a side."""
        return ("upright", "falling", "rising")[spot_of(place)[2]] if SHAPE[self.tile] == RHOMBUS else "none"

    def _side(self, tile: int, direction: str) -> str:
        return self.words.say("land-board-side", tile=self.words.tile(NAMES[tile]), direction=direction)

    def _steps(self, place: int) -> int:
        return int(steps_between(place // FORMS, point_at(0, 0)))


def contacts(ground: Ground, place: int) -> list[tuple[int, str]]:
    """The tiles that a tile at a place would touch, each with the direction in which its side looks, clockwise."""
    outline = outline_at(place)
    found: list[tuple[int, str]] = []
    for side in range(len(outline.corners)):
        other = int(ground.facing(place, side))
        if other >= 0:
            found.append((other, direction_of(outline.inward(side))))
    return sorted(found, key=lambda contact: CLOCKWISE.index(contact[1]))


def direction_of(way: tuple[float, float]) -> str:
    """One of the six directions in which sides look."""
    return DIRECTIONS[round((atan2(-way[1], way[0]) - pi / 6) / (pi / 3)) % 6]


def side_direction(place: int, side: int) -> str:
    """In which direction a side of a tile at a place looks."""
    x, y = outline_at(place).inward(side)
    return direction_of((-x, -y))


def _away(place: int) -> str:
    """In which direction a place lies from the citadel."""
    right, down = middle_at(place)
    return _EIGHT[round(atan2(-down, right) / (pi / 4)) % 8]


def _far(one: tuple[float, float], other: tuple[float, float]) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


def _group(label: str, buttons: list[Button]) -> Button:
    """One that has just one member leads there at once."""
    if len(buttons) > 1:
        return Button("", label, label, tuple(buttons))
    return Button(buttons[0].action, f"{label}: {buttons[0].label}", label)
