"""Lands as the page is told of them: games know places, and how they look is drawn here. docs/decisions/0012."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.errors import BadSettings
from warren.core.settings import Setup
from warren.core.view import View
from warren.drawing.marks import Picture, marks_as_json, rounded
from warren.drawing.scene import draw, draw_tile
from warren.drawing.shapes import outline_at, spot_at
from warren.drawing.style import palettes, rules, symbols
from warren.games.jackrabbits import codes
from warren.games.jackrabbits import settings as race
from warren.games.jackrabbits.actions import END_TEXTS
from warren.games.jackrabbits.building.settings import BUILD, ready_land
from warren.games.jackrabbits.building.view import LandView
from warren.games.jackrabbits.facts import BEYOND
from warren.games.jackrabbits.game import JACKRABBITS
from warren.games.jackrabbits.land.characters import CHARACTERS
from warren.games.jackrabbits.land.files import read, written
from warren.games.jackrabbits.land.land import Land
from warren.games.jackrabbits.land.lattice import TURNS
from warren.games.jackrabbits.land.tiles import (
    FIRST_END,
    HEXAGONS,
    KIND,
    KINDS,
    NAMES,
    SHAPE,
    SUITS,
    UNDERGROUND,
    in_play,
)
from warren.games.jackrabbits.ruleset import beyond
from warren.games.jackrabbits.view import RaceView
from warren.server import wire

RACE: Final = race.SETTINGS.game
BUILDING: Final = "land"


class Site(NamedTuple):
    """What a picture of a land is made from: two that are the same look the same."""

    tiles: str
    suits: str
    places: tuple[int, ...]
    is_built: bool
    is_advanced: bool = False


def site_of(view: View) -> Site | None:
    """Where a view's tiles lie; None in games without a land."""
    setup = view.setup
    if isinstance(view, RaceView):
        land = JACKRABBITS.rules_of(setup).land
        suits = codes.suits_text(land.suits)
        return Site(setup.choice("tiles"), suits, tuple(land.places), True, setup.flag("advanced_citadel"))
    if not isinstance(view, LandView):
        return None
    return Site(setup.choice("tiles"), setup.choice("suits"), tuple(view.state["places"]), view.is_built())


def site_ahead(setup: Setup) -> Site | None:
    """The land that a table with this set-up would begin on; None if there is none before it is built."""
    given = setup.values.get("land")
    if given is None or given == BUILD:
        return None
    if setup.settings.game == RACE:
        return site_of(RaceView(JACKRABBITS, setup))
    land = ready_land(str(given), setup.choice("suits"), setup.choice("tiles"))
    return Site(setup.choice("tiles"), setup.choice("suits"), tuple(land.places), True)


def building_for(setup: Setup, given: dict[str, str]) -> dict[str, object]:
    """The settings of a table that builds the land for a race, with what was agreed on for the building."""
    fixed = {
        "players": setup.whole("players"),
        "suits": codes.suits_text(race.suits_of(setup)),
        "tiles": setup.choice("tiles"),
        "explore": False,
    }
    return {**given, **fixed}


def land_made(view: View) -> dict[str, str]:
    """The land that was built at a table, as a setting of those who play on it."""
    site = site_of(view)
    assert site is not None
    return {"land": land_told(site).code or ""}


@lru_cache(maxsize=64)
def land_told(site: Site) -> wire.LandTold:
    """The picture of a land; the underground is shown beside it once it is built, so that it is in nobody's way."""
    land = Land(codes.read_tiles(site.tiles), codes.read_suits(site.suits), vec[i64](site.places))
    return wire.LandTold(
        picture=_picture_told(draw(land, site.is_advanced, with_underground=site.is_built, is_built=site.is_built)),
        roads=_roads_told(land) if site.is_built else {},
        code=codes.land_code(land) if site.is_built else None,
        file=written(land) if site.is_built else None,
    )


def _roads_told(land: Land) -> dict[str, wire.RoadEnd]:
    """Every road end: where it lies on the picture, and what lies beyond it."""
    found: dict[str, wire.RoadEnd] = {}
    for tile in land.laid():
        for side, spot in enumerate(outline_at(int(land.places[tile])).ends):
            end = int(FIRST_END[tile]) + side
            to = BEYOND[beyond(int(land.roads.across[end]))]
            found[END_TEXTS[end]] = wire.RoadEnd(spot=list(rounded(spot)), to=to)
    return found


@lru_cache(maxsize=16)
def tiles_told(tiles: str, suits: str) -> wire.Tiles:
    """All tiles that are played with, of a set and with the suits in play."""
    tile_set, mask = codes.read_tiles(tiles), int(codes.read_suits(suits))
    if not mask:
        raise BadSettings("settings/value", name="suits", value=suits, possible=codes.SUITS_FORM)
    looks: dict[str, list[wire.Picture]] = {}
    for tile in in_play(mask):
        look = NAMES[tile] if tile < HEXAGONS else KINDS[KIND[tile]]
        if tile != UNDERGROUND and look not in looks:
            turns = range(int(TURNS[SHAPE[tile]]))
            looks[look] = [_picture_told(draw_tile(tile, turn, tile_set, mask)) for turn in turns]
    return wire.Tiles(looks=looks)


def _picture_told(picture: Picture) -> wire.Picture:
    frame = [picture.left, picture.top, picture.width, picture.height]
    return wire.Picture(frame=frame, marks=marks_as_json(picture))


def land_read(text: str) -> wire.LandRead:
    """The land of a file; `BadInput` says what is wrong with it, and where."""
    land = read(text, codes.read_tiles(codes.STANDARD))
    return wire.LandRead(code=codes.land_code(land), suits=codes.suits_text(land.suits))


def drawing_told() -> wire.Drawing:
    """The same for every land, so that it is asked for once."""
    known = {name: [list(part) for part in parts] for name, parts in symbols().items()}
    return wire.Drawing(
        rules=rules(),
        palettes=palettes(),
        symbols=known,
        right=list(spot_at(1, 0)),
        up=list(spot_at(0, 1)),
        suits=list(SUITS),
        characters=list(CHARACTERS),
    )
