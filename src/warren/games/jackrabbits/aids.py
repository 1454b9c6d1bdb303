"""What a page can show of a race beside what lies on the table: all of it follows from the view.

`moment` is what everybody waits for: who, with whom, where. `sum` is what one's cards come to where some are put
together, with a suggestion, and `discards` the same for how many are to be discarded. `known` are the cards that others
were seen to take or to show. `outlook` are the places that can be reached, each with its price and a whole way there.
"""

from __future__ import annotations

from warren.core.errors import IllegalAction
from warren.core.step import Ask, Turn
from warren.games.jackrabbits.actions import ACTIONS, DISCARD, DONE, HEX_TEXTS, PAY
from warren.games.jackrabbits.beliefs import lay
from warren.games.jackrabbits.deck import (
    ANSWERED,
    BASKET,
    CARD_TEXTS,
    COURT,
    HEARTS,
    JOKERS,
    OFF_BOARD,
    SPENT,
    SUIT_LETTERS,
    TENDERED,
    is_royal,
)
from warren.games.jackrabbits.known import known_cards
from warren.games.jackrabbits.outlook import Outlook
from warren.games.jackrabbits.rule import Gathering
from warren.games.jackrabbits.sampling import common_to_all
from warren.games.jackrabbits.suggestions import Purse, payments, suggestion
from warren.games.jackrabbits.suits.clubs import InFlight, passport_value, shortfall
from warren.games.jackrabbits.suits.diamonds import Shopping, means_of, price_of
from warren.games.jackrabbits.suits.hearts import BY_QUEEN, WELCOME, Contest, Prove
from warren.games.jackrabbits.suits.spades import Duel
from warren.games.jackrabbits.table import RaceTable
from warren.games.jackrabbits.turn.acquisition import Acquire, Claim
from warren.games.jackrabbits.turn.limit import Discarding, TooMany, surplus
from warren.games.jackrabbits.turn.payment import Gather, points_of, sum_of
from warren.games.jackrabbits.view import RaceView


def aids(view: RaceView) -> dict[str, object]:
    """Everything that follows from a view and is worth being shown."""
    table = seen_by(view)
    found: dict[str, object] = {
        "moment": _moment(view, table),
        "known": [_texts(cards) for cards in known_cards(view)],
        "limit": int(table.rules.hand_limit),
    }
    if view.seat >= 0:
        found["values"] = [0 if card // 13 == JOKERS else int(points_of(table, card)) for card in view.hand]
    if view.choices:
        found |= {"sum": _sum(view, table), "discards": _discards(view, table), "outlook": _outlook(view, table)}
    return found


def seen_by(view: RaceView) -> RaceTable:
    """A table with all that the seat sees: its own hand, and what lies open. Others hold royals only."""
    table = common_to_all(view)
    for card in view.hand:
        lay(table.cards, view.seat, card)
    return table


# --- what everybody waits for ----------------------------------------------------------------------------------------


def _moment(view: RaceView, table: RaceTable) -> dict[str, object]:
    """The decision on top: its name, and who and what it is about."""
    if not view.steps:
        return {"what": ""}
    step = view.game.make_step(view.steps[-1][0], view.steps[-1][1:], [])
    found: dict[str, object] = {"what": type(step).__name__}
    if isinstance(step, Turn):
        found["player"] = int(step.seat)
    if isinstance(step, Contest):
        found |= {"visitor": int(step.visitor), "place": HEX_TEXTS[step.hexagon], "asked": list(step.asked)}
    elif isinstance(step, Prove):
        found |= _proof(table, step)
    elif isinstance(step, Duel):
        found |= _fight(table, step)
    elif isinstance(step, InFlight):
        value = int(passport_value(table, step.seat))
        found |= {"value": value, "missing": max(0, int(shortfall(table, step.seat)))}
    elif isinstance(step, TooMany):
        found |= {"over": [seat for seat in range(view.setup.whole("players")) if step.over >> seat & 1]}
    elif isinstance(step, Discarding):
        found |= {"left": int(step.left)}
    elif isinstance(step, (Acquire, Shopping)):
        found |= _house(table, int(step.seat))
    elif isinstance(step, Gather):
        found |= {"need": int(step.need), "what_for": _purpose(view), "suits": _suits(int(step.accepts(table)))}
    elif isinstance(step, Ask):
        found["asked"] = list(step.asked)
    return found


def _proof(table: RaceTable, step: Prove) -> dict[str, object]:
    """What both sides have shown so far, and the card that is honoured here."""
    queen = int(table.rules.queens[step.hexagon])
    shown = [_hearts(step.shown, queen), _hearts(step.answered, queen)]
    is_visitor = step.seat == step.visitor
    return {
        "visitor": int(step.visitor),
        "contester": int(step.contester),
        "place": HEX_TEXTS[step.hexagon],
        "royal": CARD_TEXTS[queen] if queen >= 0 else None,
        "need": WELCOME,
        "visitor_shows": shown[0] if is_visitor else [],
        "contester_shows": shown[1] if is_visitor else shown[0],
    }


def _hearts(mask: int, queen: int) -> list[str]:
    if mask == BY_QUEEN:
        return [CARD_TEXTS[queen]]
    return [CARD_TEXTS[HEARTS * 13 + rank] for rank in range(13) if mask >> rank & 1]


def _fight(table: RaceTable, step: Duel) -> dict[str, object]:
    attacker, defender, swords = step.attacker, step.defender, table.rules.swords
    has_begun = len(table.cards_in(TENDERED)) > 0
    return {
        "attacker": int(attacker),
        "defender": int(defender),
        "place": HEX_TEXTS[table.rabbits[attacker]],
        "need": int(step.need),
        "attack": int(sum_of(table, attacker, TENDERED, swords)) if has_begun else 0,
        "defence": int(sum_of(table, defender, ANSWERED, swords)) if table.cards_in(ANSWERED) else 0,
    }


def _house(table: RaceTable, seat: int) -> dict[str, object]:
    """Where a rabbit rests in the acquisition phase: the royal that could be claimed, and what a market sells."""
    here = int(table.rabbits[seat])
    royal = int(table.rules.royals[here])
    found: dict[str, object] = {
        "place": HEX_TEXTS[here],
        "royal": CARD_TEXTS[royal] if royal >= 0 and table.holds(COURT, royal) else None,
    }
    if table.rules.sells[here]:
        found |= {"sells": _suits(int(table.rules.sells[here])), "takes": _suits(int(table.rules.takes[here]))}
    return found


def _purpose(view: RaceView) -> dict[str, object]:
    """What a payment is for: the step below it, which follows."""
    if len(view.steps) < 2:
        return {}
    step = view.game.make_step(view.steps[-2][0], view.steps[-2][1:], [])
    found: dict[str, object] = {"what": type(step).__name__}
    if isinstance(step, Claim):
        return found | {"place": HEX_TEXTS[view.rabbits[step.seat]]}
    action = getattr(step, "action", None)
    return found if action is None else found | {"action": view.game.actions.text(int(action))}


# --- putting cards together ------------------------------------------------------------------------------------------


def _sum(view: RaceView, table: RaceTable) -> dict[str, object] | None:
    """What is needed and what one's cards are worth for it; None where no cards are put together."""
    step = view.game.make_step(view.steps[-1][0], view.steps[-1][1:], [])
    seat = int(view.seat)
    if isinstance(step, (Acquire, Shopping)):
        return _market(table, seat)
    if isinstance(step, Gather):
        purse = Purse(table, seat, int(step.accepts(table)))
        kind = view.game.actions.text(int(step.action())).partition(":")[0]
        have = int(sum_of(table, step.seat, step.place, step.accepts(table))) if step.last >= 0 else 0
        return _told(purse, kind, int(step.need), have, int(step.royals))
    found = Gathering("prove", WELCOME, 1 << HEARTS) if isinstance(step, Prove) else view.gathering(step)
    if found is None:
        return None
    if not found.suits:
        return _count(found.kind, int(found.need), _texts(view.hand))
    purse = Purse(table, seat, int(found.suits))
    return None if purse.total() < found.need else _told(purse, found.kind, int(found.need), 0, 0)


def _market(table: RaceTable, seat: int) -> dict[str, object] | None:
    """What a market sells, for how much, and what one can pay there; None where nothing can be bought. JR-M1."""
    sold = int(table.rules.sells[table.rabbits[seat]])
    if not sold or (table.has_traded and not table.cards_in(BASKET)):
        return None
    wares = [card for card in table.cards_in(SPENT) + table.cards_in(BASKET) if sold >> card // 13 & 1]
    spent = int(price_of(table, BASKET))
    return {
        "kind": "buy",
        "need": 0,
        "have": spent,
        "means": int(means_of(table, seat)) + spent,
        "cards": {CARD_TEXTS[card]: int(table.rules.prices[card % 13]) for card in sorted(wares)},
    }


def _discards(view: RaceView, table: RaceTable) -> dict[str, object] | None:
    """How many cards are to be discarded, where one may discard down: each counts as one. JR-N1."""
    if not any(ACTIONS.kind(action) == DISCARD for action in view.choices):
        return None
    step = view.game.make_step(view.steps[-1][0], view.steps[-1][1:], [])
    need = step.left if isinstance(step, Discarding) else surplus(table, view.seat)
    return _count("discard", int(need), _texts(view.hand))


def _count(kind: str, need: int, cards: list[str]) -> dict[str, object]:
    """So many cards, neither more nor fewer: each counts as one."""
    return {"kind": kind, "need": need, "have": 0, "is_exact": True, "cards": dict.fromkeys(cards, 1)}


def _told(purse: Purse, kind: str, need: int, have: int, royals: int) -> dict[str, object]:
    return {
        "kind": kind,
        "need": need,
        "have": have,
        "royals": royals,
        "cards": {CARD_TEXTS[card]: points for card, points in purse.worth.items()},
        "extra": [{"cards": _texts(cards), "points": points} for cards, points in purse.extra],
        "suggestion": [] if have else _texts(suggestion(purse, need, royals)),
    }


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


def _suits(mask: int) -> list[str]:
    return [letter for suit, letter in enumerate(SUIT_LETTERS) if mask >> suit & 1]
