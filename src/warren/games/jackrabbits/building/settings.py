"""What a table of builders can agree on, and the same as numbers for the rules."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from warren.core.errors import BadInput, BadSettings
from warren.core.settings import Setting, Settings, Setup, Value
from warren.games.jackrabbits import codes
from warren.games.jackrabbits.land.characters import CHARACTERS
from warren.games.jackrabbits.land.generator import generate
from warren.games.jackrabbits.land.land import Land
from warren.games.jackrabbits.land.sample import check_suits, sample

BUILD: Final = "build"
SAMPLE: Final = "sample"
GENERATED: Final = "generated"
LAND_FORM: Final = "build | sample | generated:<seed> | generated:<character>:<seed> | L<code>"

STRICT: Final = 0
FREE: Final = 1
FREESTYLE: Final = 2
STYLES: Final = ("strict", "free", "freestyle")

ENFORCE: Final = 0
ADVISE: Final = 1
IGNORE: Final = 2
GUIDELINES: Final = ("enforce", "advise", "ignore")

SETTINGS = Settings(
    "land",
    Setting("players", 2, low=1, high=4),
    Setting("suits", "clubs,spades,hearts,diamonds", form=codes.SUITS_FORM),
    Setting("style", "strict", options=STYLES),
    Setting("guidelines", "advise", options=GUIDELINES),
    Setting("explore", False),
    Setting("land", BUILD, form=LAND_FORM),
    Setting("tiles", codes.STANDARD, form=codes.TILES_FORM),
)


def check(setup: Setup) -> None:
    """Suits that there are, and a land that goes with them. JR-E0b, JR-B3."""
    Rules(setup)
    if setup.choice("land") != BUILD and not setup.flag("explore"):
        raise BadSettings("settings/combination", first=f"land={_short(setup)}", second="explore=no", rule="JR-B5")


def made(setup: Setup) -> dict[str, Value]:
    """The code of a land that is walked on as it is, however it was named."""
    land = Rules(setup).land
    return {} if land is None else {"land": codes.land_code(land)}


@lru_cache(maxsize=8)
def ready_land(given: str, suits_given: str, tiles_given: str) -> Land:
    """The land that a setting names, with the houses of the suits in play. JR-B3."""
    suits = codes.read_suits(suits_given)
    tiles = codes.read_tiles(tiles_given)
    words = given.split(":")
    if words[0] == GENERATED and 2 <= len(words) <= 3 and words[-1]:
        return generate(words[-1], suits, words[1] if len(words) == 3 else CHARACTERS[0], tiles)
    try:
        land = Land(tiles, sample().suits, sample().places) if given == SAMPLE else codes.read_land(given, tiles)
    except BadInput as problem:
        raise BadSettings("settings/land", name="land", problem=str(problem)) from problem
    check_suits(land, suits)
    return land


def _short(setup: Setup) -> str:
    return setup.choice("land")[:12]


class Rules:
    """The set-up, worked out once, so that the rules read fields and not texts."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.players: i64 = setup.whole("players")
        self.suits = codes.read_suits(setup.choice("suits"))
        if not self.suits:
            raise codes.no_suits(setup.choice("suits"))
        self.style: i64 = STYLES.index(setup.choice("style"))
        self.guidelines: i64 = GUIDELINES.index(setup.choice("guidelines"))
        self.explores = setup.flag("explore")
        self.tiles = codes.read_tiles(setup.choice("tiles"))
        self.land: Land | None = None  # to be walked on as it is
        given = setup.choice("land")
        if given != BUILD:
            self.land = ready_land(given, setup.choice("suits"), setup.choice("tiles"))
