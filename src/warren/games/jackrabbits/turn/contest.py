"""A contest of sums: two players in turn play cards of some suits, and exceed the other's total or give up. JR-D2.

What it is about, which suits count and what follows when somebody gives up is said by each such contest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from warren.core.cards import bit
from warren.core.choices import Choices
from warren.core.errors import Reason
from warren.core.facts import event
from warren.games.jackrabbits.actions import ACTIONS, FIGHT, HEX_TEXTS, YIELD
from warren.games.jackrabbits.deck import ANSWERED, TENDERED, is_royal
from warren.games.jackrabbits.facts import FOUGHT, FOUGHT_ROYAL, YIELDED
from warren.games.jackrabbits.land.tiles import suits_in
from warren.games.jackrabbits.reasons import why_not_gather
from warren.games.jackrabbits.turn.payment import Gather, sum_of

if TYPE_CHECKING:
    from warren.games.jackrabbits.table import RaceTable


@mypyc_attr(allow_interpreted_subclasses=True)
class Exceed(Gather):
    """Add cards until the total exceeds the other's, or give up. Nobody starts who could not. JR-D2."""

    def __init__(self, seat: i64, attacker: i64, defender: i64, need: i64, last: i64) -> None:
        super().__init__(seat, -1, need, 0, TENDERED if seat == attacker else ANSWERED, last)
        self.attacker = attacker
        self.defender = defender

    def turn_of(self, seat: i64, need: i64, last: i64) -> Exceed:
        """The same contest, in which it is this player's turn to come to so much."""
        raise NotImplementedError

    def give_up(self, t: RaceTable) -> None:
        """What follows if this player does not exceed the other's total."""
        raise NotImplementedError

    def tells(self, t: RaceTable) -> dict[str, object]:
        """With what both have played."""
        attack, defence = (
            int(sum_of(t, seat, place, self.accepts(t))) if t.cards_in(place) else 0
            for seat, place in ((self.attacker, TENDERED), (self.defender, ANSWERED))
        )
        return super().tells(t) | {
            "attacker": int(self.attacker),
            "defender": int(self.defender),
            "place": HEX_TEXTS[t.rabbits[self.attacker]],
            "need": int(self.need),
            "attack": attack,
            "defence": defence,
            "suits": list(suits_in(int(self.accepts(t) & t.rules.suits))),
        }

    def gives_in(self) -> i64:
        """The action by which one gives up."""
        return YIELD

    def tell_end(self, t: RaceTable) -> None:
        """Tell that this player gives up."""
        t.tell(event(YIELDED, self.seat, self.rival()))

    def rival(self) -> i64:
        return self.attacker + self.defender - self.seat

    def action(self) -> i64:
        return FIGHT

    def next_step(self, card: i64) -> Gather:
        return self.turn_of(self.seat, self.need, card)

    def fill(self, t: RaceTable, found: Choices) -> None:
        super().fill(t, found)
        if self.may_yield():
            found.append(self.gives_in())
            found.sort()

    def may_yield(self) -> bool:
        """Once it has begun, and before any card is added."""
        return self.last < 0 and (self.seat == self.defender or self.need > 1)

    def choose(self, t: RaceTable, action: i64) -> None:
        if action == self.gives_in():
            self.tell_end(t)
            self.give_up(t)
        else:
            super().choose(t, action)

    def tell_card(self, t: RaceTable, card: i64) -> None:
        t.tell(event(FOUGHT_ROYAL if is_royal(card) else FOUGHT, self.seat, card))

    def complete(self, t: RaceTable) -> None:
        """Now the other has to exceed this."""
        total = sum_of(t, self.seat, self.place, self.accepts(t))
        t.push(self.turn_of(self.rival(), total + 1, -1))

    def rules(self, t: RaceTable, seat: i64) -> tuple[str, ...]:
        return ("JR-D2", "JR-D3")

    def because(self, t: RaceTable, action: i64) -> Reason:
        kind = self.action()
        what = ACTIONS.span(int(kind)).kind
        if action == self.gives_in():
            return Reason("jackrabbits-fight-begun" if self.last >= 0 else "jackrabbits-attack-first", "JR-D2")
        if ACTIONS.kind(action) == kind and t.holds(self.seat, action - kind) and self.last < 0:
            total = sum_of(t, self.seat, self.seat, self.accepts(t))
            if total < self.need and self.accepts(t) & bit((action - kind) // 13):
                return Reason("jackrabbits-cannot-exceed", "JR-D2", what=what, total=int(total), need=int(self.need))
        return why_not_gather(t, self, action, what, "JR-D2")

    def continues(self) -> bool:
        return self.last >= 0 or self.need == 1

    def parts(self) -> list[int]:
        return [self.seat, self.attacker, self.defender, self.need, self.last]
