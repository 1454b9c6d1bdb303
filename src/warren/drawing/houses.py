"""Hexagons: the citadel, the houses of the royals, and the underground with its black triangles. JR-P2, JR-E0d."""

from __future__ import annotations

from typing import Final

from warren.drawing.canvas import Canvas, print_suits, shown_suits
from warren.drawing.marks import Spot
from warren.drawing.shapes import Outline, between, moved
from warren.drawing.style import symbols
from warren.games.jackrabbits.land.tiles import (
    CITADEL,
    KIND,
    KINDS,
    NAMES,
    ROYALS,
    SUITS,
    TOWER,
    UNDERGROUND,
    is_islet,
    suit_of_house,
)
from warren.games.jackrabbits.land.tileset import TileSet

GROUNDS: Final = {"tower": ("tuft", "leaf"), "palace": ("flower", "leaf"), "plaza": ("cobbles", "rock")}
"""By kind of house: what grows or lies in the corners between its roads, and in which class."""

SEAL: Final = 54.0
"""The radius of the seal in the middle of a house."""

WALL: Final = 61.0
"""That of the citadel's wall."""


def draw_house(canvas: Canvas, tile: int, outline: Outline, tiles: TileSet, suits: int) -> None:
    name, kind = NAMES[tile], KINDS[KIND[tile]]
    suit = SUITS[suit_of_house(tile)]
    _draw_square(canvas, name, outline, f"ground {kind}", SEAL + 7)
    if is_islet(tile):
        canvas["ground"].area("islet", name, [between(outline.middle, corner, 0.93) for corner in outline.corners])
    shown = shown_suits(int(tiles.printed[tile]), suits)
    _draw_grounds(canvas, tile, outline, has_coin=shown != [suit])
    things = canvas["things"]
    things.disc(f"seal {suit}", name, outline.middle, SEAL)
    things.disc("ring", name, outline.middle, SEAL - 4)
    x, y = outline.middle
    things.stamp("paper", name, kind, (x, y - 19), 46)
    things.stamp("paper rank", name, ROYALS[KIND[tile] - TOWER], (x - 16.5, y + 24), 31)
    things.stamp("paper suit", name, suit, (x + 16.5, y + 24), 29)
    if shown != [suit]:
        corner = between(outline.middle, outline.corners[1], 0.66)
        things.disc("coin", name, corner, 17)
        print_suits(things, name, shown, corner, 22)


def _draw_grounds(canvas: Canvas, tile: int, outline: Outline, has_coin: bool) -> None:
    """Something in most corners, of several sizes, always in the same places; none where a coin lies."""
    symbol, classes = GROUNDS[KINDS[KIND[tile]]]
    for number, corner in enumerate(outline.corners):
        chance = (tile * 7 + number * 11) % 9
        if chance < 6 and not (has_coin and number == 1):
            spot = between(outline.middle, corner, 0.8 + 0.02 * (chance % 3))
            canvas["detail"].stamp(classes, NAMES[tile], symbol, spot, 15 + 2 * (chance % 4))


def draw_citadel(canvas: Canvas, outline: Outline, tiles: TileSet, suits: int, is_advanced: bool) -> None:
    name = NAMES[CITADEL]
    _draw_square(canvas, name, outline, "ground citadel", WALL + 8)
    things = canvas["things"]
    things.disc("rim", name, outline.middle, WALL + 2)
    for corner in outline.corners:
        things.disc("rim", name, between(outline.middle, corner, 0.63), 9)
    things.disc("seal keep", name, outline.middle, WALL - 5)
    x, y = outline.middle
    printed = tiles.back if is_advanced else int(tiles.printed[CITADEL])
    if printed:
        things.stamp("paper", name, "citadel", (x, y - 14), 66)
        shown = shown_suits(printed, suits)
        step = min(21.0, 80 / len(shown))
        for number, suit in enumerate(shown):
            coin = (x + (number - (len(shown) - 1) / 2) * step, y + 33)
            things.disc("coin", name, coin, step * 0.46)
            print_suits(things, name, [suit], coin, step * 0.66)
    else:
        things.stamp("paper", name, "citadel", (x, y - 3), 84)


def _draw_square(canvas: Canvas, name: str, outline: Outline, classes: str, radius: float) -> None:
    """Roads from all sides to an open square in the middle."""
    canvas["ground"].area(classes, name, outline.corners)
    for side in range(6):
        canvas.road(name, outline.spoke(side))
    canvas["road-edge"].disc("square-edge", name, outline.middle, radius + 2.5)
    canvas["road"].disc("square", name, outline.middle, radius)


def draw_underground(canvas: Canvas, outline: Outline, beside: dict[str, str]) -> None:
    """It lies apart: no road leads there over its sides. JR-B1."""
    name = NAMES[UNDERGROUND]
    canvas["ground"].area("ground underground", name, outline.corners)
    for corner, far in zip(outline.corners, (0.78, 0.62, 0.8, 0.66, 0.76, 0.6), strict=True):
        chamber = between(outline.middle, corner, far)
        aside = ((corner[1] - outline.middle[1]) * 0.3, (outline.middle[0] - corner[0]) * 0.3)
        bend = moved(between(outline.middle, chamber), aside, 1)
        canvas["detail"].curve("den", name, [outline.middle, bend, bend, chamber])
        canvas["detail"].disc("chamber", name, chamber, 11)
    canvas["things"].disc("burrow", name, outline.middle, 41)
    canvas["things"].stamp("pale", name, "hare", outline.middle, 58)
    for number, (suit, mark) in enumerate(beside.items()):
        _draw_black_triangle(canvas, name, outline, SIDES_BESIDE[number % len(SIDES_BESIDE)], suit, mark)


SIDES_BESIDE: Final = (1, 0, 2, 4, 3, 5)
"""Which sides of the underground get the black triangles, in turn."""


def _draw_black_triangle(canvas: Canvas, name: str, outline: Outline, side: int, suit: str, mark: str) -> None:
    """JR-E0d: no road leads over it."""
    start, end = outline.corners[side], outline.corners[(side + 1) % 6]
    tip: Spot = moved(outline.ends[side], outline.inward(side), -86.6)
    middle = between(between(start, end), tip, 1 / 3)
    canvas["ground"].area("ground underground beside", name, (end, start, tip))
    canvas["things"].stamp("pale", name, mark if mark in symbols() else suit, middle, 36)
    if mark in symbols():
        canvas["things"].stamp("pale", name, suit, between(middle, tip, 0.55), 15)
