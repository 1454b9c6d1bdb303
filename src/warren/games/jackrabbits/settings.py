"""What a table of Jack Rabbits can agree on. JR-S2, JR-S3, JR-O2, JR-N2, JR-G1."""

from __future__ import annotations

from typing import Final

from warren.core.cards import bit
from warren.core.errors import BadSettings
from warren.core.settings import Setting, Settings, Setup, Value
from warren.games.jackrabbits import codes
from warren.games.jackrabbits.actions import SEATS
from warren.games.jackrabbits.building.settings import GENERATED, SAMPLE, ready_land
from warren.games.jackrabbits.deck import MOST_PLAYERS
from warren.games.jackrabbits.land.land import Land
from warren.games.jackrabbits.land.sample import sample
from warren.games.jackrabbits.land.tiles import suits_in
from warren.games.jackrabbits.objectives import DIVERSE, DIVERSE_MONARCHIC, OBJECTIVES
from warren.games.jackrabbits.options import OPTIONS
from warren.games.jackrabbits.suits import SUITS

INTRO: Final = "intro"
STANDARD: Final = "standard"
FULL: Final = "full"
STRICT: Final = "strict"
USUAL: Final = "usual"

FEWEST_DIVERSE: Final = 3
"""How many suits the diverse objectives need. JR-O2."""

HAND_LIMIT: Final = 9
"""Cards that a player may hold. JR-N1."""

NO_DRAFTS: Final = "none"
DRAFTS_FORM: Final = "none | <suit>,<suit>,..."

LAND_FORM: Final = "usual | sample | generated:<seed> | generated:<character>:<seed> | L<code>"

SETTINGS = Settings(
    "jackrabbits",
    Setting("players", 2, low=2, high=MOST_PLAYERS),
    Setting("rules", STANDARD, options=(INTRO, STANDARD)),
    Setting("edition", STANDARD, options=(STANDARD, FULL)),
    Setting("objective", "simple", options=OBJECTIVES),
    Setting("suits", "clubs,spades,hearts,diamonds", form=codes.SUITS_FORM),
    Setting("drafts", NO_DRAFTS, form=DRAFTS_FORM),
    Setting("land", USUAL, form=LAND_FORM),
    Setting("tiles", codes.STANDARD, form=codes.TILES_FORM),
    Setting("first_player", "random", options=("random", *SEATS)),
    Setting("hand_limit", HAND_LIMIT, low=5, high=20),
    Setting("surplus", "on-call", options=("on-call", STRICT), formerly="hand_limit"),
    *(Setting(option.name, False) for option in OPTIONS),
    Setting("turn_limit", 0, low=1, high=1_000_000, none=True),
)


def check(setup: Setup) -> None:
    """Settings that go together, and a land that goes with them. JR-B3."""
    check_rules(setup)
    land_of(setup)


def check_rules(setup: Setup) -> None:
    """Players, suits, options and objective that go together. JR-S2, JR-O2."""
    players = setup.whole("players")
    first = setup.choice("first_player")
    if first != "random" and int(first) >= players:
        raise _together(setup, "players", "first_player", "JR-S2")
    for option in OPTIONS:
        if setup.flag(option.name):
            option.check(setup)
    if drafts_of(setup) and setup.choice("rules") == INTRO:
        raise _together(setup, "rules", "drafts", "JR-S3")
    suits = suits_in(suits_of(setup))
    objective = setup.choice("objective")
    if objective in (OBJECTIVES[DIVERSE], OBJECTIVES[DIVERSE_MONARCHIC]) and len(suits) < FEWEST_DIVERSE:
        raise BadSettings(
            "settings/too-few-suits", objective=objective, needed=FEWEST_DIVERSE, suits=suits, rule="JR-O2"
        )


def _together(setup: Setup, first: str, second: str, rule: str) -> BadSettings:
    """Two settings that do not go together."""
    return BadSettings(
        "settings/combination",
        first=f"{first}={setup.values[first]}",
        second=f"{second}={setup.values[second]}",
        rule=rule,
    )


def suits_of(setup: Setup) -> int:
    """The suits in play, as a mask: those agreed on, unless an option says otherwise. JR-E0b."""
    suits = int(codes.read_suits(setup.choice("suits")))
    if not suits:
        raise codes.no_suits(setup.choice("suits"))
    for option in OPTIONS:
        if setup.flag(option.name):
            suits = option.suits(setup, suits)
    return suits


def drafts_of(setup: Setup) -> int:
    """The suits that are played by their drafts, as a mask; others have none. JR-EV4, JR-EV5, JR-EV8."""
    text = setup.choice("drafts").lower()
    known = {suit.name: int(bit(suit.suit)) for suit in SUITS if suit.draft is not None}
    words = [] if text == NO_DRAFTS else text.split(",")
    for word in words:
        if word not in known:
            raise BadSettings("settings/drafts", name="drafts", value=word, known=tuple(known))
    return sum({known[word] for word in words})


def made(setup: Setup) -> dict[str, Value]:
    """The code of the land, however it was named."""
    return {"land": codes.land_code(land_of(setup))}


def land_of(setup: Setup) -> Land:
    """The land that is played on: the usual one is the sample where its houses are those in play. JR-B3."""
    suits = suits_of(setup)
    given = setup.choice("land")
    if given == USUAL:
        given = SAMPLE if suits == sample().suits else f"{GENERATED}:1"
    return ready_land(given, codes.suits_text(suits), setup.choice("tiles"))
