"""What a player of Jack Rabbits can do.

roll                    roll the dice                       passport:5C    show a club before, and fly
match:4H                show a card that a die matches      stay           do not travel
go:citadel.2            leave a tile by one of its roads    ride:tower-clubs   give a joker back, and ride there
horse:tower-clubs       hire a horse                        boat:woods-1.2 row to a road end at the sea
cross                   leave the road of a rhombus         joker          buy a joker at a tavern
hole:cave-2             come out of another cave            down           go underground
pay:7S done             cards of a payment, one by one      claim          claim the royal of the house
attack:1 fight:7S yield                                     call:1         say that somebody holds too many cards
contest prove:7H queen refuse                               buy:7H         choose from the spent lot
fly:tower-clubs fall                                        discard:7S return:KH
capital:AC              name the capital Ace (of several)   lay:7H         lay hearts open where one rests
offer:1                 offer a trade                       say:7D ask:3C  what each side is said to give
accept (or refuse)      an offer                            give:7D        choose what one gives
rest                    end the acquisition phase, or the turn
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.actions import ActionSpace, Field, Span
from warren.games.jackrabbits.deck import CARD_TEXTS
from warren.games.jackrabbits.land.tiles import ENDS, FIRST_END, HEXAGONS, NAMES, TILE_OF_END

SEATS: Final = ("0", "1", "2", "3")
HEX_TEXTS: Final = NAMES[:HEXAGONS]
END_TEXTS: Final = tuple(f"{NAMES[TILE_OF_END[end]]}.{end - FIRST_END[TILE_OF_END[end]]}" for end in range(ENDS))
"""A road end: its tile, and the number of the side."""

CAVES: Final = 12
CAVE_TEXTS: Final = tuple(f"cave-{number}" for number in range(1, CAVES + 1))

_CARD = Field("card", CARD_TEXTS)
_PLACE = Field("place", HEX_TEXTS)
_ROAD = Field("road", END_TEXTS)
_PLAYER = Field("player", SEATS)

ACTIONS = ActionSpace(
    Span("roll"),
    Span("passport", _CARD),
    Span("match", _CARD),
    Span("stay"),
    Span("go", _ROAD),
    Span("ride", _PLACE),
    Span("horse", _PLACE),
    Span("boat", _ROAD),
    Span("cross"),
    Span("joker"),
    Span("hole", Field("cave", CAVE_TEXTS)),
    Span("down"),
    Span("fly", _PLACE),
    Span("fall"),
    Span("pay", _CARD),
    Span("done"),
    Span("claim"),
    Span("attack", _PLAYER),
    Span("fight", _CARD),
    Span("yield"),
    Span("contest"),
    Span("prove", _CARD),
    Span("queen"),
    Span("refuse"),
    Span("buy", _CARD),
    Span("capital", _CARD),
    Span("lay", _CARD),
    Span("offer", _PLAYER),
    Span("say", _CARD),
    Span("ask", _CARD),
    Span("accept"),
    Span("give", _CARD),
    Span("discard", _CARD),
    Span("return", _CARD),
    Span("rest"),
    Span("call", _PLAYER),
)

ROLL: Final[i64] = ACTIONS.start("roll")
PASSPORT: Final[i64] = ACTIONS.start("passport")
MATCH: Final[i64] = ACTIONS.start("match")
STAY: Final[i64] = ACTIONS.start("stay")
GO: Final[i64] = ACTIONS.start("go")
RIDE: Final[i64] = ACTIONS.start("ride")
HORSE: Final[i64] = ACTIONS.start("horse")
BOAT: Final[i64] = ACTIONS.start("boat")
CROSS: Final[i64] = ACTIONS.start("cross")
JOKER: Final[i64] = ACTIONS.start("joker")
HOLE: Final[i64] = ACTIONS.start("hole")
DOWN: Final[i64] = ACTIONS.start("down")
FLY: Final[i64] = ACTIONS.start("fly")
FALL: Final[i64] = ACTIONS.start("fall")
PAY: Final[i64] = ACTIONS.start("pay")
DONE: Final[i64] = ACTIONS.start("done")
CLAIM: Final[i64] = ACTIONS.start("claim")
ATTACK: Final[i64] = ACTIONS.start("attack")
FIGHT: Final[i64] = ACTIONS.start("fight")
YIELD: Final[i64] = ACTIONS.start("yield")
CONTEST: Final[i64] = ACTIONS.start("contest")
PROVE: Final[i64] = ACTIONS.start("prove")
QUEEN: Final[i64] = ACTIONS.start("queen")
REFUSE: Final[i64] = ACTIONS.start("refuse")
BUY: Final[i64] = ACTIONS.start("buy")
CAPITAL: Final[i64] = ACTIONS.start("capital")
LAY: Final[i64] = ACTIONS.start("lay")
OFFER: Final[i64] = ACTIONS.start("offer")
SAY: Final[i64] = ACTIONS.start("say")
ASK: Final[i64] = ACTIONS.start("ask")
ACCEPT: Final[i64] = ACTIONS.start("accept")
GIVE: Final[i64] = ACTIONS.start("give")
DISCARD: Final[i64] = ACTIONS.start("discard")
RETURN: Final[i64] = ACTIONS.start("return")
REST: Final[i64] = ACTIONS.start("rest")
CALL: Final[i64] = ACTIONS.start("call")
