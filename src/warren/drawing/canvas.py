"""A picture in the making: what lies on top of what, whichever tile is drawn first."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, sqrt
from typing import Final

from warren.drawing.marks import Picture, Spot
from warren.games.jackrabbits.land.tiles import suits_in
from warren.games.jackrabbits.land.tileset import ANY

LAYERS: Final = ("sea", "ground", "detail", "road-edge", "road", "bridge", "things", "signs")
"""From the bottom up."""


class Canvas:
    """One picture for each layer."""

    def __init__(self) -> None:
        self.layers = {layer: Picture() for layer in LAYERS}

    def __getitem__(self, layer: str) -> Picture:
        return self.layers[layer]

    def road(self, tile: str, spots: Sequence[Spot]) -> None:
        """A road is a ribbon with an edge. All edges lie below all ribbons, so that roads join seamlessly."""
        self["road-edge"].curve("road-edge", tile, spots)
        self["road"].curve("road", tile, spots)

    def finished(self) -> Picture:
        return Picture(marks=[mark for layer in LAYERS for mark in self.layers[layer].marks])


def shown_suits(printed: int, suits: int) -> list[str]:
    """The symbols for suits that are printed somewhere: those in play, or the asterisk where any pays. JR-P4."""
    if printed & ANY or not printed & suits:
        return [*suits_in(printed & suits), "any"]
    return list(suits_in(printed & suits))


def print_suits(layer: Picture, tile: str, shown: Sequence[str], middle: Spot, size: float) -> None:
    """Suits in a square of this size: one fills it, more stand in rows."""
    rows = ceil(sqrt(len(shown)))
    box = size / rows
    for number, suit in enumerate(shown):
        row, column = divmod(number, rows)
        in_row = min(rows, len(shown) - row * rows)
        x = middle[0] + (column - (in_row - 1) / 2) * box
        y = middle[1] + (row - (ceil(len(shown) / rows) - 1) / 2) * box
        layer.stamp(f"suit {suit}", tile, suit, (x, y), box * (0.9 if rows > 1 else 1))
