"""The picture of a land: every tile, road, port and sign, each drawn once. JR-P2 to JR-P4, JR-E0c, JR-E0d."""

from __future__ import annotations

from typing import Final

from warren.drawing.canvas import Canvas
from warren.drawing.houses import draw_citadel, draw_house, draw_underground
from warren.drawing.marks import Picture, Spot, rounded
from warren.drawing.shapes import Outline, distance, hexagon_around, outline_at
from warren.drawing.terrain import draw_rhombus, draw_triangle
from warren.drawing.waters import draw_coast, draw_dead_ends, draw_gaps, draw_lost_exits, draw_ports, draw_ripples
from warren.games.jackrabbits.land.land import Land
from warren.games.jackrabbits.land.lattice import HEXAGON, RHOMBUS, place_at
from warren.games.jackrabbits.land.tiles import CITADEL, SHAPE
from warren.games.jackrabbits.land.tileset import TileSet

Frame = tuple[float, float, float, float]
"""Left, top, right and bottom of what is shown."""

MARGIN: Final = 90.0
"""Sea around the land."""

BURROW: Final = 100.0
BURROW_WITH_TRIANGLES: Final = 175.0
"""How far the underground goes from its middle, without and with black triangles."""


def draw(
    land: Land,
    is_advanced: bool = False,
    with_underground: bool = True,
    is_built: bool = True,
    with_ripples: bool = True,
) -> Picture:
    """All of a land, the underground beside it. The citadel shows its back if it is the advanced one. JR-X1.

    Before a land is built, nobody can say which exits lead to the sea in the end: they are not marked. Half the work
    are the ripples of the sea: who does not show them leaves them out.
    """
    canvas = Canvas()
    outlines = {tile: outline_at(int(land.places[tile])) for tile in land.laid()}
    beside = land.black_triangles()
    corners = [corner for outline in outlines.values() for corner in outline.corners]
    frame = framed(corners)
    keep_off: list[Spot] = []
    if with_underground:
        apart, frame = place_apart(corners, frame, BURROW_WITH_TRIANGLES if beside else BURROW)
        draw_underground(canvas, hexagon_around(apart), beside)
        keep_off.append(apart)
    left, top, right, bottom = frame
    canvas["sea"].area("sea", "", [(left, top), (right, top), (right, bottom), (left, bottom)])
    if with_ripples:
        draw_ripples(canvas, land, frame, keep_off)
    draw_coast(canvas, outlines)
    draw_gaps(canvas, land)
    for tile, outline in outlines.items():
        draw_on(canvas, tile, outline, land.tiles, int(land.suits), is_advanced)
    draw_ports(canvas, land, outlines)
    if is_built:
        draw_lost_exits(canvas, land, outlines)
    draw_dead_ends(canvas, land, outlines)
    picture = canvas.finished()
    picture.left, picture.top, picture.width, picture.height = left, top, right - left, bottom - top
    return picture


def draw_on(canvas: Canvas, tile: int, outline: Outline, tiles: TileSet, suits: int, is_advanced: bool) -> None:
    """One tile, as it lies."""
    if tile == CITADEL:
        draw_citadel(canvas, outline, tiles, suits, is_advanced)
    elif SHAPE[tile] == HEXAGON:
        draw_house(canvas, tile, outline, tiles, suits)
    elif SHAPE[tile] == RHOMBUS:
        draw_rhombus(canvas, tile, outline, tiles, suits)
    else:
        draw_triangle(canvas, tile, outline, tiles, suits)


def draw_tile(tile: int, turn: int, tiles: TileSet, suits: int) -> Picture:
    """One tile at the origin of the lattice: what it looks like in hand. Its frame is its own, without a margin."""
    outline = outline_at(place_at(SHAPE[tile], 0, 0, turn))
    canvas = Canvas()
    draw_on(canvas, tile, outline, tiles, suits, False)
    picture = canvas.finished()
    across, down = [x for x, _ in outline.corners], [y for _, y in outline.corners]
    picture.left, picture.top = rounded((min(across), min(down)))
    picture.width, picture.height = rounded((max(across) - min(across), max(down) - min(down)))
    return picture


def framed(spots: list[Spot]) -> Frame:
    """A frame around all of these, with some sea."""
    across, down = [x for x, _ in spots], [y for _, y in spots]
    return (
        round(min(across) - MARGIN),
        round(min(down) - MARGIN),
        round(max(across) + MARGIN),
        round(max(down) + MARGIN),
    )


def place_apart(corners: list[Spot], frame: Frame, reach: float) -> tuple[Spot, Frame]:
    """Where the underground is drawn: in a corner where there is room for it, else in a new column on the right."""
    left, top, right, bottom = frame
    inset = reach + 30
    for spot in (
        (right - inset, bottom - inset),
        (left + inset, bottom - inset),
        (right - inset, top + inset),
        (left + inset, top + inset),
    ):
        if all(distance(spot, corner) > reach + 100 for corner in corners):
            return spot, frame
    return (right + reach, bottom - inset), (left, top, right + 2 * reach + 30, bottom)
