"""Lands in the making in words: tiles, places and actions as texts, one readable line each."""

from __future__ import annotations

import pytest

from warren.core.errors import IllegalAction
from warren.core.facts import Ear, Fact
from warren.core.game import Outcome
from warren.core.rng import fast
from warren.games.jackrabbits.building.game import LAND
from warren.games.jackrabbits.building.table import LAID, OUT, UNSEEN, LandTable
from warren.games.jackrabbits.building.view import LandView
from warren.games.jackrabbits.land.lattice import NOWHERE, SHAPES, place_at, spot_of
from warren.games.jackrabbits.land.tiles import BY_NAME, CITADEL, NAMES, SHAPE, UNDERGROUND

ACTIONS = LAND.actions
TWO = "clubs,spades"


def new(seed: int | str = 1, **settings: object) -> LandTable:
    table = LAND.new(seed, "fast", **settings)
    assert isinstance(table, LandTable)
    return table


def position(laid: str, *hands: str, seed: str = "position", **settings: object) -> LandTable:
    """Tiles on the ground, `tower-clubs:0,2 cave-1:-1,1,0`, and those that each player holds; there are no others.

    In `strict` they lie face down. The first player is to build.
    """
    setup = LAND.agree({"style": "free", "players": max(1, len(hands)), **settings})
    table = LAND.blank(setup)
    table.is_imagined = True
    table.chance = fast(seed)
    places = [NOWHERE] * len(NAMES)
    holder = [OUT] * len(NAMES)
    counts = [0] * 12
    places[CITADEL] = place_at(0, 0, 0)
    holder[CITADEL] = holder[UNDERGROUND] = LAID
    for word in laid.split():
        name, _, spot = word.partition(":")
        tile = BY_NAME[name]
        places[tile] = place_at(SHAPE[tile], *(int(part) for part in spot.split(",")))
        assert places[tile] != NOWHERE
        holder[tile] = LAID
    for seat, hand in enumerate(hands):
        for name in hand.split():
            tile = BY_NAME[name]
            holder[tile] = UNSEEN if setup.choice("style") == "strict" else seat
            counts[3 * seat + SHAPE[tile]] += 1
    table.restore({**table.save(), "places": places, "holder": holder, "counts": counts})
    table.next_turn(table.players - 1)
    return table


def legal(table: LandTable, seat: int = 0) -> list[str]:
    return [ACTIONS.text(action) for action in table.choices(seat)]


def act(table: LandTable, seat: int, *actions: str) -> LandTable:
    for action in actions:
        table.play(seat, ACTIONS.parse(action))
    return table


def put(table: LandTable, seat: int, tile: str, spot: str) -> LandTable:
    """A player takes a tile and places it: `put(table, 0, "cave-1", "-1,1,0")`."""
    x, y, *turn = spot.split(",")
    act(table, seat, f"tile:{tile}", f"at:{x}:{y}")
    if turn:
        act(table, seat, f"turn:{turn[0]}")
    return table


def refusal(table: LandTable, seat: int, action: str) -> tuple[str, str]:
    """The message and the rule by which an action is refused; nothing has changed."""
    before = table.dump()
    with pytest.raises(IllegalAction) as refused:
        act(table, seat, action)
    assert table.dump() == before
    return refused.value.reason.message, refused.value.rule


def laid(table: LandTable) -> dict[str, tuple[int, int, int]]:
    """The tiles on the ground, with x, y and turn."""
    return {NAMES[tile]: spot_of(int(table.ground.places[tile])) for tile in table.ground.laid()}


def counts(table: LandTable, seat: int) -> dict[str, int]:
    return {shape: int(table.counts[3 * seat + number]) for number, shape in enumerate(SHAPES)}


def hand(table: LandTable, seat: int) -> list[str]:
    return [NAMES[tile] for tile in table.hand(seat)]


def triangle(table: LandTable, seat: int) -> str:
    """The first triangle that a player is known to hold."""
    return next(name for name in hand(table, seat) if name.startswith(("merchant", "tavern", "cave")))


def told(ear: Ear, *kinds: str) -> list[Fact]:
    return [fact for fact in ear.truth() if fact.kind in kinds]


def ended(table: LandTable) -> Outcome:
    assert table.outcome is not None, "the game goes on"
    return table.outcome


def see(table: LandTable, seat: int | None) -> LandView:
    view = table.view(seat)
    assert isinstance(view, LandView)
    return view


def play_on(table: LandTable, seed: str, actions: int = 10_000) -> LandTable:
    """Go on at random, so many actions or to the end."""
    chance = fast(seed)
    while table.outcome is None and actions:
        seat = int(table.mover())
        choices = table.choices(seat)
        table.play(seat, choices[chance.below(len(choices))])
        actions -= 1
    return table
