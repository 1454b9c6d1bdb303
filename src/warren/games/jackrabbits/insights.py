"""What a page can show of a race beside what lies on the table: all of it follows from the view.

`moment` is what everybody waits for: the name of its step, with what that tells. `sum` is what one's cards come to
where some are put together, with a suggestion, and `discards` the same for how many are to be discarded. `known` are
the cards that others were seen to take or to show, `missing` the royals that each player still needs (JR-O2).
`outlook` are the places that can be reached, each with its price and a whole way there.
"""

from __future__ import annotations

from typing import Final

from warren.core.errors import IllegalAction
from warren.core.seeing import Shapes
from warren.core.step import Gathering
from warren.games.jackrabbits.actions import ACTIONS, DISCARD, DONE, HEX_TEXTS, PAY
from warren.games.jackrabbits.beliefs import lay
from warren.games.jackrabbits.deck import BASKET, CARD_TEXTS, JOKERS, OFF_BOARD, SPENT, is_royal
from warren.games.jackrabbits.known import known_cards
from warren.games.jackrabbits.objectives import missing
from warren.games.jackrabbits.outlook import Outlook
from warren.games.jackrabbits.sampling import common_to_all
from warren.games.jackrabbits.suggestions import Means, payments, suggestion
from warren.games.jackrabbits.table import RaceTable
from warren.games.jackrabbits.turn.limit import surplus
from warren.games.jackrabbits.turn.market import means_of
from warren.games.jackrabbits.turn.payment import points_of
from warren.games.jackrabbits.view import RaceView

SHAPES: Final[Shapes] = {
    "Insights": {
        "moment": "Moment",
        "known": "list[list[str]]",
        "limit": "int",
        "missing": "list[list[str]]",  # by seat: what three royals that win still need
        "values": "list[int]",  # of the cards in one's hand
        "sum": "Sum | None",
        "discards": "Sum | None",
        "outlook": "list[Reach]",
    },
    "Moment": {
        "what": "str",  # the name of the step; empty at the end
        "player?": "int",
        "place?": "str",
        "royal?": "str | None",
        "need?": "int",
        "attacker?": "int",
        "defender?": "int",
        "attack?": "int",
        "defence?": "int",
        "suits?": "list[str]",  # those that count
        "over?": "list[int]",
        "left?": "int",
    },
    "Sum": {
        "kind": "str",  # of the action that adds a card
        "need": "int",
        "have": "int",
        "means?": "int",  # in a market: what one can pay
        "royals?": "int",  # how many must be among them
        "is_exact?": "bool",  # neither more nor less than that
        "cards": "dict[str, int]",  # what each is worth
        "extra?": "list[Extra]",  # on top, once, if one of these is among them
        "suggestion?": "list[str]",
        "end?": "str",  # what says that there are no more, if it is not the usual word
    },
    "Laid": {
        "what": "str",
        "notice": "Message",  # the same in words
        "tiles": "list[str]",
        "cards": "list[str]",
        "points": "int",  # what it adds, or what it takes to get past it
        "player": "int | None",  # whose it is
        "road": "str | None",  # the side of its tile at which it lies, if it is at one
    },
    "Extra": {"cards": "list[str]", "points": "int"},
    "Reach": {"place": "str | None", "price": "int", "parts": "list[str]"},  # None: off-board
}
"""By type; what steps of suits and options tell of a moment, these add (`Rule.shapes`)."""


def insights(view: RaceView) -> dict[str, object]:
    """Everything that follows from a view and is worth being shown."""
    table = seen_by(view)
    found: dict[str, object] = {
        "moment": {"what": table.step().name, **table.step().tells(table)} if view.steps else {"what": ""},
        "known": [_texts(cards) for cards in known_cards(view)],
        "limit": int(table.rules.hand_limit),
        "missing": [missing(int(table.rules.objective), royals) for royals in view.royals],
        "values": [0 if card // 13 == JOKERS else int(points_of(table, card)) for card in view.hand],
        "sum": None,
        "discards": None,
        "outlook": [],
    }
    if view.choices:
        found |= {"sum": _sum(view, table), "discards": _discards(view, table), "outlook": _outlook(view, table)}
    return found


def seen_by(view: RaceView) -> RaceTable:
    """A table with all that the seat sees: its own hand, and what lies open. Others hold royals only."""
    table = common_to_all(view)
    for card in view.hand:
        lay(table.cards, view.seat, card)
    return table


# --- putting cards together ------------------------------------------------------------------------------------------


def _sum(view: RaceView, table: RaceTable) -> dict[str, object] | None:
    """What is needed and what one's cards are worth for it; None where no cards are put together."""
    seat = int(view.seat)
    found = table.step().gathers(table, seat)
    if found is None:
        return None
    if found.place == BASKET:
        return _market(table, seat, found)
    if not found.suits:
        return _count(found.kind, found.need, view.hand)
    if found.worth is not None:
        return _as_many_as_liked(found, found.worth)
    means = Means(table, seat, found.suits)
    if not found.have and means.total() < found.need:
        return None
    return {
        "kind": found.kind,
        "need": found.need,
        "have": found.have,
        "royals": found.royals,
        "cards": {CARD_TEXTS[card]: points for card, points in means.worth.items()},
        "extra": [{"cards": _texts(cards), "points": points} for cards, points in means.extra],
        "suggestion": [] if found.have else _texts(suggestion(means, found.need, found.royals)),
    }


def _as_many_as_liked(found: Gathering, worth: dict[int, int]) -> dict[str, object]:
    """Cards that are laid down: no sum is asked for."""
    cards = {CARD_TEXTS[card]: points for card, points in sorted(worth.items())}
    return {"kind": found.kind, "need": 0, "have": found.have, "cards": cards, "end": found.end}


def _market(table: RaceTable, seat: int, found: Gathering) -> dict[str, object]:
    """What a market sells, for how much, and what one can pay there. JR-M1."""
    wares = [card for card in table.cards_in(SPENT) + table.cards_in(BASKET) if found.suits >> card // 13 & 1]
    return {
        "kind": found.kind,
        "need": 0,
        "have": found.have,
        "means": int(means_of(table, seat)) + found.have,
        "cards": {CARD_TEXTS[card]: int(table.rules.prices[card % 13]) for card in sorted(wares)},
    }


def _discards(view: RaceView, table: RaceTable) -> dict[str, object] | None:
    """How many cards are to be discarded, where one may discard down: each counts as one. JR-N1."""
    if not any(ACTIONS.kind(action) == DISCARD for action in view.choices):
        return None
    return _count("discard", int(surplus(table, view.seat)), view.hand)


def _count(kind: str, need: int, cards: list[int]) -> dict[str, object]:
    """So many cards, neither more nor fewer: each counts as one."""
    return {"kind": kind, "need": need, "have": 0, "is_exact": True, "cards": dict.fromkeys(_texts(cards), 1)}


# --- where a journey can lead ----------------------------------------------------------------------------------------


def _outlook(view: RaceView, table: RaceTable) -> list[dict[str, object]]:
    """Every place that can be reached, by each way that is worth it, with cards that pay for it."""
    text = view.game.actions.text
    found: list[dict[str, object]] = []
    for way in Outlook(view).ways():
        cards = payments(table, int(view.seat), [(price.suits, price.points) for price in way.prices])
        if cards is None:
            continue
        parts: list[int] = []
        prices = list(zip(way.prices, cards, strict=True))
        for action in way.actions:
            parts.append(action)
            if prices and prices[0][0].action == action:
                parts += [*(int(PAY) + card for card in prices.pop(0)[1]), int(DONE)]
        if any(is_royal(card) for paid in cards for card in paid) and not _stands(table, int(view.seat), parts):
            parts.pop()  # a carrot that was paid away lets nobody choose any more whether to stop there
            if not _stands(table, int(view.seat), parts):
                continue
        place = None if way.place == OFF_BOARD else HEX_TEXTS[way.place]
        found.append({"place": place, "price": way.points(), "parts": [text(part) for part in parts]})
    return found


def _stands(table: RaceTable, seat: int, parts: list[int]) -> bool:
    """Whether a journey can be made so."""
    try:
        return table.after(seat, parts).is_complete
    except IllegalAction:
        return False


def _texts(cards: list[int]) -> list[str]:
    return [CARD_TEXTS[card] for card in cards]
