"""What can happen in Jack Rabbits, with its rules and who may see it (JR-V1).

A fact that is *fleeting* is told and not remembered: it says nothing about hidden cards. What others tell beliefs about
pips and jokers, they say themselves (`tells`). Here is what happens in the basic turn; each rule on top declares in its
own module what happens by it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.facts import ACTOR, BOTH, FactBook, FactKind, Part
from warren.core.messages import Sort
from warren.games.jackrabbits.actions import END_TEXTS, HEX_TEXTS
from warren.games.jackrabbits.deck import CARD_TEXTS
from warren.games.jackrabbits.land.tiles import NAMES

BEYOND: Final = Sort("tile", (*NAMES, "sea", "gap"))
"""What can lie beyond a road end."""

CARD: Final = Part("card", CARD_TEXTS)
SECRET: Final = Part("card", CARD_TEXTS, seen_by=ACTOR)
SHARED: Final = Part("card", CARD_TEXTS, seen_by=BOTH)
PLACE: Final = Part("place", HEX_TEXTS)
ROAD: Final = Part("road", END_TEXTS)
TILE: Final = Part("tile", NAMES)
TO: Final = Part("to", BEYOND)
PLAYER: Final = Part("player", sort="player")

# What a fact tells about pips and jokers.
DRAWS: Final = 1  # a card from the pile
SHOWS: Final = 2  # a card that stays in the hand
GIVES: Final = 3  # a card that leaves it, or where it was laid, for the spent lot or the court
TAKES: Final = 4  # a card from the court or the spent lot
RESHUFFLES: Final = 5
STEALS: Final = 6
LAYS: Final = 7  # a card of the hand, or one just spent, that comes to lie open
SAYS: Final = 8  # a card that whoever offers a trade says to give
ASKS: Final = 9  # a card that the other is to give
HANDS: Final = 10  # a card that is given in a trade, seen or unseen
EXCHANGES: Final = 11  # all that was given in a trade comes into the other hand
STOWS: Final = 12  # a card from the pile goes where nobody sees it
UNLOADS: Final = 13  # a card comes from there into a hand, for who gets it to see
EMPTIES: Final = 14  # all that was there has come into a hand
REFILLS: Final = 15  # all that was there becomes the pile

FACTS: Final = FactBook()
ROLES: Final = vec[i64]([0] * 256)
"""By kind of fact: what it tells about pips and jokers; 0: nothing."""

# What a fact is in the story of a journey.
LEG: Final = 1  # a part of it
STRAIGHT: Final = 2  # a part that says to which place it leads
BY_SEA: Final = 3  # a part that leads to a road end
ARRIVAL: Final = 4  # the place to which it has come, if no part before has said so
ASIDE: Final = 5  # it happens in the middle of a journey, and is told after it

IN_JOURNEYS: Final[dict[str, int]] = {}
"""By kind of fact, if it can happen on a journey: what it is in the story of one."""


def fact(name: str, rules: str, *parts: Part, tells: int = 0, fleeting: bool = False, journey: int = 0) -> int:
    """One kind of fact more: its code."""
    code = FACTS.add(FactKind(name, rules, *parts, fleeting=fleeting))
    ROLES[code] = tells
    if journey:
        IN_JOURNEYS[name] = journey
    return code


DEALT: Final[i64] = fact("dealt", "JR-S1 JR-V1", SECRET, tells=DRAWS)
BEGINS: Final[i64] = fact("begins", "JR-S2", fleeting=True)
TURN: Final[i64] = fact("turn", "JR-S2", Part("number"), fleeting=True)
ROLLED: Final[i64] = fact("rolled", "JR-L1", Part("first"), Part("second"), Part("price"), fleeting=True)
ROLLED_OFF_LAND: Final[i64] = fact(
    "rolled-off-land", "JR-L1 JR-L3", Part("first"), Part("second"), Part("price"), fleeting=True
)
MATCHED: Final[i64] = fact("matched", "JR-L2 JR-V1", CARD, tells=SHOWS)
WON_CARD: Final[i64] = fact("won-card", "JR-L2 JR-V1", SECRET, tells=DRAWS)
STAYED: Final[i64] = fact("stayed", "JR-J1", PLACE, fleeting=True, journey=LEG)
LEFT: Final[i64] = fact("left", "JR-J1 JR-J2", ROAD, TO, fleeting=True, journey=LEG)
WALKED: Final[i64] = fact("walked", "JR-J2", ROAD, TO, fleeting=True, journey=LEG)
ARRIVED: Final[i64] = fact("arrived", "JR-J3 JR-J7", PLACE, fleeting=True, journey=ARRIVAL)
LEFT_LAND: Final[i64] = fact("left-land", "JR-J4 JR-U1", ROAD, fleeting=True, journey=LEG)
TURNED_BACK: Final[i64] = fact("turned-back", "JR-J5 JR-J6", PLACE, fleeting=True, journey=LEG)
CROSSED: Final[i64] = fact("crossed", "JR-T1 JR-C4", TILE, fleeting=True, journey=LEG)
HIRED_HORSE: Final[i64] = fact("hired-horse", "JR-T2 JR-C4", TILE, PLACE, fleeting=True, journey=STRAIGHT)
ROWED: Final[i64] = fact("rowed", "JR-T2 JR-C4", TILE, ROAD, fleeting=True, journey=BY_SEA)
TOOK_JOKER: Final[i64] = fact("took-joker", "JR-T3 JR-C4", CARD, tells=TAKES, journey=LEG)
RODE: Final[i64] = fact("rode", "JR-T3", CARD, PLACE, tells=GIVES, journey=STRAIGHT)
HOPPED: Final[i64] = fact("hopped", "JR-T4 JR-C4", TILE, Part("cave", NAMES), fleeting=True, journey=LEG)
WENT_DOWN: Final[i64] = fact("went-down", "JR-T4", TILE, fleeting=True, journey=STRAIGHT)
CAME_OUT: Final[i64] = fact("came-out", "JR-T5", TILE, fleeting=True, journey=LEG)
GOT_UP: Final[i64] = fact("got-up", "JR-U2", fleeting=True, journey=LEG)
PAID: Final[i64] = fact("paid", "JR-C1 JR-C2", CARD, tells=GIVES, journey=LEG)
PAID_ROYAL: Final[i64] = fact("paid-royal", "JR-C1 JR-C2 JR-C3", CARD, journey=LEG)
CLAIMED: Final[i64] = fact("claimed", "JR-A1 JR-A2 JR-A3 JR-O3", CARD, PLACE)
DREW: Final[i64] = fact("drew", "JR-I1 JR-V1", SECRET, tells=DRAWS)
RESHUFFLED: Final[i64] = fact("reshuffled", "JR-I2", Part("count"), tells=RESHUFFLES)
NOTHING_TO_DRAW: Final[i64] = fact("nothing-to-draw", "JR-I2", fleeting=True)
DISCARDED: Final[i64] = fact("discarded", "JR-N1 JR-I3", CARD, tells=GIVES)
DISCARDED_ROYAL: Final[i64] = fact("discarded-royal", "JR-N1 JR-N3 JR-C3", CARD)
DISCARDED_JOKER: Final[i64] = fact("discarded-joker", "JR-N1 JR-N3", CARD, tells=GIVES)
CALLED: Final[i64] = fact("called", "JR-N2", PLAYER, fleeting=True)
ATTACKED: Final[i64] = fact("attacked", "JR-D1 JR-D5", PLAYER, PLACE, fleeting=True)
FOUGHT: Final[i64] = fact("fought", "JR-D2", CARD, tells=GIVES)
FOUGHT_ROYAL: Final[i64] = fact("fought-royal", "JR-D2 JR-C3", CARD)
YIELDED: Final[i64] = fact("yielded", "JR-D2 JR-D3", PLAYER, fleeting=True)
STOLE: Final[i64] = fact("stole", "JR-D3 JR-V1", PLAYER, SHARED, tells=STEALS)
STOLE_ROYAL: Final[i64] = fact("stole-royal", "JR-D3 JR-D4", PLAYER, CARD)
STOLE_NOTHING: Final[i64] = fact("stole-nothing", "JR-D3", PLAYER, fleeting=True)
RETURNED: Final[i64] = fact("returned", "JR-D4 JR-O3", CARD)
THROWN_OFF: Final[i64] = fact("thrown-off", "JR-U1 JR-U3", PLACE, fleeting=True)
PROVED: Final[i64] = fact("proved", "JR-H2 JR-H3 JR-V1", CARD, tells=SHOWS)
BOUGHT: Final[i64] = fact("bought", "JR-M1 JR-M2", CARD, tells=TAKES)
WON: Final[i64] = fact("won", "JR-O1 JR-O2", fleeting=True)
TURN_LIMIT: Final[i64] = fact("turn-limit", "JR-G1", Part("turns"), fleeting=True)
STUCK: Final[i64] = fact("stuck", "JR-G2", fleeting=True)
