"""What can be said in a special trade, and what was. JR-X13."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from warren.core.actions import Span
from warren.core.cards import bit
from warren.core.facts import Part
from warren.games.jackrabbits import facts
from warren.games.jackrabbits.actions import ACTIONS, CARD, PICKS, PLAYER
from warren.games.jackrabbits.deck import (
    CARD_TEXTS,
    COUNT,
    DIAMONDS,
    JOKERS,
    MOST_JOKERS,
    RANK_BIT,
    ROYAL_RANKS,
    SPENT,
    STACK,
)
from warren.games.jackrabbits.facts import ASKS, EXCHANGES, HANDS, SAYS, fact
from warren.games.jackrabbits.slots import SLOTS

if TYPE_CHECKING:
    from warren.games.jackrabbits.table import RaceTable

OFFER: Final[i64] = ACTIONS.add(Span("offer", PLAYER, rule="JR-X13"))  # a trade
SAY: Final[i64] = ACTIONS.add(Span("say", CARD, rule="JR-X13"))  # what oneself gives
ASK: Final[i64] = ACTIONS.add(Span("ask", CARD, rule="JR-X13"))  # what the other gives
ACCEPT: Final[i64] = ACTIONS.add(Span("accept", rule="JR-X13"))  # or refuse
GIVE: Final[i64] = ACTIONS.add(Span("give", CARD, rule="JR-X13"))  # what one really gives
for _kind in (SAY, ASK, GIVE):
    PICKS.add(_kind)

OFFERED: Final[i64] = fact("offered", "JR-X13", facts.PLAYER, fleeting=True)
SAID: Final[i64] = fact("said", "JR-X13", facts.PLAYER, facts.CARD, tells=SAYS)
ASKED: Final[i64] = fact("asked", "JR-X13", facts.PLAYER, facts.CARD, tells=ASKS)
ACCEPTED: Final[i64] = fact("accepted", "JR-X13", facts.PLAYER, fleeting=True)
DECLINED: Final[i64] = fact("declined", "JR-X13", facts.PLAYER, fleeting=True)
GAVE: Final[i64] = fact("gave", "JR-X13 JR-V1", facts.PLAYER, facts.SHARED, tells=HANDS)
GAVE_AS_SAID: Final[i64] = fact("gave-as-said", "JR-X13 JR-V1", facts.PLAYER, facts.CARD, tells=HANDS)
GAVE_ROYAL: Final[i64] = fact("gave-royal", "JR-X13 JR-D4", facts.PLAYER, facts.CARD, tells=HANDS)
EXCHANGED: Final[i64] = fact("exchanged", "JR-X13", facts.PLAYER, Part("given"), Part("taken"), tells=EXCHANGES)
SWINDLED: Final[i64] = fact("swindled", "JR-X13 JR-U1", facts.PLAYER, fleeting=True)

OFFERED_TO: Final[i64] = SLOTS.add_marks(1, of_turn=True)
"""Players to whom a trade was offered in this turn, as a mask."""

SAID_CARDS: Final[i64] = SLOTS.add_marks(2 * STACK)
"""By side of a trade and suit: what it is said to give, as masks of ranks."""

# The two sides of a trade.
OFFERER: Final = 0
OTHER: Final = 1


def said_of(t: RaceTable, side: i64, suit: i64) -> i64:
    """What a side is said to give of a suit, as a mask of ranks."""
    return t.marks[SAID_CARDS + side * STACK + suit]


def count_said(t: RaceTable, side: i64) -> i64:
    total: i64 = 0
    for suit in t.rules.stacks:
        total += COUNT[said_of(t, side, suit)]
    return total


def only_diamonds(t: RaceTable, side: i64) -> bool:
    return count_said(t, side) == COUNT[said_of(t, side, DIAMONDS)]


def forget_words(t: RaceTable) -> None:
    mark: i64 = 0
    while mark < 2 * STACK:
        t.marks[SAID_CARDS + mark] = 0
        mark += 1


def can_be_worded(t: RaceTable, seat: i64, other: i64) -> bool:
    """Whether a card can be said of each side, and a diamond of one of them."""
    own = namable(t, seat, DIAMONDS)
    theirs = namable(t, other, DIAMONDS)
    return (theirs != 0 and has_besides(t, seat, theirs)) or (own != 0 and has_besides(t, other, own))


def has_besides(t: RaceTable, seat: i64, diamonds: i64) -> bool:
    """Whether a card can be said of a hand without taking the last of these diamonds."""
    for suit in t.rules.stacks:
        mask = namable(t, seat, suit)
        if suit == DIAMONDS and not diamonds & (diamonds - 1):
            mask &= ~diamonds
        if mask:
            return True
    return False


def namable(t: RaceTable, seat: i64, suit: i64) -> i64:
    """The cards of a suit that a hand may have, for all that lies open: whatever else is said everybody sees is a lie.

    A royal can be said only of who holds it, since its carrot tells.
    """
    found: i64 = RANK_BIT[13] - 1 if suit != JOKERS else MOST_JOKERS
    place: i64 = SPENT
    while place < SLOTS.places:
        if place not in SLOTS.hidden:
            found &= ~t.held(place, suit)
        place += 1
    other: i64 = 0
    while other < t.players:
        if other != seat and suit != JOKERS:
            found &= ~(t.held(other, suit) & ROYAL_RANKS)
        other += 1
    return found


def cards_said(t: RaceTable, side: i64) -> list[int]:
    """The cards that a side is said to give."""
    masks = [said_of(t, side, suit) for suit in range(STACK)]
    return [suit * 13 + rank for suit in range(STACK) for rank in range(13) if masks[suit] & bit(rank)]


def trade_told(t: RaceTable, offerer: i64, other: i64) -> dict[str, object]:
    """Who offers what to whom."""
    said = [[CARD_TEXTS[card] for card in cards_said(t, side)] for side in (OFFERER, OTHER)]
    return {"offerer": int(offerer), "other": int(other), "said": said}
