"""The ship: one token, which lies at a port and takes those aboard who leave the land there. JR-E6a, JR-E6b."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from warren.core.actions import Span
from warren.core.cards import bit
from warren.core.choices import Choices
from warren.core.errors import BadInput, Reason, first_reason
from warren.core.facts import event
from warren.games.jackrabbits import actions
from warren.games.jackrabbits.actions import ACTIONS, END_TEXTS, FREE, GO, TRAVELS
from warren.games.jackrabbits.deck import ANCHORS
from warren.games.jackrabbits.facts import BY_SEA, PLACE, ROAD, TILE, fact
from warren.games.jackrabbits.laid import Laid
from warren.games.jackrabbits.land.ground import SEA
from warren.games.jackrabbits.land.tiles import FIRST_END, NAMES, TILE_OF_END, TOWER, UNDERGROUND, house
from warren.games.jackrabbits.rule import Rule
from warren.games.jackrabbits.slots import SLOTS
from warren.games.jackrabbits.turn.falling import Saving, save_to
from warren.games.jackrabbits.turn.moment import SAVING, Moment
from warren.games.jackrabbits.turn.payment import can_reach
from warren.games.jackrabbits.turn.powers import allow_anywhere, can_use, use, why_not_use
from warren.games.jackrabbits.turn.road import Underway, enter, why_barred
from warren.games.jackrabbits.turn.transfers import add_ports, is_port, landed

if TYPE_CHECKING:
    from warren.games.jackrabbits.ruleset import Ruleset
    from warren.games.jackrabbits.table import RaceTable
    from warren.games.jackrabbits.view import RaceView

SEND: Final[i64] = ACTIONS.add(Span("send", rule="JR-E6b", phase="journey"))  # the ship to its tower
SAIL: Final[i64] = ACTIONS.add(Span("sail", actions.ROAD, rule="JR-E6a", phase="journey"))
EMBARK: Final[i64] = ACTIONS.add(Span("embark", rule="JR-E6b"))  # pay, and be taken to its tower
TRAVELS.add(SAIL)
FREE.add(SAIL)

SAILED: Final[i64] = fact("sailed", "JR-E6a", TILE, ROAD, fleeting=True, journey=BY_SEA)
SENT_SHIP: Final[i64] = fact("sent-ship", "JR-E6b JR-E0e JR-E0i", PLACE, fleeting=True)
EMBARKED: Final[i64] = fact("embarked", "JR-E6b JR-E0g", PLACE, fleeting=True)

SHIP_AT: Final[i64] = SLOTS.add_token("ship")
BERTH: Final[i64] = SLOTS.add_marks(1)
"""The road end, + 1, at which the ship lies; 0 at all sides of its tile."""

HAS_SENT: Final[i64] = SLOTS.add_marks(1, of_turn=True)

HARBOUR: Final = house(ANCHORS, TOWER)


class Ship(Rule):
    """Board it where it lies; send it to its tower, or be taken there by it as you leave the land."""

    def join(self, rules: Ruleset) -> None:
        allow_anywhere(rules, self)
        rules.add_at(SAVING, self)
        rules.lays_out.append(self)
        rules.let_do(self, SEND, SAIL, EMBARK)

    def lays_out(self, t: RaceTable) -> None:
        bring_home(t)

    def adds(self, t: RaceTable, step: Moment, found: Choices) -> None:
        if isinstance(step, Saving):
            if self.saves(t, step) and can_reach(t, step.seat, bit(ANCHORS), t.price):
                found.append(EMBARK)
            return
        can_sail = isinstance(step, Underway) and is_at_ship(t, step, found)
        if t.marks[SHIP_AT] != HARBOUR + 1 and can_use(t, step.seat, HAS_SENT, ANCHORS):
            found.append(SEND)
        if can_sail:
            assert isinstance(step, Underway)
            add_ports(t, step, SAIL, False, 0, 0, found)

    def does(self, t: RaceTable, step: Moment, action: i64) -> bool:
        if isinstance(step, Saving):
            step.charge(t, action, ANCHORS)
        elif action == SEND:
            use(t, step, action, ANCHORS)
        else:
            assert isinstance(step, Underway)
            port = action - SAIL
            step.sets_out(t)
            t.tell(event(SAILED, step.seat, step.place(t), port))
            bring_to(t, port)
            enter(t, step.seat, port)
        return True

    def works(self, t: RaceTable, seat: i64, action: i64) -> None:
        t.marks[HAS_SENT] = 1
        t.tell(event(SENT_SHIP, seat, HARBOUR))
        bring_home(t)
        t.idle = -1

    # --- the save: JR-E6b ----------------------------------------------------------------------------------------

    def saves(self, t: RaceTable, saving: Saving) -> bool:
        """Who leaves the land by a road end at the sea; sending the ship is the same once a turn."""
        return is_at_sea(t, saving) and t.marks[HAS_SENT] == 0

    def rescues(self, t: RaceTable, saving: Saving, action: i64) -> None:
        t.marks[HAS_SENT] = 1
        t.tell(event(EMBARKED, saving.seat, HARBOUR))
        bring_home(t)
        save_to(t, saving.seat, HARBOUR)

    # --- what is told --------------------------------------------------------------------------------------------

    def adds_by(self, t: RaceTable, step: Moment) -> tuple[str, ...]:
        if isinstance(step, Saving):
            return ("JR-E6b",) if self.saves(t, step) else ()
        is_here = isinstance(step, Underway) and t.marks[SHIP_AT] == step.place(t) + 1
        return ("JR-E6a", "JR-E6b") if is_here else ("JR-E6b",)

    def why_not(self, t: RaceTable, step: Moment, action: i64) -> Reason | None:
        kind = ACTIONS.kind(action)
        place: Reason | None = None
        if action == EMBARK and isinstance(step, Saving):
            if not is_at_sea(t, step):
                place = Reason("jackrabbits-embark-at-sea", "JR-E6b")
            return why_not_use(t, step.seat, HAS_SENT, ANCHORS, action, place)
        if action == SEND and not isinstance(step, Saving):
            if t.marks[SHIP_AT] == HARBOUR + 1:
                place = Reason("jackrabbits-ship-home", "JR-E6b", place=NAMES.thing(HARBOUR))
            return why_not_use(t, step.seat, HAS_SENT, ANCHORS, action, place)
        return why_not_sail(t, step, action - SAIL) if kind == SAIL and isinstance(step, Underway) else None


# --- where it lies ---------------------------------------------------------------------------------------------------


def bring_home(t: RaceTable) -> None:
    """At its tower it lies at all sides."""
    t.marks[SHIP_AT] = HARBOUR + 1
    t.marks[BERTH] = 0


def bring_to(t: RaceTable, port: i64) -> None:
    """The ship to a port; from that of the underground it goes back to its tower. JR-E5c."""
    tile = TILE_OF_END[port]
    if tile == HARBOUR or tile == UNDERGROUND:
        bring_home(t)
    else:
        t.marks[SHIP_AT] = tile + 1
        t.marks[BERTH] = port + 1


def is_at_sea(t: RaceTable, saving: Saving) -> bool:
    """Whether the rabbit leaves the land for the sea by a road: not into a gap, not thrown off, not from a flight."""
    return saving.by_road() and t.rules.roads.across[saving.detail] == SEA


def is_at_ship(t: RaceTable, step: Underway, found: Choices) -> bool:
    """Whether one of the roads by which the rabbit may leave the land leads aboard. JR-E6a."""
    tile = step.place(t)
    if t.marks[SHIP_AT] != tile + 1:
        return False
    end = FIRST_END[tile]
    while end < FIRST_END[tile + 1]:
        lies_there = t.marks[BERTH] == 0 or t.marks[BERTH] == end + 1
        if lies_there and found.has(GO + end):
            return True
        end += 1
    return False


def why_not_sail(t: RaceTable, step: Underway, port: i64) -> Reason:
    """A port to which the ship does not take one now. JR-E6a."""
    here = step.place(t)
    place: Reason | None = None
    if t.marks[SHIP_AT] != here + 1:
        place = Reason("jackrabbits-no-ship", "JR-E6a", place=NAMES.thing(t.marks[SHIP_AT] - 1))
    elif not is_at_ship(t, step, step.filled(t)):
        place = Reason("jackrabbits-ship-other-side", "JR-E6a", place=NAMES.thing(here))
    return why_not_sail_to(t, step, port, "JR-E6a", place)


def why_not_sail_to(t: RaceTable, step: Underway, port: i64, rule: str, place: Reason | None) -> Reason:
    """A port to which no ship takes a rabbit; `place`: what is wrong with where it would board."""
    here, there = step.place(t), TILE_OF_END[port]
    if place is None and there == here:
        place = Reason("jackrabbits-sail-elsewhere", rule, place=NAMES.thing(here))
    elif place is None and not is_port(t, port):
        place = Reason("jackrabbits-no-port", rule, place=NAMES.thing(there))
    return first_reason(place=place or landed(t, port, there), price=why_barred(t, step.seat, port))


# --- seen, and set up ------------------------------------------------------------------------------------------------


def laid(view: RaceView) -> list[Laid]:
    """Where the ship lies, for all to see. JR-E0i."""
    tile, berth = view.marks[SHIP_AT], view.marks[BERTH]
    if not tile:
        return []
    if berth:
        notice = Reason("jackrabbits-ship-notice", "JR-E6a", road=END_TEXTS.thing(berth - 1))
    else:
        notice = Reason("jackrabbits-ship-home-notice", "JR-E6a", place=NAMES.thing(tile - 1))
    return [Laid("ship", notice, tiles=(tile - 1,), road=berth - 1)]


def recall(t: RaceTable, text: str) -> None:
    """The ship at a port, by its road."""
    if text not in END_TEXTS or t.rules.roads.across[END_TEXTS.index(text)] != SEA:
        raise BadInput("position/remembered", option="anchors", text=text)
    bring_to(t, END_TEXTS.index(text))
