"""What can happen in JACKED, with its rules and who may see it (JK-V1)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.cards import CARD_TEXTS
from warren.core.facts import ACTOR, FactBook, FactKind, Part
from warren.core.messages import Sort
from warren.games.jacked.actions import AS_TEXTS, PEG_TEXTS

JOKERS: Final = ("X1", "X2", "X3", "X4")
CARDS: Final = Sort("card", (*CARD_TEXTS, *JOKERS))

_CARD = Part("card", CARDS)
_PEG = Part("peg", PEG_TEXTS)
_PLACE = Part("place")  # on the perimeter, or 96 to 99 in the peg's own Home
_PLAYER = Part("player", sort="player")

PLAYS: Final = (
    ("ace", "JK-CA"),
    ("plain", "JK-CN"),
    ("six", "JK-CX"),
    ("seven", "JK-CS1"),
    ("ten", "JK-CT"),
    ("jack", "JK-CJ"),
    ("queen", "JK-CQ"),
    ("king", "JK-CK"),
)
"""The cards that can be played, by what they do."""

FACTS = FactBook(
    FactKind("shuffled", "JK-P2", Part("cards")),
    FactKind("hand-begins", "JK-P2", Part("hand"), Part("count")),
    FactKind("dealt", "JK-P2 JK-V1", Part("card", CARDS, seen_by=ACTOR)),
    *(FactKind(f"played-{name}", f"JK-P3 {rules}", _CARD, Part("as", AS_TEXTS)) for name, rules in PLAYS),
    FactKind("joker", "JK-CW", _CARD, Part("as", AS_TEXTS)),
    FactKind("came-out", "JK-CA JK-CK JK-M2", _PEG, _PLACE),
    FactKind("moved", "JK-M1", _PEG, _PLACE, Part("steps")),
    FactKind("moved-home", "JK-B3 JK-M4", _PEG, _PLACE, Part("steps")),
    FactKind("backed", "JK-CX", _PEG, _PLACE),
    FactKind("swapped", "JK-CT", _PEG, Part("second", PEG_TEXTS)),
    FactKind("split", "JK-CS1", _PEG, _PLACE, Part("steps")),
    FactKind("split-home", "JK-CS1 JK-CS3", _PEG, _PLACE, Part("steps")),
    FactKind("killed", "JK-M1", _PEG),
    FactKind("killed-on-corner", "JK-M3", _PEG),
    FactKind("killed-by-seven", "JK-CS2", _PEG),
    FactKind("jacked", "JK-CJ JK-J3"),
    FactKind("discarded", "JK-J1 JK-J2 JK-V1", _CARD),
    FactKind("forfeited", "JK-P4 JK-V1", _CARD),
    FactKind("mistaken", "JK-J4", _CARD),
    FactKind("called", "JK-J3", _PLAYER),
    FactKind("taken-back", "JK-J3", _PEG, _PLACE),
    FactKind("called-wrongly", "JK-J4"),
    FactKind("won", "JK-P5"),
    FactKind("turn-limit", "JK-P6", Part("turns")),
)

SHUFFLED: Final[i64] = FACTS.code("shuffled")
HAND_BEGINS: Final[i64] = FACTS.code("hand-begins")
DEALT: Final[i64] = FACTS.code("dealt")
PLAYED: Final[i64] = FACTS.code("played-ace")
LAST_PLAYED: Final[i64] = FACTS.code("played-king")
JOKER: Final[i64] = FACTS.code("joker")
CAME_OUT: Final[i64] = FACTS.code("came-out")
MOVED: Final[i64] = FACTS.code("moved")
MOVED_HOME: Final[i64] = FACTS.code("moved-home")
BACKED: Final[i64] = FACTS.code("backed")
SWAPPED: Final[i64] = FACTS.code("swapped")
SPLIT: Final[i64] = FACTS.code("split")
SPLIT_HOME: Final[i64] = FACTS.code("split-home")
KILLED: Final[i64] = FACTS.code("killed")
KILLED_ON_CORNER: Final[i64] = FACTS.code("killed-on-corner")
KILLED_BY_SEVEN: Final[i64] = FACTS.code("killed-by-seven")
JACKED_FACT: Final[i64] = FACTS.code("jacked")
DISCARDED: Final[i64] = FACTS.code("discarded")
FORFEITED: Final[i64] = FACTS.code("forfeited")
MISTAKEN: Final[i64] = FACTS.code("mistaken")
CALLED: Final[i64] = FACTS.code("called")
TAKEN_BACK: Final[i64] = FACTS.code("taken-back")
CALLED_WRONGLY: Final[i64] = FACTS.code("called-wrongly")
WON: Final[i64] = FACTS.code("won")
TURN_LIMIT: Final[i64] = FACTS.code("turn-limit")

_BY_RANK: Final = vec[i64]([0, 1, 1, 1, 1, 2, 3, 1, 1, 4, 5, 6, 7])


def played(rank: i64) -> i64:
    """The kind of fact that a card of that rank was played."""
    return PLAYED + _BY_RANK[rank]


def is_play(kind: i64) -> bool:
    """Whether a fact of that kind says that a card was played."""
    return PLAYED <= kind <= LAST_PLAYED
