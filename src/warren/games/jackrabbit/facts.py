"""What can happen in a hand of Jackrabbit, with its rules and who may see it (JB-14)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.cards import CARD_TEXTS
from warren.core.facts import ACTOR, FactBook, FactKind, Part

_CARD = Part("card", CARD_TEXTS)
_SECRET_CARD = Part("card", CARD_TEXTS, seen_by=ACTOR)
_COUNT = Part("count")
_POINTS = Part("points")

STACK_NAMES: Final = ("own", "other")
PLACE_NAMES: Final = (*STACK_NAMES, "discard-pile")

FACTS = FactBook(
    FactKind("starts", "JB-3", Part("hand")),
    FactKind("dealt", "JB-1 JB-14", _SECRET_CARD),
    FactKind("laid", "JB-2", _CARD, Part("place", PLACE_NAMES)),
    FactKind("played", "JB-2 JB-4 JB-7", _CARD, Part("stack", STACK_NAMES)),
    FactKind("drew-for-pair", "JB-5 JB-14", _SECRET_CARD),
    FactKind("drew-for-visit", "JB-6 JB-14", _SECRET_CARD),
    FactKind("discarded", "JB-8 JB-14", _SECRET_CARD),
    FactKind("discarded-on-top", "JB-8 JB-14", _CARD),
    FactKind("drew-replacement", "JB-8 JB-14", _SECRET_CARD),
    FactKind("reshuffled", "JB-9", _COUNT),
    FactKind("found-no-card", "JB-9", _COUNT),
    FactKind("went-out", "JB-10"),
    FactKind("piles-low", "JB-10", _COUNT),
    FactKind("nothing-fits", "JB-11"),
    FactKind("scored-out", "JB-12 JB-12a", _POINTS),
    FactKind("scored-pair", "JB-12 JB-12b", _POINTS, Part("below", CARD_TEXTS), _CARD),
    FactKind("scored-run", "JB-12 JB-12c", _POINTS, Part("first", CARD_TEXTS), Part("last", CARD_TEXTS)),
    FactKind("scored-jack", "JB-12 JB-12d", _POINTS, _CARD),
    FactKind("scored-deadwood", "JB-12 JB-12e", _POINTS, _CARD),
    FactKind("hand-scored", "JB-12 JB-13", Part("total"), _POINTS),
    FactKind("tied", "JB-13", Part("total")),
    FactKind("won", "JB-13", Part("total")),
    FactKind("drawn", "JB-13"),
    FactKind("turn-limit", "JB-13", Part("turns")),
)

STARTS: Final[i64] = FACTS.code("starts")
DEALT: Final[i64] = FACTS.code("dealt")
DISCARD_PLACE: Final = 2
LAID: Final[i64] = FACTS.code("laid")
PLAYED: Final[i64] = FACTS.code("played")
DREW_FOR_PAIR: Final[i64] = FACTS.code("drew-for-pair")
DREW_FOR_VISIT: Final[i64] = FACTS.code("drew-for-visit")
DISCARDED: Final[i64] = FACTS.code("discarded")
DISCARDED_ON_TOP: Final[i64] = FACTS.code("discarded-on-top")
DREW_REPLACEMENT: Final[i64] = FACTS.code("drew-replacement")
RESHUFFLED: Final[i64] = FACTS.code("reshuffled")
FOUND_NO_CARD: Final[i64] = FACTS.code("found-no-card")
WENT_OUT: Final[i64] = FACTS.code("went-out")
PILES_LOW: Final[i64] = FACTS.code("piles-low")
NOTHING_FITS: Final[i64] = FACTS.code("nothing-fits")
SCORED_OUT: Final[i64] = FACTS.code("scored-out")
SCORED_PAIR: Final[i64] = FACTS.code("scored-pair")
SCORED_RUN: Final[i64] = FACTS.code("scored-run")
SCORED_JACK: Final[i64] = FACTS.code("scored-jack")
SCORED_DEADWOOD: Final[i64] = FACTS.code("scored-deadwood")
HAND_SCORED: Final[i64] = FACTS.code("hand-scored")
TIED: Final[i64] = FACTS.code("tied")
WON: Final[i64] = FACTS.code("won")
DRAWN: Final[i64] = FACTS.code("drawn")
TURN_LIMIT: Final[i64] = FACTS.code("turn-limit")
