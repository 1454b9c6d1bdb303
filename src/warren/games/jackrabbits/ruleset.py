"""The rules of one set-up, put together: the basic game, the strategies, the options, in a pinned order.

What is data (card values, the hand limit, where flights land) is worked out here once, into tables. What acts is a list
of rules for each hook (`rule.py`).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.cards import bit
from warren.core.settings import Setup
from warren.games.jackrabbits import settings
from warren.games.jackrabbits.deck import DIAMONDS, JOKERS, PLAIN_SUMS, PLAIN_VALUES, royal_of
from warren.games.jackrabbits.land.ground import SEA
from warren.games.jackrabbits.land.tiles import (
    CITADEL,
    HEXAGONS,
    KIND,
    PALACE,
    PLAZA,
    SUITS,
    TILE_OF_END,
    TILES,
    TOWER,
    UNDERGROUND,
    is_house,
    suit_of_house,
)
from warren.games.jackrabbits.objectives import OBJECTIVES
from warren.games.jackrabbits.options import OPTIONS
from warren.games.jackrabbits.planning.ways import Ways
from warren.games.jackrabbits.rule import Rule
from warren.games.jackrabbits.strategies.access import Access
from warren.games.jackrabbits.strategies.fight import Fight
from warren.games.jackrabbits.strategies.flight import Flight
from warren.games.jackrabbits.strategies.trade import Trade
from warren.games.jackrabbits.turn.lottery import Lottery

STRATEGIES: Final[tuple[Rule, ...]] = (Flight(), Fight(), Access(), Trade())
HAND_LIMIT: Final = 9


def beyond(across: int) -> int:
    """What lies beyond a road end, from the end that faces it: a tile, the sea (after all tiles) or a gap."""
    if across >= 0:
        return int(TILE_OF_END[across])
    return TILES if across == SEA else TILES + 1


class Ruleset:
    """Everything that a table looks up. It never changes after it was made, so tables share it."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.players: i64 = setup.whole("players")
        self.land = settings.land_of(setup)
        self.roads = self.land.roads
        self.beyond = vec[i64](
            [beyond(int(end)) for end in self.roads.across]
        )  # by road end: where it leads, to be told
        self.suits: i64 = settings.suits_of(setup)
        self.stacks = self._stacks()
        self.is_intro = setup.choice("rules") == settings.INTRO
        self.is_full = setup.choice("edition") == settings.FULL
        self.is_limit_strict = setup.choice("hand_limit") == settings.STRICT
        self.objective: i64 = OBJECTIVES.index(setup.choice("objective"))
        self.turn_limit: i64 = setup.whole("turn_limit")
        first = setup.choice("first_player")
        self.first: i64 = -1 if first == "random" else int(first)
        self._set_data()
        self._set_hooks()
        if not self.is_intro:
            for rule in STRATEGIES:
                rule.join(self)
        for option in OPTIONS:
            if setup.flag(option.name):
                option.join(self)
        self._ways: Ways | None = None

    def ways(self) -> Ways:
        """Where roads lead, for bots; worked out when it is first asked for."""
        if self._ways is None:
            self._ways = Ways(self.land)
        return self._ways

    def _stacks(self) -> vec[i64]:
        """The suits in play, and the jokers: what a stack of cards can hold."""
        found = vec[i64]()
        for suit in range(len(SUITS)):
            if self.suits & bit(suit):
                found = append(found, suit)
        return append(found, JOKERS)

    def _set_data(self) -> None:
        """What the basic game says; strategies and options may change it when they join."""
        self.hand_limit: i64 = HAND_LIMIT
        self.sums = PLAIN_SUMS  # by mask of ranks: what cards of one suit are worth together; JR-C2
        self.prices = vec[i64](list(PLAIN_VALUES))  # by rank: what a card costs in a market; JR-M1
        self.hexagons: i64 = 0  # above ground, as a mask
        self.towers: i64 = 0
        self.palaces: i64 = 0
        self.markets: i64 = 0
        self.royals = vec[i64]([-1] * HEXAGONS)  # by house: its royal
        self.queens = vec[i64]([-1] * HEXAGONS)  # by hexagon: the card that proves a visitor welcome; JR-H3
        self.fares = vec[i64]([0] * HEXAGONS)  # by tower: the suits that pay a shortfall; JR-F3
        self.sells = vec[i64]([0] * HEXAGONS)  # by market: the suits it sells; JR-M1
        self.takes = vec[i64]([0] * HEXAGONS)  # by market: the suits that pay there
        for tile in self.land.hexagons():
            self.hexagons |= bit(tile)
            if is_house(tile):
                self._set_house(tile)
        self.swords: i64 = 0  # the suits that may be played in a fight; JR-D1
        self.landing = self.towers  # where flights may land; JR-F2
        self.caves = vec[i64](self.land.caves())
        self.lottery = Lottery()

    def _set_house(self, tile: i64) -> None:
        self.royals[tile] = royal_of(tile)
        if KIND[tile] == TOWER:
            self.towers |= bit(tile)
            self.fares[tile] = self.land.pays[tile]
        elif KIND[tile] == PALACE:
            self.palaces |= bit(tile)
            self.queens[tile] = royal_of(tile)
        elif KIND[tile] == PLAZA:
            self.markets |= bit(tile)
            self.sells[tile] = bit(suit_of_house(tile))
            # A plaza that shows the asterisk takes any suit, the others diamonds.
            is_any = self.land.pays[tile] == self.suits
            self.takes[tile] = self.suits if is_any else self.suits & bit(DIAMONDS)

    def _set_hooks(self) -> None:
        self.before_roll: list[Rule] = []
        self.rolls: list[Rule] = []
        self.departs: list[Rule] = []
        self.reaches: list[Rule] = []
        self.arrives: list[Rule] = []
        self.moves: list[Rule] = []
        self.card_moves: list[Rule] = []
        self.acquisitions: list[Rule] = []
        self.bonuses: list[Rule] = []
        self.settles: list[Rule] = []
        self.turn_ends: list[Rule] = []
        self.seizes: list[Rule] = []
        self.advises: list[Rule] = []

    def has(self, card: i64) -> bool:
        """Whether a card is in play."""
        return card // 13 == JOKERS or self.suits & bit(card // 13) != 0

    def above_ground(self, hexagon: i64) -> bool:
        return hexagon >= CITADEL and hexagon != UNDERGROUND
