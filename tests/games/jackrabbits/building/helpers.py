"""Lands in the making in words: tiles and places as texts. How it is played in words is in tests/playing.py."""

from __future__ import annotations

from playing import act
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


def put(table: LandTable, seat: int, tile: str, spot: str) -> LandTable:
    """A player takes a tile and places it: `put(table, 0, "cave-1", "-1,1,0")`."""
    x, y, *turn = spot.split(",")
    act(table, f"tile:{tile} at:{x}:{y}", seat)
    if turn:
        act(table, f"turn:{turn[0]}", seat)
    return table


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
