"""Icicles: the storm that holds rabbits, the glacier's hole, and the glacier that saves. JR-E8a to JR-E8c."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Never

from mypy_extensions import i64

from warren.core.actions import Span
from warren.core.cards import bit
from warren.core.choices import Choices
from warren.core.errors import BadInput, Reason
from warren.core.facts import event
from warren.core.messages import sitter
from warren.core.step import Step
from warren.games.jackrabbits import actions
from warren.games.jackrabbits.actions import ACTIONS, FREE, HEX_TEXTS, PROVE, TRAVELS
from warren.games.jackrabbits.deck import ICICLES
from warren.games.jackrabbits.facts import CARD, PLACE, SHOWS, STRAIGHT, TILE, fact
from warren.games.jackrabbits.laid import Laid
from warren.games.jackrabbits.land.tiles import NAMES, TOWER, UNDERGROUND, house
from warren.games.jackrabbits.reasons import not_there, too_poor
from warren.games.jackrabbits.rule import Suit
from warren.games.jackrabbits.slots import SLOTS
from warren.games.jackrabbits.spots import NOT_KNOWN, spot
from warren.games.jackrabbits.turn.falling import Saving, save_to
from warren.games.jackrabbits.turn.moment import SAVING, Moment
from warren.games.jackrabbits.turn.powers import allow_anywhere, can_use, use, why_not_use
from warren.games.jackrabbits.turn.proof import PROOF, Show, has_proof, worth_of
from warren.games.jackrabbits.turn.road import ENTERED, NO_END, Underway, come_to

if TYPE_CHECKING:
    from warren.games.jackrabbits.ruleset import Ruleset
    from warren.games.jackrabbits.table import RaceTable
    from warren.games.jackrabbits.view import RaceView

STORM: Final[i64] = ACTIONS.add(Span("storm", actions.PLACE, rule="JR-E8a", phase="journey"))
PLUNGE: Final[i64] = ACTIONS.add(Span("plunge", rule="JR-E8b", phase="journey"))  # down the glacier's hole
GLACIER: Final[i64] = ACTIONS.add(Span("glacier", rule="JR-E8c"))  # show icicles, and be put there
TRAVELS.add(PLUNGE)
FREE.add(PLUNGE)

MOVED_STORM: Final[i64] = fact("moved-storm", "JR-E8a JR-E0i", PLACE, fleeting=True)
STORM_PASSED: Final[i64] = fact("storm-passed", "JR-E8a", PLACE, fleeting=True)
PLUNGED: Final[i64] = fact("plunged", "JR-E8b", TILE, fleeting=True, journey=STRAIGHT)
SHOWED_ICE: Final[i64] = fact("showed-ice", "JR-E8c JR-V1", CARD, tells=SHOWS)
TO_GLACIER: Final[i64] = fact("to-glacier", "JR-E8c JR-E0g", PLACE, fleeting=True)

STORM_AT: Final[i64] = SLOTS.add_token("storm")
STORM_OF: Final[i64] = SLOTS.add_marks(1)  # its last mover, + 1
HAS_STORMED: Final[i64] = SLOTS.add_marks(1, of_turn=True)

TOWER_OF_ICICLES: Final = house(ICICLES, TOWER)
"""The glacier."""


class Icicles(Suit):
    """They move the storm, which holds whoever is in it."""

    def kinds(self) -> tuple[int, ...]:
        return (STORM, PLUNGE, GLACIER, PROVE)

    def steps(self) -> tuple[type[Step[Never]], ...]:
        return (ShowIce,)

    def join(self, rules: Ruleset) -> None:
        allow_anywhere(rules, self)
        rules.add_at(SAVING, self)
        rules.let_do(self, STORM, PLUNGE, GLACIER)
        rules.holds.append(self)
        rules.turn_starts.append(self)

    def adds(self, t: RaceTable, step: Moment, found: Choices) -> None:
        if isinstance(step, Saving):
            if has_proof(t, step.seat, ICICLES):
                found.append(GLACIER)
            return
        if can_use(t, step.seat, HAS_STORMED, ICICLES):
            self.add_storms(t, step.seat, found)
        if isinstance(step, Underway) and step.place(t) == TOWER_OF_ICICLES:
            found.append(PLUNGE)

    def add_storms(self, t: RaceTable, seat: i64, found: Choices) -> None:
        """Every hexagon above ground, but where one's own storm is already."""
        hexagon: i64 = 0
        rest = t.rules.hexagons
        while rest:
            if rest & 1 and not is_own_storm(t, seat, hexagon):
                found.append(STORM + hexagon)
            rest >>= 1
            hexagon += 1

    def does(self, t: RaceTable, step: Moment, action: i64) -> bool:
        if action == GLACIER:
            t.push(ShowIce(step.seat, 0))
        elif action == PLUNGE:
            assert isinstance(step, Underway)
            step.sets_out(t)
            t.tell(event(PLUNGED, step.seat, TOWER_OF_ICICLES))
            come_to(t, step.seat, UNDERGROUND, NO_END, ENTERED)
        else:
            use(t, step, action, ICICLES)
        return True

    def adds_by(self, t: RaceTable, step: Moment) -> tuple[str, ...]:
        if isinstance(step, Saving):
            return ("JR-E8c",)
        is_there = isinstance(step, Underway) and step.place(t) == TOWER_OF_ICICLES
        return ("JR-E8a", "JR-E8b") if is_there or storm_at(t) >= 0 else ("JR-E8a",)

    def why_not(self, t: RaceTable, step: Moment, action: i64) -> Reason | None:
        kind = ACTIONS.kind(action)
        if isinstance(step, Saving):
            missing = PROOF - worth_of(t, step.seat, ICICLES, t.held(step.seat, ICICLES))
            return too_poor(t, "glacier", "JR-E8c", bit(ICICLES), missing) if kind == GLACIER else None
        if kind != STORM:
            return None
        hexagon = action - STORM
        place = not_there(t, hexagon, "JR-E8a")
        if hexagon == UNDERGROUND:
            place = Reason("jackrabbits-storm-below", "JR-E8a")
        elif is_own_storm(t, step.seat, hexagon):
            place = Reason("jackrabbits-storm-there", "JR-E8a", place=NAMES.thing(hexagon))
        return why_not_use(t, step.seat, HAS_STORMED, ICICLES, action, place)

    # --- the storm: JR-E8a, JR-E8b -------------------------------------------------------------------------------

    def works(self, t: RaceTable, seat: i64, action: i64) -> None:
        t.marks[HAS_STORMED] = 1
        move_storm(t, seat, action - STORM)
        t.idle = -1
        t.tell(event(MOVED_STORM, seat, action - STORM))

    def spots(self, t: RaceTable) -> i64:
        return spot(storm_at(t)) if t.marks[STORM_AT] else 0

    def holds(self, t: RaceTable, seat: i64, tile: i64) -> bool:
        return storm_at(t) == tile

    def grips(self) -> bool:
        return True

    def why_held(self, t: RaceTable, seat: i64, tile: i64) -> Reason:
        return Reason("jackrabbits-stormed", "JR-E8b", place=NAMES.thing(tile))

    def turn_starts(self, t: RaceTable, seat: i64) -> None:
        """It goes back beside the board."""
        if t.marks[STORM_OF] == seat + 1:
            t.tell(event(STORM_PASSED, seat, storm_at(t)))
            t.marks[STORM_AT] = 0
            t.marks[STORM_OF] = 0
            t.spots = NOT_KNOWN

    def recall(self, t: RaceTable, seat: i64, words: list[str]) -> None:
        """The hexagon where the storm of this player is."""
        for word in words:
            if word not in HEX_TEXTS or not t.rules.hexagons & bit(HEX_TEXTS.index(word)):
                raise BadInput("position/remembered", option="icicles", text=word)
            move_storm(t, seat, HEX_TEXTS.index(word))

    def laid(self, view: RaceView) -> list[Laid]:
        at, mover = view.marks[STORM_AT], view.marks[STORM_OF]
        if not at or not mover:
            return []
        notice = Reason("jackrabbits-storm-notice", "JR-E8a", tile=NAMES.thing(at - 1), player=sitter(mover - 1))
        return [Laid("storm", notice, tiles=(at - 1,), seat=mover - 1)]

    # --- the glacier: JR-E8c -------------------------------------------------------------------------------------

    def saves(self, t: RaceTable, saving: Saving) -> bool:
        """Whoever falls, however and in whosever turn."""
        return True


def storm_at(t: RaceTable) -> i64:
    """The hexagon where the storm is; -1 if it is beside the board."""
    return t.marks[STORM_AT] - 1


def move_storm(t: RaceTable, seat: i64, hexagon: i64) -> None:
    t.marks[STORM_AT] = hexagon + 1
    t.marks[STORM_OF] = seat + 1
    t.spots = NOT_KNOWN


def is_own_storm(t: RaceTable, seat: i64, hexagon: i64) -> bool:
    """Whether the storm is there, and this player has put it there: to put it there again would change nothing."""
    return storm_at(t) == hexagon and t.marks[STORM_OF] == seat + 1


class ShowIce(Show):
    """Show icicles worth six or more, and be saved at the glacier; they are kept. JR-E8c."""

    name = "show-ice"

    def __init__(self, seat: i64, shown: i64) -> None:
        super().__init__(seat, ICICLES, shown)

    def asks(self, t: RaceTable, seat: i64) -> Reason | None:
        shown = int(worth_of(t, seat, ICICLES, self.shown)) if self.shown else 0
        return Reason("jackrabbits-ask-ice", "JR-E8c", player=sitter(seat), shown=shown, need=PROOF)

    def action(self) -> i64:
        return PROVE

    def show(self, t: RaceTable, card: i64, shown: i64) -> None:
        t.tell(event(SHOWED_ICE, self.seat, card))
        t.push(ShowIce(self.seat, shown))

    def complete(self, t: RaceTable, shown: i64) -> None:
        t.tell(event(TO_GLACIER, self.seat, TOWER_OF_ICICLES))
        save_to(t, self.seat, TOWER_OF_ICICLES)

    def continues(self) -> bool:
        return True

    def rules(self, t: RaceTable, seat: i64) -> tuple[str, ...]:
        return ("JR-E8c",)

    def because(self, t: RaceTable, action: i64) -> Reason:
        return self.why_not_show(t, "ice", "JR-E8c", action)

    def parts(self) -> list[int]:
        return [self.seat, self.shown]
