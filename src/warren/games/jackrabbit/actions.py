"""What a player can do: play a card on either stack, or discard cards and name the one that lies on top.

own:7H       play the 7 of hearts on one's own stack
other:7H     play it on the other player's stack
discard:7H   pick it for discarding (cards are picked in ascending order)
top:7H       discard what was picked, this card on top
deal         deal the next hand, when the last one has been counted
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from warren.core.actions import ActionSpace, Field, Span
from warren.core.cards import CARD_TEXTS

_CARD = Field("card", CARD_TEXTS)

ACTIONS: Final = ActionSpace(
    Span("own", _CARD), Span("other", _CARD), Span("discard", _CARD), Span("top", _CARD), Span("deal")
)

OWN: Final[i64] = ACTIONS.start("own")
OTHER: Final[i64] = ACTIONS.start("other")
DISCARD: Final[i64] = ACTIONS.start("discard")
TOP: Final[i64] = ACTIONS.start("top")
DEAL: Final[i64] = ACTIONS.start("deal")


def play_own(card: i64) -> i64:
    return OWN + card


def play_other(card: i64) -> i64:
    return OTHER + card


def pick_discard(card: i64) -> i64:
    return DISCARD + card


def discard_with_top(card: i64) -> i64:
    return TOP + card
