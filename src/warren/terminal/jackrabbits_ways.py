"""The ways on from where a rabbit is, in words: each road with what lies ahead, each place with what it costs."""

from __future__ import annotations

from collections.abc import Iterable
from string import ascii_uppercase
from typing import Final, NamedTuple

from warren.games.jackrabbits.actions import ACTIONS, BOAT, END_TEXTS, GO, HOLE
from warren.games.jackrabbits.actions import JOKER as JOKER_ACTION
from warren.games.jackrabbits.deck import CARD_TEXTS, COURT, HEARTS, OFF_BOARD, is_royal, royal_of
from warren.games.jackrabbits.land.tiles import (
    CITADEL,
    FIRST_END,
    HEXAGONS,
    KIND,
    KINDS,
    NAMES,
    SUITS,
    TILE_OF_END,
    TILES,
    UNDERGROUND,
    is_house,
)
from warren.games.jackrabbits.out_of_reach import why_not_there
from warren.games.jackrabbits.outlook import JOKER, Ahead, Price, Way
from warren.games.jackrabbits.suggestions import payments
from warren.games.jackrabbits.turn.payment import sum_of
from warren.games.jackrabbits.turn.transfers import cave_of
from warren.terminal.jackrabbits_race import Race
from warren.terminal.land_places import CLOCKWISE, side_direction
from warren.terminal.land_roads import ARROWS
from warren.terminal.land_signs import short, sign, suit_sign, tile_named
from warren.text import Words

JOKER_SIGN: Final = "★"


class Road(NamedTuple):
    """A road that can be taken: the key for it, its direction and its end, and what lies ahead."""

    key: str
    direction: str
    end: int
    ahead: Ahead

    @property
    def name(self) -> str:
        return END_TEXTS[self.end]


class Ways:
    """All that can be said of the ways on in one race."""

    def __init__(self, race: Race, words: Words, names: tuple[str, ...]) -> None:
        self.race = race
        self.words = words
        self.names = names

    # --- roads -------------------------------------------------------------------------------------------------------

    def roads(self) -> list[Road]:
        """Clockwise from the north, numbered."""
        ends = [action - int(GO) for action in self.race.outlook.start.actions if ACTIONS.kind(action) == GO]
        clockwise = sorted(ends, key=lambda end: CLOCKWISE.index(self.direction(end)))
        return [
            Road(str(number), self.direction(end), end, self.race.outlook.ahead(int(GO) + end))
            for number, end in enumerate(clockwise, 1)
        ]

    def direction(self, end: int) -> str:
        """In which direction a road leaves its tile."""
        tile = int(TILE_OF_END[end])
        return side_direction(int(self.race.land.places[tile]), end - int(FIRST_END[tile]))

    def road_short(self, road: Road) -> str:
        """`↗ K♣`, `↑ $`: where a road leads, in signs."""
        last = self._last(road.ahead)
        return f"{ARROWS[road.direction]} {self.place_short(last)}"

    def road_told(self, road: Road) -> str:
        """What lies ahead on a road, in sentences."""
        ahead = road.ahead
        last = self._last(ahead)
        passed = ahead.tiles if last < 0 else ahead.tiles[:-1]
        leads = tuple(tile_named(place, self.words) for place in ahead.leads_to if place != OFF_BOARD)
        sentence = self.words.say(
            "jackrabbits-ahead",
            direction=road.direction,
            passed=tuple(tile_named(tile, self.words) for tile in passed),
            where="off" if last < 0 else "house" if last < HEXAGONS else "tile",
            tile=tile_named(max(last, 0), self.words),
            leads=leads,
            off="yes" if OFF_BOARD in ahead.leads_to else "no",
        )
        return " ".join([sentence, *([] if last < 0 else self.there(last))])

    def _last(self, ahead: Ahead) -> int:
        """The tile that a road leads to before the next choice; -1 off the land."""
        return -1 if ahead.place == OFF_BOARD or not ahead.tiles else ahead.tiles[-1]

    # --- places ------------------------------------------------------------------------------------------------------

    def by_place(self) -> dict[int, list[Way]]:
        """The ways to each place, the cheapest first."""
        found: dict[int, list[Way]] = {}
        for way in self.race.outlook.ways():
            found.setdefault(way.place, []).append(way)
        return found

    def keys(self, places: Iterable[int]) -> dict[int, str]:
        """Capital letters, for most places the same all game long; none for those that are too many at once."""
        letters = ascii_uppercase[:-1]
        usual = dict(zip(sorted([UNDERGROUND, *self.race.land.hexagons()]), letters, strict=False))
        usual[OFF_BOARD] = ascii_uppercase[-1]
        found = {place: usual.get(place, "") for place in places}
        spare = (letter for letter in letters if letter not in found.values())
        return {place: key or next(spare, "") for place, key in list(found.items())}

    def way_short(self, way: Way) -> str:
        """`K♣ 7♠♦`: a place and its price, in signs."""
        where = self.place_short(way.place)
        return where if way.place == OFF_BOARD else f"{where} {self.price_short(way)}"

    def place_short(self, place: int) -> str:
        return self.words.say("jackrabbits-way-off") if place == OFF_BOARD else sign(place, self.words)

    def price_short(self, way: Way) -> str:
        price = " + ".join(self.points_short(price) for price in _prices(way))
        if royals := self.royals(way):
            return self.words.say("jackrabbits-way-royals", price=price, royals=royals)
        return price or self.words.say("jackrabbits-way-free")

    def royals(self, way: Way) -> tuple[str, ...]:
        """The royals that a way cannot be paid for without."""
        prices = [(price.suits, price.points) for price in way.prices if price.suits != JOKER]
        paid = payments(self.race.table, self.race.seat, prices) or []
        return tuple(self.words.card(CARD_TEXTS[card]) for cards in paid for card in cards if is_royal(card))

    def price_by(self, way: Way) -> str:
        """`3♦ by $`: what a way costs, in signs, and by which tiles it goes."""
        tiles = tuple(sign(tile, self.words) for tile in self.tiles(way))
        return self.words.say("jackrabbits-way-by", price=self.price_short(way), tiles=tiles)

    def points_short(self, price: Price) -> str:
        if price.suits == JOKER:
            return JOKER_SIGN
        if price.suits & self.race.rules.suits == self.race.rules.suits:
            return self.words.say("jackrabbits-way-any", points=price.points)
        return str(price.points) + "".join(suit_sign(suit, self.words) for suit in self._suits(price.suits))

    def by_road(self, end: str) -> list[str]:
        """All that can be reached by a road; then the houses that cannot be reached by any, and why not."""
        first = int(GO) + END_TEXTS.index(end)
        ways = [way for ways in self.by_place().values() for way in ways if way.actions[:1] == (first,)]
        is_plain = len(ways) == 1 and not ways[0].prices  # what lies ahead has been told
        told = [self.way_told(way) for way in ways if way.place != OFF_BOARD and not is_plain]
        others = {UNDERGROUND, *self.race.land.hexagons()} - {self.race.tile_of(self.race.seat)}
        reasons = [why_not_there(self.race.view, NAMES[place]) for place in sorted(others)]
        return [*told, *(self.words.phrase(reason, self.names) for reason in reasons if reason is not None)]

    def way_told(self, way: Way) -> str:
        """`The palace of clubs, for 7 in spades or diamonds, by the cave 1 and the cave 2.`, and what is there."""
        sentence = self.words.say(
            "jackrabbits-way",
            place=self.place(way.place),
            cost=self.cost(way),
            tiles=tuple(tile_named(tile, self.words) for tile in self.tiles(way)),
        )
        return " ".join([sentence, *([] if way.place == OFF_BOARD else self.there(way.place))])

    def within_reach(self) -> list[str]:
        """All places that can be reached, price by price."""
        places: dict[str, list[str]] = {}
        for way in self.race.outlook.ways():
            if way.place == OFF_BOARD:
                continue  # that is no place to get to; the roads tell
            places.setdefault(self.cost(way), []).append(self.place(way.place))
        sentences = [
            self.words.say("jackrabbits-reach", cost=cost, places=tuple(dict.fromkeys(found)))
            for cost, found in places.items()
        ]
        return sentences or [self.words.say("jackrabbits-reach-none")]

    def cost(self, way: Way) -> str:
        costs = tuple(self.points_told(price) for price in _prices(way))
        return self.words.say("jackrabbits-cost", costs=costs, royals=self.royals(way))

    def points_told(self, price: Price) -> str:
        if price.suits == JOKER:
            return self.words.say("jackrabbits-cost-joker")
        return self.words.say("jackrabbits-cost-points", points=price.points, suits=self.suits(price.suits))

    def place(self, place: int) -> str:
        return self.words.say("jackrabbits-place-off") if place == OFF_BOARD else tile_named(place, self.words)

    def tiles(self, way: Way) -> list[int]:
        """The small tiles on a way."""
        met: list[int] = []
        for action in way.actions:
            kind = ACTIONS.kind(action)
            if kind == GO:
                met.append(int(self.race.rules.beyond[action - GO]))
            elif kind == BOAT:
                met.append(int(TILE_OF_END[action - BOAT]))
            elif kind == HOLE:
                met.append(int(cave_of(action - HOLE)))
        return [tile for tile in dict.fromkeys(met) if HEXAGONS <= tile < TILES]

    # --- what is there -----------------------------------------------------------------------------------------------

    def there(self, tile: int) -> list[str]:
        """What a traveller finds on a tile: a royal and whose it is, a win, other rabbits, what is to be paid for."""
        say = self.words.say
        if tile >= HEXAGONS:
            return [self._transfer(tile)]
        found = [self._royal(tile)] if is_house(tile) else []
        if tile == CITADEL and self.race.table.meets_objective(self.race.seat):
            found.append(say("jackrabbits-there-win"))
        rabbits = tuple(self.names[seat] for seat in self.race.others_at(tile))
        if rabbits:
            found.append(say("jackrabbits-there-rabbits", rabbits=rabbits))
        if self.race.is_travelling() and (guards := self.race.guards(tile)):
            rivals = tuple(self.names[seat] for seat in guards)
            found.append(say("jackrabbits-there-guarded", rivals=rivals, points=self.race.worth(HEARTS)))
        return found

    def _transfer(self, tile: int) -> str:
        """What a small tile offers, and for how much."""
        suits = int(self.race.land.pays[tile])
        return self.words.say(
            "jackrabbits-there-transfer",
            kind=KINDS[KIND[tile]],
            boat="yes" if self.race.land.roads.is_coastal(tile) else "no",
            price=self.race.view.progress[3],
            suits=self.suits(suits),
            points=int(sum_of(self.race.table, self.race.seat, self.race.seat, suits)),
        )

    def _royal(self, tile: int) -> str:
        royal = int(royal_of(tile))
        owner = next((seat for seat, royals in enumerate(self.race.view.royals) if royal in royals), -1)
        suit = royal // 13
        return self.words.say(
            "jackrabbits-there-royal",
            price=int(self.race.table.claim_price(royal)),
            card=self.words.card(CARD_TEXTS[royal]),
            whose="mine" if owner == self.race.seat else "held" if owner >= 0 else "court",
            rival=self.names[max(owner, 0)],
            points=self.race.worth(suit) if self.race.view.lying(COURT) else 0,
            which=SUITS[suit],
        )

    def suits(self, mask: int) -> str:
        """`spades or diamonds`, `any suit`."""
        if mask & self.race.rules.suits == self.race.rules.suits:
            return self.words.say("suit-name", which="any")
        return self.words.either([self.words.say("suit-name", which=SUITS[suit]) for suit in self._suits(mask)])

    def _suits(self, mask: int) -> list[int]:
        """The suits of a mask that are in play."""
        return [suit for suit in range(len(SUITS)) if mask & self.race.rules.suits & 1 << suit]

    def port(self, end: int) -> str:
        """A landing of a boat: its tile, and the direction in which it faces the sea."""
        return self.words.say(
            "jackrabbits-port", tile=short(int(TILE_OF_END[end]), self.words), direction=self.direction(end)
        )


def _prices(way: Way) -> list[Price]:
    """What a way costs. A joker that is bought on it and given back at once is paid for already."""
    is_bought = JOKER_ACTION in way.actions
    return [price for price in way.prices if not (is_bought and price.suits == JOKER)]
