"""Acorns: the beast that keeps a rhombus, the load on the dice, and dice that one chooses. JR-E4a to JR-E4d."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Never

from mypy_extensions import i64

from warren.core.actions import Field, Span
from warren.core.cards import bit
from warren.core.choices import Choices
from warren.core.errors import Reason, first_reason
from warren.core.facts import Part, event
from warren.core.messages import Sort, sitter
from warren.core.step import Gathering, Step
from warren.games.jackrabbits import actions, facts
from warren.games.jackrabbits.actions import ACTIONS, GO, TRAVELS
from warren.games.jackrabbits.deck import (
    ACORNS,
    CARD_TEXTS,
    COURT,
    FIRST_JOKER,
    JOKERS,
    LOWEST,
    is_royal,
)
from warren.games.jackrabbits.facts import GIVES, LAYS, TILE, fact
from warren.games.jackrabbits.laid import Laid
from warren.games.jackrabbits.land.lattice import RHOMBUS
from warren.games.jackrabbits.land.tiles import FIRST_END, HEXAGONS, NAMES, SHAPE, TILE_OF_END, TILES
from warren.games.jackrabbits.rule import Suit
from warren.games.jackrabbits.slots import SLOTS
from warren.games.jackrabbits.turn.falling import fall
from warren.games.jackrabbits.turn.laying import ALL, Laying, dealt_to_lay, discard, has_more_than_royals, laid_value
from warren.games.jackrabbits.turn.lottery import set_dice
from warren.games.jackrabbits.turn.moment import ASIDE, BEFORE_ROLL, Moment
from warren.games.jackrabbits.turn.payment import can_reach
from warren.games.jackrabbits.turn.powers import allow_anywhere, can_use, use, why_not_use
from warren.games.jackrabbits.turn.road import ENTERED, OnRoad, OnTheWay, Transfer, come_to, too_dear, why_barred

if TYPE_CHECKING:
    from warren.games.jackrabbits.ruleset import Ruleset
    from warren.games.jackrabbits.table import RaceTable
    from warren.games.jackrabbits.view import RaceView

RHOMBI: Final = tuple(tile for tile in range(HEXAGONS, TILES) if SHAPE[tile] == RHOMBUS)
DICE: Final = tuple((low, high) for low in range(1, 7) for high in range(low, 7))
"""All that two dice can show."""

FLEE: Final[i64] = ACTIONS.add(Span("flee", rule="JR-E4a"))
BEAST: Final[i64] = ACTIONS.add(
    Span("beast", Field("tile", Sort("tile", [NAMES[tile] for tile in RHOMBI])), rule="JR-E4a", phase="journey")
)
TRAVELS.add(FLEE)
LOAD: Final[i64] = ACTIONS.add(Span("load", actions.CARD, rule="JR-E4c", phase="increment"))
LOAD_HIGH: Final[i64] = ACTIONS.add(
    Span("load-high", actions.CARD, rule="JR-E0j", phase="increment")
)  # an Ace, as eleven
CHOOSE: Final[i64] = ACTIONS.add(
    Span("choose", Field("dice", [f"{one}-{other}" for one, other in DICE]), rule="JR-E4d", phase="lottery")
)

MOVED_BEAST: Final[i64] = fact("moved-beast", "JR-E4a JR-E0i", TILE, fleeting=True)
FLED: Final[i64] = fact("fled", "JR-E4a JR-E0h JR-U1", TILE, fleeting=True)
OPENED_SIDES: Final[i64] = fact("opened-sides", "JR-E4b", TILE, fleeting=True)
LOADED: Final[i64] = fact("loaded", "JR-E4c JR-E0j JR-I3", facts.CARD, Part("points"), tells=LAYS)
UNLOADED: Final[i64] = fact("unloaded", "JR-E4c JR-E0j", facts.CARD, tells=GIVES)
CHOSE_DICE: Final[i64] = fact("chose-dice", "JR-E4d", facts.CARD, Part("first"), Part("second"), tells=GIVES)

BEAST_AT: Final[i64] = SLOTS.add_token("beast")
HAS_MOVED: Final[i64] = SLOTS.add_marks(1, of_turn=True)
LOAD_POINTS: Final[i64] = SLOTS.add_marks(1)
LOAD_CARDS: Final[i64] = SLOTS.add_places(1)

HEAVIEST: Final = 10
"""What the load can come to; of more it is rid at once. JR-E4c."""


class Acorns(Suit):
    """They move the beast, weigh on everybody's dice, and let a joker choose them."""

    def kinds(self) -> tuple[int, ...]:
        return (FLEE, BEAST, LOAD, LOAD_HIGH, CHOOSE)

    def steps(self) -> tuple[type[Step[Never]], ...]:
        return (MeetBeast, Loading)

    def join(self, rules: Ruleset) -> None:
        allow_anywhere(rules, self)
        rules.add_at(BEFORE_ROLL, self)
        rules.let_do(self, BEAST, CHOOSE)
        rules.enters.append(self)
        rules.loads.append(self)
        rules.turn_ends.append(self)

    def adds(self, t: RaceTable, step: Moment, found: Choices) -> None:
        if step.moment(t) == BEFORE_ROLL:
            if t.held(step.seat, JOKERS):
                for number in range(len(DICE)):
                    found.append(CHOOSE + number)
            return
        if isinstance(step, OnRoad) and beast_at(t) == step.tile:
            add_all_sides(t, step, found)
        if can_use(t, step.seat, HAS_MOVED, ACORNS):
            add_rhombi(t, found)

    def does(self, t: RaceTable, step: Moment, action: i64) -> bool:
        if ACTIONS.kind(action) == CHOOSE:
            choose_dice(t, step.seat, action - CHOOSE)
        elif isinstance(step, MeetBeast):
            step.charge(t, action, bit(ACORNS))
        else:
            use(t, step, action, ACORNS)
        return True

    def adds_by(self, t: RaceTable, step: Moment) -> tuple[str, ...]:
        if step.moment(t) == BEFORE_ROLL:
            return ("JR-E4d",) if t.held(step.seat, JOKERS) else ()
        return ("JR-E4a", "JR-E4b") if isinstance(step, OnRoad) and beast_at(t) == step.tile else ("JR-E4a",)

    def why_not(self, t: RaceTable, step: Moment, action: i64) -> Reason | None:
        kind = ACTIONS.kind(action)
        if kind == GO and isinstance(step, OnRoad) and beast_at(t) == step.tile == TILE_OF_END[action - GO]:
            return why_barred(t, step.seat, t.rules.roads.across[action - GO])
        if kind == CHOOSE and step.moment(t) == BEFORE_ROLL:
            return Reason("jackrabbits-choose-with-joker", "JR-E4d")
        if kind != BEAST or step.moment(t) == BEFORE_ROLL:
            return None
        return why_not_use(t, step.seat, HAS_MOVED, ACORNS, action, why_not_there(t, RHOMBI[action - BEAST]))

    # --- the beast: JR-E4a ---------------------------------------------------------------------------------------

    def works(self, t: RaceTable, seat: i64, action: i64) -> None:
        tile = RHOMBI[action - BEAST]
        t.marks[HAS_MOVED] = 1
        move_beast(t, seat, tile)
        step = t.step()
        if isinstance(step, OnRoad) and step.tile == tile:
            t.tell(event(OPENED_SIDES, seat, tile))

    def enters(self, t: RaceTable, seat: i64, tile: i64, came: i64, done: i64) -> bool:
        """Who comes upon the beast flees off the board, unless they pay to drive it away; asked, able or not."""
        if beast_at(t) != tile:
            return False
        t.push(MeetBeast(seat, tile, came))
        return True

    def paid(self, t: RaceTable, transfer: Transfer) -> None:
        """The toll: the beast goes first, then the rabbit is where it came to."""
        move_beast(t, transfer.seat, RHOMBI[transfer.action - BEAST])
        come_to(t, transfer.seat, transfer.tile, transfer.came, ENTERED)

    # --- the load: JR-E4c ----------------------------------------------------------------------------------------

    def loads(self, t: RaceTable) -> i64:
        return t.marks[LOAD_POINTS]

    def turn_ends(self, t: RaceTable, seat: i64) -> None:
        """Everybody who holds cards that nobody need know is asked, able or not."""
        if has_more_than_royals(t, seat):
            t.push(Loading(seat, ALL, -1))

    def recall(self, t: RaceTable, seat: i64, words: list[str]) -> None:
        """The cards of the load, from the pile."""
        for word in words:
            card = dealt_to_lay(t, seat, ACORNS, word)
            lay(t, seat, card, laid_value(t, card))
            if t.price:
                t.price += laid_value(t, card)

    def laid(self, view: RaceView) -> list[Laid]:
        """The beast on the land, and the load beside the dice."""
        found: list[Laid] = []
        if view.marks[BEAST_AT]:
            tile = view.marks[BEAST_AT] - 1
            notice = Reason("jackrabbits-beast-notice", "JR-E4a", tile=NAMES.thing(tile))
            found.append(Laid("beast", notice, tiles=(tile,)))
        if view.marks[LOAD_POINTS]:
            cards, points = view.lying(LOAD_CARDS), view.marks[LOAD_POINTS]
            notice = Reason("jackrabbits-load-notice", "JR-E4c", cards=CARD_TEXTS.things(cards), points=points)
            found.append(Laid("load", notice, cards=tuple(cards), points=points))
        return found


# --- the beast ---------------------------------------------------------------------------------------------------


def beast_at(t: RaceTable) -> i64:
    """The tile where the beast lies; -1 if it is beside the board."""
    return t.marks[BEAST_AT] - 1


def number_of(rhombus: i64) -> i64:
    """Its number among all rhombi: in each set of road tiles they are the first three of six."""
    return (rhombus - HEXAGONS) // 6 * 3 + (rhombus - HEXAGONS) % 6


def add_rhombi(t: RaceTable, found: Choices) -> None:
    """Every rhombus but the one where the beast lies."""
    there = beast_at(t)
    for tile in t.rules.rhombi:
        if tile != there:
            found.append(BEAST + number_of(tile))


def add_all_sides(t: RaceTable, step: OnRoad, found: Choices) -> None:
    """Who has put the beast where they stand may leave by any side, also by the one they came in by. JR-E4b."""
    end = FIRST_END[step.tile]
    while end < FIRST_END[step.tile + 1]:
        if not found.has(GO + end) and step.may_go(t, t.rules.roads.across[end]):
            found.append(GO + end)
        end += 1


def move_beast(t: RaceTable, seat: i64, tile: i64) -> None:
    t.marks[BEAST_AT] = tile + 1
    t.idle = -1
    t.tell(event(MOVED_BEAST, seat, tile))


def why_not_there(t: RaceTable, tile: i64) -> Reason | None:
    """Why the beast cannot be put on a rhombus, whoever pays."""
    if tile not in t.rules.rhombi:
        return Reason("jackrabbits-not-on-land", "JR-E4a", place=NAMES.thing(tile))
    return Reason("jackrabbits-beast-there", "JR-E4a", place=NAMES.thing(tile)) if tile == beast_at(t) else None


class MeetBeast(OnTheWay):
    """Face to face with the beast: pay to drive it away, or flee off the board. JR-E4a."""

    name = "meet-beast"

    def moment(self, t: RaceTable) -> i64:
        return ASIDE

    def asks(self, t: RaceTable, seat: i64) -> Reason | None:
        return Reason(
            "jackrabbits-ask-beast", "JR-E4a", player=sitter(seat), tile=NAMES.thing(self.tile), price=int(t.price)
        )

    def add_usual(self, t: RaceTable, found: Choices) -> None:
        found.append(FLEE)
        if can_reach(t, self.seat, bit(ACORNS), t.price):
            add_rhombi(t, found)

    def act(self, t: RaceTable, action: i64) -> None:
        fall(t, self.seat, FLED, self.tile)

    def ids(self, t: RaceTable) -> tuple[str, ...]:
        return ("JR-E4a", "JR-E0h")

    def reason(self, t: RaceTable, action: i64) -> Reason:
        if ACTIONS.kind(action) != BEAST:
            return Reason("jackrabbits-beast-first", "JR-E4a", place=NAMES.thing(self.tile))
        return first_reason(
            place=why_not_there(t, RHOMBI[action - BEAST]),
            price=too_dear(t, self.seat, "beast", "JR-E4a", bit(ACORNS), t.price),
        )


# --- the load ----------------------------------------------------------------------------------------------------


def lay(t: RaceTable, seat: i64, card: i64, points: i64) -> None:
    t.move_card(card, seat, LOAD_CARDS)
    t.marks[LOAD_POINTS] += points
    t.tell(event(LOADED, seat, card, points))


def maybe_unload(t: RaceTable, seat: i64) -> None:
    """A load that has become too heavy is discarded. JR-E4c."""
    if t.marks[LOAD_POINTS] > HEAVIEST:
        discard(t, seat, LOAD_CARDS, LOAD_POINTS, UNLOADED)


class Loading(Laying):
    """At the end of a turn: lay acorns on the load, lowest first, as many as one likes. JR-E4c, JR-I3."""

    name = "loading"

    def asks(self, t: RaceTable, seat: i64) -> Reason | None:
        points = int(t.marks[LOAD_POINTS])
        return Reason("jackrabbits-ask-load", "JR-E4c", player=sitter(seat), points=points, most=HEAVIEST)

    def gathers(self, t: RaceTable, seat: i64) -> Gathering | None:
        worth: dict[int, int] = {}
        for card in t.cards_in(seat):
            if card // 13 == ACORNS and not is_royal(card):
                worth[card] = int(laid_value(t, card))
        return Gathering("load", 0, bit(ACORNS), t.marks[LOAD_POINTS], worth=worth, end="rest")

    def suit(self) -> i64:
        return ACORNS

    def low(self) -> i64:
        return LOAD

    def high(self) -> i64:
        return LOAD_HIGH

    def may_lay(self, t: RaceTable, whom: i64) -> bool:
        return whom == ALL

    def lay(self, t: RaceTable, whom: i64, card: i64, points: i64) -> None:
        lay(t, self.seat, card, points)

    def further(self, whom: i64, card: i64) -> Laying:
        return Loading(self.seat, ALL, card)

    def finish(self, t: RaceTable) -> None:
        maybe_unload(t, self.seat)

    def rules(self, t: RaceTable, seat: i64) -> tuple[str, ...]:
        return ("JR-E4c", "JR-E0j", "JR-I3")

    def unsaid(self) -> Reason:
        return Reason("jackrabbits-load-or-rest", "JR-E4c")

    def why_not_card(self, card: i64, is_high: bool) -> Reason:
        return why_not_load(card, is_high)


def why_not_load(card: i64, is_high: bool) -> Reason:
    """A card that goes on no load, or not as eleven."""
    message = "jackrabbits-load-not-high" if is_high else "jackrabbits-load-acorns"
    return Reason(message, "JR-E0j", card=CARD_TEXTS.thing(card))


# --- chosen dice -------------------------------------------------------------------------------------------------


def choose_dice(t: RaceTable, seat: i64, number: i64) -> None:
    """A joker is given back, and both dice are as one likes. JR-E4d."""
    one, other = DICE[number]
    joker = FIRST_JOKER + LOWEST[t.held(seat, JOKERS)]
    t.move_card(joker, seat, COURT)
    t.tell(event(CHOSE_DICE, seat, joker, one, other))
    set_dice(t, one - 1, other - 1)
    t.depart(seat)
