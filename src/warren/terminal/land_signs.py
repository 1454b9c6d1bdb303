"""What a tile is called where there is little room: the sign that it has on the drawing, and its kind."""

from __future__ import annotations

from warren.drawing.letters import PLAIN_SUIT_SIGNS, SIGNS, SUIT_SIGNS
from warren.games.jackrabbits.land.tiles import KIND, KINDS, NAMES, ROYALS, TOWER, is_house, suit_of_house
from warren.text import Words


def sign(tile: int, words: Words) -> str:
    """`K♣`, `&`: as it stands on the land."""
    if not is_house(tile):
        return SIGNS[KINDS[KIND[tile]]]
    return ROYALS[KIND[tile] - TOWER] + suit_sign(int(suit_of_house(tile)), words)


def suit_sign(suit: int, words: Words) -> str:
    return (PLAIN_SUIT_SIGNS if words.spoken else SUIT_SIGNS)[suit]


def short(tile: int, words: Words) -> str:
    """`K♣ tower`, `& woods 1`: the sign of a tile on the land, and what it is."""
    kind, _, which = NAMES[tile].partition("-")
    number = which if which.isdecimal() else "none"
    return words.say("land-board-short", kind=kind, which=number, sign=sign(tile, words))


def tile_named(tile: int, words: Words) -> str:
    """`the tower of clubs`."""
    return words.tile(NAMES[tile])
