"""The bells' tower: a rabbit is sent there, and a locked cave leads down from it and, for bells, up. JR-E7a, JR-E7b."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from warren.core.actions import Span
from warren.core.cards import bit
from warren.core.choices import Choices
from warren.core.errors import Reason, first_reason
from warren.core.facts import event
from warren.core.messages import sitter
from warren.games.jackrabbits import actions
from warren.games.jackrabbits.actions import ACTIONS, FREE, TRAVELS
from warren.games.jackrabbits.deck import BELLS
from warren.games.jackrabbits.facts import PLACE, PLAYER, STRAIGHT, TILE, fact
from warren.games.jackrabbits.land.tiles import CAVE, KIND, NAMES, TOWER, UNDERGROUND, house
from warren.games.jackrabbits.rule import Rule
from warren.games.jackrabbits.slots import SLOTS
from warren.games.jackrabbits.turn.moment import Moment
from warren.games.jackrabbits.turn.payment import can_reach, pay
from warren.games.jackrabbits.turn.powers import Power, allow_anywhere, can_use, use, why_not_use
from warren.games.jackrabbits.turn.road import (
    ENTERED,
    NO_END,
    OnRoad,
    Transfer,
    Underway,
    come_to,
    is_gripped,
    land_by,
    landing_of,
    too_dear,
)
from warren.games.jackrabbits.turn.transfers import landed

if TYPE_CHECKING:
    from warren.games.jackrabbits.ruleset import Ruleset
    from warren.games.jackrabbits.table import RaceTable

RING: Final[i64] = ACTIONS.add(Span("ring", actions.PLAYER, rule="JR-E7a", phase="journey"))
CRYPT: Final[i64] = ACTIONS.add(Span("crypt", rule="JR-E7b", phase="journey"))  # down by the locked cave
UNLOCK: Final[i64] = ACTIONS.add(Span("unlock", rule="JR-E7b", phase="journey"))  # and up
TRAVELS.add(CRYPT)
TRAVELS.add(UNLOCK)
FREE.add(CRYPT)

RANG: Final[i64] = fact("rang", "JR-E7a JR-E0e", PLAYER, PLACE, fleeting=True)
TOOK_CRYPT: Final[i64] = fact("took-crypt", "JR-E7b", TILE, fleeting=True, journey=STRAIGHT)
UNLOCKED: Final[i64] = fact("unlocked", "JR-E7b", TILE, PLACE, fleeting=True, journey=STRAIGHT)

HAS_RUNG: Final[i64] = SLOTS.add_marks(1, of_turn=True)

BELFRY: Final = house(BELLS, TOWER)


class Tower(Rule):
    """Ring for a rabbit, oneself too; pass the locked cave. JR-E7a, JR-E7b."""

    def join(self, rules: Ruleset) -> None:
        allow_anywhere(rules, self)
        rules.let_do(self, RING, CRYPT, UNLOCK)

    def adds(self, t: RaceTable, step: Moment, found: Choices) -> None:
        if place_of(t, step, step.seat) != UNDERGROUND and can_use(t, step.seat, HAS_RUNG, BELLS):
            other: i64 = 0
            while other < t.players:
                if can_be_sent(t, step, other):
                    found.append(RING + other)
                other += 1
        if isinstance(step, Underway):
            if step.place(t) == BELFRY and step.may_go(t, landing_of(UNDERGROUND)):
                found.append(CRYPT)
            if is_at_cave(step) and can_reach(t, step.seat, bit(BELLS), t.price):
                if step.may_go(t, landing_of(BELFRY), bit(BELLS), t.price):
                    found.append(UNLOCK)

    def does(self, t: RaceTable, step: Moment, action: i64) -> bool:
        if ACTIONS.kind(action) == RING:
            if action - RING == step.seat and isinstance(step, Underway):
                t.push(Power(step.seat, action))  # the journey is over
                pay(t, step.seat, bit(BELLS), t.price)
            else:
                use(t, step, action, BELLS)
            return True
        assert isinstance(step, Underway)
        if action == UNLOCK:
            step.charge(t, action, bit(BELLS))
        else:
            step.sets_out(t)
            t.tell(event(TOOK_CRYPT, step.seat, BELFRY))
            come_to(t, step.seat, UNDERGROUND, NO_END, ENTERED)
        return True

    def works(self, t: RaceTable, seat: i64, action: i64) -> None:
        """That is no arrival, and costs nobody anything. JR-E2d."""
        t.marks[HAS_RUNG] = 1
        t.tell(event(RANG, seat, action - RING, BELFRY))
        t.place_rabbit(action - RING, BELFRY)

    def paid(self, t: RaceTable, transfer: Transfer) -> None:
        t.tell(event(UNLOCKED, transfer.seat, transfer.tile, BELFRY))
        land_by(t, transfer.seat, landing_of(BELFRY))

    def adds_by(self, t: RaceTable, step: Moment) -> tuple[str, ...]:
        if isinstance(step, Underway) and (step.place(t) == BELFRY or is_at_cave(step)):
            return ("JR-E7a", "JR-E7b")
        return ("JR-E7a",)

    def why_not(self, t: RaceTable, step: Moment, action: i64) -> Reason | None:
        kind = ACTIONS.kind(action)
        if kind == RING:
            return why_not_use(t, step.seat, HAS_RUNG, BELLS, action, why_not_send(t, step, action - RING))
        if not isinstance(step, Underway):
            return None
        if kind == CRYPT:
            return Reason("jackrabbits-no-crypt", "JR-E7b", place=NAMES.thing(step.place(t)))
        price = too_dear(t, step.seat, "unlock", "JR-E7b", bit(BELLS), t.price, landing_of(BELFRY))
        return why_not_unlock(t, step, is_at_cave(step), "JR-E7b", price) if kind == UNLOCK else None


def is_at_cave(step: Moment) -> bool:
    """Whether a rabbit has just come to a cave on the road. JR-T4."""
    return isinstance(step, OnRoad) and KIND[step.tile] == CAVE and step.done == ENTERED


def why_not_unlock(t: RaceTable, step: Underway, is_there: bool, rule: str, price: Reason | None) -> Reason:
    """Why one does not come out at the tower; `is_there`: whether from where the rabbit is it could."""
    away = Reason("jackrabbits-unlock-at-cave", rule, place=NAMES.thing(step.place(t)))
    return first_reason(place=landed(t, landing_of(BELFRY), BELFRY) if is_there else away, price=price)


def place_of(t: RaceTable, step: Moment, seat: i64) -> i64:
    """The tile where a rabbit is: who is on the way is there, and not where they set out."""
    return step.place(t) if seat == step.seat and isinstance(step, Underway) else t.rabbits[seat]


def can_be_sent(t: RaceTable, step: Moment, seat: i64) -> bool:
    """On the board, not underground, in no storm, and not there already. JR-E7a."""
    here = place_of(t, step, seat)
    return here >= 0 and here != UNDERGROUND and here != BELFRY and not is_gripped(t, seat, here)


def why_not_send(t: RaceTable, step: Moment, seat: i64) -> Reason | None:
    """Why nobody can send that rabbit, whoever pays."""
    if place_of(t, step, step.seat) == UNDERGROUND:
        return Reason("jackrabbits-ring-below", "JR-E7a")
    if seat >= t.players:
        return Reason("jackrabbits-not-at-table", "JR-E7a", player=sitter(seat))
    if can_be_sent(t, step, seat):
        return None
    here = place_of(t, step, seat)
    if here < 0:
        return Reason("jackrabbits-ring-off-board", "JR-E7a", player=sitter(seat))
    if is_gripped(t, seat, here):
        return Reason("jackrabbits-ring-stormed", "JR-E7a", player=sitter(seat), place=NAMES.thing(here))
    return Reason("jackrabbits-ring-there", "JR-E7a", player=sitter(seat), place=NAMES.thing(here))
