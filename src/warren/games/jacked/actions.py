"""What a player of JACKED can do.

out:A:R          an Ace brings a red peg out of Jail (WA: a joker, wild, that stands for an Ace)
move:9:R2        a 9 moves the second red peg, full value; a 6 moves it back
swap:T:R2:B1     a 10 swaps two pegs
seven:7:R2:4     a 7 begins with four spaces for that peg
part:B1:3        and goes on with three for another
discard:9        discard a 9 (JACKED, or by mistake)
forfeit          show and discard the whole hand: there is no play
call             say that the last player was JACKED and moved
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.actions import ActionSpace, Field, Span
from warren.core.cards import RANKS
from warren.core.messages import Sort

COLOURS: Final = "RBGY"
PEG_TEXTS: Final = Sort("peg", [f"{colour}{number}" for colour in COLOURS for number in range(1, 5)])
AS_TEXTS: Final = Sort("rank", [*RANKS, *(f"W{rank}" for rank in RANKS)])
"""What a card is played as: its own rank, or that which a joker stands for."""

RANK_TEXTS: Final = Sort("rank", [*RANKS, "W"])

_PEG = Field("peg", PEG_TEXTS)
_COUNT = Field("count", Sort("number", [str(count) for count in range(1, 8)]))

ACTIONS: Final = ActionSpace(
    Span("out", Field("card", Sort("rank", ("A", "K", "WA", "WK"))), Field("colour", COLOURS)),
    Span("move", Field("card", AS_TEXTS), _PEG),
    Span("swap", Field("card", Sort("rank", ("T", "WT"))), _PEG, Field("other", PEG_TEXTS)),
    Span("seven", Field("card", Sort("rank", ("7", "W7"))), _PEG, _COUNT),
    Span("part", _PEG, _COUNT),
    Span("discard", Field("card", RANK_TEXTS)),
    Span("forfeit"),
    Span("call"),
)

OUT: Final[i64] = ACTIONS.start("out")
MOVE: Final[i64] = ACTIONS.start("move")
SWAP: Final[i64] = ACTIONS.start("swap")
SEVEN: Final[i64] = ACTIONS.start("seven")
PART: Final[i64] = ACTIONS.start("part")
DISCARD: Final[i64] = ACTIONS.start("discard")
FORFEIT: Final[i64] = ACTIONS.start("forfeit")
CALL: Final[i64] = ACTIONS.start("call")


def come_out(card: i64, colour: i64) -> i64:
    """`card` counts among A, K, WA, WK."""
    return OUT + card * 4 + colour


def move(played_as: i64, peg: i64) -> i64:
    return MOVE + played_as * 16 + peg


def swap(is_joker: i64, peg: i64, other: i64) -> i64:
    return SWAP + is_joker * 256 + peg * 16 + other


def seven(is_joker: i64, peg: i64, count: i64) -> i64:
    return SEVEN + is_joker * 112 + peg * 7 + count - 1


def part(peg: i64, count: i64) -> i64:
    return PART + peg * 7 + count - 1


def discard(rank: i64) -> i64:
    return DISCARD + rank
