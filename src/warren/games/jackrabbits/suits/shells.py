"""Shells: the lighthouse that saves, its boat, a port underground, cards for shells. JR-E5a to JR-E5d, JR-EV5."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Never

from librt.vecs import vec
from mypy_extensions import i64

from warren.core.actions import Span
from warren.core.cards import bit
from warren.core.choices import Choices, Listing
from warren.core.errors import Reason, first_reason
from warren.core.facts import event
from warren.core.messages import sitter
from warren.core.step import Gathering, Step
from warren.games.jackrabbits import actions
from warren.games.jackrabbits.actions import ACTIONS, DONE, FREE, PICKS, TRAVELS
from warren.games.jackrabbits.deck import LOWEST, SHELLS, TENDERED, is_royal
from warren.games.jackrabbits.facts import BY_SEA, CARD, DRAWS, GIVES, LAYS, PLACE, ROAD, SECRET, THROWN_OFF, TILE, fact
from warren.games.jackrabbits.land.tiles import FIRST_END, HEXAGONS, NAMES, TILE_OF_END, TOWER, UNDERGROUND, house
from warren.games.jackrabbits.reasons import lowest_first, not_held, worthless
from warren.games.jackrabbits.rule import Suit
from warren.games.jackrabbits.slots import SLOTS
from warren.games.jackrabbits.turn.acquisition import AcquisitionPhase
from warren.games.jackrabbits.turn.falling import Saving, save_to
from warren.games.jackrabbits.turn.limit import maybe_trim
from warren.games.jackrabbits.turn.moment import ACQUIRING, SAVING, Moment
from warren.games.jackrabbits.turn.payment import can_reach
from warren.games.jackrabbits.turn.road import Underway, can_enter, enter, too_dear, why_barred
from warren.games.jackrabbits.turn.transfers import add_ports, is_port, landed

if TYPE_CHECKING:
    from warren.games.jackrabbits.ruleset import Ruleset
    from warren.games.jackrabbits.table import RaceTable

LIGHTHOUSE: Final[i64] = ACTIONS.add(Span("lighthouse", rule="JR-E5a"))  # pay, and be put there
ROW: Final[i64] = ACTIONS.add(Span("row", actions.ROAD, rule="JR-E5b", phase="journey"))
CAST: Final[i64] = ACTIONS.add(Span("cast", actions.CARD, rule="JR-E5d", phase="acquisition"))  # a shell, for two cards
TRAVELS.add(ROW)
FREE.add(ROW)
PICKS.add(CAST)

DRIFT: Final[i64] = ACTIONS.add(Span("drift", actions.ROAD, rule="JR-EV5"))  # pay, and come to a port
TRAVELS.add(DRIFT)

TO_LIGHTHOUSE: Final[i64] = fact("to-lighthouse", "JR-E5a JR-E0g", PLACE, fleeting=True)
ROWED_OUT: Final[i64] = fact("rowed-out", "JR-E5b", TILE, ROAD, fleeting=True, journey=BY_SEA)
CAST_SHELL: Final[i64] = fact("cast-shell", "JR-E5d", CARD, tells=LAYS)
CAST_ROYAL: Final[i64] = fact("cast-royal", "JR-E5d JR-C3", CARD)
WASHED_UP: Final[i64] = fact("washed-up", "JR-E5d JR-V1", SECRET, tells=DRAWS)
SANK: Final[i64] = fact("sank", "JR-E5d", CARD, tells=GIVES)
DRIFTED: Final[i64] = fact("drifted", "JR-EV5", ROAD, fleeting=True, journey=BY_SEA)
ASHORE: Final[i64] = fact("ashore", "JR-EV5 JR-E0g", PLACE, fleeting=True)

HAS_CAST: Final[i64] = SLOTS.add_marks(1, of_turn=True)

TOWER_OF_SHELLS: Final = house(SHELLS, TOWER)
"""The lighthouse."""

PORT_BELOW: Final[i64] = FIRST_END[UNDERGROUND]
"""The port of the underground, among road ends. JR-E5c."""

FOR_A_SHELL: Final = 2
"""Cards drawn for each shell. JR-E5d."""


class Shells(Suit):
    """They save who falls, and bring cards from the sea."""

    def kinds(self) -> tuple[int, ...]:
        return (LIGHTHOUSE, ROW, CAST)

    def steps(self) -> tuple[type[Step[Never]], ...]:
        return (Casting,)

    def join(self, rules: Ruleset) -> None:
        rules.ports = vec[i64](sorted([*rules.ports, PORT_BELOW]))
        for moment in (TOWER, ACQUIRING, SAVING):
            rules.add_at(moment, self)
        rules.let_do(self, LIGHTHOUSE, ROW, CAST)

    def adds(self, t: RaceTable, step: Moment, found: Choices) -> None:
        if isinstance(step, Saving):
            self.add_saves(t, step, found)
        elif isinstance(step, Underway):
            if step.place(t) == TOWER_OF_SHELLS:
                add_ports(t, step, ROW, False, 0, 0, found)
        elif can_cast(t, step.seat):
            add_shells(t, step.seat, -1, found)

    def does(self, t: RaceTable, step: Moment, action: i64) -> bool:
        kind = ACTIONS.kind(action)
        if isinstance(step, Saving):
            step.charge(t, action, SHELLS)
        elif kind == ROW:
            assert isinstance(step, Underway)
            step.sets_out(t)
            t.tell(event(ROWED_OUT, step.seat, TOWER_OF_SHELLS, action - ROW))
            enter(t, step.seat, action - ROW)
        else:
            t.marks[HAS_CAST] = 1
            t.push(AcquisitionPhase(step.seat))
            cast(t, step.seat, action - CAST)
        return True

    def adds_by(self, t: RaceTable, step: Moment) -> tuple[str, ...]:
        if isinstance(step, Saving):
            return ("JR-E5a",)
        if isinstance(step, Underway):
            return ("JR-E5b", "JR-E5c") if step.place(t) == TOWER_OF_SHELLS else ()
        return ("JR-E5d",) if can_cast(t, step.seat) else ()

    def why_not(self, t: RaceTable, step: Moment, action: i64) -> Reason | None:
        kind = ACTIONS.kind(action)
        if isinstance(step, Saving):
            return self.why_not_saved(t, step, action)
        if isinstance(step, Underway):
            return why_not_row(t, step, action - ROW) if kind == ROW and step.place(t) == TOWER_OF_SHELLS else None
        return why_not_cast(t, step.seat, action - CAST, -1) if kind == CAST else None

    # --- the lighthouse: JR-E5a ----------------------------------------------------------------------------------

    def saves(self, t: RaceTable, saving: Saving) -> bool:
        """Whoever falls, however and in whosever turn."""
        return True

    def add_saves(self, t: RaceTable, saving: Saving, found: Choices) -> None:
        if can_reach(t, saving.seat, bit(SHELLS), t.price):
            found.append(LIGHTHOUSE)

    def rescues(self, t: RaceTable, saving: Saving, action: i64) -> None:
        t.tell(event(TO_LIGHTHOUSE, saving.seat, TOWER_OF_SHELLS))
        save_to(t, saving.seat, TOWER_OF_SHELLS)

    def why_not_saved(self, t: RaceTable, saving: Saving, action: i64) -> Reason | None:
        if action != LIGHTHOUSE:
            return None
        return too_dear(t, saving.seat, "lighthouse", "JR-E5a", bit(SHELLS), t.price)


class Drifting(Shells):
    """By the draft: who falls drifts to a port, instead of to the lighthouse. JR-EV5."""

    def kinds(self) -> tuple[int, ...]:
        return (DRIFT, ROW, CAST)

    def steps(self) -> tuple[type[Step[Never]], ...]:
        return ()  # none of its own

    def join(self, rules: Ruleset) -> None:
        super().join(rules)
        rules.let_do(self, DRIFT)

    def adds_by(self, t: RaceTable, step: Moment) -> tuple[str, ...]:
        return ("JR-EV5",) if isinstance(step, Saving) else super().adds_by(t, step)

    def add_saves(self, t: RaceTable, saving: Saving, found: Choices) -> None:
        if can_reach(t, saving.seat, bit(SHELLS), t.price):
            for port in t.rules.ports:
                if why_not_drift(t, saving, port) is None and can_drift(t, saving, port):
                    found.append(DRIFT + port)

    def rescues(self, t: RaceTable, saving: Saving, action: i64) -> None:
        """Gone by a road, the journey goes on from there; thrown off or fallen, the rabbit stays."""
        seat, port = saving.seat, action - DRIFT
        if saving.by_road():
            t.tell(event(DRIFTED, seat, port))
            enter(t, seat, port)
        else:
            t.tell(event(ASHORE, seat, TILE_OF_END[port]))
            save_to(t, seat, TILE_OF_END[port])

    def why_not_saved(self, t: RaceTable, saving: Saving, action: i64) -> Reason | None:
        if ACTIONS.kind(action) != DRIFT:
            return None
        port = action - DRIFT
        price = too_dear(t, saving.seat, "drift", "JR-EV5", bit(SHELLS), t.price, port)
        return first_reason(place=why_not_drift(t, saving, port), price=price)


def can_drift(t: RaceTable, saving: Saving, port: i64) -> bool:
    """Whether the hand can pay for what the port costs as well, where the rabbit comes there as by boat. JR-E0h."""
    return not saving.by_road() or can_enter(t, saving.seat, TILE_OF_END[port], bit(SHELLS), t.price)


def why_not_drift(t: RaceTable, saving: Saving, port: i64) -> Reason | None:
    """What is wrong with a port, whoever pays."""
    tile = TILE_OF_END[port]
    place = NAMES.thing(tile)
    if tile == UNDERGROUND or not is_port(t, port):
        return Reason("jackrabbits-no-port", "JR-T2", place=place)
    if saving.by_road():
        return landed(t, port, tile)
    if tile >= HEXAGONS:
        return Reason("jackrabbits-drift-to-hexagon", "JR-EV5", place=place)
    is_back = saving.cause == THROWN_OFF and tile == t.rabbits[saving.seat]
    return Reason("jackrabbits-drift-elsewhere", "JR-EV5", place=place) if is_back else None


def why_not_row(t: RaceTable, step: Underway, port: i64) -> Reason:
    """A boat that is for nothing, but only here. JR-E5b."""
    here, there = step.place(t), TILE_OF_END[port]
    place = landed(t, port, there)
    if not is_port(t, port):
        place = Reason("jackrabbits-no-port", "JR-T2", place=NAMES.thing(there))
    elif there == here:
        place = Reason("jackrabbits-row-elsewhere", "JR-E5b", place=NAMES.thing(here))
    return first_reason(place=place, price=why_barred(t, step.seat, port))


# --- cards for shells: JR-E5d ----------------------------------------------------------------------------------------


def can_cast(t: RaceTable, seat: i64) -> bool:
    """In the underground, once a turn."""
    return t.marks[HAS_CAST] == 0 and t.rabbits[seat] == UNDERGROUND


def add_shells(t: RaceTable, seat: i64, last: i64, found: Choices) -> None:
    """The shells of a hand above the last one that was given."""
    shells = t.held(seat, SHELLS)
    while shells:
        card = SHELLS * 13 + LOWEST[shells]
        if card > last:
            found.append(CAST + card)
        shells &= shells - 1


def cast(t: RaceTable, seat: i64, card: i64) -> None:
    t.move_card(card, seat, TENDERED)
    t.idle = -1
    t.tell(event(CAST_ROYAL if is_royal(card) else CAST_SHELL, seat, card))
    t.push(Casting(seat, card))


class Casting(Listing["RaceTable"]):
    """Give more shells, lowest first, or have twice as many cards for those that were given. JR-E5d."""

    name = "casting"
    phase = "acquisition"

    def __init__(self, seat: i64, last: i64) -> None:
        super().__init__(seat)
        self.last = last

    def asks(self, t: RaceTable, seat: i64) -> Reason | None:
        return Reason("jackrabbits-ask-cast", "JR-E5d", player=sitter(seat), cards=int(self.drawn(t)))

    def drawn(self, t: RaceTable) -> i64:
        """How many cards are due."""
        return FOR_A_SHELL * t.count(TENDERED)

    def gathers(self, t: RaceTable, seat: i64) -> Gathering | None:
        return Gathering("cast", 0, bit(SHELLS), t.points(TENDERED, bit(SHELLS)), 0, TENDERED)

    def fill(self, t: RaceTable, found: Choices) -> None:
        found.append(DONE)
        add_shells(t, self.seat, self.last, found)

    def choose(self, t: RaceTable, action: i64) -> None:
        if action != DONE:
            cast(t, self.seat, action - CAST)
            return
        due = self.drawn(t)
        while due > 0 and t.draw_card(self.seat, WASHED_UP):
            due -= 1
        for card in t.cards_in(TENDERED):
            if not is_royal(card):
                t.tell(event(SANK, self.seat, card))
            t.spend(card, TENDERED)
        maybe_trim(t, self.seat)

    def continues(self) -> bool:
        return True

    def rules(self, t: RaceTable, seat: i64) -> tuple[str, ...]:
        return ("JR-E5d",)

    def because(self, t: RaceTable, action: i64) -> Reason:
        if ACTIONS.kind(action) == CAST:
            return why_not_cast(t, self.seat, action - CAST, self.last)
        return Reason("jackrabbits-cast-first", "JR-E5d")

    def parts(self) -> list[int]:
        return [self.seat, self.last]


def why_not_cast(t: RaceTable, seat: i64, card: i64, last: i64) -> Reason:
    """A card that cannot be given for cards of the pile. JR-E5d."""
    here, is_done = t.rabbits[seat], last < 0 and t.marks[HAS_CAST] != 0
    is_there = here == UNDERGROUND
    return first_reason(
        phase=Reason("jackrabbits-cast-already", "JR-E5d") if is_done else None,
        place=None if is_there else Reason("jackrabbits-cast-underground", "JR-E5d", place=NAMES.thing(here)),
        means=worthless(t, card, bit(SHELLS), "cast", "JR-E5d") or not_held(t, seat, card, "JR-E5d"),
        price=lowest_first(card, last, "JR-E5d"),
    )
