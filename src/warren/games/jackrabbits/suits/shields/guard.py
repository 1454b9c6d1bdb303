"""The guard: one token, which bars a triangle to all who do not pay it to stand elsewhere. JR-E2a, JR-E2b."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.actions import Field, Span
from warren.core.cards import bit
from warren.core.choices import Choices, Listing
from warren.core.errors import Reason
from warren.core.facts import event
from warren.core.messages import Sort, sitter
from warren.core.step import Step
from warren.games.jackrabbits.actions import ACTIONS
from warren.games.jackrabbits.deck import SHIELDS
from warren.games.jackrabbits.facts import TILE, fact
from warren.games.jackrabbits.laid import Laid
from warren.games.jackrabbits.land.lattice import TRIANGLE
from warren.games.jackrabbits.land.tiles import HEXAGONS, NAMES, SHAPE, TILES
from warren.games.jackrabbits.reasons import suits_told
from warren.games.jackrabbits.slots import SLOTS
from warren.games.jackrabbits.spots import NOT_KNOWN, spot
from warren.games.jackrabbits.suits.shields.toll import Toll, missing
from warren.games.jackrabbits.turn.moment import Moment
from warren.games.jackrabbits.turn.powers import allow_anywhere, can_use, use, why_not_use
from warren.games.jackrabbits.turn.road import ENTERED, PREPAID, OnRoad, come_to

if TYPE_CHECKING:
    from warren.games.jackrabbits.ruleset import Ruleset
    from warren.games.jackrabbits.table import RaceTable
    from warren.games.jackrabbits.view import RaceView

TRIANGLES: Final = vec[i64]([tile for tile in range(HEXAGONS, TILES) if SHAPE[tile] == TRIANGLE])
TRIANGLE_TEXTS: Final = Sort("tile", [NAMES[tile] for tile in TRIANGLES])
IN_SET: Final = 3
"""Of them in each set of road tiles."""

GUARD: Final[i64] = ACTIONS.add(Span("guard", Field("tile", TRIANGLE_TEXTS), rule="JR-E2a", phase="journey"))

PUT_GUARD: Final[i64] = fact("put-guard", "JR-E2a JR-E0e", TILE, fleeting=True)
GOT_TRANSFER: Final[i64] = fact("got-transfer", "JR-E2b", TILE, fleeting=True)
MOVED_GUARD: Final[i64] = fact("moved-guard", "JR-E2a", TILE, fleeting=True)

STANDS_ON: Final[i64] = SLOTS.add_token("guard")
HAS_PUT: Final[i64] = SLOTS.add_marks(1, of_turn=True)


def triangle_of(action: i64) -> i64:
    """The tile to which an action puts the guard."""
    return TRIANGLES[action - GUARD]


def is_guarded(t: RaceTable, tile: i64) -> bool:
    return t.marks[STANDS_ON] == tile + 1


def put_on(t: RaceTable, tile: i64) -> None:
    t.marks[STANDS_ON] = tile + 1
    t.spots = NOT_KNOWN


def add_triangles(t: RaceTable, found: Choices) -> None:
    """Every triangle of this land but the one where the guard stands."""
    number: i64 = 0
    while number < IN_SET * len(t.rules.caves):
        if not is_guarded(t, TRIANGLES[number]):
            found.append(GUARD + number)
        number += 1


def why_not_put(t: RaceTable, action: i64) -> Reason | None:
    """Whether the guard can stand there at all."""
    tile = triangle_of(action)
    if action - GUARD >= IN_SET * len(t.rules.caves):
        return Reason("jackrabbits-not-on-land", "JR-E2a", place=NAMES.thing(tile))
    if is_guarded(t, tile):
        return Reason("jackrabbits-guard-there", "JR-E2a", place=NAMES.thing(tile))
    return None


class Guard(Toll):
    """Put it on any triangle; whoever enters there pays, and moves it first."""

    def join(self, rules: Ruleset) -> None:
        allow_anywhere(rules, self)
        rules.let_do(self, GUARD)
        rules.tolls[TRIANGLE].append(self)
        rules.enters.append(self)

    # --- the power: JR-E2a, JR-E2b -------------------------------------------------------------------------------

    def adds(self, t: RaceTable, step: Moment, found: Choices) -> None:
        if can_use(t, step.seat, HAS_PUT, SHIELDS):
            add_triangles(t, found)

    def does(self, t: RaceTable, step: Moment, action: i64) -> bool:
        use(t, step, action, SHIELDS)
        return True

    def works(self, t: RaceTable, seat: i64, action: i64) -> None:
        """On the triangle where the rabbit stands it gives that tile's own transfer, too."""
        tile = triangle_of(action)
        t.marks[HAS_PUT] = 1
        put_on(t, tile)
        t.idle = -1
        t.tell(event(PUT_GUARD, seat, tile))
        step = t.step()
        if isinstance(step, OnRoad) and step.tile == tile and step.done == ENTERED:
            t.marks[PREPAID] = tile + 1
            t.tell(event(GOT_TRANSFER, seat, tile))

    def adds_by(self, t: RaceTable, step: Moment) -> tuple[str, ...]:
        return ("JR-E2a", "JR-E2b")

    def why_not(self, t: RaceTable, step: Moment, action: i64) -> Reason | None:
        if ACTIONS.kind(action) != GUARD:
            return None
        return why_not_use(t, step.seat, HAS_PUT, SHIELDS, action, why_not_put(t, action))

    # --- coming to it: JR-E2a ------------------------------------------------------------------------------------

    def spots(self, t: RaceTable) -> i64:
        return spot(t.marks[STANDS_ON] - 1) if t.marks[STANDS_ON] else 0

    def toll(self, t: RaceTable, seat: i64, tile: i64) -> i64:
        return t.price if is_guarded(t, tile) else 0

    def why_barred(self, t: RaceTable, seat: i64, tile: i64, toll: i64, suits: i64, price: i64) -> Reason:
        return Reason(
            "jackrabbits-guarded",
            "JR-E2a",
            place=NAMES.thing(tile),
            need=int(toll),
            missing=missing(t, seat, toll),
            suits=suits_told(t, bit(SHIELDS)),
            price=int(price),
            fare=suits_told(t, suits or bit(SHIELDS)),
        )

    def once_paid(self, seat: i64, tile: i64, came: i64, done: i64) -> Step[RaceTable]:
        return MoveGuard(seat, tile, came, done)


class MoveGuard(Listing["RaceTable"]):
    """The guard was paid to stand elsewhere: on which triangle? JR-E2a."""

    name = "move-guard"

    def __init__(self, seat: i64, tile: i64, came: i64, done: i64) -> None:
        super().__init__(seat)
        self.tile = tile  # where the rabbit is about to come
        self.came = came
        self.done = done

    def asks(self, t: RaceTable, seat: i64) -> Reason | None:
        return Reason("jackrabbits-ask-move-guard", "JR-E2a", player=sitter(seat), place=NAMES.thing(self.tile))

    def tells(self, t: RaceTable) -> dict[str, object]:
        return super().tells(t) | {"place": NAMES[self.tile]}

    def fill(self, t: RaceTable, found: Choices) -> None:
        add_triangles(t, found)

    def choose(self, t: RaceTable, action: i64) -> None:
        put_on(t, triangle_of(action))
        t.tell(event(MOVED_GUARD, self.seat, triangle_of(action)))
        come_to(t, self.seat, self.tile, self.came, self.done)

    def rules(self, t: RaceTable, seat: i64) -> tuple[str, ...]:
        return ("JR-E2a",)

    def because(self, t: RaceTable, action: i64) -> Reason:
        if ACTIONS.kind(action) == GUARD:
            missed = why_not_put(t, action)
            if missed is not None:
                return missed
        return Reason("jackrabbits-move-guard-first", "JR-E2a", place=NAMES.thing(self.tile))

    def continues(self) -> bool:
        return True

    def parts(self) -> list[int]:
        return [self.seat, self.tile, self.came, self.done]


def laid(view: RaceView) -> list[Laid]:
    """Where the guard stands, for all to see. JR-E0i."""
    tile = view.marks[STANDS_ON] - 1
    if tile < 0:
        return []
    return [Laid("guard", Reason("jackrabbits-guard-notice", "JR-E2a", tile=NAMES.thing(tile)), tiles=(tile,))]
