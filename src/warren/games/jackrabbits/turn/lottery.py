"""The first phase: two dice give the price of the turn, and a card that matches one wins a card. JR-L1 to JR-L3."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from warren.core.choices import Choices
from warren.core.errors import Reason
from warren.core.facts import event
from warren.core.messages import sitter
from warren.games.jackrabbits.actions import ACTIONS, DISCARD, MATCH, ROLL
from warren.games.jackrabbits.deck import JOKERS, RANK_BIT
from warren.games.jackrabbits.facts import MATCHED, ROLLED, ROLLED_OFF_LAND, WON_CARD
from warren.games.jackrabbits.reasons import at_another_time
from warren.games.jackrabbits.turn.limit import add_discards, begin_discards
from warren.games.jackrabbits.turn.moment import BEFORE_ROLL, Moment
from warren.games.jackrabbits.turn.road import Underway

if TYPE_CHECKING:
    from warren.games.jackrabbits.table import RaceTable


@mypyc_attr(allow_interpreted_subclasses=True)
class Lottery:
    """Once a turn, one card whose number is on a die wins one card. JR-L2."""

    def add_matches(self, t: RaceTable, seat: i64, found: Choices) -> None:
        """Add the cards that may be shown now."""
        if t.matches == 0:
            add_matching(t, seat, found)

    def match(self, t: RaceTable, seat: i64, card: i64) -> None:
        """Show a card, and draw one."""
        t.matches += 1
        t.tell(event(MATCHED, seat, card))
        t.draw(seat, WON_CARD)

    def why_not_again(self, t: RaceTable, card: i64) -> Reason | None:
        """Whether a card may not be shown any more, because one was shown."""
        return Reason("jackrabbits-matched-already", "JR-L2") if t.matches else None


def add_matching(t: RaceTable, seat: i64, found: Choices) -> None:
    """The cards of a hand whose number is on one of the dice; an Ace is a 1. JR-L2."""
    numbers = RANK_BIT[t.dice // 6] | RANK_BIT[t.dice % 6]
    for suit in t.rules.stacks:
        if suit != JOKERS:
            mask = t.held(seat, suit) & numbers
            if mask:
                low, high = t.dice // 6, t.dice % 6
                if low > high:
                    low, high = high, low
                if mask & RANK_BIT[low]:
                    found.append(MATCH + suit * 13 + low)
                if low != high and mask & RANK_BIT[high]:
                    found.append(MATCH + suit * 13 + high)


class Roll(Moment):
    """Roll the dice. JR-L1, JR-L3."""

    name = "roll"
    phase = "lottery"

    def asks(self, t: RaceTable, seat: i64) -> Reason | None:
        kinds = {ACTIONS.span(action).kind for action in self.choices(t) if action != ROLL}
        return Reason("jackrabbits-ask-roll", "JR-L1", player=sitter(seat), also="-".join(sorted(kinds)) or "none")

    def moment(self, t: RaceTable) -> i64:
        return BEFORE_ROLL

    def add_usual(self, t: RaceTable, found: Choices) -> None:
        found.append(ROLL)

    def act(self, t: RaceTable, action: i64) -> None:
        roll(t, self.seat)

    def ids(self, t: RaceTable) -> tuple[str, ...]:
        return ("JR-L1", "JR-L3")

    def reason(self, t: RaceTable, action: i64) -> Reason:
        return at_another_time(t, self.seat, action)


def roll(t: RaceTable, seat: i64) -> None:
    """Two dice; their sum is the price of this turn. Then the journey. JR-L1."""
    rolled(t, seat, t.below(6), t.below(6))
    for rule in t.rules.rolls:
        rule.rolls(t, seat)


def set_dice(t: RaceTable, first: i64, second: i64) -> None:
    """The dice of this turn, each from 0 to 5, give its price, with what rules add to it. JR-L1."""
    t.dice = first * 6 + second
    t.price = first + second + 2 + load_of(t)


def load_of(t: RaceTable) -> i64:
    """What is added to the sum of the dice."""
    total: i64 = 0
    for rule in t.rules.loads:
        total += rule.loads(t)
    return total


def rolled(t: RaceTable, seat: i64, first: i64, second: i64) -> None:
    """The dice have been rolled: the price is known, and the journey follows."""
    set_dice(t, first, second)
    kind = ROLLED if t.rules.above_ground(t.rabbits[seat]) else ROLLED_OFF_LAND
    t.tell(event(kind, seat, first + 1, second + 1, t.price))
    t.depart(seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Departure(Underway):
    """What comes after the roll and before the journey: show a card in the lottery, or discard down. JR-L2, JR-N1."""

    phase = "journey"

    def add_ways(self, t: RaceTable, found: Choices) -> None:
        """The ways to travel that the basic turn has."""
        raise NotImplementedError

    def travel(self, t: RaceTable, action: i64) -> None:
        """Go one of them."""
        raise NotImplementedError

    def add_usual(self, t: RaceTable, found: Choices) -> None:
        t.rules.lottery.add_matches(t, self.seat, found)
        add_discards(t, self.seat, found)
        self.add_ways(t, found)

    def act(self, t: RaceTable, action: i64) -> None:
        kind = ACTIONS.kind(action)
        if kind == MATCH:
            t.push(self)
            t.rules.lottery.match(t, self.seat, action - MATCH)
        elif kind == DISCARD:
            t.push(self)
            begin_discards(t, self.seat, action - DISCARD)
        else:
            self.travel(t, action)
