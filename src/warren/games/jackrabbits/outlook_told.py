"""The outlook on a journey for a client, in texts and plain numbers."""

from __future__ import annotations

from warren.games.jackrabbits.actions import ACTIONS
from warren.games.jackrabbits.deck import OFF_BOARD
from warren.games.jackrabbits.land.tiles import NAMES, suits_in
from warren.games.jackrabbits.outlook import BACK, JOKER, ON_THE_WAY, Ahead, Outlook, Price
from warren.games.jackrabbits.view import RaceView


def as_json(view: RaceView) -> dict[str, object]:
    """`ways` to every place that can be reached and paid for, and by choice what lies `ahead`; else neither."""
    outlook = Outlook(view)
    if not outlook.is_travelling:
        return {"ways": [], "ahead": {}}
    return {
        "ways": [
            {
                "place": _named(way.place),
                "actions": [ACTIONS.text(action) for action in way.actions],
                "prices": [_price_told(price) for price in way.prices],
            }
            for way in outlook.ways()
        ],
        "ahead": {ACTIONS.text(action): _ahead_told(outlook.ahead(action)) for action in outlook.start.actions},
    }


def _ahead_told(ahead: Ahead) -> dict[str, object]:
    return {
        "steps": [ACTIONS.text(step) for step in ahead.steps],
        "tiles": [NAMES[tile] for tile in ahead.tiles],
        "place": _named(ahead.place),
        "price": None if ahead.price is None else _price_told(ahead.price),
        "leads_to": [_named(place) for place in ahead.leads_to],
    }


def _price_told(price: Price) -> dict[str, object]:
    suits = ["joker"] if price.suits == JOKER else list(suits_in(price.suits))
    return {"for": ACTIONS.text(price.action), "points": price.points, "suits": suits}


def _named(place: int) -> str:
    """A hexagon by its name, or what stands in its place."""
    return {OFF_BOARD: "off-board", ON_THE_WAY: "on-the-way", BACK: "back"}.get(place) or NAMES[place]
