"""What a player of Jack Rabbits can do in the basic turn. Each rule on top declares in its own module what it adds.

roll                    roll the dice                       match:4H       show a card that a die matches
stay                    do not travel                       go:citadel.2   leave a tile by one of its roads
back                    go back to where the journey began
ride:tower-clubs        give a joker back, and ride there   horse:tower-clubs  hire a horse
boat:woods-1.2          row to a road end at the sea        cross          leave the road of a rhombus
joker                   buy a joker at a tavern             hole:cave-2    come out of another cave
down                    go underground                      pay:7S done    cards of a payment, one by one
claim                   claim the royal of the house        discard:7S return:KH
attack:1 fight:7S yield                                     prove:7H refuse    show cards, or do not
buy:7H                  choose from the spent lot           call:1         say that somebody holds too many cards
rest                    end the acquisition phase, or the turn
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.actions import ActionSpace, Field, Kinds, Span
from warren.core.messages import Sort
from warren.games.jackrabbits.deck import CARD_TEXTS, JOKERS, MOST_PLAYERS
from warren.games.jackrabbits.land.tiles import ENDS, FIRST_END, HEXAGONS, NAMES, TILE_OF_END

SEATS: Final = Sort("player", [str(seat) for seat in range(MOST_PLAYERS)])
HEX_TEXTS: Final = Sort("tile", NAMES[:HEXAGONS])
END_TEXTS: Final = Sort(
    "road", [f"{NAMES[TILE_OF_END[end]]}.{end - FIRST_END[TILE_OF_END[end]]}" for end in range(ENDS)]
)
"""A road end: its tile, and the number of the side."""

CAVES: Final = JOKERS  # one in each set of road tiles, and a set for each suit
CAVE_TEXTS: Final = Sort("tile", [f"cave-{number}" for number in range(1, CAVES + 1)])

CARD: Final = Field("card", CARD_TEXTS)
PLACE: Final = Field("place", HEX_TEXTS)
ROAD: Final = Field("road", END_TEXTS)
PLAYER: Final = Field("player", SEATS)

ACTIONS: Final = ActionSpace()

ROLL: Final[i64] = ACTIONS.add(Span("roll", rule="JR-L1", phase="lottery"))
MATCH: Final[i64] = ACTIONS.add(Span("match", CARD, rule="JR-L2", phase="journey"))
DISCARD: Final[i64] = ACTIONS.add(Span("discard", CARD, rule="JR-N1", phase="journey"))
REST: Final[i64] = ACTIONS.add(Span("rest", rule="JR-A3", phase="acquisition"))
CLAIM: Final[i64] = ACTIONS.add(Span("claim", rule="JR-A1", phase="acquisition"))
STAY: Final[i64] = ACTIONS.add(Span("stay", rule="JR-J1", phase="journey"))
GO: Final[i64] = ACTIONS.add(Span("go", ROAD, rule="JR-J1", phase="journey"))
RIDE: Final[i64] = ACTIONS.add(Span("ride", PLACE, rule="JR-T3", phase="journey"))
HORSE: Final[i64] = ACTIONS.add(Span("horse", PLACE, rule="JR-T2", phase="journey"))
BOAT: Final[i64] = ACTIONS.add(Span("boat", ROAD, rule="JR-T2", phase="journey"))
CROSS: Final[i64] = ACTIONS.add(Span("cross", rule="JR-T1", phase="journey"))
JOKER: Final[i64] = ACTIONS.add(Span("joker", rule="JR-T3", phase="journey"))
HOLE: Final[i64] = ACTIONS.add(Span("hole", Field("cave", CAVE_TEXTS), rule="JR-T4", phase="journey"))
DOWN: Final[i64] = ACTIONS.add(Span("down", rule="JR-T4", phase="journey"))
GO_BACK: Final[i64] = ACTIONS.add(Span("back", rule="JR-J6", phase="journey"))
DONE: Final[i64] = ACTIONS.add(Span("done", rule="JR-C1"))
PAY: Final[i64] = ACTIONS.add(Span("pay", CARD, rule="JR-C1"))
ATTACK: Final[i64] = ACTIONS.add(Span("attack", PLAYER, rule="JR-D1", phase="acquisition"))
YIELD: Final[i64] = ACTIONS.add(Span("yield", rule="JR-D2"))
FIGHT: Final[i64] = ACTIONS.add(Span("fight", CARD, rule="JR-D2"))
PROVE: Final[i64] = ACTIONS.add(Span("prove", CARD, rule="JR-H3"))
REFUSE: Final[i64] = ACTIONS.add(Span("refuse", rule="JR-H3"))
BUY: Final[i64] = ACTIONS.add(Span("buy", CARD, rule="JR-M1", phase="acquisition"))
RETURN: Final[i64] = ACTIONS.add(Span("return", CARD, rule="JR-D4"))
CALL: Final[i64] = ACTIONS.add(Span("call", PLAYER, rule="JR-N2"))

TRAVELS: Final = Kinds(ACTIONS, STAY, GO, RIDE, HORSE, BOAT, CROSS, JOKER, HOLE, DOWN, GO_BACK)
"""Steps of a journey."""

FREE: Final = Kinds(ACTIONS, GO, DOWN)
"""Those that cost nothing, wherever they are possible on the way."""

TRANSFERS: Final = Kinds(ACTIONS, HORSE, BOAT, CROSS, JOKER, HOLE)
"""Those that cost the price of the turn. JR-C4."""

PICKS: Final = Kinds(ACTIONS, DONE, PAY, FIGHT, PROVE, BUY, DISCARD)
"""One of several cards that go together, or that they are all."""


def is_of_journey(action: i64) -> bool:
    """Whether it is a step of a journey, and not of a flight or a fall."""
    return TRAVELS.has(action) and ACTIONS.span(int(action)).phase != ""
