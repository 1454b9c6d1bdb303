"""The draft of anchors, the pirate ship: one hexagon's cards go into its hidden hold. JR-EV6."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from warren.core.actions import Span
from warren.core.cards import bit
from warren.core.choices import Choices
from warren.core.errors import BadInput, Reason, first_reason
from warren.core.facts import Part, event
from warren.games.jackrabbits import actions
from warren.games.jackrabbits.actions import ACTIONS, HEX_TEXTS
from warren.games.jackrabbits.deck import ANCHORS, PILE
from warren.games.jackrabbits.facts import (
    EMPTIES,
    NOTHING_TO_DRAW,
    PLACE,
    REFILLS,
    SECRET,
    STOWS,
    UNLOADS,
    fact,
)
from warren.games.jackrabbits.laid import Laid
from warren.games.jackrabbits.land.tiles import NAMES, TILE_OF_END, UNDERGROUND
from warren.games.jackrabbits.rule import Rule
from warren.games.jackrabbits.slots import SLOTS
from warren.games.jackrabbits.suits.anchors.ship import HAS_SENT, SAIL, SAILED, SHIP_AT, why_not_sail_to
from warren.games.jackrabbits.turn.limit import maybe_trim
from warren.games.jackrabbits.turn.moment import ACQUIRING, Moment
from warren.games.jackrabbits.turn.payment import can_reach
from warren.games.jackrabbits.turn.powers import allow_anywhere, can_use, use, why_not_use
from warren.games.jackrabbits.turn.road import OnTheWay, Underway, enter, too_dear
from warren.games.jackrabbits.turn.transfers import add_ports

if TYPE_CHECKING:
    from warren.games.jackrabbits.ruleset import Ruleset
    from warren.games.jackrabbits.table import RaceTable
    from warren.games.jackrabbits.view import RaceView

DISPATCH: Final[i64] = ACTIONS.add(Span("dispatch", actions.PLACE, rule="JR-EV6", phase="journey"))
LOOT: Final[i64] = ACTIONS.add(Span("loot", rule="JR-EV6", phase="acquisition"))

DISPATCHED: Final[i64] = fact("dispatched", "JR-EV6 JR-E0e JR-E0i", PLACE, fleeting=True)
STOWED: Final[i64] = fact("stowed", "JR-EV6 JR-E0i", tells=STOWS)
LOOTED: Final[i64] = fact("looted", "JR-EV6 JR-E0i JR-V1", SECRET, tells=UNLOADS)
EMPTIED_HOLD: Final[i64] = fact("emptied-hold", "JR-EV6 JR-E0i", Part("count"), tells=EMPTIES)
HOLD_SHUFFLED: Final[i64] = fact("hold-shuffled", "JR-EV6 JR-I2", Part("count"), tells=REFILLS)

HOLD: Final[i64] = SLOTS.add_hidden_place()
"""Cards that nobody has seen: how many there are, everybody sees. JR-E0i."""


class PirateShip(Rule):
    """It lies on a hexagon, takes cards there, and carries away who sets out from it."""

    def join(self, rules: Ruleset) -> None:
        allow_anywhere(rules, self)
        rules.lays_out.append(self)
        rules.increments.append(self)
        rules.refills.append(self)
        rules.blocks.append(self)
        rules.let_do(self, DISPATCH, SAIL, LOOT)

    def lays_out(self, t: RaceTable) -> None:
        t.marks[SHIP_AT] = UNDERGROUND + 1

    def adds(self, t: RaceTable, step: Moment, found: Choices) -> None:
        if is_aboard(t, step):
            assert isinstance(step, Underway)
            add_ports(t, step, SAIL, False, 0, 0, found)
        if can_use(t, step.seat, HAS_SENT, ANCHORS):
            hexagon: i64 = 0
            rest = t.rules.hexagons | bit(UNDERGROUND)
            while rest:
                if rest & 1 and hexagon != ship_at(t):
                    found.append(DISPATCH + hexagon)
                rest >>= 1
                hexagon += 1
        is_there = step.moment(t) == ACQUIRING and why_no_loot(t, step.seat) is None
        if is_there and can_reach(t, step.seat, bit(ANCHORS), t.price):
            found.append(LOOT)

    def does(self, t: RaceTable, step: Moment, action: i64) -> bool:
        if ACTIONS.kind(action) == SAIL:
            assert isinstance(step, Underway)
            port = action - SAIL
            step.sets_out(t)
            t.tell(event(SAILED, step.seat, step.place(t), port))
            enter(t, step.seat, port)
        else:
            use(t, step, action, ANCHORS)
        return True

    def works(self, t: RaceTable, seat: i64, action: i64) -> None:
        if action == LOOT:
            take_hold(t, seat)
            return
        t.marks[HAS_SENT] = 1
        t.marks[SHIP_AT] = action - DISPATCH + 1
        t.idle = -1
        t.tell(event(DISPATCHED, seat, action - DISPATCH))

    # --- the hold ------------------------------------------------------------------------------------------------

    def takes_increment(self, t: RaceTable, seat: i64) -> bool:
        """The card of who ends their turn where the ship lies, or off-board."""
        if not t.is_off_board(seat) and t.rabbits[seat] != ship_at(t):
            return False
        if t.count(PILE) == 0 and not t.reshuffle():
            t.tell(event(NOTHING_TO_DRAW, seat))
        else:
            t.idle = -1
            t.take_from_pile(HOLD)
            t.tell(event(STOWED, seat))
        return True

    def refills(self, t: RaceTable) -> bool:
        """Nothing is left but the hold: it becomes the pile."""
        count = t.count(HOLD)
        if count == 0:
            return False
        t.move_all(HOLD, PILE)
        t.tell(event(HOLD_SHUFFLED, -1, count))
        return True

    def blocks(self, t: RaceTable, port: i64) -> bool:
        """Neither boat nor drift lands where the ship lies."""
        return TILE_OF_END[port] == ship_at(t)

    # --- what is told --------------------------------------------------------------------------------------------

    def adds_by(self, t: RaceTable, step: Moment) -> tuple[str, ...]:
        return ("JR-EV6",)

    def why_not(self, t: RaceTable, step: Moment, action: i64) -> Reason | None:
        kind = ACTIONS.kind(action)
        if kind == DISPATCH:
            hexagon = action - DISPATCH
            place: Reason | None = None
            if hexagon == ship_at(t):
                place = Reason("jackrabbits-ship-there", "JR-EV6", place=NAMES.thing(hexagon))
            elif not (t.rules.hexagons | bit(UNDERGROUND)) & bit(hexagon):
                place = Reason("jackrabbits-not-on-land", "JR-EV6", place=NAMES.thing(hexagon))
            return why_not_use(t, step.seat, HAS_SENT, ANCHORS, action, place)
        if action == LOOT and step.moment(t) == ACQUIRING:
            price = too_dear(t, step.seat, "loot", "JR-EV6", bit(ANCHORS), t.price)
            return first_reason(place=why_no_loot(t, step.seat), price=price)
        if kind != SAIL or not isinstance(step, Underway):
            return None
        away = Reason("jackrabbits-no-ship", "JR-EV6", place=NAMES.thing(ship_at(t)))
        return why_not_sail_to(t, step, action - SAIL, "JR-EV6", None if is_aboard(t, step) else away)


def ship_at(t: RaceTable) -> i64:
    """The hexagon where it lies."""
    return t.marks[SHIP_AT] - 1


def is_aboard(t: RaceTable, step: Moment) -> bool:
    """Whether a rabbit is about to set out from where the ship lies; not who passes through. JR-X8."""
    is_leaving = isinstance(step, Underway) and not isinstance(step, OnTheWay)
    return is_leaving and t.rabbits[step.seat] == ship_at(t)


def why_no_loot(t: RaceTable, seat: i64) -> Reason | None:
    """Why the hold is not to be had, whoever pays."""
    if t.rabbits[seat] != ship_at(t):
        return Reason("jackrabbits-loot-at-ship", "JR-EV6", place=NAMES.thing(ship_at(t)))
    return None if t.count(HOLD) else Reason("jackrabbits-hold-empty", "JR-EV6")


def take_hold(t: RaceTable, seat: i64) -> None:
    """The whole of it; who takes it sees it, then and not before. A hand is trimmed afterwards. JR-E0i, JR-E0j."""
    t.unveil()
    count = t.count(HOLD)
    for card in t.cards_in(HOLD):
        t.move_card(card, HOLD, seat)
        t.tell(event(LOOTED, seat, card))
    t.tell(event(EMPTIED_HOLD, seat, count))
    maybe_trim(t, seat)


def laid(view: RaceView) -> list[Laid]:
    """Where the ship lies, and how many cards are in its hold, for all to see. JR-E0i."""
    tile = view.marks[SHIP_AT] - 1
    notice = Reason("jackrabbits-pirates-notice", "JR-EV6", place=NAMES.thing(tile), count=view.hold_size)
    return [Laid("ship", notice, tiles=(tile,))]


def recall(t: RaceTable, seat: i64, word: str) -> None:
    """Where the ship lies, or a card of the pile that is in the hold."""
    if word in HEX_TEXTS:
        t.marks[SHIP_AT] = HEX_TEXTS.index(word) + 1
        return
    card = t.rules.card_named(word)
    if not t.holds(PILE, card):
        raise BadInput("position/remembered", option="anchors", text=word)
    t.move_card(card, PILE, HOLD)
    t.tell(event(STOWED, seat))
