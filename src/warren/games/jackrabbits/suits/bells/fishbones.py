"""The draft of bells, fishbones: who falls goes underground, and may pull another along. JR-EV7."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from warren.core.actions import PASS, Field, Span
from warren.core.cards import bit
from warren.core.choices import Choices, Listing
from warren.core.errors import Reason, first_reason
from warren.core.facts import event
from warren.core.messages import sitter
from warren.core.step import Gathering
from warren.games.jackrabbits import actions
from warren.games.jackrabbits.actions import ACTIONS, CAVE_TEXTS, PICKS, TRAVELS
from warren.games.jackrabbits.deck import BELLS
from warren.games.jackrabbits.facts import LEG, PLACE, PLAYER, THROWN_OFF, TILE, fact
from warren.games.jackrabbits.land.tiles import CAVE, NAMES, TOWER, UNDERGROUND
from warren.games.jackrabbits.reasons import not_held
from warren.games.jackrabbits.suits.bells.tower import (
    BELFRY,
    CRYPT,
    TOOK_CRYPT,
    UNLOCK,
    UNLOCKED,
    is_at_cave,
    why_not_unlock,
)
from warren.games.jackrabbits.turn.falling import BY_FIRE, Fall, Saving, let_fall, save_to
from warren.games.jackrabbits.turn.limit import discard
from warren.games.jackrabbits.turn.moment import SAVING, Moment
from warren.games.jackrabbits.turn.payment import can_reach
from warren.games.jackrabbits.turn.road import (
    EMERGED,
    ENTERED,
    NO_END,
    OnRoad,
    Transfer,
    Underway,
    come_to,
    land_by,
    landing_of,
    too_dear,
    why_barred,
)
from warren.games.jackrabbits.turn.transfers import Transfers, cave_number, cave_of, no_such_cave

if TYPE_CHECKING:
    from warren.games.jackrabbits.ruleset import Ruleset
    from warren.games.jackrabbits.table import RaceTable

SINK: Final[i64] = ACTIONS.add(Span("sink", rule="JR-EV7"))  # pay, and be underground
TUNNEL: Final[i64] = ACTIONS.add(Span("tunnel", Field("cave", CAVE_TEXTS), rule="JR-EV7", phase="journey"))
PULL: Final[i64] = ACTIONS.add(Span("pull", actions.PLAYER, rule="JR-EV7"))
FORFEIT: Final[i64] = ACTIONS.add(Span("forfeit", actions.CARD, rule="JR-EV7"))
TRAVELS.add(TUNNEL)
PICKS.add(FORFEIT)

SANK_BELOW: Final[i64] = fact("sank-below", "JR-EV7 JR-E0g", PLACE, fleeting=True)
TUNNELED: Final[i64] = fact("tunneled", "JR-EV7", TILE, fleeting=True, journey=LEG)
PULLED: Final[i64] = fact("pulled", "JR-EV7", PLAYER, PLACE, fleeting=True)


class Burrow(Transfers):
    """A save that leads underground, and a tower that is a cave."""

    def join(self, rules: Ruleset) -> None:
        for moment in (CAVE, TOWER, UNDERGROUND, SAVING):
            rules.add_at(moment, self)
        rules.let_do(self, SINK, CRYPT, UNLOCK, TUNNEL)

    def adds(self, t: RaceTable, step: Moment, found: Choices) -> None:
        if isinstance(step, Saving):
            if can_reach(t, step.seat, bit(BELLS), t.price):
                found.append(SINK)
            return
        assert isinstance(step, Underway)
        here = step.place(t)
        if here == BELFRY:
            self.add_caves(t, step, found)
        elif here == UNDERGROUND:
            if step.may_go(t, landing_of(BELFRY)):
                found.append(UNLOCK)
        elif isinstance(step, OnRoad) and step.done == ENTERED and self.can_pay(t, step):
            if step.may_go(t, landing_of(BELFRY), t.rules.land.pays[here], self.price(t, step)):
                found.append(UNLOCK)

    def add_caves(self, t: RaceTable, step: Underway, found: Choices) -> None:
        """From the tower: down for nothing, or for bells out of any cave. JR-T4."""
        if step.may_go(t, landing_of(UNDERGROUND)):
            found.append(CRYPT)
        if can_reach(t, step.seat, bit(BELLS), t.price):
            for cave in t.rules.caves:
                if step.may_go(t, landing_of(cave), bit(BELLS), t.price):
                    found.append(TUNNEL + cave_number(cave))

    def does(self, t: RaceTable, step: Moment, action: i64) -> bool:
        if isinstance(step, Saving):
            step.charge(t, action, BELLS)
            return True
        assert isinstance(step, Underway)
        if action == UNLOCK and isinstance(step, OnRoad):
            return self.charge(t, step, action)
        if ACTIONS.kind(action) == TUNNEL:
            step.charge(t, action, bit(BELLS))
            return True
        step.sets_out(t)
        if action == CRYPT:
            t.tell(event(TOOK_CRYPT, step.seat, BELFRY))
            come_to(t, step.seat, UNDERGROUND, NO_END, ENTERED)
        else:
            t.tell(event(UNLOCKED, step.seat, UNDERGROUND, BELFRY))
            land_by(t, step.seat, landing_of(BELFRY))
        return True

    def paid(self, t: RaceTable, transfer: Transfer) -> None:
        if transfer.action == UNLOCK:
            t.tell(event(UNLOCKED, transfer.seat, transfer.tile, BELFRY))
            land_by(t, transfer.seat, landing_of(BELFRY))
        else:
            cave = cave_of(transfer.action - TUNNEL)
            t.tell(event(TUNNELED, transfer.seat, cave))
            come_to(t, transfer.seat, cave, NO_END, EMERGED)

    # --- the save ------------------------------------------------------------------------------------------------

    def saves(self, t: RaceTable, saving: Saving) -> bool:
        """Whoever falls, however and in whosever turn."""
        return True

    def rescues(self, t: RaceTable, saving: Saving, action: i64) -> None:
        """Underground; and who was thrown from where another is, not by fire, may throw it off."""
        seat, here = saving.seat, t.rabbits[saving.seat]
        others = t.rivals_on(seat) if saving.cause == THROWN_OFF and saving.detail != BY_FIRE else 0
        falling = t.step()
        if isinstance(falling, Fall):
            others &= ~falling.who
        t.tell(event(SANK_BELOW, seat, UNDERGROUND))
        save_to(t, seat, UNDERGROUND)
        if others:
            t.push(Pulling(seat, others, here))

    # --- what is told --------------------------------------------------------------------------------------------

    def adds_by(self, t: RaceTable, step: Moment) -> tuple[str, ...]:
        return ("JR-EV7",)

    def why_not(self, t: RaceTable, step: Moment, action: i64) -> Reason | None:
        kind = ACTIONS.kind(action)
        if isinstance(step, Saving):
            return too_dear(t, step.seat, "sink", "JR-EV7", bit(BELLS), t.price) if action == SINK else None
        assert isinstance(step, Underway)
        if kind == CRYPT:
            return Reason("jackrabbits-no-crypt", "JR-EV7", place=NAMES.thing(step.place(t)))
        if kind == UNLOCK:
            return self.why_not_up(t, step)
        return why_not_tunnel(t, step, action - TUNNEL) if kind == TUNNEL else None

    def why_not_up(self, t: RaceTable, step: Underway) -> Reason:
        """Out at the tower: from the underground for nothing, from a cave for what any other costs. JR-T4, JR-T5."""
        way = landing_of(BELFRY)
        price = why_barred(t, step.seat, way)
        if isinstance(step, OnRoad):
            price = self.why_not_pay(t, step, way, "unlock", "JR-EV7")
        is_there = is_at_cave(step) or step.place(t) == UNDERGROUND
        return why_not_unlock(t, step, is_there, "JR-EV7", price)


def why_not_tunnel(t: RaceTable, step: Underway, number: i64) -> Reason:
    """Out of a cave, from the tower. JR-T4."""
    place: Reason | None = None
    if step.place(t) != BELFRY:
        place = Reason("jackrabbits-tunnel-from-tower", "JR-EV7", place=NAMES.thing(step.place(t)))
    else:
        place = no_such_cave(t, number, "JR-EV7")
    way = landing_of(cave_of(number))
    return first_reason(place=place, price=too_dear(t, step.seat, "tunnel", "JR-EV7", bit(BELLS), t.price, way))


class Pulling(Listing["RaceTable"]):
    """Saved from being thrown off: pull another rabbit from where one was off the board, or none. JR-EV7."""

    name = "pulling"

    def __init__(self, seat: i64, others: i64, here: i64) -> None:
        super().__init__(seat)
        self.others = others  # who can be pulled, as a mask
        self.here = here

    def asks(self, t: RaceTable, seat: i64) -> Reason | None:
        return Reason("jackrabbits-ask-pull", "JR-EV7", player=sitter(seat), place=NAMES.thing(self.here))

    def fill(self, t: RaceTable, found: Choices) -> None:
        found.append(PASS)
        other: i64 = 0
        while other < t.players:
            if self.others & bit(other):
                found.append(PULL + other)
            other += 1

    def choose(self, t: RaceTable, action: i64) -> None:
        if action == PASS:
            return
        other = action - PULL
        t.tell(event(PULLED, self.seat, other, self.here))
        let_fall(t, Fall(bit(other), THROWN_OFF, -1))
        if t.count(other):
            t.push(Forfeiting(other, self.seat))

    def rules(self, t: RaceTable, seat: i64) -> tuple[str, ...]:
        return ("JR-EV7",)

    def because(self, t: RaceTable, action: i64) -> Reason:
        here = NAMES.thing(self.here)
        if ACTIONS.kind(action) == PULL:
            return Reason("jackrabbits-pull-another", "JR-EV7", player=sitter(action - PULL), place=here)
        return Reason("jackrabbits-pull-or-pass", "JR-EV7", place=here)

    def parts(self) -> list[int]:
        return [self.seat, self.others, self.here]


class Forfeiting(Listing["RaceTable"]):
    """Pulled along: discard one card of one's own choice, then fall. JR-EV7."""

    name = "forfeiting"

    def __init__(self, seat: i64, rival: i64) -> None:
        super().__init__(seat)
        self.rival = rival

    def asks(self, t: RaceTable, seat: i64) -> Reason | None:
        return Reason("jackrabbits-ask-forfeit", "JR-EV7", player=sitter(seat), rival=sitter(self.rival))

    def gathers(self, t: RaceTable, seat: i64) -> Gathering | None:
        return Gathering("forfeit", 1)

    def fill(self, t: RaceTable, found: Choices) -> None:
        for card in t.cards_in(self.seat):
            found.append(FORFEIT + card)

    def choose(self, t: RaceTable, action: i64) -> None:
        discard(t, self.seat, action - FORFEIT)

    def rules(self, t: RaceTable, seat: i64) -> tuple[str, ...]:
        return ("JR-EV7",)

    def because(self, t: RaceTable, action: i64) -> Reason:
        if ACTIONS.kind(action) != FORFEIT:
            return Reason("jackrabbits-forfeit-first", "JR-EV7")
        return first_reason(means=not_held(t, self.seat, action - FORFEIT, "JR-EV7"))

    def parts(self) -> list[int]:
        return [self.seat, self.rival]
