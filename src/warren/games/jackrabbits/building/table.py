"""One land in the making: tiles in hands, tiles on the ground, rabbits on the roads, and what the rules do with them.

Nothing is hidden here. A tile that lies face down is known to nobody, its owner included, so which one it is gets
decided when it is flipped: until then it is one of those that nobody has seen. What the players hold is a count.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.cards import bit
from warren.core.facts import event
from warren.core.game import Game
from warren.core.settings import Setup
from warren.core.table import Outcome, Table
from warren.games.jackrabbits.building.facts import (
    BUILT,
    DEALT,
    FACTS,
    FLIPPED,
    FOUNDED,
    ISLAND,
    ISLET,
    NOTE_DEAD_END,
    NOTE_HEXAGONS,
    NOTE_TRIANGLES,
    PLACED,
    PUT_BACK,
    RECEIVED,
    RELAXED,
    REVISITED,
)
from warren.games.jackrabbits.building.notes import told_misses
from warren.games.jackrabbits.building.settings import ADVISE, ENFORCE, FREE, STRICT, Rules
from warren.games.jackrabbits.building.sites import ALL_HOLD, ALL_RELAXED, CONTACTS_RELAXED, Sites, shape_left
from warren.games.jackrabbits.building.steps import ChooseTile, Flip, Freestyle, Place
from warren.games.jackrabbits.building.view import LandView, check_state
from warren.games.jackrabbits.building.walk import Walk, new_walk, set_out
from warren.games.jackrabbits.land.ground import Ground, bare, laid_out
from warren.games.jackrabbits.land.land import Land
from warren.games.jackrabbits.land.lattice import HEXAGON, RHOMBUS, place_at
from warren.games.jackrabbits.land.tiles import CITADEL, SHAPE, TILES, UNDERGROUND, in_play, is_islet, suits_in

OUT: Final = -3
UNSEEN: Final = -2
LAID: Final = -1
"""Where a tile is that nobody is known to hold: not in play; face down, nobody knows with whom; on the ground."""

_BARE: Final = bare()


class LandTable(Table):
    def __init__(self, game: Game, setup: Setup, rules: Rules) -> None:
        super().__init__(game, setup, int(rules.players))
        self.rules = rules
        self.ground: Ground = _BARE  # never changed, only replaced: clones share it
        self.holder = vec[i64]([OUT] * TILES)  # by tile: the seat that is known to hold it, or where it is
        self.counts = vec[i64]([0] * 12)  # by 3 * seat + shape: how many tiles a player holds
        self.joined = vec[i64]([0, 0, 0, 0])  # by seat: how many sides their tiles have joined
        self.walk: Walk = new_walk(self.players)
        self._sites: Sites | None = None
        self._land: Land | None = None

    # --- the beginning -------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """The citadel is placed first and the tiles are dealt; or there is a land already. JR-B1, JR-B3."""
        for tile in in_play(self.rules.suits):
            self.holder[tile] = UNSEEN
        self.holder[CITADEL] = self.holder[UNDERGROUND] = LAID
        ready = self.rules.land
        if ready is not None:
            for tile in ready.laid():
                self.holder[tile] = LAID
            self.ground = ready.ground()
            self.tell(event(REVISITED, -1, len(ready.laid())))
            set_out(self)
            return
        self.ground = bare()
        self.ground.put(CITADEL, place_at(HEXAGON, 0, 0))
        unseen = [tile for tile in range(TILES) if self.holder[tile] == UNSEEN]
        self.tell(event(FOUNDED, -1, len(suits_in(self.rules.suits)), len(unseen)))
        self.deal(unseen)
        self.next_turn(self.players - 1)

    def deal(self, tiles: list[int]) -> None:
        """All tiles by shape, in equal shares; if they do not divide, the first players get one more. JR-B1."""
        players = int(self.players)
        for shape in range(3):
            pile = [tile for tile in tiles if SHAPE[tile] == shape]
            share, more = divmod(len(pile), players)
            for seat in range(players):
                count = share + (1 if seat < more else 0)
                self.counts[3 * seat + shape] = count
                if self.rules.style != STRICT:
                    self.hand_out(seat, pile, count)
        for seat in range(players):
            hexagons, rhombi, triangles = (self.counts[3 * seat + shape] for shape in range(3))
            self.tell(event(DEALT, seat, hexagons, rhombi, triangles))

    def hand_out(self, seat: i64, pile: list[int], count: int) -> None:
        """Tiles that lie face up: everybody sees whose they are. JR-B3."""
        for _ in range(count):
            number = self.below(len(pile)) if seat < self.players - 1 else 0
            tile = pile.pop(number)
            self.holder[tile] = seat
            self.tell(event(RECEIVED, seat, tile))

    # --- turns ---------------------------------------------------------------------------------------------------

    def next_turn(self, seat: i64) -> None:
        """The next player who has tiles builds on; in freestyle anybody does. JR-B1, JR-B3."""
        following = self.next_builder(seat)
        if following < 0:
            self.complete()
        elif self.rules.style == STRICT:
            self.push(Flip(following, 0))
        elif self.rules.style == FREE:
            self.push(ChooseTile(following))
        else:
            self.push(Freestyle(following))

    def next_builder(self, seat: i64) -> i64:
        """The next player who holds a tile, oneself last; -1 if nobody does."""
        passed: i64 = 0
        while passed < self.players:
            seat = (seat + 1) % self.players
            if self.held(seat):
                return seat
            passed += 1
        return -1

    def held(self, seat: i64) -> i64:
        """How many tiles a player holds."""
        return self.counts[3 * seat] + self.counts[3 * seat + 1] + self.counts[3 * seat + 2]

    def hand(self, seat: i64) -> list[int]:
        """The tiles that a player is known to hold: all of them if they lie face up, else those put back."""
        return [tile for tile in range(TILES) if self.holder[tile] == seat]

    def flip(self, seat: i64, shape: i64, tried: i64) -> None:
        """Turn over one of a player's tiles; one that fits nowhere is put back, as long as there is another. JR-B4."""
        tile = self.draw(seat, shape)
        self.holder[tile] = seat
        self.tell(event(FLIPPED, seat, tile))
        tried |= bit(shape)
        if self.fits(tile):
            self.push(Place(seat, tile, self.base_level(), 0))
        elif self.untried(seat, tried):
            self.tell(event(PUT_BACK, seat, tile))
            self.push(Flip(seat, tried))
        else:
            self.push(Place(seat, tile, self.relax(seat, tile), 0))

    def untried(self, seat: i64, tried: i64) -> list[int]:
        """The shapes that a player holds and has not put back in this turn."""
        return [shape for shape in range(3) if self.counts[3 * seat + shape] and not tried & bit(shape)]

    def draw(self, seat: i64, shape: i64) -> i64:
        """Any of a player's tiles of that shape: one that was put back before, or one that nobody has seen yet."""
        known = [tile for tile in self.hand(seat) if SHAPE[tile] == shape]
        if known:
            number = self.below(self.counts[3 * seat + shape])
            if number < len(known):
                return known[number]
        unseen = [tile for tile in range(TILES) if self.holder[tile] == UNSEEN and SHAPE[tile] == shape]
        return unseen[self.below(len(unseen))]

    # --- where tiles may lie -------------------------------------------------------------------------------------

    def sites(self) -> Sites:
        """What the ground offers now."""
        found = self._sites
        if found is None:
            self._sites = found = Sites(self.ground, shape_left(self.counts))
        return found

    def base_level(self) -> i64:
        """How far the guidelines are relaxed from the start: where they are advice, altogether. JR-B4."""
        return ALL_HOLD if self.rules.guidelines == ENFORCE else ALL_RELAXED

    def fits(self, tile: i64) -> bool:
        """Whether a tile has a place that touches the land, all guidelines held; for an islet, any place. JR-B4.

        Without guidelines there always is one: a shore is never used up.
        """
        if self.rules.guidelines != ENFORCE or is_islet(tile):
            return True
        return bool(self.sites().touching(SHAPE[tile], ALL_HOLD))

    def any_fits(self, seat: i64) -> bool:
        """Whether any of a player's tiles does, where they lie face up."""
        if self.rules.guidelines != ENFORCE:
            return True
        return any(self.fits(tile) for tile in self.hand(seat))

    def can_start_island(self, tile: i64) -> bool:
        return SHAPE[tile] == HEXAGON and not is_islet(tile) and bool(self.sites().apart(self.base_level()))

    def places_for(self, tile: i64, relaxed: i64) -> list[int]:
        """The places for a tile that is not to start an island; those of an islet are all apart. JR-B2, JR-E0c."""
        return self.sites().for_islets() if is_islet(tile) else self.sites().touching(SHAPE[tile], relaxed)

    def relax(self, seat: i64, tile: i64) -> i64:
        """Nothing that the player has fits: for this tile X or ! does not count, and if need be T. JR-B4."""
        shape = SHAPE[tile]
        if shape != RHOMBUS:
            self.tell(event(RELAXED, seat, tile, 0 if shape == HEXAGON else 1))
            if self.sites().touching(shape, CONTACTS_RELAXED):
                return CONTACTS_RELAXED
        self.tell(event(RELAXED, seat, tile, 2))
        return ALL_RELAXED

    # --- building ------------------------------------------------------------------------------------------------

    def lay(self, seat: i64, tile: i64, place: i64) -> None:
        """Place a tile, say what the guidelines note, and go on. JR-B2, JR-B4."""
        joins = self.ground.joins(place)
        sites = self.sites()
        ground = self.ground.copy()
        ground.put(tile, place)
        if joins:
            self.tell(event(PLACED, seat, place, tile, joins))
        else:
            self.tell(event(ISLET if is_islet(tile) else ISLAND, seat, place, tile))
        if self.rules.guidelines == ADVISE:
            self.note(seat, tile, place, sites)
        self.ground = ground
        self._sites = None
        self._land = None
        self.holder[tile] = LAID
        self.counts[3 * seat + SHAPE[tile]] -= 1
        self.joined[seat] += joins
        self.next_turn(seat)

    def note(self, seat: i64, tile: i64, place: i64, sites: Sites) -> None:
        """What the guidelines would rather not have: X, ! and T. JR-B4."""
        if sites.meets_its_like(place):
            kind = NOTE_HEXAGONS if SHAPE[tile] == HEXAGON else NOTE_TRIANGLES
            for other in self.ground.neighbours(place):
                if SHAPE[other] == SHAPE[tile]:
                    self.tell(event(kind, seat, tile, other))
        if sites.makes_dead_end(place):
            self.tell(event(NOTE_DEAD_END, seat, tile))

    def land(self) -> Land:
        """The land as it lies: what the race is run on, once all tiles are placed."""
        found = self._land
        if found is None:
            self._land = found = Land(self.rules.tiles, self.rules.suits, self.ground.places)
        return found

    def complete(self) -> None:
        """All tiles are placed: say what the land misses, and set out or call it a day. JR-B7, JR-B5."""
        land = self.land()
        self.tell(event(BUILT, -1, land.joins(), land.sea_ends()))
        for told in told_misses(land, FACTS):
            self.tell(told)
        if self.rules.explores:
            set_out(self)
        else:
            self.finish(Outcome("land-built", (), tuple(int(self.joined[seat]) for seat in range(self.players))))

    # --- what can be seen, saved and copied ----------------------------------------------------------------------

    def observe(self, _seat: i64) -> LandView:
        view = LandView(self.game, self.setup)
        view.state = self.save()
        view.saved_step = [self.game.step_code(self.step()), *self.step().parts()] if self.is_waiting() else []
        return view

    def census(self) -> list[int]:
        elsewhere = [tile for tile in range(TILES) if self.holder[tile] not in (OUT, LAID)]
        return sorted([UNDERGROUND, *self.ground.laid(), *elsewhere])

    def save(self) -> dict[str, list[int]]:
        return {
            "places": [int(place) for place in self.ground.places],
            "holder": [int(where) for where in self.holder],
            "counts": [int(count) for count in self.counts],
            "joined": [int(count) for count in self.joined],
            **self.walk.save(),
        }

    def restore(self, state: dict[str, list[int]]) -> None:
        check_state(state, self.rules)
        self.ground = laid_out(vec[i64](state["places"]))
        self.holder = vec[i64](state["holder"])
        self.counts = vec[i64](state["counts"])
        self.joined = vec[i64](state["joined"])
        self.walk = new_walk(self.players)
        self.walk.restore(state)
        self._sites = None
        self._land = None

    def clone(self) -> LandTable:
        copy = LandTable(self.game, self.setup, self.rules)
        copy.adopt(self)
        copy.ground = self.ground
        copy.holder = self.holder[:]
        copy.counts = self.counts[:]
        copy.joined = self.joined[:]
        copy.walk = self.walk.copy()
        copy._sites = self._sites
        copy._land = self._land
        return copy
