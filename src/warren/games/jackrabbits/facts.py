"""What can happen in Jack Rabbits, with its rules and who may see it (JR-V1).

A fact that is *fleeting* is told and not remembered: it says nothing about hidden cards.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.facts import ACTOR, BOTH, FactBook, FactKind, Part
from warren.games.jackrabbits.actions import END_TEXTS, HEX_TEXTS
from warren.games.jackrabbits.deck import CARD_TEXTS
from warren.games.jackrabbits.land.tiles import NAMES

BEYOND: Final = (*NAMES, "sea", "gap")
"""What can lie beyond a road end."""

_CARD = Part("card", CARD_TEXTS)
_SECRET = Part("card", CARD_TEXTS, seen_by=ACTOR)
_PLACE = Part("place", HEX_TEXTS)
_ROAD = Part("road", END_TEXTS)
_TILE = Part("tile", NAMES)
_TO = Part("to", BEYOND)

FACTS = FactBook(
    FactKind("dealt", "JR-S1 JR-V1", _SECRET),
    FactKind("begins", "JR-S2", fleeting=True),
    FactKind("turn", "JR-S2", Part("number"), fleeting=True),
    FactKind("rolled", "JR-L1", Part("first"), Part("second"), Part("price"), fleeting=True),
    FactKind("rolled-off-land", "JR-L1 JR-L3", Part("first"), Part("second"), Part("price"), fleeting=True),
    FactKind("matched", "JR-L2 JR-V1", _CARD),
    FactKind("won-card", "JR-L2 JR-V1", _SECRET),
    FactKind("stayed", "JR-J1", _PLACE, fleeting=True),
    FactKind("left", "JR-J1 JR-J2", _ROAD, _TO, fleeting=True),
    FactKind("walked", "JR-J2", _ROAD, _TO, fleeting=True),
    FactKind("arrived", "JR-J3 JR-J7", _PLACE, fleeting=True),
    FactKind("left-land", "JR-J4 JR-U1", _ROAD, fleeting=True),
    FactKind("turned-back", "JR-J5 JR-J6", _PLACE, fleeting=True),
    FactKind("crossed", "JR-T1 JR-C4", _TILE, fleeting=True),
    FactKind("hired-horse", "JR-T2 JR-C4", _TILE, Part("place", HEX_TEXTS), fleeting=True),
    FactKind("rowed", "JR-T2 JR-C4", _TILE, Part("road", END_TEXTS), fleeting=True),
    FactKind("took-joker", "JR-T3 JR-C4", _CARD),
    FactKind("rode", "JR-T3", _CARD, Part("place", HEX_TEXTS)),
    FactKind("hopped", "JR-T4 JR-C4", _TILE, Part("cave", NAMES), fleeting=True),
    FactKind("went-down", "JR-T4", _TILE, fleeting=True),
    FactKind("came-out", "JR-T5", _TILE, fleeting=True),
    FactKind("got-up", "JR-U2", fleeting=True),
    FactKind("paid", "JR-C1 JR-C2", _CARD),
    FactKind("paid-royal", "JR-C1 JR-C2 JR-C3", _CARD),
    FactKind("claimed", "JR-A1 JR-A2 JR-A3 JR-O3", _CARD, Part("place", HEX_TEXTS)),
    FactKind("drew", "JR-I1 JR-V1", _SECRET),
    FactKind("reshuffled", "JR-I2", Part("count")),
    FactKind("nothing-to-draw", "JR-I2", fleeting=True),
    FactKind("discarded", "JR-N1 JR-I3", _CARD),
    FactKind("discarded-royal", "JR-N1 JR-N3 JR-C3", _CARD),
    FactKind("discarded-joker", "JR-N1 JR-N3", _CARD),
    FactKind("called", "JR-N2", Part("player"), fleeting=True),
    FactKind("passport", "JR-F1 JR-V1", _CARD),
    FactKind("flew", "JR-F2 JR-F4", _PLACE, fleeting=True),
    FactKind("flew-short", "JR-F3 JR-F4", _PLACE, Part("shortfall"), fleeting=True),
    FactKind("grounded", "JR-F2", _PLACE, fleeting=True),
    FactKind("fell", "JR-F3 JR-U1", Part("shortfall"), fleeting=True),
    FactKind("attacked", "JR-D1 JR-D5", Part("player"), Part("place", HEX_TEXTS), fleeting=True),
    FactKind("fought", "JR-D2", _CARD),
    FactKind("fought-royal", "JR-D2 JR-C3", _CARD),
    FactKind("yielded", "JR-D2 JR-D3", Part("player"), fleeting=True),
    FactKind("stole", "JR-D3 JR-V1", Part("player"), Part("card", CARD_TEXTS, seen_by=BOTH)),
    FactKind("stole-royal", "JR-D3 JR-D4", Part("player"), Part("card", CARD_TEXTS)),
    FactKind("stole-nothing", "JR-D3", Part("player"), fleeting=True),
    FactKind("returned", "JR-D4 JR-O3", _CARD),
    FactKind("thrown-off", "JR-U1 JR-U3", _PLACE, fleeting=True),
    FactKind("contested", "JR-H1", Part("player"), Part("place", HEX_TEXTS), fleeting=True),
    FactKind("proved", "JR-H2 JR-H3 JR-V1", _CARD),
    FactKind("showed-queen", "JR-H2 JR-H3 JR-V1", _CARD),
    FactKind("refused", "JR-H3 JR-H4", Part("player"), fleeting=True),
    FactKind("was-welcome", "JR-H4", Part("player"), fleeting=True),
    FactKind("lost-proof", "JR-H4", _CARD),
    FactKind("lost-royal-proof", "JR-H4 JR-C3", _CARD),
    FactKind("bought", "JR-M1 JR-M2", _CARD),
    FactKind("guarded", "JR-X1", fleeting=True),
    FactKind("laid-capital", "JR-X4", _CARD),
    FactKind("stood-ground", "JR-X7", _PLACE, fleeting=True),
    FactKind("contested-resting", "JR-X7 JR-H1", Part("player"), Part("place", HEX_TEXTS), fleeting=True),
    FactKind("laid-open", "JR-X7 JR-I3", _CARD),
    FactKind("passed-through", "JR-X8", _PLACE, fleeting=True),
    FactKind("double", "JR-X9", Part("number"), fleeting=True),
    FactKind("seized", "JR-X11 JR-V1", Part("player"), Part("card", CARD_TEXTS, seen_by=BOTH)),
    FactKind("seized-royal", "JR-X11 JR-D4", Part("player"), Part("card", CARD_TEXTS)),
    FactKind("offered", "JR-X13", Part("player"), fleeting=True),
    FactKind("said", "JR-X13", Part("player"), Part("card", CARD_TEXTS)),
    FactKind("asked", "JR-X13", Part("player"), Part("card", CARD_TEXTS)),
    FactKind("accepted", "JR-X13", Part("player"), fleeting=True),
    FactKind("declined", "JR-X13", Part("player"), fleeting=True),
    FactKind("gave", "JR-X13 JR-V1", Part("player"), Part("card", CARD_TEXTS, seen_by=BOTH)),
    FactKind("gave-as-said", "JR-X13 JR-V1", Part("player"), Part("card", CARD_TEXTS)),
    FactKind("gave-royal", "JR-X13 JR-D4", Part("player"), Part("card", CARD_TEXTS)),
    FactKind("exchanged", "JR-X13", Part("player"), Part("given"), Part("taken")),
    FactKind("swindled", "JR-X13 JR-U1", Part("player"), fleeting=True),
    FactKind("won", "JR-O1 JR-O2", fleeting=True),
    FactKind("turn-limit", "JR-G1", Part("turns"), fleeting=True),
    FactKind("stuck", "JR-G2", fleeting=True),
)

DEALT: Final[i64] = FACTS.code("dealt")
BEGINS: Final[i64] = FACTS.code("begins")
TURN: Final[i64] = FACTS.code("turn")
ROLLED: Final[i64] = FACTS.code("rolled")
ROLLED_OFF_LAND: Final[i64] = FACTS.code("rolled-off-land")
MATCHED: Final[i64] = FACTS.code("matched")
WON_CARD: Final[i64] = FACTS.code("won-card")
STAYED: Final[i64] = FACTS.code("stayed")
LEFT: Final[i64] = FACTS.code("left")
WALKED: Final[i64] = FACTS.code("walked")
ARRIVED: Final[i64] = FACTS.code("arrived")
LEFT_LAND: Final[i64] = FACTS.code("left-land")
TURNED_BACK: Final[i64] = FACTS.code("turned-back")
CROSSED: Final[i64] = FACTS.code("crossed")
HIRED_HORSE: Final[i64] = FACTS.code("hired-horse")
ROWED: Final[i64] = FACTS.code("rowed")
TOOK_JOKER: Final[i64] = FACTS.code("took-joker")
RODE: Final[i64] = FACTS.code("rode")
HOPPED: Final[i64] = FACTS.code("hopped")
WENT_DOWN: Final[i64] = FACTS.code("went-down")
CAME_OUT: Final[i64] = FACTS.code("came-out")
GOT_UP: Final[i64] = FACTS.code("got-up")
PAID: Final[i64] = FACTS.code("paid")
PAID_ROYAL: Final[i64] = FACTS.code("paid-royal")
CLAIMED: Final[i64] = FACTS.code("claimed")
DREW: Final[i64] = FACTS.code("drew")
RESHUFFLED: Final[i64] = FACTS.code("reshuffled")
NOTHING_TO_DRAW: Final[i64] = FACTS.code("nothing-to-draw")
DISCARDED: Final[i64] = FACTS.code("discarded")
DISCARDED_ROYAL: Final[i64] = FACTS.code("discarded-royal")
DISCARDED_JOKER: Final[i64] = FACTS.code("discarded-joker")
CALLED: Final[i64] = FACTS.code("called")
PASSPORT: Final[i64] = FACTS.code("passport")
FLEW: Final[i64] = FACTS.code("flew")
FLEW_SHORT: Final[i64] = FACTS.code("flew-short")
GROUNDED: Final[i64] = FACTS.code("grounded")
FELL: Final[i64] = FACTS.code("fell")
ATTACKED: Final[i64] = FACTS.code("attacked")
FOUGHT: Final[i64] = FACTS.code("fought")
FOUGHT_ROYAL: Final[i64] = FACTS.code("fought-royal")
YIELDED: Final[i64] = FACTS.code("yielded")
STOLE: Final[i64] = FACTS.code("stole")
STOLE_ROYAL: Final[i64] = FACTS.code("stole-royal")
STOLE_NOTHING: Final[i64] = FACTS.code("stole-nothing")
RETURNED: Final[i64] = FACTS.code("returned")
THROWN_OFF: Final[i64] = FACTS.code("thrown-off")
CONTESTED: Final[i64] = FACTS.code("contested")
PROVED: Final[i64] = FACTS.code("proved")
SHOWED_QUEEN: Final[i64] = FACTS.code("showed-queen")
REFUSED: Final[i64] = FACTS.code("refused")
WAS_WELCOME: Final[i64] = FACTS.code("was-welcome")
LOST_PROOF: Final[i64] = FACTS.code("lost-proof")
LOST_ROYAL_PROOF: Final[i64] = FACTS.code("lost-royal-proof")
BOUGHT: Final[i64] = FACTS.code("bought")
GUARDED: Final[i64] = FACTS.code("guarded")
LAID_CAPITAL: Final[i64] = FACTS.code("laid-capital")
STOOD_GROUND: Final[i64] = FACTS.code("stood-ground")
CONTESTED_RESTING: Final[i64] = FACTS.code("contested-resting")
LAID_OPEN: Final[i64] = FACTS.code("laid-open")
PASSED_THROUGH: Final[i64] = FACTS.code("passed-through")
DOUBLE: Final[i64] = FACTS.code("double")
SEIZED: Final[i64] = FACTS.code("seized")
SEIZED_ROYAL: Final[i64] = FACTS.code("seized-royal")
OFFERED: Final[i64] = FACTS.code("offered")
SAID: Final[i64] = FACTS.code("said")
ASKED: Final[i64] = FACTS.code("asked")
ACCEPTED: Final[i64] = FACTS.code("accepted")
DECLINED: Final[i64] = FACTS.code("declined")
GAVE: Final[i64] = FACTS.code("gave")
GAVE_AS_SAID: Final[i64] = FACTS.code("gave-as-said")
GAVE_ROYAL: Final[i64] = FACTS.code("gave-royal")
EXCHANGED: Final[i64] = FACTS.code("exchanged")
SWINDLED: Final[i64] = FACTS.code("swindled")
WON: Final[i64] = FACTS.code("won")
TURN_LIMIT: Final[i64] = FACTS.code("turn-limit")
STUCK: Final[i64] = FACTS.code("stuck")
