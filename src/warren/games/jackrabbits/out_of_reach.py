"""Why a journey cannot lead to a place, and why nothing can be done with a card, from a view alone.

With what would make it possible. JR-J1 to JR-J7, JR-C4.
"""

from __future__ import annotations

from warren.core.errors import Reason
from warren.games.jackrabbits.actions import ACTIONS, RIDE, STAY, TRAVELS
from warren.games.jackrabbits.deck import BASKET, OFF_BOARD
from warren.games.jackrabbits.insights import seen_by
from warren.games.jackrabbits.land.tiles import NAMES, UNDERGROUND
from warren.games.jackrabbits.outlook import Outlook, Way
from warren.games.jackrabbits.reasons import PHASES, not_there, suits_told
from warren.games.jackrabbits.suits.clubs import FALL, FLY
from warren.games.jackrabbits.turn.lottery import Departure
from warren.games.jackrabbits.turn.road import why_held
from warren.games.jackrabbits.view import RaceView


def why_not_there(view: RaceView, place: str) -> Reason | None:
    """None if a journey that is open now can lead there. A place that there is in no game is refused as bad input."""
    action = ACTIONS.parse(f"ride:{place}")
    hexagon = action - int(RIDE)
    is_flying = any(ACTIONS.kind(choice) in (FLY, FALL) for choice in view.choices)
    if is_flying or not any(TRAVELS.has(choice) and choice != STAY for choice in view.choices):
        return seen_by(view).explain(int(view.seat), int(FLY) + hexagon if is_flying else action)
    outlook = Outlook(view)
    if any(way.place == hexagon for way in outlook.ways()):
        return None
    return _why_not_travel(view, outlook, hexagon)


def why_not_with(view: RaceView, text: str) -> Reason | None:
    """None if the card can be chosen now. A card is put with others, or is for the lottery; else it is to pay with."""
    table, seat = seen_by(view), int(view.seat)
    found = table.step().gathers(table, seat) if view.choices else None
    if found is not None and found.place != BASKET:
        kind = found.kind
    else:
        kind = "match" if isinstance(table.step(), Departure) or table.phase() == PHASES[0] else "pay"
    return table.explain(seat, ACTIONS.parse(f"{kind}:{text}"))


def _why_not_travel(view: RaceView, outlook: Outlook, hexagon: int) -> Reason:
    here = int(outlook.hand.rabbits[view.seat])
    if hexagon == here and view.on_road() is None:
        return Reason("jackrabbits-there-already", "JR-J1", place=NAMES.thing(here))
    if here == OFF_BOARD:
        return Reason("jackrabbits-off-board", "JR-U2")
    absent = None if hexagon == UNDERGROUND else not_there(outlook.hand, hexagon, "JR-J3")
    barred = absent or (why_held(outlook.hand, view.seat, here) if view.on_road() is None else None)
    if barred is not None:
        return barred
    dear = [way for way in outlook.ways(is_rich=True) if way.place == hexagon]
    if not dear:
        return Reason("jackrabbits-no-way-there", "JR-J3", place=NAMES.thing(hexagon))
    return _why_not_pay(outlook, min(dear, key=lambda way: (len(way.prices), _missing(outlook, way))))


def _missing(outlook: Outlook, way: Way) -> int:
    """How many points more the way would take, if there is one payment."""
    return max(1, sum(outlook.missing(price) for price in way.prices))


def _why_not_pay(outlook: Outlook, way: Way) -> Reason:
    """Of all ways that nobody bars the one that is nearest to what is in the hand."""
    place = NAMES.thing(way.place)
    if len(way.prices) > 1:
        return Reason("jackrabbits-ways-too-dear", "JR-C4", place=place, points=way.points(), count=len(way.prices))
    [price] = way.prices
    is_fare = price.rule == ACTIONS.span(price.action).rule  # the price of the turn, for the way itself
    return Reason(
        "jackrabbits-way-too-dear",
        price.rule,
        place=place,
        what=price.what,
        where=NAMES.thing(price.where),
        suits=suits_told(outlook.hand, price.suits),
        points=price.points,
        load=int(outlook.hand.added()) if is_fare else 0,
        missing=_missing(outlook, way),
    )
