"""The land that ships with the game, made by hand and good to learn on. JR-B3.

Every side of the citadel leads onto a road tile of another kind, so that each kind of transfer is met on the first
journey, and no house is more than two journeys away.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from warren.core.errors import BadSettings
from warren.games.jackrabbits.land.files import read
from warren.games.jackrabbits.land.land import Land
from warren.games.jackrabbits.land.tiles import suits_in
from warren.games.jackrabbits.land.tileset import standard


@lru_cache(maxsize=1)
def sample() -> Land:
    """The sample land."""
    path = files("warren.games.jackrabbits.land") / "data" / "sample.land"
    return read(path.read_text(encoding="utf-8"), standard())


def check_suits(land: Land, suits: int) -> None:
    """A land has the houses of the suits in play, and no others. JR-B3."""
    if land.suits != suits:
        raise BadSettings("land/other-suits", land=suits_in(land.suits), wanted=suits_in(suits))
