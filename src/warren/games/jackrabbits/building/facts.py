"""What can happen while a land is built and walked on. All of it is seen by everybody: tiles lie face up or unknown."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.facts import FactBook, FactKind, Part
from warren.games.jackrabbits.building.actions import DIRECTIONS
from warren.games.jackrabbits.land.lattice import PLACES, spot_of
from warren.games.jackrabbits.land.tiles import NAMES

RELAXED_GUIDELINES: Final = ("X", "!", "T")

_PLACE = Part("place", [",".join(str(part) for part in spot_of(place)) for place in range(PLACES)])  # x,y,turn
_TILE = Part("tile", NAMES)
_NEXT = Part("beside", NAMES)

FACTS = FactBook(
    FactKind("founded", "JR-B1 JR-P2 JR-B6 JR-E0b", Part("suits"), Part("tiles")),
    FactKind("dealt", "JR-B1 JR-B6", Part("hexagons"), Part("rhombi"), Part("triangles")),
    FactKind("received", "JR-B1 JR-B3", _TILE),
    FactKind("flipped", "JR-B3", _TILE),
    FactKind("put-back", "JR-B4", _TILE),
    FactKind("relaxed", "JR-B4", _TILE, Part("guideline", RELAXED_GUIDELINES)),
    FactKind("placed", "JR-B2", _PLACE, _TILE, Part("joins")),
    FactKind("island", "JR-B2", _PLACE, _TILE),
    FactKind("islet", "JR-E0c", _PLACE, _TILE),
    FactKind("note-hexagons", "JR-B4", _TILE, _NEXT),
    FactKind("note-triangles", "JR-B4", _TILE, _NEXT),
    FactKind("note-dead-end", "JR-B4", _TILE),
    FactKind("built", "JR-B7", Part("joins"), Part("ports")),
    FactKind("misses-way", "JR-B7", _TILE),
    FactKind("misses-nearness", "JR-B7", _TILE, Part("journeys"), Part("most")),
    FactKind("misses-ways-on", "JR-B7", _TILE, Part("others")),
    FactKind("misses-boats", "JR-B7", Part("boats")),
    FactKind("misses-inland-roads", "JR-B7", Part("roads")),
    FactKind("misses-joins", "JR-B7", _TILE),
    FactKind("revisited", "JR-B3 JR-B5", Part("tiles")),
    FactKind("set-out", "JR-B5"),
    FactKind("left-by", "JR-B5 JR-P3", _TILE, Part("direction", DIRECTIONS)),
    FactKind("passed", "JR-P3", _TILE),
    FactKind("came-to-fork", "JR-B5 JR-P3", _TILE),
    FactKind("arrived", "JR-B5", _TILE),
    FactKind("strayed", "JR-B5", _TILE),
    FactKind("went-home", "JR-B5", Part("hexagons")),
)

FOUNDED: Final[i64] = FACTS.code("founded")
DEALT: Final[i64] = FACTS.code("dealt")
RECEIVED: Final[i64] = FACTS.code("received")
FLIPPED: Final[i64] = FACTS.code("flipped")
PUT_BACK: Final[i64] = FACTS.code("put-back")
RELAXED: Final[i64] = FACTS.code("relaxed")
PLACED: Final[i64] = FACTS.code("placed")
ISLAND: Final[i64] = FACTS.code("island")
ISLET: Final[i64] = FACTS.code("islet")
NOTE_HEXAGONS: Final[i64] = FACTS.code("note-hexagons")
NOTE_TRIANGLES: Final[i64] = FACTS.code("note-triangles")
NOTE_DEAD_END: Final[i64] = FACTS.code("note-dead-end")
BUILT: Final[i64] = FACTS.code("built")
REVISITED: Final[i64] = FACTS.code("revisited")
SET_OUT: Final[i64] = FACTS.code("set-out")
LEFT_BY: Final[i64] = FACTS.code("left-by")
PASSED: Final[i64] = FACTS.code("passed")
CAME_TO_FORK: Final[i64] = FACTS.code("came-to-fork")
ARRIVED: Final[i64] = FACTS.code("arrived")
STRAYED: Final[i64] = FACTS.code("strayed")
WENT_HOME: Final[i64] = FACTS.code("went-home")
