"""Lands as the page is told of them: games say how they lie, and how they look is drawn. docs/decisions/0012."""

from __future__ import annotations

from functools import lru_cache

from warren.core.seeing import Site
from warren.drawing import sites, style
from warren.drawing.marks import Picture, marks_as_json
from warren.drawing.shapes import spot_at
from warren.server.wire import lands


@lru_cache(maxsize=64)
def land_told(site: Site) -> lands.LandTold:
    roads = sites.roads_of(site) if site.is_built else {}
    return lands.LandTold(
        picture=_picture_told(sites.picture_of(site)),
        roads={name: lands.RoadEnd(spot=list(spot), to=to) for name, (spot, to) in roads.items()},
        code=sites.code_of(site) if site.is_built else None,
        file=sites.file_of(site) if site.is_built else None,
    )


@lru_cache(maxsize=16)
def tiles_told(tiles: str, suits: str) -> lands.Tiles:
    """All tiles that are played with, of a set and with the suits in play."""
    looks = sites.tile_pictures(tiles, suits)
    return lands.Tiles(looks={name: [_picture_told(look) for look in turned] for name, turned in looks.items()})


def _picture_told(picture: Picture) -> lands.Picture:
    frame = [picture.left, picture.top, picture.width, picture.height]
    return lands.Picture(frame=frame, marks=marks_as_json(picture))


def land_read(text: str) -> lands.LandRead:
    """The land of a file as settings."""
    code, suits = sites.read_file(text)
    return lands.LandRead(code=code, suits=suits)


def drawing_told() -> lands.Drawing:
    """The same for every land, so that it is asked for once."""
    return lands.Drawing(
        rules=style.rules(),
        palettes=style.palettes(),
        symbols={name: [list(part) for part in parts] for name, parts in style.symbols().items()},
        right=list(spot_at(1, 0)),
        up=list(spot_at(0, 1)),
        suits=list(sites.ALL_SUITS),
        characters=list(sites.ALL_CHARACTERS),
    )
