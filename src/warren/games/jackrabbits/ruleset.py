"""The rules of one set-up, put together: the basic game, what suits bring, the options, in a pinned order.

What is data (card values, the hand limit, where flights land) is worked out here once, into tables. What acts is a list
of rules for each hook (`rule.py`).
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from warren.core.cards import bit
from warren.core.errors import BadInput, Reason
from warren.core.settings import Setup
from warren.games.jackrabbits import settings
from warren.games.jackrabbits.actions import ACTIONS
from warren.games.jackrabbits.deck import (
    CARD_TEXTS,
    JOKERS,
    PLAIN_SUMS,
    PLAIN_VALUES,
    royal_of,
)
from warren.games.jackrabbits.land.ground import SEA
from warren.games.jackrabbits.land.lattice import RHOMBUS
from warren.games.jackrabbits.land.tiles import (
    CITADEL,
    HEXAGONS,
    KIND,
    SHAPE,
    TILE_OF_END,
    TILES,
    UNDERGROUND,
    is_house,
)
from warren.games.jackrabbits.land.tiles import SUITS as SUIT_NAMES
from warren.games.jackrabbits.objectives import OBJECTIVES, TRIBAL
from warren.games.jackrabbits.options import OPTIONS
from warren.games.jackrabbits.rule import Hooks, Option, Rule, Suit
from warren.games.jackrabbits.suits import SUITS
from warren.games.jackrabbits.turn.increment import AtEnd
from warren.games.jackrabbits.turn.lottery import Lottery
from warren.games.jackrabbits.turn.transfers import TRANSFERS


def beyond(across: int) -> int:
    """What lies beyond a road end, from the end that faces it: a tile, the sea (after all tiles) or a gap."""
    if across >= 0:
        return int(TILE_OF_END[across])
    return TILES if across == SEA else TILES + 1


class Ruleset(Hooks):
    """Everything that a table looks up. It never changes after it was made, so tables share it."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()
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
        self.is_limit_strict = setup.choice("surplus") == settings.STRICT
        self.objective: i64 = OBJECTIVES.index(setup.choice("objective"))
        self.turn_limit: i64 = setup.whole("turn_limit")
        first = setup.choice("first_player")
        self.first: i64 = -1 if first == "random" else int(first)
        self._set_data()
        self.absent = self._absent()
        idle = self.idle_options()
        options = [option for option in OPTIONS if setup.flag(option.name) and option not in idle]
        self.joined: list[Rule] = [*TRANSFERS, *self.suits_played(), *options]
        for rule in self.joined:
            rule.join(self)
        self.turn_ends.sort(key=lambda rule: rule.suit)  # JR-I3
        ends = range(len(self.turn_ends) + 1)
        self.at_end = [[AtEnd(seat, number) for number in ends] for seat in range(setup.whole("players"))]

    def suits_played(self) -> list[Suit]:
        """Those in play that bring rules; in the intro game none does. JR-S3, JR-E0b."""
        if self.is_intro:
            return []
        drafts = settings.drafts_of(self.setup)
        played = [one for one in SUITS if self.suits & bit(one.suit)]
        return [one.draft if one.draft is not None and drafts & bit(one.suit) else one for one in played]

    def _absent(self) -> dict[int, Reason]:
        """By kind of action that this game does not have: why. JR-S3, JR-E0b."""
        found: dict[int, Reason] = {}
        played = [kind for suit in self.suits_played() for kind in suit.kinds()]
        for variant in [variant for suit in SUITS for variant in suit.variants()]:
            for kind in variant.kinds():
                name = ACTIONS.span(kind).kind
                if self.is_intro:
                    found[kind] = Reason("jackrabbits-not-in-intro", "JR-S3", what=name)
                elif kind not in played and self.suits & bit(variant.suit) and variant not in self.suits_played():
                    suit = SUIT_NAMES.thing(variant.suit)
                    drafted = "no" if variant not in SUITS else "yes"
                    found[kind] = Reason("jackrabbits-other-variant", "JR-E0b", suits=suit, drafted=drafted)
                elif kind not in played:
                    found.setdefault(kind, Reason("jackrabbits-strategy-not-in-play", "JR-E0b", what=name))
        return found

    def idle_options(self) -> list[Option]:
        """Those agreed on that do nothing, because no suit that they are about is in play. JR-E0b."""
        return [option for option in OPTIONS if self.setup.flag(option.name) and option.idle(self.suits) is not None]

    def notes(self) -> list[Reason]:
        """Options that do nothing, an objective that nobody can bring about by force. JR-E0b."""
        why = [option.idle(self.suits) for option in self.idle_options()]
        found = [note for note in why if note is not None]
        for suit in SUITS:
            if suit.draft is not None and settings.drafts_of(self.setup) & bit(suit.suit) & ~self.suits:
                found.append(Reason("jackrabbits-idle-draft", suit.draft.ids[0], suits=SUIT_NAMES.thing(suit.suit)))
        if self.objective == TRIBAL and not any(suit.robs() for suit in self.suits_played()):
            found.append(Reason("jackrabbits-note-tribal", "JR-E0b"))
        return found

    def houses(self, kind: i64) -> list[int]:
        """The towers, the palaces or the plazas of this land."""
        return [tile for tile in self.land.hexagons() if is_house(tile) and KIND[tile] == kind]

    def _stacks(self) -> vec[i64]:
        """The suits in play, and the jokers: what a stack of cards can hold."""
        found = vec[i64]()
        for suit in range(JOKERS):
            if self.suits & bit(suit):
                found = append(found, suit)
        return append(found, JOKERS)

    def _set_data(self) -> None:
        """What the basic game says; suits and options may change it when they join."""
        self.hand_limit: i64 = self.setup.whole("hand_limit")
        self.sums = PLAIN_SUMS  # by mask of ranks: what cards of one suit are worth together; JR-C2
        self.prices = vec[i64](list(PLAIN_VALUES))  # by rank: what a card costs in a market; JR-M1
        self.hexagons: i64 = 0  # above ground, as a mask
        self.towers: i64 = 0  # from where one can fly; JR-F1
        self.landing: i64 = 0  # where flights may land; JR-F2
        self.palaces: i64 = 0  # where visitors can be contested; JR-H1
        self.markets: i64 = 0  # where cards can be bought; JR-M1
        self.royals = vec[i64]([-1] * HEXAGONS)  # by house: its royal
        self.queens = vec[i64]([-1] * HEXAGONS)  # by hexagon: the card that proves a visitor welcome; JR-H3
        self.fares = vec[i64]([0] * HEXAGONS)  # by tower: the suits that pay a shortfall; JR-F3
        self.sells = vec[i64]([0] * HEXAGONS)  # by market: the suits it sells; JR-M1
        self.takes = vec[i64]([0] * HEXAGONS)  # by market: the suits that pay there
        for tile in self.land.hexagons():
            self.hexagons |= bit(tile)
            if is_house(tile):
                self.royals[tile] = royal_of(tile)
        self.rides = vec[i64]([0] * TILES)  # by tile: the hexagons of a landmass that has horses, as a mask; JR-E3a
        self.aside = vec[i64]()  # places, by seat, where cards lie that still are that player's
        self.swords: i64 = 0  # the suits that may be played in a fight; JR-D1
        self.caves = vec[i64](self.land.caves())
        self.rhombi = vec[i64]([tile for tile in self.land.laid() if SHAPE[tile] == RHOMBUS])
        self.ports = self.roads.ports  # the road ends where boats land; JR-T2
        self.may_vary_aces = False  # whether who uses an Ace says what it counts; JR-X3
        self.lottery = Lottery()

    def card_named(self, text: str) -> int:
        """A card of this game, by its text: of a suit that is in play, or a joker."""
        if text not in CARD_TEXTS or CARD_TEXTS.index(text) // 13 not in self.stacks:
            raise BadInput("position/card", text=text, example=CARD_TEXTS[self.stacks[0] * 13 + 6])
        return CARD_TEXTS.index(text)

    def has(self, card: i64) -> bool:
        """Whether a card is in play."""
        return card // 13 == JOKERS or self.suits & bit(card // 13) != 0

    def above_ground(self, hexagon: i64) -> bool:
        return hexagon >= CITADEL and hexagon != UNDERGROUND
